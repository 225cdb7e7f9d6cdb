"""§11, §13, §14 and §16: what Extra Salt and Extra Pepper add to the course of the game.

`rules` calls these where they apply. At tables without expansions they do nothing.
"""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.actions import (
    ALL_PAIRS,
    DECLINE,
    FIRST_ROB_PAIR,
    GET,
    GIVE,
    HIDE,
    KEEP,
    KEEP_EVENT,
    LAY,
    TAKE,
    VISIT,
)
from saltmochi.games.sea_salt_paper.cards import (
    ALIKE,
    ALIKE_BITS,
    BIT,
    CARD_COUNT,
    COLOUR,
    CRABS,
    DUO_COUNT,
    EXTRA_SALT_OTHERS,
    FULL_COUNT,
    OCTOPUSES,
    PENGUINS,
    SAILORS,
    SEAHORSE,
    SHARKS,
    SHELLS,
    SWIMMERS,
)
from saltmochi.games.sea_salt_paper.editions import X1
from saltmochi.games.sea_salt_paper.events import ALL_EVENTS, BURDEN_BITS, Event
from saltmochi.games.sea_salt_paper.expansions import EXTRA_PEPPER, EXTRA_SALT
from saltmochi.games.sea_salt_paper.groups import NO_STAR, add_group, first_card, remove_group, second_card, starfish_of
from saltmochi.games.sea_salt_paper.memory import Seen, remember
from saltmochi.games.sea_salt_paper.state import (
    DECK,
    EVENT,
    HAND,
    LAID,
    LOBSTER_CARDS,
    LOOKED,
    NOBODY,
    PILE,
    SEATS,
    Phase,
    Public,
    State,
    add,
    holds,
    remove,
    set_size,
    top,
)
from saltmochi.games.sea_salt_paper.steps import (
    await_card,
    find_copy,
    is_active,
    is_sheltered,
    lay_card,
    may_attack,
    may_rob,
    revealed,
)
from saltmochi.table.legal_actions import LegalActions, allow
from saltmochi.table.rule import expansion_rule, rule
from saltmochi.table.seats import left_of

# §16.13: the cards whose discard brings a card under the Dolphins.
DOLPHIN_CARDS = SHELLS | OCTOPUSES | PENGUINS | SAILORS | SEAHORSE
# `State.angelfish_due`: the tops of the piles are compared when all cards are dealt; the turn ends with the choice.
COMPARE, LAST_ACT = 1, 2


@expansion_rule
def has_expansions(table: Public) -> bool:
    """Whether any expansion is in play."""
    return table.expansions != 0


# --- Legal actions ---


@expansion_rule
def allow_expansion_choices(state: State, actions: LegalActions) -> None:
    """§17.1: write down the legal actions of the phases that only expansions have."""
    if state.phase == Phase.KEEP:
        for i in range(state.looked_count):
            if i == 0 or ALIKE[state.looked[i]] != ALIKE[state.looked[i - 1]]:
                allow(actions, KEEP[ALIKE[state.looked[i]]])
    elif state.phase == Phase.VISIT:
        for seat in range(state.players):
            if may_rob(state, seat):
                allow(actions, VISIT[seat])
    elif state.phase == Phase.GIVE:
        allow(actions, DECLINE)
        allow_faces(state, HAND + state.turn, GIVE, actions)
    elif state.phase == Phase.GET:
        allow_faces(state, HAND + state.victim, GET, actions)
    elif state.phase == Phase.ROB_PAIR:
        allow_robberies(state, actions)
    elif state.phase == Phase.ANGELFISH:
        allow(actions, TAKE[0])
        allow(actions, TAKE[1])
    else:
        allow(actions, KEEP_EVENT[state.held[state.turn]])
        allow(actions, KEEP_EVENT[state.offered])


@rule
def allow_faces(state: State, place: int, ids: tuple[int, ...], actions: LegalActions) -> None:
    """Allow an action for every card at a place, once for copies."""
    for face in range(FULL_COUNT):
        if ALIKE[face] == face and (state.duos[place] if face < DUO_COUNT else state.others[place]) & ALIKE_BITS[face]:
            allow(actions, ids[face])


@rule
def allow_robberies(state: State, actions: LegalActions) -> None:
    """§16.5: take any pair that lies before an opponent who is neither protected nor behind a shell."""
    for i in range(state.group_count):
        if may_take_group(state, i):
            lay = LAY[first_card(state.groups[i])][second_card(state.groups[i])]
            action = FIRST_ROB_PAIR[lay] + state.owners[i] * len(ALL_PAIRS)
            listed = False
            for j in range(actions.count):
                listed = listed or actions.ids[j] == action
            if not listed:
                allow(actions, action)


