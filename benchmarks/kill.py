"""`python -m benchmarks.kill`: kill a server under load again and again, and count what it has lost.

Real WebSocket clients play both games at several tables as fast as they can. The server process is ended with
`kill -9` at random moments: while it starts, while it plays, and while SQLite makes a checkpoint. After each kill, all
that any client was told must be in the log of the database, once and unchanged. After each start, every table must go
on. A database is used for some kills. Then a game is played to its end at every table, and its record is verified.

PostgreSQL can be killed too (`--kill-database`): it ends at once, without a checkpoint, and recovers from its own log.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic

import httpx
import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from tests.server.databases import NOT_INSTALLED, logs
from tests.server.ledger import Ledger, Logs
from tests.server.postgres import Cluster, programs
from tests.server.process import FREE
from tests.server.restarts import RestartingServer, restarting
from tests.server.witness import Party, Player, sit_down

from saltmochi.games import game as find_game
from saltmochi.games import names
from saltmochi.table.fair_deal import verify
from saltmochi.table.game_record import parse_record

SETTINGS = {
    **FREE,
    "connections_by_address": "1000",
    "away_seconds": "5",
    "sleep_seconds": "30",
    "lease_seconds": "1",
    "log_level": "warning",
}
# By table, who plays: "" is a person.
TABLES = (["", ""], ["", ""], ["", "", ""], ["", "", "", ""], ["", "casual"], ["", "", "casual"])
TARGET = 8  # points: so few that games end often
# A new database is used after this many kills.
KILLS_BY_DATABASE = 50
# The share of kills while the server starts, and when they come at the latest, in seconds.
EARLY, EARLY_SECONDS = 0.25, 0.3
# The share of servers that live long enough for their bots to play. How long they and the others live, in seconds,
# once there were moves at all tables.
LONG, LONG_SECONDS, SHORT_SECONDS = 0.05, 1.0, 0.6
# In a run that kills PostgreSQL too, the share of its kills.
DATABASE_KILLS = 0.3
MOVE_SECONDS, GAME_SECONDS = 30.0, 120.0
DATABASES = ("sqlite", "postgresql")


class Report:
    """What was counted."""

    def __init__(self) -> None:
        self.kills = 0  # of servers
        self.early = 0  # of them before the server listened
        self.database_kills = 0
        self.moves = 0  # acknowledged
        self.events = 0  # that clients were told
        self.repeated = 0  # answers that were given again
        self.verified = 0  # records of games that were played to their end
        self.faults: Counter[str] = Counter()
        self.examples: list[str] = []

    def add(self, ledger: Ledger) -> None:
        """Add what the clients of one database noted."""
        self.moves += ledger.moves.total()
        self.events += sum(map(len, ledger.told.values()))
        self.repeated += ledger.repeated
        self.faults += ledger.faults
        self.examples += ledger.examples

    @property
    def lost(self) -> int:
        """How much was lost, forked or done twice."""
        return self.faults.total()


class Campaign:
    """Kills of a server on one database."""

    def __init__(
        self, report: Report, server: RestartingServer, url: str, rng: random.Random, cluster: Cluster | None = None
    ) -> None:
        self.report = report
        self.server = server
        self.url = url
        self.rng = rng
        self.cluster = cluster  # if PostgreSQL is killed too
        self.ledger = Ledger()
        self.with_people: set[str] = set()  # the tables without bots
        self.party = Party([])

    async def run(self, kills: int, tables: Sequence[list[str]], killed: Callable[[], object]) -> None:
        """Kill the server so many times, then let every table play a game to its end."""
        self.server.start()
        await self.server.ready()
        await self._sit_down(tables)
        async with self.party:
            for _ in range(kills):
                await self._wait()
                if self.cluster and self.rng.random() < DATABASE_KILLS:
                    await self._kill_database(self.cluster)
                await self._kill()
                self.ledger.check(stored(self.url))
                killed()
                self.server.start()
            await self.server.ready()
            await self._play_to_the_end()
        self.server.kill()
        self.ledger.check(stored(self.url))
        self.report.add(self.ledger)

    async def _sit_down(self, tables: Sequence[list[str]]) -> None:
        players: list[Player] = []
        for number, seats in enumerate(tables):
            game = names()[number % len(names())]
            people = await sit_down(self.ledger, lambda: self.server.address, self.rng, game, seats, target=TARGET)
            players += people
            if not any(seats):
                self.with_people.add(people[0].table)
        self.party = Party(players)

    async def _wait(self) -> None:
        """Wait for a random moment: while the server starts, or after moves at the tables."""
        if self.rng.random() < EARLY:
            await asyncio.sleep(self.rng.uniform(0, EARLY_SECONDS))
            return
        await self.server.ready()
        long = self.rng.random() < LONG
        await self.ledger.all_move(self.party.tables if long else self.with_people, MOVE_SECONDS)
        await asyncio.sleep(self.rng.uniform(0, LONG_SECONDS if long else SHORT_SECONDS))

    async def _kill(self) -> None:
        self.report.kills += 1
        self.report.early += not self.server.address
        self.server.kill()
        await self.party.disconnected()

    async def _kill_database(self, cluster: Cluster) -> None:
        """End PostgreSQL without a checkpoint and start it again, while the server goes on."""
        self.report.database_kills += 1
        await asyncio.to_thread(cluster.stop, signal.SIGQUIT)
        await asyncio.to_thread(cluster.start)
        self.ledger.check(stored(self.url))
        if not self.server.running:  # it does not start without a database
            self.server.start()
        await self.server.ready()
        await self.ledger.all_move(self.with_people, MOVE_SECONDS)

    async def _play_to_the_end(self) -> None:
        """Wait until a game has ended at every table, and verify the records."""
        before, until = self.ledger.games.copy(), monotonic() + GAME_SECONDS
        while unfinished := {table for table in self.party.tables if self.ledger.games[table] == before[table]}:
            if monotonic() > until:
                self.ledger.fault("stuck: no game comes to its end", sorted(unfinished))
                break
            await asyncio.sleep(0.02)
        async with httpx.AsyncClient(base_url=f"http://{self.server.address}/api/tables", timeout=30) as client:
            for table in self.party.tables - unfinished:
                answer = await client.get(f"/{table}/games/{self.ledger.games[table]}/record")
                verify(parse_record(answer.text, find_game))
                self.report.verified += 1


def stored(url: str) -> Logs:
    """Return all logs. SQLite is read from a copy, since the first to open a file after a kill also repairs it."""
    if not url.startswith("sqlite"):
        return logs(url)
    path = Path(url.removeprefix("sqlite:///"))
    with tempfile.TemporaryDirectory() as folder:
        for part in (path, path.with_name(path.name + "-wal")):
            if part.exists():
                shutil.copy(part, folder)
        return logs(f"sqlite:///{folder}/{path.name}")


async def kill_again_and_again(
    report: Report,
    new_database: Callable[[], str],
    kills: int,
    seed: int,
    cluster: Cluster | None = None,
    tables: Sequence[list[str]] = TABLES,
    killed: Callable[[], object] = lambda: None,
) -> None:
    """Kill servers so many times, on one database after the other."""
    rng = random.Random(seed)
    while report.kills < kills:
        url = new_database()
        with restarting(url, **SETTINGS) as server:
            campaign = Campaign(report, server, url, rng, cluster)
            await campaign.run(min(KILLS_BY_DATABASE, kills - report.kills), tables, killed)


# --- The command ---


@contextmanager
def new_databases(kind: str) -> Iterator[tuple[Callable[[], str], Cluster | None]]:
    """Yield a function that makes new databases of a kind, and PostgreSQL."""
    with ExitStack() as stack:
        if kind == "sqlite":
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix=".kill-", dir="."))
            yield lambda: f"sqlite:///{Path(tempfile.mkdtemp(dir=folder)).resolve()}/tables.db", None
            return
        found = programs()
        if not found:
            sys.exit(NOT_INSTALLED)
        cluster = Cluster(found)
        stack.callback(cluster.remove)
        cluster.start()
        yield cluster.fresh, cluster


def show(reports: dict[str, Report], seconds: float) -> None:
    """Print the reports as a table."""
    grid = Grid("Killed under load", *reports)
    for name, values in {
        "kills of the server": [report.kills for report in reports.values()],
        "of them while it started": [report.early for report in reports.values()],
        "kills of PostgreSQL": [report.database_kills for report in reports.values()],
        "acknowledged moves": [report.moves for report in reports.values()],
        "events told to clients": [report.events for report in reports.values()],
        "answers given again": [report.repeated for report in reports.values()],
        "games played to their end and verified": [report.verified for report in reports.values()],
        "lost, changed, forked, done twice or stuck": [report.lost for report in reports.values()],
    }.items():
        grid.add_row(name, *(f"{value:,}" for value in values))
    console = Console()
    for report in reports.values():
        for example in report.examples:
            console.print(example, style="red", markup=False)
    console.print(grid)
    console.print(f"{seconds:.0f} seconds")


def main() -> None:
    """Kill servers, and print what came of it."""
    parser = argparse.ArgumentParser(description="Kill a server under load again and again.")
    parser.add_argument("--kills", type=int, default=1000, help="how often, on all databases together")
    parser.add_argument("--database", choices=(*DATABASES, "both"), default="both")
    parser.add_argument("--kill-database", action="store_true", help="kill PostgreSQL too, and let it recover")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    kinds = DATABASES if arguments.database == "both" else (arguments.database,)
    reports = {kind: Report() for kind in kinds}
    began = monotonic()
    with Progress(transient=True) as progress:
        bar = progress.add_task("kills", total=arguments.kills)
        for number, (kind, report) in enumerate(reports.items()):
            kills = (arguments.kills + number) // len(kinds)

            def killed(kind: str = kind) -> None:
                lost = sum(report.lost for report in reports.values())
                progress.update(bar, advance=1, description=f"{kind}, {lost} lost")

            with new_databases(kind) as (new_database, cluster):
                killed_too = cluster if arguments.kill_database else None
                work = kill_again_and_again(
                    report, new_database, kills, arguments.seed + number, killed_too, killed=killed
                )
                uvloop.run(work)
    show(reports, monotonic() - began)
    sys.exit(any(report.lost or not report.moves for report in reports.values()))


if __name__ == "__main__":
    main()
