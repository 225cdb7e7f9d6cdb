"""`saltmochi admin`: the answers of a server as tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

from babel.dates import format_timedelta
from rich.console import Console
from rich.table import Table
from rich.text import Text

from saltmochi.texts import label, presentable, say

Row = dict[str, Any]
# By kind of rows: the columns. A message `admin-column-<name>` is the heading of each.
COLUMNS = {
    "tables": ("code", "game", "players", "connections", "age", "moves", "chat"),
    "connections": ("address", "connections", "tables"),
    "bans": ("network", "until"),
}
NUMBERS = ("connections", "moves")
# After a ban is made or lifted, the rows are all bans.
KINDS = {"ban": "bans", "unban": "bans"}


def show_answer(screen: Console, language: str, command: str, rows: Sequence[Row]) -> None:
    """Print what a command of operators was answered."""
    kind = KINDS.get(command, command)
    if kind not in COLUMNS or not rows:
        screen.print(say(language, f"admin-none-{kind}" if kind in COLUMNS else f"admin-done-{command}"))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in COLUMNS[kind]:
        table.add_column(say(language, f"admin-column-{column}"), justify="right" if column in NUMBERS else "left")
    for row in rows:
        # As texts: names of players are not markup.
        table.add_row(*(Text(cell(language, column, row)) for column in COLUMNS[kind]))
    screen.print(table)


def cell(language: str, column: str, row: Row) -> str:
    """Return what a cell of the table shows."""
    special: dict[str, Callable[[], str]] = {
        "game": lambda: label(language, f"game-{row['game']}", row["game"]),
        "players": lambda: ", ".join(player_names(language, row)),
        "age": lambda: duration(language, row["seconds"]),
        "chat": lambda: say(language, "admin-yes" if row["chat"] else "admin-no"),
        "tables": lambda: " ".join(row["tables"]),
        "until": lambda: say(language, "admin-for-ever") if row["seconds"] is None else until(language, row["seconds"]),
    }
    return special[column]() if column in special else presentable(str(row[column]))


def player_names(language: str, row: Row) -> list[str]:
    """Return who sits at a table: names of people, levels of bots."""
    seats = zip(row["names"], row["levels"], strict=True)
    return [presentable(name) or (say(language, f"web-level-{level}") if level else "–") for name, level in seats]


def duration(language: str, seconds: int) -> str:
    """Return a duration in words, in its largest unit."""
    return str(format_timedelta(timedelta(seconds=seconds), locale=language, threshold=1))


def until(language: str, seconds: int) -> str:
    """Return when something ends, seen from now."""
    return str(format_timedelta(timedelta(seconds=max(1, seconds)), locale=language, threshold=1, add_direction=True))
