"""Headers of text files: lines like `players: 2`. A problem with one names its line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from saltmochi.table.game import Game
from saltmochi.table.options import Options, own_fields, own_values
from saltmochi.texts import Problem

T = TypeVar("T")

FindGame = Callable[[str], Game[Any, Any]]
# The digits that a number in a header may have.
MAX_DIGITS = 6


class Headers:
    """Headers by name, each with its line number. They are taken out one by one, so that unknown ones are left over."""

    def __init__(self, lines: list[tuple[int, str]], last: int) -> None:
        self.last = last  # the line that a missing header is reported at
        self.left: dict[str, tuple[int, str]] = {}
        for line, text in lines:
            name, colon, value = text.partition(":")
            if not colon or not value.strip():
                raise Problem("record-header", line=line, text=text)
            if name in self.left:
                raise Problem("record-header-twice", line=line, header=name)
            self.left[name] = (line, value.strip())

    def __contains__(self, name: str) -> bool:
        return name in self.left

    def take(self, name: str) -> tuple[int, str]:
        """Take out a header that must be there: its line and its value."""
        if name not in self.left:
            raise Problem("record-header-missing", line=self.last, header=name)
        return self.left.pop(name)

    def take_number(self, name: str) -> tuple[int, int]:
        """Take out a header with a number: its line and its value."""
        line, value = self.take(name)
        if not (value.isascii() and value.isdigit() and len(value) <= MAX_DIGITS):
            raise Problem("record-number", line=line, header=name, text=value)
        return line, int(value)

    def refuse_others(self) -> None:
        """Refuse the headers that were not taken out."""
        for name, (line, _) in self.left.items():
            raise Problem("record-header-unknown", line=line, header=name)


def take_game(headers: Headers, find_game: FindGame) -> Game[Any, Any]:
    """Take out which game it is; the version of its rules must be ours."""
    line, name = headers.take("game")
    game = at(line, partial(find_game, name))
    line, version = headers.take_number("rules")
    if version != game.version:
        raise Problem("record-version", line=line, written=version, ours=game.version)
    return game


def take_options(headers: Headers, game: Game[Any, Any]) -> Options:
    """Take out the options of a game; those that only this game has may be missing."""
    line, edition = headers.take("edition")
    at(line, partial(game.options, game.seats[0], edition))
    line, players = headers.take_number("players")
    at(line, partial(game.options, players, edition))
    line, target = headers.take_number("target")
    options = at(line, partial(game.options, players, edition, target))
    for name in own_fields(game.options_type):
        if name in headers:
            line, value = headers.take(name)
            own = {**own_values(options), name: value}
            options = at(line, partial(game.options, players, edition, target, **own))
    return options


def at(line: int, check: Callable[[], T]) -> T:
    """Return the result of a check; a problem that it raises gets the line number."""
    try:
        return check()
    except Problem as problem:
        raise Problem("record-line", line=line, reason=problem) from problem
