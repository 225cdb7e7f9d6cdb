"""Maintenance while no server runs: deleting old tables, and giving their space back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from saltmochi.server.storage.backup import existing_file
from saltmochi.server.storage.database import check_version, disposing, explaining, is_current, make_engine, own_time
from saltmochi.server.storage.database_file import WAL, beside, exclusive_use, make_private
from saltmochi.server.storage.retention import DAY, Deleted, count_unvisited, delete_unvisited
from saltmochi.texts import Problem

# Called with the tables that are deleted, and all that will be.
Progress = Callable[[int, int], None]


class Report(NamedTuple):
    """What was done: the tables that were deleted, and the size of a SQLite file before and after it, in bytes."""

    deleted: Deleted
    sizes: tuple[int, int] | None


def find_old(url: str, keep_days: int) -> Deleted:
    """Count the tables that would be deleted."""
    existing_file(url)
    with explaining(url), _engine(url) as engine, engine.connect() as connection:
        return count_unvisited(connection, _oldest(keep_days)) if keep_days else Deleted()


def maintain(url: str, keep_days: int, progress: Progress) -> Report:
    """Delete the tables that nobody has visited for so many days (0: none), and shrink a SQLite file."""
    path = existing_file(url)
    with explaining(url), exclusive_use(url, in_use="maintain-problem-in-use"), _engine(url) as engine:
        if path:
            make_private(path)
        before = _size(path)
        deleted = _delete_all(engine, keep_days, progress) if keep_days else Deleted()
        if path:
            with engine.connect() as connection:
                connection.exec_driver_sql("VACUUM")
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        return Report(deleted, (before, _size(path)) if path else None)


def _delete_all(engine: sa.Engine, keep_days: int, progress: Progress) -> Deleted:
    before = _oldest(keep_days)
    with engine.connect() as connection:
        found = count_unvisited(connection, before)
    deleted = Deleted()
    while True:
        with engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            batch = delete_unvisited(connection, before)
        deleted = deleted.plus(batch)
        progress(deleted.tables, max(found.tables, deleted.tables))
        if not batch.tables:
            return deleted


@contextmanager
def _engine(url: str) -> Iterator[sa.Engine]:
    """Yield the engine of a database, which must have the version of this program."""
    engine = make_engine(url)
    with disposing(engine):
        with engine.connect() as connection:
            check_version(connection)
            if not is_current(connection):
                raise Problem("maintain-problem-older")
        yield engine


def _oldest(keep_days: int) -> int:
    """Return the time since which somebody must have come to a table that is kept."""
    return own_time() - keep_days * DAY


def _size(path: Path | None) -> int:
    """Return the bytes of a database file and its write-ahead log."""
    files = [path, beside(path, WAL)] if path else []
    return sum(file.stat().st_size for file in files if file.exists())
