"""Which positions are puzzles: judged only by what the acting seat knows, and the same with other seeds."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from benchmarks.puzzles import judged_anew, stable

from saltmochi.games import game as find_game
from saltmochi.games import names
from saltmochi.study.assessment import ALL_ACTIONS, Assessor
from saltmochi.study.puzzle import EASY, Puzzle
from saltmochi.study.puzzle_files import shipped_puzzles
from saltmochi.study.puzzle_judge import GAP, OBVIOUS_GAP, Judge, gap_of
from saltmochi.table.rng import new_rng

pytestmark = pytest.mark.no_cover
each_game = pytest.mark.parametrize("name", names())
# One for each of so many steps through the file.
SAMPLE = 5
# How much the gap between two values in the file may be off.
ROUNDING = 0.001


def sample(name: str) -> list[Puzzle]:
    """Some of the puzzles that come with the program."""
    puzzles = shipped_puzzles(name)
    return [text.parse() for text in islice(puzzles, 0, None, max(1, len(puzzles) // SAMPLE))][:SAMPLE]


def other_table(puzzle: Puzzle, seed: int) -> Any:
    """A state that differs only in what the seat cannot know."""
    return puzzle.game.imagine(puzzle.view(), new_rng(seed))


@each_game
def test_the_judgement_does_not_change_with_what_is_hidden(name: str) -> None:
    judge, changed = Judge(find_game(name)), 0
    for seed, puzzle in enumerate(sample(name)):
        state = other_table(puzzle, seed)
        changed += state != puzzle.position()
        other = puzzle.game.view(state, puzzle.seat)
        values = judge.values(judge.screening, other, seed)
        assert values == judge.values(judge.screening, puzzle.view(), seed)
        assert judge.difficulty(other, puzzle.answer) == judge.difficulty(puzzle.view(), puzzle.answer)
    assert changed


@each_game
def test_a_sample_of_the_answers_is_stable_over_a_new_seed(name: str) -> None:
    judge = Judge(find_game(name))
    assert all(stable(judge, puzzle, (7,)) for puzzle in sample(name))


@each_game
def test_every_puzzle_is_as_hard_as_its_file_says_and_not_obvious(name: str) -> None:
    judge = Judge(find_game(name))
    for text in shipped_puzzles(name):
        puzzle = text.parse()
        assert judge.difficulty(puzzle.view(), puzzle.answer) == puzzle.difficulty, text.number
        assert puzzle.difficulty != EASY or puzzle.gap <= OBVIOUS_GAP + ROUNDING, text.number


@each_game
def test_a_puzzle_is_judged_as_its_file_says(name: str) -> None:
    # Few trials dismiss a puzzle with a small gap now and then, so the clearest one is judged.
    puzzle = max(sample(name), key=lambda each: gap_of(each.values))
    judge = Judge(puzzle.game)
    again = judged_anew(judge, puzzle)
    assert again
    assert again._replace(values=(), reasons=()) == puzzle._replace(values=(), reasons=())
    assert {action for action, _ in again.reasons} <= {action for action, _ in again.values[1:]}
    assert all(reasons for _, reasons in again.reasons)
    for (action, value), (written, rounded) in zip(again.values, puzzle.values, strict=True):
        assert value == pytest.approx(rounded, abs=0.0006)
        assert action == written or value == pytest.approx(dict(again.values)[written], abs=0.001)
    found = judge.judge(puzzle.view())
    assert found
    assert gap_of(found.values) >= GAP


def test_with_all_actions_none_is_eliminated() -> None:
    puzzle = sample(names()[0])[0]
    trials = {item.trials for item in Assessor(puzzle.game, 3000, 1).assess(puzzle.view(), ALL_ACTIONS, 0)}
    assert len(trials) == 1
