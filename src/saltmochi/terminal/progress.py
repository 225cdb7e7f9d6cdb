"""Progress bars, with the time that is left; they are shown in terminals only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from saltmochi.texts import say


@contextmanager
def games_progress(console: Console, language: str, games: int) -> Iterator[Callable[[int], None]]:
    """Show a bar for so many games while the block runs; the block calls the function with each number finished.

    Until its first call the bar says that the rules are being compiled.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say(language, "cli-simulate-compiling"), total=games)

        def advance(count: int) -> None:
            progress.update(task, description=say(language, "cli-simulate-playing"), advance=count)

        yield advance


@contextmanager
def puzzles_progress(console: Console, language: str, count: int) -> Iterator[Callable[[int], None]]:
    """Show a bar for so many puzzles while the block runs; the block calls the function with each number found."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say(language, "puzzle-finding"), total=count)
        yield lambda found: progress.update(task, advance=found)


@contextmanager
def steps_progress(console: Console, description: str) -> Iterator[Callable[[int, int], None]]:
    """Show a bar while the block runs; the block calls the function with the steps that are done, and all of them."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(description, total=None)

        def update(done: int, steps: int) -> None:
            progress.update(task, completed=done, total=steps)

        yield update
