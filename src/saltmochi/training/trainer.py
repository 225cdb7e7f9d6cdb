"""Trains a network by proximal policy optimization (PPO) on games against itself.

Every iteration plays games in parts of fixed size with seeds of their own, and adds up gradients in the same order, so
the result does not depend on the number of cores.
"""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from saltmochi.games import game
from saltmochi.table.compiled import compiled
from saltmochi.training.adam import Moments, no_moments, step
from saltmochi.training.gradients import ENTROPIES, SAMPLES, SQUARED_ERRORS, add_gradients, new_scratch
from saltmochi.training.player import Part
from saltmochi.training.weights import Weights, first_weights, round_weights, zeros_like

PARTS = 4
PART_SIZE = 16_000
BATCH = 1_024
EPOCHS = 2
# The learning rate falls to a tenth of this, and the bonus for entropy to nothing.
LEARNING_RATE = 1e-3
LAST_RATE = 0.1
ENTROPY_BONUS = 0.01
FIRST_DEVIATION = 0.25


class Course(NamedTuple):
    """What is trained, and how long."""

    game: str
    seed: int
    iterations: int


class Progress(NamedTuple):
    """How training stands after an iteration."""

    iteration: int
    samples: int
    squared_error: float  # of the win probability, on average
    entropy: float  # of a decision, on average


class Trainer:
    """Trains the network of one game."""

    def __init__(self, course: Course, cores: int) -> None:
        self.course = course
        self.seats = tuple(game(course.game).seats)
        self.weights = first_weights(course.seed)
        self.moments = no_moments(self.weights)
        self.deviation = FIRST_DEVIATION
        self.iteration = 0
        self._add_gradients = compiled(add_gradients)
        self._pool = ThreadPoolExecutor(cores)
        self._scratch = [new_scratch() for _ in range(PARTS)]

    def parts(self) -> list[Part]:
        """Return the games that the next iteration needs; the numbers of players take turns."""
        network = round_weights(self.weights).tobytes()
        players = self.seats[self.iteration % len(self.seats)]
        first = (self.course.seed << 32) + PARTS * self.iteration
        return [Part(network, players, first + n, PART_SIZE) for n in range(PARTS)]

    def learn(self, parts: Iterable[Any]) -> Progress:
        """Learn from the samples of all parts."""
        samples = np.concatenate(list(parts))
        done = self.iteration / self.course.iterations
        rate = LEARNING_RATE * (1 - (1 - LAST_RATE) * done)
        rng = np.random.default_rng((self.course.seed, self.iteration))
        totals = np.zeros(3)
        for _ in range(EPOCHS):
            order = rng.permutation(len(samples))
            for first in range(0, len(order) - BATCH + 1, BATCH):
                gradients, found = self._gradients(samples, order[first : first + BATCH], ENTROPY_BONUS * (1 - done))
                self.moments = step(self.weights, self.moments, gradients, rate)
                totals += found
        self.deviation = float(np.sqrt(totals[SQUARED_ERRORS] / totals[SAMPLES]))
        self.iteration += 1
        return Progress(
            self.iteration,
            len(samples),
            totals[SQUARED_ERRORS] / totals[SAMPLES],
            totals[ENTROPIES] / totals[SAMPLES],
        )

    def _gradients(self, samples: Any, order: Any, bonus: float) -> tuple[Weights, Any]:
        """Return the mean gradients of a batch, and its totals."""

        def run(n: int) -> tuple[Weights, Any]:
            gradients, totals = zeros_like(self.weights), np.zeros(3)
            share = order[n * len(order) // PARTS : (n + 1) * len(order) // PARTS]
            self._add_gradients(
                samples, share, self.weights, gradients, self._scratch[n], self.deviation, bonus, totals
            )
            return gradients, totals

        found = list(self._pool.map(run, range(PARTS)))
        columns = zip(*(gradients for gradients, _ in found), strict=True)
        mean = Weights(*(sum(column) / np.float32(len(order)) for column in columns))
        return mean, sum(totals for _, totals in found)

    # --- Checkpoints ---

    def save(self, path: Path) -> None:
        """Write a checkpoint; an interrupted one leaves the former in place."""
        arrays: dict[str, Any] = {}
        for prefix, weights in (("", self.weights), ("mean_", self.moments.means), ("square_", self.moments.squares)):
            arrays |= {prefix + name: array for name, array in weights._asdict().items()}
        arrays |= {"iteration": self.iteration, "steps": self.moments.steps, "deviation": self.deviation}
        part = path.with_suffix(".part.npz")
        np.savez(part, **arrays)
        part.replace(path)

    def load(self, path: Path) -> None:
        """Go on from a checkpoint."""
        with np.load(path) as found:

            def read(prefix: str) -> Weights:
                return Weights(*(found[prefix + name] for name in Weights._fields))

            self.weights = read("")
            self.moments = Moments(read("mean_"), read("square_"), int(found["steps"]))
            self.deviation, self.iteration = float(found["deviation"]), int(found["iteration"])
