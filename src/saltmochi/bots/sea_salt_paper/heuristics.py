"""Heuristics for Sea Salt & Paper.

Cards are worth their points and their potential, pairs also their effects. A player takes what adds most, leaves little
to the next player, lays every pair at once, and ends the round when the others seem to have less.
"""

from __future__ import annotations

from saltmochi.bots.decay import decay
from saltmochi.bots.scores import highest_score
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
    NO_CARD,
    OCTOPUSES,
    PENGUINS,
    SHARKS,
    SHELLS,
    SHOAL,
    SWIMMERS,
)
from saltmochi.games.sea_salt_paper.rules import points_of
from saltmochi.games.sea_salt_paper.scoring import colour_bonus, points
from saltmochi.games.sea_salt_paper.state import HAND, LAID, State, set_size, top
from saltmochi.table.ports import CERTAIN
from saltmochi.table.rule import rule
from saltmochi.table.seats import left_of

# All values are in hundredths of a point, fitted by matches.
POINT = 100
# The value of the effect of a pair that can be laid from the hand.
CRAB_EFFECT_VALUE, BOAT_EFFECT_VALUE, FISH_EFFECT_VALUE, STEAL_EFFECT_VALUE = 100, 150, 90, 170
# The value of drawing two cards to choose from.
DRAW_BONUS = 75
# The weight of a kept card relative to one that is left to the next player.
OWN_WEIGHT = 3
# The potential of cards beyond their points. For most cards without points it is negative, since drawing two cards is
# better. But a lone swimmer or shark may still steal, and many cards of one colour pay with a mermaid or in the colour
# bonus.
LONE_CRAB_POTENTIAL, LONE_BOAT_POTENTIAL, LONE_FISH_POTENTIAL = -25, -20, -50
LONE_SWIMMER_POTENTIAL, LONE_SHARK_POTENTIAL = 50, 50
SHELL_POTENTIAL = (0, -75, -75, -75, -75, -75, 0)  # by number of cards
OCTOPUS_POTENTIAL = (0, 0, -40, -40, -40, 0)
PENGUIN_POTENTIAL = (0, -70, -50, 0)
LIGHTHOUSE_POTENTIAL, SHOAL_POTENTIAL, COLONY_POTENTIAL, CAPTAIN_POTENTIAL = -50, -75, -25, -50
SAME_COLOUR_VALUE = 40  # for each card of the most common colour
# The estimated value of an unseen card in another hand.
UNSEEN_CARD_VALUE = 60
# The estimated margin over all others at which a player calls last chance, and the points at which a plain player does.
CALL_MARGIN = 200
PLAIN_CALL_POINTS = 1000
# Scores that order the actions of the play step. Four mermaids win; laying comes next, since it costs nothing; calls
# come before the end of the turn, or not at all.
LAY_MERMAIDS_SCORE, LAY_SCORE, LAST_CHANCE_SCORE, STOP_SCORE, NEVER_SCORE = 1_000_000, 500_000, 2000, 1000, -1

# The lead, in hundredths of a point, that makes the odds e to one when the target is reached, and what each point
# missing to the target adds to it. This was fitted to the outcomes of leads in thousands of games.
LEAD_SCALE, LEAD_SCALE_PER_POINT = 500, 15


# --- Values of cards ---


@rule
def hand_value(duos: int, others: int, plain: bool) -> int:
    """Return what a set of cards is worth; a plain player ignores its potential."""
    return POINT * points(duos, others) + (0 if plain else potential(duos, others))


@rule
def potential(duos: int, others: int) -> int:
    """Return the potential of cards: what they may become worth beyond their points."""
    lone = LONE_CRAB_POTENTIAL * ((duos & CRABS).bit_count() & 1)
    lone += LONE_BOAT_POTENTIAL * ((duos & BOATS).bit_count() & 1)
    lone += LONE_FISH_POTENTIAL * ((duos & FISHES).bit_count() & 1)
    more = (duos & SWIMMERS).bit_count() - (duos & SHARKS).bit_count()
    lone += LONE_SWIMMER_POTENTIAL * max(more, 0) + LONE_SHARK_POTENTIAL * max(-more, 0)
    rest = SHELL_POTENTIAL[(others & SHELLS).bit_count()] + OCTOPUS_POTENTIAL[(others & OCTOPUSES).bit_count()]
    rest += PENGUIN_POTENTIAL[(others & PENGUINS).bit_count()]
    rest += LIGHTHOUSE_POTENTIAL * (others & LIGHTHOUSE).bit_count() + SHOAL_POTENTIAL * (others & SHOAL).bit_count()
    rest += COLONY_POTENTIAL * (others & COLONY).bit_count() + CAPTAIN_POTENTIAL * (others & CAPTAIN).bit_count()
    return lone + rest + SAME_COLOUR_VALUE * colour_bonus(duos, others)


@rule
def set_value_with_card(duos: int, others: int, card: int, plain: bool) -> int:
    """Return what a set of cards is worth with one more; if it has this copy already, with another copy."""
    while BIT[card] & (duos if card < DUO_COUNT else others):
        card += 1
    if card < DUO_COUNT:
        return hand_value(duos | BIT[card], others, plain)
    return hand_value(duos, others | BIT[card], plain)


