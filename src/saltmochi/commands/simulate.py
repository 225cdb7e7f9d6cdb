"""`saltmochi simulate`."""

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
from saltmochi.table.game import Game
from saltmochi.terminal.arguments import LocalCommand
from saltmochi.terminal.console import console
from saltmochi.terminal.files import folder, writing
from saltmochi.texts import say

GAMES = 10_000
# The bot that plays where a picture is asked for and no bots are named.
RANDOM = "random"


def simulate_command(language: str) -> click.Command:
    """Play many games, and count."""

    def simulate(
        which: str,
        players: int,
        edition: str | None,
        target: int | None,
        deck: str | None,
        games: int,
        seed: int,
        json: bool,
        records: str | None,
        bots: str | None,
        plot: str | None,
    ) -> int:
        from saltmochi.terminal.simulate import as_json, show_simulation
        from saltmochi.terminal.simulate import simulate as run

        chosen = game_with(which, deck)
        options = chosen.options(players, edition or chosen.edition_by_language[language], target)
        if bots is not None or plot is not None:
            return study(language, chosen, options, games, seed, json, records, RANDOM if bots is None else bots, plot)
        place = None if records is None else folder(records)
        with writing(place):
            result = run(Console(stderr=True), language, chosen, options, games, seed, place)
        if json:
            print(as_json(result))
        else:
            show_simulation(console(), language, result, place)
        return 0

    return LocalCommand(
        language,
        "simulate",
        "saltmochi simulate sea-salt-paper --players 3 --edition italian --games 100000",
        help=f"{say(language, 'cli-simulate-help')}\n\n{say(language, 'cli-simulate-about')}",
        short_help=say(language, "cli-simulate-help"),
        callback=simulate,
        params=[
            game_argument(language),
            *table_options(language),
            *many_games_options(language, GAMES),
            records_option(language),
            option(language, "--bots", "cli-simulate-bots", metavar="BOT,BOT,..."),
            plot_option(language),
        ],
    )


def study(
    language: str,
    chosen: Game[Any, Any],
    options: tuple[int, int, int],
    games: int,
    seed: int,
    json: bool,
    records: str | None,
    bots: str,
    plot: str | None,
) -> int:
    """Let bots play many games, and answer what players ask; the exit code."""
    from saltmochi.arena.arena import Match
    from saltmochi.terminal.plots import draw_study
    from saltmochi.terminal.study import as_json, run_study, show_study

    def run(place: Path | None) -> Any:
        return run_study(Console(stderr=True), language, Match(chosen, levels_of(bots), options, games, seed), place)

    return watched(language, json, plot, records, run, as_json, show_study, draw_study)
