"""How a search spends its simulations."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from saltmochi.bots.bot import Bot, bind_for_bots
from saltmochi.bots.levels import level_of
from saltmochi.bots.policy import heuristic_action
from saltmochi.bots.search import ROOT, eliminate, select
from saltmochi.bots.workspace import Node, SearchState, plain_workspace
from saltmochi.games import game as find_game
from saltmochi.table.game import Game
from saltmochi.table.ports import CERTAIN
from saltmochi.table.rng import new_rng
from tests.bots.positions import choices
from tests.games.every_game import GAMES
from tests.games.sea_salt_paper.tables import table

SEVEN = "shell/grey shell/green shell/black octopus/grey octopus/green"
OTHERS = "crab/black fish/black crab/grey boat/black boat/yellow fish/green crab/yellow"
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@each_game
def test_all_that_are_in_the_race_are_tried_equally_often_on_the_same_tables(game: Game[Any, Any]) -> None:
    for state in islice(choices(game, 2, game.editions[0], seed=11), 2, 40, 6):
        evaluations = Bot(game, level_of("search:40"), new_rng(3)).evaluate(game.view(state, game.actor(state)))
        assert {evaluation.action for evaluation in evaluations} == set(game.legal(state))
        assert len({evaluation.trials for evaluation in evaluations}) == 1


def test_among_equals_the_favourite_of_the_rules_of_thumb_is_done() -> None:
    state = table("players: 2\nphase: play\nscores: 39 0\nhand 1: mermaid mermaid mermaid mermaid\nleft: crab/black")
    game = find_game("sea-salt-paper")
    best = Bot(game, level_of("search:400"), new_rng(1)).choose(game.view(state, 0))
    assert game.text_of(best) == "lay_mermaids"


def test_a_race_is_over_when_all_but_one_dropped_out() -> None:
    state = table(f"players: 2\nphase: play\nscores: 33 33\nhand 1: {SEVEN}\nhand 2: {OTHERS}\nleft: fish/black")
    game = find_game("sea-salt-paper")
    evaluations = Bot(game, level_of("search:100000"), new_rng(1)).evaluate(game.view(state, 0))
    assert sum(evaluation.trials for evaluation in evaluations) < 100_000


# Of 100 games each, of which 60 and 40 are won, the difference has a standard error of seven games.
@pytest.mark.parametrize(("wins", "left"), [([60, 40], 2), ([60, 38], 1), ([60, 38, 41, 10, 59], 3)])
def test_what_is_three_standard_errors_behind_drops_out(wins: list[int], left: int) -> None:
    nodes, search = [Node() for _ in wins], SearchState()
    for n, won in enumerate(wins):
        nodes[n].visits, nodes[n].total, nodes[n].squares, search.candidates[n] = (
            100,
            CERTAIN * won,
            CERTAIN**2 * won,
            n,
        )
    search.remaining = len(wins)
    eliminate(nodes, search)
    assert search.remaining == left


@each_game
def test_where_nothing_was_tried_the_rules_of_thumb_choose(game: Game[Any, Any]) -> None:
    choose, best = bind_for_bots(game, select), bind_for_bots(game, heuristic_action)
    for state in islice(choices(game, 2, game.editions[0], seed=12), 60):
        workspace = plain_workspace(game, 0)
        game.rules.legal(state, workspace.replies)
        liked = {best(state, workspace.replies, new_rng(n)) for n in range(30)}
        assert workspace.replies.ids[choose(workspace, state, ROOT)] in liked
