"""`make strength`: play the matches of docs/strength.md and write their tables into it.

Matches are played in parts, each with a seed of its own, and every part is added to strength.json. So a match that was
interrupted goes on where it stopped, and `--most 0` writes the page without playing.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from saltmochi.arena.measures import wilson_interval
from saltmochi.bots.levels import level_of
from saltmochi.games import game

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- strength: made by `make strength` -->", "<!-- end of strength -->"
# The seed of the first part of a match; the next part has the next one.
SEED = 2026
PART = 100
# How the levels of a row were measured.
AS_THEY_PLAY = "as they play"
BUSY = "as they play, on a busy machine"
NO_LIMIT = "no time limit"
BOTH_EXPANSIONS = "extra-salt,extra-pepper"
# The headings of the two tables.
TITLES = {"sea-salt-paper": "Sea Salt & Paper", "happy-mochi": "Happy Mochi"}

Result = dict[str, Any]
Key = tuple[str, int, str, str]


class Test(NamedTuple):
    """Two bots, the number of games that is planned, and the bar: the win rate that the first must reach.

    A third bot, if named, takes all other seats. Then only the games that one of the first two won count.
    """

    game: str
    players: int
    bots: str
    games: int
    must: float
    expansions: str = ""

    @property
    def key(self) -> Key:
        """Return which match it is, however many games it has."""
        return self.game, self.players, self.bots, self.expansions

    @property
    def title(self) -> str:
        """Return who plays against whom."""
        first, second, *others = self.bots.split(",")
        if self.expansions:
            return f"`{first}` against `{second}`, with both expansions"
        if others:
            rest = f"`{others[0]}`" if self.players == 3 else f"{self.players - 2} × `{others[0]}`"
            return f"`{first}` against `{second}`, with {rest}"
        return f"`{first}` against " + (f"`{second}`" if self.players == 2 else f"{self.players - 1} × `{second}`")

    @property
    def has_others(self) -> bool:
        """Whether others than the two sit at the table."""
        return self.bots.count(",") == 2

    @property
    def trials(self) -> bool:
        """Whether one of the bots makes trials, so that games take seconds."""
        return any(level_of(bot).trials for bot in self.bots.split(","))

    @property
    def timed(self) -> bool:
        """Whether one of the bots has a time limit."""
        return any(level_of(bot).seconds for bot in self.bots.split(","))


TESTS = (
    Test("sea-salt-paper", 2, "greedy,random", 4000, 0.97),
    Test("sea-salt-paper", 2, "thumb,greedy", 4000, 0.5),
    Test("sea-salt-paper", 2, "casual,novice", 4000, 0.5),
    Test("sea-salt-paper", 2, "network,thumb", 4000, 0.53),
    Test("sea-salt-paper", 2, "skilled,greedy", 200, 0.90),
    Test("sea-salt-paper", 2, "skilled,casual", 100, 0.5),
    Test("sea-salt-paper", 2, "expert,greedy", 400, 0.90),
    Test("sea-salt-paper", 2, "expert,thumb", 400, 0.68),
    Test("sea-salt-paper", 2, "expert,skilled", 600, 0.53),
    Test("sea-salt-paper", 2, "expert,sampler", 600, 0.54),
    Test("sea-salt-paper", 2, "expert,search:20000", 1000, 0.52),
    # `expert` and its predecessor at one table with others: which of the two wins more?
    *(
        Test("sea-salt-paper", players, f"expert,search:20000,{other}", 200, 0.5)
        for players in (3, 4)
        for other in ("greedy", "thumb", "skilled")
    ),
    Test("sea-salt-paper", 2, "casual,novice", 4000, 0.5, BOTH_EXPANSIONS),
    Test("sea-salt-paper", 2, "skilled,casual", 200, 0.5, BOTH_EXPANSIONS),
    Test("sea-salt-paper", 2, "expert,skilled", 300, 0.5, BOTH_EXPANSIONS),
    Test("happy-mochi", 2, "greedy,random", 4000, 0.85),
    Test("happy-mochi", 2, "casual,novice", 4000, 0.5),
    Test("happy-mochi", 2, "skilled,greedy", 100, 0.5),
    Test("happy-mochi", 2, "network,thumb", 4000, 0.53),
    Test("happy-mochi", 2, "expert,greedy", 100, 0.75),
    Test("happy-mochi", 2, "expert,skilled", 400, 0.5),
    Test("happy-mochi", 2, "expert,search:20000", 1000, 0.52),
    Test("happy-mochi", 4, "expert,greedy", 100, 2 / 4),
)


def play(test: Test, games: int, seed: int) -> Result:
    """Play so many games with the arena's own command, and return the result of the first bot."""
    command = [sys.executable, "-m", "saltmochi", "arena", test.game, "--bots", test.bots, "--json"]
    edition = game(test.game).edition_for("en")
    options = {"--players": test.players, "--edition": edition, "--games": games, "--seed": seed}
    command += [str(part) for pair in options.items() for part in pair]
    command += ["--with", test.expansions] if test.expansions else []
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    summary = json.loads(done.stdout)
    wins = {bot["name"]: bot["wins"] for bot in summary["bots"]}
    first, second, *_ = test.bots.split(",")
    return {
        "game": test.game,
        "players": test.players,
        "bots": test.bots,
        "expansions": test.expansions,
        "games": summary["games"],
        "wins": wins[first],
        "decided": wins[first] + wins[second] if test.has_others else summary["games"],
        "edition": summary["edition"],
        "seconds": summary["seconds"],
        "measured": (BUSY if machine_is_busy() else AS_THEY_PLAY) if test.timed else NO_LIMIT,
        "machine": machine(),
    }


