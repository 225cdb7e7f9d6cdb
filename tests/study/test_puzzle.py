"""Puzzles as text: what is written can be read again, and whatever is wrong with a file is said with its line."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saltmochi.games import game as find_game
from saltmochi.games import names
from saltmochi.games.happy_mochi.cards import HIDDEN
from saltmochi.games.happy_mochi.state import KEPT
from saltmochi.study.puzzle import DIFFICULTIES, Puzzle, format_puzzles, parse_puzzles, split_puzzles
from saltmochi.study.puzzle_files import append_puzzle, number_of_the_day, shipped_puzzles
from saltmochi.study.puzzle_finder import decisions
from saltmochi.study.round_start import next_round
from saltmochi.study.themes import theme_of, themes
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER
from saltmochi.texts import Problem
from tests.games.every_game import every_table
from tests.study.positions import GOLDEN, REASONS, golden_record, puzzle_at, random_game

golden = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(every_table()), st.integers(0, 2**32), st.integers(40, 400), st.sampled_from(DIFFICULTIES))
def test_a_puzzle_is_read_as_it_was_written(
    table: tuple[Game[Any, Any], int, str], seed: int, most: int, difficulty: str
) -> None:
    game, players, edition = table
    record = random_game(game, game.options(players, edition, target=1000), seed, most)
    puzzles: list[Puzzle] = []
    for position in decisions(game, record.options, record.actions):
        puzzles = [*puzzles[-2:], puzzle_at(record, position, difficulty)]
    text = format_puzzles(game, puzzles)
    assert all(len(line) <= 120 for line in text.splitlines())
    found = parse_puzzles(text, lambda _: game)
    assert found == puzzles
    assert format_puzzles(game, found) == text


@golden
def test_every_decision_of_a_game_can_be_a_puzzle(path: Path) -> None:
    record = golden_record(path)
    count = 0
    for position in islice(decisions(record.game, record.options, record.actions), 0, None, 9):
        puzzle = puzzle_at(record, position)
        assert puzzle.theme in themes(record.game)
        assert puzzle.position() == position.state
        count += 1
    assert count > 3


def test_kept_cards_go_into_the_next_round_and_only_their_players_know_them() -> None:
    game = find_game("happy-mochi")
    record = random_game(game, game.options(4, target=1000), seed=1, most=1000)
    state = record.start()
    for action in record.actions:
        if game.rules.round_over(state):
            break
        game.apply(state, action)
    start = next_round(game, state)
    assert start.carried
    position = next(item for item in decisions(game, record.options, record.actions) if item.start == start)
    for seat in range(4):
        for viewer in range(4):
            view = game.view(position.state, viewer)
            kept = view.rows[KEPT + seat][: view.sizes[KEPT + seat]]
            assert kept == state.rows[KEPT + seat][: len(kept)] if seat == viewer else set(kept) <= {HIDDEN}


# --- What is wrong with a file ---

MISTAKES = [
    ("saltmochi puzzles 1", "saltmochi puzzle", "puzzle-first-line"),
    ("rules: 1", "rules: 99", "record-version"),
    ("rules: 1", "rules: 1\nmood: good", "record-header-unknown"),
    ("puzzle: 1", "puzzle: 2", "puzzle-number"),
    ("edition: ", "edition: x", "record-line"),
    ("round: 1", "round: 0", "record-number"),
    ("scores: 0 0", "scores: 0", "puzzle-scores"),
    ("scores: 0 0", "scores: 0 4000", "puzzle-scores"),
    ("scores: 0 0", "scores: 0 -1", "puzzle-scores"),
    ("starter: 1", "starter: 5", "record-number"),
    ("starter: 1", "starter: 1\nkept 1: 7/matcha", "record-header-unknown"),
    ("seat: 1", "seat: 2", "puzzle-seat"),
    ("theme: take", "theme: joy", "puzzle-choice"),
    ("difficulty: easy", "difficulty: silly", "puzzle-choice"),
    ("answer: draw", "answer: take left", "puzzle-answer"),
    ("answer: draw", "answer: sing", "record-line"),
    ("draw 90.0", "draw ninety", "puzzle-value"),
    ("draw 90.0", "draw 10.0", "puzzle-order"),
    ("; take right 89.8", "", "puzzle-options"),
    ("over take left", "over draw", "record-header-unknown"),
    ("reason-wins-game", "reason-to-sing", "record-line"),
    ("reason-wins-game", "cli-play-help", "record-line"),
    ("share=31 ", "", "record-line"),
    ("points=7.0", "points=many", "record-line"),
    ("moves: deal", "moves: take left; deal", "record-illegal"),
    ("moves: deal", "# moves: deal", "record-header-missing"),
]


def first_puzzle() -> str:
    """A file with the first decision of a game."""
    game = find_game("sea-salt-paper")
    record = GameRecord(game, game.options(2, "french"))
    record.actions += map(game.action_of, ("begin 1", "deal crab/yellow", "deal boat/black", "draw"))
    return format_puzzles(game, [puzzle_at(record, next(decisions(game, record.options, record.actions)))])


def test_the_example_is_sound() -> None:
    (puzzle,) = parse_puzzles(first_puzzle(), find_game)
    without = [line for line in first_puzzle().splitlines() if not line.startswith("over")]
    assert parse_puzzles("\n".join(without), find_game) == [puzzle._replace(reasons=())]


def test_the_answer_is_compared_with_what_was_chosen_if_there_are_reasons() -> None:
    (puzzle,) = parse_puzzles(first_puzzle(), find_game)
    answer, left, right = (action for action, _ in puzzle.values)
    both = puzzle._replace(reasons=((left, REASONS), (right, REASONS[:1])))
    assert [both.explanation(action) for action in (answer, left, right)] == [
        (left, REASONS),
        (left, REASONS),
        (right, REASONS[:1]),
    ]
    assert puzzle.explanation(right) == (left, REASONS)
    assert puzzle._replace(reasons=()).explanation(right) is None


@pytest.mark.parametrize(("sound", "damaged", "message"), MISTAKES, ids=lambda text: text[:24])
def test_a_mistake_in_a_file_is_named(sound: str, damaged: str, message: str) -> None:
    assert sound in first_puzzle()
    with pytest.raises(Problem) as caught:
        parse_puzzles(first_puzzle().replace(sound, damaged, 1), find_game)
    assert caught.value.message == message


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_damaged_file_is_refused_or_read(data: st.DataObject) -> None:
    text = first_puzzle()
    begin = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(begin, min(len(text), begin + 30)))
    damaged = text[:begin] + data.draw(st.text("0123456789 :;#\nabkept/-.", max_size=12)) + text[end:]
    try:
        parse_puzzles(damaged, find_game)
    except Problem as problem:
        assert str(problem)


@pytest.mark.parametrize(
    "kept", ["7/matcha 7/matcha", " ".join(f"{n}/{c}" for c in ("matcha", "soda", "grape") for n in range(10))]
)
def test_impossible_kept_cards_are_refused_or_returned(kept: str) -> None:
    game = find_game("happy-mochi")
    record = GameRecord(game, game.options(2))
    rng, state = new_rng(1), record.start()
    while game.actor(state) == DEALER:
        record.actions.append(game.sample_chance(state, rng))
        game.apply(state, record.actions[-1])
    record.actions.append(game.legal(state)[0])
    text = format_puzzles(game, [puzzle_at(record, next(decisions(game, record.options, record.actions)))])
    with pytest.raises(Problem):
        parse_puzzles(text.replace("seat:", f"kept 1: {kept}\nseat:"), find_game)


# --- Files ---


def test_puzzles_are_added_at_the_end_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.txt"
    (puzzle,) = parse_puzzles(first_puzzle(), find_game)
    append_puzzle(path, puzzle, 1)
    append_puzzle(path, puzzle, 2)
    assert path.read_text(encoding="utf-8") == format_puzzles(puzzle.game, [puzzle, puzzle])


def test_every_puzzle_has_its_day() -> None:
    from datetime import date, timedelta

    days = [date(2026, 11, 18) + timedelta(days=i) for i in range(300)]
    assert sorted(number_of_the_day(300, day) for day in days) == list(range(1, 301))


@pytest.mark.parametrize("name", names())
def test_every_puzzle_that_comes_with_the_program_is_sound(name: str) -> None:
    found = shipped_puzzles(name)
    assert found
    for text in found:
        puzzle = text.parse()
        assert puzzle.gap >= 0.0995  # 10 points, as far as the file is exact
        assert puzzle.answer in puzzle.game.legal(puzzle.position())
        assert theme_of(puzzle.game, puzzle.view(), puzzle.values[0][0], puzzle.values[1][0]) == puzzle.theme
    assert {text.header("theme") for text in found} <= set(themes(find_game(name)))
    assert len({tuple(text.header(key) for key in ("moves", "scores", "starter")) for text in found}) == len(found)


def test_a_file_is_split_without_parsing_its_puzzles() -> None:
    (found,) = split_puzzles(first_puzzle().replace("draw 90.0", "draw ninety"), find_game)
    assert (found.number, found.header("theme"), found.header("mood")) == (1, "take", "")