@rule
def may_take_group(state: State, i: int) -> bool:
    """§16.5: whether the player in turn may take this pair; trios cannot be taken."""
    return starfish_of(state.groups[i]) == NO_STAR and may_attack(state, state.owners[i])


@expansion_rule
def allow_hiding(state: State, actions: LegalActions) -> None:
    """§16.14: put a shell face down, once in a round."""
    if is_active(state, Event.CORAL_REEF) and not is_sheltered(state, state.turn):
        for face in range(DUO_COUNT, CARD_COUNT):
            if BIT[face] & SHELLS & state.others[HAND + state.turn]:
                allow(actions, HIDE[face])


@expansion_rule
def skips_pile(state: State, pile: int) -> bool:
    """§16.1: whether the Hermit Crab looks through the other pile now: the first one first, if it has cards."""
    if state.second_look == 0:
        return False
    first = 0 if state.heights[0] > 0 and state.second_look == 1 else 1
    return pile != first


# --- The cards of Extra Salt in the deck ---


@expansion_rule
def extra_cards(state: State) -> int:
    """§10.1: return the cards that Extra Salt adds to the deck."""
    return EXTRA_SALT_OTHERS if state.expansions & EXTRA_SALT else 0


@expansion_rule
def clear_expansions(state: State) -> None:
    """§11.6, §16.15: forget what the expansions did in the last round."""
    for i in range(state.group_count):
        state.groups[i] = 0
        state.owners[i] = 0
    state.group_count = 0
    for i in range(LOBSTER_CARDS):
        state.looked[i] = 0
    for seat in range(SEATS):
        state.shells[seat] = 0
    state.looked_count = 0
    state.given = 0
    state.stung = 0
    state.sting_turn = 0
    state.sheltered = 0
    state.more_cards = 0
    state.second_look = 0
    state.angelfish_due = 0


# --- Laying pairs and trios ---


@expansion_rule
def note_group(state: State, a: int, b: int, star: int) -> None:
    """§12.1: note which two cards were laid as a pair, and the starfish of a trio."""
    if state.expansions:
        add_group(state, state.turn, a, b, star)


@expansion_rule
def is_expansion_pair(a: int, b: int) -> bool:
    """§11.1, §16.3: whether only the expansions make these two cards a pair."""
    if b >= CARD_COUNT:
        return True
    return (BIT[a] & SWIMMERS != 0 and BIT[b] & SWIMMERS != 0) or (BIT[a] & SHARKS != 0 and BIT[b] & SHARKS != 0)


@expansion_rule
def carry_out_expansion_pair(state: State, a: int, b: int) -> None:
    """§11, §16.3: carry out the effect of a laid pair that only the expansions know."""
    if BIT[a] & CRABS:
        if set_size(state, DECK) > 0:
            await_card(state, LOOKED)
    elif b >= CARD_COUNT:
        sting(state)
    elif BIT[a] & SWIMMERS:
        for seat in range(state.players):
            if may_rob(state, seat):
                state.phase = Phase.VISIT
    else:
        for i in range(state.group_count):
            if may_take_group(state, i):
                state.phase = Phase.ROB_PAIR


@expansion_rule
def lay_trio(state: State, a: int, b: int, star: int) -> None:
    """§11.12: lay a pair with a starfish; the pair has no effect."""
    lay_card(state, find_copy(state, HAND + state.turn, a))
    lay_card(state, find_copy(state, HAND + state.turn, b))
    lay_card(state, star)
    add_group(state, state.turn, a, b, star)


# --- §11.3: the lobster ---


@expansion_rule
def look_at_card(state: State, card: int) -> None:
    """§11.3: look at a card of the deck, up to five of them; the player then keeps one.

    They are in no other place meanwhile, but still count as cards of the deck (§11.4).
    """
    i = state.looked_count
    while i > 0 and state.looked[i - 1] > card:
        state.looked[i] = state.looked[i - 1]
        i -= 1
    state.looked[i] = card
    state.looked_count += 1
    remember(state, Seen.LOOKED, state.turn, 0, card)
    if state.looked_count == LOBSTER_CARDS or set_size(state, DECK) == 0:
        state.phase = Phase.KEEP


@expansion_rule
def keep_looked(state: State, face: int) -> None:
    """§11.3: keep one of the cards looked at; the others go back to the deck."""
    kept = NOBODY
    for i in range(state.looked_count):
        card = state.looked[i]
        if kept == NOBODY and ALIKE[card] == face:
            kept = card
        else:
            add(state, DECK, card)
        state.looked[i] = 0
    state.looked_count = 0
    add(state, HAND + state.turn, kept)
    remember(state, Seen.DREW, state.turn, 0, kept)


