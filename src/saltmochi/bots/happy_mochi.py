"""Rules of thumb for Happy Mochi.

A hand is hand_value the more, the fewer cards it has, the lower their numbers are, and the better its neighbours can be
played together. A move is judged by the hand that it leaves, and by how hard it is for the others to go on.
"""

from __future__ import annotations

from saltmochi.bots.scores import highest_score
from saltmochi.games.happy_mochi.actions import FROM_DECK, FROM_KEPT, TARGET, VERB, Verb
from saltmochi.games.happy_mochi.cards import COLOUR, NO_CARD, NUMBER, Effect
from saltmochi.games.happy_mochi.rules import tens_and_units
from saltmochi.games.happy_mochi.state import HAND, KEPT, SIDES, Phase, State, Value, top
from saltmochi.table.ports import CERTAIN
from saltmochi.table.rule import rule

# An empty hand wins the round: more than all the rest together.
EMPTY_HAND = 100_000
# All in hundredths of a card: what a card in hand costs, because it has to be played, and each of its points.
CARD_COST = 100
POINT_COST = 2
# What a point costs besides when somebody may soon go out, and with how many cards they may.
URGENT_POINT_COST = 3
SOON_OUT = 3
# What two neighbours gain: equal numbers can always be played; what fits the pair now may still do so next turn; one
# colour fits any colours.
EQUAL_NUMBERS = 140
FITS_NOW = 40
ONE_COLOUR = 10
# What the best number is worth, for two neighbours and for the pair that the others must beat; the rest in proportion.
BEST_IN_HAND = 40
BEST_ON_TABLE = 110
HIGHEST = 99
# What a card from the deck costs: less than another one, since it may fit anywhere.
UNSEEN_CARD = 80
# How much less with each turn that everybody has had, so that no round goes in circles.
IMPATIENCE = 2
# What it gains that a card can be kept, and what it costs to give away an effect or to receive some card.
KEEPING = 40
GIVEN_EFFECT = 20
RECEIVED = 50
# Certainty to win, and an even chance. A lead makes it three to one if it is so many points more than the game is from
# its end: so it fits what became of the leads in thousands of games.
EVEN_CHANCE = CERTAIN // 2
REMAINING_LUCK = 10


@rule
def rank(value: int, left: int, right: int) -> int:
    """How good a number is to play: with + the high ones are, with - the low ones."""
    number = tens_and_units(left, right)
    return number if value == Value.PLUS else HIGHEST - number


@rule
def link_value(left: int, right: int, value: int, central_left: int, central_right: int) -> int:
    """What two neighbours gain by lying side by side."""
    if NUMBER[left] == NUMBER[right]:
        return EQUAL_NUMBERS
    good = rank(value, left, right)
    same = COLOUR[left] == COLOUR[right]
    gain = BEST_IN_HAND * good // HIGHEST + (ONE_COLOUR if same else 0)
    if good > rank(value, central_left, central_right) and (same or COLOUR[central_left] != COLOUR[central_right]):
        gain += FITS_NOW
    return gain


@rule
def point_cost(state: State) -> int:
    """What a point in hand costs: more when another player has few cards left."""
    for seat in range(state.players):
        if seat != state.acting and state.sizes[HAND + seat] <= SOON_OUT:
            return POINT_COST + URGENT_POINT_COST
    return POINT_COST


@rule
def card_after(state: State, i: int, place: int, removed: int, added: int) -> int:
    """The i-th card of the hand after some cards at a place were taken out, or one was put in there."""
    if i < place:
        return state.rows[HAND + state.acting][i]
    if added == NO_CARD:
        return state.rows[HAND + state.acting][i + removed]
    return added if i == place else state.rows[HAND + state.acting][i - 1]


@rule
def hand_cost(state: State, size: int, place: int, removed: int, added: int) -> int:
    """What the cards of a hand cost after such a change."""
    each = point_cost(state)
    cost = CARD_COST * size
    for i in range(size):
        cost += each * NUMBER[card_after(state, i, place, removed, added)]
    return cost


@rule
def links_value(
    state: State, size: int, place: int, removed: int, added: int, value: int, left: int, right: int
) -> int:
    """What the neighbours of a hand gain after such a change: the best choice of links that share no card."""
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
    """What the hand is worth after such a change, if the Value card and the pair are these."""
    size = state.sizes[HAND + state.acting] - removed + (0 if added == NO_CARD else 1)
    if size == 0:
        return EMPTY_HAND
    gain = links_value(state, size, place, removed, added, value, left, right)
    return gain - hand_cost(state, size, place, removed, added)


@rule
def value_now(state: State, place: int, removed: int, added: int) -> int:
    """What the hand is worth after such a change, beside the pair that lies there."""
    return hand_value(state, place, removed, added, state.value, top(state, 0), top(state, 1))


@rule
def pair_difficulty(value: int, left: int, right: int) -> int:
    """How hard a pair is for the player who has to beat it."""
    return BEST_ON_TABLE * rank(value, left, right) // HIGHEST


