"""Heuristics for Happy Mochi.

A hand is worth more the fewer cards it has, the lower their numbers are, and the better its neighbours can be played
together. A move is valued by the hand that it leaves, and by how hard it makes the next move of the others.
"""

from __future__ import annotations

from saltmochi.bots.scores import highest_score
from saltmochi.games.happy_mochi.actions import FROM_DECK, FROM_KEPT, TARGET, VERB, Verb
from saltmochi.games.happy_mochi.cards import COLOUR, NO_CARD, NUMBER, Effect
from saltmochi.games.happy_mochi.rules import tens_and_units
from saltmochi.games.happy_mochi.state import HAND, KEPT, SIDES, Phase, State, Value, top
from saltmochi.table.ports import CERTAIN
from saltmochi.table.rule import rule

# An empty hand wins the round, so it is worth more than all other terms together.
EMPTY_HAND_VALUE = 100_000
# All values are in hundredths of a card: the cost of a card in hand, because it has to be played, and of each of its
# points.
CARD_COST = 100
POINT_COST = 2
# The additional cost of a point when another player has few cards and may go out soon, and how many count as few.
URGENT_POINT_COST = 3
FEW_CARDS = 3
# The value of two neighbours: equal numbers can always be played; a pair that is playable now may still be so next
# turn; two cards of one colour fit any colours.
EQUAL_NUMBERS_VALUE = 140
PLAYABLE_NOW_VALUE = 40
SAME_COLOUR_VALUE = 10
# The value of the best number, for two neighbours and for the pair that the others must beat; lower ranks count in
# proportion.
LINK_RANK_VALUE = 40
PAIR_RANK_VALUE = 110
HIGHEST_NUMBER = 99
# The cost of an unknown card from the deck: less than that of a known one, since it may fit anywhere.
DECK_CARD_COST = 80
# How much this cost falls with each turn of all players, so that no round goes in circles.
DECK_DISCOUNT_PER_TURN = 2
# The value of the effect `keep` on a played card, and the costs of giving an effect away and of receiving
# a passed card.
KEEP_EFFECT_VALUE = 40
GIVEN_EFFECT_COST = 20
RECEIVED_CARD_COST = 50
# A lead makes the odds three to one if it equals LEAD_SCALE plus the points missing to the target. This was fitted to
# the outcomes of leads in thousands of games.
EVEN_CHANCE = CERTAIN // 2
LEAD_SCALE = 10


@rule
def rank(value: int, left: int, right: int) -> int:
    """Return how good a number is to play: with + high numbers are good, with - low ones."""
    number = tens_and_units(left, right)
    return number if value == Value.PLUS else HIGHEST_NUMBER - number


@rule
def link_value(left: int, right: int, value: int, central_left: int, central_right: int) -> int:
    """Return what two neighbouring cards are worth to each other."""
    if NUMBER[left] == NUMBER[right]:
        return EQUAL_NUMBERS_VALUE
    good = rank(value, left, right)
    same = COLOUR[left] == COLOUR[right]
    gain = LINK_RANK_VALUE * good // HIGHEST_NUMBER + (SAME_COLOUR_VALUE if same else 0)
    if good > rank(value, central_left, central_right) and (same or COLOUR[central_left] != COLOUR[central_right]):
        gain += PLAYABLE_NOW_VALUE
    return gain


@rule
def point_cost(state: State) -> int:
    """Return what a point in hand costs: more when another player has few cards left."""
    for seat in range(state.players):
        if seat != state.acting and state.sizes[HAND + seat] <= FEW_CARDS:
            return POINT_COST + URGENT_POINT_COST
    return POINT_COST


@rule
def card_after(state: State, i: int, place: int, removed: int, added: int) -> int:
    """Return the i-th card of the hand after a change.

    The change removes some cards at a place, or inserts one there.
    """
    if i < place:
        return state.rows[HAND + state.acting][i]
    if added == NO_CARD:
        return state.rows[HAND + state.acting][i + removed]
    return added if i == place else state.rows[HAND + state.acting][i - 1]


