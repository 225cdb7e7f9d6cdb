"""`saltmochi score`."""

from __future__ import annotations

import sys
from io import StringIO, TextIOWrapper
from typing import TextIO

import click

from saltmochi.commands.exit_codes import WRONG_DATA
from saltmochi.commands.options import default_game, game_argument, option
from saltmochi.games import room_module
from saltmochi.terminal.arguments import ScoreCommand
from saltmochi.terminal.console import console
from saltmochi.texts import Problem, say


def score_command(language: str) -> click.Command:
    """Make the command that counts the points of cards, for games whose terminal module can."""

    def score(which: str, cards: tuple[str, ...], laid: tuple[str, ...], jsonl: bool) -> int:
        from saltmochi.terminal.presentation import module_with
        from saltmochi.terminal.score import score_lines

        module = module_with(which, "show_score")
        if module is None:
            raise Problem("cli-problem-score-game", game=which)
        if jsonl and (cards or laid):
            raise Problem("cli-problem-cards-and-jsonl")
        if not jsonl and not (cards or laid):
            raise Problem("cli-problem-no-cards")
        if not jsonl:
            module.show_score(console(), language, {"hand": [*cards], **({"laid": [*laid]} if laid else {})})
            return 0
        sound = True
        for good, line in score_lines(standard_input(), language, module.score_as_dict):
            print(line)
            sound = sound and good
        return 0 if sound else WRONG_DATA

    return ScoreCommand(
        language,
        "score",
        f"saltmochi score {default_game()} {cards_example()}",
        help=f"{say(language, 'cli-score-help')}\n\n{say(language, 'cli-score-about')}",
        short_help=say(language, "cli-score-help"),
        callback=score,
        params=[
            game_argument(language),
            click.Argument(["cards"], nargs=-1, metavar="CARD...", help=say(language, "cli-score-cards")),
            option(language, "--laid", "cli-score-laid", multiple=True, metavar="CARD..."),
            option(language, "--jsonl", "cli-score-jsonl", is_flag=True),
        ],
    )


def cards_example() -> str:
    """Return cards of the first game for the example, if its module in this room names some."""
    return str(getattr(room_module("commands", default_game()), "SCORE_EXAMPLE", "CARD CARD"))


def standard_input() -> TextIO:
    """Return standard input as UTF-8; an empty text if it is closed."""
    return TextIOWrapper(sys.stdin.buffer, encoding="utf-8-sig", errors="replace") if sys.stdin else StringIO()
