"""Random playouts: whole games of uniformly random legal actions, many of them in one call."""

from __future__ import annotations

from typing import Any

from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.ports import (
    actor,
    apply,
    chance_action,
    chance_count,
    legal,
    over,
    round_over,
    set_up,
    winners,
)
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rng import Rng, randbelow, seed
from saltmochi.table.rule import rule
from saltmochi.table.seats import DEALER, MAX_SEATS
from saltmochi.table.state import TableState

MAX_ENDINGS = 8


@record
class Tally:
    """The results of a series of games."""

    games: int = number(bits=64)
    steps: int = number(bits=64)
    rounds: int = number(bits=64)
    wins: list[int] = numbers(MAX_SEATS, bits=64)  # games that a seat won alone
    shared: int = number(bits=64)  # games with more than one winner
    endings: list[int] = numbers(MAX_ENDINGS, bits=64)
    points: list[int] = numbers(MAX_SEATS, bits=64)  # gained in all rounds


@rule
def count_round(state: TableState, tally: Tally) -> None:
    """Add a finished round."""
    tally.rounds += 1
    tally.endings[state.ending] += 1
    for seat in range(state.players):
        tally.points[seat] += state.gains[seat]


@rule
def count_game(state: Any, steps: int, tally: Tally) -> None:
    """Add a finished game."""
    tally.games += 1
    tally.steps += steps
    won = winners(state)
    if won & (won - 1):
        tally.shared += 1
    for seat in range(state.players):
        if won == 1 << seat:
            tally.wins[seat] += 1


@rule
def play_series(
    state: Any,
    actions: LegalActions,
    rng: Rng,
    tally: Tally,
    moves: list[int],
    series: int,
    first: int,
    games: int,
) -> None:
    """Play `games` games of the series with this seed, from number `first` on, with uniformly random legal actions.

    The actions of the last game are written into `moves`, as far as there is room.
    """
    for game in range(first, first + games):
        seed(rng, series, game)
        set_up(state)
        steps = 0
        while not over(state):
            if actor(state) == DEALER:
                action = chance_action(state, randbelow(rng, chance_count(state)))
            else:
                legal(state, actions)
                action = actions.ids[randbelow(rng, actions.count)]
            if steps < len(moves):
                moves[steps] = action
            steps += 1
            apply(state, action)
            if round_over(state):
                count_round(state, tally)
        count_game(state, steps, tally)
