"""Python modules that run in processes forked from one that has loaded what a server needs.

Starting Python and loading all modules takes most of the time of starting a server. A forked process has its own
process group, memory, files and exit code, so it can be signalled and killed like any other.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Loaded once in each test process that starts a server. What tests change by loading a module is not part of it.
LOADED = "tests.server.loaded_modules"

_forking = multiprocessing.get_context("forkserver")
_forking.set_forkserver_preload([LOADED])


class ForkedProcess:
    """A module that runs as a program, with the part of the interface of `subprocess.Popen` that tests use."""

    def __init__(self, module: str, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        reading, writing = _forking.Pipe(duplex=False)
        self._process = _forking.Process(target=_run, args=(module, [*arguments], {**environment}, writing))
        self._process.start()
        writing.close()
        self.stdout = os.fdopen(os.dup(reading.fileno()), encoding="utf-8")
        reading.close()
        assert self._process.pid
        self.pid = self._process.pid

    @property
    def returncode(self) -> int | None:
        """The exit code, or minus the signal that ended it; None while it runs."""
        return self._process.exitcode

    def poll(self) -> int | None:
        """Return the exit code, if it has ended."""
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it ends."""
        self._process.join(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
        return self.returncode

    def send_signal(self, sent: signal.Signals) -> None:
        """Send a signal, unless it has ended."""
        if self.returncode is None:
            os.kill(self.pid, sent)


def _run(module: str, arguments: list[str], environment: dict[str, str], output: Connection) -> None:
    """Run a module as a program in this process, which was just forked."""
    os.setsid()
    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(environment)
    for name, number in (("stdout", 1), ("stderr", 2)):
        os.dup2(output.fileno(), number)
        setattr(sys, name, open(number, "w", buffering=1, encoding="utf-8", closefd=False))  # noqa: SIM115
    output.close()
    sys.argv[1:] = arguments
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    finally:
        atexit._run_exitfuncs()  # a forked process does not call them
