"""§9.3: a whole table that contradicts nothing a seat has seen.

The round is lived through again from the seat's memory. Each card that left the deck is a token, named after the
entry of the memory in which it did; the tokens move as the memory says. Where the seat did not see which card was
picked or stolen, chance chooses one; what a player laid later settles what an unseen card was. If a choice turns out
to contradict what was seen later, the round is lived through once more. At last the cards that nobody has settled are
dealt at random to the tokens that the seat never saw, and the rest is the deck.
"""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.cards import (
    ALL_DUOS,
    ALL_OTHERS,
    BIT,
    CARD_COUNT,
    COPIES,
    DUO_COUNT,
    FACES,
    FOUR_MERMAIDS,
    MERMAIDS,
    NO_CARD,
)
from saltmochi.games.sea_salt_paper.editions import E1, Mermaids
from saltmochi.games.sea_salt_paper.memory import HIDDEN, Seen, card_of, other_of, seat_of, what_of, with_card
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
    holds,
    remove,
    set_size,
    share_open,
)
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.dealer import Dice, roll
from saltmochi.table.phase import round_over
from saltmochi.table.record import numbers, record
from saltmochi.table.rule import rule

# A view of a real table needs few attempts; one that needs more than this contradicts itself.
ATTEMPTS = 100_000
# How much rather a guess is made that explains what was seen later, and how rarely an alike card is another one.
LIKELY = 16
UNLIKELY = 4


@record
class Thought:
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
def suppose(view: View, dice: Dice, thought: Thought, state: State) -> bool:
    """Write a table that this seat cannot tell from the true one; False if there is none."""
    for _ in range(ATTEMPTS):
        if relive(view, dice, thought) and furnish(view, dice, thought, state) and mermaids_fit(state, thought):
            return True
    return False


# --- Living through the round again ---


@rule
def relive(view: View, dice: Dice, thought: Thought) -> bool:
    """Move the tokens through the round; False if a choice contradicts what was seen later."""
    for seat in range(SEATS):
        thought.hand_sizes[seat] = 0
        thought.laid_sizes[seat] = 0
    for pile in range(PILES):
        thought.heights[pile] = 0
    looked_at = 0
    for i in range(view.memories):
        what = what_of(view.memory[i])
        if what == Seen.SAW:
            if not saw_again(view, thought, i, looked_at):
                return False
            looked_at += 1
        else:
            looked_at = 0
            if not happen(view, dice, thought, i):
                return False
    return True


@rule
def happen(view: View, dice: Dice, thought: Thought, i: int) -> bool:
    """One entry of the memory happens again."""
    entry = view.memory[i]
    what = what_of(entry)
    seat = seat_of(entry)
    card = card_of(entry)
    other = other_of(entry)
    token = i
    if what == Seen.PILED or what == Seen.DREW:
        thought.looks[i] = card
    elif what == Seen.TOOK:
        token = pull(thought, other, thought.heights[other] - 1)
    elif what == Seen.PICKED:
        token = pull(thought, other, picked_place(view, dice, thought, i))
    elif what == Seen.LAID:
        token = give_up(thought, seat, place_in_hand(dice, thought, seat, card))
    elif what == Seen.STOLE:
        stolen = stolen_place(view, dice, thought, i) if card == HIDDEN else place_in_hand(dice, thought, other, card)
        token = give_up(thought, other, stolen)
    else:
        height = thought.heights[other]
        token = thought.piles[other][height - 1] if height > 0 else NOBODY
    if token == NOBODY:
        return what == Seen.UNCOVERED and card == NO_CARD
    thought.tokens[i] = token
    if what == Seen.PILED:
        thought.piles[other][thought.heights[other]] = token
        thought.heights[other] += 1
    elif what == Seen.LAID:
        thought.laid[seat][thought.laid_sizes[seat]] = token
        thought.laid_sizes[seat] += 1
    elif what != Seen.UNCOVERED:
        thought.hands[seat][thought.hand_sizes[seat]] = token
        thought.hand_sizes[seat] += 1
    if card == HIDDEN or what == Seen.PICKED:
        return True
    if thought.looks[token] == HIDDEN:
        thought.looks[token] = card
    return thought.looks[token] == card


@rule
def saw_again(view: View, thought: Thought, i: int, place: int) -> bool:
    """The card at this place of a pile looked through is the one that was seen there."""
    pile = other_of(view.memory[i])
    if place >= thought.heights[pile]:
        return False
    thought.tokens[i] = thought.piles[pile][place]
    card = card_of(view.memory[i])
    return card == HIDDEN or thought.looks[thought.tokens[i]] == card


