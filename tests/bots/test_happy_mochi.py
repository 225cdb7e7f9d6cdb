"""Heuristics for Happy Mochi."""

from __future__ import annotations

import pytest

from saltmochi.bots.bot import Bot
from saltmochi.bots.happy_mochi.heuristics import lead, win_probability
from saltmochi.bots.levels import level_of
from saltmochi.games.happy_mochi import GAME
from saltmochi.table.rng import new_rng
from tests.games.happy_mochi.tables import play, sees, table

PAIR = "left: 4/peach 6/matcha\nright: 1/grape 4/soda"
OTHERS = "hand 2: 1/soda 5/soda 9/soda 8/soda\nhand 3: 2/peach 3/peach 7/peach 8/peach"


def chosen(more: str, *moves: str) -> str:
    """Return what the first of three players does after some moves."""
    lines = {line.partition(":")[0]: line for line in f"players: 3\n{PAIR}\n{OTHERS}\n{more}".splitlines()}
    state = play(table("\n".join(lines.values())), *moves)
    return GAME.text_of(Bot(GAME, level_of("greedy"), new_rng(1)).choose(sees(state, 1)))


@pytest.mark.parametrize(
    ("more", "moves", "expected"),
    [
        # It wins when it can.
        ("hand 1: 8/lemon 9/lemon", [], "play 1"),
        # It draws what makes a Happy Mochi, or what can be played with its neighbour.
        ("hand 1: 1/sesame 6/sesame 0/matcha", [], "draw left"),
        ("hand 1: 1/sesame 0/matcha\nkept 1: 9/sesame\nleft: 6/peach\nright: 7/grape", [], "draw kept 1"),
        # It keeps or passes the card that contributes least; keeping the last card wins.
        ("hand 1: 7/lemon 8/lemon 2/lemon 9/lemon 3/lemon\nkeep: 7/lemon", ["play 1"], "effect left"),
        ("hand 1: 7/lemon 8/lemon 9/lemon\nkeep: 7/lemon", ["play 1"], "effect left"),
        ("hand 1: 7/lemon 8/lemon 1/lemon 9/lemon 9/grape\npass: 7/lemon", ["play 1", "effect left"], "pass 1"),
        # It makes the player draw who may go out next, and never itself.
        ("hand 1: 7/lemon 8/lemon 2/lemon\nhand 3: 1/matcha 2/matcha\ndraw: 7/lemon", ["play 1"], "target 3"),
    ],
)
def test_a_greedy_player_is_sensible(more: str, moves: list[str], expected: str) -> None:
    assert chosen(more, *moves) == expected


def test_equal_numbers_are_put_side_by_side() -> None:
    assert chosen("hand 1: 1/sesame 6/sesame 0/matcha", "draw left") in ("insert 2", "insert 3")


def test_fewer_points_are_a_lead() -> None:
    state = table("players: 3\nscores: 3 10 12")
    assert [lead(state, seat) for seat in range(3)] == [7, -7, -9]


@pytest.mark.parametrize("scores", ["0 0", "3 10", "29 0", "12 12 5", "1 2 3 4", "29 28 0 7 7 7"])
def test_the_chances_to_win_add_up(scores: str) -> None:
    players = len(scores.split())
    state = table(f"players: {players}\nscores: {scores}")
    chances = [win_probability(state, seat) for seat in range(players)]
    assert 10_000 - players <= sum(chances) <= 10_000
    assert sorted(range(players), key=lambda seat: -chances[seat]) == sorted(
        range(players), key=lambda seat: state.scores[seat]
    )
