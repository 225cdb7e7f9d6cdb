"""The Gymnasium environments pass Gymnasium's checks."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from saltmochi.envs.gymnasium import TableEnv, TablesEnv
from tests.envs.positions import GAMES

pytestmark = pytest.mark.no_cover
# Compiled with opponents for one game only: that takes long, and the rest is the same for all games.
GAME = GAMES[0]
ID = f"saltmochi/{''.join(word.title() for word in GAME.name.split('-'))}-v{GAME.version}"


def legal_actions(observations: dict[str, Any], rng: np.random.Generator) -> Any:
    """A random legal action for each table."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in observations["action_mask"]])


@pytest.mark.filterwarnings("ignore:.*not within the observation space")
def test_gymnasium_finds_no_fault() -> None:
    check_env(gymnasium.make(ID).unwrapped, skip_render_check=True)


def test_many_tables_keep_to_the_rules_of_vector_environments() -> None:
    tables = gymnasium.make_vec(ID, num_envs=6, target=5)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, _ = tables.reset(seed=3)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(120):
        assert observations in tables.observation_space
        observations, rewards, terminations, truncations, infos = tables.step(legal_actions(observations, rng))
        assert rewards.shape == terminations.shape == truncations.shape == (6,)
        assert not truncations.any()
        assert ((rewards != 0) <= terminations).all()
        ended += terminations.sum()
        if terminations.any():
            assert (infos["_final_obs"] == terminations).all()
            finals = infos["final_obs"][terminations]
            assert all(final in tables.single_observation_space for final in finals)
    assert ended


def test_wrappers_count_the_games() -> None:
    tables = RecordEpisodeStatistics(TablesEnv(GAME, 4, target=5))
    observations, _ = tables.reset(seed=1)
    rng = np.random.default_rng(1)
    while not len(tables.return_queue):
        observations, *_ = tables.step(legal_actions(observations, rng))
    assert tables.length_queue[0] > 0


def test_a_seed_for_each_table_repeats_the_game() -> None:
    tables = TablesEnv(GAME, 3)
    first, _ = tables.reset(seed=[4, 5, 4])
    again, _ = tables.reset(seed=[4, 5, 4])
    other, _ = tables.reset()
    assert (first["observation"] == again["observation"]).all()
    assert (first["observation"] != other["observation"]).any()


def test_a_seed_may_be_a_number_of_numpy() -> None:
    tables = TablesEnv(GAME, 2)
    first, _ = tables.reset(seed=4)
    again, _ = tables.reset(seed=np.int64(4))  # type: ignore[arg-type]
    assert (first["observation"] == again["observation"]).all()


def test_tables_are_reset_before_the_first_step() -> None:
    with pytest.raises(ResetNeeded, match="reset before step"):
        TablesEnv(GAME, 2).step(np.zeros(2, np.int64))


def test_an_illegal_action_ends_the_game_with_a_penalty() -> None:
    table = TableEnv(GAME)
    observation, _ = table.reset(seed=1)
    _, reward, terminated, _, _ = table.step(np.int64(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert terminated
    assert reward == -1


def test_unknown_opponents_are_refused() -> None:
    with pytest.raises(ValueError, match="random, greedy"):
        TablesEnv(GAME, 1, opponents="kind")  # type: ignore[arg-type]
