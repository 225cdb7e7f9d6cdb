"""Backups of a SQLite database: copied while a server uses it, and put back while none does."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa

from saltmochi.server.storage.database import (
    check_address,
    check_version,
    disposing,
    explaining,
    has_version,
    sqlite_problem,
)
from saltmochi.server.storage.database_file import (
    PRIVATE,
    SHARED_MEMORY,
    WAL,
    beside,
    exclusive_use,
    make_private,
    sqlite_file,
)
from saltmochi.texts import Problem

# Called with the pages that are copied, and all of them.
Progress = Callable[[int, int], None]
# This many pages are copied in one go.
STEP_PAGES = 500


def back_up(url: str, target: Path, overwrite: bool, progress: Progress) -> int:
    """Write the database as it is now to a file, and return its size in bytes. A server may go on writing."""
    source = existing_file(url)
    if source is None:
        raise Problem("backup-problem-postgresql")
    if target.exists() and (not overwrite or target.samefile(source)):
        raise Problem("backup-problem-exists", path=target)
    with _new_file(target) as temporary:
        _copy(source, temporary, progress)
        temporary.replace(target)
        _sync_folder(target)
    return target.stat().st_size


def restore(url: str, backup: Path, progress: Progress) -> Path | None:
    """Put a backup in the place of the database, and return where the former database is now, if there was one."""
    check_address(url)
    path = sqlite_file(url)
    if path is None:
        raise Problem("backup-problem-postgresql")
    if not backup.is_file():
        raise Problem("backup-problem-missing", path=backup)
    with exclusive_use(url, in_use="backup-problem-in-use"), _new_file(path) as temporary:
        _copy(backup, temporary, progress)
        _check(temporary, backup)
        former = _set_aside(path) if path.exists() else None
        temporary.replace(path)
        _sync_folder(path)
    return former


def existing_file(url: str) -> Path | None:
    """Return the file of a SQLite database, which must exist; None for other databases."""
    with explaining(url):
        path = sqlite_file(url)
    if path is not None and not path.is_file():
        raise Problem("backup-problem-missing", path=path)
    return path


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """Yield a new private file beside another one. It is removed unless it is moved away."""
    temporary = beside(target, f".{os.getpid()}.new")
    try:
        os.close(os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        yield temporary
    except OSError as error:
        raise Problem("backup-problem-write", path=target) from error
    finally:
        for suffix in ("", WAL, SHARED_MEMORY, "-journal"):
            with suppress(OSError):
                beside(temporary, suffix).unlink()


def _copy(source: Path, target: Path, progress: Progress) -> None:
    """Copy a database page by page, as it was at the beginning: a read transaction hides what is written meanwhile."""
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True, isolation_level=None)) as reader,
            closing(sqlite3.connect(target, isolation_level=None)) as writer,
        ):
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM sqlite_master").fetchone()
            reader.backup(writer, pages=STEP_PAGES, progress=lambda _, left, pages: progress(pages - left, pages))
            reader.execute("ROLLBACK")
            writer.execute("PRAGMA journal_mode=DELETE")  # so that the copy is one file
    except sqlite3.Error as error:
        message = sqlite_problem(error)
        if message:
            raise Problem(message, database=source) from error
        raise Problem("backup-problem-write", path=target.parent) from error
    with target.open("rb") as file:
        os.fsync(file.fileno())


def _check(file: Path, named: Path) -> None:
    """Refuse a file that is damaged, not a database of ours, or of a newer version."""
    with closing(sqlite3.connect(file)) as connection:
        try:
            sound = connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        except sqlite3.DatabaseError:
            sound = False
    if not sound:
        raise Problem("serve-problem-damaged", database=named)
    engine = sa.create_engine(f"sqlite:///{file}")
    with disposing(engine), engine.connect() as opened:
        check_version(opened, named)
        if not has_version(opened):
            raise Problem("serve-problem-foreign", database=named)


def _set_aside(path: Path) -> Path:
    """Give the database another name, under which it can be used later, and return it."""
    make_private(path)
    with suppress(sqlite3.Error), closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # takes the write-ahead log into the file
    former = beside(path, f".before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    path.rename(former)
    if beside(path, WAL).exists():  # only if the file is damaged
        beside(path, WAL).rename(beside(former, WAL))
    return former


def _sync_folder(path: Path) -> None:
    """Make sure that the new name of a file is on disk too."""
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
