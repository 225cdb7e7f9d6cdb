"""Heuristics for what only the expansions of Sea Salt & Paper let a player do."""

from __future__ import annotations

from saltmochi.bots.sea_salt_paper.card_values import POINT, hand_value, value_with_card
from saltmochi.games.sea_salt_paper.actions import OTHER, TARGET, THIRD, VERB, Verb
from saltmochi.games.sea_salt_paper.cards import ALIKE, BIT, DUO_COUNT, FULL_COUNT, STARFISH
from saltmochi.games.sea_salt_paper.events import BURDEN_BITS
from saltmochi.games.sea_salt_paper.expansion_scoring import hand_pairs
from saltmochi.games.sea_salt_paper.rules import points_of
from saltmochi.games.sea_salt_paper.state import HAND, LAID, State, holds, set_size
from saltmochi.games.sea_salt_paper.steps import events_of
from saltmochi.table.rule import expansion_rule, rule

# The score of what is never done unless nothing else can be.
NEVER_SCORE = -1
# A trio is safe from theft and takes nothing from the player; it comes after laying pairs and before calls.
TRIO_SCORE = 400_000
# The value of being behind a shell.
SHELTER_VALUE = 40
# A shell is put face down before calls and the end of the turn, if at all.
HIDE_SCORE = 3000
# Which event is kept: a help before a burden.
HELP_SCORE = 1


@expansion_rule
def separates_starfish(state: State) -> bool:
    """§12.2: whether laying a pair would leave a starfish in the hand without a pair, so that it loses its points."""
    hand = HAND + state.turn
    stars = (state.others[hand] & STARFISH).bit_count()
    return stars > 0 and stars >= hand_pairs(state.duos[hand], state.others[hand], events_of(state, state.turn))


@expansion_rule
def expansion_value(state: State, action: int, plain: bool) -> int:
    """Return how good an action that only expansions have looks to the player in turn."""
    verb = VERB[action]
    target = TARGET[action]
    seat = state.turn
    if verb == Verb.LAY_TRIO:
        return TRIO_SCORE
    if verb == Verb.KEEP:
        return value_with_card(state, seat, target, plain)
    if verb == Verb.VISIT:
        return set_size(state, HAND + target)
    if verb == Verb.DECLINE:
        return value_after_exchange(state, NO_FACE, NO_FACE, plain)
    if verb == Verb.GIVE:
        return best_exchange(state, target, plain)
    if verb == Verb.GET:
        return value_after_exchange(state, state.given, target, plain)
    if verb == Verb.ROB_PAIR:
        return POINT * points_of(state, THIRD[action]) + OTHER[action]
    if verb == Verb.HIDE:
        shelter = value_after_exchange(state, target, NO_FACE, plain) + SHELTER_VALUE
        return HIDE_SCORE if shelter > value_after_exchange(state, NO_FACE, NO_FACE, plain) else NEVER_SCORE
    if verb == Verb.KEEP_EVENT:
        return 0 if BURDEN_BITS >> target & 1 else HELP_SCORE
    return 0


# Stands for no card in `value_after_exchange`.
NO_FACE = -1


@rule
def value_after_exchange(state: State, given: int, got: int, plain: bool) -> int:
    """Return what the cards of the player in turn are worth without one card of the hand and with another."""
    hand, laid = HAND + state.turn, LAID + state.turn
    duos = state.duos[hand] | state.duos[laid]
    others = state.others[hand] | state.others[laid]
    if given != NO_FACE:
        card = given if holds(state, hand, given) else given + 1
        if card < DUO_COUNT:
            duos &= ~BIT[card]
        else:
            others &= ~BIT[card]
    if got != NO_FACE:
        card = got if holds(state, HAND + state.victim, got) else got + 1
        if card < DUO_COUNT:
            duos |= BIT[card]
        else:
            others |= BIT[card]
    return hand_value(duos, others, plain)


@rule
def best_exchange(state: State, given: int, plain: bool) -> int:
    """Return the value of giving a card for the best one of the opponent."""
    best = NEVER_SCORE
    for card in range(FULL_COUNT):
        if holds(state, HAND + state.victim, card):
            best = max(best, value_after_exchange(state, given, ALIKE[card], plain))
    return best
