"""Where the logs of all tables are kept: SQLite or PostgreSQL, written by one thread that commits in groups.

What `append` has answered is on disk. The key of a row is its table and number: of two that write the same number one
is told that it came too late.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import chain
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from saltmochi.server import metrics
from saltmochi.server.refusal import Refusal

T = TypeVar("T")

TABLES = sa.table("tables", *map(sa.column, ("id", "code", "open", "touched", "listing", "owner", "lease")))
LOG = sa.table("log", *map(sa.column, ("table_id", "number", "at", "row")))
# No more rows go into one transaction, and from the beginning of one to the next so many seconds pass: then under load
# more rows share the cost of one.
MOST_TOGETHER = 1000
PACE = 0.008
# SQLite writes into a file beside the database first; so often, in seconds, that is carried over.
TIDY_SECONDS = 4.0
# The channel on which processes tell each other of new rows, and the lock under which they bring a database up to date.
CHANNEL = "saltmochi"
MIGRATION_LOCK = 7_258_462
MOST_LISTED = 200

logger = logging.getLogger(__name__)


class Write(NamedTuple):
    """A row to be appended to a table's log."""

    table: str
    number: int
    at: int
    row: bytes
    code: str = ""  # of a new table


class Shown(NamedTuple):
    """What the lobby is to show of a table. It follows from the log, so nobody waits for it."""

    table: str
    at: int
    listing: bytes
    open: bool


class StoredRow(NamedTuple):
    """A row of a table's log."""

    number: int
    at: int
    row: bytes


class News(NamedTuple):
    """Something that other processes should know and that is not stored."""

    text: str


Waiting = tuple[Write, asyncio.Future[bool]]
_STOP = None


