"""Readiness: whether a move could be stored now."""

from __future__ import annotations

import asyncio
from time import monotonic

import sqlalchemy as sa

from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.database import LOG
from saltmochi.server.storage.store import Store

# A result is valid for this many seconds, so that nobody can keep the disk busy by asking.
VALID_SECONDS = 2.0
# After this many seconds without an answer a move cannot be stored.
PATIENCE_SECONDS = 3.0
# As large as the events of most moves, in bytes.
EVENT_BYTES = 200


class HealthCheck:
    """Stores a row by the same thread as moves, and deletes it again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._table = f"health {store.process}"  # no table has this id
        self._attempt: asyncio.Future[None] | None = None
        self._began = 0.0

    async def check(self) -> None:
        """Refuse if a move could not be stored now. Those who ask within a moment share a result."""
        if self._attempt is None or (self._attempt.done() and monotonic() - self._began > VALID_SECONDS):
            self._attempt, self._began = self.store.change(self._store_and_delete), monotonic()
            self._attempt.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            await asyncio.wait_for(asyncio.shield(self._attempt), PATIENCE_SECONDS)
        except TimeoutError:
            raise Refusal("storage") from None

    def _store_and_delete(self, connection: sa.Connection) -> None:
        row = {"table_id": self._table, "number": 0, "at": 0, "row": bytes(EVENT_BYTES)}
        connection.execute(sa.insert(LOG).values(row))
        connection.execute(sa.delete(LOG).where(LOG.c.table_id == self._table))
