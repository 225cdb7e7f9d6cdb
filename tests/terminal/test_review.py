"""`saltmochi review`, as a person runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saltmochi.terminal.review import MARK_WIDTH
from saltmochi.texts import LANGUAGES, say
from tests.test_cli import output, saltmochi

GOLDEN = Path(__file__).parents[1] / "golden"
SEA, MOCHI = (str(GOLDEN / name) for name in ("sea-salt-paper-online-2.txt", "happy-mochi-standard-4.txt"))
QUICK = ("--trials", "20")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_reviewed_in_a_language(language: str) -> None:
    shown = output("review", SEA, *QUICK, language=language)
    for message in ("review-luck", "review-accuracy", "review-costly"):
        assert say(language, message) in shown
    assert shown.count(say(language, "review-better", action="|", best="", value="").split("|")[0]) == 3


def test_the_review_as_json() -> None:
    summary = json.loads(output("review", MOCHI, *QUICK, "--json"))
    assert [player["seat"] for player in summary["players"]] == [1, 2, 3, 4]
    for player in summary["players"]:
        total = player["start"] + player["luck"] + player["skill"] + player["gifts"]
        assert total == pytest.approx(player["result"], abs=1e-9)
    assert {"number", "seat", "action", "value", "best", "best_value", "loss"} <= set(summary["decisions"][0])
    assert {"number", "by", "seat", "change"} == set(summary["swings"][0])


def test_the_review_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "review.svg"
    output("review", MOCHI, *QUICK, "--seat", "2", "--plot", str(picture))
    drawn = picture.read_text(encoding="utf-8")
    assert all(say("en", message) in drawn for message in ("review-luck", "review-own", "review-others"))


def test_names_are_drawn_as_they_are(tmp_path: Path) -> None:
    record, picture = tmp_path / "game.txt", tmp_path / "review.svg"
    text = Path(MOCHI).read_text(encoding="utf-8")
    record.write_text(text.replace("result:", "seat 1: $\\frac{$ 🐙\nresult:"), encoding="utf-8")
    done = saltmochi("review", str(record), "--trials", "1", "--plot", str(picture))
    assert (done.returncode, done.stderr) == (0, "")
    assert "$\\frac{$" in picture.read_text(encoding="utf-8")


def test_long_lines_go_on_below_themselves() -> None:
    lines = saltmochi("review", SEA, *QUICK, columns=40).stdout.splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("The decisions that cost most"))
    last = next(n for n, line in enumerate(lines) if line.endswith("the luckiest moments"))
    found = [line for line in lines[first + 1 : last] if line]
    moves = [line for line in found if line[:MARK_WIDTH].strip()]
    assert 1 <= len(moves) <= 3
    assert len(found) > 2 * len(moves)
    assert all(line[MARK_WIDTH : MARK_WIDTH + 2] == "  " for line in found)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ((SEA, "--seat", "3"), "There’s no seat 3: this game had 2 players."),
        ((SEA, "--trials", "0"), "Choose a whole number from 1 to 1000000, not “0”."),
        ((SEA, "--plot", "review.txt"), "must end in .svg or .png"),
        (("missing.txt",), "there’s no such file"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_in_one_line(args: tuple[str, ...], message: str) -> None:
    refused = saltmochi("review", *args)
    assert refused.returncode != 0
    assert message in refused.stderr
    assert refused.stderr.count("\n") == 1
