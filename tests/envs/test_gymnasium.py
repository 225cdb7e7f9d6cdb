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
from saltmochi.table.game import Game
from tests.envs.positions import GAMES

pytestmark = pytest.mark.no_cover
# Compiling a game with opponents takes long: most tests use one game, and each test a game with all numbers of players.
GAME = GAMES[0]


def id_of(game: Game[Any, Any]) -> str:
    """The name under which a game is registered."""
    return f"saltmochi/{''.join(word.title() for word in game.name.split('-'))}-v{game.version}"


def legal_actions(observations: dict[str, Any], rng: np.random.Generator) -> Any:
    """A random legal action for each table."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in observations["action_mask"]])


def check_vector(tables: Any, steps: int) -> None:
    """Check that many tables keep to the rules of vector environments while they are played."""
    assert tables.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, _ = tables.reset(seed=3)
    rng, ended, count = np.random.default_rng(1), 0, tables.num_envs
    for _ in range(steps):
        assert observations in tables.observation_space
        observations, rewards, terminations, truncations, infos = tables.step(legal_actions(observations, rng))
        assert rewards.shape == terminations.shape == truncations.shape == (count,)
        assert not truncations.any()
        assert ((rewards != 0) <= terminations).all()
        ended += terminations.sum()
        if terminations.any():
            assert (infos["_final_obs"] == terminations).all()
            finals = infos["final_obs"][terminations]
            assert all(final in tables.single_observation_space for final in finals)
    assert ended


@pytest.mark.filterwarnings("ignore:.*not within the observation space")
# Happy Mochi has one edition, so the field for it is always 0.
@pytest.mark.filterwarnings("ignore:.*maximum and minimum values are equal")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_gymnasium_finds_no_fault_with_any_number_of_players(game: Game[Any, Any]) -> None:
    for players in game.seats:
        check_env(gymnasium.make(id_of(game), players=players).unwrapped, skip_render_check=True)
        check_vector(gymnasium.make_vec(id_of(game), num_envs=6, players=players, target=5), steps=120)


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
