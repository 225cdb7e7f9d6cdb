"""§6, §7: how a round and a game ended, for people to read."""

from __future__ import annotations

from dataclasses import dataclass

from saltmochi.games.sea_salt_paper.editions import E7, TieBreak
from saltmochi.games.sea_salt_paper.rules import leaders, preferred, revealed, winners
from saltmochi.games.sea_salt_paper.scoring import (
    collector_points,
    colour_bonus,
    duo_points,
    mermaid_points,
    multiplier_points,
)
from saltmochi.games.sea_salt_paper.state import HAND, LAID, NOBODY, Ending, Finish, State
from saltmochi.table.game import Outcome


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


def parts_of(state: State, seat: int) -> Parts:
    """The parts of what a player's cards are worth now."""
    return parts(
        state.duos[HAND + seat] | state.duos[LAID + seat], state.others[HAND + seat] | state.others[LAID + seat]
    )


def round_result(state: State) -> RoundResult | None:
    """How the round on the table ended; None while it goes on."""
    if state.ending == Ending.NONE:
        return None
    seats = range(state.players)
    won = state.ending == Ending.LAST_CHANCE_WON
    lost = state.ending == Ending.LAST_CHANCE_LOST
    return RoundResult(
        ending=Ending(state.ending).name.lower(),
        caller=None if state.caller == NOBODY else state.caller,
        parts=tuple(parts_of(state, seat) if revealed(state, seat) else None for seat in seats),
        cards_paid=tuple(
            state.ending == Ending.STOP or (won and seat == state.caller) or (lost and seat != state.caller)
            for seat in seats
        ),
        bonus_paid=tuple(won or (lost and seat == state.caller) for seat in seats),
        gains=tuple(state.gains[: state.players]),
    )


def judge(state: State) -> Outcome:
    """§7: who won, why, and what decided between equal totals."""
    won = winners(state)
    tied = leaders(state)
    tie_break = ""
    if state.finish != Finish.MERMAIDS and tied & (tied - 1):
        broken = state.finish == Finish.TARGET and preferred(state, tied) != tied
        by = "ender" if E7[state.edition] == TieBreak.ENDER else "last_round"
        tie_break = by if broken else "shared"
    return Outcome(
        winners=tuple(seat for seat in range(state.players) if won >> seat & 1),
        reason=Finish(state.finish).name.lower(),
        tie_break=tie_break,
        scores=tuple(state.scores[: state.players]),
    )
