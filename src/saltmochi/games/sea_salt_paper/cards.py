"""§1, §10: the cards.

A set of cards is two bit sets, called words: `duos` and `others`. Counting a set then takes one machine instruction per
word, and two words have room for more than 64 cards. Cards of the same kind and colour are copies of each other. Their
numbers are consecutive, and the first of them, the face, stands for all of them wherever it does not matter which copy
is meant.

The cards of Extra Salt come after those of the base game and are all in the second word, even its duos. So the base
game has the same numbers and words with and without it.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple


class Kind(IntEnum):
    """What a card shows."""

    CRAB = 0
    BOAT = 1
    FISH = 2
    SWIMMER = 3
    SHARK = 4
    SHELL = 5
    OCTOPUS = 6
    PENGUIN = 7
    SAILOR = 8
    LIGHTHOUSE = 9
    SHOAL_OF_FISH = 10
    PENGUIN_COLONY = 11
    CAPTAIN = 12
    MERMAID = 13
    # Extra Salt
    JELLYFISH = 14
    LOBSTER = 15
    CAST_OF_CRABS = 16
    STARFISH = 17
    SEAHORSE = 18


class Colour(IntEnum):
    """The colour of a card's paper."""

    DARK_BLUE = 0
    LIGHT_BLUE = 1
    BLACK = 2
    YELLOW = 3
    GREEN = 4
    WHITE = 5
    PURPLE = 6
    GREY = 7
    LIGHT_ORANGE = 8
    PINK = 9
    ORANGE = 10


class Card(NamedTuple):
    """One card of the box."""

    kind: Kind
    colour: Colour


# §1.1: how many cards there are of each kind and colour in the base game.
BASE_BOX: dict[Kind, dict[Colour, int]] = {
    Kind.CRAB: {
        Colour.DARK_BLUE: 2,
        Colour.LIGHT_BLUE: 2,
        Colour.YELLOW: 2,
        Colour.BLACK: 1,
        Colour.GREEN: 1,
        Colour.GREY: 1,
    },
    Kind.BOAT: {Colour.DARK_BLUE: 2, Colour.LIGHT_BLUE: 2, Colour.BLACK: 2, Colour.YELLOW: 2},
    Kind.FISH: {Colour.DARK_BLUE: 2, Colour.BLACK: 2, Colour.LIGHT_BLUE: 1, Colour.YELLOW: 1, Colour.GREEN: 1},
    Kind.SWIMMER: dict.fromkeys(
        (Colour.DARK_BLUE, Colour.LIGHT_BLUE, Colour.BLACK, Colour.YELLOW, Colour.LIGHT_ORANGE), 1
    ),
    Kind.SHARK: dict.fromkeys((Colour.DARK_BLUE, Colour.LIGHT_BLUE, Colour.BLACK, Colour.GREEN, Colour.PURPLE), 1),
    Kind.SHELL: dict.fromkeys(
        (Colour.DARK_BLUE, Colour.LIGHT_BLUE, Colour.BLACK, Colour.YELLOW, Colour.GREEN, Colour.GREY), 1
    ),
    Kind.OCTOPUS: dict.fromkeys((Colour.LIGHT_BLUE, Colour.YELLOW, Colour.GREEN, Colour.PURPLE, Colour.GREY), 1),
    Kind.PENGUIN: dict.fromkeys((Colour.PURPLE, Colour.LIGHT_ORANGE, Colour.PINK), 1),
    Kind.SAILOR: dict.fromkeys((Colour.PINK, Colour.ORANGE), 1),
    Kind.LIGHTHOUSE: {Colour.PURPLE: 1},
    Kind.SHOAL_OF_FISH: {Colour.GREY: 1},
    Kind.PENGUIN_COLONY: {Colour.GREEN: 1},
    Kind.CAPTAIN: {Colour.LIGHT_ORANGE: 1},
    Kind.MERMAID: {Colour.WHITE: 4},
}
# §10.1: the cards of Extra Salt.
EXTRA_SALT: dict[Kind, dict[Colour, int]] = {
    Kind.JELLYFISH: dict.fromkeys((Colour.PURPLE, Colour.PINK), 1),
    Kind.LOBSTER: {Colour.BLACK: 1},
    Kind.CAST_OF_CRABS: {Colour.GREEN: 1},
    Kind.STARFISH: dict.fromkeys((Colour.DARK_BLUE, Colour.LIGHT_BLUE, Colour.YELLOW), 1),
    Kind.SEAHORSE: {Colour.WHITE: 1},
}
BOX = BASE_BOX | EXTRA_SALT

