"""What the network knows about a decision in Sea Salt & Paper.

It was trained without expansions. It takes the cards of Extra Salt for similar ones, and knows nothing of actions that
only expansions have: there the heuristics decide.

A block of features has one feature for each value that a number can have, and the feature of its present value is
added. All of it is known to the acting player.
"""

from __future__ import annotations

from saltmochi.bots.sea_salt_paper.card_values import POINT, effect_value, set_value_with_card
from saltmochi.bots.sea_salt_paper.heuristics import estimated_points as estimated_points_of
from saltmochi.bots.sea_salt_paper.heuristics import highest_estimate
from saltmochi.games.sea_salt_paper.actions import OTHER, TARGET, VERB, Verb
from saltmochi.games.sea_salt_paper.cards import (
    ALIKE,
    BASE_BOX,
    BIT,
    CARD_COUNT,
    CARDS,
    COLOUR,
    COLOUR_DUOS,
    COLOUR_OTHERS,
    DUO_COUNT,
    DUO_KINDS,
    NO_CARD,
    Colour,
    Kind,
)
from saltmochi.games.sea_salt_paper.expansion_scoring import set_points
from saltmochi.games.sea_salt_paper.rules import points_of
from saltmochi.games.sea_salt_paper.state import DECK, HAND, LAID, NOBODY, PILES, Phase, State, set_size, top
from saltmochi.table.features import Blocks, Features, add_action_feature, add_state_feature, clamp
from saltmochi.table.rule import rule
from saltmochi.table.seats import left_of

# --- Tables of cards ---

# The kinds that the network takes those of Extra Salt for.
SIMILAR_KIND = {
    Kind.JELLYFISH: Kind.SHARK,
    Kind.LOBSTER: Kind.CRAB,
    Kind.CAST_OF_CRABS: Kind.SHOAL_OF_FISH,
    Kind.STARFISH: Kind.LIGHTHOUSE,
    Kind.SEAHORSE: Kind.SHELL,
}
KIND = tuple(SIMILAR_KIND.get(card.kind, card.kind) for card in CARDS)
KINDS, PAIR_KINDS, COLOURS = len(BASE_BOX), len(DUO_KINDS), len(Colour)
KIND_SIZE = tuple(sum(row.values()) for row in BASE_BOX.values())
# By kind: its cards in each of the two words.
KIND_DUOS = tuple(sum(BIT[n] for n in range(DUO_COUNT) if KIND[n] == kind) for kind in BASE_BOX)
KIND_OTHERS = tuple(sum(BIT[n] for n in range(DUO_COUNT, CARD_COUNT) if KIND[n] == kind) for kind in BASE_BOX)
# By kind: the place of its first feature in a block that counts cards of every kind, where none has no feature.
KIND_PLACE = tuple(sum(KIND_SIZE[:kind]) for kind in BASE_BOX)

# --- Features of the state ---

_STATE = Blocks()
ANY_STATE = _STATE.block(1)
PHASES = Phase.ROB - Phase.TAKE + 1
PHASE = _STATE.block(PHASES)
LAST_TURN = _STATE.block(PHASES)  # the phase, if the end of the round is called
OWN_KINDS = _STATE.block(CARD_COUNT)
HAND_DUOS_MOST = 4
HAND_DUOS = _STATE.block(PAIR_KINDS * HAND_DUOS_MOST)
BEST_COLOUR_MOST, SECOND_COLOUR_MOST = 11, 9
BEST_COLOUR_SIZE = _STATE.block(BEST_COLOUR_MOST + 1)
SECOND_COLOUR_SIZE = _STATE.block(SECOND_COLOUR_MOST + 1)
POINTS_MOST = 24
OWN_POINTS = _STATE.block(POINTS_MOST + 1)
# By pile:
TOP_KIND = _STATE.block(PILES * (KINDS + 1))  # the last one stands for an empty pile
TOP_GAIN_MOST = 7
TOP_GAIN = _STATE.block(PILES * (TOP_GAIN_MOST + 1))
TOP_COMPLETES_PAIR = _STATE.block(PILES)
TOP_OF_BEST_COLOUR = _STATE.block(PILES)
DRAWN_KIND = _STATE.block(KINDS)
# Of the next player:
NEXT_LAID_KINDS = _STATE.block(CARD_COUNT)
NEXT_HAND_MOST = 15
NEXT_HAND_SIZE = _STATE.block(NEXT_HAND_MOST + 1)
NEXT_POINTS = _STATE.block(POINTS_MOST + 1)
# Of the other player who seems to have the most points:
HIGHEST_MOST = 29
HIGHEST_POINTS = _STATE.block(HIGHEST_MOST + 1)
EVEN_MARGIN, MARGIN_MOST = 15, 29
MARGIN = _STATE.block(MARGIN_MOST + 1)
# Points that are missing to the target, two at a time:
MISSING_STEP, MISSING_MOST = 2, 20
OWN_MISSING = _STATE.block(MISSING_MOST + 1)
LEADER_MISSING = _STATE.block(MISSING_MOST + 1)
DECK_STEP, DECK_MOST = 4, 14
DECK_SIZE = _STATE.block(DECK_MOST + 1)
PLAYERS = _STATE.block(3)
UNSEEN_KINDS = _STATE.block(CARD_COUNT)
OWN_HAND_MOST = 11
OWN_HAND_SIZE = _STATE.block(OWN_HAND_MOST + 1)
STATE_FEATURES = _STATE.size

