"""When Python's cyclic garbage collector runs.

A collection stops the server: a full one for a tenth of a second with 2,500 connections. Python's automatic ones would
stop it for 10 to 50 ms every second or two, since each move replaces many objects that live until the next move.

Moves, requests and closed connections leave no reference cycles, and tests keep it so. If some code leaves cycles
nevertheless, memory is still bounded: a full collection runs when memory has grown by half since the last one.
"""

from __future__ import annotations

import asyncio
import gc
import sys

# Memory is measured this often, in seconds.
CHECK_SECONDS = 0.5
# A full collection runs when the allocated blocks of memory exceed those after the last one by this factor, and by
# this number. A block has at most 512 bytes, and about 80 on average.
GROWTH_FACTOR, LEAST_GROWTH = 1.5, 400_000


class GarbageCollection:
    """Runs full collections when memory has grown."""

    def __init__(self) -> None:
        self.limit = 0  # in blocks

    def start(self) -> None:
        """Freeze existing objects, disable automatic garbage collection and watch the memory instead."""
        self._collect()
        gc.freeze()
        gc.disable()
        self._check_again(asyncio.get_running_loop())

    def check(self) -> None:
        """Collect garbage if memory has grown."""
        if sys.getallocatedblocks() > self.limit:
            self._collect()

    def _collect(self) -> None:
        gc.collect()
        left = sys.getallocatedblocks()
        self.limit = max(int(left * GROWTH_FACTOR), left + LEAST_GROWTH)

    def _check_again(self, loop: asyncio.AbstractEventLoop) -> None:
        self.check()
        loop.call_later(CHECK_SECONDS, self._check_again, loop)
