"""Which actions of Happy Mochi are the players', and how good a score is."""

from __future__ import annotations

from saltmochi.games.happy_mochi.actions import ACTIONS, FIRST_ID, Verb
from saltmochi.games.happy_mochi.state import State
from saltmochi.table.rule import rule

ACTION_COUNT = len(ACTIONS) - FIRST_ID[Verb.DRAW]


@rule
def first_action() -> int:
    """Return the first action of a player; those before it are the dealer's."""
    return FIRST_ID[Verb.DRAW]


@rule
def first_seat_action() -> int:
    """Return the first of the actions that name a seat."""
    return FIRST_ID[Verb.TARGET]


@rule
def net_score(state: State, seat: int) -> int:
    """Return the score of a seat, counted so that more is better: points are penalties."""
    return -state.scores[seat]
