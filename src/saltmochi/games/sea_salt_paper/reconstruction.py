"""§9.3: reconstruct a round from a seat's memory, with tokens in place of cards.

Each card that left the deck is a token, numbered by the memory entry in which it did. The tokens move as the memory
says. Where the seat did not see which card was picked or stolen, one is chosen at random; when a player lays a card
later, that may determine the face of a token that was unknown until then.
"""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.cards import BIT, COPIES, DUO_COUNT, FULL_COUNT, NO_CARD, SHELLS
from saltmochi.games.sea_salt_paper.memory import HIDDEN, Seen, card_of, other_of, seat_of, what_of
from saltmochi.games.sea_salt_paper.state import HAND, MAX_ENTRIES, MAX_HEIGHT, PILES, SEATS, holds
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.record import numbers, record
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import expansion_rule, rule

# How much likelier a random choice is if it explains what was seen later.
CONFIRMED_WEIGHT = 16
# Once in so many times a token with an unknown face is taken for a copy although another token has the face.
OTHER_COPY_ODDS = 4
NO_TOKEN = -1
NO_PLACE = -1


@record
class Reconstruction:
    """The tokens of a reconstructed round; also the scratch memory of `sample_state`."""

    faces: list[int] = numbers(MAX_ENTRIES)  # by token: its face, or HIDDEN if it is not known
    cards: list[int] = numbers(MAX_ENTRIES)  # by token: its card, once `determinization` has assigned one
    tokens: list[int] = numbers(MAX_ENTRIES, bits=16)  # by entry: the token that it is about; for picks see `picks`
    picks: list[int] = numbers(MAX_ENTRIES)  # by entry, if it is a pick: the target of the action
    hands: list[list[int]] = numbers(SEATS, FULL_COUNT, bits=16)
    hand_sizes: list[int] = numbers(SEATS)
    laid: list[list[int]] = numbers(SEATS, FULL_COUNT, bits=16)
    laid_sizes: list[int] = numbers(SEATS)
    piles: list[list[int]] = numbers(PILES, MAX_HEIGHT, bits=16)
    heights: list[int] = numbers(PILES)
    mermaids: list[int] = numbers(SEATS)
    shells: list[int] = numbers(SEATS, bits=16)  # the token of a shell that lies face down, or NO_TOKEN
    matched: list[int] = numbers(FULL_COUNT)  # by place in a visited hand: whether its card has been named


@rule
def reconstruct(view: View, rng: Rng, scratch: Reconstruction) -> bool:
    """Move the tokens through the round; return False if a random choice contradicts what was seen later."""
    for seat in range(SEATS):
        scratch.hand_sizes[seat] = 0
        scratch.laid_sizes[seat] = 0
        scratch.shells[seat] = NO_TOKEN
    for pile in range(PILES):
        scratch.heights[pile] = 0
    looked_at = 0
    for i in range(view.memories):
        what = what_of(view.memory[i])
        if what == Seen.SAW:
            if not check_seen_in_pile(view, scratch, i, looked_at):
                return False
            looked_at += 1
        else:
            looked_at = 0
            if not move_token(view, rng, scratch, i):
                return False
    return True


@rule
def move_token(view: View, rng: Rng, scratch: Reconstruction, i: int) -> bool:
    """Carry out one entry of the memory; return False if it contradicts the reconstruction so far."""
    entry = view.memory[i]
    what = what_of(entry)
    seat = seat_of(entry)
    card = card_of(entry)
    other = other_of(entry)
    token = i
    if what >= Seen.CHOSE:
        return move_expansion_token(view, rng, scratch, i)
    if what == Seen.PILED or what == Seen.DREW:
        scratch.faces[i] = card
    elif what == Seen.TOOK:
        token = remove_from_pile(scratch, other, scratch.heights[other] - 1)
    elif what == Seen.PICKED:
        token = remove_from_pile(scratch, other, choose_picked(view, rng, scratch, i))
    elif what == Seen.LAID:
        token = remove_from_hand(scratch, seat, find_in_hand(rng, scratch, seat, card))
    elif what == Seen.STOLE:
        stolen = find_passed(view, rng, scratch, i, other, seat)
        token = remove_from_hand(scratch, other, stolen)
    else:
        height = scratch.heights[other]
        token = scratch.piles[other][height - 1] if height > 0 else NO_TOKEN
    if token == NO_TOKEN:
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
    return learn_face(scratch, token, card)


