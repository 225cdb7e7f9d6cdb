"""The plot of `saltmochi review`: the chances of all players over the game, and what made each result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saltmochi.study.review import Review
from saltmochi.table.game_record import GameRecord
from saltmochi.terminal.labels import game_label
from saltmochi.terminal.plots import (
    COLOURS,
    EDGE,
    FAINT,
    LINE,
    QUIET,
    add_axes_at,
    draw_figure,
    draw_text,
    label_shares,
)
from saltmochi.terminal.review import names_of
from saltmochi.texts import number_text, say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# Sizes in inches.
WIDTH, CURVE, BAR = 9.0, 3.2, 0.62
# One for each seat.
SEAT_COLOURS = (*COLOURS, "#e69f00", "#56b4e9")


def draw_review(path: Path, language: str, record: GameRecord, review: Review) -> None:
    """Draw the chances of all players over the game, and below them what made each result."""
    names = names_of(language, record)
    height = 2 * EDGE + CURVE + 6 * LINE + BAR * len(names) + 3 * LINE

    def paint(figure: Figure) -> None:
        title = say(language, "review-title", game=game_label(language, record.game))
        draw_text(figure, title, EDGE, EDGE, size=12, weight="bold")
        curve = add_axes_at(figure, 3 * EDGE, EDGE + 3 * LINE, WIDTH - 6 * EDGE - 1.0, CURVE - 3 * LINE)
        draw_curve(curve, language, record, review, names)
        bars = add_axes_at(figure, 1.6, EDGE + CURVE + 6 * LINE, WIDTH - 2.2, BAR * len(names))
        draw_bars(bars, language, review, names)

    draw_figure(path, WIDTH, height, paint)


def draw_curve(axes: Axes, language: str, record: GameRecord, review: Review, names: Sequence[str]) -> None:
    """Draw how the chances went, with a line at the start of each round and a dot on each costly decision."""
    numbers = [number for number, _ in review.curve]
    for number in round_starts(record):
        axes.axvline(number, color=FAINT, linewidth=0.8)
    for seat, name in enumerate(names):
        colour = SEAT_COLOURS[seat]
        axes.plot(numbers, [chances[seat] for _, chances in review.curve], color=colour, linewidth=1.4)
        axes.text(1.01, 1 - 0.1 * seat, name, color=colour, transform=axes.transAxes, va="top", weight="bold", size=9)
        dots = review.costly(seat)
        axes.plot([item.number for item in dots], [item.value for item in dots], "o", color=colour, markersize=4.5)
    axes.set_ylim(0, 1)
    axes.set_xlim(0, len(record.actions))
    axes.grid(visible=False, axis="x")
    axes.grid(axis="y", color=FAINT, linewidth=0.6)
    axes.yaxis.set_major_formatter(share_formatter(language))
    axes.set_xlabel(say(language, "review-moves"), size=8)


def draw_bars(axes: Axes, language: str, review: Review, names: Sequence[str]) -> None:
    """Draw three bars for each player: luck, own decisions, and the decisions of the others."""
    parts: tuple[tuple[str, Callable[[Any], float]], ...] = (
        ("review-luck", lambda player: player.luck),
        ("review-own", lambda player: player.skill),
        ("review-others", lambda player: player.gifts),
    )
    for place, (message, value) in enumerate(parts):
        ys = [player.seat + (place - 1) * 0.26 for player in review.players]
        axes.barh(ys, [value(player) for player in review.players], height=0.22, color=COLOURS[place])
        axes.text(place / 3, -0.42, say(language, message), color=COLOURS[place], transform=axes.transAxes, size=9)
    axes.axvline(0, color=QUIET, linewidth=0.9)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    label_shares(axes, language)


def round_starts(record: GameRecord) -> list[int]:
    """Return after how many actions each round but the first began."""
    state, rounds = record.start(), []
    for action in record.actions:
        record.game.apply(state, action)
        rounds.append(state.round)
    return [number for number, (one, other) in enumerate(pairwise(rounds), start=1) if one and other > one]


def share_formatter(language: str) -> Any:
    """Return how an axis writes shares."""
    return lambda value, _: number_text(language, 100 * value) + "\u202f%"
