"""The phases that every game has. A game numbers its own phases from OWN on."""

from __future__ import annotations

from saltmochi.table.rule import rule
from saltmochi.table.state import TableState

BEGIN = 0  # the dealer decides who begins the game
DEAL = 1  # the dealer deals a card from the deck
ROUND_OVER = 2  # the dealer shuffles for the next round
GAME_OVER = 3
OWN = 4


@rule
def over(state: TableState) -> bool:
    """Whether the game is over."""
    return state.phase == GAME_OVER


@rule
def round_over(state: TableState) -> bool:
    """Whether a round has just ended: true for one state of each round."""
    return state.phase == ROUND_OVER or state.phase == GAME_OVER
