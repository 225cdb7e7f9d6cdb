"""Policies that decide at once, by each game's `heuristic_value`."""

from __future__ import annotations

from typing import Any

from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.ports import heuristic_value
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import rule

# A careless player makes a mistake in one decision out of this many.
MISTAKE_INTERVAL = 3
NO_ACTION = -1


@rule
def heuristic_action(state: Any, actions: LegalActions, rng: Rng) -> int:
    """Return the action with the highest heuristic value."""
    return argmax_action(state, actions, rng, False, NO_ACTION)


@rule
def greedy_action(state: Any, actions: LegalActions, rng: Rng) -> int:
    """Return the action with the highest heuristic value to a plain player."""
    return argmax_action(state, actions, rng, True, NO_ACTION)


@rule
def careless_action(state: Any, actions: LegalActions, rng: Rng) -> int:
    """Return the greedy action, or once in MISTAKE_INTERVAL times the second best."""
    best = greedy_action(state, actions, rng)
    return argmax_action(state, actions, rng, True, best) if randbelow(rng, MISTAKE_INTERVAL) == 0 else best


@rule
def argmax_action(state: Any, actions: LegalActions, rng: Rng, plain: bool, excluded: int) -> int:
    """Return the action with the highest heuristic value, leaving out `excluded`; ties are broken at random."""
    best = actions.ids[0]
    if actions.count == 1:
        return best
    most = 0
    ties = 0
    for i in range(actions.count):
        action = actions.ids[i]
        if action == excluded:
            continue
        value = heuristic_value(state, action, plain)
        if ties == 0 or value > most:
            most = value
            best = action
            ties = 1
        elif value == most:
            ties += 1
            if randbelow(rng, ties) == 0:
                best = action
    return best


@rule
def random_action(actions: LegalActions, rng: Rng) -> int:
    """Return a random legal action."""
    return actions.ids[randbelow(rng, actions.count)]