# --- Features of an action ---

_ACTION = Blocks()
VERBS = _ACTION.block(Verb.LAST_CHANCE + 1)
FROM_PILE = _ACTION.block(PILES)
ROBS_NEXT = _ACTION.block(1)
GAINED_KIND = _ACTION.block(KINDS)
GAIN_MOST = 8
GAIN = _ACTION.block(GAIN_MOST + 1)
COMPLETES_PAIR = _ACTION.block(1)
BEST_COLOUR, HELD_COLOUR, NEW_COLOUR, NO_COLOUR = range(4)
GAINED_COLOUR = _ACTION.block(NO_COLOUR + 1)
GIVEN_KIND = _ACTION.block(KINDS)
NEXT_GAIN_MOST = 6
NEXT_GAIN = _ACTION.block(NEXT_GAIN_MOST + 1)
GIVEN_GAIN = _ACTION.block(GAIN_MOST + 1)  # what the given card would have been worth to the player
COVERED_KIND = _ACTION.block(KINDS + 1)
LAID_KIND = _ACTION.block(PAIR_KINDS)
CALL_MARGIN = _ACTION.block(MARGIN_MOST + 1)
CALL_POINTS = _ACTION.block(POINTS_MOST + 1)
CHOSEN_SIZE = _ACTION.block(OWN_HAND_MOST + 1)
ACTION_FEATURES = _ACTION.size

# The places in `Features.counts`: unseen cards by kind, own cards by colour, and the player's best colour.
UNSEEN = 0
OWN_COLOURS = KINDS
BEST = OWN_COLOURS + COLOURS
# Then the points of the player's cards, and the places of the player's points and lead in their blocks.
SET_POINTS, POINTS_PLACE, LEAD_PLACE = range(BEST + 1, BEST + 4)


@rule
def count_kind(duos: int, others: int, kind: int) -> int:
    """Return how many cards of a kind a set has."""
    return (duos & KIND_DUOS[kind]).bit_count() + (others & KIND_OTHERS[kind]).bit_count()


@rule
def points_gained(duos: int, others: int, points: int, card: int) -> int:
    """Return how many points one more card adds to a set with so many points."""
    return set_value_with_card(duos, others, card, True) // POINT - points


# --- The state ---


@rule
def write_state_features(state: State, features: Features) -> None:
    """Add what the player in turn knows."""
    seat = state.turn
    after = left_of(seat, state.players)
    duos = state.duos[HAND + seat] | state.duos[LAID + seat]
    others = state.others[HAND + seat] | state.others[LAID + seat]
    add_state_feature(features, ANY_STATE)
    if state.phase <= Phase.ROB:
        add_state_feature(features, (PHASE if state.caller == NOBODY else LAST_TURN) + state.phase - Phase.TAKE)
    add_kinds(features, OWN_KINDS, duos, others)
    add_kinds(features, NEXT_LAID_KINDS, state.duos[LAID + after], state.others[LAID + after])
    add_unseen_kinds(state, features, duos, others)
    add_pairs_in_hand(features, state.duos[HAND + seat])
    add_colours(features, duos, others)
    features.counts[SET_POINTS] = set_points(duos, others)
    for pile in range(PILES):
        add_top(state, features, pile, duos, others)
    if state.phase == Phase.PUT:
        add_state_feature(features, DRAWN_KIND + KIND[state.drawn[0]])
        if KIND[state.drawn[1]] != KIND[state.drawn[0]]:
            add_state_feature(features, DRAWN_KIND + KIND[state.drawn[1]])
    add_points(state, features, seat, after)
    add_sizes(state, features, seat, after)


