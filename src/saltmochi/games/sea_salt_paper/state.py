"""What lies on the table."""

from __future__ import annotations

from enum import IntEnum

from saltmochi.games.sea_salt_paper.cards import ALIKE_BITS, BIT, DUO_COUNT, NO_CARD
from saltmochi.table import phase
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule
from saltmochi.table.state import TableState, copy_table

SEATS = 4
NOBODY = -1

# The places where a card can lie. Those in piles have an order; the others are sets.
DECK = 0
HAND = 1  # + seat
LAID = HAND + SEATS  # + seat
SETS = LAID + SEATS
PILE = SETS  # + pile
PILES = 2
DRAWN = PILE + PILES

# No pile can grow higher: two cards leave the deck for each that is put on it (this is for 66 cards).
HEIGHT = 33
# No round has more to remember: see `memory`.
MEMORY = 320


class Phase(IntEnum):
    """What is to be done next; by the dealer as far as STEAL, then by the player in turn."""

    BEGIN = phase.BEGIN
    DEAL = phase.DEAL
    ROUND_OVER = phase.ROUND_OVER
    GAME_OVER = phase.GAME_OVER
    STEAL = phase.OWN  # the dealer says which card is stolen
    TAKE = phase.OWN + 1
    PUT = phase.OWN + 2
    PLAY = phase.OWN + 3
    LOOK = phase.OWN + 4  # choose a pile for the crabs
    PICK = phase.OWN + 5  # take a card from it
    ROB = phase.OWN + 6  # choose whom to steal from


class Ending(IntEnum):
    """How a round ended."""

    NONE = 0
    STOP = 1
    LAST_CHANCE_WON = 2
    LAST_CHANCE_LOST = 3
    VOID = 4
    MERMAIDS = 5


class Finish(IntEnum):
    """Why the game is over."""

    NONE = 0
    TARGET = 1
    MERMAIDS = 2
    VOIDS = 3


@record
class Public(TableState):
    """What everybody sees, apart from the cards."""

    caller: int = number()  # who ended the round, or NOBODY
    awaits: int = number()  # the place of the card that the dealer gives
    looking: int = number()  # the pile looked through
    victim: int = number()  # whom the thief chose
    voids: int = number()  # void rounds in a row


@record
class Sets(Public):
    """With it the cards at each place without order, in two words."""

    duos: list[int] = numbers(SETS, bits=64)
    others: list[int] = numbers(SETS, bits=64)


@record
class State(Sets):
    """The whole table. The deck has no order: no table contains the future."""

    piles: list[list[int]] = numbers(PILES, HEIGHT)
    heights: list[int] = numbers(PILES)
    drawn: list[int] = numbers(2)  # the two cards to choose between, or NO_CARD
    memory: list[int] = numbers(MEMORY, bits=16)  # what was seen in this round, and by whom
    memories: int = number(bits=16)


@rule
def copy_public(source: Public, target: Public) -> None:
    """Copy what everybody sees."""
    copy_table(source, target)
    target.caller = source.caller
    target.awaits = source.awaits
    target.looking = source.looking
    target.victim = source.victim
    target.voids = source.voids


@rule
def set_size(table: Sets, place: int) -> int:
    """How many cards lie at a place without order: the deck, a hand, what a player has laid."""
    return table.duos[place].bit_count() + table.others[place].bit_count()


@rule
def holds(table: Sets, place: int, card: int) -> bool:
    """Whether the card lies at that place."""
    word = table.duos[place] if card < DUO_COUNT else table.others[place]
    return word & BIT[card] != 0


@rule
def alike(table: Sets, place: int, card: int) -> int:
    """The cards at a place that are alike to this one, in the word that has them."""
    return ALIKE_BITS[card] & (table.duos[place] if card < DUO_COUNT else table.others[place])


@rule
def add(state: State, place: int, card: int) -> None:
    """Put a card into the deck, a hand or a player's laid cards."""
    if card < DUO_COUNT:
        state.duos[place] |= BIT[card]
    else:
        state.others[place] |= BIT[card]


@rule
def remove(state: State, place: int, card: int) -> None:
    """Take a card from there."""
    if card < DUO_COUNT:
        state.duos[place] &= ~BIT[card]
    else:
        state.others[place] &= ~BIT[card]


@rule
def cover(state: State, pile: int, card: int) -> None:
    """Put a card on top of a pile."""
    state.piles[pile][state.heights[pile]] = card
    state.heights[pile] += 1


@rule
def top(state: State, pile: int) -> int:
    """The card on top of a pile, or NO_CARD."""
    return state.piles[pile][state.heights[pile] - 1] if state.heights[pile] > 0 else NO_CARD
