"""`saltmochi replay`."""

from __future__ import annotations

from typing import Any

import click

from saltmochi.commands.game_options import all_module_options
from saltmochi.commands.options import file_argument
from saltmochi.commands.records import read_record
from saltmochi.terminal.arguments import LocalCommand
from saltmochi.terminal.console import console
from saltmochi.texts import say


def replay_command(language: str) -> click.Command:
    """Make the command that shows a recorded game."""

    def replay(file: str, **own: Any) -> None:
        from saltmochi.terminal.replay import show_replay

        show_replay(console(), language, read_record(language, file, own))

    return LocalCommand(
        language,
        "replay",
        "saltmochi replay my-game.txt",
        help=say(language, "cli-replay-help"),
        callback=replay,
        params=[file_argument(language), *all_module_options(language)],
    )
