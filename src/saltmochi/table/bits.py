"""Sets of cards as words of bits: finding one of them."""

from __future__ import annotations

from saltmochi.table.rule import rule


@rule
def lowest(cards: int) -> int:
    """The place of the lowest card in a word that is not empty."""
    return ((cards & -cards) - 1).bit_count()


@rule
def nth(cards: int, n: int) -> int:
    """The place of the n-th card in a word, counting from none."""
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)
