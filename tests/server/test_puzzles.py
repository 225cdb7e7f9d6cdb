"""Puzzles by HTTP: lists, the one of the day, and each as its seat sees it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from saltmochi.games import game as find_game
from saltmochi.games import names
from saltmochi.server.api.puzzles import puzzle_info
from saltmochi.study.puzzle_files import shipped_puzzles
from saltmochi.study.puzzle_finder import decisions
from saltmochi.study.themes import themes
from saltmochi.table.disclosure import UNSEEN
from tests.server.process import Server
from tests.study.positions import REASONS, puzzle_at, random_game

each_game = pytest.mark.parametrize("name", names())


def asked(server: Server, path: str, status: int = 200) -> Any:
    """The answer to a request."""
    answer = httpx.get(f"http://{server.address}/api/puzzles/{path}")
    assert answer.status_code == status
    return answer.json()


@each_game
def test_puzzles_are_listed_also_by_theme(server: Server, name: str) -> None:
    everything = asked(server, name)["puzzles"]
    assert [entry["number"] for entry in everything] == list(range(1, len(shipped_puzzles(name)) + 1))
    theme = everything[-1]["theme"]
    wanted = [entry for entry in everything if entry["theme"] == theme]
    assert asked(server, f"{name}?theme={theme}") == {"game": name, "puzzles": wanted}
    assert asked(server, f"{name}?theme=nothing")["puzzles"] == []


@each_game
def test_a_puzzle_comes_with_its_round_and_its_answer(server: Server, name: str) -> None:
    found = asked(server, f"{name}/1")
    puzzle = shipped_puzzles(name)[0].parse()
    assert (found["seat"], found["answer"]) == (puzzle.seat, puzzle.game.text_of(puzzle.answer))
    assert [option["action"] for option in found["options"]] == [puzzle.game.text_of(each) for each, _ in puzzle.values]
    assert found["options"][0]["action"] == found["answer"]
    assert found["theme"] in themes(puzzle.game)
    assert len(found["frames"]) == len(puzzle.moves) + 1
    assert found["frames"][-1]["view"]["scores"] == list(puzzle.position().scores[: puzzle.options.players])


@each_game
def test_an_option_comes_with_the_reasons_against_it(name: str) -> None:
    game = find_game(name)
    record = random_game(game, game.options(2), seed=1, most=100)
    puzzle = puzzle_at(record, next(decisions(game, record.options, record.actions)))
    best, second, *others = puzzle_info(1, puzzle).options
    assert [(reason.message, reason.values) for reason in second.reasons] == list(REASONS)
    assert not any(option.reasons for option in (best, *others))


@each_game
def test_a_puzzle_shows_only_what_its_seat_sees(server: Server, name: str) -> None:
    puzzle = shipped_puzzles(name)[0].parse()
    frames = asked(server, f"{name}/1")["frames"]
    state, hidden = puzzle.begin(), 0
    for move, frame in zip(puzzle.moves, frames[1:], strict=True):
        seen = puzzle.game.disclose(state, move).text_for(puzzle.seat)
        assert frame["step"]["action"] == seen
        hidden += UNSEEN in seen
        puzzle.game.apply(state, move)
    assert hidden
    hands = frames[-1]["view"]["hands"]
    others = [hand for seat, hand in enumerate(hands) if seat != puzzle.seat]
    assert any(hand is None or UNSEEN in hand for hand in others)


@each_game
def test_the_puzzle_of_the_day_is_the_same_for_everybody(server: Server, name: str) -> None:
    first = asked(server, f"{name}/today?date=2026-11-18")
    assert first == asked(server, f"{name}/today?date=2026-11-18") == asked(server, f"{name}/{first['number']}")
    assert first["number"] != asked(server, f"{name}/today?date=2026-11-19")["number"]
    assert asked(server, f"{name}/today")["game"] == name


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        (f"{names()[0]}/0", 404, "no_puzzle"),
        (f"{names()[0]}/100000", 404, "no_puzzle"),
        (f"{names()[0]}/one", 404, "no_puzzle"),
        (f"{names()[0]}/today?date=tomorrow", 400, "date"),
        ("chess", 400, "request"),
        ("chess/1", 400, "request"),
        ("chess/today", 400, "request"),
    ],
)
def test_what_there_is_not_is_refused(server: Server, path: str, status: int, code: str) -> None:
    assert asked(server, path, status)["code"] == code