DUO_KINDS = (Kind.CRAB, Kind.BOAT, Kind.FISH, Kind.SWIMMER, Kind.SHARK)
COLLECTOR_KINDS = (Kind.SHELL, Kind.OCTOPUS, Kind.PENGUIN, Kind.SAILOR)
MULTIPLIER_KINDS = (Kind.LIGHTHOUSE, Kind.SHOAL_OF_FISH, Kind.PENGUIN_COLONY, Kind.CAPTAIN)

CARDS = tuple(Card(kind, colour) for kind, row in BOX.items() for colour, n in row.items() for _ in range(n))
CARD_COUNT = sum(sum(row.values()) for row in BASE_BOX.values())
# With Extra Salt.
FULL_COUNT = len(CARDS)
NO_CARD = 127

# The bit of each card in its word: the duos of the base game are in one word, all other cards in the other.
DUO_COUNT = sum(card.kind in DUO_KINDS for card in CARDS[:CARD_COUNT])
BIT = tuple(1 << (number if number < DUO_COUNT else number - DUO_COUNT) for number in range(FULL_COUNT))
ALL_DUOS = (1 << DUO_COUNT) - 1
ALL_OTHERS = (1 << CARD_COUNT - DUO_COUNT) - 1
EXTRA_SALT_OTHERS = (1 << FULL_COUNT - DUO_COUNT) - 1 ^ ALL_OTHERS

# For each card: its face (the first of its copies), the number of its copies, and their bits.
ALIKE = tuple(CARDS.index(card) for card in CARDS)
COPIES = tuple(CARDS.count(card) for card in CARDS)
ALIKE_BITS = tuple(sum(BIT[n] for n in range(FULL_COUNT) if CARDS[n] == card) for card in CARDS)
ALL_FACES = tuple(sorted(set(ALIKE)))
FACES = tuple(face for face in ALL_FACES if face < CARD_COUNT)
EXTRA_SALT_FACES = ALL_FACES[len(FACES) :]
# In each word, the cards that are not the first of their copies.
LATER_DUO_COPIES = sum(BIT[n] for n in range(DUO_COUNT) if ALIKE[n] != n)
LATER_OTHER_COPIES = sum(BIT[n] for n in range(DUO_COUNT, FULL_COUNT) if ALIKE[n] != n)


def bits(kind: Kind) -> int:
    """Return the cards of a kind, as bits of the word that contains them."""
    return sum(BIT[n] for n in range(FULL_COUNT) if CARDS[n].kind == kind)


CRABS, BOATS, FISHES, SWIMMERS, SHARKS = map(bits, DUO_KINDS)
SHELLS, OCTOPUSES, PENGUINS, SAILORS = map(bits, COLLECTOR_KINDS)
LIGHTHOUSE, SHOAL, COLONY, CAPTAIN = map(bits, MULTIPLIER_KINDS)
MERMAIDS = bits(Kind.MERMAID)
FOUR_MERMAIDS = 4
JELLYFISH, LOBSTER, CAST, STARFISH, SEAHORSE = map(bits, EXTRA_SALT)
# §10.1: the duos of Extra Salt.
EXTRA_SALT_DUOS = JELLYFISH | LOBSTER

# For each card: its colour.
COLOUR = tuple(card.colour for card in CARDS)
# For each colour: its cards, as bits of each word.
COLOUR_DUOS = tuple(sum(BIT[n] for n in range(DUO_COUNT) if CARDS[n].colour == colour) for colour in Colour)
COLOUR_OTHERS = tuple(
    sum(BIT[n] for n in range(DUO_COUNT, FULL_COUNT) if CARDS[n].colour == colour) for colour in Colour
)


def set_of(cards: Iterable[int]) -> tuple[int, int]:
    """Return a set of different cards as its two words."""
    found = list(cards)
    return sum(BIT[n] for n in found if n < DUO_COUNT), sum(BIT[n] for n in found if n >= DUO_COUNT)


def cards_in(duos: int, others: int) -> list[int]:
    """Return the cards of a set, one by one."""
    return [card for card in range(FULL_COUNT) if (duos if card < DUO_COUNT else others) & BIT[card]]