# --- §11.5: the jellyfish ---


@rule
def sting(state: State) -> None:
    """§11.5 to §11.8, §11.11: sting the opponents who have a turn to come and are not behind a shell."""
    for seat in range(state.players):
        if seat != state.turn and not is_sheltered(state, seat) and not revealed(state, seat):
            state.stung |= 1 << seat


@expansion_rule
def begins_stung_turn(state: State) -> bool:
    """§11.5: whether the player in turn is stung, and so only draws a card; the sting lasts for this turn (§11.6)."""
    if state.stung >> state.turn & 1 == 0:
        return False
    state.stung &= ~(1 << state.turn)
    state.sting_turn = 1
    return True


@expansion_rule
def in_stung_turn(state: State) -> bool:
    """§11.5: whether this is a stung turn."""
    return state.sting_turn != 0


@expansion_rule
def pass_over_stung(state: State) -> None:
    """§11.9: pass the turn on to stung players who find the deck empty; their turns are over at once."""
    seat = left_of(state.turn, state.players)
    while seat != state.caller and state.stung >> seat & 1 and set_size(state, DECK) == 0:
        state.stung &= ~(1 << seat)
        state.turn = seat
        seat = left_of(seat, state.players)


# --- After a card has entered the hand ---


@expansion_rule
def turn_is_over(state: State) -> bool:
    """§11.5, §16.17: whether the turn ends with this card: a stung turn, or the Angelfish at the end of a turn."""
    over = state.sting_turn != 0 or state.angelfish_due == LAST_ACT
    if over:
        state.sting_turn = 0
        state.angelfish_due = 0
    return over


@expansion_rule
def go_on(state: State) -> None:
    """§16.1, §16.2, §16.17: go on with the second card of the Sunfish, the second look, or the Angelfish."""
    if state.more_cards > 0:
        state.more_cards = 0
        if set_size(state, DECK) > 0:
            await_card(state, HAND + state.turn)
    elif state.second_look > 0:
        state.phase = Phase.LOOK
    elif state.angelfish_due == COMPARE:
        state.angelfish_due = 0
        if tops_match(state):
            state.phase = Phase.ANGELFISH


@expansion_rule
def add_sunfish_card(state: State) -> None:
    """§16.2: two fish bring two cards under the Sunfish."""
    state.more_cards = int(is_active(state, Event.SUNFISH))


@expansion_rule
def begin_looks(state: State) -> None:
    """§16.1: under the Hermit Crab two crabs look through one pile after the other."""
    state.second_look = int(is_active(state, Event.HERMIT_CRAB))


@expansion_rule
def follow_look(state: State, pile: int) -> None:
    """§16.1: note whether the second pile comes next; an empty one is skipped."""
    if state.second_look > 0:
        state.second_look = 2 if pile == 0 and state.heights[1] > 0 else 0


@expansion_rule
def follow_put(state: State, card: int) -> None:
    """§16.13: under the Dolphins some discards bring a card; §16.17: the Angelfish comes after it."""
    if X1[state.edition] and is_active(state, Event.ANGELFISH):
        state.angelfish_due = COMPARE
    brings = is_active(state, Event.DOLPHINS) and card >= DUO_COUNT and BIT[card] & DOLPHIN_CARDS != 0
    if brings and set_size(state, DECK) > 0:
        await_card(state, HAND + state.turn)
    else:
        go_on(state)


@expansion_rule
def chooses_top(state: State) -> bool:
    """§16.17: whether a card is taken because of the Angelfish."""
    return state.phase == Phase.ANGELFISH


@expansion_rule
def follow_take(state: State) -> None:
    """§16.17, X1: in the online edition the piles are compared right after a card was taken from one."""
    if state.phase == Phase.TAKE and X1[state.edition] and is_active(state, Event.ANGELFISH):
        state.angelfish_due = COMPARE


@expansion_rule
def ends_with_angelfish(state: State) -> bool:
    """§16.17, X1: in other editions the piles are compared when the turn ends."""
    if X1[state.edition] or not is_active(state, Event.ANGELFISH) or not tops_match(state):
        return False
    state.angelfish_due = LAST_ACT
    state.phase = Phase.ANGELFISH
    return True


@rule
def tops_match(state: State) -> bool:
    """§16.17: whether both piles have a top card and these have the same colour."""
    if state.heights[0] == 0 or state.heights[1] == 0:
        return False
    return COLOUR[top(state, 0)] == COLOUR[top(state, 1)]


# --- §16.4: two swimmers; §16.5: two sharks; §16.14: a shell face down ---


