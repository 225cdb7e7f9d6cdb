"""`saltmochi puzzles`: make and solve puzzles."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import click
from rich.console import Console

from saltmochi.commands.arena import CORES, RAY
from saltmochi.commands.exit_codes import INTERRUPTED
from saltmochi.commands.game_options import chosen_table, game_options
from saltmochi.commands.options import (
    default_game,
    edition_option,
    game_argument,
    option,
    players_option,
    seed_option,
    target_option,
)
from saltmochi.commands.play import ask
from saltmochi.games import game, names
from saltmochi.study.puzzle import MAX_CHARACTERS, PuzzleText, split_puzzles
from saltmochi.study.puzzle_files import number_of_the_day, shipped_puzzles
from saltmochi.study.themes import themes
from saltmochi.table.game import Game
from saltmochi.terminal.arguments import LocalCommand, LocalGroup, OneOf, Whole
from saltmochi.terminal.console import console
from saltmochi.terminal.files import Damaged, read_text, writing
from saltmochi.texts import Problem, say

COUNT = 10
MAX_COUNT = 1_000_000


def puzzles_command(language: str) -> click.Command:
    """Make the group of commands for puzzles."""
    group = LocalGroup(
        language,
        "puzzles",
        "saltmochi puzzles solve",
        help=f"{say(language, 'cli-puzzles-help')}\n\n{say(language, 'cli-puzzles-about')}",
        short_help=say(language, "cli-puzzles-help"),
        subcommand_metavar=f"{say(language, 'cli-word-command')} ...",
    )
    for command in (solve_command, make_command):
        group.add_command(command(language))
    return group


def solve_command(language: str) -> click.Command:
    """Make the command that lets a person solve puzzles."""

    def solve(which: str | None, theme: str | None, number: int | None, file: str | None) -> None:
        from saltmochi.terminal.puzzles import solve_puzzles

        puzzles = chosen_puzzles(which, theme, number, file)
        try:
            solve_puzzles(console(), language, puzzles, ask)
        except Problem as problem:
            raise Damaged(problem) from problem

    words = dict.fromkeys(theme for name in names() for theme in themes(game(name)))
    return LocalCommand(
        language,
        "solve",
        f"saltmochi puzzles solve {default_game()} --number 12",
        help=say(language, "cli-puzzles-solve"),
        callback=solve,
        params=[
            game_argument(language, required=False, metavar="[GAME]"),
            option(language, "--theme", "cli-puzzles-theme", type=OneOf(tuple(words))),
            option(language, "--number", "cli-puzzles-number", type=Whole(1, MAX_COUNT)),
            option(language, "--file", "cli-puzzles-from", metavar="FILE"),
        ],
    )


def chosen_puzzles(which: str | None, theme: str | None, number: int | None, file: str | None) -> list[PuzzleText]:
    """Return the puzzles that the command line asks for: one, or today's and then all others in random order."""
    puzzles = list(shipped_puzzles(which or game_with(theme))) if file is None else puzzles_in(file)
    if file is not None and which is not None:
        check_game(puzzles, which, file)
    if number is not None:
        if number > len(puzzles):
            raise Problem("cli-problem-puzzle", number=number, most=len(puzzles))
        return [puzzles[number - 1]]
    if theme is not None and puzzles:
        check_theme(puzzles[0].game, theme)
    wanted = [puzzle for puzzle in puzzles if theme in (None, puzzle.header("theme"))]
    if not wanted:
        raise Problem("cli-problem-no-puzzles")
    today = wanted.pop(number_of_the_day(len(wanted), datetime.now(UTC).date()) - 1)
    return [today, *random.sample(wanted, len(wanted))]


def game_with(theme: str | None) -> str:
    """Return the first game that has a theme; the default game if no theme is asked for."""
    return next((name for name in names() if theme in themes(game(name))), default_game())


def check_game(puzzles: list[PuzzleText], which: str, path: str) -> None:
    """Refuse a file with puzzles of another game."""
    if puzzles and puzzles[0].game.name != which:
        raise Problem("cli-problem-puzzle-game", path=path, game=puzzles[0].game.name)


def check_theme(chosen: Game[Any, Any], theme: str) -> None:
    """Refuse a theme that only other games have, and name those of this game."""
    if theme not in themes(chosen):
        raise Problem("cli-problem-choice", value=theme, choices=", ".join(themes(chosen)))


def puzzles_in(path: str) -> list[PuzzleText]:
    """Return the puzzles in a file."""
    text = read_text(path, MAX_CHARACTERS)
    try:
        return split_puzzles(text, game)
    except Problem as problem:
        raise Damaged(problem) from problem


def puzzles_before(path: str | None) -> list[PuzzleText]:
    """Check before the search that puzzles can be added to a file, and return those that it has already."""
    if path is None:
        return []
    file = Path(path)
    with writing(file):
        try:
            size = file.stat().st_size
        except FileNotFoundError:
            with TemporaryFile(dir=file.parent):
                return []
        with file.open("a", encoding="utf-8"):
            return puzzles_in(path) if size else []


def make_command(language: str) -> click.Command:
    """Make the command that finds puzzles."""

    def make(
        which: str,
        count: int,
        players: int,
        edition: str | None,
        target: int | None,
        seed: int,
        on: str,
        file: str | None,
        **own: Any,
    ) -> int:
        from saltmochi.study.puzzle_finder import find_puzzles
        from saltmochi.terminal.puzzles import make_puzzles

        chosen, options = chosen_table(language, which, players, edition, target, own)
        before = puzzles_before(file)
        check_game(before, chosen.name, str(file))
        progress = Console(stderr=True)
        found = find_puzzles(chosen, options, seed, ray=on == RAY)
        done = make_puzzles(progress, language, found, count, None if file is None else Path(file), len(before))
        if done is None:
            return 0
        progress.print(say(language, "puzzle-interrupted", count=done), style="yellow")
        return INTERRUPTED

    return LocalCommand(
        language,
        "make",
        f"saltmochi puzzles make {default_game()} --count 20 --file my-puzzles.txt",
        help=f"{say(language, 'cli-puzzles-make')}\n\n{say(language, 'cli-puzzles-make-about')}",
        short_help=say(language, "cli-puzzles-make"),
        callback=make,
        params=[
            game_argument(language),
            option(
                language, "--count", "cli-puzzles-count", type=Whole(1, MAX_COUNT), default=COUNT, show_default=True
            ),
            players_option(language),
            edition_option(language),
            target_option(language),
            *game_options(language),
            seed_option(language, default=1, show_default=True),
            option(language, "--on", "cli-arena-on", type=OneOf((CORES, RAY)), default=CORES),
            option(language, "--file", "cli-puzzles-file", metavar="FILE"),
        ],
    )
