"""Rules of thumb for Sea Salt & Paper.

Cards are worth their points and what they may become. A player takes what adds most, leaves little to the next player,
lays every pair at once, and ends the round when the others seem to have less.
"""

from __future__ import annotations

from math import exp

from saltmochi.bots.totals import highest_total
from saltmochi.games.sea_salt_paper.actions import OTHER, TARGET, VERB, Verb
from saltmochi.games.sea_salt_paper.cards import (
    ALIKE,
    BIT,
    BOATS,
    CAPTAIN,
    COLONY,
    CRABS,
    DUO_COUNT,
    FISHES,
    LIGHTHOUSE,
    MERMAIDS,
    NO_CARD,
    OCTOPUSES,
    PENGUINS,
    SAILORS,
    SHARKS,
    SHELLS,
    SHOAL,
    SWIMMERS,
)
from saltmochi.games.sea_salt_paper.rules import points_of
from saltmochi.games.sea_salt_paper.scoring import points
from saltmochi.games.sea_salt_paper.state import HAND, LAID, NOBODY, State, set_size, top
from saltmochi.table.phase import left_of
from saltmochi.table.rule import rule

# All in hundredths of a point. What a single duo may become worth, because a partner may come.
POINT = 100
SINGLE_CRAB, SINGLE_BOAT, SINGLE_FISH, SINGLE_SWIMMER_OR_SHARK = 45, 55, 45, 35
# What the effect of a pair is worth that can be laid from the hand.
CRAB_EFFECT, BOAT_EFFECT, FISH_EFFECT, THEFT = 120, 150, 110, 130
# What a collection that has begun may become worth, and a sailor alone.
SHELLS_BEGUN, OCTOPUSES_BEGUN, EACH_PENGUIN, SAILOR_ALONE = 60, 80, 30, 80
# What may still come to be counted.
EACH_LIGHTHOUSE, EACH_SHOAL, EACH_COLONY, EACH_CAPTAIN, EACH_MERMAID = 80, 70, 60, 60, 80
# What two cards to choose from are worth.
DRAW = 150
# How much less a card matters that is left to the next player than one of one's own.
GENEROSITY = 4
# The points that a card in another hand is worth: so many hundredths.
UNSEEN = 75
# With so many points more than the others seem to have, a player dares last chance; with so many less it still stops.
DARING = 5
CAUTION = 1
# Laying comes first, since it costs nothing; four mermaids win. Calls come before the end of a turn, or not at all.
LAY_MERMAIDS, LAY, LAST_CHANCE, STOP, NEVER = 1_000_000, 500_000, 2000, 1000, -1

# Players keep what is good: so many of three imagined tables are the better of two for the others.
CHOSEN_FROM_TWO = 2

# Certainty to win, and how chances fade with the points behind: e to the power of minus n sixteenths.
SURE = 10_000
STEPS = 16
FADING = tuple(round(SURE * exp(-n / STEPS)) for n in range(9 * STEPS))
# A lead of so many hundredths of a point makes the odds e to one when the target is reached, and so many more for each
# point that it is away: so it fits what became of the leads in thousands of games.
LEAD, LEAD_PER_POINT = 500, 15


# --- What cards are worth ---


@rule
def hope(duos: int, others: int) -> int:
    """What cards may become worth, beyond their points."""
    return duo_hope(duos) + collector_hope(others) + counter_hope(others)


@rule
def duo_hope(duos: int) -> int:
    """A partner may come for each duo that has none."""
    swimmers = (duos & SWIMMERS).bit_count()
    sharks = (duos & SHARKS).bit_count()
    return (
        SINGLE_CRAB * ((duos & CRABS).bit_count() & 1)
        + SINGLE_BOAT * ((duos & BOATS).bit_count() & 1)
        + SINGLE_FISH * ((duos & FISHES).bit_count() & 1)
        + SINGLE_SWIMMER_OR_SHARK * abs(swimmers - sharks)
    )


@rule
def collector_hope(others: int) -> int:
    """A collection may grow."""
    return (
        (SHELLS_BEGUN if others & SHELLS else 0)
        + (OCTOPUSES_BEGUN if others & OCTOPUSES else 0)
        + EACH_PENGUIN * (others & PENGUINS).bit_count()
        + (SAILOR_ALONE if (others & SAILORS).bit_count() == 1 else 0)
    )


@rule
def counter_hope(others: int) -> int:
    """What is counted by others may still come."""
    return (
        (EACH_LIGHTHOUSE if others & LIGHTHOUSE else 0)
        + (EACH_SHOAL if others & SHOAL else 0)
        + (EACH_COLONY if others & COLONY else 0)
        + (EACH_CAPTAIN if others & CAPTAIN else 0)
        + EACH_MERMAID * (others & MERMAIDS).bit_count()
    )


@rule
def worth(duos: int, others: int, caller: int) -> int:
    """What cards are worth, with what they may become; after a call nothing more becomes of them."""
    return POINT * points(duos, others) + (hope(duos, others) if caller == NOBODY else 0)