@expansion_rule
def visit(state: State, seat: int) -> None:
    """§16.4: look at an opponent's hand."""
    state.victim = seat
    for card in range(FULL_COUNT):
        if holds(state, HAND + seat, card):
            remember(state, Seen.VISITED, state.turn, seat, card)
    state.phase = Phase.GIVE


@expansion_rule
def give(state: State, face: int) -> None:
    """§16.4: choose the card to give in exchange."""
    state.given = face
    state.phase = Phase.GET


@expansion_rule
def exchange(state: State, face: int) -> None:
    """§16.4: exchange the given card for one of the opponent's."""
    own = find_copy(state, HAND + state.turn, state.given)
    other = find_copy(state, HAND + state.victim, face)
    remove(state, HAND + state.turn, own)
    remove(state, HAND + state.victim, other)
    add(state, HAND + state.turn, other)
    add(state, HAND + state.victim, own)
    remember(state, Seen.GAVE, state.turn, state.victim, own)
    remember(state, Seen.STOLE, state.turn, state.victim, other)
    state.given = 0


@expansion_rule
def rob_pair(state: State, seat: int, a: int, b: int) -> None:
    """§16.5: take a pair that lies before an opponent; it has no effect."""
    remove_group(state, seat, a, b)
    for face in (a, b):
        card = find_copy(state, LAID + seat, face)
        remove(state, LAID + seat, card)
        add(state, LAID + state.turn, card)
        remember(state, Seen.ROBBED, state.turn, seat, card)
    add_group(state, state.turn, a, b, NO_STAR)
    state.phase = Phase.PLAY


@expansion_rule
def hide(state: State, card: int) -> None:
    """§16.14: put a shell from the hand face down; until the end of the round its player is behind it."""
    remove(state, HAND + state.turn, card)
    state.shells[state.turn] = card
    state.sheltered |= 1 << state.turn
    remember(state, Seen.HID, state.turn, 0, card)


# --- §13, §14: events ---


@expansion_rule
def set_up_events(state: State) -> None:
    """§13.1: shuffle the events to form the event deck."""
    state.event_deck = ALL_EVENTS if state.expansions & EXTRA_PEPPER else 0
    state.event_discard = 0
    state.event = Event.NONE
    state.offered = Event.NONE
    for seat in range(SEATS):
        state.held[seat] = Event.NONE


@expansion_rule
def awaits_event(state: State) -> bool:
    """§13.3: whether the dealer's next card is an event."""
    return state.awaits == EVENT


@expansion_rule
def uncovers_event(state: State) -> bool:
    """§13.3, §14.4: whether a round begins with an event; an empty event deck is formed again first."""
    if state.expansions & EXTRA_PEPPER == 0:
        return False
    if state.event_deck == 0:
        state.event_deck = state.event_discard
        state.event_discard = 0
    return True


@expansion_rule
def turn_up_event(state: State, event: int) -> None:
    """§13.3: turn up the round's event; §14.5: a player who now has two events chooses first."""
    state.event_deck &= ~(1 << event)
    state.event = event
    if state.offered == Event.NONE:
        await_card(state, PILE)
    else:
        state.turn = rightful_holder(state, state.offered)
        state.phase = Phase.KEEP_EVENT


@expansion_rule
def keep_event(state: State, event: int) -> None:
    """§14.5: keep one of two events and discard the other one; then the round begins."""
    state.event_discard |= 1 << state.held[state.turn] | 1 << state.offered
    state.event_discard &= ~(1 << event)
    state.held[state.turn] = event
    state.offered = Event.NONE
    state.turn = state.starter
    await_card(state, PILE)


@expansion_rule
def hand_on_event(state: State) -> None:
    """§14: check the held events, and hand the round's event on to the leader or to the last."""
    for seat in range(state.players):
        held = state.held[seat]
        if held != Event.NONE and rightful_holder(state, held) != seat:
            state.event_discard |= 1 << held
            state.held[seat] = Event.NONE
    if state.event == Event.NONE:
        return
    seat = rightful_holder(state, state.event)
    if seat == NOBODY:
        state.event_discard |= 1 << state.event
    elif state.held[seat] == Event.NONE:
        state.held[seat] = state.event
    else:
        state.offered = state.event
    state.event = Event.NONE


@rule
def rightful_holder(state: State, event: int) -> int:
    """§13.2, §14.1: return who gets an event: the leader a +, the last a -. NOBODY if two or more share that place."""
    sign = 1 if BURDEN_BITS >> event & 1 else -1
    found = 0
    alone = True
    for seat in range(1, state.players):
        ahead = sign * (state.scores[seat] - state.scores[found])
        if ahead > 0:
            found = seat
            alone = True
        elif ahead == 0:
            alone = False
    return found if alone else NOBODY
