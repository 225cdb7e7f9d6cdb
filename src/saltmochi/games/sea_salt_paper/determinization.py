"""§9.3: sample a determinization, a complete state that is consistent with all that a seat has seen.

First the round is reconstructed from the seat's memory with tokens in place of cards; if a random choice contradicts
what was seen later, this starts over. Then every token gets a card: tokens with a known face get a copy of it, the
other ones random cards. The remaining cards are the deck.
"""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.cards import (
    ALIKE,
    ALL_DUOS,
    ALL_FACES,
    ALL_OTHERS,
    BIT,
    COPIES,
    DUO_COUNT,
    FOUR_MERMAIDS,
    FULL_COUNT,
    MERMAIDS,
    NO_CARD,
    SHELLS,
)
from saltmochi.games.sea_salt_paper.editions import E1, Mermaids
from saltmochi.games.sea_salt_paper.expansion_rules import extra_cards, has_expansions
from saltmochi.games.sea_salt_paper.memory import HIDDEN, Seen, card_of, other_of, seat_of, what_of, with_card
from saltmochi.games.sea_salt_paper.reconstruction import NO_PLACE, NO_TOKEN, Reconstruction, reconstruct
from saltmochi.games.sea_salt_paper.state import (
    DECK,
    HAND,
    LAID,
    LOBSTER_CARDS,
    MAX_HEIGHT,
    NOBODY,
    PILES,
    SEATS,
    SETS,
    Finish,
    Phase,
    State,
    add,
    copies_at,
    copy_public,
    remove,
    set_size,
)
from saltmochi.games.sea_salt_paper.steps import find_copy, nth_card, wins_with_three
from saltmochi.games.sea_salt_paper.view import View, cards_looked_at
from saltmochi.table.bits import nth
from saltmochi.table.phase import round_over
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import expansion_rule, rule

# A view of a real game needs few attempts; a view that needs more than this contradicts itself.
ATTEMPTS = 100_000


@rule
def sample_state(view: View, rng: Rng, scratch: Reconstruction, state: State) -> bool:
    """Write a determinization: a state that this seat cannot tell from the true one. Return False if there is none."""
    for _ in range(ATTEMPTS):
        if reconstruct(view, rng, scratch) and assign_cards(view, rng, scratch, state) and fits(state, scratch):
            return True
    return False


# --- Assigning cards to tokens ---


@rule
def assign_cards(view: View, rng: Rng, scratch: Reconstruction, state: State) -> bool:
    """Give every token a card and write the state; return False if there are not enough copies of a face."""
    copy_public(view, state)
    for place in range(SETS):
        state.duos[place] = ALL_DUOS if place == DECK else 0
        state.others[place] = ALL_OTHERS if place == DECK else 0
    add_extra_cards(state)
    if not assign_known(view, scratch, state):
        return False
    if lacks_looked_cards(view, state):
        return False
    for seat in range(view.players):
        if view.shown[seat] and not assign_shown_hand(view, rng, scratch, state, seat):
            return False
    if lacks_shell(rng, scratch, state):
        return False
    assign_hidden(view, rng, scratch, state)
    write_state(view, scratch, state)
    write_expansions(view, rng, scratch, state)
    return True


@rule
def take_copy(state: State, face: int) -> int:
    """Take a card with this face from the deck; return NO_CARD if there is none."""
    if copies_at(state, DECK, face) == 0:
        return NO_CARD
    card = find_copy(state, DECK, face)
    remove(state, DECK, card)
    return card


@rule
def leaves_deck(entry: int) -> bool:
    """Whether a card left the deck in this entry."""
    return what_of(entry) == Seen.PILED or what_of(entry) == Seen.DREW or leaves_deck_by_sting(entry)


