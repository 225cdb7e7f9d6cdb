"""`saltmochi review`."""

from __future__ import annotations

import json as json_format
from typing import Any

import click
from rich.console import Console

from saltmochi.commands.game_options import all_module_options
from saltmochi.commands.options import file_argument, option, plot_option, seat_limits, seed_option
from saltmochi.commands.records import read_record
from saltmochi.terminal.arguments import LocalCommand, Whole
from saltmochi.terminal.console import console
from saltmochi.terminal.files import writing
from saltmochi.texts import Problem, say

MAX_TRIALS = 1_000_000


def review_command(language: str) -> click.Command:
    """Make the command that reviews a finished game."""

    def review(
        file: str, seat: int | None, trials: int | None, seed: int, json: bool, plot: str | None, **own: Any
    ) -> None:
        from saltmochi.study.review import TRIALS
        from saltmochi.study.review import review as review_game
        from saltmochi.terminal.plots import check_plot
        from saltmochi.terminal.progress import steps_progress
        from saltmochi.terminal.review import show_review
        from saltmochi.terminal.review_plot import draw_review

        record = read_record(language, file, own)
        players = record.options.players
        if seat is not None and seat > players:
            raise Problem("review-seat-missing", seat=seat, players=players)
        picture = None if plot is None else check_plot(plot)
        with steps_progress(Console(stderr=True), say(language, "review-progress")) as advance:
            found = review_game(record, trials or TRIALS, seed, advance)
        if json:
            print(json_format.dumps(found.summary(None if seat is None else seat - 1)))
        else:
            show_review(console(), language, record, found, None if seat is None else seat - 1)
        if picture:
            with writing(picture):
                draw_review(picture, language, record, found)

    return LocalCommand(
        language,
        "review",
        "saltmochi review my-game.txt --seat 1 --plot review.svg",
        help=f"{say(language, 'cli-review-help')}\n\n{say(language, 'cli-review-about')}",
        short_help=say(language, "cli-review-help"),
        callback=review,
        params=[
            file_argument(language),
            option(language, "--seat", "cli-review-seat", type=Whole(1, seat_limits()[1])),
            option(language, "--trials", "cli-review-trials", type=Whole(1, MAX_TRIALS)),
            seed_option(language, default=1, show_default=True),
            option(language, "--json", "cli-simulate-json", is_flag=True),
            plot_option(language),
            *all_module_options(language),
        ],
    )
