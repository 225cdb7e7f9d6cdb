"""§1: the cards. No two are the same."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from saltmochi.table.rule import rule


class Colour(IntEnum):
    """§1.4: the colour of a card. The colours are named after flavours."""

    STRAWBERRY = 0
    PEACH = 1
    LEMON = 2
    MATCHA = 3
    SODA = 4
    GRAPE = 5
    SESAME = 6


class Effect(IntEnum):
    """§1.2: what a card does when it is played."""

    NONE = 0
    FLIP = 1
    DRAW = 2
    PASS = 3
    KEEP = 4


class Card(NamedTuple):
    """One card of the box."""

    number: int
    colour: Colour


# §1.1: every number in every colour, once.
NUMBERS = 10
CARDS = tuple(Card(number, colour) for colour in Colour for number in range(NUMBERS))
CARD_COUNT = len(CARDS)

# Stand for no card, and for a card whose face a seat does not know.
NO_CARD = 127
HIDDEN = 126

NUMBER = tuple(card.number for card in CARDS)
COLOUR = tuple(card.colour for card in CARDS)

# A set of cards is two bit sets, called words, since there are more than 64 cards; counting it takes two machine
# instructions. These are the word and the bit of each card.
WORDS = 2
HALF = CARD_COUNT // WORDS
WORD = tuple(card // HALF for card in range(CARD_COUNT))
BIT = tuple(1 << card % HALF for card in range(CARD_COUNT))
FULL_WORD = (1 << HALF) - 1


@rule
def mandatory(effect: int) -> bool:
    """§1.2: whether an effect is mandatory; the others may be declined."""
    return effect == Effect.FLIP or effect == Effect.DRAW
