"""How much one address or connection may ask for, with a clock that the test turns; and what is logged."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable

from saltmochi.server.json_logging import JsonFormatter
from saltmochi.server.rate_limits import MAX_ADDRESSES, CapacityLimit, RateLimiter, TokenBucket
from saltmochi.server.refusal import Refusal
from saltmochi.server.tables.table import new_token


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def refused(action: Callable[[], None]) -> str:
    """The code of a refusal, or ""."""
    try:
        action()
    except Refusal as refusal:
        return refusal.code
    return ""


def test_a_bucket_gives_all_at_once_and_then_as_fast_as_its_rate() -> None:
    bucket = TokenBucket(rate=2, burst=5, now=0)
    assert [bucket.take(0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert [bucket.take(0.4), bucket.take(0.5), bucket.take(0.5)] == [False, True, False]
    assert [bucket.take(1.5) for _ in range(3)] == [True, True, False]


def test_a_bucket_never_holds_more_than_it_is_full() -> None:
    bucket = TokenBucket(rate=10, burst=3, now=0)
    assert [bucket.take(1_000_000) for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_rate() -> None:
    clock = Clock()
    limiter = RateLimiter(1, 2, clock)
    assert [refused(lambda: limiter.check("a")) for _ in range(3)] == ["", "", "too_often"]
    assert refused(lambda: limiter.check("b")) == ""
    clock.now += 1
    assert [refused(lambda: limiter.check("a")) for _ in range(2)] == ["", "too_often"]


def test_addresses_that_were_quiet_are_forgotten_and_busy_ones_are_not() -> None:
    limiter = RateLimiter(1, 2, Clock())
    limiter.check("quiet")
    for number in range(MAX_ADDRESSES):
        limiter.check(str(number))
        if number in (0, MAX_ADDRESSES // 2):
            limiter.check("busy")
    assert len(limiter.buckets) == MAX_ADDRESSES
    assert "quiet" not in limiter.buckets
    assert refused(lambda: limiter.check("busy")) == "too_often"


def test_a_room_has_so_many_places_in_all_and_for_each_address() -> None:
    capacity = CapacityLimit(total=3, by_address=2)
    assert [refused(lambda: capacity.acquire("a")) for _ in range(3)] == ["", "", "full"]
    assert [refused(lambda: capacity.acquire("b")) for _ in range(2)] == ["", "full"]
    capacity.release("a")
    assert refused(lambda: capacity.acquire("b")) == ""
    for address in ("a", "b", "b"):
        capacity.release(address)
    assert not capacity.open
    assert refused(lambda: capacity.acquire("c")) == ""


def test_a_refused_entry_takes_no_place() -> None:
    capacity = CapacityLimit(total=10, by_address=1)
    capacity.acquire("a")
    for _ in range(20):
        assert refused(lambda: capacity.acquire("a")) == "full"
    assert capacity.count == 1


def test_a_seat_is_kept_with_128_random_bits() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert {len(token) for token in tokens} == {22}  # of six bits each


def line_of(message: str, *values: object, **rest: object) -> dict[str, object]:
    """A log record as it is written."""
    record = logging.LogRecord("saltmochi", logging.WARNING, __file__, 1, message, values, None)
    vars(record).update(rest)
    line = JsonFormatter().format(record)
    assert "\n" not in line
    found: dict[str, object] = json.loads(line)
    return found


def test_a_log_line_is_a_json_object_with_what_was_given() -> None:
    line = line_of("%s\nfailed", "storage", code="x", count=3)
    assert (line["event"], line["level"], line["code"], line["count"]) == ("storage\nfailed", "warning", "x", 3)
    assert str(line["at"]).endswith("+00:00")
    assert set(line) == {"at", "level", "event", "code", "count"}


def test_a_log_line_holds_the_whole_trace() -> None:
    try:
        raise ValueError("no such thing")
    except ValueError:
        line = line_of("failed", exc_info=sys.exc_info())
    assert "ValueError: no such thing" in str(line["trace"])