@rule
def value_with_card(state: State, seat: int, card: int, plain: bool) -> int:
    """Return what a player's cards are worth with one more, and with the effect of a pair that it completes in hand."""
    duos = state.duos[HAND + seat] | state.duos[LAID + seat]
    others = state.others[HAND + seat] | state.others[LAID + seat]
    return set_value_with_card(duos, others, card, plain) + effect_value(state.duos[HAND + seat], card)


@rule
def effect_value(hand: int, card: int) -> int:
    """Return the value of the effect of the pair that a card completes in hand."""
    if card >= DUO_COUNT:
        return 0
    if BIT[card] & CRABS:
        return CRAB_EFFECT_VALUE if (hand & CRABS).bit_count() & 1 else 0
    if BIT[card] & BOATS:
        return BOAT_EFFECT_VALUE if (hand & BOATS).bit_count() & 1 else 0
    if BIT[card] & FISHES:
        return FISH_EFFECT_VALUE if (hand & FISHES).bit_count() & 1 else 0
    swimmers = (hand & SWIMMERS).bit_count()
    sharks = (hand & SHARKS).bit_count()
    return STEAL_EFFECT_VALUE if (sharks > swimmers if BIT[card] & SWIMMERS else swimmers > sharks) else 0


@rule
def value_to_next(state: State, seat: int, card: int, plain: bool) -> int:
    """Return what a card on a pile is worth to the next player, judging by that player's laid cards."""
    if card == NO_CARD:
        return 0
    other = left_of(seat, state.players)
    return set_value_with_card(state.duos[LAID + other], state.others[LAID + other], card, plain)


# --- Estimates of the others' points ---


@rule
def estimated_points(state: State, seat: int) -> int:
    """Estimate another player's points: those of the laid cards, and UNSEEN_CARD_VALUE for each hand card."""
    if seat == state.caller:
        return POINT * points_of(state, seat)
    return POINT * points(state.duos[LAID + seat], state.others[LAID + seat]) + UNSEEN_CARD_VALUE * set_size(
        state, HAND + seat
    )


@rule
def highest_estimate(state: State, seat: int) -> int:
    """Return the highest estimate of any other player's points."""
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, estimated_points(state, other))
    return most


# --- Values of actions ---


@rule
def heuristic_value(state: State, action: int, plain: bool) -> int:
    """Return how good an action looks to the player in turn, by their own cards and what everybody sees.

    A plain player considers neither potential nor the others' cards: it stops as soon as it may, and calls last chance
    with PLAIN_CALL_POINTS.
    """
    verb = VERB[action]
    target = TARGET[action]
    seat = state.turn
    if verb == Verb.DRAW:
        return draw_value(state, seat, plain)
    if verb == Verb.TAKE:
        return value_with_card(state, seat, top(state, target), plain)
    if verb == Verb.PUT:
        return put_value(state, seat, target, OTHER[action], plain)
    if verb == Verb.PICK:
        return value_with_card(state, seat, ALIKE[target], plain)
    if verb == Verb.LOOK:
        return state.heights[target]
    if verb == Verb.ROB:
        return set_size(state, HAND + target)
    if verb == Verb.LAY_MERMAIDS:
        return LAY_MERMAIDS_SCORE
    if verb == Verb.LAY:
        return LAY_SCORE
    if verb == Verb.LAST_CHANCE:
        enough = PLAIN_CALL_POINTS if plain else highest_estimate(state, seat) + CALL_MARGIN
        return LAST_CHANCE_SCORE if POINT * points_of(state, seat) >= enough else NEVER_SCORE
    if verb == Verb.STOP:
        return STOP_SCORE if plain or POINT * points_of(state, seat) >= highest_estimate(state, seat) else NEVER_SCORE
    return 0


@rule
def draw_value(state: State, seat: int, plain: bool) -> int:
    """Return what a player's cards are worth with a choice between two new ones."""
    duos = state.duos[HAND + seat] | state.duos[LAID + seat]
    return hand_value(duos, state.others[HAND + seat] | state.others[LAID + seat], plain) + DRAW_BONUS


@rule
def put_value(state: State, seat: int, face: int, pile: int, plain: bool) -> int:
    """Value the kept card, the card given to the next player, and the covered card that the next player cannot take."""
    kept = state.drawn[1] if ALIKE[state.drawn[0]] == face else state.drawn[0]
    return keep_value(state, seat, kept, face, plain) + value_to_next(state, seat, top(state, pile), plain)


@rule
def keep_value(state: State, seat: int, kept: int, put: int, plain: bool) -> int:
    """Value keeping one card and putting the other where the next player can take it."""
    return OWN_WEIGHT * value_with_card(state, seat, kept, plain) - value_to_next(state, seat, put, plain)


# --- Win probability ---


@rule
def lead(state: State, seat: int) -> int:
    """Return how many points a player is ahead of the best other one."""
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, state.scores[other])
    return state.scores[seat] - best


@rule
def relative_odds(state: State, seat: int) -> int:
    """Return how a player's odds fall exponentially with the points behind: faster the nearer the target is."""
    highest = highest_score(state)
    scale = LEAD_SCALE + LEAD_SCALE_PER_POINT * (state.target - highest)
    return decay(POINT * (highest - state.scores[seat]), scale)


@rule
def win_probability(state: State, seat: int) -> int:
    """Return the probability, out of CERTAIN, that a player wins the game, after a round that did not end it."""
    total = 0
    for other in range(state.players):
        total += relative_odds(state, other)
    return CERTAIN * relative_odds(state, seat) // total
