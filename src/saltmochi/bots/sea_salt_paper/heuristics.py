"""Heuristics for Sea Salt & Paper.

Cards are worth their points and their potential, pairs also their effects. A player takes what adds most, leaves little
to the next player, lays every pair at once, and ends the round when the others seem to have less.
"""

from __future__ import annotations

from saltmochi.bots.decay import decay
from saltmochi.bots.scores import highest_score
from saltmochi.bots.sea_salt_paper.card_values import POINT, hand_value, value_to_next, value_with_card
from saltmochi.bots.sea_salt_paper.expansion_heuristics import NEVER_SCORE, expansion_value, separates_starfish
from saltmochi.games.sea_salt_paper.actions import OTHER, TARGET, VERB, Verb
from saltmochi.games.sea_salt_paper.cards import ALIKE
from saltmochi.games.sea_salt_paper.expansion_scoring import set_points
from saltmochi.games.sea_salt_paper.rules import points_of
from saltmochi.games.sea_salt_paper.state import HAND, LAID, State, set_size, top
from saltmochi.table.ports import CERTAIN
from saltmochi.table.rule import rule

# All values are in hundredths of a point, fitted by matches.
# The value of drawing two cards to choose from.
DRAW_BONUS = 75
# The weight of a kept card relative to one that is left to the next player.
OWN_WEIGHT = 3
# The estimated value of an unseen card in another hand.
UNSEEN_CARD_VALUE = 60
# The estimated margin over all others at which a player calls last chance, and the points at which a plain player does.
CALL_MARGIN = 200
PLAIN_CALL_POINTS = 1000
# Scores that order the actions of the play step. Four mermaids win; laying comes next, since it costs nothing; calls
# come before the end of the turn, or not at all.
LAY_MERMAIDS_SCORE, LAY_SCORE, LAST_CHANCE_SCORE, STOP_SCORE = 1_000_000, 500_000, 2000, 1000

# The lead, in hundredths of a point, that makes the odds e to one when the target is reached, and what each point
# missing to the target adds to it. This was fitted to the outcomes of leads in thousands of games.
LEAD_SCALE, LEAD_SCALE_PER_POINT = 500, 15


# --- Estimates of the others' points ---


@rule
def estimated_points(state: State, seat: int) -> int:
    """Estimate another player's points: those of the laid cards, and UNSEEN_CARD_VALUE for each hand card."""
    if seat == state.caller:
        return POINT * points_of(state, seat)
    return POINT * set_points(state.duos[LAID + seat], state.others[LAID + seat]) + UNSEEN_CARD_VALUE * set_size(
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
        return NEVER_SCORE if separates_starfish(state) else LAY_SCORE
    if verb == Verb.LAST_CHANCE:
        enough = PLAIN_CALL_POINTS if plain else highest_estimate(state, seat) + CALL_MARGIN
        return LAST_CHANCE_SCORE if POINT * points_of(state, seat) >= enough else NEVER_SCORE
    if verb == Verb.STOP:
        return STOP_SCORE if plain or POINT * points_of(state, seat) >= highest_estimate(state, seat) else NEVER_SCORE
    if verb > Verb.LAST_CHANCE:
        return expansion_value(state, action, plain)
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
