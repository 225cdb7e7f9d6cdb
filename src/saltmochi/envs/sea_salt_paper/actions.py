"""Which actions of Sea Salt & Paper are the players', and how good a score is."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.actions import BASE_ACTIONS, DRAW, ROB
from saltmochi.games.sea_salt_paper.state import State
from saltmochi.table.rule import rule

ACTION_COUNT = len(BASE_ACTIONS) - DRAW


@rule
def first_action() -> int:
    """Return the first action of a player; those before it are the dealer's."""
    return DRAW


@rule
def first_seat_action() -> int:
    """Return the first of the actions that name a seat."""
    return ROB[0]


@rule
def net_score(state: State, seat: int) -> int:
    """Return the score of a seat, counted so that more is better."""
    return state.scores[seat]
