"""`saltmochi replay`."""

from __future__ import annotations

from typing import Any

import click

from saltmochi.commands.game_options import all_module_options, game_with_options
from saltmochi.commands.options import file_argument
from saltmochi.games import game, names
from saltmochi.table.game_record import MAX_CHARACTERS, parse_record
from saltmochi.terminal.arguments import LocalCommand
from saltmochi.terminal.console import console
from saltmochi.terminal.files import Damaged, read_text
from saltmochi.texts import Problem, say


def replay_command(language: str) -> click.Command:
    """Make the command that shows a recorded game."""

    def replay(file: str, **own: Any) -> None:
        from saltmochi.terminal.replay import show_replay

        text = read_text(file, MAX_CHARACTERS)
        # Files that options name are read first, so that a mistake in one is not taken for one in the record.
        games = {name: game_with_options(language, name, own) for name in names()}
        try:
            record = parse_record(text, lambda name: games.get(name) or game(name))
        except Problem as problem:
            raise Damaged(problem) from problem
        show_replay(console(), language, record)

    return LocalCommand(
        language,
        "replay",
        "saltmochi replay my-game.txt",
        help=say(language, "cli-replay-help"),
        callback=replay,
        params=[file_argument(language), *all_module_options(language)],
    )
