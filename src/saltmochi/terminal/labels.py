"""Names of things as people call them; where no message exists, as for a game from outside, the plain name."""

from __future__ import annotations

from typing import Any

from saltmochi.table.game import Game
from saltmochi.texts import label


def game_label(language: str, game: Game[Any, Any]) -> str:
    """Return the title of a game."""
    return label(language, f"game-{game.name}", game.name)


def edition_label(language: str, edition: str) -> str:
    """Return the name of an edition; one that a person made has the name that records give it."""
    return label(language, f"edition-{edition}", edition)


def ending_label(language: str, ending: str) -> str:
    """Return the short name of how a round ended."""
    return label(language, f"short-{ending.replace('_', '-')}", ending)
