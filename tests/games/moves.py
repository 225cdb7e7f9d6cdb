"""Moves in a game's notation."""

from __future__ import annotations

from typing import Any, TypeVar

from saltmochi.table.game import Game
from saltmochi.table.state import TableState

S = TypeVar("S", bound=TableState)


def play(game: Game[S, Any], state: S, *moves: str) -> S:
    """Carry out moves that must all be legal."""
    for move in moves:
        action = game.action_of(move)
        assert action in game.legal(state), f"{move} is not among {sorted(offered(game, state))}"
        game.apply(state, action)
    return state


def offered(game: Game[S, Any], state: S) -> set[str]:
    """Return the legal actions."""
    return {game.text_of(action) for action in game.legal(state)}
