"""Give freed memory back to the system.

The C library keeps the memory that was freed for later use, in pieces between others that are in use. While games come
and go these pieces become smaller and more, so a server that runs for days grows, although it uses no more than before.
`malloc_trim` of glibc returns them; other C libraries have no such function.
"""

from __future__ import annotations

import asyncio
import ctypes
from collections.abc import Callable
from typing import Any

# Freed memory is returned this often, in seconds.
TRIM_SECONDS = 60.0


def find_trim() -> Callable[[int], Any] | None:
    """Return `malloc_trim`; None where the C library has none."""
    try:
        return getattr(ctypes.CDLL(None), "malloc_trim", None)
    except (OSError, TypeError):
        return None


def trim_regularly(loop: asyncio.AbstractEventLoop) -> None:
    """Return freed memory to the system now and then, if the C library can."""
    if trim := find_trim():
        _trim_again(loop, trim)


def _trim_again(loop: asyncio.AbstractEventLoop, trim: Callable[[int], Any]) -> None:
    trim(0)
    loop.call_later(TRIM_SECONDS, _trim_again, loop, trim)
