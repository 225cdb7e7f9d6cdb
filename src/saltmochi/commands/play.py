"""`saltmochi play`."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

import click

from saltmochi.commands.decks import game_with
from saltmochi.commands.options import (
    SEA_SALT_PAPER,
    deck_option,
    edition_option,
    game_argument,
    option,
    seed_option,
    target_option,
)
from saltmochi.table.game_record import format_record
from saltmochi.terminal.arguments import LocalCommand, OneOf, Whole
from saltmochi.terminal.console import console
from saltmochi.terminal.files import writing
from saltmochi.texts import Problem, say


def play_command(language: str) -> click.Command:
    """Play against bots."""

    def play(
        which: str,
        opponents: int,
        level: str,
        edition: str | None,
        target: int | None,
        deck: str | None,
        record: str | None,
        seed: int | None,
    ) -> None:
        from saltmochi.bots.levels import level_of
        from saltmochi.terminal.play import play as run

        chosen = game_with(which, deck)
        if opponents + 1 not in chosen.seats:
            raise Problem("cli-problem-opponents", opponents=opponents, most=chosen.seats[-1] - 1)
        options = chosen.options(opponents + 1, edition or chosen.edition_by_language[language], target)
        if record is not None:
            with writing(Path(record)):
                Path(record).open("a").close()
        dealt = secrets.randbits(62) if seed is None else seed
        played = run(console(), language, chosen, options, level_of(level), dealt, ask)
        if record is not None:
            with writing(Path(record)):
                Path(record).write_text(format_record(played), encoding="utf-8")

    return LocalCommand(
        language,
        "play",
        "saltmochi play --opponents 2 --level skilled --edition french",
        help=say(language, "cli-play-help"),
        callback=play,
        params=[
            game_argument(language, default=SEA_SALT_PAPER, metavar="[GAME]"),
            option(language, "--opponents", "cli-play-opponents", type=Whole(1, 5), default=1, show_default=True),
            level_option(language),
            edition_option(language),
            target_option(language),
            deck_option(language),
            option(language, "--record", "cli-play-record", metavar="FILE"),
            seed_option(language),
        ],
    )


def level_option(language: str) -> click.Option:
    """How well the bots play."""
    from saltmochi.bots.levels import LEVELS

    names = [level.name for level in LEVELS]
    text = say(language, "cli-play-level", levels=", ".join(names))
    return click.Option(["--level"], help=text, type=OneOf(names), default="casual", show_default=True)


def ask(prompt: str) -> str:
    """What a person types; a closed input is the end of it."""
    if not sys.stdin:
        raise EOFError
    return input(prompt)
