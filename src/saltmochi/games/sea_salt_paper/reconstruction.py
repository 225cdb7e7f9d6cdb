"""§9.3: a round lived through again, as a seat remembers it.

Each card that left the deck is a token, named after the entry of the memory in which it did; the tokens move as the
memory says. Where the seat did not see which card was picked or stolen, chance chooses one; what a player laid later
settles what an unseen card was.
"""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.cards import CARD_COUNT, COPIES, NO_CARD
from saltmochi.games.sea_salt_paper.memory import HIDDEN, Seen, card_of, other_of, seat_of, what_of
from saltmochi.games.sea_salt_paper.state import HAND, HEIGHT, MEMORY, NOBODY, PILES, SEATS, holds
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.record import numbers, record
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import rule

# How much rather a guess is made that explains what was seen later, and how rarely an alike card is another one.
LIKELY = 16
UNLIKELY = 4


@record
class Reconstruction:
    """The round as it is being lived through again."""

    looks: list[int] = numbers(MEMORY)  # of each token: the first of the cards alike to it, or HIDDEN
    cards: list[int] = numbers(MEMORY)  # of each token, once the cards are dealt
    tokens: list[int] = numbers(MEMORY, bits=16)  # of each entry: whom it is about; of a pick: see `picks`
    picks: list[int] = numbers(MEMORY)  # of each pick: which of the alike cards from the top
    hands: list[list[int]] = numbers(SEATS, CARD_COUNT, bits=16)
    hand_sizes: list[int] = numbers(SEATS)
    laid: list[list[int]] = numbers(SEATS, CARD_COUNT, bits=16)
    laid_sizes: list[int] = numbers(SEATS)
    piles: list[list[int]] = numbers(PILES, HEIGHT, bits=16)
    heights: list[int] = numbers(PILES)
    mermaids: list[int] = numbers(SEATS)


@rule
def relive(view: View, rng: Rng, scratch: Reconstruction) -> bool:
    """Move the tokens through the round; False if a choice contradicts what was seen later."""
    for seat in range(SEATS):
        scratch.hand_sizes[seat] = 0
        scratch.laid_sizes[seat] = 0
    for pile in range(PILES):
        scratch.heights[pile] = 0
    looked_at = 0
    for i in range(view.memories):
        what = what_of(view.memory[i])
        if what == Seen.SAW:
            if not saw_again(view, scratch, i, looked_at):
                return False
            looked_at += 1
        else:
            looked_at = 0
            if not happen(view, rng, scratch, i):
                return False
    return True


@rule
def happen(view: View, rng: Rng, scratch: Reconstruction, i: int) -> bool:
    """One entry of the memory happens again."""
    entry = view.memory[i]
    what = what_of(entry)
    seat = seat_of(entry)
    card = card_of(entry)
    other = other_of(entry)
    token = i
    if what == Seen.PILED or what == Seen.DREW:
        scratch.looks[i] = card
    elif what == Seen.TOOK:
        token = pull(scratch, other, scratch.heights[other] - 1)
    elif what == Seen.PICKED:
        token = pull(scratch, other, picked_place(view, rng, scratch, i))
    elif what == Seen.LAID:
        token = give_up(scratch, seat, place_in_hand(rng, scratch, seat, card))
    elif what == Seen.STOLE:
        stolen = stolen_place(view, rng, scratch, i) if card == HIDDEN else place_in_hand(rng, scratch, other, card)
        token = give_up(scratch, other, stolen)
    else:
        height = scratch.heights[other]
        token = scratch.piles[other][height - 1] if height > 0 else NOBODY
    if token == NOBODY:
        return what == Seen.UNCOVERED and card == NO_CARD
    scratch.tokens[i] = token
    if what == Seen.PILED:
        scratch.piles[other][scratch.heights[other]] = token
        scratch.heights[other] += 1
    elif what == Seen.LAID:
        scratch.laid[seat][scratch.laid_sizes[seat]] = token
        scratch.laid_sizes[seat] += 1
    elif what != Seen.UNCOVERED:
        scratch.hands[seat][scratch.hand_sizes[seat]] = token
        scratch.hand_sizes[seat] += 1
    if card == HIDDEN or what == Seen.PICKED:
        return True
    if scratch.looks[token] == HIDDEN:
        scratch.looks[token] = card
    return scratch.looks[token] == card


@rule
def saw_again(view: View, scratch: Reconstruction, i: int, place: int) -> bool:
    """The card at this place of a pile looked through is the one that was seen there."""
    pile = other_of(view.memory[i])
    if place >= scratch.heights[pile]:
        return False
    scratch.tokens[i] = scratch.piles[pile][place]
    card = card_of(view.memory[i])
    return card == HIDDEN or scratch.looks[scratch.tokens[i]] == card


@rule
def pull(scratch: Reconstruction, pile: int, place: int) -> int:
    """Take the token at a place out of a pile; NOBODY if there is none."""
    if place < 0 or place >= scratch.heights[pile]:
        return NOBODY
    token = scratch.piles[pile][place]
    scratch.heights[pile] -= 1
    for j in range(place, scratch.heights[pile]):
        scratch.piles[pile][j] = scratch.piles[pile][j + 1]
    return token


@rule
def give_up(scratch: Reconstruction, seat: int, place: int) -> int:
    """Take the token at a place out of a hand; NOBODY if there is none."""
    if place == NOBODY:
        return NOBODY
    token = scratch.hands[seat][place]
    scratch.hand_sizes[seat] -= 1
    scratch.hands[seat][place] = scratch.hands[seat][scratch.hand_sizes[seat]]
    return token


