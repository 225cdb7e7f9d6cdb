"""Leases: of several processes that share a database, one runs the bots and the clock of a table, for a while.

A SQLite file belongs to one process, which then has the lease of every table.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import sqlalchemy as sa

from saltmochi.server.storage.database import TABLES, database_time, own_time
from saltmochi.server.storage.store import Store


class Leases:
    """The leases of a process."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def time(self) -> int:
        """Return the time that leases follow, in milliseconds."""
        return await self.store.read(database_time) if self.store.shared else own_time()

    async def claim(self, tables: Iterable[str], now: int, until: int) -> set[str]:
        """Take or renew the leases of these tables, and return those that this process holds until then."""
        wanted = list(tables)
        if not self.store.shared or not wanted:
            return set(wanted)
        return await self.store.read(partial(_claim, process=self.store.process, tables=wanted, now=now, until=until))

    async def release(self, tables: Iterable[str]) -> None:
        """Give the leases of these tables back."""
        wanted = list(tables)
        if self.store.shared and wanted:
            await self.store.read(partial(_release, process=self.store.process, tables=wanted))


def _claim(connection: sa.Connection, process: str, tables: list[str], now: int, until: int) -> set[str]:
    free = sa.or_(TABLES.c.owner == process, TABLES.c.lease < now)
    update = sa.update(TABLES).where(TABLES.c.id.in_(_lock_tables(tables, free)))
    claimed = update.values(owner=process, lease=until).returning(TABLES.c.id)
    return set(connection.execute(claimed).scalars().all())


def _release(connection: sa.Connection, process: str, tables: list[str]) -> None:
    mine = _lock_tables(tables, TABLES.c.owner == process)
    connection.execute(sa.update(TABLES).where(TABLES.c.id.in_(mine)).values(owner="", lease=0))


def _lock_tables(tables: list[str], condition: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """Lock the matching tables in id order, so that processes cannot deadlock."""
    return sa.select(TABLES.c.id).where(TABLES.c.id.in_(tables), condition).order_by(TABLES.c.id).with_for_update()
