"""§5.2: what cards cost."""

from __future__ import annotations

from saltmochi.games.happy_mochi.cards import NUMBER
from saltmochi.table.rule import rule


@rule
def points(cards: list[int], count: int) -> int:
    """§5.2: the penalty points of the first cards of a row, as many as are counted: the sum of their numbers."""
    total = 0
    for i in range(count):
        total += NUMBER[cards[i]]
    return total
