"""What the machine does while something is measured: the memory and time of processes, and its own pauses."""

from __future__ import annotations

import contextlib
import resource
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter, sleep


def memory(process: int) -> int:
    """The bytes of memory that a process uses by itself."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("RssAnon"):
            return int(line.split()[1]) * 1024
    raise LookupError(process)


def used(process: int) -> float:
    """The seconds of a core that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def taken() -> float:
    """The seconds of its cores that this machine's host has given to others."""
    return int(Path("/proc/stat").read_text(encoding="utf-8").split(maxsplit=9)[8]) / 100


def watch_pauses(told: Connection) -> None:
    """Sleep for a millisecond again and again; when asked, the longest time that one sleep took since the last time."""
    longest, last = 0.0, perf_counter()
    while True:
        sleep(0.001)
        longest, last = max(longest, perf_counter() - last), perf_counter()
        if told.poll():
            told.recv()
            told.send(longest)
            longest = 0.0


@contextlib.contextmanager
def pauses() -> Iterator[Callable[[], float]]:
    """For as long as it is needed, what tells the longest pause of the machine since it was last asked, in seconds."""
    spawning = get_context("spawn")
    here, there = spawning.Pipe()
    process = spawning.Process(target=watch_pauses, args=(there,), daemon=True)
    process.start()

    def longest() -> float:
        here.send(None)
        found: float = here.recv()
        return found

    try:
        yield longest
    finally:
        process.kill()


def allow_many_files() -> None:
    """Raise the limit on open files, which the server inherits."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
