"""Pictures of what came of many games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from saltmochi.texts import Problem

if TYPE_CHECKING:
    from saltmochi.terminal.arena import Tournament

ENDINGS = (".svg", ".png")


def checked_plot(path: str) -> Path:
    """A file for a picture, by its name."""
    if Path(path).suffix.lower() not in ENDINGS:
        raise Problem("cli-problem-plot", path=path)
    return Path(path)


def draw_tournament(path: Path, language: str, tournament: Tournament) -> None:
    """Draw how often each bot won, with the interval that it lies in."""
    raise NotImplementedError
