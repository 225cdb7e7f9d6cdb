"""A real server in a process of its own, at a free port of this machine, that ends with the test."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress

import httpx

from tests.server.child_server import ALIKE, DEALS
from tests.server.forked_process import ROOT, ForkedProcess

# Bots move at once, and nobody is waited for long.
QUICK = {
    "bot_seconds": "0",
    "away_seconds": "0.3",
    "sleep_seconds": "0.2",
    "lease_seconds": "0.6",
    "prepare_bots": "false",
}
# So that one may play as fast as one can.
FREE = {
    "commands_by_connection": "100000",
    "commands_by_address": "10000000",
    "tables_by_address": "100000",
    "requests_by_address": "100000",
}
READY_SECONDS = 60
# The module that runs as the server.
CHILD = "tests.server.child_server"
# Modules that change others before these are loaded, so that they need a process in which nothing is loaded yet.
FRESH = ("tests.server.moved_clock_server",)
# Of what it said, so many lines are told when a test fails.
SAID = 60


def command_line(database: str, settings: Mapping[str, str]) -> list[str]:
    """Return the arguments that start a server with these settings."""
    flags = [f"--{name.replace('_', '-')}={value}" for name, value in {**QUICK, **settings}.items()]
    return ["serve", "--language=en", "--port=0", f"--database={database}", *flags]


def environment(variables: Mapping[str, str]) -> dict[str, str]:
    """Return our environment without settings of servers, and with more variables."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("SALTMOCHI_")}
    if "SALTMOCHI_CACHE_DIR" in os.environ:
        ours["SALTMOCHI_CACHE_DIR"] = os.environ["SALTMOCHI_CACHE_DIR"]
    return {**ours, **variables}


def begin(
    module: str,
    database: str,
    settings: Mapping[str, str],
    variables: Mapping[str, str],
    stdin: int | None = None,
) -> subprocess.Popen[str]:
    """Start a server in a new process, with variables added to our environment."""
    return subprocess.Popen(
        [sys.executable, "-m", module, *command_line(database, settings)],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment(variables),
        cwd=ROOT,
        start_new_session=True,
    )


def fork(
    module: str, database: str, settings: Mapping[str, str], variables: Mapping[str, str]
) -> ForkedProcess | subprocess.Popen[str]:
    """Start a server, in tests by forking, which is quicker; benchmarks start it as people do."""
    if "PYTEST_VERSION" not in os.environ or module in FRESH:
        return begin(module, database, settings, variables)
    return ForkedProcess(module, command_line(database, settings), environment(variables))


class Server:
    """A running server; its deals are the same in each run, or as they come."""

    def __init__(self, database: str, *, deals: str = ALIKE, module: str = CHILD, **settings: str) -> None:
        self.process = fork(module, database, settings, {DEALS: deals})
        self.output: list[str] = []
        self._ready = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._ready.wait(READY_SECONDS) or not self.address:
            self.kill()
            raise RuntimeError("the server did not begin:\n" + "".join(self.output))

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.output.append(line)
            if re.search(r"http://\S+", line):
                self._ready.set()
        self._ready.set()

    @property
    def address(self) -> str:
        """Where it listens: host and port."""
        return next((found[1] for line in self.output if (found := re.search(r"http://(\S+)", line))), "")

    def counted(self, name: str) -> int:
        """One of its metrics."""
        lines = httpx.get(f"http://{self.address}/metrics").text.splitlines()
        return next(int(float(value)) for line in lines for found, value in [line.rsplit(maxsplit=1)] if found == name)

    def kill(self) -> None:
        """End it, and the bots with it, without a word (kill -9)."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._reader.join()
        assert self.process.stdout
        self.process.stdout.close()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(READY_SECONDS)
        finally:
            self.kill()


@contextmanager
def serving(database: str, *, deals: str = ALIKE, module: str = CHILD, **settings: str) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(database, deals=deals, module=module, **settings)
    try:
        yield server
    except BaseException as wrong:
        wrong.add_note("the server said:\n" + "".join(server.output[-SAID:]))
        raise
    finally:
        server.kill()
