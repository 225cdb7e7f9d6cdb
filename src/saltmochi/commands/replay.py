"""`saltmochi replay`."""

from __future__ import annotations

import click

from saltmochi.commands.decks import game_with
from saltmochi.commands.options import HAPPY_MOCHI, deck_option, file_argument
from saltmochi.games import game
from saltmochi.table.game_record import MOST_CHARACTERS, parse_record
from saltmochi.terminal.arguments import LocalCommand
from saltmochi.terminal.console import console
from saltmochi.terminal.files import Damaged, contents
from saltmochi.texts import Problem, say


def replay_command(language: str) -> click.Command:
    """Show a recorded game."""

    def replay(file: str, deck: str | None) -> None:
        from saltmochi.terminal.replay import show_replay

        text = contents(file, MOST_CHARACTERS)
        own = None if deck is None else game_with(HAPPY_MOCHI, deck)
        try:
            record = read(text, lambda name: own if own and name == HAPPY_MOCHI else game(name))
        except Problem as problem:
            raise Damaged(problem) from problem
        show_replay(console(), language, record)

    return LocalCommand(
        language,
        "replay",
        "saltmochi replay my-game.txt",
        help=say(language, "cli-replay-help"),
        callback=replay,
        params=[file_argument(language), deck_option(language)],
    )
