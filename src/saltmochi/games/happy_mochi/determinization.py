"""§7: sample a determinization, a complete state that is consistent with all that a seat has seen.

Every face-down card that the seat does not know came out of a shuffle, and `memory.origin_allows` tells which cards it
can be. The candidates for an older shuffle are either a subset of those for a newer one or disjoint from them. Cards
are therefore dealt by the age of their shuffles, the oldest first, and every consistent state is equally likely. The
remaining cards are the deck.
"""

from __future__ import annotations

from saltmochi.games.happy_mochi.cards import BIT, CARD_COUNT, FULL_WORD, HALF, HIDDEN, NO_CARD, WORD, WORDS
from saltmochi.games.happy_mochi.memory import origin_allows
from saltmochi.games.happy_mochi.state import (
    HAND,
    KNOWN_TO_ALL,
    MAX_LENGTH,
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
    """The face-down cards that are still to be dealt, and the candidates for those of one shuffle."""

    count: int = number()
    row: list[int] = numbers(CARD_COUNT)  # where each is: a row, or ROWS + the seat that holds it aside
    place: list[int] = numbers(CARD_COUNT)
    known_by: list[int] = numbers(CARD_COUNT)
    origin: list[int] = numbers(CARD_COUNT, bits=32)
    candidates: list[int] = numbers(WORDS, bits=64)


@rule
def sample_state(view: View, rng: Rng, scratch: Scratch, state: State) -> bool:
    """Write a determinization: a state that this seat cannot tell from the true one. Return False if there is none."""
    copy_public(view, state)
    copy_shuffles(view, state)
    put_all_in_deck(state)
    place_pair(state)
    place_known(view, scratch, state)
    choose_hidden_passes(view, rng, state)
    origin = next_origin(scratch, -1)
    while origin >= 0:
        find_candidates(scratch, state, origin)
        for i in range(scratch.count):
            if scratch.origin[i] == origin and not deal_candidate(rng, scratch, state, i):
                return False
        origin = next_origin(scratch, origin)
    return deck_size(state) == view.deck_size


@rule
def put_all_in_deck(state: State) -> None:
    """Put all cards into the deck."""
    for word in range(WORDS):
        state.deck[word] = FULL_WORD
    for card in range(CARD_COUNT):
        state.known_by[card] = 0
        state.origin[card] = 0
    for row in range(ROWS):
        for place in range(MAX_LENGTH):
            state.rows[row][place] = 0
    for seat in range(SEATS):
        state.held[seat] = NO_CARD


@rule
def place_pair(state: State) -> None:
    """Take the cards of the pair and those beneath, which are known to everybody, out of the deck."""
    for side in range(SIDES):
        for i in range(state.heights[side]):
            take_from_deck(state, state.piles[side][i], KNOWN_TO_ALL, 0)


@rule
def take_from_deck(state: State, card: int, known_by: int, origin: int) -> None:
    """Take a card out of the deck, and write down what is known of it."""
    remove_from_deck(state, card)
    state.known_by[card] = known_by
    state.origin[card] = origin


@rule
def place_known(view: View, scratch: Scratch, state: State) -> None:
    """Put the cards that the seat knows where they are, and list the others as still to be dealt."""
    scratch.count = 0
    i = 0
    for row in range(ROWS):
        for place in range(view.sizes[row]):
            place_or_defer(view, scratch, state, i, view.rows[row][place], row, place)
            i += 1
    for seat in range(SEATS):
        if view.held[seat] != NO_CARD:
            place_or_defer(view, scratch, state, i, view.held[seat], ROWS + seat, 0)
            i += 1


@rule
def place_or_defer(view: View, scratch: Scratch, state: State, i: int, card: int, row: int, place: int) -> None:
    """Place the i-th card that is out of the deck, if the seat knows it; else list it as still to be dealt."""
    if card != HIDDEN:
        take_from_deck(state, card, view.known_by[i], view.origin[i])
        place_card(state, card, row, place)
        return
    scratch.row[scratch.count] = row
    scratch.place[scratch.count] = place
    scratch.known_by[scratch.count] = view.known_by[i]
    scratch.origin[scratch.count] = view.origin[i]
    scratch.count += 1


@rule
def place_card(state: State, card: int, row: int, place: int) -> None:
    """Put a card at its place in a row, or aside."""
    if row < ROWS:
        state.rows[row][place] = card
    else:
        state.held[row - ROWS] = card


@rule
def choose_hidden_passes(view: View, rng: Rng, state: State) -> None:
    """§4.5: choose a random card for each player whose choice of what to pass is hidden."""
    for seat in range(SEATS):
        hidden = view.chosen[seat] == HIDDEN
        state.chosen[seat] = randbelow(rng, view.sizes[HAND + seat]) if hidden else view.chosen[seat]


@rule
def next_origin(scratch: Scratch, after: int) -> int:
    """Return the oldest shuffle after this one that a card to be dealt came out of; -1 if there is none."""
    oldest = -1
    for i in range(scratch.count):
        origin = scratch.origin[i]
        if origin > after and (oldest < 0 or origin < oldest):
            oldest = origin
    return oldest


@rule
def find_candidates(scratch: Scratch, state: State, origin: int) -> None:
    """Find the cards, not yet placed, that can have come out of this shuffle."""
    for word in range(WORDS):
        scratch.candidates[word] = 0
    for card in range(CARD_COUNT):
        if state.deck[WORD[card]] & BIT[card] and origin_allows(origin, state.shuffled[card]):
            scratch.candidates[WORD[card]] |= BIT[card]


@rule
def deal_candidate(rng: Rng, scratch: Scratch, state: State, i: int) -> bool:
    """Deal a random candidate as the i-th card to be dealt; return False if there is none left."""
    first = scratch.candidates[0].bit_count()
    left = first + scratch.candidates[1].bit_count()
    if left == 0:
        return False
    n = randbelow(rng, left)
    card = nth(scratch.candidates[0], n) if n < first else HALF + nth(scratch.candidates[1], n - first)
    scratch.candidates[WORD[card]] &= ~BIT[card]
    take_from_deck(state, card, scratch.known_by[i], scratch.origin[i])
    place_card(state, card, scratch.row[i], scratch.place[i])
    return True
