"""Tables that nobody visits any more are deleted, and no others."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from saltmochi.server.protocol.commands import Hello
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.refusal import Refusal
from saltmochi.server.settings import Settings
from saltmochi.server.storage.database import GAMES, LOG, TABLES
from saltmochi.server.storage.database_file import exclusive_use
from saltmochi.server.storage.retention import BATCH_TABLES, DAY, count_unvisited, delete_unvisited, mark_visited
from saltmochi.server.storage.store import LogRow, Store
from saltmochi.server.tables.registry import TableRegistry
from saltmochi.texts import LANGUAGES, Problem
from tests.server.client import open_table
from tests.server.people import Ear
from tests.server.process import serving
from tests.server.test_migration import TABLES_OF_VERSION_1, write_version_1
from tests.server.test_store import append, opened, row
from tests.test_cli import output, saltmochi

NOW = int(1000 * time.time())
BEFORE = NOW - 30 * DAY
Change = Callable[[sa.Connection], object]


def write_tables(store: Store, names: list[str], at: int = 0) -> None:
    """Tables of two events each, of long ago."""
    for name in names:
        append(store, LogRow(name, 0, at, b"opened", name[:8]), LogRow(name, 1, at, b"sat"))


def change(store: Store, run: Change) -> object:
    async def ask() -> object:
        return await store.change(run)

    return asyncio.run(ask())


def ids(store: Store) -> dict[str, list[str]]:
    """Which tables each part of the database knows of."""
    queries = {"tables": sa.select(TABLES.c.id), "log": sa.select(LOG.c.table_id), "games": sa.select(GAMES.c.table_id)}
    return {
        name: sorted(set(asyncio.run(store.read(lambda connection, query=query: connection.execute(query).scalars().all()))))  # type: ignore[misc]
        for name, query in queries.items()
    }  # fmt: skip


def update(name: str, **values: int) -> Change:
    return lambda connection: connection.execute(sa.update(TABLES).where(TABLES.c.id == name).values(**values))


def test_a_table_stays_if_anything_happened_there_lately(any_database: str) -> None:
    with opened(any_database) as store:
        write_tables(store, ["forgotten", "touched", "visited", "played", "leased", "awake"])
        change(store, update("touched", touched=BEFORE))
        change(store, lambda connection: mark_visited(connection, "visited", BEFORE))
        append(store, LogRow("played", 2, BEFORE, b"acted"))
        change(store, update("leased", lease=NOW + DAY))
        assert change(store, lambda connection: count_unvisited(connection, BEFORE)) == (2, 4)
        deleted = change(store, lambda connection: delete_unvisited(connection, BEFORE, keep={"awake"}))
        assert deleted == (1, 2)
        assert ids(store)["tables"] == ids(store)["log"] == ["awake", "leased", "played", "touched", "visited"]


def test_a_lease_keeps_a_table_from_a_process_whose_clock_is_ahead(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(postgres_database) as store:
        write_tables(store, ["leased"])
        change(store, update("leased", lease=NOW + DAY))
        monkeypatch.setattr("saltmochi.server.storage.database.time", lambda: NOW / 1000 + 2 * DAY)
        assert change(store, lambda connection: delete_unvisited(connection, BEFORE)) == (0, 0)


def test_tables_are_deleted_a_few_at_a_time(any_database: str) -> None:
    with opened(any_database) as store:
        write_tables(store, [f"table {number}" for number in range(BATCH_TABLES + 5)])
        counts = [change(store, lambda connection: delete_unvisited(connection, BEFORE)) for _ in range(3)]
        assert counts == [(BATCH_TABLES, 2 * BATCH_TABLES), (5, 10), (0, 0)]
        assert ids(store) == {"tables": [], "log": [], "games": []}


def test_who_comes_to_a_table_keeps_it_and_who_comes_too_late_finds_none(any_database: str) -> None:
    options = TableOptions("sea-salt-paper", "french", 2, 40, bots=("", ""))

    async def scene() -> None:
        settings = Settings(database=any_database, prepare_bots=False, keep_days=30)
        registry = TableRegistry(settings, "one")
        await registry.open()
        tables = [(await registry.open_table(options, "Ada"))[0].table.id for _ in range(3)]
        forgotten, visited, awake = tables
        for table in (forgotten, visited):
            registry.actors.pop(table).sleep()
        await registry.store.change(
            lambda connection: connection.execute(sa.update(TABLES).values(touched=0, visited=0))
        )
        await registry.store.change(lambda connection: connection.execute(sa.update(LOG).values(at=0)))
        await registry.reader.read(forgotten)
        await registry.join(Ear(), Hello(visited))
        registry.actors.pop(visited)
        assert await registry.delete_unvisited() == (1, 2)
        assert await registry.delete_unvisited() == (0, 0)
        for ask in (registry.actor, registry.reader.read, registry.reader.load):
            with pytest.raises(Refusal, match="no table"):
                await ask(forgotten)
        assert (await registry.actor(visited)).table.id == visited
        assert awake in registry.actors
        await registry.close()

    asyncio.run(scene())


def test_a_running_server_deletes_old_tables_only_if_it_is_told_to(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with serving(database) as server:
        table, newer = open_table(server.address), open_table(server.address)
        assert server.stop() == 0
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        for query in (
            "UPDATE tables SET touched = 0, visited = 0 WHERE id = ?",
            "UPDATE log SET at = 0 WHERE table_id = ?",
        ):
            connection.execute(query, (table["table"],))
        connection.commit()

    def statuses(address: str) -> list[int]:
        return [httpx.get(f"http://{address}/api/tables/{each['table']}").status_code for each in (table, newer)]

    with serving(database) as server:
        assert statuses(server.address) == [200, 200]
    with serving(database, keep_days="10") as server:
        until = time.monotonic() + 20
        while statuses(server.address) != [404, 200] and time.monotonic() < until:
            time.sleep(0.1)
        assert statuses(server.address) == [404, 200]
        assert httpx.get(f"http://{server.address}/api/codes/{table['code']}").status_code == 404


# --- The command ---


def test_maintain_counts_deletes_and_shrinks(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    database = f"--database=sqlite:///{path}"
    with opened(f"sqlite:///{path}") as store:
        write_tables(store, [f"old {number}" for number in range(30)])
        write_tables(store, ["new"], at=int(time.time() * 1000))
        append(store, *(row("old 1", number, "x" * 1000) for number in range(2, 300)))
    size = path.stat().st_size
    assert "30 tables would be deleted" in output("maintain", database, "--keep-days=365", "--dry-run")
    assert "No table would be deleted" in output("maintain", database, "--dry-run")
    assert "deleted" not in output("maintain", database)
    assert "30 tables deleted" in output("maintain", database, "--keep-days=365")
    assert path.stat().st_size < size / 2
    with opened(f"sqlite:///{path}") as store:
        assert ids(store)["tables"] == ids(store)["log"] == ["new"]


def test_maintain_works_on_postgresql(postgres_database: str) -> None:
    with opened(postgres_database) as store:
        write_tables(store, ["old"])
        assert output("maintain", f"--database={postgres_database}", "--keep-days=1") == "1 table deleted.\n"
        assert ids(store)["tables"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_maintain_refuses_what_it_cannot_do_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr("saltmochi.server.storage.database_file.GUARD_SECONDS", 0.1)

    def said(path: Path) -> str:
        done = saltmochi("maintain", f"--database=sqlite:///{path}", language=language)
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
        return done.stderr

    missing = tmp_path / "nowhere.db"
    assert Problem("backup-problem-missing", path=missing).localized(language) in said(missing)
    assert not missing.exists()
    old = tmp_path / "old.db"
    write_version_1(f"sqlite:///{old}", TABLES_OF_VERSION_1[:1])
    assert Problem("maintain-problem-older").localized(language) in said(old)
    path = tmp_path / "tables.db"
    with opened(f"sqlite:///{path}"), exclusive_use(f"sqlite:///{path}"):
        assert Problem("maintain-problem-in-use", path=path).localized(language) in said(path)
