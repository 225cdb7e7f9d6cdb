"""Learn the value of a position by temporal differences, from random games at many tables.

A linear function of some fields of the encoded view predicts the reward of the player who acts. After every step, the
prediction moves towards the next one: towards the reward at the end of a game, and otherwise towards the prediction of
the player who acts next, whose gain is the other's loss.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from saltmochi.envs.batch import Tables
from saltmochi.envs.encoding import fields

GAME = "sea-salt-paper"
COUNT = 256
RATE = 0.05
# The fields that predict, and a typical value of each.
TYPICAL = {"scores": 10, "hands": 1, "laid": 1, "hand_sizes": 5}
COLUMNS = np.concatenate(
    [np.arange(field.cells.start, field.cells.stop) for field in fields(GAME) if field.name in TYPICAL]
)
SCALE = np.concatenate(
    [np.full(field.size, 1 / TYPICAL[field.name]) for field in fields(GAME) if field.name in TYPICAL]
)


def features(tables: Tables) -> NDArray[np.float64]:
    """Return what the prediction is made from, a row for each table."""
    return np.asarray(tables.arrays.observations[:, COLUMNS] * SCALE, np.float64)


def learn(tables: Tables, steps: int) -> NDArray[np.float64]:
    """Return the weights of the prediction after so many steps of random play."""
    weights, arrays = np.zeros(len(COLUMNS)), tables.arrays
    after = features(tables)
    for _ in range(steps):
        before, seats = after, arrays.actors.copy()
        tables.step(tables.sample())
        after = features(tables)
        next_values = np.where(arrays.actors == seats, 1, -1) * (after @ weights)
        aims = np.where(arrays.dones, arrays.rewards[np.arange(tables.count), seats], next_values)
        weights += RATE * (aims - before @ weights) @ before / tables.count
    return weights


def correlation(tables: Tables, weights: NDArray[np.float64], steps: int) -> float:
    """Return the correlation of the rewards with what was predicted 50 steps earlier."""
    arrays = tables.arrays
    recent: list[tuple[NDArray[np.float64], NDArray[np.int8]]] = []
    found: list[tuple[float, float]] = []
    for _ in range(steps):
        recent = [*recent[-49:], (features(tables) @ weights, arrays.actors.copy())]
        tables.step(tables.sample())
        values, seats = recent[0]
        found += [(values[table], arrays.rewards[table, seats[table]]) for table in np.flatnonzero(arrays.dones)]
    return float(np.corrcoef(np.array(found).T)[0, 1])


def main() -> None:
    """Learn, and tell how well the predictions agree with the results."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--steps", type=int, default=10_000)
    steps = arguments.parse_args().steps
    weights = learn(Tables(GAME, COUNT, players=2, seed=1), steps)
    agreement = correlation(Tables(GAME, COUNT, players=2, seed=2), weights, 1_000)
    print(f"{steps * COUNT:,} steps; correlation of prediction and result: {agreement:.2f}")


if __name__ == "__main__":
    main()
