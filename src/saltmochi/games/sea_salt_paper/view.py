"""§9: what a seat sees and remembers."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.cards import ALIKE, CARD_COUNT, DUO_COUNT, NO_CARD
from saltmochi.games.sea_salt_paper.memory import remembered
from saltmochi.games.sea_salt_paper.rules import revealed
from saltmochi.games.sea_salt_paper.state import (
    DECK,
    HAND,
    LAID,
    MEMORY,
    PILES,
    SEATS,
    Open,
    State,
    set_size,
    share_open,
    top,
)
from saltmochi.table.bits import lowest
from saltmochi.table.dealer import WATCHER
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule


@record
class View(Open):
    """The table from one seat, with perfect memory. Alike cards are counted under the first of them."""

    seat: int = number()
    deck_size: int = number()
    heights: list[int] = numbers(PILES)
    tops: list[int] = numbers(PILES)  # or NO_CARD
    hand_sizes: list[int] = numbers(SEATS)
    shown: list[int] = numbers(SEATS)  # whether this seat sees that hand: its own, and those revealed
    hands: list[list[int]] = numbers(SEATS, CARD_COUNT)
    laid: list[list[int]] = numbers(SEATS, CARD_COUNT)
    drawn: list[int] = numbers(2)  # its own two cards to choose between, or NO_CARD
    memory: list[int] = numbers(MEMORY, bits=16)  # as in State, cards hidden that it did not see
    memories: int = number(bits=16)


@rule
def looks(card: int) -> int:
    """A card as it looks: like the first of those alike."""
    return ALIKE[card] if card < CARD_COUNT else card


@rule
def count_cards(duos: int, others: int, counts: list[int]) -> None:
    """Count a set of cards, alike ones under the first of them."""
    for card in range(CARD_COUNT):
        counts[card] = 0
    while duos != 0:
        counts[ALIKE[lowest(duos)]] += 1
        duos &= duos - 1
    while others != 0:
        counts[ALIKE[DUO_COUNT + lowest(others)]] += 1
        others &= others - 1


@rule
def see(state: State, seat: int, view: View) -> None:
    """Write down what this seat may know; a seat that is not at the table sees what is public."""
    survey(state, view)
    look_from(state, seat, view)
    recall(state, seat, view)


@rule
def survey(state: State, view: View) -> None:
    """Write down what lies open to all."""
    seats = max(state.players, view.players)
    share_open(state, view)
    view.deck_size = set_size(state, DECK)
    for pile in range(PILES):
        view.heights[pile] = state.heights[pile]
        view.tops[pile] = looks(top(state, pile))
    for player in range(seats):
        view.hand_sizes[player] = set_size(state, HAND + player)
        count_cards(state.duos[LAID + player], state.others[LAID + player], view.laid[player])
        show_hand(state, player, player < state.players and revealed(state, player), view)
    view.seat = WATCHER


@rule
def look_from(state: State, seat: int, view: View) -> None:
    """Add the hand and drawn cards that only this seat sees, in place of those that only another saw."""
    if view.seat >= 0 and view.seat != seat:
        show_hand(state, view.seat, revealed(state, view.seat), view)
    if seat >= 0 and not view.shown[seat]:
        show_hand(state, seat, True, view)
    view.seat = seat
    view.drawn[0] = looks(state.drawn[0]) if seat == state.turn else NO_CARD
    view.drawn[1] = looks(state.drawn[1]) if seat == state.turn else NO_CARD


@rule
def show_hand(state: State, player: int, shown: bool, view: View) -> None:
    """Write down the cards of a hand, or none of them."""
    if shown:
        count_cards(state.duos[HAND + player], state.others[HAND + player], view.hands[player])
    elif view.shown[player]:
        count_cards(0, 0, view.hands[player])
    view.shown[player] = int(shown)


@rule
def recall(state: State, seat: int, view: View) -> None:
    """Write down all that this seat has seen in this round."""
    for i in range(max(state.memories, view.memories)):
        view.memory[i] = remembered(state.memory[i], seat) if i < state.memories else 0
    view.memories = state.memories
