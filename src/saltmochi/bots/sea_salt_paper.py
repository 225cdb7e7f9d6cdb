"""Rules of thumb for Sea Salt & Paper.

Cards are worth their points, and pairs their effects. A player takes what adds most, leaves little to the next player,
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
    CRABS,
    DUO_COUNT,
    FISHES,
    NO_CARD,
    SHARKS,
    SWIMMERS,
)
from saltmochi.games.sea_salt_paper.rules import points_of
from saltmochi.games.sea_salt_paper.scoring import points
from saltmochi.games.sea_salt_paper.state import HAND, LAID, State, set_size, top
from saltmochi.table.phase import left_of
from saltmochi.table.rule import rule

# All in hundredths of a point.
POINT = 100
# What the effect of a pair is worth that can be laid from the hand.
CRAB_EFFECT, BOAT_EFFECT, FISH_EFFECT, THEFT = 120, 150, 110, 130
# What two cards to choose from are worth.
DRAW = 75
# How much less a card matters that is left to the next player than one of one's own.
GENEROSITY = 4
# The points that a card in another hand is worth: so many hundredths.
UNSEEN = 75
# With so many points more than the others seem to have, a player dares last chance; with so many less it still stops.
DARING = 3
CAUTION = 1
# With so many points a plain player dares it.
PLENTY = 10
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
def points_with(duos: int, others: int, card: int) -> int:
    """The points of cards with one more: one that looks like this, if this is among them already."""
    while BIT[card] & (duos if card < DUO_COUNT else others):
        card += 1
    if card < DUO_COUNT:
        return points(duos | BIT[card], others)
    return points(duos, others | BIT[card])


@rule
def gain(state: State, seat: int, card: int) -> int:
    """What a player's cards are worth with one more, and with the effect of the pair that it makes in hand."""
    duos = state.duos[HAND + seat] | state.duos[LAID + seat]
    others = state.others[HAND + seat] | state.others[LAID + seat]
    return POINT * points_with(duos, others, card) + effect(state.duos[HAND + seat], card)


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
    return POINT * points_with(state.duos[LAID + other], state.others[LAID + other], card)


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
    """How well the others' cards look chosen: by their points."""
    total = 0
    for other in range(state.players):
        if other != seat:
            total += points_of(state, other)
    return total


# --- What to do ---


@rule
def favour(state: State, action: int, plain: bool) -> int:
    """How much the player in turn likes an action, by the own cards and what everybody sees.

    A plain player does not guess what the others have: it stops as soon as it may, and dares last chance with plenty.
    """
    verb = VERB[action]
    target = TARGET[action]
    seat = state.turn
    if verb == Verb.DRAW:
        return POINT * points_of(state, seat) + DRAW
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
        enough = PLENTY if plain else best_guess(state, seat) + DARING
        return LAST_CHANCE if points_of(state, seat) >= enough else NEVER
    if verb == Verb.STOP:
        return STOP if plain or points_of(state, seat) >= best_guess(state, seat) - CAUTION else NEVER
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
