"""Exponential decay in integers, so that interpreted and compiled rules agree."""

from __future__ import annotations

from math import exp

from saltmochi.table.ports import CERTAIN
from saltmochi.table.rule import rule

# Entry n of the table is e^(-n / 16), out of CERTAIN; the decay ends after the last one.
STEPS = 16
TABLE = tuple(round(CERTAIN * exp(-n / STEPS)) for n in range(9 * STEPS))


@rule
def decay(amount: int, unit: int) -> int:
    """Return e^(-amount / unit), out of CERTAIN."""
    return TABLE[min(len(TABLE) - 1, STEPS * amount // unit)]
