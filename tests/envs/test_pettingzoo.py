"""The PettingZoo environments pass PettingZoo's own tests."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from saltmochi.envs.pettingzoo import env, raw_env
from saltmochi.table.game import Game
from tests.envs.positions import SIZES

# PettingZoo recommends plain arrays, and uses dictionaries itself for observations with a mask.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
a_size = pytest.mark.parametrize(("game", "players"), SIZES)


@a_size
def test_pettingzoo_finds_no_fault(game: Game[Any, Any], players: int) -> None:
    api_test(env(game.name, players), num_cycles=60)


@a_size
def test_the_same_seed_gives_the_same_game(game: Game[Any, Any], players: int) -> None:
    seed_test(lambda: env(game.name, players), num_cycles=20)


@a_size
def test_a_game_ends_with_rewards_that_add_up_to_zero(game: Game[Any, Any], players: int) -> None:
    table = raw_env(game, players, target=5)
    table.reset(seed=1)
    rng = np.random.default_rng(1)
    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(rng.choice(np.flatnonzero(mask)))
    assert all(table.terminations.values())
    assert max(table.rewards.values()) > 0
    assert sum(table.rewards.values()) == pytest.approx(0)


def test_an_illegal_action_ends_the_game() -> None:
    table = env(SIZES[0][0])
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0]))
    assert table.terminations[agent]
    assert table.rewards[agent] == -1
