"""The seeded random numbers are uniform and repeatable."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saltmochi.table.compiled import compiled
from saltmochi.table.record import pack
from saltmochi.table.rng import new_rng, randbelow

ROLLS = 60_000


def excess(counts: Counter[int], sides: int) -> float:
    """How far counts are from even, in standard deviations of the chi-squared statistic."""
    expected = counts.total() / sides
    statistic = sum((counts[side] - expected) ** 2 / expected for side in range(sides))
    return float((statistic - (sides - 1)) / (2 * (sides - 1)) ** 0.5)


@pytest.mark.parametrize("sides", [2, 3, 4, 7, 56, 58])
def test_every_side_is_as_likely_as_the_others(sides: int) -> None:
    rng = new_rng(11)
    rolls = [randbelow(rng, sides) for _ in range(ROLLS)]
    assert abs(excess(Counter(rolls), sides)) < 4
    assert abs(excess(Counter(a * sides + b for a, b in pairwise(rolls)), sides * sides)) < 4


@pytest.mark.parametrize("nth", [0, 1, 9])
def test_games_of_a_series_are_independent(nth: int) -> None:
    rolls: Counter[int] = Counter()
    for game in range(20_000):
        rng = new_rng(3, game)
        rolls[[randbelow(rng, 58) for _ in range(nth + 1)][-1]] += 1
    assert abs(excess(rolls, 58)) < 4


@given(st.integers(0, 2**62 - 1), st.integers(0, 10**9), st.integers(1, 10_000))
@settings(deadline=None)
def test_rolls_are_in_range_and_the_same_in_both_worlds(series: int, game: int, sides: int) -> None:
    plain = new_rng(series, game)
    fast, fast_roll = pack(plain), compiled(randbelow)
    for _ in range(20):
        rolled = randbelow(plain, sides)
        assert 0 <= rolled < sides
        assert fast_roll(fast, sides) == rolled
