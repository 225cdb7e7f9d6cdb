"""The pages of measured figures are what their generators write from the stored results."""

from __future__ import annotations

import json
import re

import pytest
from benchmarks import calibration, calls_page, findings, findings_page, strength

from saltmochi.arena.measures import NOTHING, Answer, Measure, Row, Unit
from saltmochi.bots.sea_salt_paper.call_chart import CHART
from saltmochi.study.calibration import correction_of


def test_the_findings_are_written_from_the_stored_results() -> None:
    again = "run `python -m benchmarks.findings --write`"
    assert findings.PAGE.read_text(encoding="utf-8") == findings_page.page(findings.stored_results()), again


def test_every_picture_of_the_findings_exists() -> None:
    names = re.findall(r"\]\((pictures/.*?)\)", findings.PAGE.read_text(encoding="utf-8"))
    assert names
    for name in names:
        assert (findings.PAGE.parent / name).exists(), name


def test_the_tables_of_strength_are_written_from_the_stored_results() -> None:
    page = strength.PAGE.read_text(encoding="utf-8")
    assert strength.tables(strength.stored_results()) in page, "run `python -m benchmarks.strength --most 0`"


def test_a_match_is_played_in_parts_and_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[int, int]] = []

    def play(_test: strength.Test, games: int, seed: int) -> strength.Result:
        played.append((games, seed))
        wins = {"wins": games * 0.6, "decided": games}
        return {"games": games, **wins, "seconds": 1.0, "measured": strength.AS_THEY_PLAY}

    monkeypatch.setattr(strength, "play", play)
    test = strength.Test("sea-salt-paper", 2, "expert,search:20", 1000, 0.5)
    (first, second) = strength.play_on(test, None, 150)
    assert played == [(100, strength.SEED), (50, strength.SEED + 1)]
    assert (first["games"], second["games"], second["wins"], second["seconds"]) == (100, 150, 90.0, 2.0)
    assert second["interval"][0] < second["win_rate"] == 0.6 < second["interval"][1]
    (third,) = strength.play_on(test, second, 200)
    assert (third["games"], third["wins"]) == (200, 120.0)
    assert not list(strength.play_on(test, third, 200))


def test_an_answer_is_the_same_after_it_was_stored() -> None:
    rows = (Row("7", (Measure(20, 0.5, (0.25, 0.75)), Measure(3, NOTHING.value, NOTHING.interval))),)
    answer = Answer("stop-or-wait", Unit.POINTS, rows, ("wait", "stop"), null_value=0.0)
    results = {"surveys": {"salt-2": {"answers": {answer.name: findings.answer_as_dict(answer)}}}}
    stored = findings_page.answers_of(json.loads(json.dumps(results)))["salt-2"]["stop-or-wait"]
    assert stored.measure("7", "wait") == answer.measure("7", "wait")
    assert not stored.measure("7", "stop").known
    assert (stored.unit, stored.columns, stored.null_value) == (answer.unit, answer.columns, answer.null_value)


def test_the_chart_of_calls_is_what_the_assessed_decisions_say() -> None:
    cells = findings.stored_results()["calls"]["cells"]
    assert {players: calls_page.chart_text(cells[players]) for players in calls_page.PLAYERS} == {
        players: chart.strip() for players, chart in CHART.items()
    }, "copy what `python -m benchmarks.calls` prints into `call_chart`"


def test_chances_come_true_within_four_points_on_games_that_were_not_used_for_fitting() -> None:
    results = calibration.stored_results()
    assert list(results) == calibration.configurations()
    for (name, players), result in results.items():
        assert tuple(result["in_use"]) == correction_of(name, players), "run `make calibration`"
        if players in calibration.SHOWN:
            rows = result["held_out"]
            assert len(rows) == calibration.BINS
            assert all(abs(row["true"] - row["stated"]) + row["error"] <= 0.04 for row in rows), (name, players)
