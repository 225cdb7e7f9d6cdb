"""The cells of an encoding: whole numbers from 0 to 127, in one byte each, in named fields.

Seats are counted from the viewer: 0 is the viewer, 1 the player to the left, and so on. A number that may exceed 127
has two fields: `x` holds its remainder modulo 128, `x_high` the rest.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from math import prod
from typing import Any

from saltmochi.table.record import number, numbers
from saltmochi.table.rule import rule

# The greatest number in a cell.
MOST = 127
# The greatest number in two cells; greater ones are encoded as this one.
MOST_IN_TWO = (MOST + 1) ** 2 - 1


@dataclass(frozen=True)
class Field:
    """A field of an encoding: its place among the cells, and what its numbers mean."""

    name: str
    start: int  # the number of its first cell
    shape: tuple[int, ...]  # empty for a single number
    greatest: int
    meaning: str

    @property
    def size(self) -> int:
        """The number of its cells."""
        return prod(self.shape)

    @property
    def cells(self) -> slice:
        """Its cells in an encoding."""
        return slice(self.start, self.start + self.size)


def cells(meaning: str, greatest: int, *shape: int) -> Any:
    """Declare a field of an encoding."""
    plain = numbers(*shape) if shape else number()
    metadata = {**plain.metadata, "greatest": greatest, "meaning": meaning}
    if shape:
        return field(default_factory=plain.default_factory, metadata=metadata)
    return field(default=0, metadata=metadata)


def fields_of(encoding_type: Any) -> tuple[Field, ...]:
    """Return the fields of a type of encoding, in the order of their cells."""
    found: list[Field] = []
    start = 0
    for item in fields(encoding_type):
        about = item.metadata
        found.append(Field(item.name, start, about["shape"], about["greatest"], about["meaning"]))
        start += found[-1].size
    return tuple(found)


@rule
def low(number: int) -> int:
    """Return the first of the two cells of a number."""
    return min(number, MOST_IN_TWO) & MOST


@rule
def high(number: int) -> int:
    """Return the second of the two cells of a number."""
    return min(number, MOST_IN_TWO) >> 7


def joined(low: int, high: int) -> int:
    """Return the number in two cells."""
    return high << 7 | low


@rule
def relative(seat: int, viewer: int, players: int) -> int:
    """Return how many seats to the left of the viewer a seat is."""
    return seat - viewer if seat >= viewer else seat - viewer + players


@rule
def absolute(distance: int, viewer: int, players: int) -> int:
    """Return the seat that is this many seats to the left of the viewer."""
    return viewer + distance if viewer + distance < players else viewer + distance - players
