"""§7: a whole table that contradicts nothing a seat has seen.

Every card face down that the seat does not know came out of a shuffle, and `memory.fits` says which cards it can be.
The older the shuffle, the fewer they are, and those of an older one are among those of a younger one or apart from
them: so the cards are dealt by age, and every table that fits is equally likely. The rest is the deck.
"""

from __future__ import annotations

from saltmochi.games.happy_mochi.cards import BIT, CARD_COUNT, FULL_WORD, HALF, HIDDEN, NO_CARD, WORD, WORDS
from saltmochi.games.happy_mochi.memory import fits
from saltmochi.games.happy_mochi.state import (
    EVERYBODY,
    HAND,
    LONGEST,
    ROWS,
    SEATS,
    SIDES,
    State,
    deck_size,
    remove_from_deck,
    share_open,
    share_shuffles,
)
from saltmochi.games.happy_mochi.view import View
from saltmochi.table.bits import nth
from saltmochi.table.dealer import Dice, roll
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule


@record
class Thought:
    """The cards face down that are still to be dealt, and which cards those of one shuffle can be."""

    count: int = number()
    row: list[int] = numbers(CARD_COUNT)  # where each lies: a row, or from ROWS on the seat that holds it aside
    place: list[int] = numbers(CARD_COUNT)
    known_by: list[int] = numbers(CARD_COUNT)
    origin: list[int] = numbers(CARD_COUNT, bits=32)
    fitting: list[int] = numbers(WORDS, bits=64)


@rule
def suppose(view: View, dice: Dice, thought: Thought, state: State) -> bool:
    """Write a table that this seat cannot tell from the true one; False if there is none."""
    share_open(view, state)
    share_shuffles(view, state)
    clear_table(state)
    lay_pair(state)
    lay_seen(view, thought, state)
    choose_unseen(view, dice, state)
    origin = next_origin(thought, -1)
    while origin >= 0:
        gather_fitting(thought, state, origin)
        for i in range(thought.count):
            if thought.origin[i] == origin and not deal_fitting(dice, thought, state, i):
                return False
        origin = next_origin(thought, origin)
    return deck_size(state) == view.deck_size


@rule
def clear_table(state: State) -> None:
    """All cards in the deck."""
    for word in range(WORDS):
        state.deck[word] = FULL_WORD
    for card in range(CARD_COUNT):
        state.known_by[card] = 0
        state.origin[card] = 0
    for row in range(ROWS):
        for place in range(LONGEST):
            state.rows[row][place] = 0
    for seat in range(SEATS):
        state.held[seat] = NO_CARD


@rule
def lay_pair(state: State) -> None:
    """The cards of the pair and those beneath are known to all."""
    for side in range(SIDES):
        for i in range(state.heights[side]):
            take_from_deck(state, state.piles[side][i], EVERYBODY, 0)


@rule
def take_from_deck(state: State, card: int, known_by: int, origin: int) -> None:
    """A card leaves the deck, with what is known of it."""
    remove_from_deck(state, card)
    state.known_by[card] = known_by
    state.origin[card] = origin


@rule
def lay_seen(view: View, thought: Thought, state: State) -> None:
    """The cards that the seat knows lie where they are; the others are still to be dealt."""
    thought.count = 0
    i = 0
    for row in range(ROWS):
        for place in range(view.sizes[row]):
            lay_or_note(view, thought, state, i, view.rows[row][place], row, place)
            i += 1
    for seat in range(SEATS):
        if view.held[seat] != NO_CARD:
            lay_or_note(view, thought, state, i, view.held[seat], ROWS + seat, 0)
            i += 1


@rule
def lay_or_note(view: View, thought: Thought, state: State, i: int, card: int, row: int, place: int) -> None:
    """Lay the i-th card out of the deck, if the seat knows it; else note where it lies."""
    if card != HIDDEN:
        take_from_deck(state, card, view.known_by[i], view.origin[i])
        lay(state, card, row, place)
        return
    thought.row[thought.count] = row
    thought.place[thought.count] = place
    thought.known_by[thought.count] = view.known_by[i]
    thought.origin[thought.count] = view.origin[i]
    thought.count += 1


@rule
def lay(state: State, card: int, row: int, place: int) -> None:
    """Put a card at its place in a row, or aside."""
    if row < ROWS:
        state.rows[row][place] = card
    else:
        state.held[row - ROWS] = card


@rule
def choose_unseen(view: View, dice: Dice, state: State) -> None:
    """§4.5: any card for those who have chosen what to pass."""
    for seat in range(SEATS):
        hidden = view.chosen[seat] == HIDDEN
        state.chosen[seat] = roll(dice, view.sizes[HAND + seat]) if hidden else view.chosen[seat]


@rule
def next_origin(thought: Thought, after: int) -> int:
    """The oldest shuffle after this one that a card to be dealt came out of; -1 if there is none."""
    oldest = -1
    for i in range(thought.count):
        origin = thought.origin[i]
        if origin > after and (oldest < 0 or origin < oldest):
            oldest = origin
    return oldest


@rule
def gather_fitting(thought: Thought, state: State, origin: int) -> None:
    """Which cards, not yet placed, can have come out of this shuffle."""
    for word in range(WORDS):
        thought.fitting[word] = 0
    for card in range(CARD_COUNT):
        if state.deck[WORD[card]] & BIT[card] and fits(origin, state.shuffled[card]):
            thought.fitting[WORD[card]] |= BIT[card]


@rule
def deal_fitting(dice: Dice, thought: Thought, state: State, i: int) -> bool:
    """Any of the fitting cards for the i-th card to be dealt; False if there is none left."""
    first = thought.fitting[0].bit_count()
    left = first + thought.fitting[1].bit_count()
    if left == 0:
        return False
    n = roll(dice, left)
    card = nth(thought.fitting[0], n) if n < first else HALF + nth(thought.fitting[1], n - first)
    thought.fitting[WORD[card]] &= ~BIT[card]
    take_from_deck(state, card, thought.known_by[i], thought.origin[i])
    lay(state, card, thought.row[i], thought.place[i])
    return True
