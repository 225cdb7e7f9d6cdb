"""Sets of cards as words of bits: finding one of them."""

from __future__ import annotations

from saltmochi.table.rule import rule


@rule
def lowest(cards: int) -> int:
    """The place of the lowest card in a word that is not empty."""
    return ((cards & -cards) - 1).bit_count()


@rule
def nth(cards: int, n: int) -> int:
    """The place of the n-th card in a word, counting from none.

    Halving takes always the same way through the code: a loop over n cards is guessed wrong by processors.
    """
    place = 0
    for width in (32, 16, 8, 4, 2, 1):
        below = (cards >> place & ((1 << width) - 1)).bit_count()
        above = int(n >= below)
        n -= below * above
        place += width * above
    return place