class Store:
    """The database."""

    def __init__(self, url: str, process: str) -> None:
        self.engine = engine_of(url)
        self.process = process
        self.shared = self.engine.dialect.name == "postgresql"  # whether other processes may use it too
        self._waiting: queue.SimpleQueue[Waiting | Shown | News | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._link: sa.Connection | None = None  # of that thread alone
        self._tidier = threading.Thread(target=self._tidy, name="tidier", daemon=True)
        self._closing = threading.Event()
        self._tidied = threading.Event()  # but for what was written in the meantime

    def open(self) -> None:
        """Bring the database up to date, and begin to write."""
        with self.engine.begin() as connection:
            self._begin(connection)
            if self.shared:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            if not self.shared:
                connection.execute(sa.update(TABLES).where(TABLES.c.open.is_(sa.true())).values(open=False))
        self._thread.start()
        if not self.shared:
            self._tidier.start()

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._waiting.put(_STOP)
        self._thread.join()
        self._closing.set()
        if not self.shared:
            self._tidier.join()
        self.engine.dispose()

    # --- Writing ---

    def append(self, write: Write) -> asyncio.Future[bool]:
        """Append a row; when it is on disk, whether its number was free."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put((write, future))
        return future

    def show(self, shown: Shown) -> None:
        """Change what the lobby shows of a table, at the next opportunity."""
        self._waiting.put(shown)

    def announce(self, table: str, seats: set[int]) -> None:
        """Tell other processes which seats of a table are connected to this one."""
        if self.shared:
            self._waiting.put(News(f"{self.process} {table} here {','.join(map(str, sorted(seats)))}"))

    def _write_all(self) -> None:
        """Write all that is waiting in one transaction, again and again."""
        going_on = True
        while going_on:
            batch = [self._waiting.get()]
            began = perf_counter()
            while len(batch) < MOST_TOGETHER and not self._waiting.empty():
                batch.append(self._waiting.get())
            going_on = _STOP not in batch
            shown = [item for item in batch if isinstance(item, Shown)]
            news = [item for item in batch if isinstance(item, News)]
            waiting = [item for item in batch if item is not _STOP and not isinstance(item, Shown | News)]
            results = self._written([write for write, _ in waiting], shown, news)
            if waiting:
                answer(waiting, results)
            if self._tidied.is_set():
                self._tidied.clear()
                with suppress(SQLAlchemyError), self._linked() as connection:
                    carry_over(connection)
            sleep(max(0.0, PACE - (perf_counter() - began)))
        if self._link:
            self._link.close()

    def _tidy(self) -> None:
        """Carry over what SQLite has written, again and again, in a thread of its own.

        The writer waits only for what is written in the meantime, and then begins that file anew.
        """
        while not self._closing.wait(TIDY_SECONDS):
            with suppress(SQLAlchemyError), self.engine.connect() as connection:
                carry_over(connection)
            self._tidied.set()

    def _written(self, writes: list[Write], shown: list[Shown], news: list[News]) -> list[bool | Exception]:
        """Whether each row could be written; if one stands in the way, one by one.

        If the database was away since the last time, the connection is gone, and another one is tried. Rows that it
        had stored all the same come too late then, like those of another process.
        """
        began, kept = perf_counter(), self._link is not None
        try:
            with self._linked() as connection, connection.begin():
                if shown or any(write.code for write in writes):
                    self._begin(connection)
                self._insert(connection, writes)
                self._update(connection, shown)
                self._notify(connection, writes, news)
        except IntegrityError:
            if len(writes) == 1 and not shown and not news:
                return [False]
            results = [result for write in writes for result in self._written([write], [], [])]
            self._written([], shown, news)
            return results
        except SQLAlchemyError as error:
            if kept and isinstance(error, DBAPIError) and error.connection_invalidated:
                return self._written(writes, shown, news)
            logger.error("storage failed", extra={"reason": type(error).__name__})
            return [Refusal("storage") for _ in writes]
        metrics.COMMIT_SECONDS.observe(perf_counter() - began)
        metrics.ROWS.inc(len(writes))
        return [True for _ in writes]

    @contextmanager
    def _linked(self) -> Iterator[sa.Connection]:
        """The connection for writing, which stays open; after a failure another one is made."""
        self._link = self._link or self.engine.connect()
        try:
            yield self._link
        except SQLAlchemyError:
            self._link.close()
            self._link = None
            raise

    def _begin(self, connection: sa.Connection) -> None:
        """From here on all statements count as one; on SQLite each counts by itself otherwise."""
        if not self.shared:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    def _insert(self, connection: sa.Connection, writes: list[Write]) -> None:
        new = [write for write in writes if write.code]
        if new:
            empty = {"open": False, "listing": b"", "owner": "", "lease": 0}
            tables = [{**empty, "id": write.table, "code": write.code, "touched": write.at} for write in new]
            connection.execute(sa.insert(TABLES), tables)
        if writes:
            values = tuple(chain.from_iterable(write[:4] for write in sorted(writes)))
            connection.exec_driver_sql(insertion(len(writes), "%s" if self.shared else "?"), values)

    def _update(self, connection: sa.Connection, shown: list[Shown]) -> None:
        if shown:
            latest = sorted({item.table: item for item in shown}.values())
            update = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("which"))
            update = update.values({name: sa.bindparam(name) for name in ("open", "touched", "listing")})
            values = [{"which": s.table, "open": s.open, "touched": s.at, "listing": s.listing} for s in latest]
            connection.execute(update, values)

    def _notify(self, connection: sa.Connection, writes: list[Write], news: list[News]) -> None:
        told = [f"{self.process} {write.table} row {write.number}" for write in writes] + [item.text for item in news]
        if told and self.shared:
            notify = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("text")))
            connection.execute(notify, [{"text": text} for text in told])

    # --- Reading ---

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        """What a query finds, without holding up anybody."""

        def run() -> T:
            with self.engine.begin() as connection:
                return query(connection)

        try:
            return await asyncio.to_thread(run)
        except SQLAlchemyError as error:
            logger.error("storage failed", extra={"reason": type(error).__name__})
            raise Refusal("storage") from error

    async def rows(self, table: str, since: int = -1) -> list[StoredRow]:
        """The rows of a table's log after a number."""
        query = sa.select(LOG.c.number, LOG.c.at, LOG.c.row).where(LOG.c.table_id == table, LOG.c.number > since)
        found = await self.read(lambda connection: connection.execute(query.order_by(LOG.c.number)).all())
        return [StoredRow(number, at, bytes(row)) for number, at, row in found]

    async def table_with(self, code: str) -> str | None:
        """The table that has this code."""
        query = sa.select(TABLES.c.id).where(TABLES.c.code == code)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def listed(self, since: int, now: int) -> list[bytes]:
        """What the lobby shows, the newest first: no table whose process is gone."""
        query = sa.select(TABLES.c.listing).where(TABLES.c.open.is_(sa.true()), TABLES.c.touched > since)
        if self.shared:
            query = query.where(TABLES.c.lease >= now)
        query = query.order_by(TABLES.c.touched.desc()).limit(MOST_LISTED)
        found = await self.read(lambda connection: connection.execute(query).scalars().all())
        return [bytes(listing) for listing in found]

    # --- Who runs a table ---

    async def claim(self, tables: Iterable[str], now: int, until: int) -> set[str]:
        """Of these tables those that this process may run, now and until then."""
        wanted = list(tables)
        if not self.shared or not wanted:
            return set(wanted)
        free = sa.or_(TABLES.c.owner == self.process, TABLES.c.lease < now)
        update = sa.update(TABLES).where(TABLES.c.id.in_(locked(wanted, free)))
        query = update.values(owner=self.process, lease=until).returning(TABLES.c.id)
        return set(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def release(self, tables: Iterable[str]) -> None:
        """Let another process run these tables."""
        wanted = list(tables)
        if self.shared and wanted:
            mine = locked(wanted, TABLES.c.owner == self.process)
            update = sa.update(TABLES).where(TABLES.c.id.in_(mine)).values(owner="", lease=0)
            await self.read(lambda connection: connection.execute(update))


@cache
def insertion(count: int, mark: str) -> str:
    """A statement that adds so many rows to the log, with a driver's own mark where a value goes.

    One for all: around each statement, and each BEGIN and COMMIT, threads take turns, and that costs them more than it
    costs the database.
    """
    rows = [f"({mark}, {mark}, {mark}, {mark})"] * count
    return f"INSERT INTO log (table_id, number, at, row) VALUES {', '.join(rows)}"


def locked(tables: list[str], which: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """Of these tables those of which something is true, locked in an order that is the same for all processes."""
    return sa.select(TABLES.c.id).where(TABLES.c.id.in_(tables), which).order_by(TABLES.c.id).with_for_update()


def carry_over(connection: sa.Connection) -> None:
    """Carry over what SQLite has written beside the database, as far as nobody has to wait for it."""
    with connection.begin():
        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def answer(waiting: list[Waiting], results: list[bool | Exception]) -> None:
    """Tell those who wait, all in one go, in their own thread."""

    def tell() -> None:
        for (_, future), result in zip(waiting, results, strict=True):
            if future.cancelled():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    waiting[0][1].get_loop().call_soon_threadsafe(tell)


def engine_of(url: str) -> sa.Engine:
    """The database behind an address; a SQLite file is made safe against power cuts."""
    address = sa.make_url(url)
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() != "sqlite":
        return sa.create_engine(address, pool_pre_ping=True, hide_parameters=True)
    engine = sa.create_engine(address, isolation_level="AUTOCOMMIT", hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        settings = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=0")
        for setting in settings:
            connection.execute(f"PRAGMA {setting}")

    return engine
