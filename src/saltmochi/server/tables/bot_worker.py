"""A bot process as the server sees it: it does one job at a time, and can be ended at any moment."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from saltmochi.server.tables import bot_process

T = TypeVar("T")

# A process that does not answer for this long is stuck and is ended. Compiling takes a minute or two.
STUCK_SECONDS = 300.0


class WorkerLostError(Exception):
    """The process ended, or was ended, before it answered."""


class JobFailedError(Exception):
    """The job raised an exception; the text is its traceback."""


class BotWorker:
    """A process that starts with its first job, and again after it was lost."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")  # waits for the answers
        self._lock = threading.Lock()  # held to start and to end the process
        self._process: multiprocessing.context.SpawnProcess | None = None
        self._connection: Connection
        self._closed = False

    async def call(self, function: Callable[..., T], *values: Any) -> T:
        """Call a function in the process and return its result."""
        if self._closed:
            raise WorkerLostError
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._call, function, values)

    def _call(self, function: Callable[..., T], values: tuple[Any, ...]) -> T:
        try:
            self._start()
            self._connection.send((function, values))
            if not self._connection.poll(STUCK_SECONDS):
                raise EOFError
            succeeded, result = self._connection.recv()
        except (EOFError, OSError):
            self._end()
            raise WorkerLostError from None
        if not succeeded:
            raise JobFailedError(result)
        found: T = result
        return found

    def _start(self) -> None:
        """Start the process if it does not run."""
        if self._process and self._process.is_alive():
            return
        self._end()
        with self._lock:
            if self._closed:
                raise EOFError
            spawning = multiprocessing.get_context("spawn")
            self._connection, theirs = spawning.Pipe()
            self._process = spawning.Process(target=bot_process.run, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()  # so that this end notices when the process is gone

    def _end(self) -> None:
        """End the process at once, whatever it does; it keeps nothing that could be lost."""
        with self._lock:
            if self._process:
                self._process.kill()
                self._process.join()
                self._process = None
                self._connection.close()

    def close(self) -> None:
        """End the process for good."""
        with self._lock:
            self._closed = True
            if self._process:
                self._process.kill()
        self._thread.submit(self._end)
        self._thread.shutdown(wait=False)
