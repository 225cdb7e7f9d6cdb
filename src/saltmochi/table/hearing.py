"""What the others at a table hear of an action."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

# What stands in the text of an action for that which is not seen.
UNSEEN = "?"
# Every seat there can be, and those who only look on: nothing is hidden.
ALL = -1


class Hearing(NamedTuple):
    """An action as it is heard."""

    whole: str
    part: str  # for those who do not see all of it
    seats: int  # those who do, a bit each; ALL for everybody

    def told(self, seat: int) -> str:
        """What this seat hears; one that is not at the table hears what everybody does."""
        return self.whole if self.seats == ALL or (seat >= 0 and self.seats >> seat & 1) else self.part


@lru_cache(maxsize=4096)
def heard(text: str, seats: int = ALL) -> Hearing:
    """An action whose verb everybody hears, but its object only these seats."""
    return Hearing(text, text if seats == ALL else f"{text.split(maxsplit=1)[0]} {UNSEEN}", seats)
