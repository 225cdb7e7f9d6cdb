"""Statistics of many games: shares and means with 95 % confidence intervals, in answers of a few rows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[Any]
# The half width of a 95 % interval, in standard errors.
Z_95 = 1.96
# A mean of fewer values, or of values from fewer games, has no interval: it would look surer than it is.
MIN_COUNT = 10


class Unit(Enum):
    """What the figures of an answer are."""

    SHARE = "share"
    POINTS = "points"
    TURNS = "turns"


@dataclass(frozen=True)
class Measure:
    """A figure, the number of cases that it rests on, and its 95 % interval."""

    count: int
    value: float
    interval: tuple[float, float]

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as JSON has them; those of too few cases are null."""
        if not self.known:
            return {"count": self.count, "value": None, "interval": None}
        return {
            "count": self.count,
            "value": round(self.value, 5),
            "interval": [round(end, 5) for end in self.interval],
        }

    @property
    def known(self) -> bool:
        """Whether there are enough cases for an interval."""
        return bool(np.isfinite([self.value, *self.interval]).all())

    @property
    def significant(self) -> bool:
        """Whether the interval excludes zero."""
        return self.known and not self.interval[0] <= 0 <= self.interval[1]


NOTHING = Measure(0, float("nan"), (float("nan"), float("nan")))


@dataclass(frozen=True)
class Row:
    """One line of an answer: what it is about, and a measure for each column."""

    key: str
    measures: tuple[Measure, ...]


@dataclass(frozen=True)
class Answer:
    """The answer to one question."""

    name: str
    unit: Unit
    rows: tuple[Row, ...]
    columns: tuple[str, ...] = ("",)
    null_value: float | None = None  # what the figures would be if the question made no difference
    row_messages: str = ""  # the messages that name the rows start with this; without it their keys are shown

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as JSON has them."""
        if len(self.columns) == 1:
            return {row.key: row.measures[0].as_dict() for row in self.rows}
        return {
            row.key: {column: measure.as_dict() for column, measure in zip(self.columns, row.measures, strict=True)}
            for row in self.rows
        }

    @property
    def empty(self) -> bool:
        """Whether no measure has enough cases."""
        return not any(measure.known for row in self.rows for measure in row.measures)

    def measure(self, key: str, column: str = "") -> Measure:
        """Return the measure of a row and column."""
        row = next(row for row in self.rows if row.key == key)
        return row.measures[self.columns.index(column)]


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share."""
    if games == 0:
        return 0.0, 1.0
    rate, variance = wins / games, Z_95**2 / games
    middle = (rate + variance / 2) / (1 + variance)
    reach = Z_95 / (1 + variance) * sqrt(rate * (1 - rate) / games + variance / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def share_of(hits: Numbers) -> Measure:
    """Measure how often something happened. Hits are numbers from 0 to 1: a shared win counts in parts."""
    count, wins = len(hits), float(hits.sum())
    return Measure(count, wins / count, wilson_interval(wins, count)) if count else NOTHING


def mean_of(values: Numbers, games: Numbers) -> Measure:
    """Measure a mean. Values of one game depend on each other, so the interval is computed by clusters of games."""
    if len(values) < MIN_COUNT:
        return Measure(len(values), _mean(values), NOTHING.interval)
    return _with_interval(len(values), _mean(values), _influences(values), games)


def difference(values: Numbers, chosen: Numbers, games: Numbers) -> Measure:
    """Measure how much greater the mean of the chosen values is than that of the others."""
    count = int(chosen.sum())
    gap = _mean(values[chosen]) - _mean(values[~chosen])
    if min(count, len(values) - count) < MIN_COUNT:
        return Measure(count, gap, NOTHING.interval)
    influences = np.zeros(len(values))
    influences[chosen] = _influences(values[chosen])
    influences[~chosen] = -_influences(values[~chosen])
    return _with_interval(count, gap, influences, games)


def _mean(values: Numbers) -> float:
    return float(values.mean()) if len(values) else NOTHING.value


def _influences(values: Numbers) -> Numbers:
    """Return the influence of each value on the mean."""
    influences: Numbers = (values - values.mean()) / len(values)
    return influences


def _with_interval(count: int, value: float, influences: Numbers, games: Numbers) -> Measure:
    """Add the interval from the cluster-robust variance: the influences of one game are summed, then squared."""
    _, which = np.unique(games, return_inverse=True)
    clusters = int(which.max()) + 1
    if clusters < MIN_COUNT:
        return Measure(count, value, NOTHING.interval)
    sums = np.bincount(which, weights=influences)
    reach = Z_95 * sqrt(float(sums @ sums) * clusters / (clusters - 1))
    return Measure(count, value, (value - reach, value + reach))


def group_by_value(values: Numbers, least: int, most: int) -> list[tuple[str, Numbers]]:
    """Return a label and a mask for each whole number; the first and the last group take all beyond them."""
    groups = []
    for value in range(least, most + 1):
        chosen = values >= value if value == most else values <= value if value == least else values == value
        groups.append((f"{value}+" if value == most else str(value), chosen))
    return groups


def group_by_band(values: Numbers, edges: tuple[int, ...]) -> list[tuple[str, Numbers]]:
    """Return a label and a mask for each band of whole numbers; bands start at the edges, the last one is open."""
    bands = [(f"{begin}–{end - 1}", (values >= begin) & (values < end)) for begin, end in pairwise(edges)]
    return [*bands, (f"{edges[-1]}+", values >= edges[-1])]


# --- Rounds, seat by seat ---


def taken_seats(rounds: Numbers) -> Numbers:
    """Return a mask of the seats that have a player, round by round."""
    taken: Numbers = np.arange(rounds["gains"].shape[1]) < rounds["players"][:, None]
    return taken


def per_player(rounds: Numbers, values: Numbers) -> Numbers:
    """Repeat a value of each round for every player in it."""
    taken = taken_seats(rounds)
    repeated: Numbers = np.broadcast_to(values[:, None], taken.shape)[taken]
    return repeated
