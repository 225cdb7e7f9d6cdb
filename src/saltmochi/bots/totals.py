"""The totals of a game."""

from __future__ import annotations

from typing import Any

from saltmochi.table.rule import rule


@rule
def highest_total(state: Any) -> int:
    """The total of the player who is nearest to the target."""
    most = 0
    for seat in range(state.players):
        most = max(most, state.scores[seat])
    return most
