"""Rules of thumb for Sea Salt & Paper.

Cards are worth their points and what they may become, and pairs their effects. A player takes what adds most, leaves
little to the next player, lays every pair at once, and ends the round when the others seem to have less.
"""

from __future__ import annotations

from math import exp

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

# All in hundredths of a point, and fitted by matches.
POINT = 100
# What the effect of a pair is worth that can be laid from the hand.
CRAB_EFFECT, BOAT_EFFECT, FISH_EFFECT, THEFT_EFFECT = 100, 150, 90, 170
# What two cards to choose from are worth.
DRAW_BONUS = 75
# How much less a card matters that is left to the next player than one of one's own.
OWN_WEIGHT = 3
# What cards promise beyond their points. Most that have none yet promise less than two cards to choose from; but a lone
# swimmer or shark may yet steal, and many cards of a colour are worth much with a mermaid or when last chance ends.
LONE_CRAB, LONE_BOAT, LONE_FISH, LONE_SWIMMER, LONE_SHARK = -25, -20, -50, 50, 50
SHELL_POTENTIAL = (0, -75, -75, -75, -75, -75, 0)  # by how many one has
OCTOPUS_POTENTIAL = (0, 0, -40, -40, -40, 0)
PENGUIN_POTENTIAL = (0, -70, -50, 0)
LIGHTHOUSE_POTENTIAL, SHOAL_POTENTIAL, COLONY_POTENTIAL, CAPTAIN_POTENTIAL = -50, -75, -25, -50
SAME_COLOUR = 40  # each card of the colour that one has most of
# What a card in another hand is worth.
UNSEEN_CARD = 60
# With so much more than the others seem to have, a player dares last chance; a plain player does with so much.
CALL_MARGIN = 200
PLAIN_CALL_POINTS = 1000
# Laying comes first, since it costs nothing; four mermaids win. Calls come before the end of a turn, or not at all.
LAY_MERMAIDS_SCORE, LAY_SCORE, LAST_CHANCE_SCORE, STOP_SCORE, NEVER_SCORE = 1_000_000, 500_000, 2000, 1000, -1

# Certainty to win, and how odds fall with the points behind: e to the power of minus n sixteenths.
DECAY_STEPS = 16
EXP_DECAY = tuple(round(CERTAIN * exp(-n / DECAY_STEPS)) for n in range(9 * DECAY_STEPS))
# A lead of so many hundredths of a point makes the odds e to one when the target is reached, and so many more for each
# point that it is away: so it fits what became of the leads in thousands of games.
LEAD_SCALE, LEAD_SCALE_PER_POINT = 500, 15


# --- What cards are worth ---


@rule
def hand_value(duos: int, others: int, plain: bool) -> int:
    """What a player's cards are worth; a plain player does not ask what they may become."""
    return POINT * points(duos, others) + (0 if plain else potential(duos, others))


@rule
def potential(duos: int, others: int) -> int:
    """What cards promise beyond their points."""
    lone = LONE_CRAB * ((duos & CRABS).bit_count() & 1)
    lone += LONE_BOAT * ((duos & BOATS).bit_count() & 1)
    lone += LONE_FISH * ((duos & FISHES).bit_count() & 1)
    more = (duos & SWIMMERS).bit_count() - (duos & SHARKS).bit_count()
    lone += LONE_SWIMMER * max(more, 0) + LONE_SHARK * max(-more, 0)
    growing = SHELL_POTENTIAL[(others & SHELLS).bit_count()] + OCTOPUS_POTENTIAL[(others & OCTOPUSES).bit_count()]
    growing += PENGUIN_POTENTIAL[(others & PENGUINS).bit_count()]
    growing += LIGHTHOUSE_POTENTIAL * (others & LIGHTHOUSE).bit_count() + SHOAL_POTENTIAL * (others & SHOAL).bit_count()
    growing += COLONY_POTENTIAL * (others & COLONY).bit_count() + CAPTAIN_POTENTIAL * (others & CAPTAIN).bit_count()
    return lone + growing + SAME_COLOUR * colour_bonus(duos, others)


@rule
def value_with(duos: int, others: int, card: int, plain: bool) -> int:
    """What cards are worth with one more: one that looks like this, if this is among them already."""
    while BIT[card] & (duos if card < DUO_COUNT else others):
        card += 1
    if card < DUO_COUNT:
        return hand_value(duos | BIT[card], others, plain)
    return hand_value(duos, others | BIT[card], plain)


