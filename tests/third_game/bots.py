"""High Card for bots: how likely a lead is to win. All else is as for every game."""

from __future__ import annotations

from saltmochi.table.ports import CERTAIN
from saltmochi.table.rule import rule
from saltmochi.table.state import TableState


@rule
def win_probability(state: TableState, seat: int) -> int:
    """Count the points that are missing to the target: whoever misses fewer is likelier to win."""
    own = state.target - state.scores[seat]
    theirs = state.target - state.scores[1 - seat]
    return CERTAIN * theirs // (own + theirs)
