"""A survey: a match whose rounds are observed, to answer questions that players ask.

A game with a coin experiment plays its games a second time, with coins that decide what the experiment asks about.
"""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any

import numpy as np

from saltmochi.arena.answers import all_answers
from saltmochi.arena.cores import run_on_cores
from saltmochi.arena.match import FinishedChunk, GameResult, Match
from saltmochi.arena.match_runner import MatchRunner
from saltmochi.arena.measures import Answer, Numbers
from saltmochi.arena.observation import has_coin_experiment, round_type
from saltmochi.arena.tournament import OnFinished, ignore_progress
from saltmochi.table.record import dtype_of


@dataclass
class Survey:
    """A match, the games of it that are finished, and the observed rounds."""

    match: Match
    games: list[GameResult] = field(default_factory=list)
    observed: list[Numbers] = field(default_factory=list)  # the rounds of those games
    tossed: list[Numbers] = field(default_factory=list)  # the rounds of the games in which coins decided
    seconds: float = 0.0  # for the games without coins
    interrupted: bool = False
    coin_games: int | None = None  # how many games with coins; None: as many as without

    @property
    def parts(self) -> list[Match]:
        """Return what is played: the match itself, and the match with coins if the game has an experiment."""
        games = self.match.games if self.coin_games is None else self.coin_games
        if not has_coin_experiment(self.match.game) or not games:
            return [self.match]
        return [self.match, replace(self.match, coins=True, games=games)]

    def play(
        self, on_finished: OnFinished = ignore_progress, with_moves: bool = False, cores: int | None = None
    ) -> None:
        """Play all games on the cores of this machine; an interrupt (Ctrl-C) keeps the finished ones.

        Moves of games with coins are not kept: the bots did not choose them.
        """
        try:
            for part in self.parts:
                runner = MatchRunner(part, with_moves and not part.coins)
                runner.prepare()
                on_finished([])
                start = perf_counter()
                with closing(run_on_cores(runner.run, part.chunks(runner.with_moves), cores, runner.stop)) as chunks:
                    for chunk in chunks:
                        self.add(part, chunk)
                        if not part.coins:
                            self.seconds = perf_counter() - start
                        on_finished(chunk.games)
        except KeyboardInterrupt:
            self.interrupted = True

    def add(self, part: Match, chunk: FinishedChunk) -> None:
        """Add the games and rounds of a finished chunk."""
        if part.coins:
            self.tossed.append(chunk.rounds)
            return
        self.games += [replace(game, moves=()) for game in chunk.games]
        self.observed.append(chunk.rounds)

    def rounds(self) -> Numbers:
        """Return all rounds as the bots played them, without coins."""
        return self._in_order(self.observed)

    def answers(self) -> list[Answer]:
        """Return the answers of all games so far."""
        return all_answers(self.match, self.games, self.rounds(), self._in_order(self.tossed))

    def summary(self) -> dict[str, Any]:
        """Return the figures as JSON has them."""
        match, games = self.match, self.games
        rounds, seats = self.rounds(), range(match.players)
        alone = [game.winners[0] for game in games if len(game.winners) == 1]
        points = rounds["gains"][:, : match.players].mean(axis=0) if len(rounds) else np.zeros(match.players)
        ends = np.bincount(rounds["ending"], minlength=len(match.game.endings))
        return {
            **match.as_dict(),
            "bots": [bot.name for bot in match.bots],
            "games": len(games),
            "interrupted": self.interrupted,
            "wins": [alone.count(seat) for seat in seats],
            "shared_wins": len(games) - len(alone),
            "rounds": len(rounds),
            "endings": {name: int(ends[number]) for number, name in enumerate(match.game.endings) if number},
            "points_per_round": [round(float(points[seat]), 3) for seat in seats],
            "rounds_per_game": _ratio(len(rounds), len(games)),
            "decisions_per_game": _ratio(sum(sum(game.decisions) for game in games), len(games)),
            "games_per_s": _ratio(len(games), self.seconds),
            "answers": {answer.name.replace("-", "_"): answer.as_dict() for answer in self.answers()},
        }

    def _in_order(self, parts: list[Numbers]) -> Numbers:
        """Return rounds ordered by the numbers of their games, whichever was finished first."""
        rounds = np.concatenate([np.zeros(0, dtype_of(round_type(self.match.game))), *parts])
        ordered: Numbers = rounds[np.argsort(rounds["game"], kind="stable")]
        return ordered


def _ratio(count: float, number: float) -> float:
    return round(count / number, 3) if number else 0.0
