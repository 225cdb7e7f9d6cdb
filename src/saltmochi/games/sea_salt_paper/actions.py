"""All actions of the dealer and the players."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from saltmochi.games.sea_salt_paper.cards import (
    ALL_FACES,
    CARD_COUNT,
    CARDS,
    COPIES,
    DUO_COUNT,
    EXTRA_SALT_FACES,
    FACES,
    FULL_COUNT,
    Kind,
)
from saltmochi.games.sea_salt_paper.events import EVENTS
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
    # With expansions
    LAY_TRIO = 15
    KEEP = 16
    TURN_UP_EVENT = 17
    KEEP_EVENT = 18
    VISIT = 19
    GIVE = 20
    DECLINE = 21
    GET = 22
    ROB_PAIR = 23
    HIDE = 24


class Action(NamedTuple):
    """A verb and its objects."""

    verb: Verb
    target: int = 0  # a seat, a pile, a card or an event, depending on the verb
    other: int = 0  # the pile that a card is put on, or the second card of a pair
    third: int = 0  # the starfish of a trio, or the seat that a pair is taken from


def pairs(kind: Kind, partner: Kind) -> list[tuple[int, int]]:
    """Return every distinguishable pair of two kinds, as faces."""
    firsts = [card for card in ALL_FACES if CARDS[card].kind == kind]
    if kind != partner:
        return list(product(firsts, (card for card in ALL_FACES if CARDS[card].kind == partner)))
    return [(a, b) for a, b in combinations_with_replacement(firsts, 2) if a != b or COPIES[a] > 1]


PAIRS = (
    *pairs(Kind.CRAB, Kind.CRAB),
    *pairs(Kind.BOAT, Kind.BOAT),
    *pairs(Kind.FISH, Kind.FISH),
    *pairs(Kind.SWIMMER, Kind.SHARK),
)
# §11.1, §16.3: the pairs of the expansions.
EXTRA_PAIRS = (
    *pairs(Kind.CRAB, Kind.LOBSTER),
    *pairs(Kind.SWIMMER, Kind.JELLYFISH),
    *pairs(Kind.SWIMMER, Kind.SWIMMER),
    *pairs(Kind.SHARK, Kind.SHARK),
)
ALL_PAIRS = PAIRS + EXTRA_PAIRS
STARS = tuple(card for card in ALL_FACES if CARDS[card].kind == Kind.STARFISH)
SHELL_FACES = tuple(card for card in ALL_FACES if CARDS[card].kind == Kind.SHELL)

# Every action, once. Its index is its id in lists of legal actions, search trees and statistics.
# The target of a pick is the face of the card plus the number of copies above it in the pile (§4.1).
BASE_ACTIONS = (
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
# Those of the expansions follow, so that the ids of the base game do not depend on them.
EXTRA_ACTIONS = (
    *(Action(Verb.DEAL, card) for card in EXTRA_SALT_FACES),
    *(Action(Verb.STEAL, card) for card in EXTRA_SALT_FACES),
    *(Action(Verb.PUT, card, pile) for card in EXTRA_SALT_FACES for pile in range(PILES)),
    *(Action(Verb.PICK, card) for card in range(CARD_COUNT, FULL_COUNT)),
    *(Action(Verb.LAY, a, b) for a, b in EXTRA_PAIRS),
    *(Action(Verb.LAY_TRIO, a, b, star) for star in STARS for a, b in ALL_PAIRS),
    *(Action(Verb.KEEP, card) for card in ALL_FACES),
    *(Action(Verb.TURN_UP_EVENT, event) for event in EVENTS),
    *(Action(Verb.KEEP_EVENT, event) for event in EVENTS),
    *(Action(Verb.VISIT, seat) for seat in range(SEATS)),
    *(Action(Verb.GIVE, card) for card in ALL_FACES),
    Action(Verb.DECLINE),
    *(Action(Verb.GET, card) for card in ALL_FACES),
    *(Action(Verb.ROB_PAIR, a, b, seat) for seat in range(SEATS) for a, b in ALL_PAIRS),
    *(Action(Verb.HIDE, card) for card in SHELL_FACES),
)
ACTIONS = BASE_ACTIONS + EXTRA_ACTIONS
ID_OF = {action: action_id for action_id, action in enumerate(ACTIONS)}

# The same table by columns, as the rules read it, and the way back from objects to ids.
VERB = tuple(action.verb for action in ACTIONS)
TARGET = tuple(action.target for action in ACTIONS)
OTHER = tuple(action.other for action in ACTIONS)
THIRD = tuple(action.third for action in ACTIONS)


def action_ids(verb: Verb, targets: int, other: int = 0) -> tuple[int, ...]:
    """Return the ids of a verb's actions by target; -1 where there is no such action."""
    return tuple(ID_OF.get(Action(verb, target, other), -1) for target in range(targets))


BEGIN = action_ids(Verb.BEGIN, SEATS)
DEAL = action_ids(Verb.DEAL, FULL_COUNT)
STEAL = action_ids(Verb.STEAL, FULL_COUNT)
TAKE = action_ids(Verb.TAKE, PILES)
PUT = tuple(action_ids(Verb.PUT, FULL_COUNT, pile) for pile in range(PILES))
# By first and second card of the pair; the first one is always a duo of the base game.
LAY = tuple(tuple(ID_OF.get(Action(Verb.LAY, a, b), -1) for b in range(FULL_COUNT)) for a in range(DUO_COUNT))
LOOK = action_ids(Verb.LOOK, PILES)
PICK = action_ids(Verb.PICK, FULL_COUNT)
ROB = action_ids(Verb.ROB, SEATS)
SHUFFLE, DRAW, LAY_MERMAIDS, END_TURN, STOP, LAST_CHANCE, DECLINE = (
    ID_OF[Action(verb)]
    for verb in (Verb.SHUFFLE, Verb.DRAW, Verb.LAY_MERMAIDS, Verb.END_TURN, Verb.STOP, Verb.LAST_CHANCE, Verb.DECLINE)
)
KEEP = action_ids(Verb.KEEP, FULL_COUNT)
TURN_UP_EVENT = action_ids(Verb.TURN_UP_EVENT, len(EVENTS) + 1)
KEEP_EVENT = action_ids(Verb.KEEP_EVENT, len(EVENTS) + 1)
VISIT = action_ids(Verb.VISIT, SEATS)
GIVE = action_ids(Verb.GIVE, FULL_COUNT)
GET = action_ids(Verb.GET, FULL_COUNT)
HIDE = action_ids(Verb.HIDE, FULL_COUNT)
# By the id of `lay`, the id of the trio with the first starfish and of the pair taken from the first seat; those of the
# next starfish or seat are `len(ALL_PAIRS)` further on.
FIRST_TRIO, FIRST_ROB_PAIR = (
    tuple(ID_OF.get(Action(verb, lay.target, lay.other, third), -1) if lay.verb == Verb.LAY else -1 for lay in ACTIONS)
    for verb, third in ((Verb.LAY_TRIO, STARS[0]), (Verb.ROB_PAIR, 0))
)
