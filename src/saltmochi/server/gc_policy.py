"""When Python looks for garbage that leads back to itself.

To look through everything stops the server, with thousands of connections for a quarter of a second; by itself Python
would also look through what is young several times a second, a hundredth of a second each. But moves and requests
leave no such garbage, only connections do when they have ended: so it is looked for after many of them, and once in a
long while.
"""

from __future__ import annotations

import asyncio
import gc
from itertools import count

# After so many ended connections, and after so many seconds, everything is looked through.
MOST_ENDED = 500
A_LONG_WHILE = 3600.0

_ended = count(1)


def collect_seldom() -> None:
    """From now on: what is here stays, and nothing is looked through but when it is said."""
    _look_again(asyncio.get_running_loop())
    gc.freeze()
    gc.disable()


def left_behind() -> None:
    """A connection has ended."""
    if next(_ended) % MOST_ENDED == 0:
        gc.collect()


def _look_again(loop: asyncio.AbstractEventLoop) -> None:
    gc.collect()
    loop.call_later(A_LONG_WHILE, _look_again, loop)
