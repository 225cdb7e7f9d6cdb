"""The OpenSpiel games pass OpenSpiel's own tests."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.tests import games_sim_test

from saltmochi.envs.encoding import encode
from saltmochi.envs.open_spiel import PREFIX
from saltmochi.table.game import Game
from saltmochi.texts import Problem
from tests.envs.positions import GAMES, SIZES

pytestmark = pytest.mark.no_cover
a_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
a_size = pytest.mark.parametrize(("game", "players"), SIZES)


def load(game: Game[Any, Any], **parameters: Any) -> Any:
    """The game as OpenSpiel loads it."""
    return pyspiel.load_game(PREFIX + game.name.replace("-", "_"), parameters)


def after(spiel: Any, actions: int, seed: int = 1) -> Any:
    """The state after some random actions, with a player to act."""
    rng, state = random.Random(seed), spiel.new_initial_state()
    while actions > 0 or state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
        actions -= 1
    return state


def short_game(spiel: Any, tries: int) -> list[int]:
    """The actions of the shortest of some random games: every state of a playthrough takes a page."""
    rng, games = random.Random(1), []
    for _ in range(tries):
        state = spiel.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        games.append(state.history())
    return min(games, key=len)


@a_size
def test_random_simulations_find_no_fault(game: Game[Any, Any], players: int) -> None:
    pyspiel.random_sim_test(load(game, players=players), num_sims=1, serialize=False, verbose=False)


@a_size
def test_simulations_with_clones_and_pickles_find_no_fault(game: Game[Any, Any], players: int) -> None:
    np.random.seed(players)
    games_sim_test.GamesSimTest().sim_game(load(game, players=players))


@a_size
def test_a_playthrough_can_be_repeated(game: Game[Any, Any], players: int, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()  # as in OpenSpiel's own programs
    spiel = load(game, players=players, target=1)
    text = generate_playthrough.playthrough(str(spiel), action_sequence=short_game(spiel, tries=12))
    path = tmp_path / "playthrough.txt"
    path.write_text(text, encoding="utf-8")
    original, repeated = generate_playthrough.replay(str(path))
    assert repeated == original


@a_game
def test_actions_are_written_in_the_notation_of_the_game(game: Game[Any, Any]) -> None:
    state = after(load(game, players=game.seats[-1]), 200)
    texts = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert sorted(texts) == sorted(map(game.text_of, game.legal(state.table)))


@a_game
def test_chances_add_up_to_one(game: Game[Any, Any]) -> None:
    rng, state = random.Random(1), load(game).new_initial_state()
    for _ in range(200):
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(rng.choice(state.legal_actions()))


@a_game
def test_tensors_are_the_encoding(game: Game[Any, Any]) -> None:
    state = after(load(game), 60)
    for player in range(2):
        encoded = encode(game, game.view(state.table, player))
        observation = state.observation_tensor(player)
        assert state.information_state_tensor(player) == encoded.tolist()
        assert observation == encoded[: len(observation)].tolist()
        assert state.information_state_string(player).startswith(state.observation_string(player))


@a_size
def test_a_resampled_state_looks_the_same_and_can_be_played_on(game: Game[Any, Any], players: int) -> None:
    spiel, different = load(game, players=players), 0
    for actions in (40, 60, 90):
        state = after(spiel, actions)
        player = state.current_player()
        other = state.resample_from_infostate(player, random.Random(2).random)
        different += int(str(other) != str(state))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        other.clone().apply_action(other.legal_actions()[0])
    assert different


@a_game
def test_information_set_search_plays_by_resampling(game: Game[Any, Any]) -> None:
    spiel = load(game, target=5)
    state = after(spiel, 30)
    bot = ISMCTSBot(spiel, RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.0, 3)
    assert bot.step(state) in state.legal_actions()


@a_game
def test_parameters_choose_edition_and_reward(game: Game[Any, Any]) -> None:
    spiel = load(game, players=3, edition=game.editions[-1], reward="score")
    pickled = pickle.loads(pickle.dumps(spiel))
    assert pickled.options == game.options(3, game.editions[-1])
    assert str(after(pickled, 50)) == str(after(spiel, 50))
    assert spiel.max_utility() > 1
    state = after(spiel, 0)
    assert state.table.edition == len(game.editions) - 1


@a_game
def test_an_edition_that_the_game_does_not_have_is_refused_when_it_is_loaded(game: Game[Any, Any]) -> None:
    with pytest.raises(Problem, match="nowhere"):
        load(game, edition="nowhere")
