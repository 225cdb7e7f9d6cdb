"""`python -m tests.server.moved_clock_server serve ...`: a server whose clock another process can move.

Only the time of day moves, and only for Python code; the monotonic clock goes on. That is what a server sees when
somebody sets the clock of its machine.
"""

from __future__ import annotations

import mmap
import os
import struct
import time
from pathlib import Path

# The variable of the environment that names the file with the offset.
CLOCK = "TESTS_CLOCK"
_OFFSET = struct.Struct("d")


class Clock:
    """The clock of a server: an offset from the true time in seconds, in a file that is mapped into memory."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if not path.exists():
            path.write_bytes(_OFFSET.pack(0))
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), _OFFSET.size)

    @property
    def offset(self) -> float:
        """How far the clock is ahead of the true time, in seconds."""
        offset: float = _OFFSET.unpack_from(self._memory)[0]
        return offset

    def move(self, offset: float) -> None:
        """Set the clock to so many seconds ahead of the true time."""
        _OFFSET.pack_into(self._memory, 0, offset)


def move_time(clock: Clock) -> None:
    """Let Python's time of day follow a clock. Modules that import it later get the moved one."""
    true_time = time.time
    time.time = lambda: true_time() + clock.offset


# Bots run in processes of their own, which import this module again.
if CLOCK in os.environ:
    move_time(Clock(Path(os.environ[CLOCK])))

if __name__ == "__main__":
    from tests.server import child_server

    child_server.run()
