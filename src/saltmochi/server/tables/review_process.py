"""What a bot process does for a review: a slice at a time, so that more important jobs never wait long.

Between two slices the server keeps the unfinished review as bytes. So any process can go on with it.
"""

from __future__ import annotations

import gzip
import io
import pickle
from collections.abc import Sequence
from functools import cache
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from saltmochi.games import game as find_game
from saltmochi.study.assessment import Assessor
from saltmochi.study.review import TRIALS, Reviewer
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord
from saltmochi.table.options import Options

# A slice ends with the first action that is done after this many seconds.
SLICE_SECONDS = 0.1


class ReviewSlice(NamedTuple):
    """How far a review is, in actions of the game, and what there is of it."""

    done: int
    steps: int
    unfinished: bytes
    finished: bytes = b""  # the review as JSON, compressed by gzip


def begin(game: str, options: Options, actions: Sequence[int], practice: bool) -> ReviewSlice:
    """Begin the review of a finished game."""
    return _slice_of(Reviewer(GameRecord(find_game(game), options, list(actions), practice=practice)))


def go_on(unfinished: bytes) -> ReviewSlice:
    """Go on with a review."""
    reviewer: Reviewer = _Unpickler(io.BytesIO(unfinished)).load()
    return _slice_of(reviewer)


def prepare(game: str) -> None:
    """Compile what reviews of a game need."""
    Assessor(find_game(game), TRIALS, seed=0).prepare()


def _slice_of(reviewer: Reviewer) -> ReviewSlice:
    """Review some actions, and finish the review after the last one."""
    ends = perf_counter() + SLICE_SECONDS
    while reviewer.done < reviewer.steps and perf_counter() < ends:
        reviewer.step()
    if reviewer.done == reviewer.steps:
        return ReviewSlice(reviewer.done, reviewer.steps, b"", _encode(reviewer))
    unfinished = io.BytesIO()
    _Pickler(unfinished, pickle.HIGHEST_PROTOCOL).dump(reviewer)
    return ReviewSlice(reviewer.done, reviewer.steps, unfinished.getvalue())


def _encode(reviewer: Reviewer) -> bytes:
    review = {"practice": reviewer.record.practice, **reviewer.finish().summary()}
    return gzip.compress(msgspec.json.encode(review), mtime=0)


# --- Reviewers as bytes ---
# Games and assessors hold compiled code. Every process has its own, and bytes name the one that is meant.


@cache
def _assessor(game: str, trials: int, seed: int) -> Assessor:
    return Assessor(find_game(game), trials, seed)


class _Pickler(pickle.Pickler):
    def persistent_id(self, obj: Any) -> tuple[Any, ...] | None:
        """Return what names a game or an assessor in every process."""
        if isinstance(obj, Assessor):
            return obj.game.name, obj.trials, obj.seed
        return (obj.name,) if isinstance(obj, Game) else None


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, pid: tuple[Any, ...]) -> Any:
        """Return the game or the assessor that is meant."""
        return find_game(*pid) if len(pid) == 1 else _assessor(*pid)
