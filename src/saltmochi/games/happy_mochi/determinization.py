"""§7: a whole table that contradicts nothing a seat has seen.

Every card face down that the seat does not know came out of a shuffle, and `memory.fits` says which cards it can be.
The older the shuffle, the fewer they are, and those of an older one are among those of a younger one or apart from
them: so the cards are dealt by age, and every table that fits is equally likely. The rest is the deck.
"""

from __future__ import annotations

from saltmochi.games.happy_mochi.cards import BIT, CARD_COUNT, FULL_WORD, HALF, HIDDEN, NO_CARD, WORD, WORDS
from saltmochi.games.happy_mochi.memory import fits
from saltmochi.games.happy_mochi.state import (
    HAND,
    KNOWN_TO_ALL,
    LONGEST,
    ROWS,
    SEATS,
    SIDES,
    State,
    copy_public,
    copy_shuffles,
    deck_size,
    remove_from_deck,
)
from saltmochi.games.happy_mochi.view import View
from saltmochi.table.bits import nth
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import rule


@record
class Scratch:
    """The cards face down that are still to be dealt, and which cards those of one shuffle can be."""

    count: int = number()
    row: list[int] = numbers(CARD_COUNT)  # where each lies: a row, or from ROWS on the seat that holds it aside
    place: list[int] = numbers(CARD_COUNT)
    known_by: list[int] = numbers(CARD_COUNT)
    origin: list[int] = numbers(CARD_COUNT, bits=32)
    fitting: list[int] = numbers(WORDS, bits=64)


@rule
def sample_state(view: View, rng: Rng, scratch: Scratch, state: State) -> bool:
    """Write a table that this seat cannot tell from the true one; False if there is none."""
    copy_public(view, state)
    copy_shuffles(view, state)
    clear_table(state)
    lay_pair(state)
    lay_seen(view, scratch, state)
    choose_unseen(view, rng, state)
    origin = next_origin(scratch, -1)
    while origin >= 0:
        gather_fitting(scratch, state, origin)
        for i in range(scratch.count):
            if scratch.origin[i] == origin and not deal_fitting(rng, scratch, state, i):
                return False
        origin = next_origin(scratch, origin)
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
            take_from_deck(state, state.piles[side][i], KNOWN_TO_ALL, 0)


@rule
def take_from_deck(state: State, card: int, known_by: int, origin: int) -> None:
    """A card leaves the deck, with what is known of it."""
    remove_from_deck(state, card)
    state.known_by[card] = known_by
    state.origin[card] = origin


@rule
def lay_seen(view: View, scratch: Scratch, state: State) -> None:
    """The cards that the seat knows lie where they are; the others are still to be dealt."""
    scratch.count = 0
    i = 0
    for row in range(ROWS):
        for place in range(view.sizes[row]):
            lay_or_note(view, scratch, state, i, view.rows[row][place], row, place)
            i += 1
    for seat in range(SEATS):
        if view.held[seat] != NO_CARD:
            lay_or_note(view, scratch, state, i, view.held[seat], ROWS + seat, 0)
            i += 1


@rule
def lay_or_note(view: View, scratch: Scratch, state: State, i: int, card: int, row: int, place: int) -> None:
    """Lay the i-th card out of the deck, if the seat knows it; else note where it lies."""
    if card != HIDDEN:
        take_from_deck(state, card, view.known_by[i], view.origin[i])
        lay(state, card, row, place)
        return
    scratch.row[scratch.count] = row
    scratch.place[scratch.count] = place
    scratch.known_by[scratch.count] = view.known_by[i]
    scratch.origin[scratch.count] = view.origin[i]
    scratch.count += 1


@rule
def lay(state: State, card: int, row: int, place: int) -> None:
    """Put a card at its place in a row, or aside."""
    if row < ROWS:
        state.rows[row][place] = card
    else:
        state.held[row - ROWS] = card


@rule
def choose_unseen(view: View, rng: Rng, state: State) -> None:
    """§4.5: any card for those who have chosen what to pass."""
    for seat in range(SEATS):
        hidden = view.chosen[seat] == HIDDEN
        state.chosen[seat] = randbelow(rng, view.sizes[HAND + seat]) if hidden else view.chosen[seat]


@rule
def next_origin(scratch: Scratch, after: int) -> int:
    """The oldest shuffle after this one that a card to be dealt came out of; -1 if there is none."""
    oldest = -1
    for i in range(scratch.count):
        origin = scratch.origin[i]
        if origin > after and (oldest < 0 or origin < oldest):
            oldest = origin
    return oldest


@rule
def gather_fitting(scratch: Scratch, state: State, origin: int) -> None:
    """Which cards, not yet placed, can have come out of this shuffle."""
    for word in range(WORDS):
        scratch.fitting[word] = 0
    for card in range(CARD_COUNT):
        if state.deck[WORD[card]] & BIT[card] and fits(origin, state.shuffled[card]):
            scratch.fitting[WORD[card]] |= BIT[card]


@rule
def deal_fitting(rng: Rng, scratch: Scratch, state: State, i: int) -> bool:
    """Any of the fitting cards for the i-th card to be dealt; False if there is none left."""
    first = scratch.fitting[0].bit_count()
    left = first + scratch.fitting[1].bit_count()
    if left == 0:
        return False
    n = randbelow(rng, left)
    card = nth(scratch.fitting[0], n) if n < first else HALF + nth(scratch.fitting[1], n - first)
    scratch.fitting[WORD[card]] &= ~BIT[card]
    take_from_deck(state, card, scratch.known_by[i], scratch.origin[i])
    lay(state, card, scratch.row[i], scratch.place[i])
    return True
