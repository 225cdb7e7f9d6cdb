"""`saltmochi backup` while a server writes, and `saltmochi restore` while none does."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from saltmochi.server.storage.backup import back_up, restore
from saltmochi.server.storage.database_file import exclusive_use
from saltmochi.server.storage.store import Store
from saltmochi.texts import LANGUAGES, Problem
from tests.server.client import Client, open_table
from tests.server.databases import logs
from tests.server.process import serving
from tests.server.test_database_file import damaged, not_a_database, of_a_newer_version
from tests.server.test_store import append, opened, row
from tests.test_cli import output, saltmochi


def numbers(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as connection:
        return [number for (number,) in connection.execute("SELECT number FROM log ORDER BY number")]


def quiet(_: int, __: int) -> None:
    """Show no progress."""


def test_a_backup_has_all_that_was_stored_when_it_began(database: str, tmp_path: Path) -> None:
    """A server goes on writing all the while; the backup is the log up to some row, without a gap."""
    target, steps = tmp_path / "backup.db", list[tuple[int, int]]()

    async def write(store: Store) -> tuple[int, int]:
        for number in range(0, 3000, 100):
            await asyncio.gather(*(store.append(row("table", each, "x" * 500)) for each in range(number, number + 100)))
        began, number = number + 100, number + 100
        copying = asyncio.create_task(
            asyncio.to_thread(back_up, database, target, False, lambda done, pages: steps.append((done, pages)))
        )
        while not copying.done() or number < began + 50:
            assert await store.append(row("table", number, "x" * 500))
            number += 1
        await copying
        return began, number

    with opened(database) as store:
        began, ended = asyncio.run(write(store))
    found = numbers(target)
    assert found == list(range(len(found)))
    assert began <= len(found) <= ended
    assert steps[-1][0] == steps[-1][1] > 100
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert {path.name for path in tmp_path.iterdir()} == {"backup.db", "tables.db"}, "it is one file"


def test_a_table_goes_on_from_a_backup(tmp_path: Path) -> None:
    path, target = tmp_path / "tables.db", tmp_path / "backup.db"
    database = f"--database=sqlite:///{path}"
    with serving(f"sqlite:///{path}") as server:
        table = open_table(server.address)
        with Client(server.address, table["table"], table["token"]) as ada:
            ada.answer(ada.ask("say", text="Before"))
            assert "Saved to" in output("backup", str(target), database)
            ada.answer(ada.ask("say", text="After"))
        said = saltmochi("restore", str(target), database)
        assert Problem("backup-problem-in-use", path=path).localized("en") in said.stderr
        assert server.stop() == 0
    before = logs(f"sqlite:///{path}")
    assert "Restored" in output("restore", str(target), database)
    (former,) = tmp_path.glob("tables.db.before-*")
    assert logs(f"sqlite:///{former}") == before
    assert {stat.S_IMODE(file.stat().st_mode) for file in (path, former, target)} == {0o600}
    assert len(logs(f"sqlite:///{path}")[table["table"]]) == len(before[table["table"]]) - 1
    with serving(f"sqlite:///{path}") as server, Client(server.address, table["table"], table["token"]) as ada:
        assert ada.kind("welcome")["seat"] == table["seat"]
        assert httpx.get(f"http://{server.address}/health").status_code == 200


def test_a_backup_is_made_of_a_database_that_a_killed_server_left(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with serving(f"sqlite:///{path}") as server:
        table = open_table(server.address)
        server.kill()
    assert (tmp_path / "tables.db-wal").stat().st_size
    back_up(f"sqlite:///{path}", tmp_path / "backup.db", False, quiet)
    assert table["table"] in logs(f"sqlite:///{tmp_path}/backup.db")


def test_what_was_not_yet_in_the_file_is_kept_with_the_former_database(database: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with opened(database) as store:
        append(store, row("table", 0))
        back_up(database, tmp_path / "backup.db", False, quiet)
        append(store, row("table", 1))
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", f"{tmp_path}/crashed.db{suffix}")
    former = restore(f"sqlite:///{tmp_path}/crashed.db", tmp_path / "backup.db", quiet)
    assert former
    assert numbers(former) == [0, 1]
    assert numbers(tmp_path / "crashed.db") == [0]


def test_a_backup_replaces_nothing_unless_it_is_told_to(database: str, tmp_path: Path) -> None:
    target = tmp_path / "backup.db"
    with opened(database) as store:
        append(store, row("table", 0))
    target.write_text("Dear diary")
    said = saltmochi("backup", str(target), f"--database={database}")
    assert (said.returncode, target.read_text()) == (2, "Dear diary")
    assert Problem("backup-problem-exists", path=target).localized("en") in said.stderr
    output("backup", str(target), "--force", f"--database={database}")
    assert numbers(target) == [0]
    itself = tmp_path / "tables.db"
    assert saltmochi("backup", str(itself), "--force", f"--database={database}").returncode == 2
    assert numbers(itself) == [0]


WRONG = {
    not_a_database: "serve-problem-foreign",
    of_a_newer_version: "serve-problem-newer",
    damaged: "serve-problem-damaged",
}


@pytest.mark.parametrize("make", WRONG, ids=lambda make: make.__name__)
def test_a_wrong_backup_is_refused_and_nothing_changes(database: str, tmp_path: Path, make: object) -> None:
    with opened(database) as store:
        append(store, row("table", 0))
    assert callable(make)
    folder = tmp_path / "backups"
    folder.mkdir()
    make(folder / "wrong.db")
    for language in LANGUAGES:
        said = saltmochi("restore", str(folder / "wrong.db"), f"--database={database}", language=language)
        assert said.returncode == 2
        assert Problem(WRONG[make], database=folder / "wrong.db").localized(language) in said.stderr
    assert numbers(tmp_path / "tables.db") == [0]
    assert not list(tmp_path.glob("*.before-*")) + list(tmp_path.glob("*.new"))


def test_what_cannot_be_done_is_said_in_one_line(database: str, tmp_path: Path) -> None:
    with opened(database) as store:
        append(store, row("table", 0))
    (tmp_path / "empty.db").touch()
    attempts = [
        ("backup", str(tmp_path / "nowhere" / "backup.db"), database, "can’t be written"),
        ("backup", str(tmp_path / "b.db"), f"sqlite:///{tmp_path}/nothing.db", "There’s no file"),
        ("backup", str(tmp_path / "b.db"), "postgresql://localhost/x", "pg_dump"),
        ("backup", str(tmp_path / "b.db"), "nonsense", "can’t be used"),
        ("restore", str(tmp_path / "nothing.db"), database, "There’s no file"),
        ("restore", str(tmp_path), database, "There’s no file"),
        ("restore", str(tmp_path / "empty.db"), database, "isn’t a Saltmochi database"),
        ("restore", str(tmp_path / "empty.db"), "postgresql://localhost/x", "pg_restore"),
    ]
    for command, file, url, expected in attempts:
        said = saltmochi(command, file, f"--database={url}")
        assert (said.returncode, len(said.stderr.splitlines())) == (2, 1), said.stderr
        assert expected in said.stderr
    assert numbers(tmp_path / "tables.db") == [0]


def test_an_interrupted_backup_leaves_nothing_behind(database: str, tmp_path: Path) -> None:
    with opened(database) as store:
        append(store, *(row("table", number, "x" * 500) for number in range(5000)))

    def interrupt(_: int, __: int) -> None:
        raise KeyboardInterrupt

    for overwrite in (False, True):
        with pytest.raises(KeyboardInterrupt):
            back_up(database, tmp_path / "backup.db", overwrite, interrupt)
    with exclusive_use(database):
        pass
    assert {path.name for path in tmp_path.iterdir()} == {"tables.db", "tables.db-server"}
    assert os.access(tmp_path / "tables.db", os.W_OK)
