"""Positions in random games, for the tests of environments."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from saltmochi.games import game, names, room_module
from saltmochi.table.game import Game
from tests.games.every_game import steps

# The games that have environments.
GAMES = [game(name) for name in names() if room_module("envs", name)]
# Every one of them, with every number of players.
SIZES = [(game, players) for game in GAMES for players in game.seats]
# The same in every edition.
TABLES = [(game, players, edition) for game, players in SIZES for edition in game.editions]


def positions(game: Game[Any, Any], players: int, edition: str | None, step: int, count: int) -> Iterator[Any]:
    """Every so many positions of a random game, from its first one on."""
    state = game.deal(players, edition)
    for _ in islice(steps(game, state, seed=players), 0, step * count, step):
        yield state
