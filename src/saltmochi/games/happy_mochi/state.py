"""What lies on the table."""

from __future__ import annotations

from enum import IntEnum

from saltmochi.games.happy_mochi.cards import BIT, CARD_COUNT, HALF, NO_CARD, WORD, WORDS
from saltmochi.table import phase
from saltmochi.table.bits import nth
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule
from saltmochi.table.state import TableState, copy_table

SEATS = 6
# A bit for each seat, and one for those who only look on.
WATCHER_BIT = 1 << SEATS
KNOWN_TO_ALL = 2 * WATCHER_BIT - 1
NO_PLACE = 127

# The rows of cards whose order counts, from left to right: hands as they are held, kept cards as they were kept.
HAND = 0  # + seat
KEPT = HAND + SEATS  # + seat
ROWS = KEPT + SEATS
# Where else a card can go from the deck: onto a side of the pair, or aside until it is put into a hand.
SIDE = ROWS  # + side
SIDES = 2
HELD = SIDE + SIDES
# No row and no side is longer: one more card lies on each side of the pair, or on the other one and in another hand.
LONGEST = CARD_COUNT - 2


class Phase(IntEnum):
    """What is to be done next; by the dealer as far as ROUND_OVER, then by the player who acts."""

    BEGIN = phase.BEGIN
    DEAL = phase.DEAL
    ROUND_OVER = phase.ROUND_OVER
    GAME_OVER = phase.GAME_OVER
    TURN = phase.OWN  # draw or play
    DRAW = phase.OWN + 1  # draw because of an effect
    INSERT = phase.OWN + 2  # put the card held aside into the hand
    EFFECT = phase.OWN + 3  # choose the next effect of the cards just played; without any the turn ends
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
    acting: int = number()  # who is to act, if it is not the dealer
    value: int = number()
    awaits: int = number()  # where the dealer's card goes
    dealt: int = number()  # how many cards each hand is dealt in this round
    pending: list[int] = numbers(SIDES)  # the effects of the cards just played, until they have happened
    turns: int = number(bits=16)  # in this round
    skips: int = number()  # in a row
    scoreless: int = number()  # rounds in a row without a point
    piles: list[list[int]] = numbers(SIDES, LONGEST)  # both sides of the pair, from the bottom up
    heights: list[int] = numbers(SIDES)
    sizes: list[int] = numbers(ROWS)
    shuffles: int = number(bits=32)  # the number of the last one: see `memory`
    shuffled: list[int] = numbers(CARD_COUNT, bits=32)  # the last shuffle that each card was seen to go into


@record
class State(Public):
    """The whole table. The deck has no order: no table contains the future."""

    deck: list[int] = numbers(WORDS, bits=64)  # a set of cards, in two words
    rows: list[list[int]] = numbers(ROWS, LONGEST)
    held: list[int] = numbers(SEATS)  # each player's card aside, or NO_CARD
    chosen: list[int] = numbers(SEATS)  # the place of the card that each will pass, or NO_PLACE
    known_by: list[int] = numbers(CARD_COUNT)  # the seats that know where each card is, a bit each
    origin: list[int] = numbers(CARD_COUNT, bits=32)  # the shuffle that each card that lies face down came out of


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
    """Copy what everybody knows of each card: its effect, and when it was last seen to be shuffled."""
    for card in range(CARD_COUNT):
        target.effects[card] = source.effects[card]
        target.shuffled[card] = source.shuffled[card]


# --- The deck ---


@rule
def deck_size(state: State) -> int:
    """How many cards the deck has."""
    return state.deck[0].bit_count() + state.deck[1].bit_count()


@rule
def deck_card(state: State, n: int) -> int:
    """The n-th card of the deck, counting from none."""
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
def put_in(state: State, row: int, place: int, card: int) -> None:
    """Put a card at a place of a row; those from there on move to the right."""
    cards = state.rows[row]
    for i in range(state.sizes[row], place, -1):
        cards[i] = cards[i - 1]
    cards[place] = card
    state.sizes[row] += 1


@rule
def append(state: State, row: int, card: int) -> None:
    """Put a card at the right end of a row."""
    put_in(state, row, state.sizes[row], card)


@rule
def take_out(state: State, row: int, place: int) -> int:
    """Take the card at a place out of a row; those beyond close the gap."""
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
    """Take the card on top of a side."""
    state.heights[side] -= 1
    card = state.piles[side][state.heights[side]]
    state.piles[side][state.heights[side]] = 0
    return card


@rule
def top(state: State, side: int) -> int:
    """The card on top of a side, or NO_CARD."""
    return state.piles[side][state.heights[side] - 1] if state.heights[side] > 0 else NO_CARD
