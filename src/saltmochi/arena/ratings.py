"""Ratings of bots by openskill, which comes with the extra `plots`; without it there are no ratings."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from saltmochi.arena.match import GameResult


class Rating(NamedTuple):
    """The rating of a bot and its standard error; a new bot has 25."""

    value: float
    error: float


def ratings(bots: int, games: Sequence[GameResult]) -> list[Rating] | None:
    """Rate every bot by the Plackett-Luce model from who won which game; None if openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    rated = [model.rating() for _ in range(bots)]
    for game in games:
        if len(set(game.seating)) == 1:
            continue
        ranks = [0.0 if seat in game.winners else 1.0 for seat in range(len(game.seating))]
        sides = model.rate([[rated[bot]] for bot in game.seating], ranks=ranks)
        for bot in set(game.seating):
            own = [side for [side], seated in zip(sides, game.seating, strict=True) if seated == bot]
            rated[bot] = model.rating(fmean(side.mu for side in own), fmean(side.sigma for side in own))
    return [Rating(rating.mu, rating.sigma) for rating in rated]
