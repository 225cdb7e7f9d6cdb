"""`saltmochi simulate`: many random games."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from saltmochi.table.rng import Rng
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord, format_record
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.playout import Tally, play_series
from saltmochi.table.record import pack, unpack
from saltmochi.terminal.play import edition_text
from saltmochi.texts import number_text, presentable, say, share_text

# How many games are played between two looks at the progress bar.
CHUNK = 2000
MOST_STEPS = 100_000


@dataclass(frozen=True)
class Simulation:
    """A series of games, and what came of it."""

    game: Game[Any, Any]
    players: int
    edition: str
    target: int
    seed: int
    tally: Tally
    seconds: float

    def summary(self) -> dict[str, Any]:
        """The figures, as they are written in JSON."""
        tally, seats = self.tally, range(self.players)
        endings = {name: tally.endings[number] for number, name in enumerate(self.game.endings) if number}
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "edition": self.edition,
            "players": self.players,
            "target": self.target,
            "seed": self.seed,
            "games": tally.games,
            "wins": [tally.wins[seat] for seat in seats],
            "shared_wins": tally.shared,
            "rounds": tally.rounds,
            "endings": endings,
            "points_per_round": [round(tally.points[seat] / tally.rounds, 3) for seat in seats],
            "rounds_per_game": round(tally.rounds / tally.games, 3),
            "steps_per_game": round(tally.steps / tally.games, 3),
            "games_per_s": round(tally.games / self.seconds, 1),
            "steps_per_s": round(tally.steps / self.seconds, 1),
        }


def simulate(
    console: Console,
    language: str,
    game: Game[Any, Any],
    options: tuple[int, int, int],
    games: int,
    seed: int,
    folder: Path | None,
) -> Simulation:
    """Play the games, with a progress bar where somebody watches; the time counts playing alone."""
    tally = pack(Tally())
    moves = np.zeros(MOST_STEPS if folder else 0, np.int64)
    table = (pack(game.new_state()), pack(LegalActions()), pack(Rng()))
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say(language, "cli-simulate-compiling"), total=games)
        play = game.compile(play_series)
        play(*table, pack(Tally()), moves, *options, seed, 0, 0)
        progress.update(task, description=say(language, "cli-simulate-playing"))
        seconds = 0.0
        chunk = 1 if folder else CHUNK
        for first in range(0, games, chunk):
            count, before = min(chunk, games - first), int(tally["steps"])
            start = perf_counter()
            play(*table, tally, moves, *options, seed, first, count)
            seconds += perf_counter() - start
            if folder:
                record = GameRecord(game, options[0], game.editions[options[1]], options[2])
                record.actions = moves[: int(tally["steps"]) - before].tolist()
                path = folder / f"{game.name}-{seed}-{first}.txt"
                path.write_text(format_record(record), encoding="utf-8")
            progress.advance(task, count)
    return Simulation(
        game, options[0], game.editions[options[1]], options[2], seed, unpack(Tally, tally), max(seconds, 1e-9)
    )


def show_simulation(console: Console, language: str, simulation: Simulation, folder: Path | None) -> None:
    """Print what came of a series of games."""
    figures = simulation.summary()
    games, rounds = figures["games"], figures["rounds"]

    text, number, share = partial(say, language), partial(number_text, language), partial(share_text, language)

    console.print(text("simulate-title", games=games, game=text(f"game-{simulation.game.name}")), style="bold")
    setting = {
        "players": simulation.players,
        "edition": edition_text(language, simulation.game, simulation.game.editions.index(simulation.edition)),
        "target": simulation.target,
        "seed": str(simulation.seed),
    }
    console.print(text("simulate-setting", **setting), style="dim")
    console.print()
    show_seats(console, language, figures)
    endings = Table(box=None, padding=(0, 2, 0, 0))
    endings.add_column(text("simulate-endings"))
    endings.add_column(justify="right")
    endings.add_column(justify="right")
    for name, count in figures["endings"].items():
        endings.add_row(text(f"short-{name.replace('_', '-')}"), number(count), share(count / rounds))
    console.print(endings)
    console.print()
    speed = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    speed.add_column()
    speed.add_column(justify="right")
    speed.add_row(text("simulate-rounds"), number(figures["rounds_per_game"], 2))
    speed.add_row(text("simulate-steps"), number(figures["steps_per_game"], 1))
    speed.add_row(text("simulate-games-per-s"), number(figures["games_per_s"]))
    speed.add_row(text("simulate-steps-per-s"), number(figures["steps_per_s"]))
    console.print(speed)
    if folder:
        console.print()
        console.print(text("simulate-records", count=games, folder=presentable(str(folder))), markup=False)


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


def as_json(simulation: Simulation) -> str:
    """The figures as one JSON object."""
    return json.dumps(simulation.summary())
