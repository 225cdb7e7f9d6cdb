"""`make bench`: how fast the games are, in one run, printed and written to benchmarks/results.json."""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from benchmarks.former import compare
from benchmarks.former import show as show_comparison
from saltmochi.bots.bot import Bot
from saltmochi.bots.levels import level_of
from saltmochi.games import game, names
from saltmochi.table.game import Game
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.playout import Tally, play_series
from saltmochi.table.record import dtype_of, pack
from saltmochi.table.rng import Rng, new_rng
from saltmochi.table.seats import DEALER

RESULTS = Path(__file__).parent / "results.json"
REPEATS = 5
GAMES = 40_000
PLAIN_GAMES = 200
# How many random games are played with every number of players.
FINISHED = 10_000
# How many decisions of bots are timed.
DECISIONS = 20
# In a process of its own: import the game, compile the series of random games, play none.
COMPILE = """
from time import perf_counter
from saltmochi.games import game
from benchmarks.bench import compiled_series
start = perf_counter()
compiled_series(game("{name}"), 2, 0)
print(perf_counter() - start)
"""


def compiled_series(game: Game[Any, Any], players: int, games: int, first: int = 0) -> dict[str, Any]:
    """Play a series of random games in compiled form."""
    tally = pack(Tally())
    state = pack(game.prepare(game.options(players)))
    game.for_options(game.options(players)).compile(play_series)(
        state, pack(LegalActions()), pack(Rng()), tally, np.zeros(0, np.int64), 1, first, games
    )
    return {"games": int(tally["games"]), "steps": int(tally["steps"])}


def in_new_process(code: str, **environment: str) -> str:
    """Run a Python program in a new process and return what it prints."""
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, check=True, capture_output=True, text=True, env={**os.environ, **environment}
    ).stdout.strip()


def spread(values: list[float]) -> dict[str, float]:
    """Return the median and the extremes of repeated measurements."""
    return {"median": statistics.median(values), "least": min(values), "most": max(values)}


def compile_times(name: str) -> dict[str, float]:
    """Measure the seconds until a game's random series is compiled, cold and from the cache."""
    with tempfile.TemporaryDirectory() as folder:
        code = COMPILE.format(name=name)
        return {
            kind: float(in_new_process(code, SALTMOCHI_CACHE_DIR=folder))
            for kind in ("compile_cold_s", "compile_cached_s")
        }


def import_time() -> dict[str, float]:
    """Measure the seconds that importing the package adds to starting Python."""

    def started(code: str) -> float:
        start = perf_counter()
        in_new_process(code)
        return perf_counter() - start

    plain = [started("pass") for _ in range(REPEATS)]
    ours = [started(f"import saltmochi; saltmochi.game('{names()[0]}')") for _ in range(REPEATS)]
    return spread([a - b for a, b in zip(sorted(ours), sorted(plain), strict=True)])


def plain_games_per_s(game: Game[Any, Any]) -> float:
    """Measure interpreted random games of two players per second."""
    play = game.bind(play_series)
    start = perf_counter()
    play(game.prepare(game.options(2)), LegalActions(), Rng(), Tally(), [], 1, 0, PLAIN_GAMES)
    return PLAIN_GAMES / (perf_counter() - start)


