"""Properties that every game has; a new game inherits these tests."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saltmochi.table.compiled import compiled
from saltmochi.table.disclosure import UNSEEN
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord, format_record, parse_record
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.options import Options
from saltmochi.table.playout import Tally, play_series
from saltmochi.table.record import copy_record, pack, unpack
from saltmochi.table.rng import Rng, new_rng
from saltmochi.table.seats import DEALER, WATCHER
from tests.games.every_game import (
    CARDS_ON,
    GAMES,
    OPEN_PLACES,
    WITH_OWN_OPTIONS,
    Chosen,
    every_choice,
    options,
    players_of,
    steps,
)

seeds = st.integers(0, 2**32)
pytestmark = pytest.mark.no_cover
some_games = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
a_table = pytest.mark.parametrize(("game", "options"), every_choice())


@given(options(), seeds)
@some_games
def test_every_card_is_always_in_exactly_one_place(chosen: Chosen, seed: int) -> None:
    game, options = chosen
    state = game.start(options)
    cards_on, size = CARDS_ON[game.name]
    for _ in steps(game, state, seed):
        assert cards_on(state) == dict.fromkeys(range(size(options)), 1)
    assert cards_on(state) == dict.fromkeys(range(size(options)), 1)


@given(options(), seeds)
@some_games
def test_there_is_always_something_to_do_until_the_game_ends(chosen: Chosen, seed: int) -> None:
    game, options = chosen
    state = game.start(options)
    for _ in steps(game, state, seed):
        assert game.legal(state)
        assert game.actor(state) == DEALER or game.actor(state) in range(options.players)
        assert game.outcome(state) is None
    assert game.legal(state) == []
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners
    assert outcome.scores == tuple(state.scores[: options.players])


@given(options(), seeds)
@some_games
def test_the_dealers_list_is_what_its_chances_say(chosen: Chosen, seed: int) -> None:
    game, options = chosen
    state = game.start(options)
    for _ in steps(game, state, seed):
        if game.actor(state) == DEALER:
            outcomes = range(game.rules.chance_count(state))
            assert game.legal(state) == [game.rules.chance_action(state, n) for n in outcomes]


@given(options(), seeds)
@some_games
def test_an_imagined_table_looks_the_same(chosen: Chosen, seed: int) -> None:
    game, options = chosen
    state = game.start(options)
    rng = new_rng(seed)
    for number, _ in enumerate(steps(game, state, seed)):
        if number % 11 == 0:
            for seat in (*range(options.players), WATCHER):
                view = game.view(state, seat)
                assert game.view(game.imagine(view, rng), seat) == view


@pytest.mark.parametrize(("game", "own"), WITH_OWN_OPTIONS)
def test_a_view_does_not_change_when_what_is_hidden_does(game: Game[Any, Any], own: dict[str, Any]) -> None:
    state, rng, changed = game.deal(players_of(game, 3), target=60, **own), new_rng(3), 0
    for number, _ in enumerate(steps(game, state, 3)):
        for seat in (*range(state.players), WATCHER) if number % 3 == 0 else ():
            view = game.view(state, seat)
            first, second = game.imagine(view, rng), game.imagine(view, rng)
            assert game.view(first, seat) == game.view(second, seat) == view
            changed += first != second
    assert changed > 100


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_was_written_down_of_one_table_leaves_no_trace_in_what_is_of_another(game: Game[Any, Any]) -> None:
    choices = [own for each, own in WITH_OWN_OPTIONS if each is game]
    tables = [game.deal(players_of(game, players), **own) for players in (4, 2, 3) for own in choices]
    used, rules = game.new_view(), game.rules
    for states in zip(*(steps(game, state, number) for number, state in enumerate(tables)), strict=False):
        assert len(states) == len(tables)
        for state in tables:
            rules.write_public(state, used)
            for seat in (*range(state.players), WATCHER):
                rules.write_private(state, seat, used)
                rules.write_memory(state, seat, used)
                assert used == game.view(state, seat)


@a_table
def test_what_is_heard_of_an_action_tells_no_more_than_what_is_seen(game: Game[Any, Any], options: Options) -> None:
    state, rng, hidden = game.start(options), new_rng(5), 0
    for number, _ in enumerate(steps(game, state, 5)):
        if number % 12:
            continue
        for seat in (*range(options.players), WATCHER):
            heard: dict[str, set[str]] = {}
            besides: dict[str, set[str]] = {}
            for table in (state, game.imagine(game.view(state, seat), rng)):
                for action in set(game.legal(table)):
                    after = copy_record(table)
                    disclosure = game.apply_and_disclose(after, action)
                    seen = repr(game.view(after, seat))
                    heard.setdefault(seen, set()).add(disclosure.text_for(seat))
                    besides.setdefault(seen, set()).add(
                        repr((disclosure.cards_for(seat), disclosure.note, disclosure.ending))
                    )
            for texts in heard.values():
                assert len(texts) == 1 or all(text.startswith(OPEN_PLACES[game.name]) for text in texts)
            assert all(len(rest) == 1 for rest in besides.values())
            hidden += sum(UNSEEN in text for texts in heard.values() for text in texts)
    assert hidden > 0


@given(options(), seeds)
@some_games
def test_a_game_can_go_on_from_an_imagined_table(chosen: Chosen, seed: int) -> None:
    game, options = chosen
    state = game.start(options)
    for number, _ in enumerate(steps(game, state, seed)):
        if number == seed % 97:
            guess = game.imagine(game.view(state, seed % options.players), new_rng(seed))
            if game.actor(state) == seed % options.players:
                assert sorted(game.legal(guess)) == sorted(game.legal(state))
            for _ in steps(game, guess, seed):
                pass
            assert game.outcome(guess)


@given(options(), seeds)
@some_games
def test_records_and_notation_round_trip(chosen: Chosen, seed: int) -> None:
    game, options = chosen
    state = game.start(options)
    record = GameRecord(game, options, list(steps(game, state, seed)), {0: "Ada", options.players - 1: "Zoë"})
    assert [game.action_of(game.text_of(action)) for action in record.actions] == record.actions
    copy = parse_record(format_record(record), lambda _: game)
    assert (copy.actions, copy.names, copy.options) == (record.actions, record.names, options)
    assert copy.end() == state
    assert format_record(copy) == format_record(record)


@a_table
def test_interpreted_and_compiled_tables_are_equal_after_every_step(game: Game[Any, Any], options: Options) -> None:
    rules = game.for_options(options).rules
    legal, apply = compiled(rules.legal), compiled(rules.apply)
    plain, plain_actions = game.start(options), LegalActions()
    fast, fast_actions = pack(plain), pack(LegalActions())
    for action in steps(game, plain, options.players):
        game.rules.legal(plain, plain_actions)
        legal(fast, fast_actions)
        count = plain_actions.count
        assert plain_actions.ids[:count] == fast_actions["ids"].tolist()[: int(fast_actions["count"])]
        before = copy_record(plain)
        game.apply(before, action)
        apply(fast, action)
        assert unpack(type(plain), fast) == before


@a_table
def test_views_and_imagined_tables_are_equal_in_both_worlds(game: Game[Any, Any], options: Options) -> None:
    rules = game.for_options(options).rules
    write_view, sample_state = compiled(rules.write_view), compiled(rules.sample_state)
    state = game.start(options)
    for number, _ in enumerate(steps(game, state, options.players)):
        if number % 40 == 0:
            seat = number // 40 % options.players
            view, rng = game.view(state, seat), new_rng(number)
            fast_view, fast_rng = pack(game.new_view()), pack(new_rng(number))
            write_view(pack(state), seat, fast_view)
            assert unpack(type(view), fast_view) == view
            fast_state = pack(game.new_state())
            assert sample_state(fast_view, fast_rng, pack(game.new_scratch()), fast_state)
            assert unpack(type(state), fast_state) == game.imagine(view, rng)
            assert unpack(Rng, fast_rng) == rng


@a_table
def test_the_same_seed_gives_the_same_games_in_both_worlds(game: Game[Any, Any], options: Options) -> None:
    fast_tally, plain_tally = pack(Tally()), Tally()
    fast_moves, plain_moves = np.zeros(5000, np.int64), [0] * 5000
    fast_table = (pack(game.prepare(options)), pack(LegalActions()), pack(Rng()), fast_tally, fast_moves)
    game.for_options(options).compile(play_series)(*fast_table, 7, 3, 4)
    game.bind(play_series)(game.prepare(options), LegalActions(), Rng(), plain_tally, plain_moves, 7, 3, 4)
    assert unpack(Tally, fast_tally) == plain_tally
    assert fast_moves.tolist() == plain_moves
    assert plain_tally.games == 4


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_another_seed_gives_other_games(game: Game[Any, Any]) -> None:
    def points(seed: int) -> list[int]:
        tally = pack(Tally())
        chosen = game.options(2)
        state = game.prepare(chosen)
        table = (pack(state), pack(LegalActions()), pack(Rng()), tally, np.zeros(0, np.int64))
        game.for_options(chosen).compile(play_series)(*table, seed, 0, 50)
        return [*tally["points"].tolist(), int(tally["steps"])]

    assert points(1) == points(1)
    assert points(1) != points(2)
