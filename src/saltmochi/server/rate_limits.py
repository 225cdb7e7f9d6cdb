"""How much one address or one connection may ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import monotonic

from saltmochi.server.refusal import Refusal

# So many addresses are remembered; when there are more, those that have been quiet are forgotten.
REMEMBERED = 10_000
# An address may ask for what it may in so many seconds also at once.
AT_ONCE = 5


class Bucket:
    """So much in a second on average, and at most so much at once."""

    __slots__ = ("at", "full", "left", "rate")

    def __init__(self, rate: float, full: float, now: float) -> None:
        self.rate = rate
        self.full = full
        self.left = full
        self.at = now

    def take(self, now: float) -> bool:
        """Whether there is one left; then it is taken."""
        self._refill(now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def owe(self, amount: float, now: float) -> float:
        """Take so much, whether it is there or not; how many seconds it takes until nothing is owed."""
        self._refill(now)
        self.left -= amount
        return max(0.0, -self.left / self.rate)

    def _refill(self, now: float) -> None:
        self.left = min(self.full, self.left + (now - self.at) * self.rate)
        self.at = now

    def is_full(self, now: float) -> bool:
        """Whether nothing was asked for lately."""
        return self.left + (now - self.at) * self.rate >= self.full


class Rate:
    """A limit on how often each address may do something."""

    def __init__(self, per_second: float, at_once: float, clock: Callable[[], float] = monotonic) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def check(self, address: str) -> None:
        """Refuse what is too much."""
        now = self.clock()
        if address not in self.buckets:
            if len(self.buckets) >= REMEMBERED:
                self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.is_full(now)}
            self.buckets[address] = Bucket(self.per_second, self.at_once, now)
        if not self.buckets[address].take(now):
            raise Refusal("too_often")


class Room:
    """A limit on how many there may be, in all and from each address."""

    def __init__(self, most: int, by_address: int) -> None:
        self.most = most
        self.by_address = by_address
        self.inside: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        """One more; refused when it is full."""
        if self.inside.total() >= self.most or self.inside[address] >= self.by_address:
            raise Refusal("full")
        self.inside[address] += 1

    def leave(self, address: str) -> None:
        """One less."""
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]
