"""Retention: deleting tables to which nobody has come for a while, with all that is stored of them.

A process marks a table as visited before it reads the log to play on. So a table is either deleted before, and then it
is not found, or it stays.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa

from saltmochi.server.storage.database import GAMES, LOG, TABLES, database_time

DAY = 86_400_000
# At most this many tables are deleted in a transaction, and no more once they had this many events together.
BATCH_TABLES, BATCH_EVENTS = 20, 5000


class Deleted(NamedTuple):
    """How many tables were deleted, and how many events they had."""

    tables: int = 0
    events: int = 0

    def plus(self, other: Deleted) -> Deleted:
        """Return both together."""
        return Deleted(self.tables + other.tables, self.events + other.events)


def mark_visited(connection: sa.Connection, table: str, now: int) -> bool:
    """Note that somebody comes to a table; False if there is no such table."""
    update = sa.update(TABLES).where(TABLES.c.id == table).values(visited=now)
    return connection.execute(update).rowcount > 0


def count_unvisited(connection: sa.Connection, before: int) -> Deleted:
    """Count the tables where nothing has happened since a time, and their events."""
    ids = sa.select(TABLES.c.id).where(_unvisited(before, database_time(connection)))
    tables = connection.execute(sa.select(sa.func.count()).select_from(ids.subquery())).scalar_one()
    events = connection.execute(sa.select(sa.func.count()).where(LOG.c.table_id.in_(ids))).scalar_one()
    return Deleted(tables, events)


def delete_unvisited(connection: sa.Connection, before: int, keep: Collection[str] = ()) -> Deleted:
    """Delete some tables where nothing has happened since a time, except those to keep. Call it until none is left."""
    query = sa.select(TABLES.c.id).where(_unvisited(before, database_time(connection))).order_by(TABLES.c.touched)
    found = connection.execute(query.limit(BATCH_TABLES + len(keep)).with_for_update(skip_locked=True)).scalars().all()
    deleted = Deleted()
    for table in [table for table in found if table not in keep][:BATCH_TABLES]:
        deleted = deleted.plus(_delete(connection, table))
        if deleted.events >= BATCH_EVENTS:
            break
    return deleted


def _delete(connection: sa.Connection, table: str) -> Deleted:
    events = connection.execute(sa.delete(LOG).where(LOG.c.table_id == table)).rowcount
    connection.execute(sa.delete(GAMES).where(GAMES.c.table_id == table))
    connection.execute(sa.delete(TABLES).where(TABLES.c.id == table))
    return Deleted(1, events)


def _unvisited(before: int, now: int) -> sa.ColumnElement[bool]:
    """Return the condition: nobody came, nothing happened, and no process runs the table."""
    last = sa.select(LOG.c.at).where(LOG.c.table_id == TABLES.c.id).order_by(LOG.c.number.desc()).limit(1)
    return sa.and_(
        TABLES.c.touched < before,
        TABLES.c.visited < before,
        TABLES.c.lease < now,
        sa.func.coalesce(last.correlate(TABLES).scalar_subquery(), sa.literal(0, sa.BigInteger)) < before,
    )
