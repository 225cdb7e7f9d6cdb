"""`saltmochi simulate`."""

from __future__ import annotations

import json as json_format
from functools import partial
from typing import TYPE_CHECKING, Any

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
from saltmochi.games import game
from saltmochi.terminal.arguments import LocalCommand
from saltmochi.terminal.console import console
from saltmochi.terminal.files import make_folder, writing
from saltmochi.texts import say

if TYPE_CHECKING:
    from saltmochi.arena.simulation import Simulation

GAMES = 10_000
# The bot that plays if a plot is asked for and no bots are named.
RANDOM = "random"


def simulate_command(language: str) -> click.Command:
    """Make the command that plays many games and counts."""

    def simulate(
        which: str,
        players: int,
        edition: str | None,
        target: int | None,
        games: int,
        seed: int,
        json: bool,
        records: str | None,
        bots: str | None,
        plot: str | None,
        **own: Any,
    ) -> int:
        from saltmochi.arena.match import Match
        from saltmochi.arena.simulation import Simulation

        chosen, options = chosen_table(language, which, players, edition, target, own)
        if bots is None and plot is None:
            return simulate_random(language, Simulation(chosen, options, games, seed), json, records)
        match = Match(chosen, levels_of(RANDOM if bots is None else bots), options, games, seed)
        return survey(language, match, Output(json, plot, records))

    return LocalCommand(
        language,
        "simulate",
        example(),
        help=f"{say(language, 'cli-simulate-help')}\n\n{say(language, 'cli-simulate-about')}",
        short_help=say(language, "cli-simulate-help"),
        callback=simulate,
        params=[
            game_argument(language),
            players_option(language),
            edition_option(language),
            target_option(language),
            *game_options(language),
            *series_options(language, GAMES),
            records_option(language),
            option(language, "--bots", "cli-simulate-bots", metavar="BOT,BOT,..."),
            plot_option(language),
        ],
    )


def example() -> str:
    """Return an example of the command."""
    chosen = game(default_game())
    players = sorted(chosen.seats)[:2][-1]
    return f"saltmochi simulate {chosen.name} --players {players} --edition {chosen.editions[0]} --games 100000"


def simulate_random(language: str, simulation: Simulation, json: bool, records: str | None) -> int:
    """Play random games and show the counts; return the exit code."""
    from saltmochi.terminal.simulation import run_simulation, show_simulation

    folder = None if records is None else make_folder(records)
    with writing(folder):
        run_simulation(Console(stderr=True), language, simulation, folder)
    if json:
        print(json_format.dumps(simulation.summary()))
    else:
        show_simulation(console(), language, simulation, folder)
    return 0


def survey(language: str, match: Any, output: Output) -> int:
    """Let bots play many games and answer what players ask; return the exit code."""
    from saltmochi.arena.survey import Survey
    from saltmochi.terminal.plots import draw_survey
    from saltmochi.terminal.survey import run_survey, show_survey

    play = partial(run_survey, Console(stderr=True), language)
    return play_and_show(language, output, Survey(match), play, show_survey, draw_survey)
