"""A game from outside the package on the command line: nothing but its rules is needed, and its options are found."""

from __future__ import annotations

import json
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Literal

import click
import pytest

from saltmochi import games
from saltmochi.commands.game_options import struct_options
from saltmochi.table.options import Options
from saltmochi.texts import LANGUAGES
from tests.test_cli import output, saltmochi
from tests.third_game import bots as high_card_bots
from tests.third_game.game import GAME


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game without a module in any room, for one test."""
    monkeypatch.setitem(games._registered, GAME.name, (GAME, {}))


# --- Commands ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_are_simulated(language: str) -> None:
    text = output("simulate", GAME.name, "--games", "200", language=language)
    assert GAME.name in text
    assert "shown" in text  # how its rounds end: there is no message for it


def test_the_figures_of_random_games() -> None:
    figures = json.loads(output("simulate", GAME.name, "--games", "300", "--json"))
    assert (figures["game"], figures["games"], figures["players"]) == (GAME.name, 300, 2)
    assert sum(figures["wins"]) == 300
    assert figures["endings"] == {"shown": figures["rounds"]}
    assert "options" not in figures


ARENA = ("arena", GAME.name, "--bots", "search:200,random", "--games", "100")


def test_bots_play_against_each_other_even_if_nobody_told_them_how() -> None:
    bots = json.loads(output(*ARENA, "--json"))["bots"]
    assert {bot["name"]: bot["games"] for bot in bots} == {"search:200": 100, "random": 100}
    assert GAME.name in output(*ARENA)


def test_a_search_that_knows_what_a_lead_is_worth_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    informed = replace(GAME, name="informed-high-card")  # rules are bound once for each name
    monkeypatch.setitem(games._registered, informed.name, (informed, {"bots": high_card_bots}))
    best, other = json.loads(output("arena", informed.name, *ARENA[2:], "--json"))["bots"]
    assert (best["name"], other["name"]) == ("search:200", "random")
    assert best["interval"][0] > 0.5


def test_what_every_game_can_answer_is_answered(tmp_path: Path) -> None:
    plot = tmp_path / "answers.svg"
    args = ["simulate", GAME.name, "--bots", "random", "--games", "60", "--plot", str(plot)]
    figures = json.loads(output(*args, "--json"))
    assert set(figures["answers"]) == {"endings", "starting_game", "starting_round"}
    assert figures["answers"]["endings"]["shown"]["value"] == 1
    assert "shown" in output(*args)
    assert "</svg>" in plot.read_text(encoding="utf-8")


def test_its_records_are_replayed_and_it_is_played(tmp_path: Path) -> None:
    output("arena", GAME.name, "--bots", "random", "--games", "2", "--records", str(tmp_path))
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    text = output("replay", str(files[0]))
    assert "random: stay" in text
    assert "moves checked: the record is valid." in text
    game = output("play", GAME.name, "--seed", "5", given="p\n?\nx\n" + "1\n" * 200)
    assert "You: stay" in game
    assert " the game!" in game


def test_what_the_opponent_is_dealt_is_not_shown() -> None:
    text = output("play", GAME.name, "--seed", "5", "--target", "1", given="1\n" * 20)
    dealt = [line for line in text.splitlines() if "dealer: deal" in line]
    assert len([line for line in dealt if "deal ?" in line]) >= 1
    assert len([line for line in dealt if "deal ?" not in line]) >= 1


def test_a_game_that_cannot_score_cards_says_so() -> None:
    done = saltmochi("score", GAME.name, "ace")
    assert (done.returncode, done.stdout) == (2, "")
    assert f"The cards of “{GAME.name}” can’t be scored here." in done.stderr


# --- Options that only one game has ---


def test_an_option_of_its_own_is_set_shown_and_recorded(tmp_path: Path) -> None:
    args = ["simulate", GAME.name, "--games", "2", "--cards", "9"]
    assert json.loads(output(*args, "--json"))["options"] == {"cards": 9}
    assert json.loads(output("arena", *args[1:], "--bots", "random", "--json"))["options"] == {"cards": 9}
    output(*args, "--records", str(tmp_path))
    for file in tmp_path.iterdir():
        assert "\ncards: 9\n" in file.read_text(encoding="utf-8")
        assert "the record is valid" in output("replay", str(file))
    assert "--cards NUMBER" in output("simulate", "--help")


def test_a_default_is_not_mentioned() -> None:
    assert "options" not in json.loads(output("simulate", GAME.name, "--games", "2", "--cards", "7", "--json"))


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["simulate", GAME.name, "--cards", "99"], "cards: 5 to 9"),
        (["simulate", GAME.name, "--cards", "many"], "One of the options needs a different value: "),
        (["simulate", "sea-salt-paper", "--cards", "9"], "“sea-salt-paper” has no option “--cards”"),
        (["arena", "happy-mochi", "--bots", "random", "--cards", "9"], "“happy-mochi” has no option “--cards”"),
        (["play", "sea-salt-paper", "--cards", "9"], "“sea-salt-paper” has no option “--cards”"),
        (["simulate", GAME.name, "--deck", "x"], f"“{GAME.name}” has no deck to choose"),
    ],
)
def test_wrong_options_are_refused(args: list[str], complaint: str) -> None:
    done = saltmochi(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1


class Weather(StrEnum):
    """Something to choose."""

    FAIR = "fair"
    FOUL = "foul"


class ToyOptions(Options, frozen=True, kw_only=True):
    """Options of every sort."""

    open_hands: bool = False
    expansions: tuple[str, ...] = ()
    pace: Literal["slow", "fast"] = "slow"
    weather: Weather = Weather.FAIR
    handicap: int = 0


def test_every_sort_of_option_gets_a_flag() -> None:
    command = click.Command("toy", params=[*struct_options("en", ToyOptions)])
    text = command.get_help(click.Context(command))
    for flag in (
        "--open-hands / --no-open-hands",
        "--expansions TEXT,...",
        "--pace fast|slow",
        "--weather fair|foul",
        "--handicap NUMBER",
    ):
        assert flag in text


@pytest.mark.parametrize(
    ("args", "options"),
    [
        ([], {}),
        (["--open-hands"], {"open_hands": True}),
        (["--no-open-hands"], {}),
        (["--expansions", "salt,pepper", "--pace", "fast"], {"expansions": ["salt", "pepper"], "pace": "fast"}),
        (["--weather", "foul", "--handicap", "3"], {"weather": "foul", "handicap": 3}),
    ],
)
def test_options_of_every_sort_reach_the_game(
    args: list[str], options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_options(_: ToyOptions, state: Any) -> None:
        state.cards = 7

    toy = replace(GAME, options_type=ToyOptions, check_options=lambda _: None, write_options=write_options)
    monkeypatch.setitem(games._registered, GAME.name, (toy, {}))
    figures = json.loads(output("simulate", GAME.name, "--games", "2", "--json", *args))
    assert figures.get("options", {}) == options