@rule
def learn_face(scratch: Reconstruction, token: int, card: int) -> bool:
    """Note the face of a token that was seen now; return False if it has another one."""
    if scratch.faces[token] == HIDDEN:
        scratch.faces[token] = card
    return scratch.faces[token] == card


@rule
def check_seen_in_pile(view: View, scratch: Reconstruction, i: int, place: int) -> bool:
    """Note which token is at this place of a pile; return False if its face is not the one that was seen there."""
    pile = other_of(view.memory[i])
    if place >= scratch.heights[pile]:
        return False
    scratch.tokens[i] = scratch.piles[pile][place]
    card = card_of(view.memory[i])
    return card == HIDDEN or scratch.faces[scratch.tokens[i]] == card


@rule
def remove_from_pile(scratch: Reconstruction, pile: int, place: int) -> int:
    """Take the token at a place out of a pile; return NO_TOKEN if there is none."""
    if place < 0 or place >= scratch.heights[pile]:
        return NO_TOKEN
    token = scratch.piles[pile][place]
    scratch.heights[pile] -= 1
    for j in range(place, scratch.heights[pile]):
        scratch.piles[pile][j] = scratch.piles[pile][j + 1]
    return token


@rule
def remove_from_hand(scratch: Reconstruction, seat: int, place: int) -> int:
    """Take the token at a place out of a hand; return NO_TOKEN if there is none."""
    if place == NO_PLACE:
        return NO_TOKEN
    token = scratch.hands[seat][place]
    scratch.hand_sizes[seat] -= 1
    scratch.hands[seat][place] = scratch.hands[seat][scratch.hand_sizes[seat]]
    return token


@rule
def find_in_hand(rng: Rng, scratch: Reconstruction, seat: int, card: int) -> int:
    """Return where a hand has a card with this face; NO_PLACE if it cannot have one.

    This is a token with that face or, if there is none, a random token without a known face. If the box has several
    copies of the card, a token without a known face is sometimes chosen although another one has the face.
    """
    known = NO_PLACE
    unknown = NO_PLACE
    count = 0
    for place in range(scratch.hand_sizes[seat]):
        face = scratch.faces[scratch.hands[seat][place]]
        if face == card:
            known = place
        elif face == HIDDEN:
            count += 1
            if randbelow(rng, count) == 0:
                unknown = place
    if known == NO_PLACE or (unknown != NO_PLACE and COPIES[card] > 1 and randbelow(rng, OTHER_COPY_ODDS) == 0):
        return unknown
    return known


@rule
def possession_weight(view: View, i: int, seat: int, card: int) -> int:
    """Weigh the hypothesis that a seat had this card after an entry by what was seen later.

    The weight is CONFIRMED_WEIGHT if the seat laid the card later or shows it now, 0 if that seat cannot have had it,
    else 1.
    """
    if view.shown[seat] and holds(view, HAND + seat, card):
        return CONFIRMED_WEIGHT
    robbed = False
    for later in range(i + 1, view.memories):
        entry = view.memory[later]
        if what_of(entry) == Seen.LAID and seat_of(entry) == seat and card_of(entry) == card:
            return CONFIRMED_WEIGHT
        if (what_of(entry) == Seen.STOLE and other_of(entry) == seat) or gives_up_card(entry, seat):
            robbed = robbed or card_of(entry) == card or card_of(entry) == HIDDEN
    return int(robbed or not view.shown[seat])


@rule
def find_passed(view: View, rng: Rng, scratch: Reconstruction, i: int, giver: int, taker: int) -> int:
    """Return where the giver's hand has the card that passes to the taker in an entry."""
    card = card_of(view.memory[i])
    if card != HIDDEN:
        return find_in_hand(rng, scratch, giver, card)
    return choose_stolen(view, rng, scratch, i, giver, taker)


