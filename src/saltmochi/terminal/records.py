"""Game records as files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from saltmochi.arena.match import GameResult, Match
from saltmochi.table.game_record import GameRecord, format_record
from saltmochi.texts import presentable, say


def write_record(folder: Path, record: GameRecord, seed: int, number: int) -> None:
    """Write the record of a game of a series into a folder."""
    path = folder / f"{record.game.name}-{seed}-{number}.txt"
    path.write_text(format_record(record), encoding="utf-8")


def write_records(folder: Path, match: Match, games: Sequence[GameResult]) -> None:
    """Write the records of those games of a match whose moves were kept."""
    for game in games:
        if game.moves:
            write_record(folder, match.record_of(game), match.seed, game.number)


def show_folder(console: Console, language: str, folder: Path, count: int) -> None:
    """Print where records were written."""
    text = say(language, "simulate-records", count=count, folder=presentable(str(folder)))
    console.print(text, markup=False)
