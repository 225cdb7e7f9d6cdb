"""The ways to decide that a bot can have, for any game."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from saltmochi.bots.desk import Desk
from saltmochi.bots.policy import any_of, careless, favourite, greedy
from saltmochi.bots.sampler import sample
from saltmochi.bots.search import explore, leader, line_up
from saltmochi.table.dealer import Dice
from saltmochi.table.offers import Offers
from saltmochi.table.rule import rule

# The names that each game fills in with its own rules: see `saltmochi.table.rule.bound`.
actor: Callable[[Any], int]
legal: Callable[[Any, Offers], None]
suppose: Callable[[Any, Dice, Any, Any], bool]

# There is no table that fits the view.
IMPOSSIBLE = -1


class Way(IntEnum):
    """How a bot decides."""

    RANDOM = 0
    CARELESS = 1
    GREEDY = 2
    THUMB = 3
    SAMPLER = 4
    SEARCH = 5


@rule
def decide(desk: Desk, way: int, begin: int, end: int) -> int:
    """What is done by a bot with a view on its desk; IMPOSSIBLE if the view contradicts itself.

    Of the trials that a bot may make, these are those from `begin` to `end`: so a search can be given time in slices.
    """
    if begin == 0:
        if not suppose(desk.seen, desk.dice, desk.thought, desk.tables[0]):
            return IMPOSSIBLE
        legal(desk.tables[0], desk.offers)
    if desk.offers.count == 1:
        return int(desk.offers.actions[0])
    if way == Way.SEARCH:
        return search(desk, begin, end)
    if way == Way.SAMPLER:
        return int(desk.offers.actions[sample(desk, actor(desk.tables[0]), end)])
    if way == Way.THUMB:
        return favourite(desk.tables[0], desk.offers, desk.dice)
    if way == Way.GREEDY:
        return greedy(desk.tables[0], desk.offers, desk.dice)
    if way == Way.CARELESS:
        return careless(desk.tables[0], desk.offers, desk.dice)
    return any_of(desk.offers, desk.dice)


@rule
def search(desk: Desk, begin: int, end: int) -> int:
    """What wins the race; it goes on only while more than one is in it."""
    if begin == 0:
        line_up(desk)
    while desk.notes.trials < end and desk.notes.running > 1:
        explore(desk)
    return int(desk.nodes[leader(desk.nodes, desk.notes)].action)
