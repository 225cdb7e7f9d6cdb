"""The reward of each seat at the end of a game. Rewards add up to 0."""

from __future__ import annotations

from typing import Any

from saltmochi.table.ports import net_score, winners
from saltmochi.table.rule import rule


@rule
def win_reward(state: Any, seat: int) -> float:
    """Return the reward for winning or losing: 1 for winning alone; winners share the win."""
    won = winners(state)
    share = int(won >> seat & 1) / int(won.bit_count())
    return (int(state.players) * share - 1) / (int(state.players) - 1)


@rule
def score_reward(state: Any, seat: int) -> float:
    """Return how many points a seat is ahead of the average of the others."""
    total = 0
    for other in range(state.players):
        total += net_score(state, other)
    own = net_score(state, seat)
    return own - (total - own) / (int(state.players) - 1)