@rule
def hand_cost(state: State, size: int, place: int, removed: int, added: int) -> int:
    """Return what the cards of a hand cost after such a change."""
    each = point_cost(state)
    cost = CARD_COST * size
    for i in range(size):
        cost += each * NUMBER[card_after(state, i, place, removed, added)]
    return cost


@rule
def links_value(
    state: State, size: int, place: int, removed: int, added: int, value: int, left: int, right: int
) -> int:
    """Return the value of the links in a hand after such a change: the best choice of links that share no card."""
    gain = 0
    gain_before = 0
    one = card_after(state, 0, place, removed, added)
    for i in range(1, size):
        other = card_after(state, i, place, removed, added)
        best = max(gain, gain_before + link_value(one, other, value, left, right))
        gain_before = gain
        gain = best
        one = other
    return gain


@rule
def hand_value(state: State, place: int, removed: int, added: int, value: int, left: int, right: int) -> int:
    """Return what the hand is worth after such a change, given a Value card and a Central Pair."""
    size = state.sizes[HAND + state.acting] - removed + (0 if added == NO_CARD else 1)
    if size == 0:
        return EMPTY_HAND_VALUE
    gain = links_value(state, size, place, removed, added, value, left, right)
    return gain - hand_cost(state, size, place, removed, added)


@rule
def value_now(state: State, place: int, removed: int, added: int) -> int:
    """Return what the hand is worth after such a change, with the present Value card and Central Pair."""
    return hand_value(state, place, removed, added, state.value, top(state, 0), top(state, 1))


@rule
def pair_difficulty(value: int, left: int, right: int) -> int:
    """Return how hard a pair is to beat for the next player."""
    return PAIR_RANK_VALUE * rank(value, left, right) // HIGHEST_NUMBER


@rule
def count_effect(state: State, place: int, effect: int) -> int:
    """Return how many of the two neighbours at a place carry an effect."""
    hand = state.rows[HAND + state.acting]
    return int(state.effects[hand[place]] == effect) + int(state.effects[hand[place + 1]] == effect)


@rule
def play_value(state: State, place: int) -> int:
    """Value a play by the hand that it leaves, the pair that the next player has to beat, and the cards to keep."""
    keeps = count_effect(state, place, Effect.KEEP)
    if state.sizes[HAND + state.acting] - SIDES <= keeps:
        return EMPTY_HAND_VALUE
    left = state.rows[HAND + state.acting][place]
    right = state.rows[HAND + state.acting][place + 1]
    value = state.value if count_effect(state, place, Effect.FLIP) != 1 else 1 - state.value
    return (
        hand_value(state, place, SIDES, NO_CARD, value, left, right)
        + pair_difficulty(value, left, right)
        + KEEP_EFFECT_VALUE * keeps
    )


@rule
def best_value_with(state: State, card: int, left: int, right: int) -> int:
    """Return the value of the hand with one more card at the best place, and of the Central Pair that is left."""
    best = -EMPTY_HAND_VALUE
    for place in range(state.sizes[HAND + state.acting] + 1):
        best = max(best, hand_value(state, place, 0, card, state.value, left, right))
    return best + pair_difficulty(state.value, left, right)


