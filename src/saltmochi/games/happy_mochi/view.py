"""§7: what a seat sees and remembers."""

from __future__ import annotations

from saltmochi.games.happy_mochi.cards import CARD_COUNT, HIDDEN, NO_CARD
from saltmochi.games.happy_mochi.memory import bit_of, knows
from saltmochi.games.happy_mochi.state import (
    MAX_LENGTH,
    NO_PLACE,
    ROWS,
    SEATS,
    Public,
    State,
    copy_public,
    copy_shuffles,
    deck_size,
)
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule


@record
class View(Public):
    """The game as one seat knows it, with perfect memory."""

    seat: int = number()
    deck_size: int = number()
    rows: list[list[int]] = numbers(ROWS, MAX_LENGTH)  # hands and kept cards; HIDDEN if the seat does not know a card
    held: list[int] = numbers(SEATS)  # by player: the card held aside, HIDDEN or NO_CARD
    chosen: list[int] = numbers(SEATS)  # by player: the place of the card to pass, HIDDEN or NO_PLACE
    # For every card in a row, then for every card held aside: who knows it, and which shuffle it came out of.
    cards_out: int = number()
    known_by: list[int] = numbers(CARD_COUNT)
    origin: list[int] = numbers(CARD_COUNT, bits=32)


@rule
def write_view(state: State, seat: int, view: View) -> None:
    """Write down what this seat may know; a seat that is not at the table sees what is public."""
    write_public(state, view)
    write_private(state, seat, view)
    write_memory(state, seat, view)


@rule
def write_public(state: State, view: View) -> None:
    """Write down what everybody sees."""
    clear_cards(view)
    copy_public(state, view)
    view.deck_size = deck_size(state)


@rule
def clear_cards(view: View) -> None:
    """Clear the cards of an earlier view."""
    for row in range(ROWS):
        cards = view.rows[row]
        for place in range(view.sizes[row]):
            cards[place] = 0
    for seat in range(SEATS):
        view.held[seat] = NO_CARD
        view.chosen[seat] = NO_PLACE


@rule
def write_private(state: State, seat: int, view: View) -> None:
    """Write down the cards that this seat knows, and where the unknown ones are."""
    view.seat = seat
    for row in range(ROWS):
        if state.sizes[row] > 0:
            write_row(state, row, seat, view)
    for player in range(state.players):
        card = state.held[player]
        view.held[player] = card if card == NO_CARD or knows(state.known_by[card], seat) else HIDDEN
        place = state.chosen[player]
        view.chosen[player] = place if place == NO_PLACE or player == seat else HIDDEN


@rule
def write_row(state: State, row: int, seat: int, view: View) -> None:
    """Write down the cards of a row that this seat knows."""
    bit = bit_of(seat)
    known_by, cards, seen = state.known_by, state.rows[row], view.rows[row]
    for place in range(state.sizes[row]):
        card = cards[place]
        seen[place] = card if known_by[card] & bit != 0 else HIDDEN


@rule
def write_memory(state: State, seat: int, view: View) -> None:  # noqa: ARG001
    """Write down what everybody knows of the cards: effects, who else has seen them, when they were shuffled."""
    copy_shuffles(state, view)
    before = view.cards_out
    view.cards_out = 0
    for row in range(ROWS):
        for place in range(state.sizes[row]):
            write_card_memory(state, state.rows[row][place], view)
    for player in range(SEATS):
        if state.held[player] != NO_CARD:
            write_card_memory(state, state.held[player], view)
    for i in range(view.cards_out, before):
        view.known_by[i] = 0
        view.origin[i] = 0


@rule
def write_card_memory(state: State, card: int, view: View) -> None:
    """Write down who knows a card that is out of the deck, and which shuffle it came out of."""
    view.known_by[view.cards_out] = state.known_by[card]
    view.origin[view.cards_out] = state.origin[card]
    view.cards_out += 1
