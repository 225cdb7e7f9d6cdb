"""`saltmochi arena`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console

from saltmochi.commands.decks import game_with
from saltmochi.commands.options import (
    game_argument,
    many_games_options,
    option,
    plot_option,
    records_option,
    table_options,
)
from saltmochi.commands.watching import levels_of, watched
from saltmochi.terminal.arguments import LocalCommand, OneOf
from saltmochi.texts import say

GAMES = 1000
CORES, RAY = "cores", "ray"


def arena_command(language: str) -> click.Command:
    """Let bots play a tournament."""

    def arena(
        which: str,
        bots: str,
        players: int,
        edition: str | None,
        target: int | None,
        deck: str | None,
        games: int,
        seed: int,
        json: bool,
        plot: str | None,
        records: str | None,
        on: str,
    ) -> int:
        from saltmochi.arena.arena import Match
        from saltmochi.terminal.arena import as_json, run_tournament, show_tournament
        from saltmochi.terminal.plots import draw_tournament

        chosen = game_with(which, deck)
        options = chosen.options(players, edition or chosen.edition_by_language[language], target)
        match = Match(chosen, levels_of(bots), options, games, seed)

        def run(place: Path | None) -> Any:
            return run_tournament(Console(stderr=True), language, match, place, on == RAY)

        return watched(language, json, plot, records, run, as_json, show_tournament, draw_tournament)

    return LocalCommand(
        language,
        "arena",
        "saltmochi arena sea-salt-paper --bots skilled,casual --games 200",
        help=f"{say(language, 'cli-arena-help')}\n\n{say(language, 'cli-arena-about')}",
        short_help=say(language, "cli-arena-help"),
        callback=arena,
        params=[
            game_argument(language),
            option(language, "--bots", "cli-arena-bots", required=True, metavar="BOT,BOT,..."),
            *table_options(language),
            *many_games_options(language, GAMES),
            plot_option(language),
            records_option(language),
            option(language, "--on", "cli-arena-on", type=OneOf((CORES, RAY)), default=CORES, metavar=f"{CORES}|{RAY}"),
        ],
    )
