"""How a process hears at once of what others store: PostgreSQL tells it. With SQLite there are no others."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from saltmochi.server.storage.store import CHANNEL, Store

Row = Callable[[str, int], None]
Here = Callable[[str, str, set[int]], None]
# The thread looks up so often, and waits so long after a lost connection, in seconds.
LOOK_UP, WAIT = 0.5, 1.0

logger = logging.getLogger(__name__)


class Notices:
    """A thread that listens."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def listen(self, row: Row, here: Here, again: Callable[[], None]) -> None:
        """Begin, where there can be other processes: tell of new rows, of who is connected, of perhaps missing some."""
        if self.store.shared:
            loop = asyncio.get_running_loop()

            def hear(text: str) -> None:
                try:
                    process, table, kind, *rest = text.split()
                    told = int(rest[0]) if kind == "row" else {int(seat) for part in rest for seat in part.split(",")}
                except (ValueError, IndexError):
                    logger.warning("notice not understood")
                    return
                if process != self.store.process and isinstance(told, int):
                    loop.call_soon_threadsafe(row, table, told)
                elif process != self.store.process and isinstance(told, set):
                    loop.call_soon_threadsafe(here, process, table, told)

            arguments = (hear, lambda: loop.call_soon_threadsafe(again))
            self._thread = threading.Thread(target=self._listen, args=arguments, name="notices", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop."""
        self._stopped.set()
        if self._thread:
            self._thread.join()

    def _listen(self, hear: Callable[[str], None], again: Callable[[], object]) -> None:
        import psycopg

        while not self._stopped.is_set():
            try:
                self._follow(hear, again)
            except (SQLAlchemyError, psycopg.Error):
                logger.warning("connection lost that tells of other processes")
                self._stopped.wait(WAIT)

    def _follow(self, hear: Callable[[str], None], again: Callable[[], object]) -> None:
        with self.store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(sa.text(f"LISTEN {CHANNEL}"))
            again()
            driver = connection.connection.driver_connection
            assert driver is not None
            while not self._stopped.is_set():
                for notice in driver.notifies(timeout=LOOK_UP):
                    hear(notice.payload)
