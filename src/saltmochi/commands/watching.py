"""Commands that watch bots play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from saltmochi.commands.exit_codes import INTERRUPTED
from saltmochi.terminal.console import console
from saltmochi.terminal.files import folder, writing
from saltmochi.texts import Problem

MOST_BOTS = 20


def levels_of(bots: str) -> Any:
    """The levels of the bots that are named."""
    from saltmochi.bots.levels import level_of

    names = bots.split(",")
    if len(names) > MOST_BOTS or len(set(names)) < len(names):
        raise Problem("cli-problem-bots", most=MOST_BOTS)
    return tuple(level_of(name.strip()) for name in names)


def watched(
    language: str,
    json: bool,
    plot: str | None,
    records: str | None,
    run: Callable[[Path | None], Any],
    as_json: Callable[[Any], str],
    show: Callable[[Console, str, Any, Path | None], None],
    draw: Callable[[Path, str, Any], None],
) -> int:
    """Let bots play, then tell what came of it, in words or in JSON, and in a picture if wanted; the exit code."""
    from saltmochi.terminal.plots import checked_plot

    picture = None if plot is None else checked_plot(plot)
    place = None if records is None else folder(records)
    with writing(place):
        result = run(place)
    if json:
        print(as_json(result))
    else:
        show(console(), language, result, place)
    if picture and result.games:
        with writing(picture):
            draw(picture, language, result)
    return INTERRUPTED if result.interrupted else 0
