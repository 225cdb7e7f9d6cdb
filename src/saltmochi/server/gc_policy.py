"""When Python's cyclic garbage collector runs.

A collection stops the server, and the more objects there are, the longer: a full one takes 60 ms with 200,000 blocks
of memory in use, and 330 ms with 600,000 (2,500 players). Python's automatic collections would stop it for 10 to 50 ms
every second or two, since each move replaces many objects that live until the next move.

Moves, requests and closed connections leave no reference cycles, and tests keep it so. If other code leaves some,
memory is still bounded, because a full collection runs when memory has grown: soon while little is in use, since it is
quick then, and otherwise only when most of the memory may be garbage.
"""

from __future__ import annotations

import asyncio
import gc
import sys

# Memory is measured this often, in seconds.
CHECK_SECONDS = 0.5
# Memory is measured in blocks; when games are played, it grows by 120 bytes for each. While no more than this is in
# use, a collection runs after as much growth.
LITTLE = 200_000
# Otherwise it runs after this much growth, or more if that is not yet twice of what is in use.
MUCH, GROWTH_FACTOR = 3_000_000, 2


def allowed_growth(in_use: int) -> int:
    """Return by how many blocks memory may grow before garbage is collected."""
    return LITTLE if in_use < LITTLE else max(MUCH, GROWTH_FACTOR * in_use)


class GarbageCollection:
    """Runs full collections when memory has grown."""

    def __init__(self) -> None:
        gc.collect()
        self.frozen = sys.getallocatedblocks()
        self.limit = self.frozen + allowed_growth(0)

    def start(self) -> None:
        """Freeze existing objects, disable automatic garbage collection and watch the memory instead."""
        gc.freeze()
        gc.disable()
        self._check_again(asyncio.get_running_loop())

    def check(self) -> None:
        """Collect garbage if memory has grown enough."""
        if sys.getallocatedblocks() > self.limit:
            gc.collect()
            left = sys.getallocatedblocks()
            self.limit = left + allowed_growth(left - self.frozen)

    def _check_again(self, loop: asyncio.AbstractEventLoop) -> None:
        self.check()
        loop.call_later(CHECK_SECONDS, self._check_again, loop)
