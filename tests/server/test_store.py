"""What the store promises, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import psycopg
import pytest
import sqlalchemy as sa

from saltmochi.server.protocol.commands import Hello, Sit
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.refusal import Refusal
from saltmochi.server.settings import Settings
from saltmochi.server.storage.leases import Leases
from saltmochi.server.storage.store import LobbyUpdate, LogRow, Store, StoredEvent
from saltmochi.server.tables.registry import TableRegistry
from saltmochi.server.tables.table import new_token
from tests.server.client import Message
from tests.server.people import Ear, two_people
from tests.server.postgres import Cluster
from tests.server.process import serving

T = TypeVar("T")


@contextmanager
def opened(url: str, process: str = "one") -> Iterator[Store]:
    """A store as long as it is needed."""
    store = Store(url, process)
    store.open()
    try:
        yield store
    finally:
        store.close()


def rows_of(store: Store, table: str, since: int = -1) -> list[StoredEvent]:
    return asyncio.run(store.events(table, since))


def append(store: Store, *writes: LogRow) -> list[bool]:
    """Append rows; whether each was stored."""

    async def run() -> list[bool]:
        return await asyncio.gather(*map(store.append, writes))

    return asyncio.run(run())


def row(table: str, number: int, text: str = "x") -> LogRow:
    return LogRow(table, number, 1000 + number, text.encode())


def new_table(table: str, code: str) -> LogRow:
    return LogRow(table, 0, 1000, b"opened", code)


# --- Another program at the same database ---


@contextmanager
def another_program(url: str) -> Iterator[sqlite3.Connection | psycopg.Connection]:
    """A connection that knows nothing of the store."""
    address = sa.make_url(url)
    if address.drivername == "sqlite":
        connection: sqlite3.Connection | psycopg.Connection = sqlite3.connect(str(address.database))
    else:
        connection = psycopg.connect(url)
    try:
        yield connection
    finally:
        connection.close()


def count_rows(connection: sqlite3.Connection | psycopg.Connection) -> int:
    found = connection.execute("SELECT count(*) FROM log").fetchone()
    connection.rollback()
    return int(found[0]) if found else -1


@contextmanager
def nobody_can_write(url: str) -> Iterator[None]:
    """Let another program hold up all writers, so that what comes meanwhile waits and is written together."""
    with another_program(url) as connection:
        if isinstance(connection, sqlite3.Connection):
            connection.execute("BEGIN IMMEDIATE")
        else:
            connection.execute("LOCK TABLE log IN EXCLUSIVE MODE")
        yield
        connection.rollback()


# --- Rows ---


def test_rows_come_back_in_order(any_database: str) -> None:
    writes = [row("table", number, f"row {number}") for number in range(50)]
    others = [row("another", number) for number in range(0, 50, 2)]
    shuffled = random.Random(1).sample([*writes, *others], 75)
    with opened(any_database) as store:
        assert append(store, *shuffled) == [True] * 75
        assert rows_of(store, "table") == [StoredEvent(w.number, w.at, w.event) for w in writes]
        assert [found.number for found in rows_of(store, "table", since=46)] == [47, 48, 49]
        assert rows_of(store, "table", since=49) == []
        assert rows_of(store, "nowhere") == []


def test_what_is_answered_is_there_for_everybody(any_database: str) -> None:
    async def run(store: Store) -> None:
        with another_program(any_database) as other:
            for number in range(30):
                assert await store.append(row("table", number))
                assert count_rows(other) == number + 1

    with opened(any_database) as store:
        asyncio.run(run(store))


def test_of_two_who_write_a_number_one_wins_and_the_others_in_their_groups_are_unaffected(any_database: str) -> None:
    """Both have all rows to write at once, in different orders."""
    contested = [f"contested {i}" for i in range(60)]
    shuffled = random.Random(2).sample(contested, len(contested))

    async def run(one: Store, two: Store) -> tuple[list[bool], ...]:
        with nobody_can_write(any_database):
            first = [one.append(row(name, 1, "one")) for name in contested]
            mine = [one.append(row(f"mine {i}", 1)) for i in range(30)]
            second = {name: two.append(row(name, 1, "two")) for name in shuffled}
            yours = [two.append(row(f"yours {i}", 1)) for i in range(30)]
            await asyncio.sleep(0.1)
            assert not any(future.done() for future in (*first, *mine, *second.values(), *yours))
        parts = (first, [second[name] for name in contested], [*mine, *yours])
        return tuple([list(await asyncio.gather(*part)) for part in parts])

    with opened(any_database) as one, opened(any_database, "two") as two:
        first, second, others = asyncio.run(run(one, two))
        assert [a + b for a, b in zip(first, second, strict=True)] == [1] * len(contested)
        assert all(others)
        for name, one_won in zip(contested, first, strict=True):
            assert [found.event for found in rows_of(one, name)] == [b"one" if one_won else b"two"]


def test_a_row_that_came_too_late_does_not_keep_the_lobby_from_changing(any_database: str) -> None:
    async def run(store: Store) -> None:
        assert await store.append(new_table("table", "ABCDEF"))
        with nobody_can_write(any_database):
            first = store.append(row("elsewhere", 1))  # holds up the writer, so that the rest is one group
            await asyncio.sleep(0.1)
            late, good = store.append(row("table", 0)), store.append(row("table", 1))
            store.update_lobby(LobbyUpdate("table", 2000, b"listing", True))
        assert (await first, await late, await good) == (True, False, True)
        assert await store.append(row("table", 2))
        assert await store.lobby(since=0, now=0) == [b"listing"]

    with opened(any_database) as store:
        asyncio.run(run(store))


def test_the_lobby_shows_open_tables_the_newest_first(any_database: str) -> None:
    async def run(store: Store) -> None:
        tables = ("old", "new", "closed", "forgotten")
        await asyncio.gather(*(store.append(new_table(name, f"CODE{i}")) for i, name in enumerate(tables)))
        for name, at, is_open in (("new", 30, True), ("old", 20, True), ("closed", 40, False), ("forgotten", 10, True)):
            store.update_lobby(LobbyUpdate(name, at, name.encode(), is_open))
        assert await store.append(row("old", 1))
        assert await store.lobby(since=10, now=0) == [b"new", b"old"]

    with opened(any_database) as store:
        asyncio.run(run(store))


def test_the_lobby_shows_no_table_whose_process_is_gone(any_database: str) -> None:
    async def leave_behind(store: Store) -> None:
        assert await store.append(new_table("table", "ABCDEF"))
        assert await Leases(store).claim(["table"], 1, 1000) == {"table"}
        store.update_lobby(LobbyUpdate("table", 20, b"listing", True))
        assert await store.append(row("table", 1))
        assert await store.lobby(since=0, now=1000) == [b"listing"]

    with opened(any_database) as store:
        asyncio.run(leave_behind(store))
    with opened(any_database, "two") as store:
        assert asyncio.run(store.lobby(since=0, now=1001)) == []


def test_no_two_tables_have_the_same_code(any_database: str) -> None:
    with opened(any_database) as store:
        assert append(store, new_table("one", "ABCDEF")) == [True]
        assert append(store, new_table("two", "ABCDEF"), new_table("three", "GHJKMN")) == [False, True]
        assert asyncio.run(store.find_table("ABCDEF")) == "one"
        assert asyncio.run(store.find_table("GHJKMN")) == "three"
        assert asyncio.run(store.find_table("NOSUCH")) is None
        assert rows_of(store, "two") == []


# --- Beginning ---


def test_a_store_that_is_opened_again_has_everything(any_database: str) -> None:
    with opened(any_database) as store:
        assert append(store, new_table("table", "ABCDEF"), row("table", 1)) == [True, True]
    for _ in range(2):
        with opened(any_database) as store:
            assert [found.number for found in rows_of(store, "table")] == [0, 1]
            assert append(store, new_table("table", "GHJKMN")) == [False]


def test_two_processes_may_begin_at_once_on_an_empty_database(postgres_database: str) -> None:
    program = (
        "import sys; from saltmochi.server.storage.store import Store; print('ready', flush=True); sys.stdin.readline();"
        "store = Store(sys.argv[1], 'p'); store.open(); store.close()"
    )
    command = [sys.executable, "-c", program, postgres_database]
    processes = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    for process in processes:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin
        process.stdin.write("go\n")
        process.stdin.flush()
    wrong = [process.communicate(timeout=60)[1] for process in processes]
    assert [process.returncode for process in processes] == [0, 0], "\n".join(wrong)
    with opened(postgres_database) as store:
        assert append(store, row("table", 0)) == [True]


def test_the_file_that_sqlite_writes_into_first_does_not_grow_for_ever(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saltmochi.server.storage.store.CHECKPOINT_SECONDS", 0.05)
    beside = Path(f"{sa.make_url(database).database}-wal")
    text = "x" * 3000
    with opened(database) as store:
        written = 0
        # How many rows come between two checkpoints depends on the machine.
        while written < 150 or (beside.stat().st_size > written * len(text) / 2 and written < 10_000):
            assert append(store, row("t", written, text)) == [True]
            written += 1
        assert 0 < beside.stat().st_size < written * len(text) / 2
        assert [found.event for found in rows_of(store, "t")] == [text.encode()] * written


def test_sqlite_survives_a_power_cut(database: str) -> None:
    with opened(database) as store:
        for _ in range(3):
            with store.engine.connect() as connection:
                assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
                assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2


# --- When the database cannot be written ---


class Breakable:
    """A database of which a process can be cut off: the disk is full for it, or PostgreSQL ends."""

    def __init__(self, request: pytest.FixtureRequest, url: str) -> None:
        self.cluster: Cluster | None = None if url.startswith("sqlite") else request.getfixturevalue("postgres")

    @contextmanager
    def broken(self, process: int = 0) -> Iterator[None]:
        """Cut a process off for a while; 0 is this one."""
        if self.cluster:
            self.cluster.stop()
            try:
                yield
            finally:
                self.cluster.start()
            return
        before = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (0, before[1]))
        try:
            yield
        finally:
            resource.prlimit(process, resource.RLIMIT_FSIZE, before)


def test_what_cannot_be_stored_is_refused_until_the_database_is_back(
    any_database: str, request: pytest.FixtureRequest
) -> None:
    database = Breakable(request, any_database)
    with opened(any_database) as store:
        assert append(store, row("table", 0)) == [True]
        with database.broken():
            for _ in range(2):
                with pytest.raises(Refusal) as refused:
                    append(store, row("table", 1), row("another", 1))
                assert refused.value.code == "storage"
        assert append(store, row("table", 1)) == [True]
        assert [found.number for found in rows_of(store, "table")] == [0, 1]


def test_a_move_that_cannot_be_stored_is_refused_and_may_be_made_once_it_can(
    any_database: str, request: pytest.FixtureRequest
) -> None:
    database = Breakable(request, any_database)
    with serving(any_database) as server:
        ada, bob = two_people(server)
        with ada, bob:
            actor, other = (ada, bob) if ada.legal else (bob, ada)
            act: Message = {"type": "act", "id": "once", "number": actor.number, "action": actor.legal[0]}
            with database.broken(server.process.pid):
                actor.send(act)
                assert actor.answer("once")["code"] == "storage"
            actor.send(act)
            happened = actor.answer("once")
            assert happened["type"] == "happened"
            heard = other.event("acted")
            assert heard["number"] == happened["number"] == act["number"] + 1
    with opened(any_database) as store:
        rows = rows_of(store, ada.table["id"])
        assert [found.number for found in rows] == list(range(happened["number"] + 1))


def test_reading_is_refused_until_postgresql_is_back(postgres: Cluster, postgres_database: str) -> None:
    with opened(postgres_database) as store:
        append(store, row("table", 0))
        postgres.stop()
        try:
            for question in (store.events("table"), store.find_table("ABCDEF"), Leases(store).claim(["table"], 0, 1)):
                with pytest.raises(Refusal) as refused:
                    asyncio.run(awaited(question))
                assert refused.value.code == "storage"
        finally:
            postgres.start()
        assert len(rows_of(store, "table")) == 1


def test_rows_are_stored_though_postgresql_was_away_in_between(postgres: Cluster, postgres_database: str) -> None:
    with opened(postgres_database) as store:
        append(store, row("table", 0))
        postgres.stop()
        postgres.start()
        assert append(store, row("table", 1), row("another", 0)) == [True, True]


def test_rows_of_which_the_answer_was_lost_come_too_late(postgres: Cluster, postgres_database: str) -> None:
    """PostgreSQL goes away after it has stored a group and before it says so."""
    with opened(postgres_database) as store:
        append(store, row("table", 0))
        lost = commits_unheard(store, postgres)
        assert append(store, row("table", 1)) == [False]
        assert lost == [True]
        assert append(store, row("table", 2)) == [True]
        assert [found.number for found in rows_of(store, "table")] == [0, 1, 2]


def commits_unheard(store: Store, postgres: Cluster) -> list[bool]:
    """From now on: the first commit is done, then PostgreSQL begins anew before anybody hears of it."""
    lost: list[bool] = []

    @sa.event.listens_for(store.engine, "commit")
    def commit(connection: sa.Connection) -> None:
        if not lost:
            lost.append(True)
            driver = connection.connection.driver_connection
            assert isinstance(driver, psycopg.Connection)
            driver.commit()
            driver.execute("SELECT 1")  # so that there is something to commit for whom PostgreSQL does not answer
            postgres.stop()
            postgres.start()

    return lost


def test_who_sat_down_while_the_answer_was_lost_has_the_seat(postgres: Cluster, postgres_database: str) -> None:
    async def scene() -> None:
        registry = TableRegistry(Settings(database=postgres_database, prepare_bots=False), "one")
        await registry.open()
        actor, *_ = await registry.open_table(TableOptions("sea-salt-paper", "french", 2, 40, bots=("", "")), "Ada")
        ear = Ear()
        await registry.join(ear, Hello(actor.table.id))
        commits_unheard(registry.store, postgres)
        token = new_token()
        await actor.command(ear, Sit("s", actor.table.number, 1, "Bob", token))
        assert (ear.seat, actor.table.chairs[1].name) == (1, "Bob")
        assert any(json.loads(message)["type"] == "seated" for message in ear.heard)
        assert actor.table.seat_of(token) == 1
        await registry.close()

    asyncio.run(scene())


async def awaited(question: Awaitable[T]) -> T:
    return await question


# --- Leases ---


def test_one_process_at_a_time_runs_a_table(postgres_database: str) -> None:
    async def run(one: Store, two: Store) -> None:
        assert await one.append(new_table("table", "ABCDEF"))
        assert await Leases(one).claim(["table"], now=1000, until=2000) == {"table"}
        assert await Leases(two).claim(["table"], now=1999, until=2999) == set()
        assert await Leases(one).claim(["table"], now=1999, until=2999) == {"table"}  # renewed
        assert await Leases(two).claim(["table"], now=2500, until=3500) == set()
        assert await Leases(two).claim(["table"], now=3000, until=4000) == {"table"}  # run out
        assert await Leases(one).claim(["table"], now=3001, until=4001) == set()
        await Leases(one).release(["table"])  # it is not its own
        assert await Leases(one).claim(["table"], now=3500, until=4500) == set()
        await Leases(two).release(["table"])
        assert await Leases(one).claim(["table"], now=3500, until=4500) == {"table"}
        assert await Leases(one).claim([], now=3500, until=4500) == set()

    with opened(postgres_database) as one, opened(postgres_database, "two") as two:
        asyncio.run(run(one, two))


def test_processes_that_claim_the_same_tables_at_once_share_them_out(postgres_database: str) -> None:
    names = [f"table {i}" for i in range(60)]

    async def run(stores: list[Store]) -> None:
        await asyncio.gather(*(stores[0].append(new_table(name, f"{i}")) for i, name in enumerate(names)))
        for now in range(1000, 21_000, 1000):
            orders = [random.Random(now + i).sample(names, len(names)) for i in range(len(stores))]
            claims = zip(stores, orders, strict=True)
            parts = await asyncio.gather(*(Leases(store).claim(order, now, now + 500) for store, order in claims))
            assert sorted(name for part in parts for name in part) == sorted(names)

    with opened(postgres_database) as one, opened(postgres_database, "two") as two:
        asyncio.run(run([one, two]))


def test_leases_and_the_lobby_do_not_stand_in_each_others_way(postgres_database: str) -> None:
    """Both change the same rows, in whatever order; nobody is refused because of it."""
    names = [f"table {i}" for i in range(100)]
    rng = random.Random(3)

    async def keep(store: Store, rounds: int) -> None:
        for _ in range(rounds):
            assert len(await Leases(store).claim(rng.sample(names, len(names)), 1000, 2000)) == len(names)

    async def play(store: Store, rounds: int) -> None:
        for number in range(1, rounds + 1):
            for name in rng.sample(names, len(names)):
                store.update_lobby(LobbyUpdate(name, number, b"listing", True))
            assert all(await asyncio.gather(*(store.append(row(name, number)) for name in names)))

    async def run(store: Store) -> None:
        await asyncio.gather(*(store.append(new_table(name, f"{i}")) for i, name in enumerate(names)))
        await asyncio.gather(keep(store, 100), play(store, 40))

    with opened(postgres_database) as store:
        asyncio.run(run(store))


def test_with_sqlite_there_is_one_process_and_it_runs_all_tables(database: str, tmp_path: Path) -> None:
    with opened(database) as store:
        assert asyncio.run(Leases(store).claim(["one", "two"], now=1000, until=2000)) == {"one", "two"}
        asyncio.run(Leases(store).release(["one"]))
        assert asyncio.run(Leases(store).claim(["one"], now=1000, until=2000)) == {"one"}
    assert (tmp_path / "tables.db").exists()
