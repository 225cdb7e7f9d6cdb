"""The games, by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from saltmochi.table.game import Game
from saltmochi.texts import Problem

NAMES = ("sea-salt-paper", "happy-mochi")


def game(name: str) -> Game[Any, Any]:
    """The game with this name."""
    if name not in NAMES:
        raise Problem("problem-game", game=name, games=", ".join(NAMES))
    found: Game[Any, Any] = import_module(f"saltmochi.games.{name.replace('-', '_')}").GAME
    return found
