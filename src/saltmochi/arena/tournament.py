"""A tournament: a match that is played to learn which bots are better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from saltmochi.arena.cluster import run_on_ray
from saltmochi.arena.cores import run_on_cores
from saltmochi.arena.match import GameResult, Match
from saltmochi.arena.match_runner import MatchRunner
from saltmochi.arena.standings import Standing, standings

# Is called when the rules are compiled, with no games, and then with the games that have just been finished.
OnFinished = Callable[[Sequence[GameResult]], None]


def ignore_progress(_: Sequence[GameResult]) -> None:
    """Do nothing about finished games."""


@dataclass
class Tournament:
    """A match, and the games of it that are finished."""

    match: Match
    games: list[GameResult] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    def play(
        self,
        on_finished: OnFinished = ignore_progress,
        with_moves: bool = False,
        cores: int | None = None,
        ray: bool = False,
    ) -> None:
        """Play all games on the cores of this machine or on Ray; an interrupt (Ctrl-C) keeps the finished ones."""
        try:
            if ray:
                chunks = run_on_ray(self.match, with_moves)
            else:
                runner = MatchRunner(self.match, with_moves)
                runner.prepare()
                chunks = run_on_cores(runner.run, self.match.chunks(with_moves), cores, runner.stop)
            on_finished([])
            start = perf_counter()
            with closing(chunks):
                for chunk in chunks:
                    self.games += chunk.games
                    self.seconds = perf_counter() - start
                    on_finished(chunk.games)
        except KeyboardInterrupt:
            self.interrupted = True

    def standings(self) -> list[Standing]:
        """Return how every bot did, the best first."""
        return standings(self.match, self.games)

    def summary(self) -> dict[str, Any]:
        """Return the figures as JSON has them."""
        return {
            **self.match.as_dict(),
            "games": len(self.games),
            "interrupted": self.interrupted,
            "seconds": round(self.seconds, 1),
            "bots": [standing.as_dict() for standing in self.standings()],
        }
