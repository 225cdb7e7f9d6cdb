"""Decks of people's own, in files that they name."""

from __future__ import annotations

from typing import Any

from saltmochi.commands.options import HAPPY_MOCHI
from saltmochi.games import game
from saltmochi.table.game import Game
from saltmochi.terminal.files import Damaged, contents
from saltmochi.texts import Problem


def deck_in(path: str) -> Any:
    """The deck in a file; what is wrong with it is told with the line."""
    from saltmochi.games.happy_mochi.deck import MOST_CHARACTERS, read_deck

    text = contents(path, MOST_CHARACTERS)
    try:
        return read_deck(text)
    except Problem as problem:
        raise Damaged(problem) from problem


def game_with(name: str, deck: str | None) -> Game[Any, Any]:
    """The game with this name, and with the deck in a file if one is given."""
    if deck is None:
        return game(name)
    if name != HAPPY_MOCHI:
        raise Problem("cli-problem-deck-game", game=name)
    from saltmochi.games.happy_mochi import with_deck

    return with_deck(deck_in(deck))
