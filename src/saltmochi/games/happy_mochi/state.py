"""The state of the game, and the basic operations on places for cards."""

from __future__ import annotations

from enum import IntEnum

from saltmochi.games.happy_mochi.cards import BIT, CARD_COUNT, HALF, NO_CARD, WORD, WORDS
from saltmochi.table import phase
from saltmochi.table.bits import nth
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule
from saltmochi.table.state import TableState, copy_table

SEATS = 6
# Bit sets of seats have one more bit for spectators.
WATCHER_BIT = 1 << SEATS
KNOWN_TO_ALL = 2 * WATCHER_BIT - 1
NO_PLACE = 127

# Rows of cards, ordered from left to right: hands as they are held, kept cards from the oldest to the newest.
HAND = 0  # + seat
KEPT = HAND + SEATS  # + seat
ROWS = KEPT + SEATS
# Other places that a card from the deck can go to: a side of the pair, or aside until it is inserted into a hand.
SIDE = ROWS  # + side
SIDES = 2
HELD = SIDE + SIDES
# The maximum length of a row or side. Two cards are always elsewhere: on the sides of the pair, or on the other side
# and in another hand.
MAX_LENGTH = CARD_COUNT - 2


class Phase(IntEnum):
    """What happens next. The dealer acts in the phases up to ROUND_OVER, the acting player in the later ones."""

    BEGIN = phase.BEGIN
    DEAL = phase.DEAL
    ROUND_OVER = phase.ROUND_OVER
    GAME_OVER = phase.GAME_OVER
    TURN = phase.OWN  # draw, play or skip
    DRAW = phase.OWN + 1  # draw because of an effect
    INSERT = phase.OWN + 2  # insert the card held aside into the hand
    EFFECT = phase.OWN + 3  # choose the next effect of the cards just played; if there is none, the turn ends
    TARGET = phase.OWN + 4  # choose who draws
    PASS = phase.OWN + 5  # choose the card to give to the left
    KEEP = phase.OWN + 6  # choose the card to keep because of an effect
    KEEP_ONE = phase.OWN + 7  # choose the card to keep at the end of the round


class Value(IntEnum):
    """The side that the Value card shows."""

    PLUS = 0
    MINUS = 1


class Ending(IntEnum):
    """How a round ended."""

    NONE = 0
    WON = 1
    ALL_SKIPPED = 2
    TURN_LIMIT = 3


class Finish(IntEnum):
    """Why the game is over."""

    NONE = 0
    TARGET = 1
    SCORELESS = 2


@record
class Public(TableState):
    """What everybody sees."""

    effects: list[int] = numbers(CARD_COUNT)  # printed on each card
    acting: int = number()  # the player who acts, if it is not the dealer
    value: int = number()
    awaits: int = number()  # the place that the dealer's next card goes to
    dealt: int = number()  # the number of cards that each hand is dealt in this round
    pending: list[int] = numbers(SIDES)  # by side: the effect of the card just played, until it is resolved
    turns: int = number(bits=16)  # in this round
    skips: int = number()  # in a row
    scoreless: int = number()  # rounds in a row without a point
    piles: list[list[int]] = numbers(SIDES, MAX_LENGTH)  # both sides of the pair, from the bottom up
    heights: list[int] = numbers(SIDES)
    sizes: list[int] = numbers(ROWS)
    shuffles: int = number(bits=32)  # the number of the last shuffle: see `memory`
    shuffled: list[int] = numbers(CARD_COUNT, bits=32)  # by card: the last shuffle that it was seen to go into


@record
class State(Public):
    """The complete state. The deck has no order, so a state does not determine what is drawn next."""

    deck: list[int] = numbers(WORDS, bits=64)  # a set of cards, in two words
    rows: list[list[int]] = numbers(ROWS, MAX_LENGTH)
    held: list[int] = numbers(SEATS)  # by player: the card held aside, or NO_CARD
    chosen: list[int] = numbers(SEATS)  # by player: the place of the card to pass, or NO_PLACE
    known_by: list[int] = numbers(CARD_COUNT)  # by card: the seats that know where it is, a bit each
    origin: list[int] = numbers(CARD_COUNT, bits=32)  # by card, if it is face down: the shuffle that it came out of


@rule
def copy_public(source: Public, target: Public) -> None:
    """Copy what everybody sees."""
    copy_table(source, target)
    target.acting = source.acting
    target.value = source.value
    target.awaits = source.awaits
    target.dealt = source.dealt
    target.turns = source.turns
    target.skips = source.skips
    target.scoreless = source.scoreless
    target.shuffles = source.shuffles
    for row in range(ROWS):
        target.sizes[row] = source.sizes[row]
    for side in range(SIDES):
        target.pending[side] = source.pending[side]
        for i in range(max(source.heights[side], target.heights[side])):
            target.piles[side][i] = source.piles[side][i]
        target.heights[side] = source.heights[side]


@rule
def copy_shuffles(source: Public, target: Public) -> None:
    """Copy what everybody knows of each card: its effect, and the last shuffle that it was seen to go into."""
    for card in range(CARD_COUNT):
        target.effects[card] = source.effects[card]
        target.shuffled[card] = source.shuffled[card]


# --- The deck ---


@rule
def deck_size(state: State) -> int:
    """Return the number of cards in the deck."""
    return state.deck[0].bit_count() + state.deck[1].bit_count()


@rule
def deck_card(state: State, n: int) -> int:
    """Return the n-th card of the deck, counted from 0."""
    first = state.deck[0].bit_count()
    return nth(state.deck[0], n) if n < first else HALF + nth(state.deck[1], n - first)


@rule
def add_to_deck(state: State, card: int) -> None:
    """Put a card into the deck."""
    state.deck[WORD[card]] |= BIT[card]


@rule
def remove_from_deck(state: State, card: int) -> None:
    """Take a card out of the deck."""
    state.deck[WORD[card]] &= ~BIT[card]


# --- Rows of cards ---


@rule
def insert_card(state: State, row: int, place: int, card: int) -> None:
    """Insert a card at a place of a row; the cards from there on move to the right."""
    cards = state.rows[row]
    for i in range(state.sizes[row], place, -1):
        cards[i] = cards[i - 1]
    cards[place] = card
    state.sizes[row] += 1


@rule
def append(state: State, row: int, card: int) -> None:
    """Append a card at the right end of a row."""
    insert_card(state, row, state.sizes[row], card)


@rule
def remove_card(state: State, row: int, place: int) -> int:
    """Remove the card at a place of a row and return it; the cards to its right close the gap."""
    cards = state.rows[row]
    card = cards[place]
    state.sizes[row] -= 1
    for i in range(place, state.sizes[row]):
        cards[i] = cards[i + 1]
    cards[state.sizes[row]] = 0
    return card


# --- The sides of the pair ---


@rule
def cover(state: State, side: int, card: int) -> None:
    """Put a card on top of a side."""
    state.piles[side][state.heights[side]] = card
    state.heights[side] += 1


@rule
def uncover(state: State, side: int) -> int:
    """Take the top card of a side and return it."""
    state.heights[side] -= 1
    card = state.piles[side][state.heights[side]]
    state.piles[side][state.heights[side]] = 0
    return card


@rule
def top(state: State, side: int) -> int:
    """Return the card on top of a side, or NO_CARD."""
    return state.piles[side][state.heights[side] - 1] if state.heights[side] > 0 else NO_CARD
