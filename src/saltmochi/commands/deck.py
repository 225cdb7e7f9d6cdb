"""`saltmochi deck`."""

from __future__ import annotations

from collections import Counter

import click

from saltmochi.commands.decks import deck_in
from saltmochi.commands.options import HAPPY_MOCHI, option
from saltmochi.terminal.arguments import LocalCommand, OneOf
from saltmochi.texts import Problem, say


def deck_command(language: str) -> click.Command:
    """Print the deck of a game, or check one's own."""

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

    return LocalCommand(
        language,
        "deck",
        "saltmochi deck happy-mochi --print > my-deck.toml",
        help=f"{say(language, 'cli-deck-help')}\n\n{say(language, 'cli-deck-about')}",
        short_help=say(language, "cli-deck-help"),
        callback=deck,
        params=[
            click.Argument(
                ["which"],
                metavar="GAME",
                type=OneOf((HAPPY_MOCHI,)),
                expose_value=False,
                help=say(language, "cli-deck-game"),
            ),
            option(language, "--check", "cli-deck-check", metavar="FILE"),
            click.Option(["--print", "printed"], is_flag=True, help=say(language, "cli-deck-print")),
        ],
    )
