"""Encodings of views: small numbers, made from the view alone, from which the view can be read back."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saltmochi.bots.bot import bind_for_bots
from saltmochi.envs.cells import MOST, high, joined, low
from saltmochi.envs.encoding import decode, encode, encoder, fields, greatest, size, table_size
from saltmochi.envs.numbering import action_of, number_of
from saltmochi.games import game as find_game
from saltmochi.table.compiled import compiled
from saltmochi.table.game import Game
from saltmochi.table.record import pack, unpack
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER
from saltmochi.texts import Problem
from tests.envs.positions import GAMES, SIZES, TABLES, positions

pytestmark = pytest.mark.no_cover
a_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
a_size = pytest.mark.parametrize(("game", "players"), SIZES)
a_table = pytest.mark.parametrize(("game", "players", "edition"), TABLES)


@a_table
def test_a_view_can_be_read_back(game: Game[Any, Any], players: int, edition: str) -> None:
    for state in positions(game, players, edition, step=23, count=20):
        for seat in range(players):
            view = game.view(state, seat)
            encoded = encode(game, view)
            assert encoded.dtype == np.int8
            assert (encoded >= 0).all()
            assert (encoded <= greatest(game)).all()
            assert decode(game, encoded) == view


@a_size
def test_tables_that_a_seat_cannot_tell_apart_have_one_encoding(game: Game[Any, Any], players: int) -> None:
    different = 0
    for n, state in enumerate(positions(game, players, None, step=31, count=15)):
        seat = n % players
        view = game.view(state, seat)
        other = game.imagine(view, new_rng(n))
        different += int(other != state)
        assert (encode(game, game.view(other, seat)) == encode(game, view)).all()
    assert different


@a_size
def test_an_encoding_is_brought_up_to_date_step_by_step(game: Game[Any, Any], players: int) -> None:
    module, working = encoder(game.name), game.new_view()
    kept = [module.Encoding() for _ in range(players)]
    for n, state in enumerate(positions(game, players, None, step=7, count=60)):
        for seat in {n % players, max(0, game.actor(state))}:
            fresh = module.Encoding()
            module.encode_view(game.view(state, seat), fresh)
            module.update_encoding(state, seat, working, kept[seat])
            assert kept[seat] == fresh


@a_size
def test_a_used_encoding_leaves_no_trace(game: Game[Any, Any], players: int) -> None:
    module = encoder(game.name)
    used = module.Encoding()
    for state in positions(game, players, None, step=40, count=8):
        fresh, view = module.Encoding(), game.view(state, 0)
        module.encode_view(view, fresh)
        module.encode_view(view, used)
        assert used == fresh


@a_game
def test_interpreted_and_compiled_encodings_are_equal(game: Game[Any, Any]) -> None:
    module = encoder(game.name)
    encode_fast = compiled(module.encode_view)
    for state in positions(game, game.seats[-1], None, step=23, count=15):
        view, plain, fast = game.view(state, 1), module.Encoding(), pack(module.Encoding())
        module.encode_view(view, plain)
        encode_fast(pack(view), fast)
        assert unpack(module.Encoding, fast) == plain


@a_game
def test_fields_fill_the_encoding_without_gaps(game: Game[Any, Any]) -> None:
    end = 0
    for field in fields(game):
        assert field.start == end
        assert 0 <= field.greatest <= MOST
        end += field.size
    assert end == size(game) == len(greatest(game)) == len(encode(game, game.view(game.deal(), 0)))
    assert 0 < table_size(game) < size(game)


@pytest.mark.parametrize("number", [0, 127, 128, 1000, 16_383])
def test_two_cells_hold_a_number(number: int) -> None:
    assert joined(low(number), high(number)) == number


def test_a_number_that_is_too_great_is_the_greatest() -> None:
    assert joined(low(20_000), high(20_000)) == 16_383


def test_views_with_expansions_are_refused() -> None:
    game = find_game("sea-salt-paper")
    state = game.deal(2, expansions=("extra-salt",))
    with pytest.raises(Problem, match="only for games without expansions"):
        encode(game, game.view(state, 0))


def test_a_game_without_an_encoding_is_refused() -> None:
    with pytest.raises(LookupError, match="high-card"):
        encoder("high-card")


@a_size
def test_the_actions_of_players_are_numbered_without_gaps(game: Game[Any, Any], players: int) -> None:
    module = encoder(game.name)
    number, action = bind_for_bots(game, number_of, "envs"), bind_for_bots(game, action_of, "envs")
    for seat in range(players):
        actions = [action(n, seat, players) for n in range(module.ACTION_COUNT)]
        assert sorted(actions) == list(range(module.first_action(), module.first_action() + module.ACTION_COUNT))
        assert [number(each, seat, players) for each in actions] == list(range(module.ACTION_COUNT))
        assert action(module.first_seat_action() - module.first_action(), seat, players) == (
            module.first_seat_action() + seat
        )
    for state in positions(game, players, None, step=1, count=80):
        assert all((each < module.first_action()) == (game.actor(state) == DEALER) for each in game.legal(state))
