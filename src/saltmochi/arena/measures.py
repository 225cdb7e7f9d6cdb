"""What many games say, and how sure that is: shares and means with their intervals, in answers of a few rows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from saltmochi.arena.standings import ERRORS, interval

Numbers = npt.NDArray[Any]
# A mean of fewer, or from fewer games, is told without an interval: it would look surer than it is.
FEWEST = 10


class Unit(Enum):
    """What the figures of an answer are."""

    SHARE = "share"
    POINTS = "points"
    TURNS = "turns"


@dataclass(frozen=True)
class Measure:
    """A figure, what it rests on, and where the truth lies 95 times of 100."""

    count: int
    value: float
    interval: tuple[float, float]

    def as_dict(self) -> dict[str, Any]:
        """The figures as they are written in JSON; what nothing was seen of is null."""
        if not self.known:
            return {"count": self.count, "value": None, "interval": None}
        return {
            "count": self.count,
            "value": round(self.value, 5),
            "interval": [round(end, 5) for end in self.interval],
        }

    @property
    def known(self) -> bool:
        """Whether there is enough for an interval."""
        return bool(np.isfinite([self.value, *self.interval]).all())

    @property
    def certain(self) -> bool:
        """Whether the interval leaves no doubt on which side of zero the truth lies."""
        return self.known and not self.interval[0] <= 0 <= self.interval[1]


NOTHING = Measure(0, float("nan"), (float("nan"), float("nan")))


@dataclass(frozen=True)
class Row:
    """One line of an answer: what it is about, and a figure for each column."""

    key: str
    measures: tuple[Measure, ...]


@dataclass(frozen=True)
class Answer:
    """The answer to one question."""

    name: str
    unit: Unit
    rows: tuple[Row, ...]
    columns: tuple[str, ...] = ("",)
    equal: float | None = None  # what it would be if nothing mattered

    def as_dict(self) -> dict[str, Any]:
        """The figures as they are written in JSON."""
        if len(self.columns) == 1:
            return {row.key: row.measures[0].as_dict() for row in self.rows}
        return {
            row.key: {column: measure.as_dict() for column, measure in zip(self.columns, row.measures, strict=True)}
            for row in self.rows
        }

    @property
    def empty(self) -> bool:
        """Whether nothing is known."""
        return not any(measure.known for row in self.rows for measure in row.measures)

    def measure(self, key: str, column: str = "") -> Measure:
        """The figure in one place."""
        row = next(row for row in self.rows if row.key == key)
        return row.measures[self.columns.index(column)]


def share_of(hits: Numbers) -> Measure:
    """How often something happened. Hits are numbers from none to one: a shared win counts in parts."""
    count, wins = len(hits), float(hits.sum())
    return Measure(count, wins / count, interval(wins, count)) if count else NOTHING


def mean_of(values: Numbers, games: Numbers) -> Measure:
    """A mean. What happens in one game hangs together, so that games are what is counted for the interval."""
    if len(values) < FEWEST:
        return Measure(len(values), _mean(values), NOTHING.interval)
    return _told(len(values), _mean(values), _pulls(values), games)


def difference(values: Numbers, chosen: Numbers, games: Numbers) -> Measure:
    """How much greater the mean is where something is so than where it is not; counted is where it is so."""
    count = int(chosen.sum())
    gap = _mean(values[chosen]) - _mean(values[~chosen])
    if min(count, len(values) - count) < FEWEST:
        return Measure(count, gap, NOTHING.interval)
    pulls = np.zeros(len(values))
    pulls[chosen] = _pulls(values[chosen])
    pulls[~chosen] = -_pulls(values[~chosen])
    return _told(count, gap, pulls, games)


def _mean(values: Numbers) -> float:
    return float(values.mean()) if len(values) else NOTHING.value


def _pulls(values: Numbers) -> Numbers:
    """How far each value pulls the mean."""
    pulls: Numbers = (values - values.mean()) / len(values)
    return pulls


def _told(count: int, value: float, pulls: Numbers, games: Numbers) -> Measure:
    """A figure with its interval: the pulls of one game are added before they are squared."""
    _, which = np.unique(games, return_inverse=True)
    clusters = int(which.max()) + 1
    if clusters < FEWEST:
        return Measure(count, value, NOTHING.interval)
    sums = np.bincount(which, weights=pulls)
    reach = ERRORS * sqrt(float(sums @ sums) * clusters / (clusters - 1))
    return Measure(count, value, (value - reach, value + reach))


def grouped(values: Numbers, least: int, most: int) -> list[tuple[str, Numbers]]:
    """Whole numbers one by one: what each group is called, and where it is; both ends take all beyond."""
    groups = []
    for value in range(least, most + 1):
        chosen = values >= value if value == most else values <= value if value == least else values == value
        groups.append((f"{value}+" if value == most else str(value), chosen))
    return groups


def banded(values: Numbers, edges: tuple[int, ...]) -> list[tuple[str, Numbers]]:
    """Whole numbers in bands that begin at the edges; the last one takes all beyond."""
    bands = [(f"{begin}–{end - 1}", (values >= begin) & (values < end)) for begin, end in pairwise(edges)]
    return [*bands, (f"{edges[-1]}+", values >= edges[-1])]
