"""Arguments and options that several commands share."""

from __future__ import annotations

from typing import Any

import click

from saltmochi.games import game, names
from saltmochi.table.options import MAX_TARGET
from saltmochi.terminal.arguments import OneOf, Whole
from saltmochi.texts import say

MAX_SEED = 2**62 - 1
MAX_GAMES = 1_000_000_000


def option(language: str, name: str, message: str, **rest: Any) -> click.Option:
    """Make an option with the message that explains it."""
    return click.Option([name], help=say(language, message), **rest)


def default_game() -> str:
    """Return the game that is played, and shown in examples, if none is named: the first in the list."""
    return names()[0]


def seat_limits() -> tuple[int, int]:
    """Return the least and the greatest number of players of all games; each game checks its own limits."""
    seats = [game(name).seats for name in names()]
    return min(item[0] for item in seats), max(item[-1] for item in seats)


def game_argument(language: str, **rest: Any) -> click.Argument:
    """Make the argument that names a game."""
    text = say(language, "cli-game", games=", ".join(names()))
    return click.Argument(["which"], **{"metavar": "GAME", **rest}, type=OneOf(names()), help=text)


def file_argument(language: str) -> click.Argument:
    """Make the argument that names the file of a game record."""
    return click.Argument(["file"], metavar="FILE", help=say(language, "cli-replay-file"))


def players_option(language: str) -> click.Option:
    """Make the option for the number of players."""
    return option(language, "--players", "cli-players", type=Whole(*seat_limits()), default=2, show_default=True)


def edition_option(language: str) -> click.Option:
    """Make the option for the edition; the help shows the editions of games that have a choice of them."""
    choices = [edition for name in names() if len(game(name).editions) > 1 for edition in game(name).editions]
    return option(language, "--edition", "cli-edition", metavar="|".join(dict.fromkeys(choices)))


def target_option(language: str) -> click.Option:
    """Make the option for the points that end a game."""
    return option(language, "--target", "cli-target", type=Whole(1, MAX_TARGET))


def seed_option(language: str, **rest: Any) -> click.Option:
    """Make the option for the seed of the random choices."""
    return option(language, "--seed", "cli-seed", type=Whole(0, MAX_SEED), **rest)


def series_options(language: str, games: int) -> list[click.Option]:
    """Make the options of commands that play many games: how many, from which seed, and JSON output."""
    return [
        option(language, "--games", "cli-simulate-games", type=Whole(1, MAX_GAMES), default=games, show_default=True),
        seed_option(language, default=1, show_default=True),
        option(language, "--json", "cli-simulate-json", is_flag=True),
    ]


def records_option(language: str) -> click.Option:
    """Make the option for the folder that game records are written to."""
    return option(language, "--records", "cli-simulate-records", metavar="DIR")


def plot_option(language: str) -> click.Option:
    """Make the option for the file that a plot is written to."""
    return option(language, "--plot", "cli-arena-plot", metavar="FILE")
