"""What cards are worth to a player of Sea Salt & Paper: their points, their potential, and the effects of pairs."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.cards import (
    BIT,
    BOATS,
    CAPTAIN,
    COLONY,
    CRABS,
    DUO_COUNT,
    FISHES,
    JELLYFISH,
    LIGHTHOUSE,
    LOBSTER,
    NO_CARD,
    OCTOPUSES,
    PENGUINS,
    SHARKS,
    SHELLS,
    SHOAL,
    SWIMMERS,
)
from saltmochi.games.sea_salt_paper.expansion_scoring import set_points
from saltmochi.games.sea_salt_paper.scoring import colour_bonus
from saltmochi.games.sea_salt_paper.state import HAND, LAID, State
from saltmochi.table.rule import expansion_rule, rule
from saltmochi.table.seats import left_of

# All values are in hundredths of a point, fitted by matches.
POINT = 100
# The value of the effect of a pair that can be laid from the hand.
CRAB_EFFECT_VALUE, BOAT_EFFECT_VALUE, FISH_EFFECT_VALUE, STEAL_EFFECT_VALUE = 100, 150, 90, 170
# The same with the lobster or with a jellyfish: rough estimates.
LOBSTER_EFFECT_VALUE, JELLYFISH_EFFECT_VALUE = 120, 150
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


@rule
def hand_value(duos: int, others: int, plain: bool) -> int:
    """Return what a set of cards is worth; a plain player ignores its potential."""
    return POINT * set_points(duos, others) + (0 if plain else potential(duos, others))


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
        return extra_salt_effect_value(hand, card)
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


@expansion_rule
def extra_salt_effect_value(hand: int, card: int) -> int:
    """Return the value of the effect of the pair that a card of Extra Salt completes in hand."""
    if BIT[card] & LOBSTER:
        return LOBSTER_EFFECT_VALUE if (hand & CRABS).bit_count() & 1 else 0
    if BIT[card] & JELLYFISH:
        return JELLYFISH_EFFECT_VALUE if (hand & SWIMMERS).bit_count() > (hand & SHARKS).bit_count() else 0
    return 0
