"""All actions of the dealer and the players."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from saltmochi.games.happy_mochi.cards import CARD_COUNT
from saltmochi.games.happy_mochi.state import MAX_LENGTH, SEATS, SIDES


class Verb(IntEnum):
    """The verb of an action."""

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


# The targets of DRAW: the number of a side of the pair, the deck, or a kept card by its place.
FROM_DECK = SIDES
FROM_KEPT = SIDES + 1  # + place


class Action(NamedTuple):
    """A verb and its object."""

    verb: Verb
    target: int = 0  # a seat, a card, a place or a side, depending on the verb


# Every action, once. Its index is its id in lists of legal actions, search trees and statistics.
ACTIONS = (
    *(Action(Verb.BEGIN, seat) for seat in range(SEATS)),
    *(Action(Verb.DEAL, card) for card in range(CARD_COUNT)),
    Action(Verb.SHUFFLE),
    *(Action(Verb.DRAW, what) for what in range(FROM_KEPT + MAX_LENGTH)),
    *(Action(Verb.INSERT, place) for place in range(MAX_LENGTH)),
    *(Action(Verb.PLAY, place) for place in range(MAX_LENGTH - 1)),
    Action(Verb.SKIP),
    *(Action(Verb.EFFECT, side) for side in range(SIDES)),
    Action(Verb.DECLINE),
    *(Action(Verb.TARGET, seat) for seat in range(SEATS)),
    *(Action(Verb.PASS, place) for place in range(MAX_LENGTH)),
    *(Action(Verb.KEEP, place) for place in range(MAX_LENGTH)),
)

# The same table by columns, as the rules read it. The ids of a verb's actions are consecutive.
VERB = tuple(action.verb for action in ACTIONS)
TARGET = tuple(action.target for action in ACTIONS)
FIRST_ID = tuple(VERB.index(verb) for verb in Verb)
