"""`saltmochi score`."""

from __future__ import annotations

import sys
from io import StringIO, TextIOWrapper
from typing import TextIO

import click

from saltmochi.commands.exit_codes import WRONG_DATA
from saltmochi.commands.options import game_argument, option
from saltmochi.terminal.arguments import ScoreCommand
from saltmochi.terminal.console import console
from saltmochi.texts import Problem, say


def score_command(language: str) -> click.Command:
    """Count the points of cards."""

    def score(which: str, cards: tuple[str, ...], laid: tuple[str, ...], jsonl: bool) -> int:
        from saltmochi.terminal.score import score_lines
        from saltmochi.terminal.words import words_of

        if jsonl and (cards or laid):
            raise Problem("cli-problem-cards-and-jsonl")
        if not jsonl and not (cards or laid):
            raise Problem("cli-problem-no-cards")
        if not jsonl:
            words_of(which).show_score(console(), language, {"hand": [*cards], **({"laid": [*laid]} if laid else {})})
            return 0
        sound = True
        for good, line in score_lines(given(), language, words_of(which)):
            print(line)
            sound = sound and good
        return 0 if sound else WRONG_DATA

    return ScoreCommand(
        language,
        "score",
        "saltmochi score sea-salt-paper mermaid shell/grey shell/green --laid crab/black crab/green",
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


def given() -> TextIO:
    """What is given on standard input; nothing, if it is closed."""
    return TextIOWrapper(sys.stdin.buffer, encoding="utf-8-sig", errors="replace") if sys.stdin else StringIO()
