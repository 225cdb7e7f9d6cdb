"""What the network knows about a decision in Happy Mochi.

A block of features has one feature for each value that a number can have, and the feature of its present value is
added. All of it is known to the acting player.
"""

from __future__ import annotations

from saltmochi.bots.happy_mochi.heuristics import HIGHEST_NUMBER, card_after, rank
from saltmochi.games.happy_mochi.actions import FROM_DECK, FROM_KEPT, TARGET, VERB, Verb
from saltmochi.games.happy_mochi.cards import COLOUR, NO_CARD, NUMBER, NUMBERS, Colour, Effect
from saltmochi.games.happy_mochi.state import HAND, KEPT, SEATS, SIDES, Phase, State, Value, top
from saltmochi.table.features import Blocks, Features, add_action_feature, add_state_feature, clamp
from saltmochi.table.rule import rule
from saltmochi.table.seats import left_of

# The rank of a pair in steps of ten, and one place more for a special case.
RANK_STEP = 10
RANKS = HIGHEST_NUMBER // RANK_STEP + 2
LINKS_MOST = 5
COLOURS, EFFECTS = len(Colour), len(Effect)
SIZE_MOST = 9

# --- Features of the state ---

_STATE = Blocks()
ANY_STATE = _STATE.block(1)
PHASE = _STATE.block(Phase.KEEP_ONE - Phase.TURN + 1)
OWN_SIZE_MOST = 11
OWN_SIZE = _STATE.block(OWN_SIZE_MOST + 1)
NUMBER_MOST, COLOUR_MOST, EFFECT_MOST = 3, 4, 3
OWN_NUMBERS = _STATE.block(NUMBERS * NUMBER_MOST)
OWN_COLOURS = _STATE.block(COLOURS * COLOUR_MOST)
OWN_EFFECTS = _STATE.block(EFFECTS * EFFECT_MOST)
POINTS_STEP, POINTS_MOST = 4, 11
OWN_POINTS = _STATE.block(POINTS_MOST + 1)
CENTRAL_RANK = _STATE.block(RANKS)
CENTRAL_ONE_COLOUR = _STATE.block(1)
CARD_BENEATH = _STATE.block(SIDES)
PLUS = _STATE.block(1)
# Neighbours in hand with equal numbers, that can be played now, of one colour, and the best rank:
EQUAL_LINKS = _STATE.block(LINKS_MOST + 1)
PLAYABLE_LINKS = _STATE.block(LINKS_MOST + 1)
COLOUR_LINKS = _STATE.block(LINKS_MOST + 1)
BEST_LINK = _STATE.block(RANKS)
NEXT_SIZE = _STATE.block(SIZE_MOST + 1)
SMALLEST_SIZE = _STATE.block(SIZE_MOST + 1)
LARGEST_SIZE = _STATE.block(SIZE_MOST + 1)
SCORE_STEP, SCORE_MOST = 4, 15
OWN_SCORE = _STATE.block(SCORE_MOST + 1)
HIGHEST_SCORE = _STATE.block(SCORE_MOST + 1)
LOWEST_SCORE = _STATE.block(SCORE_MOST + 1)
TURNS_STEP, TURNS_MOST = 2, 11
TURNS = _STATE.block(TURNS_MOST + 1)
KEPT_MOST = 4
OWN_KEPT = _STATE.block(KEPT_MOST + 1)
PLAYERS = _STATE.block(SEATS - 1)
SKIPS_MOST = 2
SKIPS = _STATE.block(SKIPS_MOST + 1)
STATE_FEATURES = _STATE.size

# --- Features of an action ---

