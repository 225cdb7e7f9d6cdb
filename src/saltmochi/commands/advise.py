"""`saltmochi advise`."""

from __future__ import annotations

import json

import click

from saltmochi.commands.options import default_game
from saltmochi.commands.score import standard_input
from saltmochi.games import room_module
from saltmochi.terminal.arguments import LocalCommand
from saltmochi.terminal.console import console
from saltmochi.terminal.files import Damaged, read_text
from saltmochi.texts import Problem, say

STANDARD_INPUT = "-"


def advise_command(language: str) -> click.Command:
    """Make the command that gives advice on a choice."""

    def advise(file: str, as_json: bool) -> None:
        from saltmochi.study.advice import MAX_CHARACTERS, Adviser, read_position
        from saltmochi.terminal.advice import show_advice

        text = standard_input().read(MAX_CHARACTERS + 1) if file == STANDARD_INPUT else read_text(file, MAX_CHARACTERS)
        try:
            game, view = read_position(text)
            advice = Adviser(game).advise(view)
        except Problem as problem:
            raise Damaged(problem) from problem
        if as_json:
            print(json.dumps(advice.summary()))
        else:
            show_advice(console(), language, game.name, view, advice)

    return LocalCommand(
        language,
        "advise",
        "saltmochi advise my-position.txt",
        help=f"{say(language, 'cli-advise-help')}\n\n{say(language, 'cli-advise-about')}\n\n\b\n{position_example()}",
        short_help=say(language, "cli-advise-help"),
        callback=advise,
        params=[
            click.Argument(["file"], metavar="FILE", help=say(language, "cli-advise-file")),
            click.Option(["--json", "as_json"], is_flag=True, help=say(language, "cli-advise-json")),
        ],
    )


def position_example() -> str:
    """Return a position of the first game for the help, if its module in this room has one."""
    return str(getattr(room_module("commands", default_game()), "ADVICE_EXAMPLE", ""))
