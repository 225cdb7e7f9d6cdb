"""`saltmochi simulate`: many random games."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from saltmochi.arena.playout_runner import FinishedPlayouts
from saltmochi.arena.simulation import Simulation
from saltmochi.table.game import Game
from saltmochi.table.options import Options
from saltmochi.terminal.labels import edition_label, ending_label, game_label
from saltmochi.terminal.presentation import presentation_of
from saltmochi.terminal.progress import games_progress
from saltmochi.terminal.records import show_folder, write_record
from saltmochi.texts import number_text, say, share_text


def run_simulation(console: Console, language: str, simulation: Simulation, folder: Path | None) -> None:
    """Play the games with a progress bar, and write their records if there is a folder for them."""
    with games_progress(console, language, simulation.games) as advance:

        def on_finished(finished: FinishedPlayouts | None) -> None:
            advance(finished.chunk.games if finished else 0)
            if folder and finished:
                write_record(folder, simulation.record_of(finished), simulation.seed, finished.chunk.first)

        simulation.play(on_finished, with_moves=folder is not None)


def show_setting(console: Console, language: str, game: Game[Any, Any], options: Options, seed: int) -> None:
    """Print by which options games were played."""
    setting = {
        "players": options.players,
        "edition": edition_label(language, options.edition),
        "target": options.target,
        "seed": str(seed),
    }
    console.print(say(language, "simulate-setting", **setting), style="dim")
    if own := presentation_of(game).describe_options(language, options):
        console.print(own, style="dim", markup=False)


def show_simulation(console: Console, language: str, simulation: Simulation, folder: Path | None) -> None:
    """Print the results of a series of random games."""
    figures = simulation.summary()
    games, rounds = figures["games"], figures["rounds"]
    text, number, share = partial(say, language), partial(number_text, language), partial(share_text, language)
    title = text("simulate-title", games=games, game=game_label(language, simulation.game))
    console.print(title, style="bold", markup=False)
    show_setting(console, language, simulation.game, simulation.options, simulation.seed)
    console.print()
    show_seats(console, language, figures)
    endings = Table(box=None, padding=(0, 2, 0, 0))
    endings.add_column(text("simulate-endings"))
    endings.add_column(justify="right")
    endings.add_column(justify="right")
    for name, count in figures["endings"].items():
        endings.add_row(ending_label(language, name), number(count), share(count / rounds))
    console.print(endings)
    console.print()
    show_figures(
        console,
        {
            text("simulate-rounds"): number(figures["rounds_per_game"], 2),
            text("simulate-steps"): number(figures["steps_per_game"], 1),
            text("simulate-games-per-s"): number(figures["games_per_s"]),
            text("simulate-steps-per-s"): number(figures["steps_per_s"]),
        },
    )
    if folder:
        console.print()
        show_folder(console, language, folder, games)


def show_seats(console: Console, language: str, figures: dict[str, Any]) -> None:
    """Print how often each seat won, and what it gained."""
    text, number, share = partial(say, language), partial(number_text, language), partial(share_text, language)
    seats = Table(box=None, padding=(0, 2, 0, 0))
    seats.add_column()
    seats.add_column(text("simulate-wins"), justify="right")
    seats.add_column("", justify="right")
    seats.add_column(text("simulate-points"), justify="right")
    games = figures["games"]
    for seat, wins in enumerate(figures["wins"]):
        points = number(figures["points_per_round"][seat], 2)
        seats.add_row(text("simulate-seat", seat=seat + 1), number(wins), share(wins / games), points)
    if figures["shared_wins"]:
        shared = figures["shared_wins"]
        seats.add_row(text("simulate-shared"), number(shared), share(shared / games), "")
    console.print(seats)
    console.print()


def show_figures(console: Console, figures: dict[str, str]) -> None:
    """Print some figures by their names."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for name, figure in figures.items():
        table.add_row(name, figure)
    console.print(table)
