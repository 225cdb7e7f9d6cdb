"""`saltmochi play`."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Any

import click

from saltmochi.commands.game_options import chosen_table, game_options
from saltmochi.commands.options import (
    default_game,
    edition_option,
    game_argument,
    option,
    seat_limits,
    seed_option,
    target_option,
)
from saltmochi.games import game
from saltmochi.table.game_record import format_record
from saltmochi.terminal.arguments import LocalCommand, OneOf, Whole
from saltmochi.terminal.console import console
from saltmochi.terminal.files import writing
from saltmochi.texts import Problem, say


def play_command(language: str) -> click.Command:
    """Make the command that lets a person play against bots."""

    def play(
        which: str,
        opponents: int,
        level: str,
        edition: str | None,
        target: int | None,
        record: str | None,
        seed: int | None,
        **own: Any,
    ) -> None:
        from saltmochi.bots.levels import level_of
        from saltmochi.terminal.play import play as run

        seats = game(which).seats
        if opponents + 1 not in seats:
            raise Problem("cli-problem-opponents", opponents=opponents, most=seats[-1] - 1)
        chosen, options = chosen_table(language, which, opponents + 1, edition, target, own)
        if record is not None:
            with writing(Path(record)):
                Path(record).open("a").close()
        dealt = secrets.randbits(62) if seed is None else seed
        played = run(console(), language, chosen, options, level_of(level), dealt, ask)
        if record is not None:
            with writing(Path(record)):
                Path(record).write_text(format_record(played), encoding="utf-8")

    least, most = seat_limits()
    opponents = Whole(max(1, least - 1), most - 1)
    return LocalCommand(
        language,
        "play",
        f"saltmochi play --opponents 2 --level skilled --edition {game(default_game()).edition_for('fr')}",
        help=say(language, "cli-play-help"),
        callback=play,
        params=[
            game_argument(language, default=default_game(), metavar="[GAME]"),
            option(language, "--opponents", "cli-play-opponents", type=opponents, default=1, show_default=True),
            level_option(language),
            edition_option(language),
            target_option(language),
            *game_options(language),
            option(language, "--record", "cli-play-record", metavar="FILE"),
            seed_option(language),
        ],
    )


def level_option(language: str) -> click.Option:
    """Make the option for the level of the bots."""
    from saltmochi.bots.levels import LEVELS

    names = [level.name for level in LEVELS]
    text = say(language, "cli-play-level", levels=", ".join(names))
    return click.Option(["--level"], help=text, type=OneOf(names), default="casual", show_default=True)


def ask(prompt: str) -> str:
    """Return what a person types; a closed standard input counts as its end."""
    if not sys.stdin:
        raise EOFError
    return input(prompt)
