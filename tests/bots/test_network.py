"""The network: what it reads, and how it decides."""

from __future__ import annotations

from importlib import import_module
from itertools import islice
from typing import Any

import numpy as np
import pytest

from saltmochi.bots.bot import bind_for_bots
from saltmochi.bots.network import (
    MAX_ACTION_FEATURES,
    MAX_STATE_FEATURES,
    Network,
    network_action,
    value_logit,
    write_logits,
)
from saltmochi.bots.network_file import Training, network_file, packed_network, plain_network, save_network, training_of
from saltmochi.bots.policy import heuristic_action
from saltmochi.table.compiled import compiled
from saltmochi.table.features import Features
from saltmochi.table.game import Game
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.ports import write_action_features, write_state_features
from saltmochi.table.record import dtype_of, pack, unpack
from saltmochi.table.rng import new_rng
from saltmochi.table.rule import rule
from tests.bots.positions import choices
from tests.games.every_game import GAMES, every_table

# The games that come with a network; the third game of the tests plays by heuristics alone.
WITH_NETWORK = ("sea-salt-paper", "happy-mochi")
a_table = pytest.mark.parametrize(
    ("game", "players", "edition"), [table for table in every_table() if table[0].name in WITH_NETWORK]
)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@rule
def write_all_features(state: Any, action: int, features: Features) -> None:
    """Write down the features of a state and of an action."""
    features.state_count = 0
    write_state_features(state, features)
    features.action_count = 0
    write_action_features(state, action, features)


def features_of(game: Game[Any, Any], state: Any) -> list[tuple[list[int], list[int]]]:
    """The features of a state and of each legal action."""
    found = []
    for action in game.legal(state):
        features = Features()
        bind_for_bots(game, write_all_features)(state, action, features)
        found.append((features.state[: features.state_count], features.action[: features.action_count]))
    return found


@pytest.mark.no_cover
@a_table
def test_features_are_made_from_what_the_player_knows(game: Game[Any, Any], players: int, edition: str) -> None:
    numbered = import_module(f"saltmochi.bots.{game.name.replace('-', '_')}.features")
    assert numbered.STATE_FEATURES <= MAX_STATE_FEATURES
    assert numbered.ACTION_FEATURES <= MAX_ACTION_FEATURES
    for n, state in enumerate(islice(choices(game, players, edition, seed=21), 60)):
        found = features_of(game, state)
        assert found == features_of(game, game.imagine(game.view(state, game.actor(state)), new_rng(n)))
        for known, does in found:
            assert known
            assert does
            assert len(set(known)) == len(known)
            assert len(set(does)) == len(does)
            assert max(known) < numbered.STATE_FEATURES
            assert max(does) < numbered.ACTION_FEATURES


@each_game
def test_compiled_and_interpreted_logits_are_the_same(game: Game[Any, Any]) -> None:
    bound, value = bind_for_bots(game, write_logits), compiled(value_logit)
    fast = compiled(bound)
    for players in game.seats:
        for state in islice(choices(game, players, game.editions[-1], seed=22), 5, 40, 7):
            actions, features, packed = LegalActions(), Features(), pack(Features())
            game.rules.legal(state, actions)
            bound(state, actions, plain_network(game.name), features)
            fast(pack(state), pack(actions), packed_network(game.name), packed)
            assert features.logits == packed["logits"].tolist()
            assert value_logit(plain_network(game.name), features) == value(packed_network(game.name), packed)


@each_game
def test_a_network_of_zeros_plays_by_the_heuristics(game: Game[Any, Any]) -> None:
    choose, best = bind_for_bots(game, network_action), bind_for_bots(game, heuristic_action)
    zeros = Network()
    zeros.heuristic_weight = 1
    for state in islice(choices(game, 2, game.editions[0], seed=23), 60):
        actions = LegalActions()
        game.rules.legal(state, actions)
        liked = {best(state, actions, new_rng(n)) for n in range(40)}
        assert choose(state, actions, zeros, Features()) in liked


@pytest.mark.parametrize("name", WITH_NETWORK)
def test_a_game_comes_with_a_trained_network(name: str) -> None:
    assert network_file(name).stat().st_size < 200_000
    assert np.count_nonzero(packed_network(name)["state_weights"]) > 1000


def test_a_network_says_how_it_was_trained() -> None:
    assert all(training_of(name).iterations >= 1_000 for name in WITH_NETWORK)
    assert training_of("a new game") == Training(1, 3_000)


def test_a_network_is_read_as_it_was_written(tmp_path: Any) -> None:
    network = unpack(Network, pack(Network()))
    network.heuristic_weight, network.value_bias, network.action_biases[7] = 123_456, -7, -99_999
    network.state_weights[3][5], network.action_weights[2][1] = -32_768, 32_767
    path = tmp_path / "network.npz"
    save_network(pack(network), Training(seed=2, iterations=5), path)
    names = dtype_of(Network).names or ()
    with np.load(path) as found:
        assert {name: found[name].tolist() for name in names} == {name: getattr(network, name) for name in names}
        assert {name: int(found[name]) for name in found.files if name not in names} == {"seed": 2, "iterations": 5}