@rule
def played_with(state: State, place: int, effect: int) -> int:
    """How many of the two neighbours at a place carry an effect."""
    hand = state.rows[HAND + state.acting]
    return int(state.effects[hand[place]] == effect) + int(state.effects[hand[place + 1]] == effect)


@rule
def play_value(state: State, place: int) -> int:
    """The hand that is left, the pair that the next player has to beat, and the cards that can be kept."""
    keeps = played_with(state, place, Effect.KEEP)
    if state.sizes[HAND + state.acting] - SIDES <= keeps:
        return EMPTY_HAND
    left = state.rows[HAND + state.acting][place]
    right = state.rows[HAND + state.acting][place + 1]
    value = state.value if played_with(state, place, Effect.FLIP) != 1 else 1 - state.value
    return (
        hand_value(state, place, SIDES, NO_CARD, value, left, right)
        + pair_difficulty(value, left, right)
        + KEEPING * keeps
    )


@rule
def value_with(state: State, card: int, left: int, right: int) -> int:
    """The hand with one more card, put where it is best, and the pair that then lies there."""
    best = -EMPTY_HAND
    for place in range(state.sizes[HAND + state.acting] + 1):
        best = max(best, hand_value(state, place, 0, card, state.value, left, right))
    return best + pair_difficulty(state.value, left, right)


@rule
def draw_value(state: State, what: int) -> int:
    """The hand with the card drawn; a card from a side uncovers another."""
    left = top(state, 0)
    right = top(state, 1)
    if what == FROM_DECK:
        impatience = IMPATIENCE * (state.turns // state.players)
        return value_now(state, 0, 0, NO_CARD) + pair_difficulty(state.value, left, right) - UNSEEN_CARD + impatience
    if what >= FROM_KEPT:
        return value_with(state, state.rows[KEPT + state.acting][what - FROM_KEPT], left, right)
    beneath = state.piles[what][state.heights[what] - 2]
    return value_with(state, top(state, what), beneath if what == 0 else left, right if what == 0 else beneath)


@rule
def value_without(state: State) -> int:
    """The hand without the card that is missed least."""
    best = -EMPTY_HAND
    for place in range(state.sizes[HAND + state.acting]):
        best = max(best, value_now(state, place, 1, NO_CARD))
    return best


@rule
def effect_value(state: State, effect: int) -> int:
    """First to go out by keeping the last card, then what must happen, then to keep or to pass a card if that helps."""
    if effect == Effect.KEEP:
        return value_without(state)
    if effect == Effect.PASS:
        return value_without(state) - RECEIVED
    return EMPTY_HAND - 1


@rule
def target_value(state: State, seat: int) -> int:
    """Never oneself; rather who may soon go out, but a single card needs another to be played with."""
    size = state.sizes[HAND + seat]
    return -EMPTY_HAND if seat == state.acting else -CARD_COST if size == 1 else -size


@rule
def pass_value(state: State, place: int) -> int:
    """The hand without the card; effects are not given away gladly."""
    effect = state.effects[state.rows[HAND + state.acting][place]]
    return value_now(state, place, 1, NO_CARD) - (0 if effect == Effect.NONE else GIVEN_EFFECT)


@rule
def keep_value(state: State, place: int) -> int:
    """For the next round, a card that keeps another; now, the one that is missed least."""
    if state.phase == Phase.KEEP_ONE:
        return int(state.effects[state.rows[HAND + state.acting][place]] == Effect.KEEP)
    return value_now(state, place, 1, NO_CARD)


@rule
def heuristic_value(state: State, action: int, plain: bool) -> int:  # noqa: ARG001
    """How much the player who acts likes an action, by what this player knows; plain players like the same here."""
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
    """The points that a player is ahead of the best other one: fewer are better."""
    best = EMPTY_HAND
    for other in range(state.players):
        if other != seat:
            best = min(best, state.scores[other])
    return best - state.scores[seat]


@rule
def duel_probability(state: State, seat: int, other: int) -> int:
    """The chance to end with fewer points than one other: a lead counts the more, the sooner the game ends."""
    ahead = state.scores[other] - state.scores[seat]
    luck = REMAINING_LUCK + state.target - highest_score(state)
    return EVEN_CHANCE + EVEN_CHANCE * ahead // (luck + abs(ahead))


@rule
def win_all_duels(state: State, seat: int) -> int:
    """The chance to win against each of the others, as if these were separate games."""
    chance = CERTAIN * CERTAIN
    for other in range(state.players):
        if other != seat:
            chance = chance * duel_probability(state, seat, other) // CERTAIN
    return chance


@rule
def win_probability(state: State, seat: int) -> int:
    """The chance that a player wins the game, out of 10,000, after a round that did not end it."""
    total = 0
    for other in range(state.players):
        total += win_all_duels(state, other)
    return CERTAIN * win_all_duels(state, seat) // total