@rule
def add_kinds(features: Features, block: int, duos: int, others: int) -> None:
    """Add how many cards of each kind a set has."""
    for kind in range(KINDS):
        count = count_kind(duos, others, kind)
        if count > 0:
            add_state_feature(features, block + KIND_PLACE[kind] + count - 1)


@rule
def add_unseen_kinds(state: State, features: Features, duos: int, others: int) -> None:
    """Add how many cards of each kind are neither the player's nor laid nor on top of a pile."""
    for seat in range(state.players):
        duos |= state.duos[LAID + seat]
        others |= state.others[LAID + seat]
    for kind in range(KINDS):
        features.counts[UNSEEN + kind] = KIND_SIZE[kind] - count_kind(duos, others, kind)
    for pile in range(PILES):
        if state.heights[pile] > 0:
            features.counts[UNSEEN + KIND[top(state, pile)]] -= 1
    for kind in range(KINDS):
        if features.counts[UNSEEN + kind] > 0:
            add_state_feature(features, UNSEEN_KINDS + KIND_PLACE[kind] + features.counts[UNSEEN + kind] - 1)


@rule
def add_pairs_in_hand(features: Features, hand: int) -> None:
    """Add how many cards of each kind that makes pairs are in hand."""
    for kind in range(PAIR_KINDS):
        count = (hand & KIND_DUOS[kind]).bit_count()
        if count > 0:
            add_state_feature(features, HAND_DUOS + HAND_DUOS_MOST * kind + min(count, HAND_DUOS_MOST) - 1)


@rule
def add_colours(features: Features, duos: int, others: int) -> None:
    """Add the sizes of the player's two largest colours; mermaids have none."""
    largest = 0
    second = 0
    features.counts[BEST] = Colour.WHITE
    for colour in range(COLOURS):
        size = (duos & COLOUR_DUOS[colour]).bit_count() + (others & COLOUR_OTHERS[colour]).bit_count()
        features.counts[OWN_COLOURS + colour] = size
        if colour == Colour.WHITE:
            continue
        if size > largest:
            second = largest
            largest = size
            features.counts[BEST] = colour
        elif size > second:
            second = size
    add_state_feature(features, BEST_COLOUR_SIZE + min(largest, BEST_COLOUR_MOST))
    add_state_feature(features, SECOND_COLOUR_SIZE + min(second, SECOND_COLOUR_MOST))


@rule
def add_top(state: State, features: Features, pile: int, duos: int, others: int) -> None:
    """Add what lies on a pile, and what it is worth to the player."""
    card = top(state, pile)
    block = TOP_KIND + (KINDS + 1) * pile
    if card == NO_CARD:
        add_state_feature(features, block + KINDS)
        return
    add_state_feature(features, block + KIND[card])
    gain = clamp(points_gained(duos, others, features.counts[SET_POINTS], card), 0, TOP_GAIN_MOST)
    add_state_feature(features, TOP_GAIN + (TOP_GAIN_MOST + 1) * pile + gain)
    if effect_value(state.duos[HAND + state.turn], card) > 0:
        add_state_feature(features, TOP_COMPLETES_PAIR + pile)
    if COLOUR[card] == features.counts[BEST]:
        add_state_feature(features, TOP_OF_BEST_COLOUR + pile)


