"""Plots of the results of many games: dots with their intervals, in colours that everybody can tell apart.

Matplotlib draws them; it comes with the extra `plots`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from textwrap import fill
from typing import TYPE_CHECKING, Any
from warnings import catch_warnings, filterwarnings

from saltmochi.arena.measures import Answer, Unit
from saltmochi.terminal.answers import column_text, row_text, title_text, value_text
from saltmochi.terminal.files import writing
from saltmochi.terminal.survey import survey_title
from saltmochi.texts import Problem, number_text, say, share_text

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from saltmochi.arena.survey import Survey
    from saltmochi.arena.tournament import Tournament

# How to get what plots and ratings need.
INSTALL = 'pip install "saltmochi[plots]"'
SUFFIXES = (".svg", ".png")
PAPER, INK, QUIET, FAINT = "#fdfaf3", "#2c3440", "#6b7280", "#d8d4c8"
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")  # after Okabe and Ito
# Text stays text in pictures, and the same figures make the same file.
STYLE: Any = {
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans", "Verdana", "Arial", "Helvetica"],
    "font.size": 9,
    "svg.fonttype": "none",
    "svg.hashsalt": "saltmochi",
    # Names of players are no formulas.
    "text.parse_math": False,
    "text.color": INK,
    "axes.labelcolor": QUIET,
    "xtick.color": QUIET,
    "ytick.color": INK,
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "savefig.dpi": 150,
}
# Sizes in inches.
WIDTH, ROW, EDGE, AXIS, LINE = 5.6, 0.25, 0.25, 0.42, 0.17
LABELS, FIGURES = 1.95, 0.75
WRAP = 62


def check_plot(path: str) -> Path:
    """Check before any game is played that a plot can be drawn and written to this path, and return it."""
    if find_spec("matplotlib") is None:
        raise Problem("problem-plots", command=INSTALL)
    if Path(path).suffix.lower() not in SUFFIXES:
        raise Problem("cli-problem-plot", path=path)
    with writing(Path(path)), TemporaryFile(dir=Path(path).parent):
        return Path(path)


# --- Pictures ---


def draw_tournament(path: Path, language: str, tournament: Tournament) -> None:
    """Draw how often each bot won, with the interval that it lies in."""
    table = tournament.standings()
    height = 2 * EDGE + 2 * LINE + AXIS + ROW * 1.3 * len(table)

    def paint(figure: Figure) -> None:
        draw_text(figure, say(language, "plot-wins"), EDGE, EDGE, weight="bold")
        axes = add_axes_at(
            figure, EDGE + LABELS, EDGE + 2 * LINE, 7 - LABELS - FIGURES - 2 * EDGE, ROW * 1.3 * len(table)
        )
        label_rows(axes, [standing.name for standing in table])
        for n, standing in enumerate(table):
            draw_measure(axes, n, standing.win_rate, standing.interval, COLOURS[0])
            write_beside(axes, n, share_text(language, standing.win_rate))
        axes.set_xlim(0, max(standing.interval[1] for standing in table) * 1.02)
        label_shares(axes, language)
        draw_line(axes, table[0].equal_share, say(language, "plot-equal"))

    draw_figure(path, 7, height, paint)


def draw_survey(path: Path, language: str, survey: Survey) -> None:
    """Draw all answers of a survey in two columns."""
    known = [answer for answer in survey.answers() if not answer.empty]
    columns: list[list[Answer]] = [[], []]
    heights = [0.0, 0.0]
    for answer in known:
        shorter = heights.index(min(heights))
        columns[shorter].append(answer)
        heights[shorter] += panel_height(language, answer)

    def paint(figure: Figure) -> None:
        draw_text(figure, survey_title(language, survey), EDGE, EDGE, size=12, weight="bold")
        draw_text(figure, fill(say(language, "survey-about"), 2 * WRAP), EDGE, EDGE + 1.6 * LINE, colour=QUIET)
        for n, column in enumerate(columns):
            top = EDGE + 5 * LINE
            for answer in column:
                draw_panel(figure, language, answer, EDGE + n * WIDTH, top, WIDTH - EDGE)
                top += panel_height(language, answer)

    draw_figure(path, 2 * WIDTH + EDGE, EDGE + 5 * LINE + max(heights), paint)


# --- Panels ---


def panel_height(language: str, answer: Answer) -> float:
    """Return the height of the panel of an answer, with the space below."""
    lines = fill(title_text(language, answer), WRAP).count("\n") + 1
    return (
        (lines + len(key_lines(key_names(language, answer), WIDTH - LABELS))) * LINE
        + 0.1
        + rows_height(answer)
        + AXIS
        + EDGE
    )


def rows_height(answer: Answer) -> float:
    """Return the height of the rows of an answer: those with more dots are higher."""
    return len(answer.rows) * ROW * (1 if len(answer.columns) == 1 else 1.5)


def draw_panel(figure: Figure, language: str, answer: Answer, left: float, top: float, width: float) -> None:
    """Draw an answer: its question, then a row for each line of it."""
    title = fill(title_text(language, answer), WRAP)
    draw_text(figure, title, left, top, weight="bold")
    top += (title.count("\n") + 1) * LINE + 0.1
    top += draw_key(figure, key_names(language, answer), left + LABELS, top, WIDTH - LABELS)
    figures = FIGURES if len(answer.columns) == 1 else 0.1
    axes = add_axes_at(figure, left + LABELS, top, width - LABELS - figures, rows_height(answer))
    draw_rows(axes, language, answer)


def draw_rows(axes: Axes, language: str, answer: Answer) -> None:
    """Draw the rows of an answer: dots, intervals, figures."""
    label_rows(axes, [row_text(language, answer, row.key) for row in answer.rows])
    several = len(answer.columns) > 1
    for n, row in enumerate(answer.rows):
        for column, measure in enumerate(row.measures):
            if measure.known:
                shift = (column - (len(row.measures) - 1) / 2) * 0.24
                draw_measure(axes, n + shift, measure.value, measure.interval, COLOURS[column % len(COLOURS)])
        if not several:
            write_beside(axes, n, value_text(language, answer, row.measures[0]))
    if answer.null_value is not None:
        draw_line(axes, answer.null_value)
    widen_axis(axes, answer)
    if answer.unit == Unit.SHARE:
        label_shares(axes, language)
    else:
        label_numbers(axes, language)


# --- Strokes ---


def draw_figure(path: Path, width: float, height: float, paint: Callable[[Figure], None]) -> None:
    """Draw a figure of this size in our style, and write it to a file."""
    import matplotlib as mpl
    from matplotlib.figure import Figure as NewFigure

    with mpl.rc_context(STYLE), catch_warnings():
        # The fonts lack some characters of names, such as emoji: a box stands for them.
        filterwarnings("ignore", "Glyph .* missing from font")
        figure = NewFigure(figsize=(width, height))
        paint(figure)
        svg = path.suffix.lower() == ".svg"
        figure.savefig(path, format="svg" if svg else "png", metadata={"Date": None} if svg else None)


def add_axes_at(figure: Figure, left: float, top: float, width: float, height: float) -> Axes:
    """Add axes without a frame, at a place in inches from the upper left corner."""
    whole, high = figure.get_size_inches()
    axes = figure.add_axes((left / whole, 1 - (top + height) / high, width / whole, height / high))
    for side in ("left", "right", "top"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(FAINT)
    axes.tick_params(axis="both", length=0, labelsize=8)
    axes.tick_params(axis="y", labelsize=9, pad=8)
    axes.grid(axis="x", color=FAINT, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.locator_params(axis="x", nbins=5, steps=(1, 2, 5, 10))
    return axes


def label_rows(axes: Axes, names: Sequence[str]) -> None:
    """Label the rows, the first at the top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)


