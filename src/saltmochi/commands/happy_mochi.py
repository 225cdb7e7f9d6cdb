"""What Happy Mochi adds to the command line: a deck with the effects of one's own box, and the command `deck`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import click

from saltmochi.commands.options import option
from saltmochi.games.happy_mochi import GAME
from saltmochi.table.game import Game
from saltmochi.terminal.arguments import LocalCommand, OneOf
from saltmochi.terminal.files import Damaged, read_text
from saltmochi.texts import Problem, say

if TYPE_CHECKING:
    from saltmochi.games.happy_mochi.deck import Deck


def table_options(language: str) -> list[click.Option]:
    """Make the option for a file that says which cards carry which effect."""
    return [option(language, "--deck", "cli-deck", metavar="FILE")]


def game_with(deck: str) -> Game[Any, Any]:
    """Return the game with the deck in a file."""
    from saltmochi.games.happy_mochi import with_deck

    return with_deck(deck_in(deck))


def deck_in(path: str) -> Deck:
    """Read the deck in a file; a mistake in it is reported with its line."""
    from saltmochi.games.happy_mochi.deck import MAX_CHARACTERS, read_deck

    text = read_text(path, MAX_CHARACTERS)
    try:
        return read_deck(text)
    except Problem as problem:
        raise Damaged(problem) from problem


def commands(language: str) -> list[click.Command]:
    """Make the command that prints the built-in deck or checks a file."""

    def deck(check: str | None, printed: bool) -> None:
        from saltmochi.games.happy_mochi.deck import default_deck, format_deck

        if printed == (check is not None):
            raise Problem("cli-problem-deck-what")
        if check is None:
            print(format_deck(default_deck()), end="")
            return
        counted = Counter(effect.name.lower() for effect in deck_in(check))
        effects = ", ".join(f"{count} {effect}" for effect, count in sorted(counted.items()))
        print(say(language, "cli-deck-sound", path=check, effects=effects))

    which = click.Argument(
        ["which"], metavar="GAME", type=OneOf((GAME.name,)), expose_value=False, help=say(language, "cli-deck-game")
    )
    command = LocalCommand(
        language,
        "deck",
        f"saltmochi deck {GAME.name} --print > my-deck.toml",
        help=f"{say(language, 'cli-deck-help')}\n\n{say(language, 'cli-deck-about')}",
        short_help=say(language, "cli-deck-help"),
        callback=deck,
        params=[
            which,
            option(language, "--check", "cli-deck-check", metavar="FILE"),
            click.Option(["--print", "printed"], is_flag=True, help=say(language, "cli-deck-print")),
        ],
    )
    return [command]
