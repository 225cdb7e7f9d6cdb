"""Notifications from other processes, by PostgreSQL's LISTEN. With SQLite there are no other processes."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from saltmochi.server.storage.store import CHANNEL, Store

RowStored = Callable[[str, int], None]
SeatsConnected = Callable[[str, str, set[int]], None]
# The thread checks this often whether to stop, and waits this long after a lost connection, in seconds.
POLL_SECONDS, RETRY_SECONDS = 0.5, 1.0

logger = logging.getLogger(__name__)


class NotificationListener:
    """A thread that listens for notifications and calls back in the event loop."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, row_stored: RowStored, seats_connected: SeatsConnected, reconnected: Callable[[], None]) -> None:
        """Start listening, where there can be other processes; after `reconnected` some may have been missed."""
        if self.store.shared:
            loop = asyncio.get_running_loop()

            def receive(text: str) -> None:
                try:
                    process, table, kind, *rest = text.split()
                    found = int(rest[0]) if kind == "row" else {int(seat) for part in rest for seat in part.split(",")}
                except (ValueError, IndexError):
                    logger.warning("notice not understood")
                    return
                if process != self.store.process and isinstance(found, int):
                    loop.call_soon_threadsafe(row_stored, table, found)
                elif process != self.store.process and isinstance(found, set):
                    loop.call_soon_threadsafe(seats_connected, process, table, found)

            arguments = (receive, lambda: loop.call_soon_threadsafe(reconnected))
            self._thread = threading.Thread(target=self._run, args=arguments, name="notifications", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stopped.set()
        if self._thread:
            self._thread.join()

    def _run(self, receive: Callable[[str], None], reconnected: Callable[[], object]) -> None:
        import psycopg

        while not self._stopped.is_set():
            try:
                self._listen(receive, reconnected)
            except (SQLAlchemyError, psycopg.Error):
                logger.warning("connection lost that tells of other processes")
                self._stopped.wait(RETRY_SECONDS)

    def _listen(self, receive: Callable[[str], None], reconnected: Callable[[], object]) -> None:
        with self.store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(sa.text(f"LISTEN {CHANNEL}"))
            reconnected()
            driver = connection.connection.driver_connection
            assert driver is not None
            while not self._stopped.is_set():
                for notification in driver.notifies(timeout=POLL_SECONDS):
                    receive(notification.payload)
