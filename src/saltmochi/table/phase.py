"""What is to be done next: the phases that every game has. A game's own phases are numbered from OWN on."""

from __future__ import annotations

from typing import Any

from saltmochi.table.rule import rule

BEGIN = 0  # the dealer says who begins the game
DEAL = 1  # the dealer gives a card from the deck
ROUND_OVER = 2  # the dealer shuffles for the next round
GAME_OVER = 3
OWN = 4


@rule
def over(state: Any) -> bool:
    """Whether the game is over."""
    return bool(state.phase == GAME_OVER)


@rule
def round_over(state: Any) -> bool:
    """Whether a round has just been finished: true for one table of each round."""
    return bool(state.phase == ROUND_OVER or state.phase == GAME_OVER)


@rule
def left_of(seat: int, players: int) -> int:
    """The next player in turn order."""
    return seat + 1 if seat + 1 < players else 0
