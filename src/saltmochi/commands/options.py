"""Arguments and options as all commands have them."""

from __future__ import annotations

from typing import Any

import click

from saltmochi.games import game, names
from saltmochi.terminal.arguments import OneOf, Whole
from saltmochi.texts import say

MOST_SEED = 2**62 - 1
MOST_GAMES = 1_000_000_000
MOST_TARGET = 1000
SEA_SALT_PAPER, HAPPY_MOCHI = names()


def option(language: str, name: str, message: str, **rest: Any) -> click.Option:
    """An option and the sentence that explains it."""
    return click.Option([name], help=say(language, message), **rest)


def game_argument(language: str, **rest: Any) -> click.Argument:
    """Which game."""
    text = say(language, "cli-game", games=", ".join(names()))
    return click.Argument(["which"], **{"metavar": "GAME", **rest}, type=OneOf(names()), help=text)


def file_argument(language: str) -> click.Argument:
    """The record of a game."""
    return click.Argument(["file"], metavar="FILE", help=say(language, "cli-replay-file"))


def edition_option(language: str) -> click.Option:
    """By which box."""
    return option(language, "--edition", "cli-edition", metavar="|".join(game(SEA_SALT_PAPER).editions))


def target_option(language: str) -> click.Option:
    """How many points end a game."""
    return option(language, "--target", "cli-target", type=Whole(1, MOST_TARGET))


def deck_option(language: str) -> click.Option:
    """With a deck of one's own."""
    return option(language, "--deck", "cli-deck", metavar="FILE")


def seed_option(language: str, **rest: Any) -> click.Option:
    """Which cards are dealt."""
    return option(language, "--seed", "cli-seed", type=Whole(0, MOST_SEED), **rest)


def table_options(language: str) -> list[click.Option]:
    """Who plays, and by which rules."""
    return [
        option(language, "--players", "cli-players", type=Whole(2, 6), default=2, show_default=True),
        edition_option(language),
        target_option(language),
        deck_option(language),
    ]


def many_games_options(language: str, games: int) -> list[click.Option]:
    """How many games, and how to tell of them."""
    return [
        option(language, "--games", "cli-simulate-games", type=Whole(1, MOST_GAMES), default=games, show_default=True),
        seed_option(language, default=1, show_default=True),
        option(language, "--json", "cli-simulate-json", is_flag=True),
    ]


def records_option(language: str) -> click.Option:
    """Where the records of all games go."""
    return option(language, "--records", "cli-simulate-records", metavar="DIR")


def plot_option(language: str) -> click.Option:
    """Where a picture of the answers goes."""
    return option(language, "--plot", "cli-arena-plot", metavar="FILE")
