"""§7: what a seat sees and remembers."""

from __future__ import annotations

from saltmochi.games.happy_mochi.cards import CARD_COUNT, HIDDEN, NO_CARD
from saltmochi.games.happy_mochi.memory import knows
from saltmochi.games.happy_mochi.state import (
    LONGEST,
    NO_PLACE,
    ROWS,
    SEATS,
    Open,
    State,
    deck_size,
    share_open,
    share_shuffles,
)
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule


@record
class View(Open):
    """The table from one seat, with perfect memory."""

    seat: int = number()
    deck_size: int = number()
    rows: list[list[int]] = numbers(ROWS, LONGEST)  # hands and kept cards; HIDDEN where it does not know the face
    held: list[int] = numbers(SEATS)  # each player's card aside, HIDDEN or NO_CARD
    chosen: list[int] = numbers(SEATS)  # the place of the card that each will pass, HIDDEN or NO_PLACE
    # Of every card in a row, and then of every card aside: who else knows it, and which shuffle it came out of.
    cards_out: int = number()
    known_by: list[int] = numbers(CARD_COUNT)
    origin: list[int] = numbers(CARD_COUNT, bits=32)


@rule
def see(state: State, seat: int, view: View) -> None:
    """Write down what this seat may know; a seat that is not at the table sees what is public."""
    glance(state, seat, view)
    share_shuffles(state, view)


@rule
def glance(state: State, seat: int, view: View) -> None:
    """Write down what lies before this seat's eyes, without the cards' effects and when they were shuffled."""
    wipe(view)
    share_open(state, view)
    view.seat = seat
    view.deck_size = deck_size(state)
    for row in range(ROWS):
        for place in range(state.sizes[row]):
            view.rows[row][place] = look_at(state, state.rows[row][place], view)
    for player in range(SEATS):
        card = state.held[player]
        view.held[player] = NO_CARD if card == NO_CARD else look_at(state, card, view)
        place = state.chosen[player]
        view.chosen[player] = place if place == NO_PLACE or player == seat else HIDDEN


@rule
def wipe(view: View) -> None:
    """Forget all cards of an earlier view."""
    for row in range(ROWS):
        for place in range(view.sizes[row]):
            view.rows[row][place] = 0
    for i in range(view.cards_out):
        view.known_by[i] = 0
        view.origin[i] = 0
    view.cards_out = 0


@rule
def look_at(state: State, card: int, view: View) -> int:
    """Note what everybody knows of a card in a row or aside; its face, if this seat knows it, else HIDDEN."""
    view.known_by[view.cards_out] = state.known_by[card]
    view.origin[view.cards_out] = state.origin[card]
    view.cards_out += 1
    return card if knows(state.known_by[card], view.seat) else HIDDEN
