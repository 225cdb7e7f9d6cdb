"""Files of puzzles: those that come with the program, and those that people make."""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path

from saltmochi.games import game
from saltmochi.study.puzzle import Puzzle, PuzzleText, file_head, format_puzzle, split_puzzles

FOLDER = Path(__file__).parent / "puzzles"
# Puzzles of consecutive days are so far apart in the file. It is a prime number, so every puzzle has its day.
DAILY_STEP = 7919


def shipped_file(name: str) -> Path:
    """Return the file of the puzzles that come with the program for a game."""
    return FOLDER / f"{name}.txt"


@cache
def shipped_puzzles(name: str) -> tuple[PuzzleText, ...]:
    """Return the puzzles that come with the program for a game; none if it has no file."""
    path = shipped_file(name)
    return tuple(split_puzzles(path.read_text(encoding="utf-8"), game)) if path.exists() else ()


def number_of_the_day(count: int, day: date) -> int:
    """Return the number of the puzzle for a day, counted from 1: the same for everybody."""
    return day.toordinal() * DAILY_STEP % count + 1


def append_puzzle(path: Path, puzzle: Puzzle, number: int) -> None:
    """Add a puzzle to the end of a file, so that an interrupted search loses nothing."""
    text = format_puzzle(puzzle, number)
    with path.open("a", encoding="utf-8") as file:
        file.write(f"\n{text}" if file.tell() else f"{file_head(puzzle.game)}\n{text}")
