"""§9.3: a whole table that contradicts nothing a seat has seen.

The round is lived through again from the seat's memory; if a choice turns out to contradict what was seen later, once
more. Then the cards that nobody has settled are dealt at random to the tokens that the seat never saw, and the rest is
the deck.
"""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.cards import (
    ALL_DUOS,
    ALL_OTHERS,
    BIT,
    CARD_COUNT,
    DUO_COUNT,
    FACES,
    FOUR_MERMAIDS,
    MERMAIDS,
    NO_CARD,
)
from saltmochi.games.sea_salt_paper.editions import E1, Mermaids
from saltmochi.games.sea_salt_paper.memory import HIDDEN, Seen, card_of, other_of, seat_of, what_of, with_card
from saltmochi.games.sea_salt_paper.reconstruction import Reconstruction, relive
from saltmochi.games.sea_salt_paper.rules import find, nth_card
from saltmochi.games.sea_salt_paper.state import (
    DECK,
    HAND,
    HEIGHT,
    LAID,
    MEMORY,
    NOBODY,
    PILES,
    SEATS,
    SETS,
    Finish,
    State,
    add,
    alike,
    copy_public,
    remove,
    set_size,
)
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.phase import round_over
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import rule

# A view of a real table needs few attempts; one that needs more than this contradicts itself.
ATTEMPTS = 100_000


@rule
def sample_state(view: View, rng: Rng, scratch: Reconstruction, state: State) -> bool:
    """Write a table that this seat cannot tell from the true one; False if there is none."""
    for _ in range(ATTEMPTS):
        if relive(view, rng, scratch) and furnish(view, rng, scratch, state) and mermaids_fit(state, scratch):
            return True
    return False


# --- Laying out the table ---


@rule
def furnish(view: View, rng: Rng, scratch: Reconstruction, state: State) -> bool:
    """Give every token a card and lay out the table; False if there are not enough cards that look as they must."""
    copy_public(view, state)
    for place in range(SETS):
        state.duos[place] = ALL_DUOS if place == DECK else 0
        state.others[place] = ALL_OTHERS if place == DECK else 0
    if not deal_seen(view, scratch, state):
        return False
    for seat in range(view.players):
        if view.shown[seat] and not deal_shown(view, rng, scratch, state, seat):
            return False
    deal_unseen(view, rng, scratch, state)
    lay_out(view, scratch, state)
    return True


@rule
def fetch(state: State, looks: int) -> int:
    """Take a card that looks so from the deck; NO_CARD if there is none."""
    if alike(state, DECK, looks) == 0:
        return NO_CARD
    card = find(state, DECK, looks)
    remove(state, DECK, card)
    return card


@rule
def is_birth(entry: int) -> bool:
    """Whether a card left the deck in this entry."""
    return what_of(entry) == Seen.PILED or what_of(entry) == Seen.DREW


@rule
def deal_seen(view: View, scratch: Reconstruction, state: State) -> bool:
    """Cards for the tokens whose look is settled, and for the seat's own two drawn cards."""
    for i in range(view.memories):
        scratch.cards[i] = NO_CARD
        if is_birth(view.memory[i]) and scratch.looks[i] != HIDDEN:
            scratch.cards[i] = fetch(state, scratch.looks[i])
            if scratch.cards[i] == NO_CARD:
                return False
    for n in range(2):
        state.drawn[n] = NO_CARD
        if view.drawn[n] != NO_CARD:
            state.drawn[n] = fetch(state, view.drawn[n])
            if state.drawn[n] == NO_CARD:
                return False
    return True


@rule
def deal_shown(view: View, rng: Rng, scratch: Reconstruction, state: State, seat: int) -> bool:
    """Cards for the unsettled tokens of a hand that lies open, in any order."""
    for card in FACES:
        missing = alike(view, HAND + seat, card).bit_count()
        for j in range(scratch.hand_sizes[seat]):
            missing -= int(scratch.looks[scratch.hands[seat][j]] == card)
        if missing < 0:
            return False
        for _ in range(missing):
            place = any_unsettled(rng, scratch, seat)
            if place == NOBODY:
                return False
            found = fetch(state, card)
            if found == NO_CARD:
                return False
            scratch.cards[scratch.hands[seat][place]] = found
    return True


