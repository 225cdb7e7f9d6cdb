"""§5.2: the penalty points of cards."""

from __future__ import annotations

from saltmochi.games.happy_mochi.cards import NUMBER
from saltmochi.table.rule import rule


@rule
def points(cards: list[int], count: int) -> int:
    """§5.2: return the penalty points of the first `count` cards of a row: the sum of their numbers."""
    total = 0
    for i in range(count):
        total += NUMBER[cards[i]]
    return total
