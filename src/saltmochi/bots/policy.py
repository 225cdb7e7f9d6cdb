"""What is done at once: what each game's `favour` likes best, by all its rules of thumb or as a plain player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saltmochi.table.dealer import Dice, roll
from saltmochi.table.offers import Offers
from saltmochi.table.rule import rule

# The name that each game fills in with its own rules: see `saltmochi.table.rule.bound`.
favour: Callable[[Any, int, bool], int]

# A careless player makes a slip at one decision in so many.
SLIP = 3
NO_ACTION = -1


@rule
def favourite(state: Any, offers: Offers, dice: Dice) -> int:
    """The action that the rules of thumb like best."""
    return liked_best(state, offers, dice, False, NO_ACTION)


@rule
def greedy(state: Any, offers: Offers, dice: Dice) -> int:
    """The action that a plain player likes best."""
    return liked_best(state, offers, dice, True, NO_ACTION)


@rule
def careless(state: Any, offers: Offers, dice: Dice) -> int:
    """The same, but for a slip now and then: what comes to mind next."""
    best = greedy(state, offers, dice)
    return liked_best(state, offers, dice, True, best) if roll(dice, SLIP) == 0 else best


@rule
def liked_best(state: Any, offers: Offers, dice: Dice, plain: bool, but: int) -> int:
    """The action that whoever acts likes best, apart from one; the dice decide between equals."""
    best = offers.actions[0]
    if offers.count == 1:
        return best
    most = 0
    equals = 0
    for i in range(offers.count):
        action = offers.actions[i]
        if action == but:
            continue
        liking = favour(state, action, plain)
        if equals == 0 or liking > most:
            most = liking
            best = action
            equals = 1
        elif liking == most:
            equals += 1
            if roll(dice, equals) == 0:
                best = action
    return best


@rule
def any_of(offers: Offers, dice: Dice) -> int:
    """Any legal action."""
    return offers.actions[roll(dice, offers.count)]
