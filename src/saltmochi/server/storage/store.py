"""The database, SQLite or PostgreSQL: the logs of all tables, written by one thread with group commit.

When `append` returns, the row is on disk. The primary key of a row is its table and number: of two processes that
append the same number, one is told that it came too late. That is the fence against two owners of a table.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import chain
from time import perf_counter, sleep
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from saltmochi.server import flight_recorder, metrics
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.database import LOG, TABLES, check_version, make_engine, migrate
from saltmochi.server.storage.database_file import FileWatch, make_private, sqlite_file
from saltmochi.server.storage.game_rows import GameBegun, GameChange, GameEnded, write_games

T = TypeVar("T")

# Group commit: at most this many rows go into a transaction, and transactions start at least this many seconds apart,
# so that under load more rows share the cost of one.
MAX_GROUP = 1000
GROUP_SECONDS = 0.008
# How often SQLite's write-ahead log is copied into the database file.
CHECKPOINT_SECONDS = 4.0
# The channel on which processes notify each other of new rows, and the lock that a migration holds.
CHANNEL = "saltmochi"
MIGRATION_LOCK = 7_258_462
MAX_LISTED = 200
# Events are numbered from 0; this stands before the first.
BEFORE_FIRST = -1
# A log is read in parts of this many events.
PART_EVENTS = 500

logger = logging.getLogger(__name__)


class LogRow(NamedTuple):
    """A row to be appended to a table's log."""

    table: str
    number: int
    at: int
    event: bytes
    code: str = ""  # of a new table


class LobbyUpdate(NamedTuple):
    """What the lobby is to show of a table. It follows from the log, so nobody waits until it is stored."""

    table: str
    at: int
    entry: bytes
    open: bool


class StoredEvent(NamedTuple):
    """An event of a table's log, as it is stored."""

    number: int
    at: int
    event: bytes


class StoredTable(NamedTuple):
    """A table, as it is stored."""

    code: str
    visited: int  # when somebody last came to it
    last: int  # the number of its last event


class StoredEntry(NamedTuple):
    """A lobby entry, as it is stored."""

    touched: int  # the time of the event after which it was written
    entry: bytes


class Notification(NamedTuple):
    """Something that other processes should know and that is not stored."""

    text: str


class Request(NamedTuple):
    """Another change that somebody waits for."""

    change: Callable[[sa.Connection], Any]
    future: asyncio.Future[Any]


class FileGone(SQLAlchemyError):
    """The database file was deleted or replaced: what is written would be lost."""


class PendingRow(NamedTuple):
    """A row, and who waits until it is stored."""

    row: LogRow
    future: asyncio.Future[bool]


Update = LobbyUpdate | GameChange
_STOP = None


