"""Rules of thumb for Sea Salt & Paper.

Cards are worth their points and what they may become, and pairs their effects. A player takes what adds most, leaves
little to the next player, lays every pair at once, and ends the round when the others seem to have less.
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
from saltmochi.table.phase import left_of
from saltmochi.table.rule import rule

# All in hundredths of a point, and fitted by matches.
POINT = 100
# What the effect of a pair is worth that can be laid from the hand.
CRAB_EFFECT, BOAT_EFFECT, FISH_EFFECT, THEFT = 100, 150, 90, 170
# What two cards to choose from are worth.
DRAW = 75
# How much less a card matters that is left to the next player than one of one's own.
GENEROSITY = 3
# What cards promise beyond their points. Most that have none yet promise less than two cards to choose from; but a lone
# swimmer or shark may yet steal, and many cards of a colour are worth much with a mermaid or when last chance ends.
LONE_CRAB, LONE_BOAT, LONE_FISH, LONE_SWIMMER, LONE_SHARK = -25, -20, -50, 50, 50
SHELL_HOPE = (0, -75, -75, -75, -75, -75, 0)  # by how many one has
OCTOPUS_HOPE = (0, 0, -40, -40, -40, 0)
PENGUIN_HOPE = (0, -70, -50, 0)
LIGHTHOUSE_HOPE, SHOAL_HOPE, COLONY_HOPE, CAPTAIN_HOPE = -50, -75, -25, -50
SAME_COLOUR = 40  # each card of the colour that one has most of
# What a card in another hand is worth.
UNSEEN = 60
# With so much more than the others seem to have, a player dares last chance; a plain player does with so much.
DARING = 200
PLENTY = 1000
# Laying comes first, since it costs nothing; four mermaids win. Calls come before the end of a turn, or not at all.
LAY_MERMAIDS, LAY, LAST_CHANCE, STOP, NEVER = 1_000_000, 500_000, 2000, 1000, -1

# Certainty to win, and how chances fade with the points behind: e to the power of minus n sixteenths.
SURE = 10_000
STEPS = 16
FADING = tuple(round(SURE * exp(-n / STEPS)) for n in range(9 * STEPS))
# A lead of so many hundredths of a point makes the odds e to one when the target is reached, and so many more for each
# point that it is away: so it fits what became of the leads in thousands of games.
LEAD, LEAD_PER_POINT = 500, 15


# --- What cards are worth ---


@rule
def worth(duos: int, others: int, plain: bool) -> int:
    """What a player's cards are worth; a plain player does not ask what they may become."""
    return POINT * points(duos, others) + (0 if plain else promise(duos, others))


@rule
def promise(duos: int, others: int) -> int:
    """What cards promise beyond their points."""
    lone = LONE_CRAB * ((duos & CRABS).bit_count() & 1)
    lone += LONE_BOAT * ((duos & BOATS).bit_count() & 1)
    lone += LONE_FISH * ((duos & FISHES).bit_count() & 1)
    more = (duos & SWIMMERS).bit_count() - (duos & SHARKS).bit_count()
    lone += LONE_SWIMMER * max(more, 0) + LONE_SHARK * max(-more, 0)
    growing = SHELL_HOPE[(others & SHELLS).bit_count()] + OCTOPUS_HOPE[(others & OCTOPUSES).bit_count()]
    growing += PENGUIN_HOPE[(others & PENGUINS).bit_count()]
    growing += LIGHTHOUSE_HOPE * (others & LIGHTHOUSE).bit_count() + SHOAL_HOPE * (others & SHOAL).bit_count()
    growing += COLONY_HOPE * (others & COLONY).bit_count() + CAPTAIN_HOPE * (others & CAPTAIN).bit_count()
    return lone + growing + SAME_COLOUR * colour_bonus(duos, others)


@rule
def worth_with(duos: int, others: int, card: int, plain: bool) -> int:
    """What cards are worth with one more: one that looks like this, if this is among them already."""
    while BIT[card] & (duos if card < DUO_COUNT else others):
        card += 1
    if card < DUO_COUNT:
        return worth(duos | BIT[card], others, plain)
    return worth(duos, others | BIT[card], plain)


@rule
def gain(state: State, seat: int, card: int, plain: bool) -> int:
    """What a player's cards are worth with one more, and with the effect of the pair that it makes in hand."""
    duos = state.duos[HAND + seat] | state.duos[LAID + seat]
    others = state.others[HAND + seat] | state.others[LAID + seat]
    return worth_with(duos, others, card, plain) + effect(state.duos[HAND + seat], card)


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
def gift(state: State, seat: int, card: int, plain: bool) -> int:
    """What a card on a pile is worth to the next player, as far as everybody sees."""
    if card == NO_CARD:
        return 0
    other = left_of(seat, state.players)
    return worth_with(state.duos[LAID + other], state.others[LAID + other], card, plain)


# --- What the others may have ---


@rule
def guess(state: State, seat: int) -> int:
    """What another player may have: the points laid, and some for each card in hand."""
    if seat == state.caller:
        return POINT * points_of(state, seat)
    return POINT * points(state.duos[LAID + seat], state.others[LAID + seat]) + UNSEEN * set_size(state, HAND + seat)


@rule
def best_guess(state: State, seat: int) -> int:
    """The most that any other player may have."""
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, guess(state, other))
    return most


@rule
def pairs_in(hand: int) -> int:
    """How many pairs there are in a hand."""
    alike = (hand & CRABS).bit_count() // 2 + (hand & BOATS).bit_count() // 2 + (hand & FISHES).bit_count() // 2
    return alike + min((hand & SWIMMERS).bit_count(), (hand & SHARKS).bit_count())


# --- What to do ---


@rule
def favour(state: State, action: int, plain: bool) -> int:
    """How much the player in turn likes an action, by the own cards and what everybody sees.

    A plain player asks neither what cards may become nor what the others have: it stops as soon as it may, and dares
    last chance with plenty.
    """
    verb = VERB[action]
    target = TARGET[action]
    seat = state.turn
    if verb == Verb.DRAW:
        return drawing(state, seat, plain)
    if verb == Verb.TAKE:
        return gain(state, seat, top(state, target), plain)
    if verb == Verb.PUT:
        return put_worth(state, seat, target, OTHER[action], plain)
    if verb == Verb.PICK:
        return gain(state, seat, ALIKE[target], plain)
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
        return LAST_CHANCE if POINT * points_of(state, seat) >= enough else NEVER
    if verb == Verb.STOP:
        return STOP if plain or POINT * points_of(state, seat) >= best_guess(state, seat) else NEVER
    return 0


@rule
def drawing(state: State, seat: int, plain: bool) -> int:
    """What a player's cards are worth with two more to choose from."""
    duos = state.duos[HAND + seat] | state.duos[LAID + seat]
    return worth(duos, state.others[HAND + seat] | state.others[LAID + seat], plain) + DRAW


@rule
def put_worth(state: State, seat: int, face: int, pile: int, plain: bool) -> int:
    """What is kept and left, and rather cover what the next player would like."""
    kept = state.drawn[1] if ALIKE[state.drawn[0]] == face else state.drawn[0]
    return keeping(state, seat, kept, face, plain) + gift(state, seat, top(state, pile), plain)


@rule
def keeping(state: State, seat: int, kept: int, put: int, plain: bool) -> int:
    """Keep the card that adds more, and leave little to the next player."""
    return GENEROSITY * gain(state, seat, kept, plain) - gift(state, seat, put, plain)


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
