"""`saltmochi arena`."""

from __future__ import annotations

from functools import partial
from typing import Any

import click
from rich.console import Console

from saltmochi.commands.game_options import chosen_table, game_options
from saltmochi.commands.options import (
    default_game,
    edition_option,
    game_argument,
    option,
    players_option,
    plot_option,
    records_option,
    series_options,
    target_option,
)
from saltmochi.commands.output import Output, levels_of, play_and_show
from saltmochi.terminal.arguments import LocalCommand, OneOf
from saltmochi.texts import say

GAMES = 1000
CORES, RAY = "cores", "ray"


def arena_command(language: str) -> click.Command:
    """Make the command that lets bots play against each other."""

    def arena(
        which: str,
        bots: str,
        players: int,
        edition: str | None,
        target: int | None,
        games: int,
        seed: int,
        json: bool,
        plot: str | None,
        records: str | None,
        on: str,
        **own: Any,
    ) -> int:
        from saltmochi.arena.match import Match
        from saltmochi.arena.tournament import Tournament
        from saltmochi.terminal.plots import draw_tournament
        from saltmochi.terminal.tournament import run_tournament, show_tournament

        chosen, options = chosen_table(language, which, players, edition, target, own)
        tournament = Tournament(Match(chosen, levels_of(bots), options, games, seed))
        play = partial(run_tournament, Console(stderr=True), language, ray=on == RAY)
        return play_and_show(language, Output(json, plot, records), tournament, play, show_tournament, draw_tournament)

    return LocalCommand(
        language,
        "arena",
        f"saltmochi arena {default_game()} --bots skilled,casual --games 200",
        help=f"{say(language, 'cli-arena-help')}\n\n{say(language, 'cli-arena-about')}",
        short_help=say(language, "cli-arena-help"),
        callback=arena,
        params=[
            game_argument(language),
            option(language, "--bots", "cli-arena-bots", required=True, metavar="BOT,BOT,..."),
            players_option(language),
            edition_option(language),
            target_option(language),
            *game_options(language),
            *series_options(language, GAMES),
            plot_option(language),
            records_option(language),
            option(language, "--on", "cli-arena-on", type=OneOf((CORES, RAY)), default=CORES),
        ],
    )
