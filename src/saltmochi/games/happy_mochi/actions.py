"""All that can be done, by the dealer and by the players."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from saltmochi.games.happy_mochi.cards import CARD_COUNT
from saltmochi.games.happy_mochi.state import LONGEST, SEATS, SIDES


class Verb(IntEnum):
    """What is done."""

    BEGIN = 0
    DEAL = 1
    SHUFFLE = 2
    DRAW = 3
    INSERT = 4
    PLAY = 5
    SKIP = 6
    EFFECT = 7
    DECLINE = 8
    TARGET = 9
    PASS = 10
    KEEP = 11


# What can be drawn: the top of a side by its number, the deck, or the kept card at a place.
FROM_DECK = SIDES
FROM_KEPT = SIDES + 1  # + place


class Action(NamedTuple):
    """A verb and its object."""

    verb: Verb
    target: int = 0  # a seat, a card, a place or a side, as the verb asks


# Every action there is, once. Its place here is its number in records, masks and policies.
ACTIONS = (
    *(Action(Verb.BEGIN, seat) for seat in range(SEATS)),
    *(Action(Verb.DEAL, card) for card in range(CARD_COUNT)),
    Action(Verb.SHUFFLE),
    *(Action(Verb.DRAW, what) for what in range(FROM_KEPT + LONGEST)),
    *(Action(Verb.INSERT, place) for place in range(LONGEST)),
    *(Action(Verb.PLAY, place) for place in range(LONGEST - 1)),
    Action(Verb.SKIP),
    *(Action(Verb.EFFECT, side) for side in range(SIDES)),
    Action(Verb.DECLINE),
    *(Action(Verb.TARGET, seat) for seat in range(SEATS)),
    *(Action(Verb.PASS, place) for place in range(LONGEST)),
    *(Action(Verb.KEEP, place) for place in range(LONGEST)),
)

# The same table as the rules read it, column by column; the numbers of a verb's actions follow each other.
VERB = tuple(action.verb for action in ACTIONS)
TARGET = tuple(action.target for action in ACTIONS)
FIRST = tuple(VERB.index(verb) for verb in Verb)
