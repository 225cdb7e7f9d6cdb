"""When Python looks for garbage that leads back to itself.

To look through everything stops the server, with thousands of connections for a quarter of a second. So it happens only
after many connections have ended, of which such garbage is left; what is young is still looked through all the time.
"""

from __future__ import annotations

import gc

MOST_ENDED = 500
# So many more things than before must be there until the young ones are looked through, and so often what is left.
YOUNG, OFTEN = 20_000, 10
NEVER = 1_000_000


def collect_rarely() -> None:
    """From now on: what is here stays, and what will be old is looked through when it is said."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OFTEN, NEVER)


class Garbage:
    """What ended connections have left behind."""

    def __init__(self) -> None:
        self.ended = 0

    def add(self) -> None:
        """Another connection has ended."""
        self.ended += 1
        if self.ended >= MOST_ENDED:
            self.ended = 0
            gc.collect()
