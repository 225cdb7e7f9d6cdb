"""Calibration: turn what the search says into chances that come true as often as they say.

The search assumes that the others play plainly, so it is too fond of the acting seat, and too sure or too unsure of
itself. Four numbers per game and number of players correct that. Each seat gets a score:

    slope × log(chance) + caution × log(1 − chance) + stretch × chance

plus a constant for the acting seat. The corrected chances are proportional to the exponentials of the scores. A game's
module in this room has the numbers (`CORRECTIONS`). `make calibration` fits them to games that bots played, and checks
them on other games.
"""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple

from saltmochi.games import room_module

# No chance is nearer to 0 or 1 than this.
LEAST = 0.002


class Correction(NamedTuple):
    """How chances are corrected on the scale of log odds."""

    slope: float  # below 1: the search is too sure of itself, above all near 0 and 1
    acting: float  # below 0: it is too fond of the acting seat
    caution: float = 0.0  # above 0: it is too sure of a clear leader; with two players the slope says the same
    stretch: float = 0.0  # above 0: it is not sure enough of itself where chances are near one half


# For a game that has none.
NONE = Correction(1.0, 0.0)


def correction_of(game: str, players: int) -> Correction:
    """Return the correction for a game with so many players."""
    corrections: dict[int, Correction] = getattr(room_module("study", game), "CORRECTIONS", {})
    return corrections.get(players, NONE)


def calibrate(game: str, acting: int, chances: tuple[float, ...]) -> tuple[float, ...]:
    """Correct the chances of all seats, which add up to 1, as the acting seat sees them."""
    return corrected(correction_of(game, len(chances)), acting, chances)


def corrected(correction: Correction, acting: int, chances: tuple[float, ...]) -> tuple[float, ...]:
    """Apply a correction; the chances still add up to 1."""
    weights = [
        exp(
            correction.slope * log(max(LEAST, chance))
            + correction.caution * log(max(LEAST, 1 - chance))
            + correction.stretch * chance
            + (correction.acting if seat == acting else 0.0)
        )
        for seat, chance in enumerate(chances)
    ]
    return tuple(weight / sum(weights) for weight in weights)
