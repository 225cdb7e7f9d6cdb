"""What a viewer remembers of this round, entry by entry, and what follows from it."""

from __future__ import annotations

from saltmochi.envs.cells import high, low, relative
from saltmochi.envs.sea_salt_paper.record import EMPTY, FACE_COUNT, FACE_OF, UNSEEN, Encoding, symbol
from saltmochi.games.sea_salt_paper.cards import ALIKE, NO_CARD
from saltmochi.games.sea_salt_paper.memory import HIDDEN, Seen, card_of, other_of, seat_of, what_of
from saltmochi.games.sea_salt_paper.state import PILES, SEATS
from saltmochi.table.rule import rule


@rule
def clear_memory(encoding: Encoding) -> None:
    """Forget all entries, and what followed from them."""
    for i in range(encoding.entries + (encoding.entries_high << 7)):
        encoding.events[i] = 0
        encoding.cards[i] = 0
    encoding.entries = 0
    encoding.entries_high = 0
    for player in range(SEATS):
        encoding.stolen[player] = 0
        for face in range(FACE_COUNT):
            encoding.hands[player][face] = 0
    for pile in range(PILES):
        for i in range(encoding.listed[pile]):
            encoding.piles[pile][i] = 0
        encoding.listed[pile] = 0


@rule
def encode_entry(entry: int, seat: int, players: int, encoding: Encoding) -> None:
    """Append an entry of a seat's memory, and note what follows from it."""
    what, card = what_of(entry), card_of(entry)
    player = relative(seat_of(entry), seat, players)
    other = relative(other_of(entry), seat, players) if what == Seen.STOLE else other_of(entry)
    number = encoding.entries + (encoding.entries_high << 7)
    if what == Seen.SAW and card != HIDDEN and (number == 0 or encoding.events[number - 1] & 7 != Seen.SAW):
        cut_list(encoding, other, 0)
    encoding.events[number] = what | player << 3 | other << 5
    encoding.cards[number] = memory_symbol(card)
    encoding.entries = low(number + 1)
    encoding.entries_high = high(number + 1)
    if what == Seen.UNCOVERED:
        uncover(encoding, other, symbol(card))
    elif card != HIDDEN:
        note_card(encoding, what, player, other, card)
    elif what == Seen.STOLE:
        encoding.stolen[other] += 1


@rule
def memory_symbol(card: int) -> int:
    """Return the number of a card in the memory of an encoding."""
    if card == HIDDEN:
        return UNSEEN
    return EMPTY if card == NO_CARD else card + 1


@rule
def note_card(encoding: Encoding, what: int, player: int, other: int, card: int) -> None:
    """Note where a card is that the viewer saw."""
    if what == Seen.PILED or what == Seen.SAW:
        encoding.piles[other][encoding.listed[other]] = ALIKE[card] + 1
        encoding.listed[other] += 1
    elif what == Seen.TOOK:
        cut_list(encoding, other, encoding.listed[other] - 1)
    elif what == Seen.PICKED:
        remove_picked(encoding, other, card)
    if what == Seen.TOOK or what == Seen.DREW or what == Seen.PICKED or what == Seen.STOLE:
        encoding.hands[player][FACE_OF[card]] += 1
    if what == Seen.LAID and encoding.hands[player][FACE_OF[card]] > 0:
        encoding.hands[player][FACE_OF[card]] -= 1
    if what == Seen.STOLE and encoding.hands[other][FACE_OF[card]] > 0:
        encoding.hands[other][FACE_OF[card]] -= 1


@rule
def cut_list(encoding: Encoding, pile: int, height: int) -> None:
    """Remove the cards from this height on from the list of a pile."""
    while encoding.listed[pile] > height:
        encoding.listed[pile] -= 1
        encoding.piles[pile][encoding.listed[pile]] = 0


@rule
def uncover(encoding: Encoding, pile: int, card: int) -> None:
    """Remove the cards above the one that is now on top of a pile; 0 if the pile is empty."""
    while encoding.listed[pile] > 0 and encoding.piles[pile][encoding.listed[pile] - 1] != card:
        cut_list(encoding, pile, encoding.listed[pile] - 1)


@rule
def remove_picked(encoding: Encoding, pile: int, target: int) -> None:
    """Remove the card that the viewer picked: its face plus the number of copies above it is the target."""
    cards = encoding.piles[pile]
    above = target - ALIKE[target]
    i = encoding.listed[pile] - 1
    while cards[i] != ALIKE[target] + 1 or above > 0:
        above -= int(cards[i] == ALIKE[target] + 1)
        i -= 1
    encoding.listed[pile] -= 1
    for j in range(i, encoding.listed[pile]):
        cards[j] = cards[j + 1]
    cards[encoding.listed[pile]] = 0
