"""The file of a SQLite database: who may read it, which server uses it, and whether it is still there."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa

from saltmochi.texts import Problem

# SQLite's files beside the database, and the one that a server locks.
WAL, SHARED_MEMORY, GUARD = "-wal", "-shm", "-server"
# Only the owner may read and write: the secrets of running games are in there.
PRIVATE = 0o600
FOR_OTHERS = 0o077
# A server that is just ending is waited for this long, in seconds.
GUARD_SECONDS = 3.0


def sqlite_file(url: str) -> Path | None:
    """Return the file of a SQLite database with symbolic links resolved, as SQLite does; None for other databases."""
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        return None
    # SQLAlchemy removes ".." before it opens the file, so "link/.." is not what the system would take it for.
    return Path(os.path.abspath(address.database)).resolve()  # noqa: PTH100


def beside(path: Path, suffix: str) -> Path:
    """Return the file with this suffix beside the database."""
    return path.with_name(path.name + suffix)


def make_private(path: Path) -> None:
    """Create a file if need be, and let only its owner read it and the files that SQLite keeps beside it.

    An existing database is never opened here: closing it again would release SQLite's locks.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    for suffix in ("", WAL, SHARED_MEMORY):
        file = beside(path, suffix)
        with suppress(FileNotFoundError, PermissionError):  # the owner may be somebody else
            mode = file.stat().st_mode
            if stat.S_ISREG(mode) and mode & FOR_OTHERS:
                file.chmod(stat.S_IMODE(mode) & ~FOR_OTHERS)


@contextmanager
def exclusive_use(url: str, in_use: str = "serve-problem-in-use") -> Iterator[None]:
    """Keep other servers from using the same SQLite file: neither would be notified of what the other stores.

    A file beside it is locked, and unlocked when this process ends, however it does. A file with several names is
    refused: SQLite would keep a write-ahead log for each name, and lose what is in the others.
    """
    path = sqlite_file(url)
    if path is None:
        yield
        return
    if path.exists() and path.stat().st_nlink > 1:
        raise Problem("serve-problem-linked", path=path)
    guard_file = beside(path, GUARD)
    try:
        make_private(guard_file)
    except OSError as error:
        raise Problem("serve-problem-database", kind="sqlite") from error
    with closing(sqlite3.connect(guard_file, timeout=GUARD_SECONDS)) as guard:
        try:
            guard.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            raise Problem(in_use, path=path) from error
        yield


class FileWatch:
    """Notices when a database file or its write-ahead log is no longer the one that was opened."""

    def __init__(self, path: Path) -> None:
        self._opened = {str(file): _identity(str(file)) for file in (path, beside(path, WAL))}

    def unchanged(self) -> bool:
        """Return whether the files are still those that were opened: what is written into others would be lost."""
        return all(found is not None and _identity(file) == found for file, found in self._opened.items())


def _identity(path: str) -> tuple[int, int] | None:
    """Return what identifies a file by whatever name; None if there is none."""
    try:
        found = os.stat(path)  # noqa: PTH116 (called for every group of rows, and a third quicker than Path.stat)
    except OSError:
        return None
    return found.st_dev, found.st_ino
