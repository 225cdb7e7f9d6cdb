"""Select one card from a bit set."""

from __future__ import annotations

from saltmochi.table.rule import rule


@rule
def lowest(cards: int) -> int:
    """Return the position of the lowest bit in a word that is not empty."""
    return ((cards & -cards) - 1).bit_count()


@rule
def nth(cards: int, n: int) -> int:
    """Return the position of the n-th bit that is set in a word, counted from 0.

    This is a binary search without branches: processors mispredict the branch of a loop over n bits.
    """
    place = 0
    for width in (32, 16, 8, 4, 2, 1):
        below = (cards >> place & ((1 << width) - 1)).bit_count()
        above = int(n >= below)
        n -= below * above
        place += width * above
    return place
