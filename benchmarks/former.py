"""`make bench FORMER=REV`: how fast this version is beside a former one, on the same work.

Both versions run in processes of their own and take turns of a fraction of a second, so that noise of the machine falls
on both. Their processor time is compared, turn by turn. Both must also come to the same results: the former version's
tables are tables of this one.
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
TURNS = 60

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


def tasks() -> dict[str, Task]:
    """Return everything that is compared."""
    found: dict[str, Task] = {}
    for name in names():
        for players in PLAYERS:
            found[f"{name}, {players} players, random games"] = random_games(name, players)
            for level in BOTS:
                found[f"{name}, {players} players, {level}"] = decisions(name, players, level)
    return found


def work() -> None:
    """Do the tasks that the parent names, and tell how long each took and what came out."""
    found = tasks()
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

    def __init__(self, source: Path) -> None:
        command = [sys.executable, str(Path(__file__).resolve()), "--work"]
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


def compare(revision: str, turns: int = TURNS) -> dict[str, dict[str, float]]:
    """Return how much of the former version's time this one needs for each task."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "former"
        subprocess.run(["git", "-C", ROOT, "worktree", "add", "--quiet", "--detach", tree, revision], check=True)
        try:
            return compare_sources(tree / "src", turns)
        finally:
            subprocess.run(["git", "-C", ROOT, "worktree", "remove", "--force", tree], check=True)


def compare_sources(former_source: Path, turns: int) -> dict[str, dict[str, float]]:
    """Let both versions work in turns."""
    ours, former = Version(ROOT / "src"), Version(former_source)
    try:
        found = ours.read()
        former.read()
        return {name: compare_task(ours, former, name, turns) for name in found}
    finally:
        ours.close()
        former.close()


def compare_task(ours: Version, former: Version, name: str, turns: int) -> dict[str, float]:
    """Return the median ratio of times in one task, with its 95 % interval."""
    ratios, same = [], 0
    for turn in range(turns):
        # Each is first in every other turn.
        pair = [version.run(name, turn) for version in ((ours, former) if turn % 2 else (former, ours))]
        (our_seconds, our_result), (former_seconds, former_result) = pair if turn % 2 else reversed(pair)
        ratios.append(our_seconds / former_seconds)
        same += our_result == former_result
    least, most = median_interval(ratios)
    return {"time": statistics.median(ratios), "least": least, "most": most, "same_results": same / turns}


def median_interval(values: list[float]) -> tuple[float, float]:
    """Return the 95 % interval of a median, by ranks."""
    ranked, half = sorted(values), 0.98 * sqrt(len(values))
    last = len(values) - 1
    return ranked[max(0, int(last / 2 - half))], ranked[min(last, int(last / 2 + half + 1))]


def show(figures: dict[str, dict[str, float]]) -> None:
    """Print the comparison as a table."""
    print("time of the former version's, the median of turns and its 95 % interval:")
    for name, each in figures.items():
        note = "" if each["same_results"] == 1 else f"   other results in {1 - each['same_results']:.0%} of turns"
        print(f"  {name:<48}{each['time']:.3f} ({each['least']:.3f} to {each['most']:.3f}){note}")


def main() -> None:
    """Compare, or do one version's part."""
    parser = argparse.ArgumentParser(description="Compare the speed with a former version.")
    parser.add_argument("revision", nargs="?", default="HEAD~1", help="the former version, as git names it")
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        work()
    else:
        show(compare(asked.revision, asked.turns))


if __name__ == "__main__":
    main()
