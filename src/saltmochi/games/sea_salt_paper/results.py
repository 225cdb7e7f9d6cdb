"""§6, §7: how a round and a game ended, for people to read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from saltmochi.games.sea_salt_paper.cards import FOUR_MERMAIDS, MERMAIDS
from saltmochi.games.sea_salt_paper.editions import E7, TieBreakRule
from saltmochi.games.sea_salt_paper.expansion_scoring import (
    expanded_collector_points,
    expanded_mermaid_points,
    expanded_multiplier_points,
    hand_duo_points,
    laid_duo_points,
)
from saltmochi.games.sea_salt_paper.holding import Holding, holding_of
from saltmochi.games.sea_salt_paper.rules import leaders, tie_break_winners, winners
from saltmochi.games.sea_salt_paper.scoring import (
    collector_points,
    colour_bonus,
    duo_points,
    mermaid_points,
    multiplier_points,
)
from saltmochi.games.sea_salt_paper.state import HAND, LAID, NOBODY, Ending, Finish, State
from saltmochi.games.sea_salt_paper.steps import wins_with_three
from saltmochi.games.sea_salt_paper.view import View, write_view
from saltmochi.table.outcome import Outcome, seats_in
from saltmochi.table.rule import rule
from saltmochi.table.seats import WATCHER


@dataclass(frozen=True)
class Parts:
    """§5, §12: the points of a player's cards, part by part."""

    duos: int
    collectors: int
    multipliers: int
    mermaids: int
    colour_bonus: int  # not included in `points`, since it is paid only after last chance

    @property
    def points(self) -> int:
        """Return the points of the cards, without colour bonus."""
        return self.duos + self.collectors + self.multipliers + self.mermaids


@dataclass(frozen=True)
class RoundResult:
    """How a round ended, and what each player scored."""

    ending: str
    caller: int | None
    parts: tuple[Parts | None, ...]  # None for hands that were not shown
    cards_paid: tuple[bool, ...]  # whether a player's card points were paid
    bonus_paid: tuple[bool, ...]  # whether the colour bonus was paid
    gains: tuple[int, ...]


def parts(holding: Holding) -> Parts:
    """Return the points of a player's cards, part by part."""
    duos, others = holding.cards
    if not holding.expansions:
        return Parts(
            duos=duo_points(duos),
            collectors=collector_points(others),
            multipliers=multiplier_points(duos, others),
            mermaids=mermaid_points(duos, others),
            colour_bonus=colour_bonus(duos, others),
        )
    return Parts(
        duos=hand_duo_points(*holding.hand, holding.events) + laid_duo_points(*holding.laid),
        collectors=expanded_collector_points(others, holding.events),
        multipliers=expanded_multiplier_points(duos, others),
        mermaids=expanded_mermaid_points(duos, others, holding.events),
        colour_bonus=colour_bonus(duos, others),
    )


def parts_of(view: View, seat: int) -> Parts:
    """Return the points of a player's cards, part by part; the hand must be shown."""
    return parts(holding_of(view, seat))


def round_result(table: State | View) -> RoundResult | None:
    """Return how the round ended, as the seat of a view sees it; None while it goes on.

    For a complete state this is what everybody sees.
    """
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


def ending_name(state: State) -> str:
    """Return how the round ended, in one word; a win by fewer than four mermaids has its own."""
    return Reason.MERMAIDS_DANCE if wins_by_dance(state) else Ending(state.ending).name.lower()


@rule
def ender(table: State | View) -> int:
    """Return who ended the round that is over: the caller, or the player in turn if nobody called."""
    return table.caller if Ending.STOP <= table.ending <= Ending.LAST_CHANCE_LOST else table.turn


class Reason(StrEnum):
    """Why a game is over."""

    TARGET = "target"
    MERMAIDS = "mermaids"
    MERMAIDS_DANCE = "mermaids_dance"  # §16.11
    VOIDS = "voids"


class Decider(StrEnum):
    """What decided between equal totals, if anything had to."""

    NONE = ""
    SHARED = "shared"
    LAST_ROUND = "last_round"
    ENDER = "ender"


REASONS = {Finish.TARGET: Reason.TARGET, Finish.MERMAIDS: Reason.MERMAIDS, Finish.VOIDS: Reason.VOIDS}
DECIDERS = {TieBreakRule.LAST_ROUND: Decider.LAST_ROUND, TieBreakRule.ENDER: Decider.ENDER}


def find_outcome(state: State) -> Outcome:
    """§7: return who won, why, and what decided between equal totals."""
    return Outcome(
        winners=seats_in(winners(state), state.players),
        reason=Reason.MERMAIDS_DANCE if wins_by_dance(state) else REASONS[Finish(state.finish)],
        tie_break=find_decider(state),
        scores=tuple(state.scores[: state.players]),
    )


def wins_by_dance(state: State) -> bool:
    """§16.11: whether the game was won by fewer than four mermaids."""
    others = state.others[HAND + state.turn] | state.others[LAID + state.turn]
    few = (others & MERMAIDS).bit_count() < FOUR_MERMAIDS
    return state.finish == Finish.MERMAIDS and wins_with_three(state, state.turn) and few


def find_decider(state: State) -> Decider:
    """§7.2, E7: return what decided between equal totals."""
    tied = leaders(state)
    if state.finish == Finish.MERMAIDS or not tied & (tied - 1):
        return Decider.NONE
    broken = state.finish == Finish.TARGET and tie_break_winners(state, tied) != tied
    return DECIDERS[TieBreakRule(E7[state.edition])] if broken else Decider.SHARED
