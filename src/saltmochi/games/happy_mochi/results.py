"""§5, §6: how a round and a game ended, for people to read."""

from __future__ import annotations

from dataclasses import dataclass

from saltmochi.games.happy_mochi.rules import winners
from saltmochi.games.happy_mochi.state import Ending, Finish, Open, State
from saltmochi.table.game import Outcome


@dataclass(frozen=True)
class RoundResult:
    """How a round ended, and what it cost each player."""

    ending: str
    winner: int | None
    gains: tuple[int, ...]


def round_result(state: Open) -> RoundResult | None:
    """How the round on the table ended; None while it goes on."""
    if state.ending == Ending.NONE:
        return None
    return RoundResult(
        ending=Ending(state.ending).name.lower(),
        winner=state.turn if state.ending == Ending.WON else None,
        gains=tuple(state.gains[: state.players]),
    )


def judge(state: State) -> Outcome:
    """§6: who won, and why the game is over."""
    won = winners(state)
    return Outcome(
        winners=tuple(seat for seat in range(state.players) if won >> seat & 1),
        reason=Finish(state.finish).name.lower(),
        tie_break="shared" if won & (won - 1) else "",
        scores=tuple(state.scores[: state.players]),
    )
