"""The database file: who may read it, which server uses it, and files that are not ours."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from saltmochi.server.runner import serve
from saltmochi.server.settings import Settings
from saltmochi.server.storage.database import check_database, make_engine
from saltmochi.server.storage.database_file import exclusive_use
from saltmochi.texts import LANGUAGES, Problem
from tests.server.client import open_table
from tests.server.process import serving
from tests.server.test_hostile import complaint
from tests.server.test_store import append, opened, row

# --- Who may read it ---


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir() if path.is_file()}


def test_only_the_owner_may_read_the_files(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db") as server:
        open_table(server.address)
        found = modes(tmp_path)
        assert {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db-server"} <= set(found)
        assert set(found.values()) == {0o600}


def test_files_of_earlier_versions_are_made_private(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with opened(database) as store:
        append(store, row("table", 0))
        for path in tmp_path.iterdir():
            shutil.copy(path, f"{path}.copy")  # as after a crash
    for path in tmp_path.glob("*.copy"):
        path.replace(str(path).removesuffix(".copy"))
    (tmp_path / "tables.db-server").touch()
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    with serving(database):
        assert set(modes(tmp_path).values()) == {0o600}


def test_a_folder_in_the_place_of_the_file_stays_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "tables.db"
    folder.mkdir(mode=0o755)
    with pytest.raises(Problem):
        check_database(f"sqlite:///{folder}")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o755


# --- One server ---


def test_a_second_server_is_refused_by_whatever_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, folder = tmp_path / "tables.db", tmp_path / "linked"
    folder.symlink_to(tmp_path)
    (tmp_path / "symbolic.db").symlink_to(path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("saltmochi.server.storage.database_file.GUARD_SECONDS", 0.1)
    with serving(f"sqlite:///{path}"):
        for name in ("tables.db", f"{folder}/tables.db", "symbolic.db", f"{tmp_path}/linked/../tables.db"):
            said = complaint("--port=0", f"--database=sqlite:///{name}", language="es")
            assert Problem("serve-problem-in-use", path=path).localized("es") in said
        os.link(path, tmp_path / "hard.db")
        said = complaint("--port=0", f"--database=sqlite:///{tmp_path}/hard.db", language="es")
        assert Problem("serve-problem-linked", path=tmp_path / "hard.db").localized("es") in said
        assert not (tmp_path / "hard.db-wal").exists(), "it was not even opened"


def test_a_file_with_two_names_is_refused_until_one_is_removed(tmp_path: Path) -> None:
    """After a crash, what is in the write-ahead log of one name would be missing under the other."""
    path, other = tmp_path / "tables.db", tmp_path / "other.db"
    with opened(f"sqlite:///{path}") as store:
        append(store, row("table", 0))
    os.link(path, other)
    for name in (path, other):
        with pytest.raises(Problem, match="hard link"), exclusive_use(f"sqlite:///{name}"):
            pass
    other.unlink()
    with exclusive_use(f"sqlite:///{path}"):
        check_database(f"sqlite:///{path}")


# --- Files that are not ours ---


def not_a_database(path: Path) -> None:
    path.write_bytes(b"Dear diary, today we played cards. " * 100)


def another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE moz_places (id INTEGER)")
        connection.commit()


def without_a_version(path: Path) -> None:
    with opened(f"sqlite:///{path}") as store:
        append(store, row("table", 0))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE alembic_version")
        connection.commit()


def of_a_newer_version(path: Path) -> None:
    with opened(f"sqlite:///{path}") as store:
        append(store, row("table", 0))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


def damaged(path: Path) -> None:
    with opened(f"sqlite:///{path}") as store:
        append(store, *(row("table", number, "x" * 500) for number in range(100)))
    content = bytearray(path.read_bytes())
    content[100:4096] = bytes(4096 - 100)
    path.write_bytes(content)


FOREIGN = {
    not_a_database: "serve-problem-foreign",
    another_program: "serve-problem-foreign",
    without_a_version: "serve-problem-foreign",
    of_a_newer_version: "serve-problem-newer",
    damaged: "serve-problem-damaged",
}


@pytest.mark.parametrize("make", FOREIGN, ids=lambda make: make.__name__)
def test_a_file_that_is_not_ours_is_refused_in_one_line_and_stays_as_it_is(tmp_path: Path, make: object) -> None:
    path = tmp_path / "tables.db"
    assert callable(make)
    make(path)
    before = path.read_bytes()
    for language in LANGUAGES:
        said = complaint("--port=0", f"--database=sqlite:///{path}", language=language)
        assert Problem(FOREIGN[make], database=path).localized(language) in said
    if make is not another_program:  # its journal mode is that of write-ahead logs now
        assert path.read_bytes() == before


def test_a_newer_version_on_postgresql_is_refused(postgres_database: str) -> None:
    with opened(postgres_database) as store:
        append(store, row("table", 0))
    engine = make_engine(postgres_database)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Problem, match="newer version"):
        check_database(postgres_database)
    with engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE alembic_version"))
    with pytest.raises(Problem, match="isn’t a Saltmochi database"):
        check_database(postgres_database)
    engine.dispose()


def test_a_database_that_vanishes_after_it_was_checked_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("check_database", "configure_logging"):
        monkeypatch.setattr(f"saltmochi.server.runner.{name}", lambda _: None)
    settings = Settings(database="postgresql://nobody@127.0.0.1:1/nothing", port=0, prepare_bots=False)
    with pytest.raises(Problem, match="can’t be used"):
        serve(settings, lambda _: None)
    assert not [record for record in caplog.records if record.exc_info or "Traceback" in record.getMessage()]


def test_a_file_that_another_program_has_locked_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.db"
    with opened(f"sqlite:///{path}") as store:
        append(store, row("table", 0))
    monkeypatch.setattr("saltmochi.server.storage.database.BUSY_MILLISECONDS", 100)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Problem, match="locked"):
            check_database(f"sqlite:///{path}")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite+pysqlite:///:memory:", "sqlite:///file:x?uri=true", "mysql://x/y", "x", ""])  # fmt: skip
def test_an_address_where_nothing_would_be_kept_is_refused(url: str) -> None:
    with pytest.raises(Problem, match="sqlite:///FILE"):
        check_database(url)
