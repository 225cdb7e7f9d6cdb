"""`make strength`: how strong the bots are. Plays the matches of docs/bots.md and writes their table into it."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from textwrap import fill
from typing import Any, NamedTuple

from saltmochi.bots.levels import level_of

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "strength.json"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- strength: made by `make strength` -->", "<!-- end of strength -->"
SEED = 2026
# How the levels of a row were measured.
AS_THEY_PLAY = "as they play"
BUSY = "as they play, on a busy machine"
NO_LIMIT = "no time limit"
COLUMNS = (
    "game",
    "players",
    "bot",
    "against",
    "games",
    "wins of 100",
    "95 % interval",
    "bar",
    "verdict",
    "measured",
    "machine",
)

Result = dict[str, Any]


class Test(NamedTuple):
    """Two bots at a table, the number of games that is planned, and the bar: the win rate that the first must reach."""

    game: str
    players: int
    bots: str
    games: int
    must: float

    @property
    def key(self) -> tuple[str, int, str]:
        """Return which match it is, however many games it has."""
        return self.game, self.players, self.bots

    @property
    def timed(self) -> bool:
        """Whether one of the bots has a time limit."""
        return any(level_of(bot).seconds for bot in self.bots.split(","))


TESTS = (
    Test("sea-salt-paper", 2, "greedy,random", 4000, 0.97),
    Test("sea-salt-paper", 2, "thumb,greedy", 4000, 0.5),
    Test("sea-salt-paper", 2, "casual,novice", 4000, 0.5),
    Test("sea-salt-paper", 2, "skilled,greedy", 200, 0.90),
    Test("sea-salt-paper", 2, "skilled,casual", 100, 0.5),
    Test("sea-salt-paper", 2, "expert,greedy", 100, 0.97),
    Test("sea-salt-paper", 2, "expert,thumb", 100, 0.5),
    Test("sea-salt-paper", 2, "expert,skilled", 100, 0.5),
    Test("sea-salt-paper", 2, "expert,sampler", 100, 0.55),
    Test("sea-salt-paper", 3, "expert,greedy", 60, 2 / 3),
    Test("sea-salt-paper", 4, "expert,greedy", 60, 2 / 4),
    Test("happy-mochi", 2, "greedy,random", 4000, 0.85),
    Test("happy-mochi", 2, "casual,novice", 4000, 0.5),
    Test("happy-mochi", 2, "skilled,greedy", 100, 0.5),
    Test("happy-mochi", 2, "expert,greedy", 60, 0.75),
    Test("happy-mochi", 4, "expert,greedy", 20, 2 / 4),
)


def play(test: Test, games: int) -> Result:
    """Play so many games with the arena's own command, and return the result of the first bot."""
    command = [sys.executable, "-m", "saltmochi", "arena", test.game, "--bots", test.bots, "--json"]
    options = {"--players": test.players, "--games": games, "--seed": SEED}
    command += [str(part) for pair in options.items() for part in pair]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    summary = json.loads(done.stdout)
    first = next(bot for bot in summary["bots"] if bot["name"] == test.bots.split(",")[0])
    return {
        "game": test.game,
        "players": test.players,
        "bots": test.bots,
        **first,
        "games": summary["games"],
        "edition": summary["edition"],
        "seconds": summary["seconds"],
        "measured": (BUSY if machine_is_busy() else AS_THEY_PLAY) if test.timed else NO_LIMIT,
        "machine": machine(),
    }


def machine_is_busy() -> bool:
    """Whether more programs want to run than the arena's own threads: levels with a time limit are then weaker."""
    return os.getloadavg()[0] > (os.cpu_count() or 1) + 1


def machine() -> str:
    """Describe the machine: its processor, and how many cores the arena uses."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        name = next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        name = platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores"


def verdict(interval: list[float], must: float) -> str:
    """Judge a bar by the interval: it is reached if the lower end is above it, missed if the upper end is below."""
    if interval[0] >= must:
        return "reached"
    return "missed" if interval[1] < must else "open"


def row(test: Test, result: Result, machines: list[str]) -> str:
    """Return a line of the table."""
    least, most = (f"{100 * end:.1f}" for end in result["interval"])
    first, second = test.bots.split(",")
    others = "" if test.players == 2 else f" × {test.players - 1}"
    games = f"{result['games']:,}" if result["games"] == test.games else f"{result['games']:,} of {test.games:,}"
    where = machines.index(result["machine"]) + 1 if result.get("machine") else "–"
    return (
        f"| {test.game} | {test.players} | `{first}` | `{second}`{others} | {games} | "
        f"**{100 * result['win_rate']:.1f}** | {least} to {most} | {100 * test.must:.0f} | "
        f"{verdict(result['interval'], test.must)} | {result['measured']} | {where} |"
    )


def table(results: dict[tuple[str, int, str], Result]) -> str:
    """Return the table of all results, with what is needed to read it."""
    rows = [(test, results[test.key]) for test in TESTS if test.key in results]
    machines = sorted({result["machine"] for _, result in rows if result.get("machine")})
    head = (
        "| game | players | bot | against | games | wins of 100 | 95 % interval | bar | verdict | measured | machine |"
    )
    lines = [head, "|---" * head.count(" | ") + "|---|", *(row(test, result, machines) for test, result in rows)]
    notes = [
        "*Games* are those that were played; where fewer were played than planned, both numbers are given. The "
        "*verdict* judges the bar by the interval: *reached* if its lower end is not below the bar, *missed* if its "
        "upper end is, *open* if the bar lies inside.",
        f"*{AS_THEY_PLAY.capitalize()}*: with the time limit of each level for a decision, on one core. "
        f"*{NO_LIMIT.capitalize()}*: neither bot has one. *On a busy machine*: other programs used the same cores, so "
        "that levels made fewer trials in their time than they do alone.",
    ]
    missing = [f"`{test.bots}` ({test.game}, {test.players} players)" for test in TESTS if test.key not in results]
    if missing:
        notes.append(f"Not measured yet since the arena keeps time limits: {', '.join(missing)}.")
    notes += [f"Machine {number}: {name}." for number, name in enumerate(machines, start=1)]
    return "\n".join([*lines, "", "\n\n".join(fill(note, 120) for note in notes)])


def write_page(results: dict[tuple[str, int, str], Result]) -> None:
    """Write the table into the page."""
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.split(BEGIN)[0], page.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n\n{table(results)}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    """Play the matches that are asked for, and write the table of all results."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--only", default="", help="play only the matches with this text in them; keep the others")
    parser.add_argument("--most", type=int, default=10_000, help="play no more games than this in a match")
    asked = parser.parse_args()
    old = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    results = {(result["game"], result["players"], result["bots"]): result for result in old}
    for test in TESTS if asked.most else ():
        if asked.only in f"{test.game} {test.players} {test.bots}":
            results[test.key] = play(test, min(test.games, asked.most))
            print(test.key, results[test.key]["win_rate"], results[test.key]["interval"], flush=True)
            kept = [results[each.key] for each in TESTS if each.key in results]
            RESULTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
            write_page(results)
    write_page(results)


if __name__ == "__main__":
    main()