@rule
def assign_known(view: View, scratch: Reconstruction, state: State) -> bool:
    """Assign cards to the tokens with a known face, and to the two cards that this seat has drawn."""
    for i in range(view.memories):
        scratch.cards[i] = NO_CARD
        if leaves_deck(view.memory[i]) and scratch.faces[i] != HIDDEN:
            scratch.cards[i] = take_copy(state, scratch.faces[i])
            if scratch.cards[i] == NO_CARD:
                return False
    for n in range(2):
        state.drawn[n] = NO_CARD
        if view.drawn[n] != NO_CARD:
            state.drawn[n] = take_copy(state, view.drawn[n])
            if state.drawn[n] == NO_CARD:
                return False
    return True


@rule
def assign_shown_hand(view: View, rng: Rng, scratch: Reconstruction, state: State, seat: int) -> bool:
    """Assign the remaining cards of a hand that the seat sees to its tokens without a known face, in random order."""
    for card in ALL_FACES:
        missing = copies_at(view, HAND + seat, card).bit_count()
        for j in range(scratch.hand_sizes[seat]):
            missing -= int(scratch.faces[scratch.hands[seat][j]] == card)
        if missing < 0:
            return False
        for _ in range(missing):
            place = random_unassigned(rng, scratch, seat)
            if place == NO_PLACE:
                return False
            found = take_copy(state, card)
            if found == NO_CARD:
                return False
            scratch.cards[scratch.hands[seat][place]] = found
    return True


@rule
def random_unassigned(rng: Rng, scratch: Reconstruction, seat: int) -> int:
    """Return the place of a random token in a hand that has no card yet; NO_PLACE if all have one."""
    left = 0
    for place in range(scratch.hand_sizes[seat]):
        left += int(scratch.cards[scratch.hands[seat][place]] == NO_CARD)
    if left == 0:
        return NO_PLACE
    chosen = randbelow(rng, left)
    for place in range(scratch.hand_sizes[seat]):
        if scratch.cards[scratch.hands[seat][place]] == NO_CARD:
            if chosen == 0:
                return place
            chosen -= 1
    return NO_PLACE


@rule
def assign_hidden(view: View, rng: Rng, scratch: Reconstruction, state: State) -> None:
    """Assign random cards to the remaining tokens, and to the two cards that another player chooses between."""
    for i in range(view.memories):
        if leaves_deck(view.memory[i]) and scratch.cards[i] == NO_CARD:
            scratch.cards[i] = take_random_card(rng, state)
    if view.seat != view.turn:
        take_looked_cards(rng, state)
        for n in range(set_size(state, DECK) + cards_looked_at(state) - view.deck_size):
            state.drawn[n] = take_random_card(rng, state)


@rule
def take_random_card(rng: Rng, state: State) -> int:
    """Take a random card from the deck."""
    card = nth_card(state, DECK, randbelow(rng, set_size(state, DECK)))
    remove(state, DECK, card)
    return card


@rule
def write_state(view: View, scratch: Reconstruction, state: State) -> None:
    """Put every token's card where the token is, and write the memory with these cards."""
    for seat in range(SEATS):
        for j in range(scratch.hand_sizes[seat]):
            add(state, HAND + seat, scratch.cards[scratch.hands[seat][j]])
        for j in range(scratch.laid_sizes[seat]):
            add(state, LAID + seat, scratch.cards[scratch.laid[seat][j]])
    for pile in range(PILES):
        state.heights[pile] = scratch.heights[pile]
        for j in range(MAX_HEIGHT):
            state.piles[pile][j] = scratch.cards[scratch.piles[pile][j]] if j < scratch.heights[pile] else 0
    for i in range(max(view.memories, state.memories)):
        state.memory[i] = entry_with_card(view, scratch, i) if i < view.memories else 0
    state.memories = view.memories


@rule
def entry_with_card(view: View, scratch: Reconstruction, i: int) -> int:
    """Return an entry of the memory with the card that its token was assigned."""
    entry = view.memory[i]
    if card_of(entry) == NO_CARD or concerns_no_token(entry):
        return entry
    if what_of(entry) == Seen.PICKED:
        return with_card(entry, scratch.picks[i])
    return with_card(entry, scratch.cards[scratch.tokens[i]])


