"""The correction of chances."""

from __future__ import annotations

import numpy as np
import pytest
from benchmarks.calibration import MANY_GAMES, Decisions, fit, tenths
from hypothesis import given
from hypothesis import strategies as st

from saltmochi.games import game, names
from saltmochi.study.calibration import LEAST, NONE, Correction, calibrate, corrected

several_chances = st.lists(st.floats(LEAST, 1), min_size=2, max_size=6).map(
    lambda weights: tuple(weight / sum(weights) for weight in weights)
)


@given(several_chances, st.floats(0.5, 1.5), st.floats(-0.5, 0.5), st.floats(0, 0.49), st.floats(0, 2))
def test_corrected_chances_add_up_to_one_and_keep_the_order_of_the_others(
    chances: tuple[float, ...], slope: float, acting: float, caution: float, stretch: float
) -> None:
    found = corrected(Correction(slope, acting, caution, stretch), 0, chances)
    assert sum(found) == pytest.approx(1)
    others = list(zip(chances[1:], found[1:], strict=True))
    assert sorted(others) == sorted(others, key=lambda pair: (pair[1], pair[0]))


@given(several_chances)
def test_no_correction_changes_hardly_anything(chances: tuple[float, ...]) -> None:
    assert corrected(NONE, 0, chances) == pytest.approx(chances, abs=len(chances) * LEAST)


@given(several_chances, st.floats(0.3, 1.0), st.floats(-0.5, -0.01))
def test_the_acting_seat_is_brought_down(chances: tuple[float, ...], slope: float, acting: float) -> None:
    assert corrected(Correction(slope, acting), 0, chances)[0] < corrected(Correction(slope, 0), 0, chances)[0]


@given(st.floats(0.5, 0.9), st.floats(0.05, 0.5))
def test_caution_brings_a_clear_leader_down(chance: float, caution: float) -> None:
    chances = (chance, (1 - chance) / 3, (1 - chance) / 3, (1 - chance) / 3)
    assert corrected(Correction(1.0, 0.0, caution), 0, chances)[0] < chance


@given(st.floats(0.01, 0.98), st.floats(0.005, 0.01))
def test_a_higher_chance_stays_higher_under_every_correction(chance: float, more: float) -> None:
    for name in names():
        for players in game(name).seats:
            found = [
                calibrate(name, 0, (mine, *[(1 - mine) / (players - 1)] * (players - 1)))[0]
                for mine in (chance, chance + more)
            ]
            assert found[0] < found[1], (name, players)


@given(st.floats(0.55, 0.9), st.floats(0.1, 2))
def test_stretch_makes_a_lead_larger(chance: float, stretch: float) -> None:
    assert corrected(Correction(1.0, 0.0, stretch=stretch), 0, (chance, 1 - chance))[0] > chance


def test_every_game_has_a_correction_for_every_number_of_players() -> None:
    for name in names():
        for players in game(name).seats:
            chances = tuple(1 / players for _ in range(players))
            assert calibrate(name, 0, chances) != chances


def test_a_game_from_outside_is_not_corrected() -> None:
    assert calibrate("no-such-game", 1, (0.3, 0.7)) == pytest.approx((0.3, 0.7))


# --- Fitting and checking ---

RIGHT = Correction(0.9, -0.2, 0.3, 0.4)


def decisions(correction: Correction, count: int = 2 * MANY_GAMES) -> Decisions:
    """Decisions of so many games with three players, whose results are the chances under a correction."""
    rng = np.random.default_rng(1)
    chances, acting = rng.dirichlet((1, 1, 1), count), rng.integers(0, 3, count)
    results = [corrected(correction, seat, tuple(row)) for seat, row in zip(acting.tolist(), chances, strict=True)]
    return Decisions(chances, acting, np.array(results), np.arange(count), np.ones(count))


def test_the_correction_behind_the_results_is_found() -> None:
    assert fit(decisions(RIGHT)) == pytest.approx(RIGHT, abs=0.002)


def test_with_few_games_only_two_numbers_are_fitted() -> None:
    assert fit(decisions(RIGHT, MANY_GAMES - 1))[2:] == (0, 0)


def test_stated_chances_are_compared_with_results_by_tenth() -> None:
    data = decisions(RIGHT)
    true = data.result[np.arange(len(data.number)), data.acting]
    rows = list(tenths(data, true - 0.03))
    assert len(rows) >= 6
    assert all(row["true"] - row["stated"] == pytest.approx(0.03, abs=0.0002) for row in rows)
    assert all(row["error"] == pytest.approx(0, abs=1e-4) for row in rows)
    assert all(row["error"] > 0.01 for row in tenths(data, np.full(len(true), 0.55)))