def play_on(test: Test, result: Result | None, most: int) -> Iterator[Result]:
    """Yield the result of a match after each part, until it has so many games."""
    while not result or result["games"] < most:
        games = result["games"] if result else 0
        size = test.games if not test.trials else PART
        part = play(test, min(size, most - games), SEED + games // size)
        if result:
            part |= {name: round(result[name] + part[name], 1) for name in ("games", "wins", "decided", "seconds")}
            part["measured"] = BUSY if BUSY in (result["measured"], part["measured"]) else part["measured"]
        result = part
        low, high = wilson_interval(result["wins"], result["decided"])
        yield result | {
            "win_rate": round(result["wins"] / result["decided"], 5),
            "interval": [round(low, 5), round(high, 5)],
        }


def key_of(result: Result) -> Key:
    """Return which match a result is of."""
    return result["game"], result["players"], result["bots"], result["expansions"]


def stored_results() -> dict[Key, Result]:
    """Return the stored results of all matches."""
    stored = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    return {key_of(result): result for result in stored}


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


def row(test: Test, result: Result) -> str:
    """Return a row of a table."""
    least, most = (f"{100 * end:.1f}" for end in result["interval"])
    games = f"{result['games']:,}" if result["games"] == test.games else f"{result['games']:,} of {test.games:,}"
    return (
        f"| {test.title} | {games} | **{100 * result['win_rate']:.1f}** ({least} to {most}) | "
        f"{100 * test.must:.0f}, {verdict(result['interval'], test.must)} |"
    )


def table(game: str, rows: list[tuple[Test, Result]]) -> str:
    """Return the table of one game under its heading."""
    head = ["| match | games | wins of 100 | bar |", "|---|---|---|---|"]
    return "\n".join([f"### {TITLES[game]}", "", *head, *(row(test, result) for test, result in rows)])


def where(rows: list[tuple[Test, Result]]) -> list[str]:
    """Say which machine played: the one of most matches, then each other one with its matches."""
    machines = [result["machine"] for _, result in rows]
    usual = max(machines, key=machines.count)
    blocks = [f"Machine: {usual}."]
    for other in sorted(set(machines) - {usual}):
        tests = [test for test, result in rows if result["machine"] == other]
        blocks.append(f"Another machine ({other}) played:\n\n{listed(tests)}")
    return blocks


def listed(tests: list[Test]) -> str:
    """Return matches as a list of the page."""
    return "\n".join(f"- {TITLES[test.game]}: {test.title}" for test in tests)


def tables(results: dict[Key, Result]) -> str:
    """Return the summary, the tables of all results, and notes on how they were measured."""
    rows = [(test, results[test.key]) for test in TESTS if test.key in results]
    if not rows:
        return "No match has been played yet."
    verdicts = [verdict(result["interval"], test.must) for test, result in rows]
    counts = [f"{verdicts.count(each)} {each}" for each in ("reached", "missed", "open") if each in verdicts]
    games = list(dict.fromkeys(test.game for test, _ in rows))
    busy = [test for test, result in rows if result["measured"] == BUSY]
    missing = [test for test in TESTS if test.key not in results]
    blocks = [
        f"Bars of the {len(rows)} matches played so far: {', '.join(counts)}.",
        *(table(game, [(test, result) for test, result in rows if test.game == game]) for game in games),
        *where(rows),
    ]
    if busy:
        blocks.append(f"On a busy machine, where levels make fewer trials in their time:\n\n{listed(busy)}")
    if missing:
        blocks.append(f"Not measured yet:\n\n{listed(missing)}")
    return "\n\n".join(blocks)


def write_page(results: dict[Key, Result]) -> None:
    """Write the tables into the page."""
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.split(BEGIN)[0], page.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n\n{tables(results)}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    """Play the matches that are asked for, and write the tables of all results."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--only", default="", help="play only the matches with this text in them; keep the others")
    parser.add_argument("--most", type=int, default=10_000, help="play no more games than this in a match")
    parser.add_argument("--again", action="store_true", help="forget the results of these matches, and begin anew")
    asked = parser.parse_args()
    results = stored_results()
    for test in TESTS if asked.most else ():
        if asked.only in " ".join(map(str, test.key)):
            known = None if asked.again else results.get(test.key)
            for result in play_on(test, known, min(test.games, asked.most)):
                results[test.key] = result
                print(test.key, result["games"], result["win_rate"], result["interval"], flush=True)
                kept = [results[each.key] for each in TESTS if each.key in results]
                RESULTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
                write_page(results)
    write_page(results)


if __name__ == "__main__":
    main()
