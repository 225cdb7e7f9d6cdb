"""What is observed in a round of any game. A game that observes more has its own record in `arena/<game>`."""

from __future__ import annotations

from typing import Any

from saltmochi.games import room_module
from saltmochi.table.game import Game
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule
from saltmochi.table.seats import MAX_SEATS


@record
class Round:
    """The facts about a round that every game has."""

    game: int = number(bits=64)  # its number in the match
    round: int = number(bits=32)
    gains: list[int] = numbers(MAX_SEATS, bits=16)
    scores: list[int] = numbers(MAX_SEATS, bits=16)  # with those gains
    players: int = number()
    starter: int = number()
    ending: int = number()


def round_type(game: Game[Any, Any]) -> type[Round]:
    """Return the record that a game fills in for each round."""
    found: type[Round] = getattr(room_module("arena", game.name), "Round", Round)
    return found


def has_coin_experiment(game: Game[Any, Any]) -> bool:
    """Whether a game brings an experiment in which coins decide: the port `toss_coin`."""
    return hasattr(room_module("arena", game.name), "toss_coin")


@rule
def observe_starter(state: Any, observed: Any) -> None:
    """Note who began the round; once it has ended, the state names the starter of the next one."""
    if state.ending == 0:
        observed.starter = state.starter


@rule
def observe_result(state: Any, game: int, observed: Any) -> None:
    """Note how the round ended, and what everybody gained."""
    observed.game = game
    observed.round = state.round
    observed.players = state.players
    observed.ending = state.ending
    for seat in range(state.players):
        observed.gains[seat] = state.gains[seat]
        observed.scores[seat] = state.scores[seat]
