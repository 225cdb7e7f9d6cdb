"""§9.3: what was seen in this round, and by whom.

Only three things ever happen unseen: what comes off the deck into a hand, what is picked from a pile with crabs, and
what is stolen. Each entry says what happened to which card; a seat that did not see the card knows the rest of it.
A round has at most 34 cards put on piles, 34 taken or picked, as many uncovered, 36 drawn, 40 laid, 5 stolen, and four
piles looked through.
"""

from __future__ import annotations

from enum import IntEnum

from saltmochi.games.sea_salt_paper.cards import ALIKE, CARD_COUNT
from saltmochi.games.sea_salt_paper.state import State
from saltmochi.table.rule import rule


class Seen(IntEnum):
    """What happened to a card. The comment says who saw which card it was."""

    PILED = 0  # all: put on a pile
    TOOK = 1  # all: taken from the top of a pile
    UNCOVERED = 2  # all: now on top of a pile, after another left it (NO_CARD: the pile is empty)
    LAID = 3  # all
    DREW = 4  # the player: came from the deck into the hand
    SAW = 5  # the player: lies in the pile looked through, from the bottom up
    PICKED = 6  # the player: taken from the pile looked through; the card is numbered as in the action
    STOLE = 7  # thief and victim


# What a seat that may not know a card reads in its place.
HIDDEN = 126


@rule
def note(state: State, what: int, seat: int, other: int, card: int) -> None:
    """Remember one thing: what, who, the pile or victim, and the card."""
    state.memory[state.memories] = what | seat << 3 | other << 5 | card << 7
    state.memories += 1


@rule
def what_of(entry: int) -> int:
    """What happened."""
    return entry & 7


@rule
def seat_of(entry: int) -> int:
    """Whose turn it was."""
    return entry >> 3 & 3


@rule
def other_of(entry: int) -> int:
    """The pile or the victim."""
    return entry >> 5 & 3


@rule
def card_of(entry: int) -> int:
    """The card, NO_CARD or HIDDEN."""
    return entry >> 7


@rule
def with_card(entry: int, card: int) -> int:
    """The same thing happening to another card."""
    return (entry & 127) | card << 7


@rule
def is_witness(what: int, player: int, other: int, seat: int) -> bool:
    """§9.2: whether a seat sees which card something happens to: the one statement of what happens unseen."""
    return what <= Seen.LAID or seat == player or (what == Seen.STOLE and seat == other)


@rule
def saw(entry: int, seat: int) -> bool:
    """Whether this seat saw which card it was."""
    return is_witness(what_of(entry), seat_of(entry), other_of(entry), seat)


@rule
def remembered(entry: int, seat: int) -> int:
    """An entry as this seat remembers it: alike cards look alike, unseen ones are hidden."""
    card = card_of(entry)
    if not saw(entry, seat):
        return with_card(entry, HIDDEN)
    if card < CARD_COUNT and what_of(entry) != Seen.PICKED:
        return with_card(entry, ALIKE[card])
    return entry
