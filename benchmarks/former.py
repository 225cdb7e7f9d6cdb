"""`make bench FORMER=REV`: how fast this version is beside a former one, on the same work.

Both versions run in processes of their own and take turns of a fraction of a second, so that noise of the machine falls
on both. Their processor time is compared, turn by turn. The speed of a process also depends on where its code and data
happen to lie in memory, by a few percent. So the processes are started anew for each round, and the intervals count
rounds. The table also says in how many turns the results of the two versions differed.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any

from saltmochi.arena.playout_runner import PlayoutChunk, PlayoutRunner
from saltmochi.bots.bot import Bot
from saltmochi.bots.levels import level_of
from saltmochi.games import game, names
from saltmochi.table.rng import new_rng, randbelow
from saltmochi.table.seats import DEALER

ROOT = Path(__file__).parent.parent
PLAYERS = (2, 4)
BOTS = ("search:2000", "network-search:1000")
# A turn of random games has so many of them; a turn of a bot has so many decisions.
GAMES = 2000
DECISIONS = 8
TURNS = 9
ROUNDS = 12
# Student's quantiles for intervals of 95 % with 2, 3, ... rounds; the last one also serves for more.
T_QUANTILES = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20)

Task = Callable[[int], Any]


# --- One version's process ---


def random_games(name: str, players: int) -> Task:
    """Return a task that plays random games."""
    runner = PlayoutRunner(game(name), game(name).options(players), 1)

    def play(turn: int) -> Any:
        return int(runner.run(PlayoutChunk(turn * GAMES, GAMES)).tally["steps"])

    return play


def decisions(name: str, players: int, level: str) -> Task:
    """Return a task that decides in some positions of a game by heuristics."""
    chosen, rng = game(name), new_rng(1)
    views: list[Any] = []
    state, thumb = chosen.deal(players), Bot(chosen, level_of("thumb"), new_rng(2))
    while len(views) < DECISIONS:
        if chosen.over(state):
            state = chosen.deal(players)
        if chosen.actor(state) == DEALER:
            chosen.apply(state, chosen.sample_chance(state, rng))
            continue
        view = chosen.view(state, chosen.actor(state))
        if len(chosen.legal(state)) > 2 and randbelow(rng, 4) == 0:
            views.append(view)
        chosen.apply(state, thumb.choose(view))

    def decide(turn: int) -> Any:
        bot = Bot(chosen, level_of(level), new_rng(turn))
        return [bot.choose(view) for view in views]

    return decide


def tasks() -> dict[str, Callable[[], Task]]:
    """Return how to make each task that is compared."""
    found: dict[str, Callable[[], Task]] = {}
    for name in names():
        for players in PLAYERS:
            found[f"{name}, {players} players, random games"] = partial(random_games, name, players)
            for level in BOTS:
                found[f"{name}, {players} players, {level}"] = partial(decisions, name, players, level)
    return found


def work(only: str) -> None:
    """Do the tasks that the parent names, and tell how long each took and what came out."""
    found = {name: make() for name, make in tasks().items() if only in name}
    for task in found.values():
        task(0)
    print(json.dumps(list(found)), flush=True)
    for line in sys.stdin:
        name, turn = json.loads(line)
        start = process_time()
        result = found[name](turn)
        print(json.dumps([process_time() - start, result]), flush=True)


# --- Both in turns ---


class Version:
    """A process that does tasks with the code of one version."""

    def __init__(self, source: Path, only: str) -> None:
        command = [sys.executable, str(Path(__file__).resolve()), "--work", "--only", only]
        environment = {**os.environ, "PYTHONPATH": str(source)}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def read(self) -> Any:
        """Return what the process says next."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("A version ended early: see its message above.")
        return json.loads(line)

    def run(self, name: str, turn: int) -> tuple[float, Any]:
        """Return the seconds of one turn of a task, and its result."""
        assert self.process.stdin
        print(json.dumps([name, turn]), file=self.process.stdin, flush=True)
        seconds, result = self.read()
        return seconds, result

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def compare(revision: str, only: str = "", rounds: int = ROUNDS) -> dict[str, dict[str, float]]:
    """Return how much of the former version's time this one needs for each task."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "former"
        subprocess.run(["git", "-C", ROOT, "worktree", "add", "--quiet", "--detach", tree, revision], check=True)
        try:
            return compare_sources(ROOT / "src", tree / "src", only, rounds)
        finally:
            subprocess.run(["git", "-C", ROOT, "worktree", "remove", "--force", tree], check=True)


def compare_sources(our_source: Path, former_source: Path, only: str, rounds: int) -> dict[str, dict[str, float]]:
    """Let both versions work in turns, in several rounds with new processes."""
    found: dict[str, list[tuple[float, float]]] = {}
    for each in range(rounds):
        print(f"\rround {each + 1} of {rounds}", end="", file=sys.stderr, flush=True)
        for name, result in play_round(our_source, former_source, only, each).items():
            found.setdefault(name, []).append(result)
    print(file=sys.stderr)
    return {name: summary(results) for name, results in found.items()}


def play_round(our_source: Path, former_source: Path, only: str, number: int) -> dict[str, tuple[float, float]]:
    """Start both versions, and let them do the tasks with this text in their names in turns."""
    ours, former = Version(our_source, only), Version(former_source, only)
    try:
        found = ours.read()
        former.read()
        turns = range(number * TURNS, (number + 1) * TURNS)
        return {name: compare_task(ours, former, name, turns) for name in found}
    finally:
        ours.close()
        former.close()


def compare_task(ours: Version, former: Version, name: str, turns: range) -> tuple[float, float]:
    """Return the median ratio of times in one task, and how often the results were the same."""
    ratios, same = [], 0
    for turn in turns:
        # Each is first in every other turn.
        pair = [version.run(name, turn) for version in ((ours, former) if turn % 2 else (former, ours))]
        (our_seconds, our_result), (former_seconds, former_result) = pair if turn % 2 else reversed(pair)
        ratios.append(our_seconds / former_seconds)
        same += our_result == former_result
    return statistics.median(ratios), same / len(turns)


def summary(results: list[tuple[float, float]]) -> dict[str, float]:
    """Return the mean over rounds, and its 95 % interval."""
    ratios = [ratio for ratio, _ in results]
    mean, count = statistics.mean(ratios), len(ratios)
    half = T_QUANTILES[min(count, len(T_QUANTILES) + 1) - 2] * statistics.stdev(ratios) / sqrt(count)
    same = statistics.mean(same for _, same in results)
    return {"time": mean, "least": mean - half, "most": mean + half, "rounds": count, "same_results": same}


def show(figures: dict[str, dict[str, float]]) -> None:
    """Print the comparison as a table."""
    print("part of the former version's time, the mean of rounds and its 95 % interval:")
    for name, each in figures.items():
        note = "" if each["same_results"] == 1 else f"   other results in {1 - each['same_results']:.0%} of turns"
        print(f"  {name:<48}{each['time']:.3f} ({each['least']:.3f} to {each['most']:.3f}){note}")


def main() -> None:
    """Compare, or do one version's part."""
    parser = argparse.ArgumentParser(description="Compare the speed with a former version.")
    parser.add_argument("revision", nargs="?", default="HEAD~1", help="the former version, as git names it")
    parser.add_argument("--only", default="", help="compare only the tasks with this text in their names")
    parser.add_argument("--rounds", type=int, default=ROUNDS, choices=range(2, 101), metavar="N", help="2 or more")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        work(asked.only)
    else:
        show(compare(asked.revision, asked.only, asked.rounds))


if __name__ == "__main__":
    main()