@rule
def choose_stolen(view: View, rng: Rng, scratch: Reconstruction, i: int, victim: int, thief: int) -> int:
    """Choose at random which card of a hand was stolen unseen, weighted by what was seen later.

    Likelier are cards that the thief had later, and cards that the victim cannot have kept.
    """
    total = 0
    chosen = NO_PLACE
    for place in range(scratch.hand_sizes[victim]):
        face = scratch.faces[scratch.hands[victim][place]]
        weight = 1
        if face != HIDDEN:
            weight = possession_weight(view, i, thief, face)
            if possession_weight(view, i, victim, face) == 0:
                weight *= CONFIRMED_WEIGHT * CONFIRMED_WEIGHT
        total += weight
        if weight > 0 and randbelow(rng, total) < weight:
            chosen = place
    return chosen


@rule
def choose_picked(view: View, rng: Rng, scratch: Reconstruction, i: int) -> int:
    """Return the place of the card that was picked: the one that the seat saw, or a random one that fits."""
    pile = other_of(view.memory[i])
    card = card_of(view.memory[i])
    height = scratch.heights[pile]
    if card != HIDDEN:
        place = height - 1
        while place >= 0 and pick_target(scratch, pile, place) != card:
            place -= 1
        scratch.picks[i] = card
        return place
    total = 0
    chosen = NO_PLACE
    for place in range(height):
        if pick_is_consistent(view, scratch, i, place):
            weight = possession_weight(view, i, seat_of(view.memory[i]), face_at(scratch, pile, place))
            total += weight
            if weight > 0 and randbelow(rng, total) < weight:
                chosen = place
    if chosen != NO_PLACE:
        scratch.picks[i] = pick_target(scratch, pile, chosen)
    return chosen


@rule
def pick_target(scratch: Reconstruction, pile: int, place: int) -> int:
    """Return the target of the action that picks this card: its face plus the number of copies above it."""
    face = scratch.faces[scratch.piles[pile][place]]
    target = face
    for j in range(place + 1, scratch.heights[pile]):
        target += int(scratch.faces[scratch.piles[pile][j]] == face)
    return target


@rule
def pick_is_consistent(view: View, scratch: Reconstruction, i: int, place: int) -> bool:
    """Whether the pile without this card matches what was seen of it later, until somebody picks from it again.

    Of adjacent copies only the upper one can be picked.
    """
    pile = other_of(view.memory[i])
    height = scratch.heights[pile] - 1
    if place < height and face_at(scratch, pile, place) == face_at(scratch, pile, place + 1):
        return False
    covered = 0
    looked_at = 0
    for later in range(i + 1, view.memories):
        entry = view.memory[later]
        what = what_of(entry)
        if what == Seen.LAID or what == Seen.DREW or what == Seen.STOLE or other_of(entry) != pile:
            continue
        if concerns_no_pile(what):
            continue
        if what == Seen.PICKED:
            return True
        if what == Seen.PILED:
            covered += 1
        elif what == Seen.UNCOVERED:
            if covered == 0 and face_without(scratch, pile, place, height - 1) != card_of(entry):
                return False
        elif what == Seen.SAW:
            seen = card_of(entry)
            if seen != HIDDEN and looked_at < height and face_without(scratch, pile, place, looked_at) != seen:
                return False
            looked_at += 1
        elif covered > 0:
            covered -= 1
        else:
            height -= 1
    return True


@rule
def face_at(scratch: Reconstruction, pile: int, place: int) -> int:
    """Return the face of the token at a place of a pile."""
    return scratch.faces[scratch.piles[pile][place]]


@rule
def face_without(scratch: Reconstruction, pile: int, removed: int, place: int) -> int:
    """Return the face at a place of a pile from which one token was removed; NO_CARD below the bottom."""
    if place < 0:
        return NO_CARD
    return face_at(scratch, pile, place if place < removed else place + 1)


# --- With expansions ---


