"""The ways to decide that a bot can have, for any game."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from saltmochi.bots.desk import Desk
from saltmochi.bots.policy import any_of, careless, favourite
from saltmochi.bots.sampler import sample
from saltmochi.bots.search import explore, margin, most_visited, plant
from saltmochi.table.dealer import Dice
from saltmochi.table.offers import Offers
from saltmochi.table.rule import rule

# The names that each game fills in with its own rules: see `saltmochi.table.rule.bound`.
actor: Callable[[Any], int]
legal: Callable[[Any, Offers], None]
suppose: Callable[[Any, Dice, Any, Any], bool]

# How many trials a search makes before it looks whether it may stop.
PAUSE = 250
# There is no table that fits the view.
IMPOSSIBLE = -1


class Way(IntEnum):
    """How a bot decides."""

    RANDOM = 0
    CARELESS = 1
    GREEDY = 2
    SAMPLER = 3
    SEARCH = 4


@rule
def decide(desk: Desk, way: int, trials: int, begin: int, end: int) -> int:
    """What is done by a bot with a view on its desk; IMPOSSIBLE if the view contradicts itself.

    Of the trials that a search may make, these are those from `begin` to `end`: so it can be given time in slices.
    """
    if begin == 0:
        if not suppose(desk.seen, desk.dice, desk.thought, desk.tables[0]):
            return IMPOSSIBLE
        legal(desk.tables[0], desk.offers)
    if desk.offers.count == 1:
        return int(desk.offers.actions[0])
    if way == Way.SEARCH:
        return search(desk, trials, begin, end)
    if way == Way.SAMPLER:
        return int(desk.offers.actions[sample(desk, actor(desk.tables[0]), trials)])
    if way == Way.GREEDY:
        return favourite(desk.tables[0], desk.offers, desk.dice)
    if way == Way.CARELESS:
        return careless(desk.tables[0], desk.offers, desk.dice)
    return any_of(desk.offers, desk.dice)


@rule
def search(desk: Desk, trials: int, begin: int, end: int) -> int:
    """What a search has tried most often; it goes on only while something else can catch up."""
    if begin == 0:
        plant(desk.nodes, desk.notes)
    done = begin
    while done < end and margin(desk.nodes) <= trials - done:
        explore(desk, min(PAUSE, end - done))
        done += PAUSE
    return int(desk.nodes[most_visited(desk.nodes)].action)
