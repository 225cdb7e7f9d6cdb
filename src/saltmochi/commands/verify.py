"""`saltmochi verify`."""

from __future__ import annotations

import click

from saltmochi.commands.options import file_argument
from saltmochi.games import game
from saltmochi.table.fair_deal import verify as check
from saltmochi.table.game_record import MAX_CHARACTERS, parse_record
from saltmochi.terminal.arguments import LocalCommand
from saltmochi.terminal.files import Damaged, read_text
from saltmochi.texts import Problem, say


def verify_command(language: str) -> click.Command:
    """Make the command that checks that a game was dealt by the secret that was committed to."""

    def verify(file: str) -> None:
        text = read_text(file, MAX_CHARACTERS)
        try:
            count = check(parse_record(text, game))
        except Problem as problem:
            raise Damaged(problem) from problem
        print(say(language, "cli-verify-sound", count=count))

    return LocalCommand(
        language,
        "verify",
        "saltmochi verify my-game.txt",
        help=f"{say(language, 'cli-verify-help')}\n\n{say(language, 'cli-verify-about')}",
        short_help=say(language, "cli-verify-help"),
        callback=verify,
        params=[file_argument(language)],
    )
