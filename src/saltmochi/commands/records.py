"""Game records that commands read from files."""

from __future__ import annotations

from typing import Any

from saltmochi.commands.game_options import game_with_options
from saltmochi.games import game, names
from saltmochi.table.game_record import MAX_CHARACTERS, GameRecord, parse_record
from saltmochi.terminal.files import Damaged, read_text
from saltmochi.texts import Problem


def read_record(language: str, file: str, own: dict[str, Any]) -> GameRecord:
    """Read and check a game record; `own` are the options that the games' modules bring."""
    text = read_text(file, MAX_CHARACTERS)
    # Files that options name are read first, so that a mistake in one is not taken for one in the record.
    games = {name: game_with_options(language, name, own) for name in names()}
    try:
        return parse_record(text, lambda name: games.get(name) or game(name))
    except Problem as problem:
        raise Damaged(problem) from problem
