"""Learn the value of a position by temporal differences, from random games at many tables.

A linear function of the encoded view predicts the reward of the player who acts. After every step, the prediction moves
towards the next one: towards the reward at the end of a game, and otherwise towards the prediction of the player who
acts next, whose gain is the other's loss.
"""

from __future__ import annotations

import argparse

import numpy as np

from saltmochi.envs.batch import Tables
from saltmochi.envs.encoding import greatest

COUNT = 256
RATE = 0.02


def learn(tables: Tables, steps: int) -> np.ndarray:
    """Return the weights of the prediction after so many steps of random play."""
    scale = 1 / np.maximum(greatest(tables.game), 1)
    weights, arrays = np.zeros(len(scale)), tables.arrays
    for _ in range(steps):
        before, seats = arrays.observations * scale, arrays.actors.copy()
        tables.step(tables.sample())
        own = np.where(arrays.actors == seats, 1, -1) * (arrays.observations * scale @ weights)
        aims = np.where(arrays.dones, arrays.rewards[np.arange(tables.count), seats], own)
        weights += RATE * (aims - before @ weights) @ before / tables.count
    return weights


def correlation(tables: Tables, weights: np.ndarray, steps: int) -> float:
    """Return the correlation of predictions, 50 steps before each game ends or less, with the rewards."""
    scale = 1 / np.maximum(greatest(tables.game), 1)
    arrays, recent, found = tables.arrays, [], []
    for _ in range(steps):
        recent = [*recent[-49:], (arrays.observations * scale @ weights, arrays.actors.copy())]
        tables.step(tables.sample())
        for table in np.flatnonzero(arrays.dones):
            values, seats = recent[0]
            found.append((values[table], arrays.rewards[table, seats[table]]))
    return float(np.corrcoef(np.array(found).T)[0, 1])


def main() -> None:
    """Learn, and tell how well the predictions agree with the results."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--steps", type=int, default=20_000)
    steps = arguments.parse_args().steps
    weights = learn(Tables("sea-salt-paper", COUNT, players=2, seed=1), steps)
    agreement = correlation(Tables("sea-salt-paper", COUNT, players=2, seed=2), weights, 1_000)
    print(f"{steps * COUNT:,} steps; correlation of prediction and result: {agreement:.2f}")


if __name__ == "__main__":
    main()
