"""A simulation: a series of random games, played as fast as possible and counted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from saltmochi.arena.cores import run_on_cores
from saltmochi.arena.match import settings_as_dict
from saltmochi.arena.playout_runner import FinishedPlayouts, PlayoutRunner
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord
from saltmochi.table.options import Options
from saltmochi.table.playout import Tally
from saltmochi.table.record import pack, unpack

# Is called when the rules are compiled, with None, and then with each finished chunk.
OnFinishedPlayouts = Callable[[FinishedPlayouts | None], None]


@dataclass
class Simulation:
    """A series of random games, and the counts of those that are finished."""

    game: Game[Any, Any]
    options: Options
    games: int
    seed: int
    tally: Tally = field(default_factory=Tally)
    seconds: float = 0.0

    def play(
        self,
        on_finished: OnFinishedPlayouts = lambda _: None,
        with_moves: bool = False,
        cores: int | None = None,
    ) -> None:
        """Play all games on the cores of this machine; the time does not include compiling."""
        runner = PlayoutRunner(self.game, self.options, self.seed, with_moves)
        runner.prepare()
        on_finished(None)
        total = pack(Tally())
        start = perf_counter()
        with closing(run_on_cores(runner.run, runner.chunks(self.games), cores)) as chunks:
            for chunk in chunks:
                for name in chunk.tally.dtype.names:
                    total[name] += chunk.tally[name]
                self.seconds = perf_counter() - start
                on_finished(chunk)
        self.tally = unpack(Tally, total)

    def record_of(self, finished: FinishedPlayouts) -> GameRecord:
        """Return the record of a game whose moves were kept."""
        return GameRecord(self.game, self.options, finished.moves)

    def summary(self) -> dict[str, Any]:
        """Return the figures as JSON has them."""
        tally, seats, seconds = self.tally, range(self.options.players), max(self.seconds, 1e-9)
        endings = {name: tally.endings[number] for number, name in enumerate(self.game.endings) if number}
        return {
            **settings_as_dict(self.game, self.options, self.seed),
            "games": tally.games,
            "wins": [tally.wins[seat] for seat in seats],
            "shared_wins": tally.shared,
            "rounds": tally.rounds,
            "endings": endings,
            "points_per_round": [round(tally.points[seat] / tally.rounds, 3) for seat in seats],
            "rounds_per_game": round(tally.rounds / tally.games, 3),
            "steps_per_game": round(tally.steps / tally.games, 3),
            "games_per_s": round(tally.games / seconds, 1),
            "steps_per_s": round(tally.steps / seconds, 1),
        }
