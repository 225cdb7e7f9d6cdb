"""How a search spends its trials."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from saltmochi.bots.bot import Bot, for_bots
from saltmochi.bots.desk import Node, Notes, plain_desk
from saltmochi.bots.levels import level_of
from saltmochi.bots.policy import favourite
from saltmochi.bots.search import ROOT, SURE, drop_out, selected
from saltmochi.games import game as find_game
from saltmochi.table.rng import new_rng
from saltmochi.table.game import Game
from tests.bots.positions import choices
from tests.games.every_game import GAMES
from tests.games.sea_salt_paper.tables import table

SEVEN = "shell/grey shell/green shell/black octopus/grey octopus/green"
OTHERS = "crab/black fish/black crab/grey boat/black boat/yellow fish/green crab/yellow"
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@each_game
def test_all_that_are_in_the_race_are_tried_equally_often_on_the_same_tables(game: Game[Any, Any]) -> None:
    for state in islice(choices(game, 2, game.editions[0], seed=11), 2, 40, 6):
        opinions = Bot(game, level_of("search:40"), new_rng(3)).explain(game.view(state, game.actor(state)))
        assert {opinion.action for opinion in opinions} == set(game.legal(state))
        assert len({opinion.trials for opinion in opinions}) == 1


def test_among_equals_the_favourite_of_the_rules_of_thumb_is_done() -> None:
    state = table("players: 2\nphase: play\nscores: 39 0\nhand 1: mermaid mermaid mermaid mermaid\nleft: crab/black")
    game = find_game("sea-salt-paper")
    best = Bot(game, level_of("search:400"), new_rng(1)).choose(game.view(state, 0))
    assert game.text_of(best) == "lay_mermaids"


def test_a_race_is_over_when_all_but_one_dropped_out() -> None:
    state = table(f"players: 2\nphase: play\nscores: 33 33\nhand 1: {SEVEN}\nhand 2: {OTHERS}\nleft: fish/black")
    game = find_game("sea-salt-paper")
    opinions = Bot(game, level_of("search:100000"), new_rng(1)).explain(game.view(state, 0))
    assert sum(opinion.trials for opinion in opinions) < 100_000


# Of 100 games each, of which 60 and 40 are won, the difference has a standard error of seven games.
@pytest.mark.parametrize(("wins", "left"), [([60, 40], 2), ([60, 38], 1), ([60, 38, 41, 10, 59], 3)])
def test_what_is_three_standard_errors_behind_drops_out(wins: list[int], left: int) -> None:
    nodes, notes = [Node() for _ in wins], Notes()
    for n, won in enumerate(wins):
        nodes[n].visits, nodes[n].total, nodes[n].squares, notes.runners[n] = 100, SURE * won, SURE**2 * won, n
    notes.running = len(wins)
    drop_out(nodes, notes)
    assert notes.running == left


@each_game
def test_where_nothing_was_tried_the_rules_of_thumb_choose(game: Game[Any, Any]) -> None:
    select, best = for_bots(game, selected), for_bots(game, favourite)
    for state in islice(choices(game, 2, game.editions[0], seed=12), 60):
        desk = plain_desk(game, 0)
        game.rules.legal(state, desk.replies)
        liked = {best(state, desk.replies, new_rng(n)) for n in range(30)}
        assert desk.replies.ids[select(desk, state, ROOT)] in liked