@rule
def add_points(state: State, features: Features, seat: int, after: int) -> None:
    """Add the points of the round, as far as the player can estimate them, and the scores."""
    points = points_of(state, seat)
    highest = highest_estimate(state, seat) // POINT
    features.counts[POINTS_PLACE] = clamp(points, 0, POINTS_MOST)
    features.counts[LEAD_PLACE] = clamp(points - highest + EVEN_MARGIN, 0, MARGIN_MOST)
    add_state_feature(features, OWN_POINTS + features.counts[POINTS_PLACE])
    add_state_feature(features, NEXT_POINTS + clamp(estimated_points_of(state, after) // POINT, 0, POINTS_MOST))
    add_state_feature(features, HIGHEST_POINTS + clamp(highest, 0, HIGHEST_MOST))
    add_state_feature(features, MARGIN + features.counts[LEAD_PLACE])
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, state.scores[other])
    missing = (state.target - state.scores[seat]) // MISSING_STEP
    add_state_feature(features, OWN_MISSING + clamp(missing, 0, MISSING_MOST))
    missing = (state.target - best) // MISSING_STEP
    add_state_feature(features, LEADER_MISSING + clamp(missing, 0, MISSING_MOST))


@rule
def add_sizes(state: State, features: Features, seat: int, after: int) -> None:
    """Add the numbers of cards and of players."""
    add_state_feature(features, NEXT_HAND_SIZE + min(NEXT_HAND_MOST, set_size(state, HAND + after)))
    add_state_feature(features, DECK_SIZE + min(DECK_MOST, set_size(state, DECK) // DECK_STEP))
    add_state_feature(features, PLAYERS + state.players - 2)
    add_state_feature(features, OWN_HAND_SIZE + min(OWN_HAND_MOST, set_size(state, HAND + seat)))


# --- Actions ---


@rule
def write_action_features(state: State, action: int, features: Features) -> None:
    """Add what an action does; the state's features are there already."""
    verb = VERB[action]
    target = TARGET[action]
    if verb > Verb.LAST_CHANCE:
        return
    add_action_feature(features, VERBS + verb)
    if verb == Verb.TAKE:
        add_gain(state, features, top(state, target))
        add_action_feature(features, FROM_PILE + target)
    elif verb == Verb.PICK:
        add_gain(state, features, ALIKE[target])
    elif verb == Verb.PUT:
        add_gain(state, features, state.drawn[1] if ALIKE[state.drawn[0]] == target else state.drawn[0])
        add_gift(state, features, target, top(state, OTHER[action]))
    elif verb == Verb.LAY:
        add_action_feature(features, LAID_KIND + KIND[target])
    elif verb == Verb.STOP or verb == Verb.LAST_CHANCE:
        add_action_feature(features, CALL_MARGIN + features.counts[LEAD_PLACE])
        add_action_feature(features, CALL_POINTS + features.counts[POINTS_PLACE])
    elif verb == Verb.ROB:
        add_action_feature(features, CHOSEN_SIZE + min(OWN_HAND_MOST, set_size(state, HAND + target)))
        if target == left_of(state.turn, state.players):
            add_action_feature(features, ROBS_NEXT)
    elif verb == Verb.LOOK:
        add_action_feature(features, CHOSEN_SIZE + min(OWN_HAND_MOST, state.heights[target]))
        if state.heights[target] > 0:
            add_action_feature(features, GAINED_KIND + KIND[top(state, target)])


@rule
def add_gain(state: State, features: Features, card: int) -> None:
    """Add what a card is worth to the player."""
    seat = state.turn
    duos = state.duos[HAND + seat] | state.duos[LAID + seat]
    others = state.others[HAND + seat] | state.others[LAID + seat]
    add_action_feature(features, GAINED_KIND + KIND[card])
    add_action_feature(
        features, GAIN + clamp(points_gained(duos, others, features.counts[SET_POINTS], card), 0, GAIN_MOST)
    )
    if effect_value(state.duos[HAND + seat], card) > 0:
        add_action_feature(features, COMPLETES_PAIR)
    add_action_feature(features, GAINED_COLOUR + colour_class(features, card))


@rule
def colour_class(features: Features, card: int) -> int:
    """Return whether a card has the player's best colour, another one that the player has, a new one, or none."""
    if COLOUR[card] == Colour.WHITE:
        return NO_COLOUR
    if COLOUR[card] == features.counts[BEST]:
        return BEST_COLOUR
    return HELD_COLOUR if features.counts[OWN_COLOURS + COLOUR[card]] > 0 else NEW_COLOUR


@rule
def add_gift(state: State, features: Features, card: int, covered: int) -> None:
    """Add what a card that is put on a pile is worth to the next player and to this one, and what it covers."""
    seat = state.turn
    after = left_of(seat, state.players)
    duos = state.duos[HAND + seat] | state.duos[LAID + seat]
    others = state.others[HAND + seat] | state.others[LAID + seat]
    laid_duos = state.duos[LAID + after]
    laid_others = state.others[LAID + after]
    gain = points_gained(laid_duos, laid_others, set_points(laid_duos, laid_others), card)
    add_action_feature(features, GIVEN_KIND + KIND[card])
    add_action_feature(features, NEXT_GAIN + clamp(gain, 0, NEXT_GAIN_MOST))
    add_action_feature(
        features, GIVEN_GAIN + clamp(points_gained(duos, others, features.counts[SET_POINTS], card), 0, GAIN_MOST)
    )
    add_action_feature(features, COVERED_KIND + (KINDS if covered == NO_CARD else KIND[covered]))
