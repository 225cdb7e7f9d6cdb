"""Many tables at once play the same games as single tables."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

from saltmochi.envs.batch import Arrays, Tables
from saltmochi.envs.encoding import table_size
from saltmochi.envs.single_table import SingleTable
from saltmochi.table.game import Game
from tests.envs.positions import GAMES

pytestmark = pytest.mark.no_cover
a_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@a_game
@pytest.mark.parametrize("reward", ["win", "score"])
def test_a_batch_plays_as_single_tables_do(game: Game[Any, Any], reward: Any) -> None:
    players, seeds = game.seats[-1], [11, 5]
    tables = Tables(game, 2, players, seeds, reward=reward, target=8)
    singles = [SingleTable(game, players, reward=reward, target=8) for _ in seeds]
    for single, seed in zip(singles, seeds, strict=True):
        single.start(seed)
    games = 0
    while games < 2:
        for row, single in enumerate(singles):
            assert tables.arrays.actors[row] == single.actor
            assert (tables.arrays.masks[row] == single.mask(single.actor)).all()
        for row, single in enumerate(singles):
            assert (tables.arrays.observations[row] == single.observation(single.actor)).all()
        numbers = tables.sample()
        tables.step(numbers)
        for row, single in enumerate(singles):
            single.act(int(numbers[row]))
            assert tables.arrays.dones[row] == single.over
            assert np.allclose(tables.arrays.rewards[row], single.rewards())
            assert sum(single.rewards()) == pytest.approx(0)
            if single.over:
                games += 1
                single.start()


@a_game
def test_a_table_does_not_depend_on_the_others(game: Game[Any, Any]) -> None:
    few, many = Tables(game, 2, seed=3), Tables(game, 5, seed=3)
    for _ in range(200):
        numbers = many.sample()
        assert (few.sample() == numbers[:2]).all()
        few.step(numbers[:2])
        many.step(numbers)
        assert (few.arrays.observations == many.arrays.observations[:2]).all()


@a_game
def test_the_caller_may_own_the_arrays_and_leave_out_the_memory(game: Game[Any, Any]) -> None:
    arrays = Arrays.allocate(game, 3, memory=False)
    whole, short = Tables(game, 3, seed=1), Tables(game, 3, seed=1, memory=False, arrays=arrays)
    for _ in range(50):
        numbers = whole.sample()
        assert whole.step(numbers).observations.shape[1] > table_size(game)
        assert short.step(numbers) is arrays
        assert (arrays.observations == whole.arrays.observations[:, : table_size(game)]).all()
        assert (arrays.masks == whole.arrays.masks).all()


@a_game
def test_an_illegal_action_changes_nothing(game: Game[Any, Any]) -> None:
    tables = Tables(game, 3, seed=1)
    numbers, before = tables.sample(), tables.arrays.observations.copy()
    for wrong in (-1, int(np.flatnonzero(~tables.arrays.masks[1])[0]), tables.arrays.masks.shape[1], 1 << 40):
        with pytest.raises(ValueError, match=f"action {wrong} is not legal at table 1"):
            tables.step(np.array([numbers[0], wrong, numbers[2]]))
    assert (tables.arrays.observations == before).all()
    tables.step(numbers)
    assert (tables.arrays.observations != before).any()


def test_wrong_arguments_are_refused() -> None:
    game = GAMES[0]
    with pytest.raises(ValueError, match="3 seeds"):
        Tables(game, 3, seed=[1, 2])
    with pytest.raises(ValueError, match="win, score"):
        Tables(game, 3, reward="money")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="3 actions"):
        Tables(game, 3).step(np.zeros(2, np.int64))
    with pytest.raises(ValueError, match="a whole number for each"):
        Tables(game, 3).step(np.zeros(3))
    with pytest.raises(ValueError, match="shape"):
        Tables(game, 3, arrays=Arrays.allocate(game, 2))
    with pytest.raises(ValueError, match="at least one table"):
        Arrays.allocate(game, 0)


def test_arrays_that_cannot_be_written_are_refused() -> None:
    arrays = Arrays.allocate(GAMES[0], 3)
    arrays.masks.flags.writeable = False
    with pytest.raises(ValueError, match="masks must be a contiguous, writable array"):
        Tables(GAMES[0], 3, arrays=arrays)


@a_game
def test_a_copy_plays_the_same_games_and_leaves_the_original_alone(game: Game[Any, Any]) -> None:
    tables = Tables(game, 3, seed=2)
    for _ in range(40):
        tables.step(tables.sample())
    before = tables.arrays.observations.copy()
    twin = copy.deepcopy(tables)
    for _ in range(40):
        twin.step(twin.sample())
    assert (tables.arrays.observations == before).all()
    for _ in range(40):
        tables.step(tables.sample())
    assert (tables.arrays.observations == twin.arrays.observations).all()
    assert (tables.arrays.observations != before).any()


@a_game
def test_a_seed_starts_all_over_and_without_one_the_games_go_on(game: Game[Any, Any]) -> None:
    tables = Tables(game, 2, seed=np.int64(4))  # type: ignore[arg-type]
    first = tables.arrays.observations.copy()
    assert (tables.reset().observations != first).any()
    assert (tables.reset(4).observations == first).all()
