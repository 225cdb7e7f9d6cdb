"""Many tables at once: all are stepped in one call of compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saltmochi.bots.bot import bind_for_bots
from saltmochi.envs.encoding import Cells, encoder, game_of, size, table_size
from saltmochi.envs.single_table import Reward, pays_score
from saltmochi.envs.stepping import ALL_LEGAL, Batch, batch_of, sample_numbers, start_tables, step_tables
from saltmochi.table.compiled import compiled
from saltmochi.table.game import Game
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.options import Options
from saltmochi.table.record import dtype_of, pack
from saltmochi.table.rng import Rng, new_rng

# Added to the seeds for the stream of random actions, so that drawing them does not change the deal.
ACTION_STREAM = 1 << 40


@dataclass
class Arrays:
    """What the tables write in every step, a row for each table."""

    observations: Cells  # the view of the player who acts, encoded
    masks: NDArray[np.bool_]  # the legal actions, by their numbers
    rewards: NDArray[np.float32]  # of each seat
    dones: NDArray[np.bool_]  # whether a game has just ended: the rest of the row is of the next game
    actors: NDArray[np.int8]  # the seat that acts

    @classmethod
    def allocate(cls, game: str | Game[Any, Any], count: int, players: int = 2, memory: bool = True) -> Arrays:
        """Return new arrays for so many tables."""
        if count < 1:
            raise ValueError(f"there must be at least one table, not {count}")
        return cls(
            observations=np.zeros((count, size(game) if memory else table_size(game)), np.int8),
            masks=np.zeros((count, encoder(game_of(game).name).ACTION_COUNT), np.bool_),
            rewards=np.zeros((count, players), np.float32),
            dones=np.zeros(count, np.bool_),
            actors=np.zeros(count, np.int8),
        )

    def check(self, needed: Arrays) -> None:
        """Refuse arrays of another type or shape than needed: compiled code does not notice where an array ends."""
        for name, other in vars(needed).items():
            own = getattr(self, name)
            if own.shape != other.shape or own.dtype != other.dtype or not own.flags.carray:
                raise ValueError(
                    f"{name} must be a contiguous, writable array of {other.dtype} with the shape {other.shape}"
                )


class Tables:
    """Many tables of a game, all with the same options.

    Every step is one action at each table, by the player who acts there. The dealer acts in between, and a game that is
    over is followed by the next one in the same step. What happens at a table depends on its own seed and on the
    actions only, not on how many tables there are.
    """

    def __init__(
        self,
        game: str | Game[Any, Any],
        count: int,
        players: int = 2,
        seed: int | Sequence[int] = 0,
        *,
        edition: str | None = None,
        reward: Reward = "win",
        memory: bool = True,
        arrays: Arrays | None = None,
        **options: Any,
    ) -> None:
        """Set up tables; `seed` is one number for all of them or one for each.

        `arrays` are those of the caller; without `memory`, observations end before the memory.
        """
        self.game = game_of(game)
        self.count = count
        self.options = self.game.options(players, edition, **options)
        needed = Arrays.allocate(self.game, count, players, memory)
        self.arrays = arrays or needed
        self.arrays.check(needed)
        self._by_score = int(pays_score(reward))
        self._batch = new_batch(self.game, self.options, self.arrays)
        self._action_rngs = streams(seed, count, ACTION_STREAM)
        self._start, self._step, self._sample = (
            compiled(bind_for_bots(self.game, function, "envs"))
            for function in (start_tables, step_tables, sample_numbers)
        )
        self.reset(seed)

    def reset(self, seed: int | Sequence[int] | None = None) -> Arrays:
        """Start a new game at every table; without a seed, the random numbers go on."""
        if seed is not None:
            self._batch.rngs[:] = streams(seed, self.count)
            self._action_rngs[:] = streams(seed, self.count, ACTION_STREAM)
        self.arrays.rewards[:] = 0
        self.arrays.dones[:] = False
        self._start(self._batch)
        return self.arrays

    def step(self, actions: NDArray[Any]) -> Arrays:
        """Carry out one action at every table, by its number."""
        numbers = action_numbers(actions, self.count)
        refused = self._step(self._batch, numbers, self.arrays.rewards, self.arrays.dones, self._by_score)
        if refused != ALL_LEGAL:
            raise ValueError(f"action {numbers[refused]} is not legal at table {refused}")
        return self.arrays

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal action for every table."""
        numbers = np.zeros(self.count, np.int64)
        self._sample(self._batch, self._action_rngs, numbers)
        return numbers


def new_batch(game: Game[Any, Any], options: Options, arrays: Arrays) -> Batch:
    """Return tables that are set up and write into these arrays."""
    count = len(arrays.actors)
    return batch_of(
        np.tile(np.array(pack(game.prepare(options))), count),
        np.zeros(count, dtype_of(Rng)),
        np.zeros(count, dtype_of(LegalActions)),
        pack(game.new_view()),
        arrays.actors,
        arrays.observations,
        arrays.masks,
        np.zeros((count, options.players), dtype_of(encoder(game.name).Encoding)),
    )


def action_numbers(actions: Any, count: int) -> NDArray[np.int64]:
    """Return actions as an array, one for each table; refuse another shape, and numbers that are not whole."""
    numbers = np.asarray(actions)
    if numbers.shape != (count,) or numbers.dtype.kind not in "iu":
        raise ValueError(f"{count} actions are needed, a whole number for each table")
    return np.ascontiguousarray(numbers, np.int64)


def streams(seed: int | Sequence[int], count: int, stream: int = 0) -> Any:
    """Return a random number generator for each table."""
    seeds = np.asarray(seed).tolist()
    if isinstance(seeds, list) and len(seeds) != count:
        raise ValueError(f"{count} seeds are needed, one for each table")
    rngs = np.zeros(count, dtype_of(Rng))
    for i in range(count):
        rngs["at"][i] = (new_rng(seeds[i] + stream) if isinstance(seeds, list) else new_rng(seeds + stream, i)).at
    return rngs
