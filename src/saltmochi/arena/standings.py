"""What came of a match: wins with their uncertainty, and ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Any

from saltmochi.arena.arena import Match, Played

# Nineteen times of twenty the truth lies within so many standard errors.
ERRORS = 1.96


@dataclass(frozen=True)
class Standing:
    """How a bot did."""

    name: str
    games: int  # counted once for every seat that it had
    wins: float  # a shared win counts in parts
    win_rate: float
    interval: tuple[float, float]  # of the win rate, for 95 %
    share: float  # of the games that it would win if all were equal
    rating: float
    rating_error: float
    decisions: int

    def as_dict(self) -> dict[str, Any]:
        """The figures as they are written in JSON."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 3),
            "win_rate": round(self.win_rate, 5),
            "interval": [round(end, 5) for end in self.interval],
            "rating": round(self.rating, 3),
            "rating_error": round(self.rating_error, 3),
            "decisions_per_game": round(self.decisions / self.games, 2) if self.games else 0,
        }


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share: where it lies, 95 times of 100."""
    if games == 0:
        return 0.0, 1.0
    rate, doubt = wins / games, ERRORS**2 / games
    middle = (rate + doubt / 2) / (1 + doubt)
    reach = ERRORS / (1 + doubt) * sqrt(rate * (1 - rate) / games + doubt / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def standings(match: Match, games: Iterable[Played]) -> list[Standing]:
    """How every bot did, the best first."""
    played = sorted(games, key=lambda game: game.number)
    count, decisions = [0] * len(match.bots), [0] * len(match.bots)
    won = [0.0] * len(match.bots)
    for game in played:
        for seat, bot in enumerate(game.seating):
            count[bot] += 1
            decisions[bot] += game.decisions[seat]
            won[bot] += 1 / len(game.winners) if seat in game.winners else 0
    rated = ratings(len(match.bots), played)
    table = [
        Standing(
            name=bot.name,
            games=count[n],
            wins=won[n],
            win_rate=won[n] / count[n] if count[n] else 0.0,
            interval=interval(won[n], count[n]),
            share=1 / match.players,
            rating=rated[n][0],
            rating_error=rated[n][1],
            decisions=decisions[n],
        )
        for n, bot in enumerate(match.bots)
    ]
    return sorted(table, key=lambda standing: -standing.rating)


def ratings(bots: int, games: Sequence[Played]) -> list[tuple[float, float]]:
    """Each bot's rating and its error (Plackett and Luce's model), from the order in which the seats came in."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = [model.rating() for _ in range(bots)]
    for game in games:
        if len(set(game.seating)) == 1:
            continue
        ranks = [0.0 if seat in game.winners else 1.0 for seat in range(len(game.seating))]
        sides = model.rate([[rated[bot]] for bot in game.seating], ranks=ranks)
        for bot in set(game.seating):
            own = [side for [side], sitting in zip(sides, game.seating, strict=True) if sitting == bot]
            rated[bot] = model.rating(fmean(side.mu for side in own), fmean(side.sigma for side in own))
    return [(rating.mu, rating.sigma) for rating in rated]
