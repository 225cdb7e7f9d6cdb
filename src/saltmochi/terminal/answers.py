"""Answers to what players ask, as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from saltmochi.arena.measures import Answer, Measure, Unit
from saltmochi.texts import label, number_text, say, share_text


def title_text(language: str, answer: Answer) -> str:
    """Return the question."""
    return label(language, f"answer-{answer.name}", answer.name)


def row_text(language: str, answer: Answer, key: str) -> str:
    """Return what a row is about."""
    return label(language, f"{answer.row_messages}{key.replace('_', '-')}", key) if answer.row_messages else key


def column_text(language: str, column: str) -> str:
    """Return what a column is about."""
    return label(language, f"answer-column-{column}", column)


def figure_text(language: str, answer: Answer, value: float) -> str:
    """Return a figure as text; differences have a sign."""
    rounded = round(value, 3 if answer.unit == Unit.SHARE else 2) + 0.0  # no sign before zero
    sign = "+" if rounded > 0 and answer.null_value == 0 else ""
    text = share_text(language, rounded) if answer.unit == Unit.SHARE else number_text(language, rounded, 2)
    return f"{sign}{text}"


def value_text(language: str, answer: Answer, measure: Measure) -> str:
    """Return the figure of a measure, or a dash."""
    return figure_text(language, answer, measure.value) if measure.value == measure.value else "–"


def interval_text(language: str, answer: Answer, measure: Measure) -> str:
    """Return the interval of a measure, or a dash."""
    if not measure.known:
        return "–"
    least, most = (figure_text(language, answer, end) for end in measure.interval)
    return say(language, "answer-interval", least=least, most=most)


def show_answers(console: Console, language: str, answers: Sequence[Answer]) -> None:
    """Print all answers that are not empty."""
    for answer in answers:
        if not answer.empty:
            console.print(title_text(language, answer), style="bold")
            console.print(_table(language, answer))
            console.print()
    console.print(say(language, "survey-about"), style="dim")


def _table(language: str, answer: Answer) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column()
    if len(answer.columns) == 1:
        for name in ("answer-cases", "answer-figure", "arena-interval"):
            table.add_column(say(language, name), justify="right")
        for row in answer.rows:
            measure = row.measures[0]
            texts = (value_text(language, answer, measure), interval_text(language, answer, measure))
            table.add_row(row_text(language, answer, row.key), number_text(language, measure.count), *texts)
        return table
    for column in answer.columns:
        table.add_column(column_text(language, column), justify="right")
    for row in answer.rows:
        cells = (
            f"{value_text(language, answer, measure)} ({interval_text(language, answer, measure)})"
            for measure in row.measures
        )
        table.add_row(row_text(language, answer, row.key), *cells)
    return table
