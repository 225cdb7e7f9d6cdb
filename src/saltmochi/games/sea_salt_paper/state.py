"""The state of the game, and the basic operations on places for cards."""

from __future__ import annotations

from enum import IntEnum

from saltmochi.games.sea_salt_paper.cards import ALIKE_BITS, BIT, DUO_COUNT, NO_CARD
from saltmochi.table import phase
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule
from saltmochi.table.state import TableState, copy_table

SEATS = 4
NOBODY = -1

# The places where a card can be. Piles are ordered; the other places are sets.
DECK = 0
HAND = 1  # + seat
LAID = HAND + SEATS  # + seat
SETS = LAID + SEATS
PILE = SETS  # + pile
PILES = 2
DRAWN = PILE + PILES

# The maximum height of a pile: two cards leave the deck for each card put on it (enough for 66 cards).
MAX_HEIGHT = 33
# The maximum number of memory entries in a round: see `memory`.
MAX_ENTRIES = 320


class Phase(IntEnum):
    """What happens next. The dealer acts in the phases up to STEAL, the player in turn in the later ones."""

    BEGIN = phase.BEGIN
    DEAL = phase.DEAL
    ROUND_OVER = phase.ROUND_OVER
    GAME_OVER = phase.GAME_OVER
    STEAL = phase.OWN  # the dealer draws the stolen card
    TAKE = phase.OWN + 1
    PUT = phase.OWN + 2
    PLAY = phase.OWN + 3
    LOOK = phase.OWN + 4  # choose the pile to look through, after laying crabs
    PICK = phase.OWN + 5  # take a card from that pile
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
    awaits: int = number()  # the place that the dealer's next card goes to
    looking: int = number()  # the pile that is looked through
    victim: int = number()  # the seat that the thief steals from
    voids: int = number()  # void rounds in a row


@record
class Sets(Public):
    """The public fields and the cards at each unordered place, in two words."""

    duos: list[int] = numbers(SETS, bits=64)
    others: list[int] = numbers(SETS, bits=64)


@record
class State(Sets):
    """The complete state. The deck has no order, so a state does not determine what is drawn next."""

    piles: list[list[int]] = numbers(PILES, MAX_HEIGHT)
    heights: list[int] = numbers(PILES)
    drawn: list[int] = numbers(2)  # the two cards to choose between, or NO_CARD
    memory: list[int] = numbers(MAX_ENTRIES, bits=16)  # what happened to cards in this round
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
    """Return the number of cards at an unordered place: the deck, a hand, or what a player has laid."""
    return table.duos[place].bit_count() + table.others[place].bit_count()


@rule
def holds(table: Sets, place: int, card: int) -> bool:
    """Whether a card lies at an unordered place."""
    word = table.duos[place] if card < DUO_COUNT else table.others[place]
    return word & BIT[card] != 0


@rule
def copies_at(table: Sets, place: int, card: int) -> int:
    """Return the copies of a card at an unordered place, as bits of the word that contains them."""
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
    """Take a card from the deck, a hand or a player's laid cards."""
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
    """Return the card on top of a pile, or NO_CARD."""
    return state.piles[pile][state.heights[pile] - 1] if state.heights[pile] > 0 else NO_CARD
