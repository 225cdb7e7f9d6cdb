"""`make strength`: how strong the bots are. Plays the matches of docs/bots.md and writes their table into it."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "strength.json"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- strength: made by `make strength` -->", "<!-- end of strength -->"


class Test(NamedTuple):
    """Two bots at a table, and what the first must reach."""

    game: str
    players: int
    bots: str
    games: int
    must: float  # win rate of the first

    @property
    def key(self) -> tuple[str, int, str]:
        """Which match it is, however many games it has."""
        return self.game, self.players, self.bots


TESTS = (
    Test("sea-salt-paper", 2, "greedy,random", 4000, 0.97),
    Test("sea-salt-paper", 2, "thumb,greedy", 4000, 0.5),
    Test("sea-salt-paper", 2, "casual,novice", 4000, 0.5),
    Test("sea-salt-paper", 2, "skilled,greedy", 200, 0.90),
    Test("sea-salt-paper", 2, "skilled,casual", 100, 0.5),
    Test("sea-salt-paper", 2, "expert,greedy", 200, 0.97),
    Test("sea-salt-paper", 2, "expert,thumb", 100, 0.5),
    Test("sea-salt-paper", 2, "expert,skilled", 200, 0.5),
    Test("sea-salt-paper", 2, "expert,sampler", 300, 0.55),
    Test("sea-salt-paper", 3, "expert,greedy", 60, 2 / 3),
    Test("sea-salt-paper", 4, "expert,greedy", 60, 2 / 4),
    Test("happy-mochi", 2, "greedy,random", 4000, 0.85),
    Test("happy-mochi", 2, "casual,novice", 4000, 0.5),
    Test("happy-mochi", 2, "skilled,greedy", 100, 0.5),
    Test("happy-mochi", 2, "expert,greedy", 60, 0.75),
    Test("happy-mochi", 4, "expert,greedy", 20, 2 / 4),
)


def played(test: Test) -> dict[str, object]:
    """The result of the first bot, from the arena's own command."""
    command = [sys.executable, "-m", "saltmochi", "arena", test.game, "--bots", test.bots, "--json"]
    options = {"--players": test.players, "--games": test.games, "--seed": 2026}
    command += [str(part) for pair in options.items() for part in pair]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    summary = json.loads(done.stdout)
    first = next(bot for bot in summary["bots"] if bot["name"] == test.bots.split(",")[0])
    return {**test._asdict(), "edition": summary["edition"], "seconds": summary["seconds"], **first}


def row(result: dict[str, object]) -> str:
    """A line of the table."""
    least, most = (f"{100 * end:.1f}" for end in result["interval"])  # type: ignore[attr-defined]
    first, second = str(result["bots"]).split(",")
    others = "" if result["players"] == 2 else f" × {int(str(result['players'])) - 1}"
    return (
        f"| {result['game']} | {result['players']} | `{first}` | `{second}`{others} | {result['games']:,} | "
        f"**{100 * float(str(result['win_rate'])):.1f}** | {least} to {most} | {100 * float(str(result['must'])):.0f} |"
    )


def write_page(results: list[dict[str, object]]) -> None:
    """Write the table into the page."""
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.split(BEGIN)[0], page.split(END)[1]
    head = "| game | players | bot | against | games | wins of 100 | 95 % interval | must |"
    rule = "|---|---|---|---|---|---|---|---|"
    table = "\n".join([head, rule, *map(row, results)])
    PAGE.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    """Play the matches asked for, and write all that were ever played."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--only", default="", help="play only the matches with this text in them; keep the others")
    parser.add_argument("--most", type=int, default=10_000, help="play no more games than this in a match")
    asked = parser.parse_args()
    old = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    kept = {(result["game"], result["players"], result["bots"]): result for result in old}
    for test in TESTS:
        if asked.only in f"{test.game} {test.players} {test.bots}":
            kept[test.key] = played(test._replace(games=min(test.games, asked.most)))
            print(row(kept[test.key]), flush=True)
            results = [kept[each.key] for each in TESTS if each.key in kept]
            RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
            write_page(results)


if __name__ == "__main__":
    main()