_ACTION = Blocks()
VERBS = _ACTION.block(len(Verb))
# What the player's hand is like afterwards:
SIZE_AFTER = _ACTION.block(SIZE_MOST + 1)
EQUAL_LINKS_AFTER = _ACTION.block(LINKS_MOST + 1)
PLAYABLE_LINKS_AFTER = _ACTION.block(LINKS_MOST + 1)
COLOUR_LINKS_AFTER = _ACTION.block(LINKS_MOST + 1)
BEST_LINK_AFTER = _ACTION.block(RANKS)
# What the pair is like afterwards:
RANK_AFTER = _ACTION.block(RANKS)
ONE_COLOUR_AFTER = _ACTION.block(1)
FLIPS = _ACTION.block(1)
# The card that is drawn or given away, or the two cards that are played:
CARD_NUMBER = _ACTION.block(NUMBERS)
CARD_EFFECT = _ACTION.block(SIDES * EFFECTS)
DRAWN_FROM = _ACTION.block(SIDES + 2)
# An inserted card beside the one to its left:
DIFFERENCE_MOST = 9
EVEN_DIFFERENCE = 5
LEFT_DIFFERENCE = _ACTION.block(DIFFERENCE_MOST + 2)
# The player who is chosen to draw:
CHOSEN_SIZE_MOST = 7
CHOSEN_SIZE = _ACTION.block(CHOSEN_SIZE_MOST + 1)
CHOSEN_DISTANCE = _ACTION.block(SEATS)
AHEAD_STEP, EVEN_AHEAD, AHEAD_MOST = 10, 2, 4
CHOSEN_AHEAD = _ACTION.block(AHEAD_MOST + 1)
ACTION_FEATURES = _ACTION.size

# The places in `Features.counts`: the player's cards by number, colour and effect.
BY_NUMBER = 0
BY_COLOUR = NUMBERS
BY_EFFECT = BY_COLOUR + COLOURS
COUNTS = BY_EFFECT + EFFECTS
# The places in `Features.counts` for what is counted in a row of cards.
EQUAL, PLAYABLE, ONE_COLOUR, BEST_RANK = range(COUNTS, COUNTS + 4)


# --- The state ---


