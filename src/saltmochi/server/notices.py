"""How a process hears at once of what others store: PostgreSQL tells it. With SQLite there are no others."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from saltmochi.server.store import CHANNEL, Store

Heard = Callable[[str, int], None]
# The thread looks up so often, and waits so long after a lost connection, in seconds.
LOOK_UP, WAIT = 0.5, 1.0

logger = logging.getLogger(__name__)


class Notices:
    """A thread that listens."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def listen(self, heard: Heard) -> None:
        """Begin, where there can be other processes."""
        if self.store.shared:
            arguments = (asyncio.get_running_loop(), heard)
            self._thread = threading.Thread(target=self._listen, args=arguments, name="notices", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop."""
        self._stopped.set()
        if self._thread:
            self._thread.join()

    def _listen(self, loop: asyncio.AbstractEventLoop, heard: Heard) -> None:
        import psycopg

        while not self._stopped.is_set():
            try:
                self._follow(loop, heard)
            except (DBAPIError, psycopg.Error):
                logger.warning("connection lost that tells of other processes")
                self._stopped.wait(WAIT)

    def _follow(self, loop: asyncio.AbstractEventLoop, heard: Heard) -> None:
        with self.store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(sa.text(f"LISTEN {CHANNEL}"))
            driver = connection.connection.driver_connection
            assert driver is not None
            while not self._stopped.is_set():
                for notice in driver.notifies(timeout=LOOK_UP):
                    process, table, number = notice.payload.split()
                    if process != self.store.process:
                        loop.call_soon_threadsafe(heard, table, int(number))
