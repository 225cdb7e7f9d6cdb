"""Whole games at random, many of them in one go; in compiled form some hundred times faster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saltmochi.table.dealer import DEALER, Dice, roll, seed
from saltmochi.table.offers import Offers
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule

# The names that each game fills in with its own rules: see `saltmochi.table.rule.bound`.
actor: Callable[[Any], int]
over: Callable[[Any], bool]
round_over: Callable[[Any], bool]
chances: Callable[[Any], int]
chance: Callable[[Any, int], int]
legal: Callable[[Any, Offers], None]
apply: Callable[[Any, int], None]
winners: Callable[[Any], int]
set_up: Callable[[Any, int, int, int], None]

MOST_SEATS = 6
MOST_ENDINGS = 8


@record
class Tally:
    """What came of a series of games."""

    games: int = number(bits=64)
    steps: int = number(bits=64)
    rounds: int = number(bits=64)
    wins: list[int] = numbers(MOST_SEATS, bits=64)  # alone
    shared: int = number(bits=64)  # games with more than one winner
    endings: list[int] = numbers(MOST_ENDINGS, bits=64)
    points: list[int] = numbers(MOST_SEATS, bits=64)  # gained in all rounds


@rule
def count_round(state: Any, tally: Tally) -> None:
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
    offers: Offers,
    dice: Dice,
    tally: Tally,
    moves: list[int],
    players: int,
    edition: int,
    target: int,
    series: int,
    first: int,
    games: int,
) -> None:
    """Play games of the series with this seed, from the first-th on: every legal action is as likely as the others.

    The steps of the last game are written into `moves`, as far as there is room.
    """
    for game in range(first, first + games):
        seed(dice, series, game)
        set_up(state, players, edition, target)
        steps = 0
        while not over(state):
            if actor(state) == DEALER:
                action = chance(state, roll(dice, chances(state)))
            else:
                legal(state, offers)
                action = offers.actions[roll(dice, offers.count)]
            if steps < len(moves):
                moves[steps] = action
            steps += 1
            apply(state, action)
            if round_over(state):
                count_round(state, tally)
        count_game(state, steps, tally)
