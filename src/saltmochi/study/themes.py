"""Themes of decisions: what a game's module in this room says about them, with a plain default."""

from __future__ import annotations

from typing import Any

from saltmochi.games import room_module
from saltmochi.table.game import Game

# The theme of every decision in a game that has no module in this room.
DEFAULT_THEME = "decision"


def themes(game: Game[Any, Any]) -> tuple[str, ...]:
    """Return the themes of a game, in the order in which they are listed."""
    found: tuple[str, ...] = getattr(room_module("study", game.name), "THEMES", (DEFAULT_THEME,))
    return found


def theme_of(game: Game[Any, Any], view: Any, best: int, second: int) -> str:
    """Return what a decision is about, by the two best actions."""
    find = getattr(room_module("study", game.name), "theme_of", None)
    return str(find(view, best, second)) if find else DEFAULT_THEME
