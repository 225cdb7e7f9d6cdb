"""What commands with bots share: which bots play, and where the results go."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from rich.console import Console

from saltmochi.commands.exit_codes import INTERRUPTED
from saltmochi.terminal.console import console
from saltmochi.terminal.files import make_folder, writing
from saltmochi.texts import Problem

if TYPE_CHECKING:
    from saltmochi.bots.levels import Level

MAX_BOTS = 20


class Result(Protocol):
    """A tournament or a survey."""

    interrupted: bool
    games: list[Any]

    def summary(self) -> dict[str, Any]:
        """Return the figures as JSON has them."""


R = TypeVar("R", bound=Result)


class Output(NamedTuple):
    """Where the results go: JSON or text to standard output, a plot, game records."""

    json: bool
    plot: str | None
    records: str | None


def levels_of(bots: str) -> tuple[Level, ...]:
    """Return the levels of the bots that are named."""
    from saltmochi.bots.levels import level_of

    names = bots.split(",")
    if len(names) > MAX_BOTS or len(set(names)) < len(names):
        raise Problem("cli-problem-bots", most=MAX_BOTS)
    return tuple(level_of(name.strip()) for name in names)


def play_and_show(
    language: str,
    output: Output,
    result: R,
    play: Callable[[R, Path | None], None],
    show: Callable[[Console, str, R, Path | None], None],
    draw: Callable[[Path, str, R], None],
) -> int:
    """Play the games, then show, write and draw the results; return the exit code.

    That a plot can be drawn and files can be written is checked before any game is played.
    """
    from saltmochi.terminal.plots import check_plot

    plot = None if output.plot is None else check_plot(output.plot)
    folder = None if output.records is None else make_folder(output.records)
    with writing(folder):
        play(result, folder)
    if output.json:
        print(json.dumps(result.summary()))
    else:
        show(console(), language, result, folder)
    if plot and result.games:
        with writing(plot):
            draw(plot, language, result)
    return INTERRUPTED if result.interrupted else 0