@rule
def any_unsettled(rng: Rng, scratch: Reconstruction, seat: int) -> int:
    """The place of any token in a hand that has no card yet; NOBODY if all have one."""
    left = 0
    for place in range(scratch.hand_sizes[seat]):
        left += int(scratch.cards[scratch.hands[seat][place]] == NO_CARD)
    if left == 0:
        return NOBODY
    chosen = randbelow(rng, left)
    for place in range(scratch.hand_sizes[seat]):
        if scratch.cards[scratch.hands[seat][place]] == NO_CARD:
            if chosen == 0:
                return place
            chosen -= 1
    return NOBODY


@rule
def deal_unseen(view: View, rng: Rng, scratch: Reconstruction, state: State) -> None:
    """Any cards for the tokens that nobody has settled, and for what another player is choosing between."""
    for i in range(view.memories):
        if is_birth(view.memory[i]) and scratch.cards[i] == NO_CARD:
            scratch.cards[i] = any_card(rng, state)
    if view.seat != view.turn:
        for n in range(set_size(state, DECK) - view.deck_size):
            state.drawn[n] = any_card(rng, state)


@rule
def any_card(rng: Rng, state: State) -> int:
    """Take any card from the deck."""
    card = nth_card(state, DECK, randbelow(rng, set_size(state, DECK)))
    remove(state, DECK, card)
    return card


@rule
def lay_out(view: View, scratch: Reconstruction, state: State) -> None:
    """Put every token's card where the token is, and remember the round with these cards."""
    for seat in range(SEATS):
        for j in range(scratch.hand_sizes[seat]):
            add(state, HAND + seat, scratch.cards[scratch.hands[seat][j]])
        for j in range(scratch.laid_sizes[seat]):
            add(state, LAID + seat, scratch.cards[scratch.laid[seat][j]])
    for pile in range(PILES):
        state.heights[pile] = scratch.heights[pile]
        for j in range(HEIGHT):
            state.piles[pile][j] = scratch.cards[scratch.piles[pile][j]] if j < scratch.heights[pile] else 0
    for i in range(MEMORY):
        state.memory[i] = recorded(view, scratch, i) if i < view.memories else 0
    state.memories = view.memories


@rule
def recorded(view: View, scratch: Reconstruction, i: int) -> int:
    """An entry of the memory, with the card that it is now about."""
    entry = view.memory[i]
    if card_of(entry) == NO_CARD:
        return entry
    if what_of(entry) == Seen.PICKED:
        return with_card(entry, scratch.picks[i])
    return with_card(entry, scratch.cards[scratch.tokens[i]])


# --- Four mermaids ---


@rule
def mermaids_fit(state: State, scratch: Reconstruction) -> bool:
    """E1: whether nobody had four mermaids in a moment when the game would have ended."""
    if E1[state.edition] == Mermaids.LAID or state.finish == Finish.MERMAIDS:
        return True
    held = E1[state.edition] == Mermaids.HELD
    for seat in range(SEATS):
        scratch.mermaids[seat] = 0
    for i in range(state.memories):
        entry = state.memory[i]
        if not held and has_four(scratch, seat_of(entry)):
            return False
        if card_of(entry) < CARD_COUNT and card_of(entry) >= DUO_COUNT and BIT[card_of(entry)] & MERMAIDS:
            move_mermaid(scratch, entry)
        if held and has_four(scratch, NOBODY):
            return False
    return not has_four(scratch, NOBODY if round_over(state) else state.turn)


@rule
def move_mermaid(scratch: Reconstruction, entry: int) -> None:
    """A mermaid comes to a hand, or changes hands."""
    what = what_of(entry)
    if what == Seen.DREW or what == Seen.TOOK or what == Seen.PICKED or what == Seen.STOLE:
        scratch.mermaids[seat_of(entry)] += 1
    if what == Seen.STOLE:
        scratch.mermaids[other_of(entry)] -= 1


@rule
def has_four(scratch: Reconstruction, but: int) -> bool:
    """Whether anybody but this seat holds four mermaids."""
    for seat in range(SEATS):
        if seat != but and scratch.mermaids[seat] == FOUR_MERMAIDS:
            return True
    return False
