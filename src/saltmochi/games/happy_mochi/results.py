"""§5, §6: how a round and a game ended, for people to read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from saltmochi.games.happy_mochi.rules import winners
from saltmochi.games.happy_mochi.state import Ending, Finish, Public, State
from saltmochi.table.outcome import Outcome, TieBreak, seats_in


@dataclass(frozen=True)
class RoundResult:
    """How a round ended, and the penalty points of each player."""

    ending: str
    winner: int | None
    gains: tuple[int, ...]


def round_result(state: Public) -> RoundResult | None:
    """Return how the round ended; None while it goes on."""
    if state.ending == Ending.NONE:
        return None
    return RoundResult(
        ending=Ending(state.ending).name.lower(),
        winner=state.turn if state.ending == Ending.WON else None,
        gains=tuple(state.gains[: state.players]),
    )


class Reason(StrEnum):
    """Why a game is over."""

    TARGET = "target"
    SCORELESS = "scoreless"


REASONS = {Finish.TARGET: Reason.TARGET, Finish.SCORELESS: Reason.SCORELESS}


def find_outcome(state: State) -> Outcome:
    """§6: return who won, and why the game is over."""
    won = winners(state)
    return Outcome(
        winners=seats_in(won, state.players),
        reason=REASONS[Finish(state.finish)],
        tie_break=TieBreak.SHARED if won & (won - 1) else TieBreak.NONE,
        scores=tuple(state.scores[: state.players]),
    )