@rule
def pull(thought: Thought, pile: int, place: int) -> int:
    """Take the token at a place out of a pile; NOBODY if there is none."""
    if place < 0 or place >= thought.heights[pile]:
        return NOBODY
    token = thought.piles[pile][place]
    thought.heights[pile] -= 1
    for j in range(place, thought.heights[pile]):
        thought.piles[pile][j] = thought.piles[pile][j + 1]
    return token


@rule
def give_up(thought: Thought, seat: int, place: int) -> int:
    """Take the token at a place out of a hand; NOBODY if there is none."""
    if place == NOBODY:
        return NOBODY
    token = thought.hands[seat][place]
    thought.hand_sizes[seat] -= 1
    thought.hands[seat][place] = thought.hands[seat][thought.hand_sizes[seat]]
    return token


@rule
def place_in_hand(dice: Dice, thought: Thought, seat: int, card: int) -> int:
    """Where a hand has this card; NOBODY if it cannot have it.

    A token that looks so, or, if the box has more than one such card, perhaps an unsettled one; else any of these.
    """
    settled = NOBODY
    unsettled = NOBODY
    count = 0
    for place in range(thought.hand_sizes[seat]):
        looks = thought.looks[thought.hands[seat][place]]
        if looks == card:
            settled = place
        elif looks == HIDDEN:
            count += 1
            if roll(dice, count) == 0:
                unsettled = place
    if settled == NOBODY or (unsettled != NOBODY and COPIES[card] > 1 and roll(dice, UNLIKELY) == 0):
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
def stolen_place(view: View, dice: Dice, thought: Thought, i: int) -> int:
    """Which card of a hand was stolen unseen: any, but rather one that the thief had later or the victim had not."""
    thief = seat_of(view.memory[i])
    victim = other_of(view.memory[i])
    total = 0
    chosen = NOBODY
    for place in range(thought.hand_sizes[victim]):
        looks = thought.looks[thought.hands[victim][place]]
        weight = 1
        if looks != HIDDEN:
            weight = likelihood(view, i, thief, looks)
            if likelihood(view, i, victim, looks) == 0:
                weight *= LIKELY * LIKELY
        total += weight
        if weight > 0 and roll(dice, total) < weight:
            chosen = place
    return chosen


@rule
def picked_place(view: View, dice: Dice, thought: Thought, i: int) -> int:
    """Which card of a pile was picked: the one the seat knows of, or any that fits what it saw of the pile later."""
    pile = other_of(view.memory[i])
    card = card_of(view.memory[i])
    height = thought.heights[pile]
    if card != HIDDEN:
        place = height - 1
        while place >= 0 and pick_of(thought, pile, place) != card:
            place -= 1
        thought.picks[i] = card
        return place
    total = 0
    chosen = NOBODY
    for place in range(height):
        if pick_fits(view, thought, i, place):
            weight = likelihood(view, i, seat_of(view.memory[i]), looks_at(thought, pile, place))
            total += weight
            if weight > 0 and roll(dice, total) < weight:
                chosen = place
    if chosen != NOBODY:
        thought.picks[i] = pick_of(thought, pile, chosen)
    return chosen


@rule
def pick_of(thought: Thought, pile: int, place: int) -> int:
    """The target of the action that picks this card: the first of those alike plus how many of them lie above it."""
    looks = thought.looks[thought.piles[pile][place]]
    target = looks
    for j in range(place + 1, thought.heights[pile]):
        target += int(thought.looks[thought.piles[pile][j]] == looks)
    return target


@rule
def pick_fits(view: View, thought: Thought, i: int, place: int) -> bool:
    """Whether the pile without this card looks as it was seen to look, until someone else picks from it.

    Of neighbours that are alike only the upper one can be picked.
    """
    pile = other_of(view.memory[i])
    height = thought.heights[pile] - 1
    if place < height and looks_at(thought, pile, place) == looks_at(thought, pile, place + 1):
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
            if covered == 0 and left_at(thought, pile, place, height - 1) != card_of(entry):
                return False
        else:
            seen = card_of(entry)
            if seen != HIDDEN and looked_at < height and left_at(thought, pile, place, looked_at) != seen:
                return False
            looked_at += 1
    return True


@rule
def looks_at(thought: Thought, pile: int, place: int) -> int:
    """How the card at a place of a pile looks."""
    return thought.looks[thought.piles[pile][place]]


@rule
def left_at(thought: Thought, pile: int, gone: int, place: int) -> int:
    """How the card at a place would look if one were gone; NO_CARD below the bottom."""
    if place < 0:
        return NO_CARD
    return looks_at(thought, pile, place if place < gone else place + 1)


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
