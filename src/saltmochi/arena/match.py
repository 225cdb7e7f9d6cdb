"""A match between bots: what is played, how it is split into chunks, and the results of its games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from saltmochi.arena.measures import Numbers
from saltmochi.bots.levels import Level
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord
from saltmochi.table.options import Options, own_values

# How many games of bots without trials one chunk has: enough that starting a chunk costs nothing beside them.
QUICK_GAMES = 250


def settings_as_dict(game: Game[Any, Any], options: Options, seed: int) -> dict[str, Any]:
    """Return what is played, as JSON has it; `options` are those that only this game has, if any was set."""
    own = own_values(options)
    return {
        "game": game.name,
        "rules": game.version,
        "edition": options.edition,
        "players": options.players,
        "target": options.target,
        **({"options": own} if own else {}),
        "seed": seed,
    }


@dataclass(frozen=True)
class Match:
    """Some bots, at tables with the same options, for so many games."""

    game: Game[Any, Any]
    bots: tuple[Level, ...]
    options: Options
    games: int
    seed: int
    coins: bool = False  # whether coins decide what an experiment asks about

    @property
    def players(self) -> int:
        """Return how many sit at a table."""
        return self.options.players

    @cached_property
    def seatings(self) -> list[tuple[int, ...]]:
        """Return which bot sits in which seat, game by game, until it starts over.

        With too few bots the last one takes the empty seats, with too many they take turns. Every line-up is seated in
        each rotation, so that no bot profits from its seat.
        """
        last = len(self.bots) - 1
        line_ups = list(combinations(range(len(self.bots)), self.players)) or [
            tuple(min(seat, last) for seat in range(self.players))
        ]
        return [line_up[turn:] + line_up[:turn] for turn in range(self.players) for line_up in line_ups]

    def as_dict(self) -> dict[str, Any]:
        """Return what is played, as JSON has it."""
        return settings_as_dict(self.game, self.options, self.seed)

    @property
    def makes_trials(self) -> bool:
        """Whether any of the bots makes trials."""
        return any(bot.trials for bot in self.bots)

    @property
    def timed(self) -> bool:
        """Whether any of the bots has a time limit. Its games cannot be repeated exactly."""
        return any(bot.seconds for bot in self.bots)

    def chunks(self, with_moves: bool = False) -> Iterator[Chunk]:
        """Split the match into chunks, in an order that seats all bots everywhere after each few of them."""
        step = len(self.seatings)
        most = 1 if with_moves or self.makes_trials else QUICK_GAMES
        for begin in range(0, self.games, step * most):
            end = min(self.games, begin + step * most)
            for offset, seating in enumerate(self.seatings):
                games = len(range(begin + offset, end, step))
                if games:
                    yield Chunk(seating, begin + offset, step, games)

    def record_of(self, result: GameResult) -> GameRecord:
        """Return the record of a game whose moves were kept, with the bots as the players."""
        names = {seat: self.bots[bot].name for seat, bot in enumerate(result.seating)}
        return GameRecord(self.game, self.options, list(result.moves), names)


@dataclass(frozen=True)
class Chunk:
    """Some games of a match with the same seating; their numbers start at `first` and go up by `step`."""

    seating: tuple[int, ...]
    first: int
    step: int
    games: int


@dataclass(frozen=True)
class GameResult:
    """The result of a game: its number, who sat where, who won, and how it went."""

    number: int
    seating: tuple[int, ...]
    winners: tuple[int, ...]  # seats
    scores: tuple[int, ...]
    rounds: int
    decisions: tuple[int, ...]
    endings: tuple[int, ...]
    moves: tuple[int, ...] = ()


class FinishedChunk(NamedTuple):
    """The games of a chunk that were finished, and what was observed in their rounds."""

    games: list[GameResult]
    rounds: Numbers
