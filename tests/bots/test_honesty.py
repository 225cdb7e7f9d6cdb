"""Bots see what their seat may know, and nothing else."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from saltmochi.arena.game_loop import Lineup, Progress, ResultRow, next_action
from saltmochi.bots.bot import Bot, bind_for_bots, value_of
from saltmochi.bots.decision import Method
from saltmochi.bots.levels import BY_NAME, Level, level_of
from saltmochi.bots.workspace import plain_workspace
from saltmochi.table.game import Game
from saltmochi.table.record import copy_record
from saltmochi.table.rng import Rng, new_rng
from saltmochi.table.seats import MAX_SEATS
from tests.bots.positions import choices
from tests.games.every_game import WITH_OWN_OPTIONS, every_table

pytestmark = pytest.mark.no_cover
# Every table, and one with each choice of options that only one game has, such as expansions.
TABLES: list[tuple[Game[Any, Any], int, str, dict[str, Any]]] = [
    *((*table, {}) for table in every_table()),
    *(
        (game, game.seats[n % len(game.seats)], game.editions[n % len(game.editions)], own)
        for n, (game, own) in enumerate(WITH_OWN_OPTIONS)
        if own
    ),
]
a_table = pytest.mark.parametrize(("game", "players", "edition", "own"), TABLES)
# For each method to decide, few trials: they are made without compiling.
TRIALS = {
    Method.RANDOM: 0,
    Method.CARELESS: 0,
    Method.GREEDY: 0,
    Method.HEURISTIC: 0,
    Method.CHART: 0,
    Method.SAMPLER: 6,
    Method.SEARCH: 12,
    Method.NETWORK: 0,
    Method.NETWORK_SEARCH: 2,
}


def looking_alike(game: Game[Any, Any], state: Any, seed: int) -> Any:
    """Another table that the player who acts cannot tell from this one."""
    return game.imagine(game.view(state, game.actor(state)), new_rng(seed))


def test_every_method_to_decide_is_tested() -> None:
    assert set(TRIALS) == set(Method)


@a_table
@pytest.mark.parametrize("plain", [False, True])
def test_heuristics_use_only_what_the_player_knows(
    game: Game[Any, Any], players: int, edition: str, own: dict[str, Any], plain: bool
) -> None:
    value = bind_for_bots(game, value_of)
    for n, state in enumerate(islice(choices(game, players, edition, seed=1, **own), 150)):
        before = copy_record(state)
        values = {action: value(state, action, plain) for action in game.legal(state)}
        assert state == before
        other = looking_alike(game, state, seed=n)
        assert {action: value(other, action, plain) for action in game.legal(other)} == values


@a_table
@pytest.mark.parametrize("method", TRIALS)
def test_at_tables_that_look_alike_a_bot_does_and_notes_the_same(
    game: Game[Any, Any], players: int, edition: str, own: dict[str, Any], method: Method
) -> None:
    act = bind_for_bots(game, next_action, "arena")
    lineup = Lineup()
    lineup.methods, lineup.trials = [method] * MAX_SEATS, [TRIALS[method]] * MAX_SEATS
    different = noted = 0
    for n, state in enumerate(islice(choices(game, players, edition, seed=2, **own), 5, 40, 5)):
        other = looking_alike(game, state, seed=n)
        different += int(other != state)
        done = set()
        for table in (state, other):
            workspace = plain_workspace(game, 50)._replace(rng=new_rng(n))
            action, notes = act(table, workspace, Rng(), lineup, Progress(), ResultRow(), None), list(workspace.notes)
            done.add((action, *(number for each in notes for number in (each.round, *each.before, *each.now))))
            noted += any(any(each.now) for each in notes)
        assert len(done) == 1
        assert next(iter(done))[0] in game.legal(state)
    assert different
    assert bool(noted) == (method == Method.NETWORK_SEARCH)


@pytest.mark.parametrize("level", BY_NAME.values(), ids=BY_NAME)
@pytest.mark.parametrize(("game", "players", "edition"), every_table()[:1] + every_table()[-1:])
def test_the_same_seed_gives_the_same_move(game: Game[Any, Any], players: int, edition: str, level: Level) -> None:
    level = level_of(f"{level.name}:400") if level.trials else level
    for state in islice(choices(game, players, edition, seed=3), 10, 60, 10):
        view = game.view(state, game.actor(state))
        moves = {Bot(game, level, new_rng(5)).choose(view) for _ in range(2)}
        assert len(moves) == 1
        assert moves <= set(game.legal(state))