@rule
def value_gained(state: State, seat: int, card: int, plain: bool) -> int:
    """What a player's cards are worth with one more, and with the effect of the pair that it makes in hand."""
    duos = state.duos[HAND + seat] | state.duos[LAID + seat]
    others = state.others[HAND + seat] | state.others[LAID + seat]
    return value_with(duos, others, card, plain) + effect_value(state.duos[HAND + seat], card)


@rule
def effect_value(hand: int, card: int) -> int:
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
    return THEFT_EFFECT if (sharks > swimmers if BIT[card] & SWIMMERS else swimmers > sharks) else 0


@rule
def value_to_next(state: State, seat: int, card: int, plain: bool) -> int:
    """What a card on a pile is worth to the next player, as far as everybody sees."""
    if card == NO_CARD:
        return 0
    other = left_of(seat, state.players)
    return value_with(state.duos[LAID + other], state.others[LAID + other], card, plain)


# --- What the others may have ---


@rule
def estimated_points(state: State, seat: int) -> int:
    """What another player may have: the points laid, and some for each card in hand."""
    if seat == state.caller:
        return POINT * points_of(state, seat)
    return POINT * points(state.duos[LAID + seat], state.others[LAID + seat]) + UNSEEN_CARD * set_size(
        state, HAND + seat
    )


@rule
def best_estimate(state: State, seat: int) -> int:
    """The most that any other player may have."""
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, estimated_points(state, other))
    return most


# --- What to do ---


@rule
def heuristic_value(state: State, action: int, plain: bool) -> int:
    """How much the player in turn likes an action, by the own cards and what everybody sees.

    A plain player asks neither what cards may become nor what the others have: it stops as soon as it may, and dares
    last chance with plenty.
    """
    verb = VERB[action]
    target = TARGET[action]
    seat = state.turn
    if verb == Verb.DRAW:
        return draw_value(state, seat, plain)
    if verb == Verb.TAKE:
        return value_gained(state, seat, top(state, target), plain)
    if verb == Verb.PUT:
        return put_value(state, seat, target, OTHER[action], plain)
    if verb == Verb.PICK:
        return value_gained(state, seat, ALIKE[target], plain)
    if verb == Verb.LOOK:
        return state.heights[target]
    if verb == Verb.ROB:
        return set_size(state, HAND + target)
    if verb == Verb.LAY_MERMAIDS:
        return LAY_MERMAIDS_SCORE
    if verb == Verb.LAY:
        return LAY_SCORE
    if verb == Verb.LAST_CHANCE:
        enough = PLAIN_CALL_POINTS if plain else best_estimate(state, seat) + CALL_MARGIN
        return LAST_CHANCE_SCORE if POINT * points_of(state, seat) >= enough else NEVER_SCORE
    if verb == Verb.STOP:
        return STOP_SCORE if plain or POINT * points_of(state, seat) >= best_estimate(state, seat) else NEVER_SCORE
    return 0


@rule
def draw_value(state: State, seat: int, plain: bool) -> int:
    """What a player's cards are worth with two more to choose from."""
    duos = state.duos[HAND + seat] | state.duos[LAID + seat]
    return hand_value(duos, state.others[HAND + seat] | state.others[LAID + seat], plain) + DRAW_BONUS


@rule
def put_value(state: State, seat: int, face: int, pile: int, plain: bool) -> int:
    """What is kept and left, and rather cover what the next player would like."""
    kept = state.drawn[1] if ALIKE[state.drawn[0]] == face else state.drawn[0]
    return keep_value(state, seat, kept, face, plain) + value_to_next(state, seat, top(state, pile), plain)


@rule
def keep_value(state: State, seat: int, kept: int, put: int, plain: bool) -> int:
    """Keep the card that adds more, and leave little to the next player."""
    return OWN_WEIGHT * value_gained(state, seat, kept, plain) - value_to_next(state, seat, put, plain)


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
def relative_odds(state: State, seat: int) -> int:
    """How a player's odds fall with the points behind the first: the more, the nearer the target is."""
    highest = highest_score(state)
    scale = LEAD_SCALE + LEAD_SCALE_PER_POINT * (state.target - highest)
    return EXP_DECAY[min(len(EXP_DECAY) - 1, POINT * DECAY_STEPS * (highest - state.scores[seat]) // scale)]


@rule
def win_probability(state: State, seat: int) -> int:
    """The chance that a player wins the game, out of 10,000, after a round that did not end it."""
    total = 0
    for other in range(state.players):
        total += relative_odds(state, other)
    return CERTAIN * relative_odds(state, seat) // total
