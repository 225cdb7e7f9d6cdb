"""§6, §7: how a round and a game ended, for people to read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from saltmochi.games.sea_salt_paper.editions import E7, TieBreak
from saltmochi.games.sea_salt_paper.rules import leaders, preferred, winners
from saltmochi.games.sea_salt_paper.scoring import (
    collector_points,
    colour_bonus,
    duo_points,
    mermaid_points,
    multiplier_points,
)
from saltmochi.games.sea_salt_paper.state import HAND, LAID, NOBODY, Ending, Finish, State
from saltmochi.games.sea_salt_paper.view import View, write_view
from saltmochi.table.outcome import Outcome, seats_in
from saltmochi.table.seats import WATCHER


@dataclass(frozen=True)
class Parts:
    """§5: what a player's cards are worth, part by part."""

    duos: int
    collectors: int
    multipliers: int
    mermaids: int
    colour_bonus: int  # not among the points: paid only after a last chance

    @property
    def points(self) -> int:
        """The points of the cards, without colour bonus."""
        return self.duos + self.collectors + self.multipliers + self.mermaids


@dataclass(frozen=True)
class RoundResult:
    """How a round ended, and what each player got for what."""

    ending: str
    caller: int | None
    parts: tuple[Parts | None, ...]  # of the hands that were shown
    cards_paid: tuple[bool, ...]  # whether a player's card points were paid
    bonus_paid: tuple[bool, ...]  # whether the colour bonus was
    gains: tuple[int, ...]


def parts(duos: int, others: int) -> Parts:
    """The parts of what a set of cards is worth."""
    return Parts(
        duos=duo_points(duos),
        collectors=collector_points(others),
        multipliers=multiplier_points(duos, others),
        mermaids=mermaid_points(duos, others),
        colour_bonus=colour_bonus(duos, others),
    )


def parts_of(view: View, seat: int) -> Parts:
    """The parts of what a player's cards are worth, whose hand is shown."""
    return parts(*cards_of(view, seat))


def cards_of(view: View, seat: int) -> tuple[int, int]:
    """All cards of a player whose hand is shown, hand and laid, as different cards."""
    hand, laid = HAND + seat, LAID + seat
    return joined(view.duos[hand], view.duos[laid]), joined(view.others[hand], view.others[laid])


def joined(one: int, other: int) -> int:
    """Two words of a view as one: where both have a card, the next one alike is meant too."""
    while other:
        card = other & -other
        other ^= card
        while one & card:
            card <<= 1
        one |= card
    return one


def round_result(table: State | View) -> RoundResult | None:
    """How the round on the table ended, as a seat or, of a whole table, everybody sees it; None while it goes on."""
    if table.ending == Ending.NONE:
        return None
    view = table if isinstance(table, View) else View()
    if isinstance(table, State):
        write_view(table, WATCHER, view)
    seats = range(view.players)
    won = view.ending == Ending.LAST_CHANCE_WON
    lost = view.ending == Ending.LAST_CHANCE_LOST
    return RoundResult(
        ending=Ending(view.ending).name.lower(),
        caller=None if view.caller == NOBODY else view.caller,
        parts=tuple(parts_of(view, seat) if view.shown[seat] else None for seat in seats),
        cards_paid=tuple(
            view.ending == Ending.STOP or (won and seat == view.caller) or (lost and seat != view.caller)
            for seat in seats
        ),
        bonus_paid=tuple(won or (lost and seat == view.caller) for seat in seats),
        gains=tuple(view.gains[: view.players]),
    )


class Reason(StrEnum):
    """Why a game is over."""

    TARGET = "target"
    MERMAIDS = "mermaids"
    VOIDS = "voids"


class Decider(StrEnum):
    """What decided between equal totals, if anything had to."""

    NONE = ""
    SHARED = "shared"
    LAST_ROUND = "last_round"
    ENDER = "ender"


REASONS = {Finish.TARGET: Reason.TARGET, Finish.MERMAIDS: Reason.MERMAIDS, Finish.VOIDS: Reason.VOIDS}
DECIDERS = {TieBreak.LAST_ROUND: Decider.LAST_ROUND, TieBreak.ENDER: Decider.ENDER}


def find_outcome(state: State) -> Outcome:
    """§7: who won, why, and what decided between equal totals."""
    return Outcome(
        winners=seats_in(winners(state), state.players),
        reason=REASONS[Finish(state.finish)],
        tie_break=find_decider(state),
        scores=tuple(state.scores[: state.players]),
    )


def find_decider(state: State) -> Decider:
    """§7.2, E7: what decided between equal totals."""
    tied = leaders(state)
    if state.finish == Finish.MERMAIDS or not tied & (tied - 1):
        return Decider.NONE
    broken = state.finish == Finish.TARGET and preferred(state, tied) != tied
    return DECIDERS[TieBreak(E7[state.edition])] if broken else Decider.SHARED
