"""Rate limits and capacity limits, by address or by connection."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic

from saltmochi.server.refusal import Refusal

# A rate limiter remembers this many addresses; beyond it, it forgets the one that has not asked for the longest time.
MAX_ADDRESSES = 10_000
# The burst that an address may make, in seconds of its average rate.
BURST_SECONDS = 5


class TokenBucket:
    """Rate limit for one client: a token bucket with an average rate and a burst size."""

    __slots__ = ("burst", "rate", "tokens", "updated")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.updated = now

    def take(self, now: float) -> bool:
        """Take a token; False if there is none."""
        self._refill(now)
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def overdraw(self, amount: float, now: float) -> float:
        """Take tokens even if too few are left; return the seconds until the bucket is out of debt."""
        self._refill(now)
        self.tokens -= amount
        return max(0.0, -self.tokens / self.rate)

    def _refill(self, now: float) -> None:
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now


class RateLimiter:
    """Rate limit by address: one token bucket for each."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()  # the address that asked last is the last one

    def check(self, address: str) -> None:
        """Refuse an address that exceeds its rate."""
        now = self.clock()
        if address in self.buckets:
            self.buckets.move_to_end(address)
        else:
            self.buckets[address] = TokenBucket(self.rate, self.burst, now)
            if len(self.buckets) > MAX_ADDRESSES:
                self.buckets.popitem(last=False)
        if not self.buckets[address].take(now):
            raise Refusal("too_often")


class CapacityLimit:
    """Limit on how many connections or requests are open at once, in all and from each address."""

    def __init__(self, total: int, by_address: int) -> None:
        self.total = total
        self.by_address = by_address
        self.count = 0
        self.open: Counter[str] = Counter()

    def acquire(self, address: str) -> None:
        """Count one more, or refuse it."""
        if self.count >= self.total or self.open[address] >= self.by_address:
            raise Refusal("full")
        self.count += 1
        self.open[address] += 1

    def release(self, address: str) -> None:
        """Count one less."""
        self.count -= 1
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
