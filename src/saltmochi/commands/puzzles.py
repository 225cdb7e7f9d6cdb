"""`saltmochi puzzles`: make and solve puzzles."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path
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
from saltmochi.terminal.arguments import LocalCommand, LocalGroup, OneOf, Whole
from saltmochi.terminal.console import console
from saltmochi.terminal.files import Damaged, read_text
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

    def solve(which: str, theme: str | None, number: int | None, file: str | None) -> None:
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
            game_argument(language, default=default_game(), metavar="[GAME]"),
            option(language, "--theme", "cli-puzzles-theme", type=OneOf(tuple(words))),
            option(language, "--number", "cli-puzzles-number", type=Whole(1, MAX_COUNT)),
            file_option(language),
        ],
    )


def chosen_puzzles(which: str, theme: str | None, number: int | None, file: str | None) -> list[PuzzleText]:
    """Return the puzzles that the command line asks for: one, or today's and then all others in random order."""
    puzzles = list(shipped_puzzles(which)) if file is None else puzzles_in(file)
    if number is not None:
        if number > len(puzzles):
            raise Problem("cli-problem-puzzle", number=number, most=len(puzzles))
        return [puzzles[number - 1]]
    wanted = [puzzle for puzzle in puzzles if theme in (None, puzzle.header("theme"))]
    if not wanted:
        raise Problem("cli-problem-no-puzzles")
    today = wanted.pop(number_of_the_day(len(wanted), datetime.now(UTC).date()) - 1)
    return [today, *random.sample(wanted, len(wanted))]


def puzzles_in(path: str) -> list[PuzzleText]:
    """Return the puzzles in a file."""
    text = read_text(path, MAX_CHARACTERS)
    try:
        return split_puzzles(text, game)
    except Problem as problem:
        raise Damaged(problem) from problem


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
        path = None if file is None else Path(file)
        before = puzzles_in(str(path)) if path and path.exists() else []
        if before and before[0].game.name != chosen.name:
            raise Problem("cli-problem-puzzle-game", path=path, game=before[0].game.name)
        progress = Console(stderr=True)
        found = find_puzzles(chosen, options, seed, ray=on == RAY)
        done = make_puzzles(progress, language, found, count, path, len(before))
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
            file_option(language),
        ],
    )


def file_option(language: str) -> click.Option:
    """Make the option for a file of puzzles."""
    return option(language, "--file", "cli-puzzles-file", metavar="FILE")