def limit_program(source: str, folder: str) -> Path | None:
    """Compile the C++ program to compare with, if there is a compiler and the source."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if not source or not compiler:
        return None
    program = Path(folder) / "limit"
    subprocess.run([compiler, "-O3", "-march=native", source, "-o", str(program)], check=True)
    return program


def measure(limit: str) -> dict[str, Any]:
    """Measure everything; what is compared is measured in turns, so that noise falls on both."""
    results: dict[str, Any] = {"python": platform.python_version(), "import_s": import_time(), "games": {}}
    with tempfile.TemporaryDirectory() as folder:
        program = limit_program(limit, folder)
        for name in names():
            results["games"][name] = measure_game(game(name), program if name == names()[0] else None)
    return results


def measure_game(game: Game[Any, Any], program: Path | None) -> dict[str, Any]:
    """Measure one game."""
    figures: dict[str, Any] = compile_times(game.name)
    figures["bytes_per_state"] = dtype_of(type(game.new_state())).itemsize
    figures["plain_games_per_s"] = plain_games_per_s(game)
    figures["finished_games_by_players"] = {
        str(players): compiled_series(game, players, FINISHED)["games"] for players in game.seats
    }
    for players in (2, 4):
        compiled_series(game, players, 1000)
        speeds, steps, limits = [], [], []
        for repeat in range(REPEATS):
            start = perf_counter()
            done = compiled_series(game, players, GAMES, first=repeat * GAMES)
            seconds = perf_counter() - start
            speeds.append(GAMES / seconds)
            steps.append(done["steps"] / seconds)
            if program and players == 2:
                output = subprocess.run([program], check=True, capture_output=True, text=True).stdout
                limits.append(float(json.loads(output)["games_per_s"]))
        figures[f"games_per_s_{players}_players"] = spread(speeds)
        figures[f"steps_per_s_{players}_players"] = spread(steps)
        if limits:
            figures["limit_games_per_s"] = spread(limits)
            figures["share_of_limit"] = spread([ours / theirs for ours, theirs in zip(speeds, limits, strict=True)])
    return {**figures, **thinking(game)}


def choices(game: Game[Any, Any], seed: int) -> Iterator[Any]:
    """Yield the views of a two-player game by heuristics in which a player has a choice."""
    rng, bot, state = new_rng(seed), Bot(game, level_of("thumb"), new_rng(seed, 1)), game.deal(2)
    while not game.over(state):
        if game.actor(state) == DEALER:
            game.apply(state, game.sample_chance(state, rng))
            continue
        view = game.view(state, game.actor(state))
        if len(game.legal(state)) > 1:
            yield view
        game.apply(state, bot.choose(view))


def thinking(game: Game[Any, Any]) -> dict[str, Any]:
    """Measure how fast bots think: trials (rollouts to the end of a round) per second, and seconds for a decision."""
    views = list(islice((view for seed in range(9) for view in choices(game, seed)), 0, 40 * DECISIONS, 40))
    figures: dict[str, Any] = {}
    for name in ("search:2000", "skilled", "expert"):
        bot = Bot(game, level_of(name), new_rng(1))
        start = perf_counter()
        bot.prepare()
        figures[f"{name.partition(':')[0]}_ready_s"] = perf_counter() - start
        seconds, trials = [], []
        for view in views:
            start = perf_counter()
            bot.choose(view)
            seconds.append(perf_counter() - start)
            trials.append(int(bot.workspace.search["simulations"]) / seconds[-1])
        if name.startswith("search"):
            figures["trials_per_s"] = spread(trials)
        else:
            figures[f"{name}_decision_s"] = spread(seconds)
    return figures


def show(results: dict[str, Any], indent: str = "") -> None:
    """Print figures, nested as they are."""
    for name, value in results.items():
        if isinstance(value, dict) and "median" in value:
            print(f"{indent}{name}: {value['median']:,.4g} (from {value['least']:,.4g} to {value['most']:,.4g})")
        elif isinstance(value, dict):
            print(f"{indent}{name}:")
            show(value, indent + "  ")
        else:
            print(f"{indent}{name}: {value:,.4g}" if isinstance(value, float) else f"{indent}{name}: {value}")


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description="Measure how fast the games are.")
    parser.add_argument("--limit", default="", help="a C++ program that plays random games, to compare with")
    parser.add_argument("--former", default="", help="a former version, as git names it, to compare with")
    asked = parser.parse_args()
    results = measure(asked.limit)
    show(results)
    if asked.former:
        results["time_of_former"] = compare(asked.former)
        show_comparison(results["time_of_former"])
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    print(f"\nwritten to {RESULTS.relative_to(Path.cwd()) if RESULTS.is_relative_to(Path.cwd()) else RESULTS}")


if __name__ == "__main__":
    main()
