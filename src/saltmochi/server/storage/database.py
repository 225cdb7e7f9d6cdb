"""Opening a database: its engine, its version, and the migrations that it lacks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from saltmochi.server.storage.database_file import make_private, sqlite_file
from saltmochi.texts import Problem

TABLES = sa.table("tables", *map(sa.column, ("id", "code", "open", "touched", "listing", "owner", "lease", "visited")))
LOG = sa.table("log", *map(sa.column, ("table_id", "number", "at", "row")))
GAMES = sa.table("games", *map(sa.column, ("table_id", "game", "first", "snapshot", "summary")))
# The table in which Alembic keeps the version.
VERSION_TABLE = "alembic_version"
# A SQLite file that another program has locked is waited for this long.
BUSY_MILLISECONDS = 10_000
# The databases that can be used.
BACKENDS = ("sqlite", "postgresql")
# What is wrong with a SQLite file, by the name of the error.
SQLITE_PROBLEMS = {
    "SQLITE_NOTADB": "serve-problem-foreign",
    "SQLITE_CORRUPT": "serve-problem-damaged",
    "SQLITE_BUSY": "serve-problem-locked",
    "SQLITE_LOCKED": "serve-problem-locked",
}


def check_address(url: str) -> None:
    """Refuse the URL of a database that cannot be used, and create the folder of a SQLite file."""
    with explaining(url):
        address = sa.make_url(url)
        path = sqlite_file(url)
        in_memory = path is not None and (address.database == ":memory:" or "uri" in address.query)
        if address.get_backend_name() not in BACKENDS or not address.database or in_memory:
            raise ArgumentError("nothing would be kept")
        if path:
            path.parent.mkdir(parents=True, exist_ok=True)


def check_database(url: str) -> None:
    """Refuse a database that cannot be used, before anything starts."""
    check_address(url)
    path = sqlite_file(url)
    with explaining(url):
        if path:
            make_private(path)
        engine = make_engine(url)
        with disposing(engine), engine.connect() as connection:
            check_version(connection)
            if path:  # whether it can be written, too
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                connection.exec_driver_sql("ROLLBACK")


@contextmanager
def explaining(url: str) -> Iterator[None]:
    """Turn the error of a database that cannot be used into a problem that says what to do."""
    try:
        yield
    except (ArgumentError, NoSuchModuleError, DBAPIError, OSError, ModuleNotFoundError) as error:
        message = sqlite_problem(getattr(error, "orig", None))
        if message:
            raise Problem(message, database=sa.make_url(url).database) from error
        raise Problem("serve-problem-database", kind=url.split(":", maxsplit=1)[0]) from error


def sqlite_problem(error: BaseException | None) -> str | None:
    """Return the message for what is wrong with a SQLite file, if the error tells."""
    name = getattr(error, "sqlite_errorname", "")
    return next((message for start, message in SQLITE_PROBLEMS.items() if name.startswith(start)), None)


@contextmanager
def disposing(engine: sa.Engine) -> Iterator[None]:
    """Close the connections of an engine at the end."""
    try:
        yield
    finally:
        engine.dispose()


def make_engine(url: str) -> sa.Engine:
    """Return the engine of a database URL; a SQLite file is made safe against power cuts."""
    address = sa.make_url(url)
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() != "sqlite":
        return sa.create_engine(address, pool_pre_ping=True, hide_parameters=True)
    engine = sa.create_engine(address, isolation_level="AUTOCOMMIT", hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def configure(connection: Any, _: Any) -> None:
        settings = (f"busy_timeout={BUSY_MILLISECONDS}", "journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=0")
        for setting in settings:
            connection.execute(f"PRAGMA {setting}")
        connection.text_factory = _decode_text

    return engine


def _decode_text(data: bytes) -> str:
    """Decode a text that SQLite stores; one that is damaged must not keep others from being read."""
    return data.decode("utf-8", errors="replace")


def migrate(connection: sa.Connection, revision: str = "head") -> None:
    """Run the migrations that a database lacks."""
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def check_version(connection: sa.Connection, name: object = None) -> None:
    """Refuse a database of a newer version or of another program, and one that processes of an old version use."""
    name = name or connection.engine.url.database
    scripts = ScriptDirectory.from_config(_migrations())
    revisions = MigrationContext.configure(connection).get_current_heads()
    if not revisions:
        if _foreign_tables(connection):
            raise Problem("serve-problem-foreign", database=name)
    elif not {*revisions} <= {script.revision for script in scripts.walk_revisions()}:
        raise Problem("serve-problem-newer", database=name)
    elif revisions != (scripts.get_current_head(),):
        check_upgrade(connection)


def has_version(connection: sa.Connection) -> bool:
    """Return whether a database has a version at all: a new one has none."""
    return bool(MigrationContext.configure(connection).get_current_heads())


def is_current(connection: sa.Connection) -> bool:
    """Return whether a database has the version of this program."""
    head = ScriptDirectory.from_config(_migrations()).get_current_head()
    return MigrationContext.configure(connection).get_current_heads() == (head,)


def own_time() -> int:
    """Return the time of this process, in milliseconds."""
    return int(time() * 1000)


def database_time(connection: sa.Connection) -> int:
    """Return the time that leases follow, in milliseconds: the database's, since those of processes may differ."""
    if connection.dialect.name == "sqlite":
        return own_time()
    return int(1000 * connection.execute(sa.select(sa.extract("epoch", sa.func.clock_timestamp()))).scalar_one())


def check_upgrade(connection: sa.Connection) -> None:
    """Refuse to migrate while another process holds a lease: it would go on writing rows in the old format."""
    live = sa.select(TABLES.c.id).where(TABLES.c.lease >= database_time(connection)).limit(1)
    if connection.execute(live).first():
        raise Problem("serve-problem-upgrade")


def _foreign_tables(connection: sa.Connection) -> set[str]:
    """Return the tables of another program that are in our way. A SQLite file is ours alone."""
    names = set(sa.inspect(connection).get_table_names()) - {VERSION_TABLE}
    return names if connection.dialect.name == "sqlite" else names & {TABLES.name, LOG.name, GAMES.name}


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
