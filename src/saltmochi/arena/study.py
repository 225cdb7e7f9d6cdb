"""A match that is studied: its games as the bots play them, and once more with coins where an experiment is made."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any

import numpy as np

from saltmochi.arena.answers import answers
from saltmochi.arena.arena import WATCHERS, Batch, Hall, Match, Played, on_cores
from saltmochi.arena.measures import Answer, Numbers
from saltmochi.table.record import dtype_of

# The games that make an experiment.
WITH_COINS = ("sea-salt-paper",)


@dataclass
class Study:
    """A match, what has been played of it, and what that says."""

    match: Match
    games: list[Played] = field(default_factory=list)
    watched: list[Numbers] = field(default_factory=list)  # the rounds of those games
    tossed: list[Numbers] = field(default_factory=list)  # the rounds in which coins decided
    seconds: float = 0.0  # for the games as the bots play them
    interrupted: bool = False
    tosses: int | None = None  # games with coins, if not as many

    @property
    def parts(self) -> list[Match]:
        """What is played, one after the other."""
        games = self.match.games if self.tosses is None else self.tosses
        if self.match.game.name not in WITH_COINS or not games:
            return [self.match]
        return [self.match, replace(self.match, coins=True, games=games)]

    def play(self, with_moves: bool = False, cores: int | None = None) -> Generator[Batch, None, None]:
        """Play all games on the cores of this machine, and hand on those just finished; a coin's are not recorded."""
        for part in self.parts:
            hall = Hall(part, with_moves and not part.coins)
            hall.prepare()
            start = perf_counter()
            with closing(on_cores(hall, cores)) as finished:
                for batch in finished:
                    self.add(part, batch)
                    if not part.coins:
                        self.seconds = perf_counter() - start
                    yield batch

    def add(self, part: Match, batch: Batch) -> None:
        """Take in some games."""
        if part.coins:
            self.tossed.append(batch.rounds)
            return
        self.games += [replace(game, moves=()) for game in batch.games]
        self.watched.append(batch.rounds)

    def rounds(self) -> Numbers:
        """All rounds as the bots played them."""
        return self._ordered(self.watched)

    def answers(self) -> list[Answer]:
        """What all of that says."""
        return answers(self.match, self.games, self.rounds(), self._ordered(self.tossed))

    def _ordered(self, parts: list[Numbers]) -> Numbers:
        """Rounds by the numbers of their games, whichever was finished first."""
        record: Any = WATCHERS[self.match.game.name].Round
        rounds = np.concatenate([np.zeros(0, dtype_of(record)), *parts])
        ordered: Numbers = rounds[np.argsort(rounds["game"], kind="stable")]
        return ordered
