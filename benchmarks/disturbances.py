"""What `benchmarks.chaos` does to servers and databases while people play, each with its end."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from email.utils import parsedate_to_datetime
from pathlib import Path
from time import monotonic, time
from unittest import mock

import httpx
import psycopg
from tests.server.child_server import ANY
from tests.server.ledger import Ledger
from tests.server.moved_clock_server import CLOCK, Clock
from tests.server.postgres import Cluster
from tests.server.process import CHILD, FREE, Server
from tests.server.witness import Party

from saltmochi.server.storage.store import CHANNEL

LEASE_SECONDS = 1.0
SETTINGS = {
    **FREE,
    "connections_by_address": "1000",
    "away_seconds": "1",
    "sleep_seconds": "30",
    "lease_seconds": str(LEASE_SECONDS),
    "log_level": "warning",
}
# What processes are told that is not true or not readable. {process} and {table} are real ones.
NOTICES = (
    "",
    "x",
    "a b row",
    "a b row x",
    "a b here 1,x",
    "\u202e {table} row 1",
    "{process} {table} row 999999999",
    "other {table} row 999999999",
    "other {table} row -7",
    "other {table} row 99999999999999999999999999",
    "other {table} here 0,1,2,3,4,5,77,-1",
    "other {table} here",
    "other nowhere row 5",
    "x" * 7000,
)
# So long it may take until the answers of a server show a new time, in seconds.
CLOCK_PATIENCE = 5.0
# How far the clock of a process is moved, in seconds.
CLOCK_OFFSETS = (3600, -3600, 2 * LEASE_SECONDS, -2 * LEASE_SECONDS)


class Stage:
    """Servers on one database, and the people who play there."""

    def __init__(self, url: str, rng: random.Random, clock: Clock, cluster: Cluster | None = None) -> None:
        self.url = url
        self.rng = rng
        self.cluster = cluster
        self.clock = clock  # of the first server
        self.servers: list[Server] = []
        self.ledger = Ledger()
        self.party = Party([])

    def address(self) -> str:
        """Return where to connect: one of the servers that run."""
        running = [server.address for server in self.servers if server.process.poll() is None]
        return self.rng.choice(running) if running else ""

    async def start(self, place: int) -> None:
        """Start a server in this place, after the one that is there has ended."""
        module = CHILD if place else "tests.server.moved_clock_server"
        with mock.patch.dict(os.environ, {CLOCK: str(self.clock.path)}):
            server = await asyncio.to_thread(Server, self.url, deals=ANY, module=module, **SETTINGS)
        self.servers[place : place + 1] = [server]

    def random_place(self) -> int:
        """Return the place of one of the servers."""
        return self.rng.randrange(len(self.servers))

    def close(self) -> None:
        """End all servers."""
        for server in self.servers:
            server.kill()


Disturbance = Callable[[Stage], Awaitable[None]]


# --- Processes ---


async def stop_past_lease(stage: Stage) -> None:
    """Stop a process for longer than its lease, then let it go on."""
    server = stage.servers[stage.random_place()]
    server.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(LEASE_SECONDS * stage.rng.uniform(1.2, 2.5))
    server.process.send_signal(signal.SIGCONT)


async def kill_process(stage: Stage) -> None:
    """Kill a process, and start another one after its lease."""
    place = stage.random_place()
    stage.servers[place].kill()
    await asyncio.sleep(LEASE_SECONDS)
    await stage.start(place)


async def move_clock(stage: Stage) -> None:
    """Move the clock of a process, forth and back."""
    for offset in stage.rng.sample(CLOCK_OFFSETS, 2):
        await set_clock(stage, offset)
        await asyncio.sleep(LEASE_SECONDS)
    await set_clock(stage, 0)


async def kill_process_with_moved_clock(stage: Stage) -> None:
    """Kill a process while its clock is an hour ahead: its leases must not last for an hour."""
    await set_clock(stage, 3600)
    await asyncio.sleep(LEASE_SECONDS)
    stage.servers[0].kill()
    stage.clock.move(0)
    if len(stage.servers) > 1:
        await asyncio.sleep(2 * LEASE_SECONDS)
    await stage.start(0)


async def set_clock(stage: Stage, offset: float) -> None:
    """Move the clock of the first server, and wait until its answers show the new time."""
    stage.clock.move(offset)
    until = monotonic() + CLOCK_PATIENCE
    async with httpx.AsyncClient(timeout=CLOCK_PATIENCE) as client:
        while monotonic() < until:
            answer = await client.get(f"http://{stage.servers[0].address}/api/about")
            if abs(parsedate_to_datetime(answer.headers["date"]).timestamp() - time() - offset) < 2:
                return
            await asyncio.sleep(0.1)
    stage.ledger.fault("the clock of a server could not be moved", offset)


# --- PostgreSQL ---


async def restart_database(stage: Stage) -> None:
    """End PostgreSQL, in good order or at once, and start it again."""
    assert stage.cluster
    await asyncio.to_thread(stage.cluster.stop, stage.rng.choice((signal.SIGINT, signal.SIGQUIT)))
    await asyncio.sleep(stage.rng.uniform(0, 1))
    await asyncio.to_thread(stage.cluster.start)


async def cut_connections(stage: Stage) -> None:
    """End all connections of servers to PostgreSQL, several times."""
    assert stage.cluster
    others = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
    with psycopg.connect(stage.cluster.url(), autocommit=True) as connection:
        for _ in range(5):
            connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}".encode())
            await asyncio.sleep(stage.rng.uniform(0, 0.4))


async def send_false_notices(stage: Stage) -> None:
    """Tell the processes things that are not true, or that nobody can read."""
    tables = sorted(stage.party.tables)
    with psycopg.connect(stage.url, autocommit=True) as connection:
        owners = [row[0] for row in connection.execute("SELECT DISTINCT owner FROM tables WHERE owner <> ''")]
        for _ in range(20):
            for notice in NOTICES:
                text = notice.format(process=stage.rng.choice(owners or ["x"]), table=stage.rng.choice(tables))
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
            await asyncio.sleep(0.05)


# --- SQLite ---


async def fill_disk(stage: Stage) -> None:
    """Fill the disk that the database is on, and make room again."""
    filler = database_file(stage).with_name("filler")
    with closing(sqlite3.connect(database_file(stage), timeout=10)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # otherwise the write-ahead log still has room
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    try:
        await refused_for(stage, 1.5)
    finally:
        filler.unlink()


async def limit_file_size(stage: Stage) -> None:
    """Let no file of the server grow, or even be written, for a while."""
    process = stage.servers[0].process.pid
    soft, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (0, hard))
    await refused_for(stage, 1.5)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (soft, hard))


async def refused_for(stage: Stage, seconds: float) -> None:
    """Wait for a while, in which the database must have refused to store something."""
    before = stage.ledger.refused["storage"]
    await asyncio.sleep(seconds)
    if stage.ledger.refused["storage"] == before:
        stage.ledger.fault("the disturbance disturbed nothing")


async def lock_briefly(stage: Stage) -> None:
    """Lock the database file for a moment: the server waits."""
    await lock(stage, 1.0)


async def lock_for_long(stage: Stage) -> None:
    """Lock the database file for longer than the server waits."""
    await lock(stage, 12.0)


async def lock(stage: Stage, seconds: float) -> None:
    """Lock the database file, as another program may do."""
    with closing(sqlite3.connect(database_file(stage), isolation_level=None, timeout=10)) as other:
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        other.execute("ROLLBACK")


def database_file(stage: Stage) -> Path:
    """Return the file of a SQLite database."""
    return Path(stage.url.removeprefix("sqlite:///"))


@contextmanager
def small_disk(folder: Path, size: int) -> Iterator[bool]:
    """Mount a small disk in memory at a folder; False without the right to do so."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    mounted = os.geteuid() == 0 and not subprocess.run(mount, check=False, capture_output=True).returncode
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=False)
