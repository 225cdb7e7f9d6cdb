"""When Python's cyclic garbage collector runs.

A full collection stops the server: for a quarter of a second with thousands of connections. Python's automatic
collections would also stop it for 10 ms several times a second. Moves and requests create no reference cycles (a test
keeps it so); closed connections do. So collection runs after many connections have closed, and once an hour.
"""

from __future__ import annotations

import asyncio
import gc
from itertools import count

# A full collection runs after this many closed connections, and after this many seconds.
CONNECTIONS_PER_COLLECTION = 500
COLLECTION_SECONDS = 3600.0

_closed = count(1)


def freeze_and_collect_rarely() -> None:
    """Freeze existing objects, disable automatic garbage collection and collect every hour instead."""
    _collect_every_hour(asyncio.get_running_loop())
    gc.freeze()
    gc.disable()


def connection_closed() -> None:
    """Count a closed connection, and collect after many of them."""
    if next(_closed) % CONNECTIONS_PER_COLLECTION == 0:
        gc.collect()


def _collect_every_hour(loop: asyncio.AbstractEventLoop) -> None:
    gc.collect()
    loop.call_later(COLLECTION_SECONDS, _collect_every_hour, loop)
