"""The standings of a match: wins with their intervals, and ratings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from saltmochi.arena.match import GameResult, Match
from saltmochi.arena.measures import wilson_interval
from saltmochi.arena.ratings import Rating, ratings


@dataclass(frozen=True)
class Standing:
    """The results of one bot."""

    name: str
    games: int  # counted once for every seat that it had
    wins: float  # a shared win counts in parts
    win_rate: float
    interval: tuple[float, float]  # of the win rate, for 95 %
    equal_share: float  # the win rate if all bots were equal
    rating: Rating | None  # None if openskill is not installed
    decisions: int

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as JSON has them."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 3),
            "win_rate": round(self.win_rate, 5),
            "interval": [round(end, 5) for end in self.interval],
            "rating": round(self.rating.value, 3) if self.rating else None,
            "rating_error": round(self.rating.error, 3) if self.rating else None,
            "decisions_per_game": round(self.decisions / self.games, 2) if self.games else 0,
        }


def standings(match: Match, games: Iterable[GameResult]) -> list[Standing]:
    """Return the results of every bot, the best first: by rating, or by win rate where there are no ratings."""
    results = sorted(games, key=lambda game: game.number)
    count, decisions = [0] * len(match.bots), [0] * len(match.bots)
    won = [0.0] * len(match.bots)
    for game in results:
        for seat, bot in enumerate(game.seating):
            count[bot] += 1
            decisions[bot] += game.decisions[seat]
            won[bot] += 1 / len(game.winners) if seat in game.winners else 0
    rated = ratings(len(match.bots), results)
    table = [
        Standing(
            name=bot.name,
            games=count[n],
            wins=won[n],
            win_rate=won[n] / count[n] if count[n] else 0.0,
            interval=wilson_interval(won[n], count[n]),
            equal_share=1 / match.players,
            rating=rated[n] if rated else None,
            decisions=decisions[n],
        )
        for n, bot in enumerate(match.bots)
    ]
    return sorted(table, key=lambda standing: -(standing.rating.value if standing.rating else standing.win_rate))
