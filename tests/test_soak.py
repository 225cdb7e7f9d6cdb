"""When `make soak` calls the memory of a server flat."""

from __future__ import annotations

import pytest
from benchmarks.soak import Sample, verdict


def samples(minutes: int, start: float, growth: float) -> list[Sample]:
    """Samples every ten seconds of memory that grows by so many megabytes in an hour."""
    times = [10.0 * number for number in range(6 * minutes)]
    return [Sample(time, start + growth * time / 3600, 0, 0, 0, 0, 0, 0, 0, 0) for time in times]


@pytest.mark.parametrize(("growth", "flat"), [(0.0, True), (3.0, True), (8.0, False), (-8.0, False)])
def test_memory_is_flat_if_its_minutes_differ_by_five_percent_at_most(growth: float, flat: bool) -> None:
    found = verdict(samples(60, 100.0, growth), warm_up=10)
    assert found.flat is flat
    assert found.slope == pytest.approx(growth)


def test_what_comes_in_the_first_minutes_does_not_count() -> None:
    before, after = samples(10, 50.0, 100.0), samples(60, 100.0, 0.0)[60:]
    assert verdict(before + after, warm_up=10).flat is True


def test_one_high_sample_does_not_count() -> None:
    high = [sample._replace(megabytes=200.0) if sample.seconds == 1800 else sample for sample in samples(60, 100, 0)]
    assert verdict(high, warm_up=10).flat is True


def test_a_short_run_tells_nothing() -> None:
    assert verdict(samples(12, 100.0, 0.0), warm_up=10).flat is None
    assert verdict(samples(3, 100.0, 0.0), warm_up=10).flat is None
