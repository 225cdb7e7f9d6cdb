"""Wins, their uncertainty, and ratings."""

from __future__ import annotations

import pytest

from saltmochi.arena.arena import Match, Played
from saltmochi.arena.standings import interval, ratings, standings
from saltmochi.bots.levels import level_of
from tests.games.every_game import GAMES


def game(number: int, seating: tuple[int, ...], *winners: int) -> Played:
    """A game that these seats won."""
    seats = len(seating)
    return Played(number, seating, winners, (0,) * seats, 1, (3,) * seats, (0,) * 8)


def match(*bots: str, players: int = 2) -> Match:
    """A match of Sea Salt & Paper."""
    return Match(GAMES[0], tuple(level_of(bot) for bot in bots), GAMES[0].options(players), 100, 1)


@pytest.mark.parametrize(
    ("wins", "games", "least", "most"),
    [(0, 0, 0, 1), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (50, 100, 0.4038, 0.5962), (970, 1000, 0.9575, 0.9789)],
)
def test_the_interval_of_wilson(wins: float, games: int, least: float, most: float) -> None:
    assert interval(wins, games) == pytest.approx((least, most), abs=1e-4)


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
    (first, _), (second, error), (third, _) = ratings(3, games)
    assert first > second > third
    assert 0 < error < 25 / 3


def test_equal_bots_have_equal_ratings() -> None:
    games = [game(n, (0, 1), n % 2) for n in range(400)]
    (first, _), (second, _) = ratings(2, games)
    assert first == pytest.approx(second, abs=2)


def test_a_bot_against_itself_keeps_its_rating() -> None:
    assert ratings(1, [game(0, (0, 0), 1)]) == [(25.0, 25 / 3)]


def test_ratings_do_not_depend_on_the_order_in_which_games_were_finished() -> None:
    games = [game(n, (0, 1), int(n % 3 == 0)) for n in range(30)]
    assert standings(match("greedy", "random"), games) == standings(match("greedy", "random"), games[::-1])


def test_before_the_first_game_nothing_is_known() -> None:
    table = standings(match("greedy", "random"), [])
    assert [(standing.games, standing.interval) for standing in table] == [(0, (0.0, 1.0))] * 2
