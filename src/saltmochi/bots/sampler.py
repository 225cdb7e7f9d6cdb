"""Flat Monte Carlo, the yardstick: every action is tried equally often on the same tables, then all play greedily."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saltmochi.bots.desk import Desk
from saltmochi.bots.search import SURE, finish_round
from saltmochi.table.dealer import WATCHER, Dice
from saltmochi.table.rule import rule

# The names that each game fills in with its own rules: see `saltmochi.table.rule.bound`.
over: Callable[[Any], bool]
winners: Callable[[Any], int]
apply: Callable[[Any, int], None]
suppose: Callable[[Any, Dice, Any, Any], bool]
lead: Callable[[Any, int], int]

# The lead in points with which a player wins three games of four.
CLEAR_LEAD = 10


@rule
def sample(desk: Desk, seat: int, trials: int) -> int:
    """The number of the offer that did best in so many trials of all of them together."""
    offers = desk.offers
    notes = desk.notes
    for i in range(offers.count):
        notes.totals[i] = 0
    for _ in range(trials // offers.count):
        suppose(desk.seen, desk.dice, desk.thought, desk.tables[0])
        for i in range(offers.count):
            desk.tables[1] = desk.tables[0]
            apply(desk.tables[1], offers.actions[i])
            finish_round(desk.tables[1], desk.replies, desk.dice, WATCHER)
            notes.totals[i] += promise(desk.tables[1], seat)
    best = 0
    for i in range(1, offers.count):
        if notes.totals[i] > notes.totals[best]:
            best = i
    return best


@rule
def promise(state: Any, seat: int) -> int:
    """How likely a seat is to win: certain if the game is over, else a curve that rises with the lead in points."""
    if over(state):
        won = winners(state)
        return SURE // won.bit_count() if won >> seat & 1 else 0
    ahead = lead(state, seat)
    return SURE // 2 + SURE // 2 * ahead // (CLEAR_LEAD + abs(ahead))
