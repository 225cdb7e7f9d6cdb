"""Find puzzles in games between bots, on all cores or on Ray.

Strong players and others with more mistakes sit at one table, so that all kinds of positions occur. The positions are
judged, not the moves that were played.
"""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from typing import Any, NamedTuple

from saltmochi.arena.cluster import run_chunks_on_ray
from saltmochi.arena.cores import run_on_cores
from saltmochi.arena.match import Chunk, Match
from saltmochi.arena.match_runner import MatchRunner
from saltmochi.bots.levels import level_of
from saltmochi.study.puzzle import Puzzle
from saltmochi.study.puzzle_judge import Judge
from saltmochi.study.round_start import RoundStart, begin_round, first_round, next_round
from saltmochi.study.themes import theme_of
from saltmochi.table.game import Game
from saltmochi.table.options import Options
from saltmochi.table.seats import DEALER

BOTS = ("search:500", "search:500", "thumb", "novice")
# More games than are ever needed: searching stops when enough puzzles are found.
MANY_GAMES = 1_000_000


class Position(NamedTuple):
    """A decision in a round: how the round started, and the moves before."""

    start: RoundStart
    moves: tuple[int, ...]
    state: Any


class FoundChunk(NamedTuple):
    """The puzzles of one game."""

    game: int
    puzzles: list[Puzzle]


def decisions(game: Game[Any, Any], options: Options, actions: Iterable[int]) -> Iterator[Position]:
    """Yield all decisions of a game. Each round is replayed from its start, without the memory of earlier rounds.

    A state is valid until the next one is yielded.
    """
    start: RoundStart | None = None
    state: Any = None
    moves: list[int] = []
    for action in actions:
        if start is None:  # the action says who begins
            first = game.start(options)
            game.apply(first, action)
            start = first_round(options, first.starter)
            state = begin_round(game, options, start)
            continue
        if game.rules.round_over(state):  # the action shuffles
            start, moves = next_round(game, state), []
            state = begin_round(game, options, start)
            continue
        legal = game.legal(state)
        if action not in legal:
            raise ValueError(f"{game.name} carries more into a round than its module in `study` says")
        if game.actor(state) != DEALER and len(legal) > 1:
            yield Position(start, tuple(moves), state)
        game.apply(state, action)
        moves.append(action)


class PuzzleFinder:
    """Plays games and finds the puzzles in them. Several threads may call `run`: each has a judge of its own."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.runner = MatchRunner(match, with_moves=True)
        self.local = threading.local()
        self.stopped = False

    def stop(self) -> None:
        """End the search."""
        self.stopped = True
        self.runner.stop()

    def run(self, chunk: Chunk) -> FoundChunk:
        """Play a game, and return its puzzles: at most one from each round, the one with the clearest answer."""
        finished = self.runner.run(chunk).games
        found: dict[int, Puzzle] = {}
        for position in decisions(self.match.game, self.match.options, finished[0].moves if finished else ()):
            if self.stopped:
                break
            puzzle = self._puzzle(position)
            best = found.get(position.start.round)
            if puzzle and (best is None or puzzle.gap > best.gap):
                found[position.start.round] = puzzle
        return FoundChunk(chunk.first, list(found.values()))

    def _puzzle(self, position: Position) -> Puzzle | None:
        game = self.match.game
        seat = game.actor(position.state)
        view = game.view(position.state, seat)
        judgement = self._judge().judge(view)
        if judgement is None:
            return None
        (best, _), (second, _) = judgement.values[:2]
        theme = theme_of(game, view, best, second)
        about = (seat, theme, judgement.difficulty, judgement.values, judgement.reasons)
        return Puzzle(game, self.match.options, position.start, position.moves, *about)

    def _judge(self) -> Judge:
        """Return the judge of this thread."""
        if not hasattr(self.local, "judge"):
            self.local.judge = Judge(self.match.game)
        judge: Judge = self.local.judge
        return judge


def puzzle_match(game: Game[Any, Any], options: Options, seed: int) -> Match:
    """Return the match whose games are searched for puzzles."""
    return Match(game, tuple(map(level_of, BOTS)), options, MANY_GAMES, seed)


def find_puzzles(
    game: Game[Any, Any],
    options: Options,
    seed: int,
    cores: int | None = None,
    ray: bool = False,
) -> Generator[Puzzle, None, None]:
    """Yield puzzles without end. The same seed always finds the same ones.

    Games are finished in any order; their puzzles come in the order of the games.
    """
    match = puzzle_match(game, options, seed)
    if ray:
        chunks: Generator[FoundChunk, None, None] = run_chunks_on_ray(
            PuzzleFinder, (match,), match.chunks(with_moves=True)
        )
    else:
        finder = PuzzleFinder(match)
        chunks = run_on_cores(finder.run, match.chunks(with_moves=True), cores, finder.stop)
    with closing(chunks):
        waiting: dict[int, list[Puzzle]] = {}
        following = 0
        for chunk in chunks:
            waiting[chunk.game] = chunk.puzzles
            while following in waiting:
                yield from waiting.pop(following)
                following += 1