@rule
def write_state_features(state: State, features: Features) -> None:
    """Add what the acting player knows."""
    add_state_feature(features, ANY_STATE)
    add_state_feature(features, PHASE + state.phase - Phase.TURN)
    add_hand(state, features)
    if has_pair(state):
        add_pair(state, features)
    if state.value == Value.PLUS:
        add_state_feature(features, PLUS)
    count_links(state, features, 0, 0, NO_CARD, state.value, top(state, 0), top(state, 1))
    add_state_feature(features, EQUAL_LINKS + features.counts[EQUAL])
    add_state_feature(features, PLAYABLE_LINKS + features.counts[PLAYABLE])
    add_state_feature(features, COLOUR_LINKS + features.counts[ONE_COLOUR])
    add_state_feature(features, BEST_LINK + features.counts[BEST_RANK])
    add_others(state, features)
    add_state_feature(features, OWN_SCORE + score_place(state.scores[state.acting]))
    add_state_feature(features, TURNS + min(TURNS_MOST, state.turns // (TURNS_STEP * state.players)))
    add_state_feature(features, OWN_KEPT + min(KEPT_MOST, state.sizes[KEPT + state.acting]))
    add_state_feature(features, PLAYERS + state.players - 2)
    add_state_feature(features, SKIPS + min(SKIPS_MOST, state.skips))


@rule
def has_pair(state: State) -> bool:
    """Whether a card lies on both sides."""
    return state.heights[0] > 0 and state.heights[1] > 0


@rule
def add_hand(state: State, features: Features) -> None:
    """Add the player's cards by number, colour and effect, and their points."""
    hand = state.rows[HAND + state.acting]
    size = state.sizes[HAND + state.acting]
    for i in range(COUNTS):
        features.counts[i] = 0
    total = 0
    for i in range(size):
        features.counts[BY_NUMBER + NUMBER[hand[i]]] += 1
        features.counts[BY_COLOUR + COLOUR[hand[i]]] += 1
        features.counts[BY_EFFECT + state.effects[hand[i]]] += 1
        total += NUMBER[hand[i]]
    add_counts(features, OWN_NUMBERS, BY_NUMBER, NUMBERS, NUMBER_MOST)
    add_counts(features, OWN_COLOURS, BY_COLOUR, COLOURS, COLOUR_MOST)
    features.counts[BY_EFFECT + Effect.NONE] = 0
    add_counts(features, OWN_EFFECTS, BY_EFFECT, EFFECTS, EFFECT_MOST)
    add_state_feature(features, OWN_SIZE + min(OWN_SIZE_MOST, size))
    add_state_feature(features, OWN_POINTS + min(POINTS_MOST, total // POINTS_STEP))


@rule
def add_counts(features: Features, block: int, first: int, length: int, most: int) -> None:
    """Add how often each of several things was counted."""
    for i in range(length):
        if features.counts[first + i] > 0:
            add_state_feature(features, block + most * i + min(most, features.counts[first + i]) - 1)


@rule
def add_pair(state: State, features: Features) -> None:
    """Add the Central Pair, and whether another card lies beneath."""
    add_state_feature(features, CENTRAL_RANK + rank(state.value, top(state, 0), top(state, 1)) // RANK_STEP)
    if COLOUR[top(state, 0)] == COLOUR[top(state, 1)]:
        add_state_feature(features, CENTRAL_ONE_COLOUR)
    for side in range(SIDES):
        if state.heights[side] > 1:
            add_state_feature(features, CARD_BENEATH + side)


@rule
def count_links(
    state: State, features: Features, place: int, removed: int, added: int, value: int, left: int, right: int
) -> int:
    """Count the neighbours in the hand after a change, as `heuristics.hand_value` knows it; return the hand's size.

    `left` and `right` are the Central Pair then; without one, any two cards can be played.
    """
    size: int = state.sizes[HAND + state.acting] - removed + (0 if added == NO_CARD else 1)
    to_beat = -1 if left == NO_CARD or right == NO_CARD else rank(value, left, right)
    coloured = to_beat >= 0 and COLOUR[left] == COLOUR[right]
    equal = 0
    playable = 0
    same = 0
    best = 0
    for i in range(size - 1):
        one = card_after(state, i, place, removed, added)
        two = card_after(state, i + 1, place, removed, added)
        good = rank(value, one, two)
        one_colour = COLOUR[one] == COLOUR[two]
        same += int(one_colour)
        best = max(best, good)
        if NUMBER[one] == NUMBER[two]:
            equal += 1
        elif good > to_beat and (one_colour or not coloured):
            playable += 1
    features.counts[EQUAL] = min(LINKS_MOST, equal)
    features.counts[PLAYABLE] = min(LINKS_MOST, playable)
    features.counts[ONE_COLOUR] = min(LINKS_MOST, same)
    features.counts[BEST_RANK] = best // RANK_STEP if size > 1 else RANKS - 1
    return size


@rule
def score_place(score: int) -> int:
    """Return the place of a score in a block."""
    return clamp(score // SCORE_STEP, 0, SCORE_MOST)


@rule
def add_others(state: State, features: Features) -> None:
    """Add the sizes of the others' hands and their scores."""
    smallest = SIZE_MOST
    largest = 0
    highest = 0
    lowest = SCORE_STEP * SCORE_MOST
    for seat in range(state.players):
        if seat != state.acting:
            smallest = min(smallest, state.sizes[HAND + seat])
            largest = max(largest, state.sizes[HAND + seat])
            highest = max(highest, state.scores[seat])
            lowest = min(lowest, state.scores[seat])
    following = state.sizes[HAND + left_of(state.acting, state.players)]
    add_state_feature(features, NEXT_SIZE + min(SIZE_MOST, following))
    add_state_feature(features, SMALLEST_SIZE + smallest)
    add_state_feature(features, LARGEST_SIZE + min(SIZE_MOST, largest))
    add_state_feature(features, HIGHEST_SCORE + score_place(highest))
    add_state_feature(features, LOWEST_SCORE + score_place(lowest))


# --- Actions ---


@rule
def write_action_features(state: State, action: int, features: Features) -> None:
    """Add what an action does."""
    verb = VERB[action]
    target = TARGET[action]
    add_action_feature(features, VERBS + verb)
    if verb == Verb.PLAY:
        add_play(state, features, target)
    elif verb == Verb.INSERT:
        add_insertion(state, features, target)
    elif verb == Verb.DRAW:
        add_draw(state, features, target)
    elif verb == Verb.EFFECT:
        add_action_feature(features, CARD_EFFECT + state.pending[target])
    elif verb == Verb.TARGET:
        add_chosen_player(state, features, target)
    elif verb == Verb.PASS or verb == Verb.KEEP:
        add_card(state, features, state.rows[HAND + state.acting][target])
        add_hand_after(state, features, target, 1, NO_CARD, state.value, top(state, 0), top(state, 1))


@rule
def add_hand_after(
    state: State, features: Features, place: int, removed: int, added: int, value: int, left: int, right: int
) -> None:
    """Add what the hand is like after a change."""
    size = count_links(state, features, place, removed, added, value, left, right)
    add_action_feature(features, SIZE_AFTER + min(SIZE_MOST, size))
    add_action_feature(features, EQUAL_LINKS_AFTER + features.counts[EQUAL])
    add_action_feature(features, PLAYABLE_LINKS_AFTER + features.counts[PLAYABLE])
    add_action_feature(features, COLOUR_LINKS_AFTER + features.counts[ONE_COLOUR])
    add_action_feature(features, BEST_LINK_AFTER + features.counts[BEST_RANK])


@rule
def add_pair_after(features: Features, value: int, left: int, right: int) -> None:
    """Add what the Central Pair is like after an action."""
    equal = NUMBER[left] == NUMBER[right]
    add_action_feature(features, RANK_AFTER + (RANKS - 1 if equal else rank(value, left, right) // RANK_STEP))
    if COLOUR[left] == COLOUR[right]:
        add_action_feature(features, ONE_COLOUR_AFTER)


@rule
def add_card(state: State, features: Features, card: int) -> None:
    """Add the number and effect of a card."""
    add_action_feature(features, CARD_NUMBER + NUMBER[card])
    add_action_feature(features, CARD_EFFECT + state.effects[card])


@rule
def add_play(state: State, features: Features, place: int) -> None:
    """Add the two cards that are played, and what they leave."""
    left = state.rows[HAND + state.acting][place]
    right = state.rows[HAND + state.acting][place + 1]
    flips = (state.effects[left] == Effect.FLIP) != (state.effects[right] == Effect.FLIP)
    value = 1 - state.value if flips else state.value
    if flips:
        add_action_feature(features, FLIPS)
    add_action_feature(features, CARD_EFFECT + state.effects[left])
    add_action_feature(features, CARD_EFFECT + EFFECTS + state.effects[right])
    add_pair_after(features, value, left, right)
    add_hand_after(state, features, place, SIDES, NO_CARD, value, left, right)


@rule
def add_insertion(state: State, features: Features, place: int) -> None:
    """Add what the hand is like with a card at a place, and how the card differs from the one to its left."""
    card = state.held[state.acting]
    add_hand_after(state, features, place, 0, card, state.value, top(state, 0), top(state, 1))
    if place > 0:
        difference = NUMBER[card] - NUMBER[state.rows[HAND + state.acting][place - 1]]
        known = clamp(difference + EVEN_DIFFERENCE, 0, DIFFERENCE_MOST)
        add_action_feature(features, LEFT_DIFFERENCE + (DIFFERENCE_MOST + 1 if difference == 0 else known))


@rule
def add_draw(state: State, features: Features, what: int) -> None:
    """Add the card that is drawn, if it is known, and the pair that is left."""
    left = top(state, 0)
    right = top(state, 1)
    add_action_feature(features, DRAWN_FROM + min(what, FROM_KEPT))
    if what >= FROM_KEPT:
        add_card(state, features, state.rows[KEPT + state.acting][what - FROM_KEPT])
    elif what != FROM_DECK:
        add_card(state, features, top(state, what))
        beneath = state.piles[what][state.heights[what] - 2] if state.heights[what] > 1 else NO_CARD
        left = beneath if what == 0 else left
        right = right if what == 0 else beneath
    if left != NO_CARD and right != NO_CARD:
        add_pair_after(features, state.value, left, right)


@rule
def add_chosen_player(state: State, features: Features, seat: int) -> None:
    """Add the hand's size, the place and the score of the player who is to draw."""
    distance = seat - state.acting if seat >= state.acting else seat - state.acting + state.players
    ahead = (state.scores[seat] - state.scores[state.acting]) // AHEAD_STEP + EVEN_AHEAD
    add_action_feature(features, CHOSEN_SIZE + min(CHOSEN_SIZE_MOST, state.sizes[HAND + seat]))
    add_action_feature(features, CHOSEN_DISTANCE + distance)
    add_action_feature(features, CHOSEN_AHEAD + clamp(ahead, 0, AHEAD_MOST))
