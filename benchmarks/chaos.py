"""`python -m benchmarks.chaos`: disturb servers under load, and see whether anything is lost, forked or stuck.

Real WebSocket clients play both games and go on through every disturbance. With PostgreSQL, several server processes
share a database: one is stopped past its lease and goes on, or is killed, or its clock is moved. PostgreSQL is
restarted, its connections are cut, and false notices arrive. With SQLite, the disk is full, files may not grow, the
clock is moved, or another program locks the database.

After each disturbance every table must soon go on. All that any client was told must be in the log of the database,
once and unchanged, and all clients must have heard the same.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from time import monotonic

import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from tests.server.databases import NOT_INSTALLED, logs
from tests.server.moved_clock_server import Clock
from tests.server.postgres import Cluster, programs
from tests.server.witness import Party, Player, sit_down

from benchmarks import disturbances
from benchmarks.disturbances import Disturbance, Stage
from saltmochi.games import names

# By table, who plays: "" is a person.
TABLES = (["", ""], ["", ""], ["", "", ""], ["", "", "", ""], ["", "casual"], ["", "", "casual"])
TARGET = 20  # points
PAUSE_SECONDS = 0.02  # before a move, on average
PROCESSES = 3
# A table where nobody can move for so long after a disturbance is stuck.
STUCK_SECONDS = 20.0
DISK_BYTES = 16_000_000
ON_POSTGRESQL = (
    disturbances.stop_past_lease,
    disturbances.kill_process,
    disturbances.restart_database,
    disturbances.cut_connections,
    disturbances.send_false_notices,
    disturbances.move_clock,
    disturbances.kill_process_with_moved_clock,
)
ON_SQLITE = (
    disturbances.limit_file_size,
    disturbances.lock_briefly,
    disturbances.lock_for_long,
    disturbances.move_clock,
    disturbances.kill_process_with_moved_clock,
)
NO_DISK = "No disk was filled: only root may mount a small one"


class Report:
    """What was counted."""

    def __init__(self) -> None:
        self.seconds: dict[str, list[float]] = defaultdict(list)  # by disturbance: until every table had moved again
        self.moves = 0  # acknowledged
        self.events = 0  # that clients were told
        self.refused: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.examples: list[str] = []

    def add(self, stage: Stage) -> None:
        """Add what the clients of one stage noted."""
        ledger = stage.ledger
        self.moves += ledger.moves.total()
        self.events += sum(map(len, ledger.told.values()))
        self.refused += ledger.refused
        self.faults += ledger.faults
        self.examples += ledger.examples


@asynccontextmanager
async def playing(stage: Stage, processes: int, tables: Sequence[list[str]]) -> AsyncIterator[None]:
    """Start servers and let people play there."""
    try:
        for place in range(processes):
            await stage.start(place)
        players: list[Player] = []
        for number, seats in enumerate(tables):
            game = names()[number % len(names())]
            players += await sit_down(
                stage.ledger, stage.address, stage.rng, game, seats, pause=PAUSE_SECONDS, target=TARGET
            )
        stage.party = Party(players)
        async with stage.party:
            await stage.ledger.all_move(stage.party.tables, STUCK_SECONDS)
            yield
    finally:
        stage.close()


async def disturb(report: Report, stage: Stage, disturbance: Disturbance) -> None:
    """Disturb, then see that every table goes on and nothing is lost."""
    name = disturbance.__name__.replace("_", " ")
    before = stage.ledger.faults.total()
    await disturbance(stage)
    report.seconds[name].append(await stage.ledger.all_move(stage.party.tables, STUCK_SECONDS))
    for server in stage.servers:
        if server.process.poll() is not None:
            stage.ledger.fault("a server has ended", "".join(server.output[-5:]))
    stage.ledger.check(logs(stage.url))
    if stage.ledger.faults.total() > before:
        stage.ledger.examples.append(f"the faults above came with: {name}")


def in_random_order(
    every: Sequence[Disturbance], leave_out: Sequence[Disturbance], rng: random.Random
) -> list[Disturbance]:
    """Return disturbances in random order."""
    kept = [disturbance for disturbance in every if disturbance not in leave_out]
    return rng.sample(kept, len(kept))


async def disturb_postgresql(
    report: Report,
    cluster: Cluster,
    folder: Path,
    rng: random.Random,
    tables: Sequence[list[str]] = TABLES,
    processes: int = PROCESSES,
    leave_out: Sequence[Disturbance] = (),
    done: Callable[[], object] = lambda: None,
) -> None:
    """Disturb several processes on a new database in every way, in random order."""
    stage = Stage(cluster.fresh(), rng, Clock(folder / "postgresql-clock"), cluster)
    async with playing(stage, processes, tables):
        for disturbance in in_random_order(ON_POSTGRESQL, leave_out, rng):
            await disturb(report, stage, disturbance)
            done()
    report.add(stage)


async def disturb_sqlite(
    report: Report,
    folder: Path,
    rng: random.Random,
    tables: Sequence[list[str]] = TABLES,
    leave_out: Sequence[Disturbance] = (),
    done: Callable[[], object] = lambda: None,
) -> None:
    """Disturb a server on a new SQLite file in every way, in random order."""
    disk = folder / "disk"
    disk.mkdir()
    with disturbances.small_disk(disk, DISK_BYTES) as mounted:
        stage = Stage(f"sqlite:///{disk}/tables.db", rng, Clock(folder / "sqlite-clock"))
        every = [*ON_SQLITE, *((disturbances.fill_disk,) if mounted else ())]
        async with playing(stage, 1, tables):
            for disturbance in in_random_order(every, leave_out, rng):
                await disturb(report, stage, disturbance)
                done()
    report.add(stage)


# --- The command ---


def show(report: Report, seconds: float) -> None:
    """Print a report."""
    grid = Grid("Disturbance", "times", "seconds until all tables moved: median", "longest")
    for name, found in sorted(report.seconds.items()):
        grid.add_row(name, str(len(found)), f"{sorted(found)[len(found) // 2]:.2f}", f"{max(found):.2f}")
    console = Console()
    for example in report.examples:
        console.print(example, style="red", markup=False)
    console.print(grid)
    refused = ", ".join(f"{code} {count:,}" for code, count in report.refused.most_common())
    console.print(f"{report.moves:,} acknowledged moves, {report.events:,} events told to clients, in {seconds:.0f} s")
    console.print(f"Refused for the moment: {refused}")
    console.print(f"Lost, changed, forked, done twice or stuck: {report.faults.total()}")
    if disturbances.fill_disk.__name__.replace("_", " ") not in report.seconds:
        console.print(NO_DISK)


def main() -> None:
    """Disturb servers, and print what came of it."""
    parser = argparse.ArgumentParser(description="Disturb servers under load.")
    parser.add_argument("--rounds", type=int, default=10, help="how often everything is done")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    found = programs()
    if not found:
        sys.exit(NOT_INSTALLED)
    report, rng, began = Report(), random.Random(arguments.seed), monotonic()
    with Progress(transient=True) as progress, ExitStack() as stack:
        bar = progress.add_task("disturbances", total=None)
        cluster = Cluster(found)
        stack.callback(cluster.remove)
        cluster.start()

        def done() -> None:
            progress.update(bar, advance=1, description=f"disturbances, {report.faults.total()} faults")

        for _ in range(arguments.rounds):
            with tempfile.TemporaryDirectory(prefix="saltmochi-chaos-") as folder:
                uvloop.run(disturb_postgresql(report, cluster, Path(folder), rng, done=done))
                uvloop.run(disturb_sqlite(report, Path(folder), rng, done=done))
    show(report, monotonic() - began)
    sys.exit(bool(report.faults) or not report.moves)


if __name__ == "__main__":
    main()
