"""`kill -9` while everybody plays: nothing that was answered is lost, nothing is done twice, every table goes on."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from benchmarks.kill import Report, kill_again_and_again

from saltmochi.server.storage.log_events import MoveMade
from tests.server.ledger import Answer, Ledger, Logs
from tests.server.postgres import Cluster

# By table, who plays: "" is a person.
TABLES = (["", ""], ["", "", ""], ["", "casual"])


def check(new_database: Callable[[], str], kills: int, seed: int) -> None:
    """Kill servers so many times."""
    report = Report()
    asyncio.run(kill_again_and_again(report, new_database, kills, seed, tables=TABLES))
    assert not report.faults, report.examples
    assert report.kills == kills
    assert report.moves > 10 * kills
    assert report.repeated > kills / 2
    assert report.verified == len(TABLES)


def test_sqlite_loses_nothing_when_the_server_is_killed(tmp_path: Path) -> None:
    numbers = count()
    check(lambda: f"sqlite:///{tmp_path}/{next(numbers)}.db", kills=16, seed=1)


def test_postgresql_loses_nothing_when_the_server_is_killed(postgres: Cluster) -> None:
    check(postgres.fresh, kills=10, seed=2)


# --- The ledger that finds losses ---


def told(number: int, at: int, seat: int = 0) -> dict[str, object]:
    """A move, as clients hear of it."""
    return {"number": number, "at": at, "event": {"what": "acted", "seat": seat, "steps": [{"action": "draw"}]}}


def one_move() -> tuple[Ledger, Logs]:
    """A move that was told and acknowledged, and the log that has it."""
    ledger = Ledger()
    ledger.hear("table", told(0, at=5))
    ledger.acknowledge("first", Answer("table", 0, "draw"))
    return ledger, {"table": [(5, MoveMade(0, "draw", "first"))]}


def test_what_is_stored_as_it_was_told_is_no_fault() -> None:
    ledger, stored = one_move()
    ledger.check(stored)
    ledger.check(copy.deepcopy(stored))
    assert not ledger.faults


@pytest.mark.parametrize(
    ("rows", "faults"),
    [
        ([], {"lost: an acknowledged move", "lost: an event that was told"}),
        ([(6, MoveMade(0, "draw", "first"))], {"changed: an event that was told"}),
        ([(5, MoveMade(1, "draw", "first"))], {"changed: an event that was told"}),
        ([(5, MoveMade(0, "end", "first"))], {"lost: an acknowledged move", "changed: an event that was told"}),
        ([(5, MoveMade(0, "draw", "other"))], {"lost: an acknowledged move"}),
        ([(5, MoveMade(0, "draw", "first")), (7, MoveMade(0, "draw", "first"))], {"done twice"}),
    ],
)
def test_what_is_not_stored_as_it_was_told_is_found(rows: list[tuple[int, MoveMade]], faults: set[str]) -> None:
    ledger, _ = one_move()
    ledger.check({"table": [*rows]})
    assert set(ledger.faults) == faults


def test_two_events_under_one_number_are_found() -> None:
    ledger, _ = one_move()
    ledger.hear("table", told(0, at=5))
    assert not ledger.faults
    ledger.hear("table", told(0, at=6))
    assert set(ledger.faults) == {"forked: two events under one number"}
