"""Runs chunks of games on all cores of this machine. Compiled code releases the GIL, so threads are enough."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import TypeVar

C = TypeVar("C")
R = TypeVar("R")


def run_on_cores(
    run: Callable[[C], R],
    chunks: Iterable[C],
    cores: int | None = None,
    stop: Callable[[], None] = lambda: None,
) -> Generator[R, None, None]:
    """Run all chunks and yield their results as they are finished; `stop` is called when the generator is closed."""
    cores = cores or os.cpu_count() or 1
    waiting = iter(chunks)
    with ThreadPoolExecutor(cores) as pool:
        running: set[Future[R]] = set()
        try:
            while True:
                while len(running) < 2 * cores and (chunk := next(waiting, None)) is not None:
                    running.add(pool.submit(run, chunk))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()
            stop()
