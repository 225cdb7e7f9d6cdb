"""§9: what a seat sees and remembers."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.cards import ALIKE, FULL_COUNT, LATER_DUO_COPIES, LATER_OTHER_COPIES, NO_CARD
from saltmochi.games.sea_salt_paper.memory import redact_entry
from saltmochi.games.sea_salt_paper.state import (
    DECK,
    HAND,
    LAID,
    LOBSTER_CARDS,
    MAX_ENTRIES,
    PILES,
    SEATS,
    Phase,
    Sets,
    State,
    copy_public,
    set_size,
    top,
)
from saltmochi.games.sea_salt_paper.steps import revealed
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import expansion_rule, rule
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
    looked: list[int] = numbers(LOBSTER_CARDS)  # as in State, if this seat looks at them: faces
    shells: list[int] = numbers(SEATS)  # the face of this seat's own shell
    given: int = number()  # as in State, for the two players who exchange cards


@rule
def face_of(card: int) -> int:
    """Return the face of a card, the first of its copies; NO_CARD stays as it is."""
    return ALIKE[card] if card < FULL_COUNT else card


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
    view.deck_size = set_size(state, DECK) + cards_looked_at(state)
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
    hide_visited(state, view)
    if seat >= 0 and not view.shown[seat]:
        write_hand(state, seat, True, view)
    view.seat = seat
    write_private_expansions(state, seat, view)
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


# --- With expansions ---


@expansion_rule
def cards_looked_at(state: State) -> int:
    """§11.4: return how many cards of the deck are being looked at; they have not left it."""
    return state.looked_count


@rule
def visits(state: State, seat: int) -> bool:
    """§16.4: whether this seat is looking at another hand."""
    return seat == state.turn and (state.phase == Phase.GIVE or state.phase == Phase.GET)


@expansion_rule
def hide_visited(state: State, view: View) -> None:
    """Remove the hand that another seat was looking at."""
    if visits(state, view.seat):
        write_hand(state, state.victim, revealed(state, state.victim), view)


@expansion_rule
def write_private_expansions(state: State, seat: int, view: View) -> None:
    """§17.3: add what only this seat sees: a hand that it looks at, cards of the deck, its shell, an exchange."""
    if visits(state, seat):
        write_hand(state, state.victim, True, view)
    exchanges = state.phase == Phase.GET and (seat == state.turn or seat == state.victim)
    view.given = state.given if exchanges else 0
    for i in range(LOBSTER_CARDS):
        view.looked[i] = ALIKE[state.looked[i]] if seat == state.turn and i < state.looked_count else 0
    for player in range(SEATS):
        view.shells[player] = state.shells[player] if player == seat else 0
