"""§9: what a seat sees and remembers."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.cards import ALIKE, CARD_COUNT, LATER_DUO_COPIES, LATER_OTHER_COPIES, NO_CARD
from saltmochi.games.sea_salt_paper.memory import redact_entry
from saltmochi.games.sea_salt_paper.rules import revealed
from saltmochi.games.sea_salt_paper.state import (
    DECK,
    HAND,
    LAID,
    MAX_ENTRIES,
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
    """The game as one seat knows it, with perfect memory.

    The sets contain the laid cards and the hands that the seat sees. Cards are represented by their faces and, for
    further copies, by the numbers after them, so that a view does not tell which copy a card is.
    """

    seat: int = number()
    deck_size: int = number()
    heights: list[int] = numbers(PILES)
    tops: list[int] = numbers(PILES)  # faces, or NO_CARD
    hand_sizes: list[int] = numbers(SEATS)
    shown: list[int] = numbers(SEATS)  # whether this seat sees the hand: its own and revealed ones
    drawn: list[int] = numbers(2)  # the two cards that this seat chooses between, or NO_CARD
    memory: list[int] = numbers(MAX_ENTRIES, bits=16)  # as in State; cards that the seat did not see are HIDDEN
    memories: int = number(bits=16)


@rule
def face_of(card: int) -> int:
    """Return the face of a card, the first of its copies; NO_CARD stays as it is."""
    return ALIKE[card] if card < CARD_COUNT else card


@rule
def canonical_copies(cards: int, later_copies: int) -> int:
    """Return a word of cards in canonical form: the same number of copies of each face, the first ones.

    Cards that are later copies move down to the number before them as long as it is free.
    """
    moving = cards & later_copies & ~(cards << 1)
    while moving != 0:
        cards ^= moving | moving >> 1
        moving = cards & later_copies & ~(cards << 1)
    return cards


@rule
def write_view(state: State, seat: int, view: View) -> None:
    """Write down what this seat may know; a seat that is not at the table sees what is public."""
    write_public(state, view)
    write_private(state, seat, view)
    write_memory(state, seat, view)


@rule
def write_public(state: State, view: View) -> None:
    """Write down what everybody sees."""
    seats = max(state.players, view.players)
    copy_public(state, view)
    view.deck_size = set_size(state, DECK)
    for pile in range(PILES):
        view.heights[pile] = state.heights[pile]
        view.tops[pile] = face_of(top(state, pile))
    for player in range(seats):
        view.hand_sizes[player] = set_size(state, HAND + player)
        write_set(state, LAID + player, view)
        write_hand(state, player, player < state.players and revealed(state, player), view)
    view.seat = WATCHER


@rule
def write_private(state: State, seat: int, view: View) -> None:
    """Add the hand and drawn cards that only this seat sees, in place of those that only another seat saw."""
    if view.seat >= 0 and view.seat != seat:
        write_hand(state, view.seat, revealed(state, view.seat), view)
    if seat >= 0 and not view.shown[seat]:
        write_hand(state, seat, True, view)
    view.seat = seat
    view.drawn[0] = face_of(state.drawn[0]) if seat == state.turn else NO_CARD
    view.drawn[1] = face_of(state.drawn[1]) if seat == state.turn else NO_CARD


@rule
def write_set(state: State, place: int, view: View) -> None:
    """Write down the cards at an unordered place."""
    view.duos[place] = canonical_copies(state.duos[place], LATER_DUO_COPIES)
    view.others[place] = canonical_copies(state.others[place], LATER_OTHER_COPIES)


@rule
def write_hand(state: State, player: int, shown: bool, view: View) -> None:
    """Write down the cards of a hand if it is shown, else none."""
    view.shown[player] = int(shown)
    view.duos[HAND + player] = 0
    view.others[HAND + player] = 0
    if shown:
        write_set(state, HAND + player, view)


@rule
def write_memory(state: State, seat: int, view: View) -> None:
    """Write down what this seat has seen in this round."""
    for i in range(max(state.memories, view.memories)):
        view.memory[i] = redact_entry(state.memory[i], seat) if i < state.memories else 0
    view.memories = state.memories
