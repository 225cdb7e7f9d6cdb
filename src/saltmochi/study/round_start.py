"""The start of a round in the middle of a game: all that its course depends on.

What happened in earlier rounds is forgotten, apart from the scores and what the game carries over: the module of a game
in this room may bring `carried(state)`, which writes that down by name, `carry(state, values)`, which puts it into a
new state, and `carried_names(players)`, the names that there can be.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from saltmochi.games import room_module
from saltmochi.table.fair_deal import BEGIN
from saltmochi.table.game import Game
from saltmochi.table.options import Options


class RoundStart(NamedTuple):
    """How a round starts."""

    round: int
    scores: tuple[int, ...]
    starter: int  # the seat that begins
    carried: tuple[tuple[str, str], ...] = ()  # what the game carries over, by name


def first_round(options: Options, starter: int) -> RoundStart:
    """Return how the first round of a game starts."""
    return RoundStart(1, (0,) * options.players, starter)


def next_round(game: Game[Any, Any], state: Any) -> RoundStart:
    """Return how the next round starts after one that is over."""
    carried = getattr(room_module("study", game.name), "carried", None)
    return RoundStart(
        round=state.round + 1,
        scores=tuple(state.scores[: state.players]),
        starter=state.starter,
        carried=tuple(carried(state).items()) if carried else (),
    )


def carried_names(game: Game[Any, Any], players: int) -> list[str]:
    """Return the names of what a game can carry over."""
    find = getattr(room_module("study", game.name), "carried_names", None)
    return find(players) if find else []


def begin_round(game: Game[Any, Any], options: Options, start: RoundStart) -> Any:
    """Return the state at the start of a round, before the first card is dealt."""
    state = game.start(options)
    state.round = start.round - 1
    state.scores[: options.players] = start.scores
    if start.carried:
        module: Any = room_module("study", game.name)
        module.carry(state, dict(start.carried))
    game.apply(state, game.action_of(f"{BEGIN} {start.starter + 1}"))
    return state
