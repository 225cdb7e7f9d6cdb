"""`saltmochi score`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from io import StringIO, TextIOWrapper
from typing import Any, TextIO

import click

from saltmochi.commands.exit_codes import WRONG_DATA
from saltmochi.commands.options import default_game, game_argument, option
from saltmochi.games import names, room_module
from saltmochi.terminal.arguments import ScoreCommand
from saltmochi.terminal.console import console
from saltmochi.texts import Problem, say


def score_command(language: str) -> click.Command:
    """Make the command that counts the points of cards, for games whose terminal module can."""

    def score(which: str, cards: tuple[str, ...], laid: tuple[str, ...], jsonl: bool, **own: Any) -> int:
        from saltmochi.terminal.presentation import module_with
        from saltmochi.terminal.score import KEYS, score_lines

        module = module_with(which, "show_score")
        if module is None:
            raise Problem("cli-problem-score-game", game=which)
        given = {name: [*values] for name, values in own.items() if values}
        refuse_foreign(language, which, given)
        if jsonl and (cards or laid or given):
            raise Problem("cli-problem-cards-and-jsonl")
        if not jsonl and not (cards or laid):
            raise Problem("cli-problem-no-cards")
        if not jsonl:
            laid_cards = {"laid": [*laid]} if laid else {}
            module.show_score(console(), language, {"hand": [*cards], **laid_cards, **given})
            return 0
        keys = getattr(module, "SCORE_KEYS", KEYS)
        sound = True
        for good, line in score_lines(standard_input(), language, module.score_as_dict, keys):
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
            *(item for name in names() for item in score_options(language, name)),
            option(language, "--jsonl", "cli-score-jsonl", is_flag=True),
        ],
    )


def score_options(language: str, name: str) -> list[click.Option]:
    """Make the options that only one game has, if its module in this room brings some; each gives a list of names."""
    make = getattr(room_module("commands", name), "score_options", None)
    return make(language) if make else []


def refuse_foreign(language: str, which: str, given: Mapping[str, object]) -> None:
    """Refuse options that this game does not have."""
    own = {item.name for item in score_options(language, which)}
    for name in names():
        for item in score_options(language, name):
            if item.name in given and item.name not in own:
                raise Problem("cli-problem-game-option", game=which, option=item.opts[0])


def cards_example() -> str:
    """Return cards of the first game for the example, if its module in this room names some."""
    return str(getattr(room_module("commands", default_game()), "SCORE_EXAMPLE", "CARD CARD"))


def standard_input() -> TextIO:
    """Return standard input as UTF-8; an empty text if it is closed."""
    return TextIOWrapper(sys.stdin.buffer, encoding="utf-8-sig", errors="replace") if sys.stdin else StringIO()