@expansion_rule
def move_expansion_token(view: View, rng: Rng, scratch: Reconstruction, i: int) -> bool:
    """Carry out an entry that only expansions have; return False if it contradicts the reconstruction so far."""
    entry = view.memory[i]
    what = what_of(entry)
    seat = seat_of(entry)
    card = card_of(entry)
    other = other_of(entry)
    token = i
    if what == Seen.LOOKED:
        return True
    if what == Seen.VISITED:
        return match_visited(view, rng, scratch, i)
    if what == Seen.STUNG:
        scratch.faces[i] = card
    elif what == Seen.CHOSE:
        token = remove_from_pile(scratch, other, scratch.heights[other] - 1)
    elif what == Seen.ROBBED:
        token = remove_from_laid(scratch, other, card)
    elif what == Seen.GAVE:
        token = remove_from_hand(scratch, seat, find_passed(view, rng, scratch, i, seat, other))
    else:
        place = choose_hidden_shell(rng, scratch, seat) if card == HIDDEN else find_in_hand(rng, scratch, seat, card)
        token = remove_from_hand(scratch, seat, place)
    if token == NO_TOKEN:
        return False
    scratch.tokens[i] = token
    if what == Seen.ROBBED:
        scratch.laid[seat][scratch.laid_sizes[seat]] = token
        scratch.laid_sizes[seat] += 1
    elif what == Seen.HID:
        scratch.shells[seat] = token
    else:
        receiver = other if what == Seen.GAVE else seat
        scratch.hands[receiver][scratch.hand_sizes[receiver]] = token
        scratch.hand_sizes[receiver] += 1
    return card == HIDDEN or learn_face(scratch, token, card)


@expansion_rule
def concerns_no_pile(what: int) -> bool:
    """Whether this happens only with expansions, and to no pile."""
    return what > Seen.CHOSE


@expansion_rule
def gives_up_card(entry: int, seat: int) -> bool:
    """Whether a card leaves this hand in an entry that only expansions have."""
    what = what_of(entry)
    return (what == Seen.GAVE or what == Seen.HID) and seat_of(entry) == seat


@rule
def remove_from_laid(scratch: Reconstruction, seat: int, face: int) -> int:
    """Take a token with this face out of a player's laid cards; return NO_TOKEN if there is none."""
    for place in range(scratch.laid_sizes[seat]):
        token = scratch.laid[seat][place]
        if scratch.faces[token] == face:
            scratch.laid_sizes[seat] -= 1
            scratch.laid[seat][place] = scratch.laid[seat][scratch.laid_sizes[seat]]
            return token
    return NO_TOKEN


@rule
def choose_hidden_shell(rng: Rng, scratch: Reconstruction, seat: int) -> int:
    """Choose at random which card of a hand was put face down: a shell, or one with an unknown face."""
    chosen = NO_PLACE
    count = 0
    for place in range(scratch.hand_sizes[seat]):
        face = scratch.faces[scratch.hands[seat][place]]
        if face == HIDDEN or is_shell(face):
            count += 1
            if randbelow(rng, count) == 0:
                chosen = place
    return chosen


@rule
def is_shell(card: int) -> bool:
    """Whether a card is a shell."""
    return card >= DUO_COUNT and BIT[card] & SHELLS != 0


@rule
def match_visited(view: View, rng: Rng, scratch: Reconstruction, i: int) -> bool:
    """§16.4: find the next card of a visited hand among its tokens; return False if there is none.

    Every token is matched with one entry, in the order of the entries where the seat does not see the cards.
    """
    seat = other_of(view.memory[i])
    if i == 0 or what_of(view.memory[i - 1]) != Seen.VISITED:
        for place in range(scratch.hand_sizes[seat]):
            scratch.matched[place] = 0
    place = find_unmatched(rng, scratch, seat, card_of(view.memory[i]))
    if place == NO_PLACE:
        return False
    scratch.matched[place] = 1
    scratch.tokens[i] = scratch.hands[seat][place]
    card = card_of(view.memory[i])
    return card == HIDDEN or learn_face(scratch, scratch.tokens[i], card)


@rule
def find_unmatched(rng: Rng, scratch: Reconstruction, seat: int, card: int) -> int:
    """Return an unmatched place of a hand that has this card or may have it; any if the card was not seen."""
    unknown = NO_PLACE
    count = 0
    for place in range(scratch.hand_sizes[seat]):
        face = scratch.faces[scratch.hands[seat][place]]
        if scratch.matched[place] == 0 and (face == card or card == HIDDEN):
            return place
        if scratch.matched[place] == 0 and face == HIDDEN:
            count += 1
            if randbelow(rng, count) == 0:
                unknown = place
    return unknown
