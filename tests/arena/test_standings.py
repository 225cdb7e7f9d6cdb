"""Wins, their uncertainty, and ratings."""

from __future__ import annotations

import sys

import pytest

from saltmochi.arena.match import GameResult, Match
from saltmochi.arena.measures import wilson_interval
from saltmochi.arena.ratings import Rating, ratings
from saltmochi.arena.standings import standings
from saltmochi.bots.levels import level_of
from tests.games.every_game import GAMES


def game(number: int, seating: tuple[int, ...], *winners: int) -> GameResult:
    """A game that these seats won."""
    seats = len(seating)
    return GameResult(number, seating, winners, (0,) * seats, 1, (3,) * seats, (0,) * 8)


def match(*bots: str, players: int = 2) -> Match:
    """A match of Sea Salt & Paper."""
    return Match(GAMES[0], tuple(level_of(bot) for bot in bots), GAMES[0].options(players), 100, 1)


def rated(bots: int, games: list[GameResult]) -> list[Rating]:
    """The ratings, which openskill makes."""
    found = ratings(bots, games)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("wins", "games", "least", "most"),
    [(0, 0, 0, 1), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (50, 100, 0.4038, 0.5962), (970, 1000, 0.9575, 0.9789)],
)
def test_the_interval_of_wilson(wins: float, games: int, least: float, most: float) -> None:
    assert wilson_interval(wins, games) == pytest.approx((least, most), abs=1e-4)


def test_a_shared_win_counts_in_parts() -> None:
    table = standings(match("greedy", "random"), [game(0, (0, 1), 0), game(1, (1, 0), 0, 1)])
    assert [(standing.name, standing.games, standing.wins) for standing in table] == [
        ("greedy", 2, 1.5),
        ("random", 2, 0.5),
    ]


def test_a_bot_with_two_seats_counts_twice() -> None:
    table = standings(match("expert", "greedy", players=3), [game(0, (0, 1, 1), 0), game(1, (1, 1, 0), 1)])
    assert {standing.name: (standing.games, standing.win_rate) for standing in table} == {
        "expert": (2, 0.5),
        "greedy": (4, 0.25),
    }


def test_the_better_bot_has_the_higher_rating() -> None:
    games = [game(n, (0, 1, 2), 0 if n % 4 else 1) for n in range(60)]
    (first, _), (second, error), (third, _) = rated(3, games)
    assert first > second > third
    assert 0 < error < 25 / 3


def test_equal_bots_have_equal_ratings() -> None:
    games = [game(n, (0, 1), n % 2) for n in range(400)]
    (first, _), (second, _) = rated(2, games)
    assert first == pytest.approx(second, abs=2)


def test_a_bot_against_itself_keeps_its_rating() -> None:
    assert rated(1, [game(0, (0, 0), 1)]) == [(25.0, 25 / 3)]


def test_ratings_do_not_depend_on_the_order_in_which_games_were_finished() -> None:
    games = [game(n, (0, 1), int(n % 3 == 0)) for n in range(30)]
    assert standings(match("greedy", "random"), games) == standings(match("greedy", "random"), games[::-1])


def test_before_the_first_game_nothing_is_known() -> None:
    table = standings(match("greedy", "random"), [])
    assert [(standing.games, standing.interval) for standing in table] == [(0, (0.0, 1.0))] * 2


def test_without_openskill_bots_are_ordered_by_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    table = standings(match("random", "greedy"), [game(0, (0, 1), 1), game(1, (1, 0), 0)])
    assert [(standing.name, standing.win_rate, standing.rating) for standing in table] == [
        ("greedy", 1.0, None),
        ("random", 0.0, None),
    ]
    assert table[0].as_dict()["rating"] is None
    assert table[0].as_dict()["rating_error"] is None
