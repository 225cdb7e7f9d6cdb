"""Dealers: where chance comes from.

Every choice of chance is one of `sides` equally likely ones. The seeded dealer here is for simulation: fast,
repeatable, and the same in both worlds. No step of it needs more than 63 bits, where compiled integers would overflow.
"""

from __future__ import annotations

from saltmochi.table.record import number, record
from saltmochi.table.rule import rule

# Whoever acts when chance decides, and whoever only looks on.
DEALER = -1
WATCHER = -2


@record
class Dice:
    """A stream of random numbers: where it stands."""

    at: int = number(bits=64)


# The stream counts in steps modulo 2^62 (the golden ratio's share of it); each number is mixed from where it stands.
_CIRCLE = (1 << 62) - 1
_STEP = 0x278DDE6E5FD29F05
_HALF = (1 << 32) - 1
_MIX_1 = 0x21F0AAAD
_MIX_2 = 0x735A2D97


@rule
def mixed(number: int) -> int:
    """32 bits that look unrelated to the number given: folded, then multiplied and shifted twice."""
    number = (number ^ number >> 30) & _HALF
    number = (number ^ number >> 16) * _MIX_1 & _HALF
    number = (number ^ number >> 15) * _MIX_2 & _HALF
    return number ^ number >> 15


@rule
def seed(dice: Dice, series: int, game: int) -> None:
    """Start the stream of random numbers for one game of a series."""
    dice.at = mixed(series) << 30 ^ mixed(game + _MIX_1) ^ (series ^ game << 20) & _CIRCLE


@rule
def roll(dice: Dice, sides: int) -> int:
    """One of the numbers 0 to sides - 1, each as likely as the others."""
    dice.at = (dice.at + _STEP) & _CIRCLE
    return mixed(dice.at) * sides >> 32


def new_dice(series: int, game: int = 0) -> Dice:
    """A fresh stream for the game with this number in the series of this seed."""
    dice = Dice()
    seed(dice, series, game)
    return dice
