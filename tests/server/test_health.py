"""`/health` says whether a move can be stored, and no move is acknowledged that a restart would not find."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.health import HealthCheck
from tests.server.client import PATIENCE, Client, Message
from tests.server.databases import logs
from tests.server.people import level, two_people
from tests.server.postgres import Cluster
from tests.server.process import Server, serving
from tests.server.test_store import append, opened, row

DISK_BYTES = 4_000_000


def health(server: Server) -> int:
    return httpx.get(f"http://{server.address}/health", timeout=PATIENCE).status_code


def becomes(server: Server, status: int) -> bool:
    """Wait until the health check says something; a result is valid for a moment."""
    until = time.monotonic() + PATIENCE
    while health(server) != status:
        if time.monotonic() > until:
            return False
        time.sleep(0.1)
    return True


def whose_move(ada: Client, bob: Client) -> Client:
    return ada if ada.legal else bob


def refused(client: Client) -> bool:
    """Try to move; whether it is refused because it cannot be stored."""
    answer = client.answer(client.act(client.legal[0]))
    return (answer["type"], answer.get("code")) == ("refused", "storage")


def last_event(server: Server, table: Message) -> int:
    """The number of the last event that was told to somebody who comes now."""
    with Client(server.address, table["id"]) as watcher:
        number: int = watcher.kind("welcome")["number"]
        return number


# --- A full disk ---


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """Mount a small file system at a folder; False where one may not."""
    folder.mkdir()
    options = ["-o", f"size={DISK_BYTES}"]
    mounted = subprocess.run(["mount", "-t", "tmpfs", *options, "tmpfs", folder], check=False, capture_output=True)
    try:
        yield mounted.returncode == 0
    finally:
        if mounted.returncode == 0:
            subprocess.run(["umount", "-l", folder], check=True)


@contextmanager
def full(folder: Path, mounted: bool, process: int) -> Iterator[None]:
    """Fill the disk, or forbid the process to make any file larger."""
    if not mounted:
        before = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (0, before[1]))
        yield
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)
        return
    waste = folder / "waste"
    with suppress(OSError), waste.open("wb", buffering=0) as file:
        while file.write(bytes(512)):
            pass
    yield
    waste.unlink()


def test_a_full_disk_is_no_good_health_and_costs_no_move(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    with small_disk(folder) as mounted, serving(f"sqlite:///{folder}/tables.db") as server:
        ada, bob = two_people(server)
        with ada, bob:
            assert health(server) == 200
            with full(folder, mounted, server.process.pid):
                assert becomes(server, 503)
                # What the disk still has room for is stored: in the end nothing is.
                acknowledged = play_until(ada, bob, refused)
            assert becomes(server, 200)
            assert not refused(whose_move(ada, bob))
            table, told = ada.table, last_event(server, ada.table)
        assert told > acknowledged
        server.kill()
        with serving(f"sqlite:///{folder}/tables.db") as again:
            assert last_event(again, table) >= told


def play_until(ada: Client, bob: Client, wanted: Callable[[Client], bool]) -> int:
    """Make moves until something is so; the number of the last event then."""
    while not wanted(whose_move(ada, bob)):
        level([ada, bob])
    return max(ada.number, bob.number)


# --- Another program ---


def test_a_locked_file_is_no_good_health_until_it_is_free(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with serving(f"sqlite:///{path}") as server:
        assert health(server) == 200
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert becomes(server, 503)
            answer = httpx.get(f"http://{server.address}/health", headers={"Accept-Language": "fr"}, timeout=PATIENCE)
            assert answer.json() == {"code": "storage", "text": Refusal("storage").localized("fr")}
            other.execute("ROLLBACK")
        assert becomes(server, 200)


def test_postgresql_that_is_away_is_no_good_health(postgres: Cluster, postgres_database: str) -> None:
    with serving(postgres_database) as server:
        assert health(server) == 200
        postgres.stop()
        try:
            assert becomes(server, 503)
        finally:
            postgres.start()
        assert becomes(server, 200)


# --- A file that is gone ---


@pytest.mark.parametrize("gone", ["tables.db", "tables.db-wal"])
def test_no_move_is_acknowledged_once_the_file_was_deleted(tmp_path: Path, gone: str) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db") as server:
        ada, bob = two_people(server)
        with ada, bob:
            assert not refused(whose_move(ada, bob))
            level([ada, bob])
            (tmp_path / gone).unlink()
            assert refused(whose_move(ada, bob))
            assert refused(whose_move(ada, bob)), "a second attempt does not find what the first one wrote"
            assert becomes(server, 503)


def test_a_file_that_was_replaced_is_noticed_and_one_that_is_back_goes_on(tmp_path: Path) -> None:
    path, elsewhere = tmp_path / "tables.db", tmp_path / "elsewhere.db"
    with serving(f"sqlite:///{path}") as server:
        ada, bob = two_people(server)
        with ada, bob:
            path.rename(elsewhere)
            path.write_bytes(elsewhere.read_bytes())
            assert refused(whose_move(ada, bob))
            assert becomes(server, 503)
            elsewhere.replace(path)
            assert not refused(whose_move(ada, bob))
            assert becomes(server, 200)
        server.kill()
    number = max(ada.number, bob.number)
    assert len(logs(f"sqlite:///{path}")[ada.table["id"]]) > number


# --- The cost ---


def test_those_who_ask_together_share_one_write(any_database: str) -> None:
    with opened(any_database) as store:
        append(store, row("table", 0))
        changes = 0

        @sa.event.listens_for(store.engine, "before_cursor_execute")
        def count(_: object, __: object, statement: str, *___: object) -> None:
            nonlocal changes
            changes += statement.startswith("DELETE FROM log")

        async def ask() -> None:
            check = HealthCheck(store)
            await asyncio.gather(*(check.check() for _ in range(50)))
            for _ in range(50):
                await check.check()

        asyncio.run(ask())
        assert changes == 1
        assert len(asyncio.run(store.events("table"))) == 1
        assert asyncio.run(store.events(f"health {store.process}")) == []


def use_up(client: httpx.Client, url: str) -> None:
    """Ask for something until the address has no more requests; some more come each second."""
    until = time.monotonic() + PATIENCE
    while client.get(url).status_code != 429:
        assert time.monotonic() < until


def test_health_answers_an_address_that_has_used_up_its_requests(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", requests_by_address="1") as server, httpx.Client() as client:
        for path in ("/api/about", "/"):
            use_up(client, f"http://{server.address}{path}")
        assert health(server) == 200
        use_up(client, f"http://{server.address}/health")  # it is limited too