# --- Four mermaids ---


@rule
def fits(state: State, scratch: Reconstruction) -> bool:
    """Whether the round could have gone on with these cards as it did."""
    return mermaids_fit(state, scratch) and not contradicts_looks(state)


@rule
def mermaids_fit(state: State, scratch: Reconstruction) -> bool:
    """E1: whether nobody had four mermaids at a moment when that would have ended the game."""
    if E1[state.edition] == Mermaids.LAID or state.finish == Finish.MERMAIDS:
        return True
    if has_expansions(state):
        return expansion_mermaids_fit(state, scratch)
    held = E1[state.edition] == Mermaids.HELD
    for seat in range(SEATS):
        scratch.mermaids[seat] = 0
    for i in range(state.memories):
        entry = state.memory[i]
        if not held and has_four_mermaids(scratch, seat_of(entry)):
            return False
        if card_of(entry) < FULL_COUNT and card_of(entry) >= DUO_COUNT and BIT[card_of(entry)] & MERMAIDS:
            move_mermaid(scratch, entry)
        if held and has_four_mermaids(scratch, NOBODY):
            return False
    return not has_four_mermaids(scratch, NOBODY if round_over(state) else state.turn)


@rule
def move_mermaid(scratch: Reconstruction, entry: int) -> None:
    """Count a mermaid that enters a hand or changes hands."""
    what = what_of(entry)
    if what == Seen.DREW or what == Seen.TOOK or what == Seen.PICKED or what == Seen.STOLE:
        scratch.mermaids[seat_of(entry)] += 1
    if what == Seen.STOLE:
        scratch.mermaids[other_of(entry)] -= 1
    move_expansion_mermaid(scratch, entry)


@rule
def has_four_mermaids(scratch: Reconstruction, exempt: int) -> bool:
    """Whether any seat but the exempt one holds four mermaids."""
    for seat in range(SEATS):
        if seat != exempt and scratch.mermaids[seat] == FOUR_MERMAIDS:
            return True
    return False


# --- With expansions ---


@expansion_rule
def add_extra_cards(state: State) -> None:
    """§10.1: add the cards of Extra Salt to the deck."""
    state.others[DECK] |= extra_cards(state)


@expansion_rule
def leaves_deck_by_sting(entry: int) -> bool:
    """§11.5: whether a stung player drew a card in this entry."""
    return what_of(entry) == Seen.STUNG


@expansion_rule
def concerns_no_token(entry: int) -> bool:
    """§11.3: whether an entry is about a card that stayed in the deck."""
    return what_of(entry) == Seen.LOOKED


@expansion_rule
def lacks_looked_cards(view: View, state: State) -> bool:
    """§11.3: assign the cards that this seat looks at with the lobster; True if there are not enough of a face."""
    for i in range(LOBSTER_CARDS):
        state.looked[i] = 0
    if view.seat == view.turn:
        for i in range(view.looked_count):
            state.looked[i] = take_copy(state, view.looked[i])
            if state.looked[i] == NO_CARD:
                return True
    return False


@expansion_rule
def lacks_shell(rng: Rng, scratch: Reconstruction, state: State) -> bool:
    """§16.14: give the tokens that lie face down shells, if nothing else is known of them; True if there are none."""
    for seat in range(state.players):
        token = scratch.shells[seat]
        if token != NO_TOKEN and scratch.cards[token] == NO_CARD:
            shells = state.others[DECK] & SHELLS
            if shells == 0:
                return True
            scratch.cards[token] = DUO_COUNT + nth(shells, randbelow(rng, shells.bit_count()))
            remove(state, DECK, scratch.cards[token])
    return False