@rule
def place_in_hand(rng: Rng, scratch: Reconstruction, seat: int, card: int) -> int:
    """Where a hand has this card; NOBODY if it cannot have it.

    A token that looks so, or, if the box has more than one such card, perhaps an unsettled one; else any of these.
    """
    settled = NOBODY
    unsettled = NOBODY
    count = 0
    for place in range(scratch.hand_sizes[seat]):
        looks = scratch.looks[scratch.hands[seat][place]]
        if looks == card:
            settled = place
        elif looks == HIDDEN:
            count += 1
            if randbelow(rng, count) == 0:
                unsettled = place
    if settled == NOBODY or (unsettled != NOBODY and COPIES[card] > 1 and randbelow(rng, UNLIKELY) == 0):
        return unsettled
    return settled


@rule
def likelihood(view: View, i: int, seat: int, card: int) -> int:
    """How well it fits what was seen later that this seat had this card after an entry: 0 if it cannot be."""
    if view.shown[seat] and holds(view, HAND + seat, card):
        return LIKELY
    robbed = False
    for later in range(i + 1, view.memories):
        entry = view.memory[later]
        if what_of(entry) == Seen.LAID and seat_of(entry) == seat and card_of(entry) == card:
            return LIKELY
        if what_of(entry) == Seen.STOLE and other_of(entry) == seat:
            robbed = robbed or card_of(entry) == card or card_of(entry) == HIDDEN
    return int(robbed or not view.shown[seat])


@rule
def stolen_place(view: View, rng: Rng, scratch: Reconstruction, i: int) -> int:
    """Which card of a hand was stolen unseen: any, but rather one that the thief had later or the victim had not."""
    thief = seat_of(view.memory[i])
    victim = other_of(view.memory[i])
    total = 0
    chosen = NOBODY
    for place in range(scratch.hand_sizes[victim]):
        looks = scratch.looks[scratch.hands[victim][place]]
        weight = 1
        if looks != HIDDEN:
            weight = likelihood(view, i, thief, looks)
            if likelihood(view, i, victim, looks) == 0:
                weight *= LIKELY * LIKELY
        total += weight
        if weight > 0 and randbelow(rng, total) < weight:
            chosen = place
    return chosen


@rule
def picked_place(view: View, rng: Rng, scratch: Reconstruction, i: int) -> int:
    """Which card of a pile was picked: the one the seat knows of, or any that fits what it saw of the pile later."""
    pile = other_of(view.memory[i])
    card = card_of(view.memory[i])
    height = scratch.heights[pile]
    if card != HIDDEN:
        place = height - 1
        while place >= 0 and pick_of(scratch, pile, place) != card:
            place -= 1
        scratch.picks[i] = card
        return place
    total = 0
    chosen = NOBODY
    for place in range(height):
        if pick_fits(view, scratch, i, place):
            weight = likelihood(view, i, seat_of(view.memory[i]), looks_at(scratch, pile, place))
            total += weight
            if weight > 0 and randbelow(rng, total) < weight:
                chosen = place
    if chosen != NOBODY:
        scratch.picks[i] = pick_of(scratch, pile, chosen)
    return chosen


@rule
def pick_of(scratch: Reconstruction, pile: int, place: int) -> int:
    """The target of the action that picks this card: the first of those alike plus how many of them lie above it."""
    looks = scratch.looks[scratch.piles[pile][place]]
    target = looks
    for j in range(place + 1, scratch.heights[pile]):
        target += int(scratch.looks[scratch.piles[pile][j]] == looks)
    return target


@rule
def pick_fits(view: View, scratch: Reconstruction, i: int, place: int) -> bool:
    """Whether the pile without this card looks as it was seen to look, until someone else picks from it.

    Of neighbours that are alike only the upper one can be picked.
    """
    pile = other_of(view.memory[i])
    height = scratch.heights[pile] - 1
    if place < height and looks_at(scratch, pile, place) == looks_at(scratch, pile, place + 1):
        return False
    covered = 0
    looked_at = 0
    for later in range(i + 1, view.memories):
        entry = view.memory[later]
        what = what_of(entry)
        if what == Seen.LAID or what == Seen.DREW or what == Seen.STOLE or other_of(entry) != pile:
            continue
        if what == Seen.PICKED:
            return True
        if what == Seen.PILED:
            covered += 1
        elif what == Seen.TOOK and covered > 0:
            covered -= 1
        elif what == Seen.TOOK:
            height -= 1
        elif what == Seen.UNCOVERED:
            if covered == 0 and left_at(scratch, pile, place, height - 1) != card_of(entry):
                return False
        else:
            seen = card_of(entry)
            if seen != HIDDEN and looked_at < height and left_at(scratch, pile, place, looked_at) != seen:
                return False
            looked_at += 1
    return True


@rule
def looks_at(scratch: Reconstruction, pile: int, place: int) -> int:
    """How the card at a place of a pile looks."""
    return scratch.looks[scratch.piles[pile][place]]


@rule
def left_at(scratch: Reconstruction, pile: int, gone: int, place: int) -> int:
    """How the card at a place would look if one were gone; NO_CARD below the bottom."""
    if place < 0:
        return NO_CARD
    return looks_at(scratch, pile, place if place < gone else place + 1)
