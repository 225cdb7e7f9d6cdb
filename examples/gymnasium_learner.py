"""Play a simple policy against greedy opponents, and tell how often it wins: the loop of any learner."""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np

import saltmochi.envs.gymnasium  # noqa: F401 (registers the environments)

COUNT = 64


def main() -> None:
    """Play at many tables until enough games are over."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=2_000)
    games = arguments.parse_args().games
    tables = gymnasium.make_vec("saltmochi/SeaSaltPaper-v1", num_envs=COUNT, opponents="greedy")
    rng = np.random.default_rng(1)
    results: list[float] = []
    observations, _ = tables.reset(seed=1)
    while len(results) < games:
        preferences = rng.random(observations["action_mask"].shape) * observations["action_mask"]
        observations, rewards, terminations, _, _ = tables.step(preferences.argmax(axis=1))
        results.extend(rewards[terminations])
    print(
        f"{len(results)} games: mean reward {np.mean(results):+.2f} ± {2 * np.std(results) / len(results) ** 0.5:.2f}"
    )


if __name__ == "__main__":
    main()
