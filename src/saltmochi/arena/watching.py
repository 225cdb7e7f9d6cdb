"""What is watched in a round of any game."""

from __future__ import annotations

from typing import Any

from saltmochi.table.rule import rule

# What a game says when no coin decides.
NO_COIN = -1


@rule
def write_result(state: Any, game: int, watched: Any) -> None:
    """Write down how the round ended, and what everybody got."""
    watched.game = game
    watched.round = state.round
    watched.players = state.players
    watched.ending = state.ending
    for seat in range(state.players):
        watched.gains[seat] = state.gains[seat]
        watched.scores[seat] = state.scores[seat]
