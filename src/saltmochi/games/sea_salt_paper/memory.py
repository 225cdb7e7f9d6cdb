"""§9.3: what happened to cards in this round, and who saw which cards they were.

Only three kinds of event are hidden: a card drawn from the deck into a hand, a card picked from a pile with crabs, and
a stolen card. Each entry says what happened to which card; a seat that did not see the card still knows the rest of the
entry. A round has at most 34 cards put on piles, 34 taken or picked, as many uncovered, 36 drawn, 40 laid, 5 stolen,
and four piles looked through.
"""

from __future__ import annotations

from enum import IntEnum

from saltmochi.games.sea_salt_paper.cards import ALIKE, CARD_COUNT
from saltmochi.games.sea_salt_paper.state import State
from saltmochi.table.rule import rule


class Seen(IntEnum):
    """What happened to a card. The comments say who saw which card it was."""

    PILED = 0  # everybody: put on a pile
    TOOK = 1  # everybody: taken from the top of a pile
    UNCOVERED = 2  # everybody: now on top of a pile, after another card left it (NO_CARD: the pile is empty)
    LAID = 3  # everybody: laid face up
    DREW = 4  # the player: drawn from the deck into the hand
    SAW = 5  # the player: in the pile that is looked through; one entry for each card, from the bottom up
    PICKED = 6  # the player: picked from that pile; the card is the target of the action
    STOLE = 7  # thief and victim


# Stands for a card that a seat may not know.
HIDDEN = 126


@rule
def remember(state: State, what: int, seat: int, other: int, card: int) -> None:
    """Append an entry to the memory: what happened, whose turn it was, the pile or victim, and the card."""
    state.memory[state.memories] = what | seat << 3 | other << 5 | card << 7
    state.memories += 1


@rule
def what_of(entry: int) -> int:
    """Return what happened in an entry."""
    return entry & 7


@rule
def seat_of(entry: int) -> int:
    """Return whose turn it was in an entry."""
    return entry >> 3 & 3


@rule
def other_of(entry: int) -> int:
    """Return the pile or the victim of an entry."""
    return entry >> 5 & 3


@rule
def card_of(entry: int) -> int:
    """Return the card of an entry, or NO_CARD or HIDDEN."""
    return entry >> 7


@rule
def with_card(entry: int, card: int) -> int:
    """Return the same entry with another card."""
    return (entry & 127) | card << 7


@rule
def is_witness(what: int, player: int, other: int, seat: int) -> bool:
    """§9.2: whether a seat sees which card an event is about. This is the only place that decides what is hidden."""
    return what <= Seen.LAID or seat == player or (what == Seen.STOLE and seat == other)


@rule
def seen_by(entry: int, seat: int) -> bool:
    """Whether this seat saw which card an entry is about."""
    return is_witness(what_of(entry), seat_of(entry), other_of(entry), seat)


@rule
def redact_entry(entry: int, seat: int) -> int:
    """Return an entry as this seat remembers it: with the face of the card, or HIDDEN if the seat did not see it."""
    card = card_of(entry)
    if not seen_by(entry, seat):
        return with_card(entry, HIDDEN)
    if card < CARD_COUNT and what_of(entry) != Seen.PICKED:
        return with_card(entry, ALIKE[card])
    return entry
