"""All actions of the dealer and the players."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from saltmochi.games.sea_salt_paper.cards import CARD_COUNT, CARDS, COPIES, DUO_COUNT, FACES, Kind
from saltmochi.games.sea_salt_paper.state import PILES, SEATS


class Verb(IntEnum):
    """The verb of an action."""

    BEGIN = 0
    DEAL = 1
    STEAL = 2
    SHUFFLE = 3
    DRAW = 4
    TAKE = 5
    PUT = 6
    LAY = 7
    LAY_MERMAIDS = 8
    LOOK = 9
    PICK = 10
    ROB = 11
    END_TURN = 12
    STOP = 13
    LAST_CHANCE = 14


class Action(NamedTuple):
    """A verb and its objects."""

    verb: Verb
    target: int = 0  # a seat, a pile or a card, depending on the verb
    other: int = 0  # the pile that a card is put on, or the second card of a pair


def pairs(kind: Kind, partner: Kind) -> list[tuple[int, int]]:
    """Return every distinguishable pair of two kinds, as faces."""
    firsts = [card for card in FACES if CARDS[card].kind == kind]
    if kind != partner:
        return list(product(firsts, (card for card in FACES if CARDS[card].kind == partner)))
    return [(a, b) for a, b in combinations_with_replacement(firsts, 2) if a != b or COPIES[a] > 1]


PAIRS = (
    *pairs(Kind.CRAB, Kind.CRAB),
    *pairs(Kind.BOAT, Kind.BOAT),
    *pairs(Kind.FISH, Kind.FISH),
    *pairs(Kind.SWIMMER, Kind.SHARK),
)

# Every action, once. Its index is its id in lists of legal actions, search trees and statistics.
# The target of a pick is the face of the card plus the number of copies above it in the pile (§4.1).
ACTIONS = (
    *(Action(Verb.BEGIN, seat) for seat in range(SEATS)),
    *(Action(Verb.DEAL, card) for card in FACES),
    *(Action(Verb.STEAL, card) for card in FACES),
    Action(Verb.SHUFFLE),
    Action(Verb.DRAW),
    *(Action(Verb.TAKE, pile) for pile in range(PILES)),
    *(Action(Verb.PUT, card, pile) for card in FACES for pile in range(PILES)),
    *(Action(Verb.LAY, a, b) for a, b in PAIRS),
    Action(Verb.LAY_MERMAIDS),
    *(Action(Verb.LOOK, pile) for pile in range(PILES)),
    *(Action(Verb.PICK, card) for card in range(CARD_COUNT)),
    *(Action(Verb.ROB, seat) for seat in range(SEATS)),
    Action(Verb.END_TURN),
    Action(Verb.STOP),
    Action(Verb.LAST_CHANCE),
)
ID_OF = {action: action_id for action_id, action in enumerate(ACTIONS)}

# The same table by columns, as the rules read it, and the way back from objects to ids.
VERB = tuple(action.verb for action in ACTIONS)
TARGET = tuple(action.target for action in ACTIONS)
OTHER = tuple(action.other for action in ACTIONS)


def action_ids(verb: Verb, targets: int, other: int = 0) -> tuple[int, ...]:
    """Return the ids of a verb's actions by target; -1 where there is no such action."""
    return tuple(ID_OF.get(Action(verb, target, other), -1) for target in range(targets))


BEGIN = action_ids(Verb.BEGIN, SEATS)
DEAL = action_ids(Verb.DEAL, CARD_COUNT)
STEAL = action_ids(Verb.STEAL, CARD_COUNT)
TAKE = action_ids(Verb.TAKE, PILES)
PUT = tuple(action_ids(Verb.PUT, CARD_COUNT, pile) for pile in range(PILES))
LAY = tuple(tuple(ID_OF.get(Action(Verb.LAY, a, b), -1) for b in range(DUO_COUNT)) for a in range(DUO_COUNT))
LOOK = action_ids(Verb.LOOK, PILES)
PICK = action_ids(Verb.PICK, CARD_COUNT)
ROB = action_ids(Verb.ROB, SEATS)
SHUFFLE, DRAW, LAY_MERMAIDS, END_TURN, STOP, LAST_CHANCE = (
    ID_OF[Action(verb)]
    for verb in (Verb.SHUFFLE, Verb.DRAW, Verb.LAY_MERMAIDS, Verb.END_TURN, Verb.STOP, Verb.LAST_CHANCE)
)