@expansion_rule
def take_looked_cards(rng: Rng, state: State) -> None:
    """Take random cards from the deck for another player who looks at them; they lie in the order of their numbers."""
    for i in range(state.looked_count):
        card = take_random_card(rng, state)
        place = i
        while place > 0 and state.looked[place - 1] > card:
            state.looked[place] = state.looked[place - 1]
            place -= 1
        state.looked[place] = card


@expansion_rule
def write_expansions(view: View, rng: Rng, scratch: Reconstruction, state: State) -> None:
    """Write the shells that lie face down, the card that is given, and what was just seen with the lobster."""
    for seat in range(SEATS):
        token = scratch.shells[seat]
        state.shells[seat] = scratch.cards[token] if token != NO_TOKEN else 0
    state.given = 0
    if state.phase == Phase.GET:
        known = view.seat == state.turn or view.seat == state.victim
        hand = HAND + state.turn
        state.given = view.given if known else ALIKE[nth_card(state, hand, randbelow(rng, set_size(state, hand)))]
    for i in range(state.looked_count):
        last = state.memories - state.looked_count + i
        if card_of(state.memory[last]) == HIDDEN:
            state.memory[last] = with_card(state.memory[last], state.looked[i])


@expansion_rule
def contradicts_looks(state: State) -> bool:
    """§17.4: whether a card that was looked at with the lobster had left the deck before."""
    for i in range(state.memories):
        entry = state.memory[i]
        if what_of(entry) == Seen.LOOKED and card_of(entry) != HIDDEN:
            face = ALIKE[card_of(entry)]
            absent = 0
            for j in range(i):
                if leaves_deck(state.memory[j]) and ALIKE[card_of(state.memory[j])] == face:
                    absent += 1
            seen = 1
            j = i - 1
            while j >= 0 and what_of(state.memory[j]) == Seen.LOOKED:
                seen += int(card_of(state.memory[j]) != HIDDEN and ALIKE[card_of(state.memory[j])] == face)
                j -= 1
            if absent + seen > COPIES[face]:
                return True
    return False


@expansion_rule
def expansion_mermaids_fit(state: State, scratch: Reconstruction) -> bool:
    """E1, §11.10, §16.11: whether nobody had enough mermaids when that would have ended the game.

    Where showing them wins, they are looked for when a turn ends that was not a stung one.
    """
    held = E1[state.edition] == Mermaids.HELD
    for seat in range(SEATS):
        scratch.mermaids[seat] = 0
    player = NOBODY
    for i in range(state.memories):
        entry = state.memory[i]
        who = seat_of(entry)
        if what_of(entry) == Seen.STUNG:
            who = NOBODY
        if not held and who != player and shows_enough(state, scratch, player):
            return False
        player = who
        if card_of(entry) < FULL_COUNT and card_of(entry) >= DUO_COUNT and BIT[card_of(entry)] & MERMAIDS:
            move_mermaid(scratch, entry)
        if held and what_of(entry) != Seen.GAVE:  # the card that comes for it follows
            for seat in range(state.players):
                if shows_enough(state, scratch, seat):
                    return False
    over = round_over(state) or player != state.turn
    return held or not over or not shows_enough(state, scratch, player)


@expansion_rule
def move_expansion_mermaid(scratch: Reconstruction, entry: int) -> None:
    """Count a mermaid that enters or leaves a hand in an entry that only expansions have."""
    what = what_of(entry)
    if what == Seen.STUNG or what == Seen.CHOSE:
        scratch.mermaids[seat_of(entry)] += 1
    elif what == Seen.GAVE:
        scratch.mermaids[seat_of(entry)] -= 1
        scratch.mermaids[other_of(entry)] += 1


@rule
def shows_enough(state: State, scratch: Reconstruction, seat: int) -> bool:
    """Whether a player has as many mermaids as win."""
    return seat != NOBODY and scratch.mermaids[seat] + int(wins_with_three(state, seat)) >= FOUR_MERMAIDS
