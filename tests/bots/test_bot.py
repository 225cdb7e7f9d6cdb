"""Decisions and evaluations of bots."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from saltmochi.bots.bot import Bot, bind_for_bots
from saltmochi.bots.decision import Method, decide
from saltmochi.bots.levels import BY_NAME, LEVELS, level_of
from saltmochi.bots.workspace import compiled_workspace, plain_workspace
from saltmochi.games import game as find_game
from saltmochi.games import names
from saltmochi.table.compiled import compiled
from saltmochi.table.game import Game
from saltmochi.table.record import pack, unpack
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER
from saltmochi.texts import Problem
from tests.bots.positions import choices
from tests.games.every_game import GAMES, players_of
from tests.games.happy_mochi.tables import table as mochi_table
from tests.games.sea_salt_paper.tables import table

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
QUICK = ("novice", "casual", "random", "greedy", "thumb", "chart")
THINKING = ("skilled:300", "sampler:300", "search:300")


def chosen(game: Game[Any, Any], state: Any, level: str) -> str:
    """What a bot does at a table, in notation."""
    view = game.view(state, game.actor(state))
    return game.text_of(Bot(game, level_of(level), new_rng(1)).choose(view))


# --- Levels ---


def test_players_have_four_levels_that_think_more_and_more() -> None:
    assert [level.name for level in LEVELS] == ["novice", "casual", "skilled", "expert"]
    assert [level.seconds for level in LEVELS] == [0, 0, 0.02, 0.5]
    assert LEVELS[2].trials < LEVELS[3].trials


def test_those_that_think_may_say_how_much() -> None:
    assert level_of("search:1234") == replace(BY_NAME["search"], name="search:1234", trials=1234, seconds=0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "genius",
        "Expert",
        "greedy:5",
        "search:",
        "search:0",
        "search:-1",
        "search:1e3",
        "search:1000001",
        "search:" + "0" * 8 + "1" + "0" * 11,
    ],
)
def test_other_names_are_refused(text: str) -> None:
    with pytest.raises(Problem):
        level_of(text)


# --- Choosing ---


@pytest.mark.no_cover
@each_game
@pytest.mark.parametrize("way", Method)
def test_the_interpreted_and_the_compiled_bot_decide_alike(game: Game[Any, Any], way: Method) -> None:
    rule = bind_for_bots(game, decide)
    fast = compiled(rule)
    for n, state in enumerate(islice(choices(game, players_of(game, 3), game.editions[-1], seed=4), 0, 60, 4)):
        view = game.view(state, game.actor(state))
        plain = plain_workspace(game, 40)._replace(observation=view, rng=new_rng(n))
        quick = compiled_workspace(game, 40)._replace(observation=pack(view), rng=pack(new_rng(n)))
        assert rule(plain, way, 0, 12) == fast(quick, way, 0, 12)
        assert plain.rng == unpack(type(plain.rng), quick.rng)


@each_game
@pytest.mark.parametrize("name", [*QUICK, *THINKING])
def test_a_whole_game_can_be_played(game: Game[Any, Any], name: str) -> None:
    bot, rng, state = Bot(game, level_of(name), new_rng(6)), new_rng(7), game.deal(2, target=10)
    while not game.over(state):
        if game.actor(state) == DEALER:
            game.apply(state, game.sample_chance(state, rng))
            continue
        action = bot.choose(game.view(state, game.actor(state)))
        assert type(action) is int
        assert action in game.legal(state)
        game.apply(state, action)
    assert max(state.scores) >= 10


@pytest.mark.parametrize("name", names())
def test_a_view_that_contradicts_itself_is_refused(name: str) -> None:
    game = find_game(name)
    state = next(choices(game, 2, game.editions[0], seed=7))
    view = game.view(state, game.actor(state))
    view.deck_size += 1
    if game.name == "sea-salt-paper":
        view.memory[0] = view.memory[1]
    for level in ("greedy", "search:50"):
        with pytest.raises(Problem):
            Bot(game, level_of(level), new_rng(1)).choose(view)


@each_game
def test_thinking_in_slices_is_thinking_at_once(game: Game[Any, Any]) -> None:
    whole = level_of("search:1200")
    for state in islice(choices(game, 2, game.editions[0], seed=8), 3, 30, 9):
        view = game.view(state, game.actor(state))
        sliced = Bot(game, replace(whole, seconds=60.0), new_rng(2))
        assert sliced.choose(view) == Bot(game, whole, new_rng(2)).choose(view)


@each_game
def test_a_bot_stops_when_its_time_is_over(game: Game[Any, Any]) -> None:
    state = next(islice(choices(game, 2, game.editions[0], seed=8), 3, None))
    bot = Bot(game, replace(level_of("search:1000000"), seconds=0.001), new_rng(2))
    evaluations = bot.evaluate(game.view(state, game.actor(state)))
    assert 0 < sum(evaluation.trials for evaluation in evaluations) < 1_000_000


# --- Explaining ---


@each_game
@pytest.mark.parametrize("name", [*QUICK, *THINKING])
def test_a_bot_can_say_what_it_thinks_of_each_action(game: Game[Any, Any], name: str) -> None:
    for state in islice(choices(game, 2, game.editions[0], seed=9), 2, 40, 6):
        view = game.view(state, game.actor(state))
        bots = [Bot(game, level_of(name), new_rng(3)) for _ in range(2)]
        evaluations = bots[0].evaluate(view)
        assert evaluations[0].action == bots[1].choose(view)
        assert {evaluation.action for evaluation in evaluations} <= set(game.legal(state))
        if name in QUICK:
            assert len(evaluations) == len(game.legal(state))
        else:
            assert all(0 <= evaluation.value <= 1 and evaluation.trials > 0 for evaluation in evaluations)
            assert sum(evaluation.trials for evaluation in evaluations) < 300 + len(evaluations)


def test_an_opinion_is_a_chance_to_win() -> None:
    state = table("players: 2\nphase: play\nscores: 39 0\nhand 1: mermaid mermaid mermaid mermaid\nleft: crab/black")
    game = find_game("sea-salt-paper")
    best = Bot(game, level_of("search:200"), new_rng(1)).evaluate(game.view(state, 0))[0]
    assert (game.text_of(best.action), best.value) == ("lay_mermaids", 1.0)


def test_without_a_choice_there_is_one_opinion() -> None:
    game = find_game("happy-mochi")
    state = mochi_table("hand 1: 5/peach\nhand 2: 1/soda 7/soda\nleft: 9/matcha\nright: 9/lemon")
    [evaluation] = Bot(game, level_of("search:200"), new_rng(1)).evaluate(game.view(state, 0))
    assert game.text_of(evaluation.action) == "draw deck"
