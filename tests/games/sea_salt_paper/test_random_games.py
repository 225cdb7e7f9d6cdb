"""Random games with every combination of expansions, and without them by the lean rules."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import numpy as np
import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.actions import BASE_ACTIONS, LAY_MERMAIDS
from saltmochi.games.sea_salt_paper.expansions import Expansion
from saltmochi.games.sea_salt_paper.state import HAND, LOOKED, Ending, Phase
from saltmochi.table.game import Game
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.options import Options
from saltmochi.table.playout import Tally, play_series
from saltmochi.table.record import pack, unpack
from saltmochi.table.rng import Rng
from saltmochi.texts import Problem
from tests.games.sea_salt_paper.tables import laid, pairs_laid

pytestmark = pytest.mark.no_cover

COMBINATIONS = [(), *((expansion,) for expansion in Expansion), tuple(Expansion)]
# Of each combination of expansions.
GAMES = 10_000
TABLES = list(product(GAME.seats, GAME.editions))


def played(game: Game[Any, Any], options: Options, games: int, moves: int = 0) -> tuple[Tally, list[int]]:
    """What comes of random games by the compiled rules of a game, and the moves of the last one."""
    tally, written = pack(Tally()), np.zeros(moves, np.int64)
    state = pack(game.prepare(options))
    game.compile(play_series)(state, pack(LegalActions()), pack(Rng()), tally, written, 11, 0, games)
    return unpack(Tally, tally), written.tolist()


@pytest.mark.parametrize("expansions", COMBINATIONS, ids=lambda expansions: "-".join(expansions) or "none")
def test_random_games_of_every_combination_of_expansions_end(expansions: tuple[Expansion, ...]) -> None:
    endings = [0] * len(Ending)
    each = -(-GAMES // len(TABLES))
    for players, edition in TABLES:
        tally, _ = played(GAME, GAME.options(players, edition, expansions=expansions), each)
        assert tally.games == each
        for ending in Ending:
            endings[ending] += tally.endings[ending]
    assert all(endings[ending] for ending in Ending if ending not in (Ending.NONE, Ending.VOID))


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("players", GAME.seats)
def test_what_belongs_together_agrees_throughout_a_game(players: int, edition: str) -> None:
    chance = random.Random(players)
    state = GAME.deal(players, edition, 60, expansions=COMBINATIONS[-1])
    groups_seen = 0
    while not GAME.over(state):
        for player in range(1, players + 1):
            grouped = pairs_laid(state, player).replace("|", "").split()
            assert sorted(grouped) == [name for name in laid(state, player) if name != "mermaid/white"]
            groups_seen += bool(grouped)
        assert state.looked_count == 0 or state.phase == Phase.KEEP or state.awaits == LOOKED
        assert all(bool(shell) == state.sheltered >> seat & 1 for seat, shell in enumerate(state.shells))
        assert state.stung & state.sheltered == 0
        assert not state.sting_turn or (state.phase, state.awaits) == (Phase.DEAL, HAND + state.turn) or state.ending
        if state.phase in (Phase.TAKE, Phase.PLAY):
            assert (state.more_cards, state.second_look, state.angelfish_due, state.given) == (0, 0, 0, 0)
        moves = [action for action in GAME.legal(state) if action != LAY_MERMAIDS]
        GAME.apply(state, chance.choice(moves))
    assert groups_seen > 100


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("players", GAME.seats)
def test_the_lean_rules_play_the_base_game_exactly_like_the_full_ones(players: int, edition: str) -> None:
    options = GAME.options(players, edition)
    lean = GAME.for_options(options)
    assert lean is not GAME
    assert lean.lean
    assert played(lean, options, 50, 3000) == played(GAME, options, 50, 3000)


def test_the_base_game_has_only_its_own_actions() -> None:
    for players, edition in TABLES:
        _, moves = played(GAME, GAME.options(players, edition), 3, 3000)
        assert max(moves) < len(BASE_ACTIONS)


def test_tables_with_expansions_need_the_full_rules() -> None:
    lean = GAME.for_options(GAME.options())
    for expansions in COMBINATIONS[1:]:
        options = GAME.options(expansions=expansions)
        assert GAME.for_options(options) is GAME
        with pytest.raises(Problem, match="without expansions"):
            lean.prepare(options)
    assert lean.for_options(lean.options()) is lean