def draw_measure(axes: Axes, y: float, value: float, interval: tuple[float, float], colour: str) -> None:
    """Draw a dot with its interval."""
    axes.plot(interval, (y, y), color=colour, linewidth=2.2, solid_capstyle="round", alpha=0.45)
    axes.plot((value,), (y,), "o", color=colour, markersize=5.5, clip_on=False, zorder=3)


def write_beside(axes: Axes, y: float, text: str) -> None:
    """Write a figure at the right of a row."""
    axes.text(1.03, y, text, transform=axes.get_yaxis_transform(), va="center", size=8.5)


def draw_line(axes: Axes, value: float, text: str = "") -> None:
    """Draw a thin line at the null value."""
    axes.axvline(value, color=QUIET, linewidth=0.9, zorder=1)
    if text:
        axes.text(
            value, 1.01, text, transform=axes.get_xaxis_transform(), ha="center", va="bottom", size=8, color=QUIET
        )


def widen_axis(axes: Axes, answer: Answer) -> None:
    """Leave room around the dots, so that small differences look small; shares stay between 0 and 1."""
    least, most = axes.get_xlim()
    share = answer.unit == Unit.SHARE
    room = max(0.0, (0.2 if share else 1.0) - (most - least)) / 2
    least, most = least - room, most + room
    axes.set_xlim((max(0.0, least), min(1.0, most)) if share and answer.null_value != 0 else (least, most))


def label_shares(axes: Axes, language: str) -> None:
    """Label the axis in percent."""
    axes.xaxis.set_major_formatter(lambda value, _: number_text(language, 100 * value) + "\u202f%")


def label_numbers(axes: Axes, language: str) -> None:
    """Label the axis with numbers."""
    axes.xaxis.set_major_formatter(lambda value, _: number_text(language, value, 0 if value == int(value) else 1))


def draw_text(
    figure: Figure, text: str, left: float, top: float, size: float = 9.5, weight: str = "normal", colour: str = INK
) -> None:
    """Draw text, at a place in inches from the upper left corner."""
    whole, high = figure.get_size_inches()
    figure.text(left / whole, 1 - top / high, text, va="top", size=size, weight=weight, color=colour, linespacing=1.25)


def key_names(language: str, answer: Answer) -> list[str]:
    """Return the names of an answer's colours; with a single colour there is no key."""
    return [column_text(language, column) for column in answer.columns] if len(answer.columns) > 1 else []


def key_lines(names: Sequence[str], width: float) -> list[list[str]]:
    """Break the names of a key into lines of this width."""
    lines: list[list[str]] = []
    left = width
    for name in names:
        if left + breadth(name) > width:
            lines.append([])
            left = 0.0
        lines[-1].append(name)
        left += breadth(name)
    return lines


def breadth(name: str) -> float:
    """Estimate the width of a name in a key, with the space behind it."""
    return 0.087 * len(name) + 0.2


def draw_key(figure: Figure, names: Sequence[str], left: float, top: float, width: float) -> float:
    """Draw the names of the colours in these colours; return the height."""
    colours = iter(COLOURS)
    lines = key_lines(names, width)
    for n, some in enumerate(lines):
        at = left
        for name in some:
            draw_text(figure, name, at, top + n * LINE, size=8.5, weight="bold", colour=next(colours))
            at += breadth(name)
    return len(lines) * LINE
