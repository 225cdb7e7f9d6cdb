"""`saltmochi puzzles`: a person solves puzzles."""

from __future__ import annotations

from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from saltmochi.commands.exit_codes import WRONG_ARGUMENTS, WRONG_DATA
from saltmochi.commands.puzzles import puzzles_before
from saltmochi.games import game as find_game
from saltmochi.study import puzzle_finder, puzzle_judge
from saltmochi.study.puzzle import Puzzle, format_puzzles
from saltmochi.study.puzzle_finder import decisions, find_puzzles
from saltmochi.texts import LANGUAGES, say
from tests.study.positions import GOLDEN, golden_record, puzzle_at
from tests.test_cli import output, saltmochi

EN = "en"


def file_of(folder: Path, path: Path, count: int) -> tuple[Path, list[Puzzle]]:
    """A file with the first decisions of a game."""
    record = golden_record(path)
    puzzles = [
        puzzle_at(record, each) for each in islice(decisions(record.game, record.options, record.actions), count)
    ]
    file = folder / "puzzles.txt"
    file.write_text(format_puzzles(record.game, puzzles), encoding="utf-8")
    return file, puzzles


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [GOLDEN[0], GOLDEN[-1]], ids=lambda path: path.stem)
def test_the_best_action_is_right_and_all_values_are_shown(path: Path, language: str, tmp_path: Path) -> None:
    file, puzzles = file_of(tmp_path, path, 3)
    text = output("puzzles", "solve", "--file", str(file), "--number", "3", given="1\n", language=language)
    assert say(language, "puzzle-right") in text
    assert "90" in text
    assert say(language, f"puzzle-{puzzles[2].game.name}-{puzzles[2].theme}") in text
    assert say(language, "puzzle-solved", solved=1, count=1) in text
    assert say(language, "reason-wins-game", share=31, instead=12) in text


def test_after_a_mistake_the_best_action_is_told(tmp_path: Path) -> None:
    file, _ = file_of(tmp_path, GOLDEN[-1], 1)
    text = output("puzzles", "solve", "--file", str(file), given="2\n")
    assert "The best action was “" in text
    assert "Compared with “take a" in text
    assert say(EN, "puzzle-solved", solved=0, count=1) in text


def test_puzzles_follow_until_one_stops(tmp_path: Path) -> None:
    file, _ = file_of(tmp_path, GOLDEN[-1], 5)
    text = output("puzzles", "solve", "--file", str(file), given="1\n\n2\n\nq\n")
    assert say(EN, "puzzle-solved", solved=1, count=2) in text
    assert text.count(say(EN, "puzzle-enter")) == 2


def test_a_theme_chooses_among_the_puzzles(tmp_path: Path) -> None:
    file, puzzles = file_of(tmp_path, GOLDEN[-1], 12)
    theme = puzzles[-1].theme
    text = output("puzzles", "solve", "--file", str(file), "--theme", theme, given="1\n\nq\n")
    assert text.count(say(EN, f"puzzle-{puzzles[0].game.name}-{theme}")) == 2


def test_a_theme_that_one_game_has_chooses_the_game() -> None:
    assert say(EN, "puzzle-happy-mochi-insert") in output("puzzles", "solve", "--theme", "insert", given="q\n")
    refused = saltmochi("puzzles", "solve", "sea-salt-paper", "--theme", "insert")
    assert "Choose one of take, keep, leave, pair, pick, steal, call, not “insert”." in refused.stderr


def test_a_damaged_file_is_refused_with_its_line(tmp_path: Path) -> None:
    file, _ = file_of(tmp_path, GOLDEN[-1], 1)
    file.write_text(file.read_text(encoding="utf-8").replace("seat: ", "seat: 9"), encoding="utf-8")
    done = saltmochi("puzzles", "solve", "--file", str(file))
    assert done.returncode == WRONG_DATA
    assert "Line " in done.stderr


def test_what_there_is_not_is_said(tmp_path: Path) -> None:
    file, puzzles = file_of(tmp_path, GOLDEN[-1], 1)
    assert "from 1 to 1" in saltmochi("puzzles", "solve", "--file", str(file), "--number", "2").stderr
    other = "happy-mochi" if puzzles[0].game.name != "happy-mochi" else "sea-salt-paper"
    for command in ("make", "solve"):
        assert "another file" in saltmochi("puzzles", command, other, "--file", str(file)).stderr


def test_a_file_that_cannot_be_written_is_refused_before_the_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_finder, "find_puzzles", None)
    for path in (tmp_path / "missing" / "puzzles.txt", tmp_path / ("x" * 300)):
        refused = saltmochi("puzzles", "make", "sea-salt-paper", "--file", str(path))
        assert refused.returncode == WRONG_ARGUMENTS
        assert "Can’t write to “" in refused.stderr


def test_puzzles_go_into_a_new_file_or_an_empty_one(tmp_path: Path) -> None:
    empty = tmp_path / "empty.txt"
    empty.touch()
    for path in (empty, tmp_path / "new.txt"):
        assert puzzles_before(str(path)) == []
    assert list(tmp_path.iterdir()) == [empty]


@pytest.mark.no_cover
def test_puzzles_are_found_the_same_way_on_any_number_of_cores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for trials in ("SCREENING_TRIALS", "TRIALS", "CONFIRMING_TRIALS"):
        monkeypatch.setattr(puzzle_judge, trials, 500)
    game = find_game("happy-mochi")
    file = tmp_path / "new.txt"
    output("puzzles", "make", game.name, "--count", "2", "--seed", "5", "--file", str(file))
    with closing(find_puzzles(game, game.options(2), 5, cores=1)) as puzzles:
        assert file.read_text(encoding="utf-8") == format_puzzles(game, islice(puzzles, 2))
