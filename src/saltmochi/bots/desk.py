"""All that a thinking bot has before it: what it sees, what it imagines, and paper to write on."""

from __future__ import annotations

from typing import Any, NamedTuple, SupportsIndex

from saltmochi.table.dealer import Dice
from saltmochi.table.game import Game
from saltmochi.table.offers import MOST, Offers
from saltmochi.table.record import dtype_of, duplicate, number, numbers, packed, record

# No way down the tree is longer.
MOST_DEPTH = 60
# The root of the tree and a branch for each offer.
FIRST_NODES = 1 + MOST
TABLES = 3


@record
class Node:
    """What came of an action at its place in the tree."""

    action: int = number(bits=16)
    first: int = number(bits=32)  # of its children
    after: int = number(bits=32)  # the next of its siblings
    visits: int = number(bits=32)
    offered: int = number(bits=32)  # how often it could be chosen
    total: int = number(bits=64)  # of the chances to win
    squares: int = number(bits=64)  # the total of their squares


@record
class Notes:
    """What is being worked out."""

    trials: int = number(bits=32)  # made so far
    laps: int = number(bits=32)  # imagined tables on which every action in the race was tried
    doubt: int = number(bits=32)  # how hard the imagined table is to believe
    running: int = number(bits=16)  # how many are in the race
    runners: list[int] = numbers(MOST, bits=32)  # the nodes of those
    nodes: int = number(bits=32)  # in the tree
    depth: int = number(bits=16)  # of the way down the tree
    path: list[int] = numbers(MOST_DEPTH + 1, bits=32)
    children: list[int] = numbers(MOST, bits=32)  # by offer: its node
    likings: list[int] = numbers(MOST, bits=32)  # by offer: how much the rules of thumb like it
    totals: list[int] = numbers(MOST, bits=64)  # by offer: of the chances to win


class Desk(NamedTuple):
    """A place to think."""

    seen: Any  # the view
    dice: Any
    thought: Any
    tables: Any  # a row of three: one that is imagined, one for its past, and one to try something on
    offers: Any
    replies: Any  # what may be done later on
    notes: Any
    nodes: Any


class Copies(list[Any]):
    """A row of records that takes copies, as an array does."""

    def __setitem__(self, place: SupportsIndex | slice, thing: Any) -> None:
        super().__setitem__(place, duplicate(thing))


def plain_desk(game: Game[Any, Any], nodes: int) -> Desk:
    """A desk with room for so many nodes of a tree beyond the first."""
    return Desk(
        seen=game.new_view(),
        dice=Dice(),
        thought=game.new_thought(),
        tables=Copies([game.new_state() for _ in range(TABLES)]),
        offers=Offers(),
        replies=Offers(),
        notes=Notes(),
        nodes=[Node() for _ in range(FIRST_NODES + nodes)],
    )


def fast_desk(game: Game[Any, Any], nodes: int) -> Desk:
    """The same for compiled rules."""
    import numpy as np

    plain = plain_desk(game, 0)
    rows = {
        "tables": np.zeros(TABLES, dtype_of(type(plain.tables[0]))),
        "nodes": np.zeros(FIRST_NODES + nodes, dtype_of(Node)),
    }
    return Desk(**{name: rows.get(name) if name in rows else packed(thing) for name, thing in plain._asdict().items()})
