"""§9.3: what happened to cards in this round, and who saw which cards they were.

In the base game only three kinds of event are hidden: a card drawn from the deck into a hand, a card picked from a pile
with crabs, and a stolen card. Each entry says what happened to which card; a seat that did not see the card still knows
the rest of the entry. A round has at most 34 cards put on piles, 34 taken or picked, as many uncovered, 36 drawn, 40
laid, 5 stolen, and four piles looked through.

With expansions there are at most 4 cards put or taken more, eight more piles, two hands and six times five cards
of the deck are looked through, four cards exchanged, and two pairs robbed.
"""

from __future__ import annotations

from enum import IntEnum

from saltmochi.games.sea_salt_paper.cards import ALIKE, FULL_COUNT
from saltmochi.games.sea_salt_paper.state import State
from saltmochi.table.rule import expansion_rule, rule


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
    # With expansions
    CHOSE = 8  # everybody: taken from a pile because of the Angelfish
    ROBBED = 9  # everybody: laid by the other player, now before this one
    STUNG = 10  # the player: drawn from the deck in a stung turn
    LOOKED = 11  # the player: looked at with the lobster, and not taken from the deck; one entry for each card
    VISITED = 12  # the player, who looks at the other's hand; one entry for each card
    GAVE = 13  # both players: given to the other for another card, which follows as STOLE
    HID = 14  # the player: a shell, put face down


# Stands for a card that a seat may not know.
HIDDEN = 126


@rule
def remember(state: State, what: int, seat: int, other: int, card: int) -> None:
    """Append an entry to the memory: what happened, whose turn it was, the pile or victim, and the card."""
    state.memory[state.memories] = pack_entry(what, seat, other, card)
    state.memories += 1


@rule
def pack_entry(what: int, seat: int, other: int, card: int) -> int:
    """Return an entry: its bits are three for what happened, two for the seat, two for the other, seven for the card.

    One more bit marks what happens only with expansions.
    """
    return (what & 7) | seat << 3 | other << 5 | card << 7 | (what & 8) << 11


@rule
def what_of(entry: int) -> int:
    """Return what happened in an entry."""
    return (entry & 7) | expansion_bit(entry)


@expansion_rule
def expansion_bit(entry: int) -> int:
    """Return the bit of what happens only with expansions."""
    return entry >> 11 & 8


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
    return (entry >> 7) & 127


@rule
def with_card(entry: int, card: int) -> int:
    """Return the same entry with another card."""
    return (entry & ~(127 << 7)) | card << 7


@rule
def is_witness(what: int, player: int, other: int, seat: int) -> bool:
    """§9.2: whether a seat sees which card an event is about. This is the only place that decides what is hidden."""
    return what <= Seen.LAID or seat == player or (what == Seen.STOLE and seat == other) or sees_more(what, other, seat)


@expansion_rule
def sees_more(what: int, other: int, seat: int) -> bool:
    """§17.2, §17.3: whether another seat than the player sees the card, where only expansions can do this."""
    return what == Seen.CHOSE or what == Seen.ROBBED or (what == Seen.GAVE and seat == other)


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
    if card < FULL_COUNT and what_of(entry) != Seen.PICKED:
        return with_card(entry, ALIKE[card])
    return entry
