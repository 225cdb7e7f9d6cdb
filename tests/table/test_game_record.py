"""Game records: damaged ones are refused with line and reason."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saltmochi.games import game
from saltmochi.table.game_record import MAX_CHARACTERS, GameRecord, format_record, parse_record
from saltmochi.texts import Problem
from tests.games.golden import FOLDER

TEXT = (FOLDER / "sea-salt-paper-french-4.txt").read_text(encoding="utf-8")


def damaged(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "Line 1: a game record starts with"),
        ("hello\n", "Line 1: a game record starts with"),
        (damaged("game: sea-salt-paper\n", ""), "the header “game” is missing"),
        (damaged("game: sea-salt-paper", "game: chess"), "Line 2: There’s no game called “chess”"),
        (damaged("rules: 1", "rules: 99"), "Line 3: this game was played with version 99 of the rules"),
        (damaged("rules: 1", "rules: x"), "Line 3: “rules” needs a whole number"),
        (damaged("edition: french", "edition: klingon"), "Line 4: There’s no edition called “klingon”"),
        (damaged("edition: french", "edition:"), "Line 4: “edition:” isn’t a header"),
        (damaged("players: 4", "players: 7"), "Line 5: Choose 2 to 4 players, not 7."),
        (damaged("players: 4", "players: ٤"), "Line 5: “players” needs a whole number"),
        (damaged("target: 14", "target: 0"), "Line 6: Choose a target from 1 to 1000, not 0."),
        (
            damaged("target: 14", "target: 14\ntarget: 14"),
            "Line 7: the header “target” appears a second time",
        ),
        (damaged("target: 14", "target: 14\nweather: fine"), "Line 7: there’s no header called “weather”"),
        (damaged("target: 14", "target: 14\nseat 1: \x1b[31mred"), "Line 7: “�[31mred” can’t be a name"),
        (damaged("target: 14", "target: 14\nseat 1: " + "x" * 5000), "Line 7: “xxx"),
        (damaged("result: seat", "result: nobody, seat"), "Line 7: the result says"),
        (damaged("dealer: begin", "dealer begin"), "Line 10: “dealer begin"),
        (damaged("dealer: begin", "2: begin"), "Line 10: it’s the turn of “dealer”, not of “2”."),
        (damaged("dealer: begin", "dealer: jump"), "isn’t a move"),
        (damaged("dealer: begin 2", "dealer: shuffle"), "Line 10: “shuffle” isn’t allowed here"),
        (TEXT + "dealer: shuffle\n", "the game is already over before “dealer: shuffle”"),
        (TEXT[: len(TEXT) // 2].rsplit("\n", 1)[0], "Line 7: the result says"),
        ("#" * (MAX_CHARACTERS + 1), "too long"),
    ],
)
def test_a_damaged_record_is_refused_with_line_and_reason(text: str, complaint: str) -> None:
    with pytest.raises(Problem) as caught:
        parse_record(text, game)
    assert complaint in str(caught.value)


EXPANDED = (FOLDER / "sea-salt-paper-online-2-expansions.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("own", "lines", "target"),
    [
        ({}, [], 40),
        ({"expansions": "extra-salt"}, ["expansions: extra-salt"], 40),
        ({"expansions": "extra-pepper, extra-salt"}, ["expansions: extra-salt,extra-pepper"], 40),
        ({"expansions": ""}, [], 40),
        ({"double_points": True}, ["double_points: true"], 80),
        ({"double_points": "false"}, [], 40),
        (
            {"expansions": ["extra-pepper"], "double_points": True},
            ["expansions: extra-pepper", "double_points: true"],
            80,
        ),
    ],
)
def test_expansions_and_the_house_rule_are_headers_that_read_back(
    own: dict[str, Any], lines: list[str], target: int
) -> None:
    chosen = game("sea-salt-paper")
    record = GameRecord(chosen, chosen.options(2, "french", **own))
    text = format_record(record)
    assert text.splitlines()[4:] == ["players: 2", f"target: {target}", *lines, "result: unfinished", "", "# round 1"]
    copy = parse_record(text, game)
    assert copy.options == record.options
    assert copy.start() == record.start()
    assert format_record(copy) == text


def test_a_target_of_ones_own_is_not_doubled() -> None:
    chosen = game("sea-salt-paper")
    record = GameRecord(chosen, chosen.options(2, "french", 50, double_points=True))
    assert parse_record(format_record(record), game).options.target == 50


@pytest.mark.parametrize(("players", "target"), [(2, 80), (3, 70), (4, 60)])
def test_double_points_double_the_usual_targets(players: int, target: int) -> None:
    assert game("sea-salt-paper").options(players, double_points=True).target == target


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "expansions: extra-salt,extra-pepper",
            "expansions: extra-sugar",
            "Line 7: There’s no expansion called “extra-sugar”",
        ),
        ("expansions: extra-salt,extra-pepper", "expansions:", "Line 7: “expansions:” isn’t a header"),
        (
            "expansions: extra-salt,extra-pepper",
            "expansions: extra-salt\nexpansions: extra-pepper",
            "Line 8: the header “expansions”",
        ),
        ("expansions: extra-salt,extra-pepper\n", "", "isn’t allowed here"),
        ("expansions: extra-salt,extra-pepper", "expansions: extra-salt", "isn’t allowed here"),
        (
            "expansions: extra-salt,extra-pepper",
            "double_points: twice",
            "Line 7: One of the options needs a different value",
        ),
    ],
)
def test_a_record_with_wrong_expansions_is_refused(old: str, new: str, complaint: str) -> None:
    assert old in EXPANDED
    with pytest.raises(Problem) as caught:
        parse_record(EXPANDED.replace(old, new, 1), game)
    assert complaint in str(caught.value)


def test_the_order_of_expansions_in_a_record_does_not_matter() -> None:
    other = EXPANDED.replace("extra-salt,extra-pepper", "extra-pepper, extra-salt", 1)
    assert format_record(parse_record(other, game)) == EXPANDED


def test_an_unfinished_game_can_be_read() -> None:
    lines = TEXT.splitlines()
    half = "\n".join("result: unfinished" if line.startswith("result") else line for line in lines[:40])
    record = parse_record(half, game)
    assert not record.game.over(record.end())
    assert parse_record(format_record(record), game).actions == record.actions


def test_remarks_and_white_space_do_not_matter() -> None:
    loose = "\n\n".join(f"  {line}  " for line in TEXT.splitlines()) + "\n# the end"
    assert parse_record(loose, game).actions == parse_record(TEXT, game).actions


@pytest.mark.no_cover
@given(st.integers(0, len(TEXT) - 1), st.characters())
@settings(deadline=None)
def test_whatever_is_damaged_gives_a_record_or_a_problem(place: int, character: str) -> None:
    text = TEXT[:place] + character + TEXT[place + 1 :]
    try:
        record = parse_record(text, game)
    except Problem as problem:
        assert str(problem)
    else:
        assert parse_record(format_record(record), game).actions == record.actions


@given(st.text())
@settings(deadline=None)
def test_any_text_gives_a_problem(text: str) -> None:
    with pytest.raises(Problem):
        parse_record(text, game)


@pytest.mark.parametrize("name", ["", " x ", "a\nresult: x", "\x85", "x" * 41])
def test_a_name_that_would_not_read_back_is_not_written(name: str) -> None:
    record = parse_record(TEXT, game)
    record.names = {0: name}
    with pytest.raises(Problem, match="can’t be a name"):
        format_record(record)
