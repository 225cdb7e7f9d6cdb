"""What the simple opponent values in Happy Mochi."""

from __future__ import annotations

from itertools import pairwise

from saltmochi.games.happy_mochi.actions import ACTIONS, FIRST, FROM_DECK, Verb
from saltmochi.games.happy_mochi.cards import NUMBER, Effect
from saltmochi.games.happy_mochi.rules import apply, may_play
from saltmochi.games.happy_mochi.state import HAND, State
from saltmochi.table.record import duplicate

# What a card in hand weighs beside its number, because it has to be played too.
WEIGHT = 10.0
# How much lighter a hand is for two neighbours that could be played now; two equal numbers can be played always.
FITTING = 2.0
EQUAL = 9.0
# The number that a card from the deck may have.
UNKNOWN = 4.5


def value(table: State, action: int) -> float:
    """How good an action is for the player who acts."""
    verb, target = ACTIONS[action]
    hand = hand_of(table, table.acting)
    if verb == Verb.EFFECT:
        return liking(table.pending[target], hand)
    if verb == Verb.DECLINE:
        return 0.0
    if verb == Verb.TARGET:
        return -100.0 if target == table.acting else -float(table.sizes[HAND + target])
    if verb in (Verb.PASS, Verb.KEEP):
        return float(NUMBER[hand[target]])
    if verb == Verb.DRAW and target == FROM_DECK:
        return -burden(table, hand) - WEIGHT - UNKNOWN + FITTING
    after = duplicate(table)
    apply(after, action)
    if verb == Verb.DRAW:
        return max(value(after, FIRST[Verb.INSERT] + place) for place in range(len(hand) + 1))
    return -burden(after, hand_of(after, table.acting))


def hand_of(table: State, seat: int) -> list[int]:
    """The cards of a hand."""
    return table.rows[HAND + seat][: table.sizes[HAND + seat]]


def liking(effect: int, hand: list[int]) -> float:
    """How gladly an effect is chosen; no more effects at all is worth nothing."""
    if effect == Effect.PASS:
        return max(NUMBER[card] for card in hand) - UNKNOWN
    return {Effect.KEEP: 12.0, Effect.FLIP: 11.0}.get(Effect(effect), 10.0)


def burden(table: State, hand: list[int]) -> float:
    """How far a hand is from being empty."""
    weight = sum(WEIGHT + NUMBER[card] for card in hand)
    for left, right in pairwise(hand):
        if NUMBER[left] == NUMBER[right]:
            weight -= EQUAL
        elif may_play(table, left, right):
            weight -= FITTING
    return weight
