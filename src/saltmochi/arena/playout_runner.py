"""Plays chunks of random games, in any number of threads."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from saltmochi.table.game import Game
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.options import Options
from saltmochi.table.playout import Tally, play_series
from saltmochi.table.record import pack
from saltmochi.table.rng import Rng

# How many games a chunk has: enough that starting a chunk costs nothing beside them.
CHUNK_GAMES = 500
# No game has more steps.
MAX_STEPS = 100_000


class PlayoutChunk(NamedTuple):
    """Some random games of a series, by their numbers."""

    first: int
    games: int


class FinishedPlayouts(NamedTuple):
    """The results of a chunk of random games, and the moves of its last game if they were kept."""

    chunk: PlayoutChunk
    tally: Any  # a packed Tally
    moves: list[int]


class PlayoutRunner:
    """Plays chunks of random games. Several threads may call `run`: each gets a state of its own."""

    def __init__(self, game: Game[Any, Any], options: Options, seed: int, with_moves: bool = False) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.with_moves = with_moves
        self.play_series = game.for_options(options).compile(play_series)
        self.local = threading.local()

    def prepare(self) -> None:
        """Compile what is needed, so that playing does not wait for it."""
        self.run(PlayoutChunk(0, 0))

    def chunks(self, games: int) -> Iterator[PlayoutChunk]:
        """Split so many games into chunks; games whose moves are kept are played one by one."""
        most = 1 if self.with_moves else CHUNK_GAMES
        for first in range(0, games, most):
            yield PlayoutChunk(first, min(most, games - first))

    def run(self, chunk: PlayoutChunk) -> FinishedPlayouts:
        """Play the games of a chunk."""
        if not hasattr(self.local, "memory"):
            self.local.memory = (pack(self.game.prepare(self.options)), pack(LegalActions()), pack(Rng()))
        tally = pack(Tally())
        moves = np.zeros(MAX_STEPS if self.with_moves else 0, np.int64)
        self.play_series(*self.local.memory, tally, moves, self.seed, chunk.first, chunk.games)
        return FinishedPlayouts(chunk, tally, moves[: int(tally["steps"])].tolist())
