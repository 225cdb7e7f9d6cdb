"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class TieBreak(StrEnum):
    """What decided between equal totals. A game with tie-breaks of its own has its own enum."""

    NONE = ""  # there was no tie
    SHARED = "shared"  # nothing: the win is shared


@dataclass(frozen=True)
class Outcome:
    """Who won, and why the game is over."""

    winners: tuple[int, ...]
    reason: StrEnum
    tie_break: StrEnum
    scores: tuple[int, ...]


def seats_in(bits: int, players: int) -> tuple[int, ...]:
    """Return the seats of a bit set."""
    return tuple(seat for seat in range(players) if bits >> seat & 1)
