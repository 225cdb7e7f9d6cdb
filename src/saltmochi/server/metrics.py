"""Metrics for Prometheus. None of them identifies a table or a person."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()
TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

CONNECTIONS = Gauge("saltmochi_connections", "Open connections", registry=REGISTRY)
TABLES = Gauge("saltmochi_tables", "Tables in memory", registry=REGISTRY)
ROWS = Counter("saltmochi_rows", "Rows written to the log", registry=REGISTRY)
REFUSALS = Counter("saltmochi_refusals", "Refusals by code", ["code"], registry=REGISTRY)
DROPPED = Counter("saltmochi_dropped", "Connections that were ended because the client did not read", registry=REGISTRY)
CUT = Counter("saltmochi_cut", "HTTP connections that were ended to make room, or for being slow", registry=REGISTRY)
BOT_MOVES = Counter("saltmochi_bot_moves", "Moves by bots", registry=REGISTRY)
BOT_FALLBACKS = Counter("saltmochi_bot_fallbacks", "Moves for which a bot had no time to search", registry=REGISTRY)
REVIEWS = Counter("saltmochi_reviews", "Reviews of games that were made", registry=REGISTRY)
COMMIT_SECONDS = Histogram("saltmochi_commit_seconds", "Time of a transaction", buckets=TIMES, registry=REGISTRY)


class CommandTimes(Collector):
    """Histogram of command durations by kind. One thread writes it, so it needs no lock, unlike the library's own."""

    def __init__(self) -> None:
        self.counts: defaultdict[str, list[int]] = defaultdict(lambda: [0] * (len(TIMES) + 1))
        self.sums: defaultdict[str, float] = defaultdict(float)

    def add(self, kind: str, seconds: float) -> None:
        """Record how long a command took."""
        self.counts[kind][bisect_left(TIMES, seconds)] += 1
        self.sums[kind] += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Return the histogram as Prometheus reads it."""
        family = HistogramMetricFamily(
            "saltmochi_command_seconds", "Time from a command to its answer, by kind", labels=["kind"]
        )
        for kind, counts in self.counts.items():
            limits = (*(str(float(limit)) for limit in TIMES), "+Inf")
            family.add_metric([kind], list(zip(limits, accumulate(counts), strict=True)), self.sums[kind])
        yield family


COMMANDS = CommandTimes()
REGISTRY.register(COMMANDS)
