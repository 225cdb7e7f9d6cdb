"""A choice that a player may have to make: one of few actions that people want to compare."""

from __future__ import annotations

from typing import NamedTuple


class Choice(NamedTuple):
    """One of the actions that are compared."""

    name: str
    action: int
    bet: bool = False  # whether it is a bet that can be won or lost
