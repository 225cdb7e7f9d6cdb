"""A small seeded random number generator that gives the same numbers interpreted and compiled.

The stream is a 62-bit counter with a fixed step whose value is hashed to 32 bits for each draw, so no step needs more
than 63 bits, where compiled integers would overflow. It is for simulation; games between people are dealt by
`fair_deal`.
"""

from __future__ import annotations

from saltmochi.table.record import number, record
from saltmochi.table.rule import rule


@record
class Rng:
    """The position of a stream of random numbers."""

    at: int = number(bits=64)


# The counter runs modulo 2^62; its step is the golden ratio's share of that.
_MASK_62 = (1 << 62) - 1
_STEP = 0x278DDE6E5FD29F05
_MASK_32 = (1 << 32) - 1
_MIX_1 = 0x21F0AAAD
_MIX_2 = 0x735A2D97


@rule
def mix(number: int) -> int:
    """Hash a number to 32 bits: fold it, then multiply and shift twice."""
    number = (number ^ number >> 30) & _MASK_32
    number = (number ^ number >> 16) * _MIX_1 & _MASK_32
    number = (number ^ number >> 15) * _MIX_2 & _MASK_32
    return number ^ number >> 15


@rule
def seed(rng: Rng, series: int, game: int) -> None:
    """Start the stream of one game of a series."""
    rng.at = mix(series) << 30 ^ mix(game + _MIX_1) ^ (series ^ game << 20) & _MASK_62


@rule
def randbelow(rng: Rng, n: int) -> int:
    """Draw one of the numbers 0 to n - 1, all equally likely."""
    rng.at = (rng.at + _STEP) & _MASK_62
    return mix(rng.at) * n >> 32


def new_rng(series: int, game: int = 0) -> Rng:
    """Return a random number generator for one game of a series; `series` is the seed of all its games."""
    rng = Rng()
    seed(rng, series, game)
    return rng
