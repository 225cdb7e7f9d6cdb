"""§9: what a seat sees and remembers."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.cards import ALIKE, CARD_COUNT, LATER_DUOS, LATER_OTHERS, NO_CARD
from saltmochi.games.sea_salt_paper.memory import remembered
from saltmochi.games.sea_salt_paper.rules import revealed
from saltmochi.games.sea_salt_paper.state import (
    DECK,
    HAND,
    LAID,
    MEMORY,
    PILES,
    SEATS,
    Sets,
    State,
    copy_public,
    set_size,
    top,
)
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule
from saltmochi.table.seats import WATCHER


@record
class View(Sets):
    """The table from one seat, with perfect memory.

    Of the sets of cards it has what is laid and the hands that are shown; for alike cards stand the first ones.
    """

    seat: int = number()
    deck_size: int = number()
    heights: list[int] = numbers(PILES)
    tops: list[int] = numbers(PILES)  # or NO_CARD
    hand_sizes: list[int] = numbers(SEATS)
    shown: list[int] = numbers(SEATS)  # whether this seat sees that hand: its own, and those revealed
    drawn: list[int] = numbers(2)  # its own two cards to choose between, or NO_CARD
    memory: list[int] = numbers(MEMORY, bits=16)  # as in State, cards hidden that it did not see
    memories: int = number(bits=16)


@rule
def looks(card: int) -> int:
    """A card as it looks: like the first of those alike."""
    return ALIKE[card] if card < CARD_COUNT else card


@rule
def first_ones(cards: int, later: int) -> int:
    """A word of cards as they look: each gives way to the one alike before it, as long as that is free."""
    moving = cards & later & ~(cards << 1)
    while moving != 0:
        cards ^= moving | moving >> 1
        moving = cards & later & ~(cards << 1)
    return cards


@rule
def write_view(state: State, seat: int, view: View) -> None:
    """Write down what this seat may know; a seat that is not at the table sees what is public."""
    write_public(state, view)
    write_private(state, seat, view)
    write_memory(state, seat, view)


@rule
def write_public(state: State, view: View) -> None:
    """Write down what lies open to all."""
    seats = max(state.players, view.players)
    copy_public(state, view)
    view.deck_size = set_size(state, DECK)
    for pile in range(PILES):
        view.heights[pile] = state.heights[pile]
        view.tops[pile] = looks(top(state, pile))
    for player in range(seats):
        view.hand_sizes[player] = set_size(state, HAND + player)
        show(state, LAID + player, view)
        show_hand(state, player, player < state.players and revealed(state, player), view)
    view.seat = WATCHER


@rule
def write_private(state: State, seat: int, view: View) -> None:
    """Add the hand and drawn cards that only this seat sees, in place of those that only another saw."""
    if view.seat >= 0 and view.seat != seat:
        show_hand(state, view.seat, revealed(state, view.seat), view)
    if seat >= 0 and not view.shown[seat]:
        show_hand(state, seat, True, view)
    view.seat = seat
    view.drawn[0] = looks(state.drawn[0]) if seat == state.turn else NO_CARD
    view.drawn[1] = looks(state.drawn[1]) if seat == state.turn else NO_CARD


@rule
def show(state: State, place: int, view: View) -> None:
    """Write down the cards at a place."""
    view.duos[place] = first_ones(state.duos[place], LATER_DUOS)
    view.others[place] = first_ones(state.others[place], LATER_OTHERS)


@rule
def show_hand(state: State, player: int, shown: bool, view: View) -> None:
    """Write down the cards of a hand, or none of them."""
    view.shown[player] = int(shown)
    view.duos[HAND + player] = 0
    view.others[HAND + player] = 0
    if shown:
        show(state, HAND + player, view)


@rule
def write_memory(state: State, seat: int, view: View) -> None:
    """Write down all that this seat has seen in this round."""
    for i in range(max(state.memories, view.memories)):
        view.memory[i] = remembered(state.memory[i], seat) if i < state.memories else 0
    view.memories = state.memories