@rule
def draw_value(state: State, what: int) -> int:
    """Value a draw by the hand with the drawn card; a card drawn from a side uncovers another."""
    left = top(state, 0)
    right = top(state, 1)
    if what == FROM_DECK:
        discount = DECK_DISCOUNT_PER_TURN * (state.turns // state.players)
        return value_now(state, 0, 0, NO_CARD) + pair_difficulty(state.value, left, right) - DECK_CARD_COST + discount
    if what >= FROM_KEPT:
        return best_value_with(state, state.rows[KEPT + state.acting][what - FROM_KEPT], left, right)
    beneath = state.piles[what][state.heights[what] - 2]
    return best_value_with(state, top(state, what), beneath if what == 0 else left, right if what == 0 else beneath)


@rule
def best_value_without(state: State) -> int:
    """Return the value of the hand without the card that contributes least."""
    best = -EMPTY_HAND_VALUE
    for place in range(state.sizes[HAND + state.acting]):
        best = max(best, value_now(state, place, 1, NO_CARD))
    return best


@rule
def effect_value(state: State, effect: int) -> int:
    """Value an effect.

    First comes keeping the last card, which wins the round, then mandatory effects, then keeping or passing a card if
    that improves the hand.
    """
    if effect == Effect.KEEP:
        return best_value_without(state)
    if effect == Effect.PASS:
        return best_value_without(state) - RECEIVED_CARD_COST
    return EMPTY_HAND_VALUE - 1


@rule
def target_value(state: State, seat: int) -> int:
    """Value the choice of a player who draws: never oneself; preferably one with few cards, who may go out soon.

    Another player with a single card comes last, since that card cannot be played alone.
    """
    size = state.sizes[HAND + seat]
    return -EMPTY_HAND_VALUE if seat == state.acting else -CARD_COST if size == 1 else -size


@rule
def pass_value(state: State, place: int) -> int:
    """Value passing a card by the hand that is left; giving an effect away has a cost."""
    effect = state.effects[state.rows[HAND + state.acting][place]]
    return value_now(state, place, 1, NO_CARD) - (0 if effect == Effect.NONE else GIVEN_EFFECT_COST)


@rule
def keep_value(state: State, place: int) -> int:
    """Value keeping a card: prefer `keep` cards at the end of a round, otherwise the card that contributes least."""
    if state.phase == Phase.KEEP_ONE:
        return int(state.effects[state.rows[HAND + state.acting][place]] == Effect.KEEP)
    return value_now(state, place, 1, NO_CARD)


@rule
def heuristic_value(state: State, action: int, plain: bool) -> int:  # noqa: ARG001
    """Return how good an action looks to the acting player, by what this player knows. `plain` makes no difference."""
    verb = VERB[action]
    target = TARGET[action]
    if verb == Verb.INSERT:
        return value_now(state, target, 0, state.held[state.acting])
    if verb == Verb.DRAW:
        return draw_value(state, target)
    if verb == Verb.PLAY:
        return play_value(state, target)
    if verb == Verb.EFFECT:
        return effect_value(state, state.pending[target])
    if verb == Verb.TARGET:
        return target_value(state, target)
    if verb == Verb.PASS:
        return pass_value(state, target)
    if verb == Verb.KEEP:
        return keep_value(state, target)
    return value_now(state, 0, 0, NO_CARD)


@rule
def lead(state: State, seat: int) -> int:
    """Return how many points a player is ahead of the best other one; fewer points are better."""
    best = EMPTY_HAND_VALUE
    for other in range(state.players):
        if other != seat:
            best = min(best, state.scores[other])
    return best - state.scores[seat]


@rule
def duel_probability(state: State, seat: int, other: int) -> int:
    """Return the probability to end with fewer points than one other: a lead counts more near the end of the game."""
    ahead = state.scores[other] - state.scores[seat]
    scale = LEAD_SCALE + state.target - highest_score(state)
    return EVEN_CHANCE + EVEN_CHANCE * ahead // (scale + abs(ahead))


@rule
def all_duels_probability(state: State, seat: int) -> int:
    """Return the probability to beat each of the others, as if these were independent duels."""
    chance = CERTAIN * CERTAIN
    for other in range(state.players):
        if other != seat:
            chance = chance * duel_probability(state, seat, other) // CERTAIN
    return chance


@rule
def win_probability(state: State, seat: int) -> int:
    """Return the probability, out of CERTAIN, that a player wins the game, after a round that did not end it."""
    total = 0
    for other in range(state.players):
        total += all_duels_probability(state, other)
    return CERTAIN * all_duels_probability(state, seat) // total
