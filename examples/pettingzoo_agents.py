"""Let random agents play a game of Happy Mochi for four."""

from __future__ import annotations

import argparse

from saltmochi.envs.pettingzoo import env


def main() -> None:
    """Play one game, and tell the rewards."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--players", type=int, default=4)
    table = env("happy-mochi", arguments.parse_args().players)
    table.reset(seed=1)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        rewards[agent] += reward
        over = termination or truncation
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    print(", ".join(f"{agent}: {reward:+.2f}" for agent, reward in rewards.items()))


if __name__ == "__main__":
    main()