@rule
def worth_with(duos: int, others: int, card: int, caller: int) -> int:
    """What cards are worth with one more: one that looks like this, if this is among them already."""
    while BIT[card] & (duos if card < DUO_COUNT else others):
        card += 1
    if card < DUO_COUNT:
        return worth(duos | BIT[card], others, caller)
    return worth(duos, others | BIT[card], caller)


@rule
def worth_of(state: State, seat: int) -> int:
    """What all of a player's cards are worth."""
    duos = state.duos[HAND + seat] | state.duos[LAID + seat]
    others = state.others[HAND + seat] | state.others[LAID + seat]
    return worth(duos, others, state.caller)


@rule
def gain(state: State, seat: int, card: int) -> int:
    """What a player's cards are worth with one more, and with the effect of the pair that it makes in hand."""
    duos = state.duos[HAND + seat] | state.duos[LAID + seat]
    others = state.others[HAND + seat] | state.others[LAID + seat]
    return worth_with(duos, others, card, state.caller) + effect(state.duos[HAND + seat], card)


@rule
def effect(hand: int, card: int) -> int:
    """What the effect is worth of the pair that a card makes with another in hand."""
    if card >= DUO_COUNT:
        return 0
    if BIT[card] & CRABS:
        return CRAB_EFFECT if (hand & CRABS).bit_count() & 1 else 0
    if BIT[card] & BOATS:
        return BOAT_EFFECT if (hand & BOATS).bit_count() & 1 else 0
    if BIT[card] & FISHES:
        return FISH_EFFECT if (hand & FISHES).bit_count() & 1 else 0
    swimmers = (hand & SWIMMERS).bit_count()
    sharks = (hand & SHARKS).bit_count()
    return THEFT if (sharks > swimmers if BIT[card] & SWIMMERS else swimmers > sharks) else 0


@rule
def gift(state: State, seat: int, card: int) -> int:
    """What a card on a pile is worth to the next player, as far as everybody sees."""
    if card == NO_CARD:
        return 0
    other = left_of(seat, state.players)
    return worth_with(state.duos[LAID + other], state.others[LAID + other], card, state.caller)


# --- What the others may have ---


@rule
def guess(state: State, seat: int) -> int:
    """The points that another player may have: those laid, and some for each card in hand."""
    if seat == state.caller:
        return points_of(state, seat)
    return points(state.duos[LAID + seat], state.others[LAID + seat]) + UNSEEN * set_size(state, HAND + seat) // POINT


@rule
def best_guess(state: State, seat: int) -> int:
    """The most points that any other player may have."""
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, guess(state, other))
    return most


@rule
def plausible(state: State, seat: int) -> int:
    """How well the others' cards look chosen: what they are worth."""
    total = 0
    for other in range(state.players):
        if other != seat:
            total += worth_of(state, other)
    return total


# --- What to do ---


@rule
def favour(state: State, action: int) -> int:
    """How much the player in turn likes an action, by the own cards and what everybody sees."""
    verb = VERB[action]
    target = TARGET[action]
    seat = state.turn
    if verb == Verb.DRAW:
        return worth_of(state, seat) + DRAW
    if verb == Verb.TAKE:
        return gain(state, seat, top(state, target))
    if verb == Verb.PUT:
        return put_worth(state, seat, target, OTHER[action])
    if verb == Verb.PICK:
        return gain(state, seat, ALIKE[target])
    if verb == Verb.LOOK:
        return state.heights[target]
    if verb == Verb.ROB:
        return set_size(state, HAND + target)
    if verb == Verb.LAY_MERMAIDS:
        return LAY_MERMAIDS
    if verb == Verb.LAY:
        return LAY
    if verb == Verb.LAST_CHANCE:
        return LAST_CHANCE if points_of(state, seat) >= best_guess(state, seat) + DARING else NEVER
    if verb == Verb.STOP:
        return STOP if points_of(state, seat) >= best_guess(state, seat) - CAUTION else NEVER
    return 0


@rule
def put_worth(state: State, seat: int, face: int, pile: int) -> int:
    """Keep the card that adds more; leave little to the next player, and rather cover what that player would like."""
    kept = state.drawn[1] if ALIKE[state.drawn[0]] == face else state.drawn[0]
    return GENEROSITY * gain(state, seat, kept) - gift(state, seat, face) + gift(state, seat, top(state, pile))


# --- Who is winning ---


@rule
def lead(state: State, seat: int) -> int:
    """The points that a player is ahead of the best other one."""
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, state.scores[other])
    return state.scores[seat] - best


@rule
def fading(state: State, seat: int) -> int:
    """How a player's chances fade with the points behind the first: the more, the nearer the target is."""
    highest = highest_total(state)
    scale = LEAD + LEAD_PER_POINT * (state.target - highest)
    return FADING[min(len(FADING) - 1, POINT * STEPS * (highest - state.scores[seat]) // scale)]


@rule
def prospect(state: State, seat: int) -> int:
    """The chance that a player wins the game, out of 10,000, after a round that did not end it."""
    total = 0
    for other in range(state.players):
        total += fading(state, other)
    return SURE * fading(state, seat) // total
