"""A server that can be killed and started again on the same database, many times and quickly."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic, sleep

from tests.server.child_server import ANY, DEALS
from tests.server.forking_server import CHECKPOINTS, FORKED
from tests.server.process import READY_SECONDS, begin

MODULE = "tests.server.forking_server"
CHECKPOINT_SECONDS = 0.03
# How many lines of what the servers said are kept.
KEPT_LINES = 200


class RestartingServer:
    """A server in a process that a prepared process forks."""

    def __init__(self, database: str, **settings: str) -> None:
        variables = {DEALS: ANY, CHECKPOINTS: str(CHECKPOINT_SECONDS)}
        self.forking = begin(MODULE, database, settings, variables, stdin=subprocess.PIPE)
        self.output: deque[str] = deque(maxlen=KEPT_LINES)
        self.address = ""  # where it listens, as soon as it does
        self.pid = 0
        self._forked = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.forking.stdout
        for line in self.forking.stdout:
            if line.startswith(FORKED):
                self.address, self.pid = "", int(line.split()[1])
                self._forked.set()
                continue
            self.output.append(line)
            if found := re.search(r"http://(\S+)", line):
                self.address = found[1]
        self._forked.set()

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def start(self) -> None:
        """Start it. It listens a little later."""
        assert self.forking.stdin
        self._forked.clear()
        self.forking.stdin.write("\n")
        self.forking.stdin.flush()
        if not self._forked.wait(READY_SECONDS) or not self.pid:
            raise RuntimeError("the server did not begin:\n" + self.said)

    async def ready(self) -> None:
        """Wait until it listens."""
        until = monotonic() + READY_SECONDS
        while not self.address:
            if not self.running or monotonic() > until:
                raise RuntimeError("the server did not begin:\n" + self.said)
            await asyncio.sleep(0.002)

    def kill(self) -> None:
        """End it, and its bots, without a word (kill -9)."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        while self.running:
            sleep(0.0005)
        self.address = ""

    @property
    def said(self) -> str:
        """What the servers said lately."""
        return "".join(self.output)

    def close(self) -> None:
        """End it, and the process that forks it."""
        if self.pid:
            self.kill()
        assert self.forking.stdin
        assert self.forking.stdout
        self.forking.stdin.close()
        self.forking.wait()
        self._reader.join()
        self.forking.stdout.close()


@contextmanager
def restarting(database: str, **settings: str) -> Iterator[RestartingServer]:
    """Yield a server that can be started again, and end it afterwards."""
    server = RestartingServer(database, **settings)
    try:
        yield server
    except BaseException as wrong:
        wrong.add_note("the server said:\n" + server.said)
        raise
    finally:
        server.close()