class Store:
    """The database."""

    def __init__(self, url: str, process: str) -> None:
        self.engine = make_engine(url)
        self.process = process
        self.shared = self.engine.dialect.name == "postgresql"  # whether other processes may use it too
        self._pending: queue.SimpleQueue[PendingRow | Update | Notification | Request | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_groups, name="store", daemon=True)
        self._write_connection: sa.Connection | None = None  # used by the writer thread alone
        self._held_connection: sa.Connection | None = None  # so that SQLite's files stay the same until the end
        self._watch: FileWatch | None = None
        self._checkpointer = threading.Thread(target=self._checkpoint_regularly, name="checkpoints", daemon=True)
        self._closing = threading.Event()
        self._checkpointed = threading.Event()  # except for rows that came during the checkpoint

    def open(self) -> None:
        """Migrate the database and start writing."""
        try:
            self._prepare()
        except Exception:
            self.engine.dispose()
            raise
        self._writer.start()
        if not self.shared:
            self._checkpointer.start()

    def _prepare(self) -> None:
        """Migrate the database, unless a process of the old version still uses it."""
        path = sqlite_file(str(self.engine.url))
        if path:
            make_private(path)
        with self.engine.begin() as connection:
            self._begin(connection)
            if self.shared:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            check_version(connection)
            migrate(connection)
            if not self.shared:
                connection.execute(sa.update(TABLES).where(TABLES.c.open.is_(sa.true())).values(open=False))
        if path:
            self._held_connection = self.engine.connect()
            self._held_connection.execute(sa.select(TABLES.c.id).limit(1)).all()
            self._watch = FileWatch(path)

    def close(self) -> None:
        """Write what is pending, and stop."""
        self._pending.put(_STOP)
        self._writer.join()
        self._closing.set()
        if not self.shared:
            self._checkpointer.join()
        if self._held_connection:
            self._held_connection.close()
        self.engine.dispose()

    # --- Writing ---

    def append(self, row: LogRow) -> asyncio.Future[bool]:
        """Append a row; once it is on disk the result is whether its number was free."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.put(PendingRow(row, future))
        return future

    def update_lobby(self, update: LobbyUpdate) -> None:
        """Change what the lobby shows of a table, with the next group."""
        self._pending.put(update)

    def update_game(self, change: GameChange) -> None:
        """Store what is new of a game, with the next group."""
        self._pending.put(change)

    def change(self, change: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        """Let the writer make another change, in a transaction that is on disk when the result is there."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._pending.put(Request(change, future))
        return future

    def announce(self, table: str, seats: set[int]) -> None:
        """Notify other processes which seats of a table are connected to this one."""
        if self.shared:
            self._pending.put(Notification(f"{self.process} {table} here {','.join(map(str, sorted(seats)))}"))

    def _write_groups(self) -> None:
        """Commit everything that is pending in one transaction, again and again."""
        running = True
        while running:
            group = [self._pending.get()]
            began = perf_counter()
            while len(group) < MAX_GROUP and not self._pending.empty():
                group.append(self._pending.get())
            running = _STOP not in group
            pending = [item for item in group if isinstance(item, PendingRow)]
            others = group if len(pending) < len(group) else []
            updates = [item for item in others if isinstance(item, Update)]
            notifications = [item for item in others if isinstance(item, Notification)]
            requests = [item for item in others if isinstance(item, Request)]
            with flight_recorder.activity("commit", len(pending)):
                results = self._commit([item.row for item in pending], updates, notifications)
            if pending:
                resolve([item.future for item in pending], results)
            if requests:
                resolve([request.future for request in requests], self._make_changes(requests))
            if self._checkpointed.is_set():
                self._checkpointed.clear()
                with (
                    suppress(SQLAlchemyError),
                    self._open_connection() as connection,
                    flight_recorder.activity("checkpoint by the writer"),
                ):
                    checkpoint(connection)
            sleep(max(0.0, GROUP_SECONDS - (perf_counter() - began)))
        if self._write_connection:
            self._write_connection.close()

    def _checkpoint_regularly(self) -> None:
        """Checkpoint SQLite's write-ahead log, again and again, in a thread of its own.

        The writer then has to checkpoint only what was written in the meantime, and starts that file anew.
        """
        while not self._closing.wait(CHECKPOINT_SECONDS):
            with (
                suppress(SQLAlchemyError),
                self.engine.connect() as connection,
                flight_recorder.activity("checkpoint"),
            ):
                checkpoint(connection)
            self._checkpointed.set()

    def _commit(
        self, rows: list[LogRow], updates: list[Update], notifications: list[Notification]
    ) -> list[bool | Exception]:
        """Commit a group and return whether each row was stored; if a number is taken, commit the rows one by one.

        If the database was away, the connection is lost, and a new one is tried. Rows that were stored before the
        connection broke come too late then, like those of another process.
        """
        began, was_connected = perf_counter(), self._write_connection is not None
        try:
            self._check_file()
            with self._open_connection() as connection, connection.begin():
                if updates or any(row.code for row in rows):
                    self._begin(connection)
                self._insert_rows(connection, rows)
                self._update_tables(connection, [update for update in updates if isinstance(update, LobbyUpdate)])
                write_games(connection, (update for update in updates if isinstance(update, GameBegun | GameEnded)))
                self._notify(connection, rows, notifications)
            self._check_file()
        except IntegrityError:
            if len(rows) == 1 and not updates and not notifications:
                return [False]
            results = [result for row in rows for result in self._commit([row], [], [])]
            self._commit([], updates, notifications)
            return results
        except SQLAlchemyError as error:
            if was_connected and isinstance(error, DBAPIError) and error.connection_invalidated:
                return self._commit(rows, updates, notifications)
            logger.error("storage failed", extra={"reason": type(error).__name__})
            return [Refusal("storage") for _ in rows]
        metrics.COMMIT_SECONDS.observe(perf_counter() - began)
        metrics.ROWS.inc(len(rows))
        return [True for _ in rows]

    def _make_changes(self, requests: list[Request]) -> list[Any]:
        """Make other changes, all in one transaction."""
        try:
            self._check_file()
            with self._open_connection() as connection, connection.begin():
                self._begin(connection)
                results = [request.change(connection) for request in requests]
            self._check_file()
        except SQLAlchemyError as error:
            logger.error("storage failed", extra={"reason": type(error).__name__})
            return [Refusal("storage") for _ in requests]
        return results

    def _check_file(self) -> None:
        """Raise if the database file is not the one that was opened: nobody would find there what is written now."""
        if self._watch and not self._watch.unchanged():
            raise FileGone

    @contextmanager
    def _open_connection(self) -> Iterator[sa.Connection]:
        """Yield the connection for writing, which stays open; after a failure a new one is made."""
        self._write_connection = self._write_connection or self.engine.connect()
        try:
            yield self._write_connection
        except SQLAlchemyError:
            self._write_connection.close()
            self._write_connection = None
            raise

    def _begin(self, connection: sa.Connection) -> None:
        """Begin a transaction on SQLite, where each statement is one of its own otherwise."""
        if not self.shared:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    def _insert_rows(self, connection: sa.Connection, rows: list[LogRow]) -> None:
        new = [row for row in rows if row.code]
        if new:
            empty = {"open": False, "listing": b"", "owner": "", "lease": 0}
            tables = [{**empty, "id": row.table, "code": row.code, "touched": row.at} for row in new]
            connection.execute(sa.insert(TABLES), tables)
        if rows:
            # Sorted, so that processes that write the same rows lock them in the same order.
            values = chain.from_iterable((row.table, row.number, row.at, row.event) for row in sorted(rows))
            statement = insert_statement(len(rows), "%s" if self.shared else "?")
            connection.exec_driver_sql(statement, tuple(values))

    def _update_tables(self, connection: sa.Connection, updates: list[LobbyUpdate]) -> None:
        if updates:
            latest = sorted({update.table: update for update in updates}.values())
            statement = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("which"))
            statement = statement.values({name: sa.bindparam(name) for name in ("open", "touched", "listing")})
            values = [
                {"which": update.table, "open": update.open, "touched": update.at, "listing": update.entry}
                for update in latest
            ]
            connection.execute(statement, values)

    def _notify(self, connection: sa.Connection, rows: list[LogRow], notifications: list[Notification]) -> None:
        texts = [f"{self.process} {row.table} row {row.number}" for row in rows]
        texts += [notification.text for notification in notifications]
        if texts and self.shared:
            notify = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("text")))
            connection.execute(notify, [{"text": text} for text in texts])

    # --- Reading ---

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        """Run a query in a thread and return its result."""

        def run() -> T:
            with flight_recorder.activity("query"), self.engine.begin() as connection:
                return query(connection)

        try:
            return await asyncio.to_thread(run)
        except SQLAlchemyError as error:
            logger.error("storage failed", extra={"reason": type(error).__name__})
            raise Refusal("storage") from error

    async def events(self, table: str, since: int = BEFORE_FIRST) -> list[StoredEvent]:
        """Return the events of a table's log after a number."""
        return [event async for part in self.parts(table, since) for event in part]

    async def parts(self, table: str, since: int = BEFORE_FIRST) -> AsyncIterator[list[StoredEvent]]:
        """Yield the events of a table's log after a number, a part at a time."""
        while True:
            part = await self._part(table, since)
            if part:
                yield part
            if len(part) < PART_EVENTS or part[-1].number <= since:
                return
            since = part[-1].number

    async def _part(self, table: str, since: int) -> list[StoredEvent]:
        query = sa.select(LOG.c.number, LOG.c.at, sa.cast(LOG.c.row, sa.LargeBinary))
        query = query.where(LOG.c.table_id == table, LOG.c.number > since).order_by(LOG.c.number).limit(PART_EVENTS)
        found = await self.read(lambda connection: connection.execute(query).all())
        return [_stored_event(*row) for row in found]

    async def table(self, table: str) -> StoredTable | None:
        """Return what is stored of a table apart from its events."""
        last = sa.select(sa.func.max(LOG.c.number)).where(LOG.c.table_id == table).scalar_subquery()
        query = sa.select(TABLES.c.code, TABLES.c.visited, last).where(TABLES.c.id == table)
        found = await self.read(lambda connection: connection.execute(query).one_or_none())
        return StoredTable(*found) if found and found[2] is not None else None

    async def find_table(self, code: str) -> str | None:
        """Return the id of the table with this code."""
        query = sa.select(TABLES.c.id).where(TABLES.c.code == code)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def lobby_entry(self, table: str) -> StoredEntry | None:
        """Return what was last stored for the lobby of a table, whether it is listed or not."""
        listing = sa.cast(TABLES.c.listing, sa.LargeBinary)
        query = sa.select(TABLES.c.touched, listing).where(TABLES.c.id == table)
        found = await self.read(lambda connection: connection.execute(query).one_or_none())
        return StoredEntry(found[0], bytes(found[1])) if found and found[1] else None

    async def lobby(self, since: int, now: int) -> list[bytes]:
        """Return what the lobby shows, the newest first, without tables whose process is gone."""
        listing = sa.cast(TABLES.c.listing, sa.LargeBinary)
        query = sa.select(listing).where(TABLES.c.open.is_(sa.true()), TABLES.c.touched > since)
        if self.shared:
            query = query.where(TABLES.c.lease >= now)
        query = query.order_by(TABLES.c.touched.desc()).limit(MAX_LISTED)
        found = await self.read(lambda connection: connection.execute(query).scalars().all())
        return [bytes(entry) for entry in found if entry is not None]


def _stored_event(number: Any, at: Any, event: Any) -> StoredEvent:
    """Return an event as it was found. SQLite stores any type in any column: what no event can have is replaced."""
    valid = isinstance(number, int) and isinstance(at, int) and event is not None
    return StoredEvent(number, at, bytes(event)) if valid else StoredEvent(BEFORE_FIRST, 0, b"")


@cache
def insert_statement(count: int, mark: str) -> str:
    """Return a statement that adds this many rows to the log, with the driver's own placeholder.

    One statement for all rows: the writer releases the interpreter around each statement, and waiting for it again
    costs more than the database does.
    """
    rows = [f"({mark}, {mark}, {mark}, {mark})"] * count
    return f"INSERT INTO log (table_id, number, at, row) VALUES {', '.join(rows)}"


def checkpoint(connection: sa.Connection) -> None:
    """Checkpoint SQLite's write-ahead log as far as it blocks nobody."""
    with connection.begin():
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def resolve(futures: list[asyncio.Future[Any]], results: list[Any]) -> None:
    """Resolve the futures of a group, in one call to their event loop."""

    def set_results() -> None:
        for future, result in zip(futures, results, strict=True):
            if future.cancelled():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    futures[0].get_loop().call_soon_threadsafe(set_results)
