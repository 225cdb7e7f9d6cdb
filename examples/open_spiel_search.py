"""Let OpenSpiel's information-set search play a short game of Sea Salt & Paper against a random player."""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import saltmochi.envs.open_spiel  # noqa: F401 (registers the games)


def main() -> None:
    """Play one game, and tell the actions of the search and the returns."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--simulations", type=int, default=10)
    random = np.random.RandomState(1)
    game = pyspiel.load_game("saltmochi_sea_salt_paper(players=2,target=5)")
    evaluator = RandomRolloutEvaluator(1, random)
    bot = ISMCTSBot(game, evaluator, 1.4, arguments.parse_args().simulations, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(actions, p=chances))
        elif state.current_player() == 0:
            action = bot.step(state)
            print(state.action_to_string(0, action))
            state.apply_action(action)
        else:
            state.apply_action(random.choice(state.legal_actions()))
    print("returns:", state.returns())


if __name__ == "__main__":
    main()
