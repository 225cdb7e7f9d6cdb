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
from saltmochi.games.sea_salt_paper.recollection import Thought, relive
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
    remove,
    set_size,
    share_open,
)
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.dealer import Dice, roll
from saltmochi.table.phase import round_over
from saltmochi.table.rule import rule

# A view of a real table needs few attempts; one that needs more than this contradicts itself.
ATTEMPTS = 100_000


@rule
def suppose(view: View, dice: Dice, thought: Thought, state: State) -> bool:
    """Write a table that this seat cannot tell from the true one; False if there is none."""
    for _ in range(ATTEMPTS):
        if relive(view, dice, thought) and furnish(view, dice, thought, state) and mermaids_fit(state, thought):
            return True
    return False


# --- Laying out the table ---


@rule
def furnish(view: View, dice: Dice, thought: Thought, state: State) -> bool:
    """Give every token a card and lay out the table; False if there are not enough cards that look as they must."""
    share_open(view, state)
    for place in range(SETS):
        state.duos[place] = ALL_DUOS if place == DECK else 0
        state.others[place] = ALL_OTHERS if place == DECK else 0
    if not deal_seen(view, thought, state):
        return False
    for seat in range(view.players):
        if view.shown[seat] and not deal_shown(view, dice, thought, state, seat):
            return False
    deal_unseen(view, dice, thought, state)
    lay_out(view, thought, state)
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
def deal_seen(view: View, thought: Thought, state: State) -> bool:
    """Cards for the tokens whose look is settled, and for the seat's own two drawn cards."""
    for i in range(view.memories):
        thought.cards[i] = NO_CARD
        if is_birth(view.memory[i]) and thought.looks[i] != HIDDEN:
            thought.cards[i] = fetch(state, thought.looks[i])
            if thought.cards[i] == NO_CARD:
                return False
    for n in range(2):
        state.drawn[n] = NO_CARD
        if view.drawn[n] != NO_CARD:
            state.drawn[n] = fetch(state, view.drawn[n])
            if state.drawn[n] == NO_CARD:
                return False
    return True


@rule
def deal_shown(view: View, dice: Dice, thought: Thought, state: State, seat: int) -> bool:
    """Cards for the unsettled tokens of a hand that lies open, in any order."""
    for card in FACES:
        missing = alike(view, HAND + seat, card).bit_count()
        for j in range(thought.hand_sizes[seat]):
            missing -= int(thought.looks[thought.hands[seat][j]] == card)
        if missing < 0:
            return False
        for _ in range(missing):
            place = any_unsettled(dice, thought, seat)
            if place == NOBODY:
                return False
            found = fetch(state, card)
            if found == NO_CARD:
                return False
            thought.cards[thought.hands[seat][place]] = found
    return True


@rule
def any_unsettled(dice: Dice, thought: Thought, seat: int) -> int:
    """The place of any token in a hand that has no card yet; NOBODY if all have one."""
    left = 0
    for place in range(thought.hand_sizes[seat]):
        left += int(thought.cards[thought.hands[seat][place]] == NO_CARD)
    if left == 0:
        return NOBODY
    chosen = roll(dice, left)
    for place in range(thought.hand_sizes[seat]):
        if thought.cards[thought.hands[seat][place]] == NO_CARD:
            if chosen == 0:
                return place
            chosen -= 1
    return NOBODY


@rule
def deal_unseen(view: View, dice: Dice, thought: Thought, state: State) -> None:
    """Any cards for the tokens that nobody has settled, and for what another player is choosing between."""
    for i in range(view.memories):
        if is_birth(view.memory[i]) and thought.cards[i] == NO_CARD:
            thought.cards[i] = any_card(dice, state)
    if view.seat != view.turn:
        for n in range(set_size(state, DECK) - view.deck_size):
            state.drawn[n] = any_card(dice, state)


@rule
def any_card(dice: Dice, state: State) -> int:
    """Take any card from the deck."""
    card = nth_card(state, DECK, roll(dice, set_size(state, DECK)))
    remove(state, DECK, card)
    return card


@rule
def lay_out(view: View, thought: Thought, state: State) -> None:
    """Put every token's card where the token is, and remember the round with these cards."""
    for seat in range(SEATS):
        for j in range(thought.hand_sizes[seat]):
            add(state, HAND + seat, thought.cards[thought.hands[seat][j]])
        for j in range(thought.laid_sizes[seat]):
            add(state, LAID + seat, thought.cards[thought.laid[seat][j]])
    for pile in range(PILES):
        state.heights[pile] = thought.heights[pile]
        for j in range(HEIGHT):
            state.piles[pile][j] = thought.cards[thought.piles[pile][j]] if j < thought.heights[pile] else 0
    for i in range(MEMORY):
        state.memory[i] = recorded(view, thought, i) if i < view.memories else 0
    state.memories = view.memories


@rule
def recorded(view: View, thought: Thought, i: int) -> int:
    """An entry of the memory, with the card that it is now about."""
    entry = view.memory[i]
    if card_of(entry) == NO_CARD:
        return entry
    if what_of(entry) == Seen.PICKED:
        return with_card(entry, thought.picks[i])
    return with_card(entry, thought.cards[thought.tokens[i]])


# --- Four mermaids ---


@rule
def mermaids_fit(state: State, thought: Thought) -> bool:
    """E1: whether nobody had four mermaids in a moment when the game would have ended."""
    if E1[state.edition] == Mermaids.LAID or state.finish == Finish.MERMAIDS:
        return True
    held = E1[state.edition] == Mermaids.HELD
    for seat in range(SEATS):
        thought.mermaids[seat] = 0
    for i in range(state.memories):
        entry = state.memory[i]
        if not held and has_four(thought, seat_of(entry)):
            return False
        if card_of(entry) < CARD_COUNT and card_of(entry) >= DUO_COUNT and BIT[card_of(entry)] & MERMAIDS:
            move_mermaid(thought, entry)
        if held and has_four(thought, NOBODY):
            return False
    return not has_four(thought, NOBODY if round_over(state) else state.turn)


@rule
def move_mermaid(thought: Thought, entry: int) -> None:
    """A mermaid comes to a hand, or changes hands."""
    what = what_of(entry)
    if what == Seen.DREW or what == Seen.TOOK or what == Seen.PICKED or what == Seen.STOLE:
        thought.mermaids[seat_of(entry)] += 1
    if what == Seen.STOLE:
        thought.mermaids[other_of(entry)] -= 1


@rule
def has_four(thought: Thought, but: int) -> bool:
    """Whether anybody but this seat holds four mermaids."""
    for seat in range(SEATS):
        if seat != but and thought.mermaids[seat] == FOUR_MERMAIDS:
            return True
    return False
