"""Scores, for the heuristics of several games."""

from __future__ import annotations

from saltmochi.table.rule import rule
from saltmochi.table.state import TableState


@rule
def highest_score(state: TableState) -> int:
    """Return the highest score: that of the player nearest to the target."""
    most = 0
    for seat in range(state.players):
        most = max(most, state.scores[seat])
    return most
