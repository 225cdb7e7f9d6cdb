"""Matches between bots on all cores, or on a cluster: seats are rotated, and every game can be played again alone."""

from __future__ import annotations

import os
import threading
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from saltmochi.arena import happy_mochi, sea_salt_paper
from saltmochi.arena.match import Result, Seating, play_games
from saltmochi.bots.bot import for_bots
from saltmochi.bots.desk import Desk, fast_desk
from saltmochi.bots.levels import Level
from saltmochi.table.compiled import compiled
from saltmochi.table.rng import Rng
from saltmochi.table.game import Game
from saltmochi.table.record import dtype_of, pack

# What each game watches in a round.
WATCHERS: dict[str, ModuleType] = {"sea-salt-paper": sea_salt_paper, "happy-mochi": happy_mochi}
# Room for the rounds of one game: more are not watched.
MOST_ROUNDS = 60
# No game has more steps; how many games of bots that do not think are played in one go.
MOST_STEPS = 100_000
QUICK_GAMES = 250


@dataclass(frozen=True)
class Match:
    """What is to be played: some bots, at tables of so many players."""

    game: Game[Any, Any]
    bots: tuple[Level, ...]
    options: tuple[int, int, int]  # players, number of the edition, target
    games: int
    seed: int
    coins: bool = False  # whether coins decide what an experiment asks about

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return self.options[0]

    @cached_property
    def seatings(self) -> list[tuple[int, ...]]:
        """Who sits where, in turn: with too few bots the last one takes the empty seats, with too many they take turns.

        Every line-up is seated in each rotation.
        """
        last = len(self.bots) - 1
        line_ups = list(combinations(range(len(self.bots)), self.players)) or [
            tuple(min(seat, last) for seat in range(self.players))
        ]
        return [line_up[turn:] + line_up[:turn] for turn in range(self.players) for line_up in line_ups]

    def as_dict(self) -> dict[str, Any]:
        """What is played, as it is written in JSON."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "edition": self.game.editions[self.options[1]],
            "players": self.players,
            "target": self.options[2],
            "seed": self.seed,
        }

    @property
    def thinks(self) -> bool:
        """Whether any of the bots makes trials."""
        return any(bot.trials for bot in self.bots)


@dataclass(frozen=True)
class Share:
    """A part of a match: some games with the same seating, each so many after the one before."""

    seating: tuple[int, ...]
    first: int
    step: int
    games: int


@dataclass(frozen=True)
class Played:
    """A game that was played: its number, who sat where, who won, and how it went."""

    number: int
    seating: tuple[int, ...]
    winners: tuple[int, ...]  # seats
    scores: tuple[int, ...]
    rounds: int
    decisions: tuple[int, ...]
    endings: tuple[int, ...]
    moves: tuple[int, ...] = ()


class Batch(NamedTuple):
    """Some games that were played, and all their rounds as the game watches them."""

    games: list[Played]
    rounds: npt.NDArray[np.void]


def shares(match: Match, with_moves: bool) -> Iterator[Share]:
    """A match in parts, in the order in which they are played: after each few parts all have sat everywhere."""
    step = len(match.seatings)
    most = 1 if with_moves or match.thinks else QUICK_GAMES
    for begin in range(0, match.games, step * most):
        end = min(match.games, begin + step * most)
        for offset, seating in enumerate(match.seatings):
            games = len(range(begin + offset, end, step))
            if games:
                yield Share(seating, begin + offset, step, games)


class Hall:
    """Where matches are played; all can be asked to leave."""

    def __init__(self, match: Match, with_moves: bool = False) -> None:
        self.match = match
        self.room = MOST_STEPS if with_moves else 0
        watcher = WATCHERS[match.game.name]
        watching = {name: getattr(watcher, name) for name in ("toss", "observe", "conclude")}
        self.play = compiled(for_bots(match.game, play_games, **watching))
        self.round = dtype_of(watcher.Round)
        self.tables = threading.local()
        self.left = False
        self.seated: dict[int, np.record] = {}  # by thread

    def leave(self) -> None:
        """Let no game go on."""
        self.left = True
        for seating in list(self.seated.values()):
            seating["leave"] = 1

    def prepare(self) -> None:
        """Compile what is needed."""
        self.played(Share(self.match.seatings[0], 0, 1, 0))

    def played(self, share: Share) -> Batch:
        """The games of a share, as far as they were played to the end."""
        results = np.zeros(share.games, dtype_of(Result))
        rounds = np.zeros(MOST_ROUNDS * share.games + 1, self.round)
        moves = np.zeros(self.room, np.int64)
        seating = self._seating(share)
        state, desk, rng = self._table()
        setting = (*self.match.options, self.match.seed, share.first, share.step)
        done = self.play(state, desk, rng, seating, results, rounds, moves, *setting)
        games = [self._told(share, result, moves) for result in results[:done]]
        rounds = rounds[: seating["rounds"]]
        return Batch(games, rounds[rounds["game"] < share.first + done * share.step])

    def _seating(self, share: Share) -> np.record:
        bots = [self.match.bots[bot] for bot in share.seating]
        seating = Seating()
        seating.coins = int(self.match.coins)
        seating.ways[: len(bots)] = [int(bot.way) for bot in bots]
        seating.trials[: len(bots)] = [bot.trials for bot in bots]
        row = pack(seating)
        self.seated[threading.get_ident()] = row
        if self.left:
            row["leave"] = 1
        return row

    def _table(self) -> tuple[np.record, Desk, np.record]:
        """The table and the desk of this thread."""
        if not hasattr(self.tables, "own"):
            nodes = max(bot.nodes for bot in self.match.bots)
            game = self.match.game
            self.tables.own = (pack(game.new_state()), fast_desk(game, nodes), pack(Rng()))
        own: tuple[np.record, Desk, np.record] = self.tables.own
        return own

    def _told(self, share: Share, result: Any, moves: Any) -> Played:
        seats = range(self.match.players)
        return Played(
            number=int(result["game"]),
            seating=share.seating,
            winners=tuple(seat for seat in seats if int(result["winners"]) >> seat & 1),
            scores=tuple(int(result["scores"][seat]) for seat in seats),
            rounds=int(result["rounds"]),
            decisions=tuple(int(result["decisions"][seat]) for seat in seats),
            endings=tuple(int(count) for count in result["endings"]),
            moves=tuple(moves[: int(result["steps"])].tolist()) if self.room else (),
        )


def on_cores(hall: Hall, cores: int | None = None) -> Generator[Batch, None, None]:
    """All games of a match, on all cores, as they are finished; when nobody asks for more, all leave."""
    cores = cores or os.cpu_count() or 1
    waiting = shares(hall.match, bool(hall.room))
    with ThreadPoolExecutor(cores) as pool:
        running: set[Future[Batch]] = set()
        try:
            while True:
                while len(running) < 2 * cores and (share := next(waiting, None)):
                    running.add(pool.submit(hall.played, share))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            hall.leave()
