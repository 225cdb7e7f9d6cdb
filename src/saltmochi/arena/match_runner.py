"""Plays chunks of a match, in any number of threads."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from saltmochi.arena.game_loop import BOT_STREAM, Lineup, Progress, ResultRow, play_games
from saltmochi.arena.match import Chunk, FinishedChunk, GameResult, Match
from saltmochi.arena.observation import round_type
from saltmochi.bots.bot import bind_for_bots, decide_in_time
from saltmochi.bots.decision import Method, decide
from saltmochi.bots.levels import Level
from saltmochi.bots.workspace import Workspace, compiled_workspace
from saltmochi.table.compiled import compiled
from saltmochi.table.outcome import seats_in
from saltmochi.table.record import dtype_of, pack
from saltmochi.table.rng import Rng, new_rng

# Room for the rounds of one game: more are played, but not observed.
MAX_ROUNDS = 60
# No game has more steps.
MAX_STEPS = 100_000


class MatchRunner:
    """Plays chunks of a match. Several threads may call `run`: each gets a state and a workspace of its own."""

    def __init__(self, match: Match, with_moves: bool = False) -> None:
        self.match = match
        self.with_moves = with_moves
        game = match.game.for_options(match.options)
        self.play_games = compiled(bind_for_bots(game, play_games, "arena"))
        # Decisions with a time limit are made in slices between which Python looks at the clock; all others are made
        # inside the compiled loop, which does not return before its games are finished.
        self.decide = compiled(bind_for_bots(game, decide))
        self.round_dtype = dtype_of(round_type(match.game))
        self.local = threading.local()
        self.stopped = False
        self.running: dict[int, np.record] = {}  # the progress of the current chunk, by thread

    def stop(self) -> None:
        """End all games that are being played, and play no more."""
        self.stopped = True
        for progress in list(self.running.values()):
            progress["stop"] = 1

    def prepare(self) -> None:
        """Compile what is needed, so that playing does not wait for it."""
        self.run(Chunk(self.match.seatings[0], 0, 1, 0))
        if self.match.timed:
            _, workspace, _ = self._memory()
            self.decide(workspace, Method.RANDOM, 0, 0)

    def run(self, chunk: Chunk) -> FinishedChunk:
        """Play the games of a chunk; return those that were finished."""
        bots = [self.match.bots[bot] for bot in chunk.seating]
        state, workspace, rng = self._memory()
        progress = self._new_progress()
        results = np.zeros(chunk.games, dtype_of(ResultRow))
        rounds = np.zeros(MAX_ROUNDS * chunk.games + 1, self.round_dtype)
        moves = np.zeros(MAX_STEPS if self.with_moves else 0, np.int64)
        tables = (state, workspace, rng, self._lineup(bots), progress, results, rounds, moves)
        numbers = (self.match.seed, chunk.first, chunk.step)
        self.play_games(*tables, *numbers)
        while progress["waiting"] and not progress["stop"]:
            seat = int(workspace.observation["seat"])
            progress["decided"] = decide_in_time(self.decide, workspace, bots[seat])
            self.play_games(*tables, *numbers)
        finished = int(progress["finished"])
        rounds = rounds[: progress["rounds"]]
        return FinishedChunk(
            [self._game_result(chunk, row, moves) for row in results[:finished]],
            rounds[rounds["game"] < chunk.first + finished * chunk.step],
        )

    def play_on(self, state: Any, number: int) -> tuple[int, ...]:
        """Play a game to its end from this state with bots without a time limit, and return who won.

        The seats are those of the first seating. The number seeds what is random from here on.
        """
        chunk = Chunk(self.match.seatings[0], number, 1, 1)
        bots = [self.match.bots[bot] for bot in chunk.seating]
        _, workspace, _ = self._memory()
        rng, bots_rng = new_rng(self.match.seed, number), new_rng(self.match.seed + BOT_STREAM, number)
        progress = self._new_progress()
        progress["playing"] = 1
        result, rounds = np.zeros(1, dtype_of(ResultRow)), np.zeros(MAX_ROUNDS + 1, self.round_dtype)
        moves = np.zeros(0, np.int64)
        workspace = workspace._replace(rng=pack(bots_rng), notes=np.zeros_like(workspace.notes))
        tables = (pack(state), workspace, pack(rng))
        self.play_games(*tables, self._lineup(bots), progress, result, rounds, moves, self.match.seed, number, 1)
        return self._game_result(chunk, result[0], moves).winners

    def _lineup(self, bots: list[Level]) -> np.record:
        lineup = Lineup()
        lineup.coins = int(self.match.coins)
        lineup.methods[: len(bots)] = [int(bot.method) for bot in bots]
        lineup.trials[: len(bots)] = [bot.trials for bot in bots]
        lineup.timed[: len(bots)] = [int(bot.seconds > 0) for bot in bots]
        return pack(lineup)

    def _new_progress(self) -> np.record:
        """Return the progress of a new chunk, which `stop` can reach from other threads."""
        progress = pack(Progress())
        self.running[threading.get_ident()] = progress
        if self.stopped:
            progress["stop"] = 1
        return progress

    def _memory(self) -> tuple[np.record, Workspace, np.record]:
        """Return the state, the workspace and the dealer's random stream of this thread."""
        if not hasattr(self.local, "memory"):
            match, nodes = self.match, max(bot.nodes for bot in self.match.bots)
            state = pack(match.game.prepare(match.options))
            self.local.memory = (state, compiled_workspace(match.game, nodes), pack(Rng()))
        memory: tuple[np.record, Workspace, np.record] = self.local.memory
        return memory

    def _game_result(self, chunk: Chunk, row: Any, moves: Any) -> GameResult:
        players = self.match.players
        return GameResult(
            number=int(row["game"]),
            seating=chunk.seating,
            winners=seats_in(int(row["winners"]), players),
            scores=tuple(row["scores"][:players].tolist()),
            rounds=int(row["rounds"]),
            decisions=tuple(row["decisions"][:players].tolist()),
            endings=tuple(row["endings"].tolist()),
            moves=tuple(moves[: int(row["steps"])].tolist()) if self.with_moves else (),
        )
