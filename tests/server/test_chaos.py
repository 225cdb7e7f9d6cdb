"""Disturbances under load: nothing is lost, no two processes tell different histories, no table is stuck."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from benchmarks.chaos import ON_POSTGRESQL, ON_SQLITE, Report, disturb_postgresql, disturb_sqlite
from benchmarks.disturbances import kill_process, kill_process_with_moved_clock, lock_for_long

from tests.server.postgres import Cluster

# By table, who plays: "" is a person.
TABLES = (["", ""], ["", "", ""], ["", "casual"])
# Left to `make chaos`: what takes longest, and what other tests do too.
NOT_ON_POSTGRESQL = (kill_process,)
NOT_ON_SQLITE = (lock_for_long, kill_process_with_moved_clock)


def check(report: Report, disturbances: int) -> None:
    """See that so many disturbances did no harm."""
    assert not report.faults, report.examples
    assert len(report.seconds) >= disturbances
    assert report.moves > 10 * disturbances


def test_processes_on_postgresql_survive_every_disturbance(postgres: Cluster, tmp_path: Path) -> None:
    report = Report()
    asyncio.run(disturb_postgresql(report, postgres, tmp_path, random.Random(1), TABLES, 2, NOT_ON_POSTGRESQL))
    check(report, len(ON_POSTGRESQL) - len(NOT_ON_POSTGRESQL))


def test_a_server_on_sqlite_survives_every_disturbance(tmp_path: Path) -> None:
    report = Report()
    asyncio.run(disturb_sqlite(report, tmp_path, random.Random(2), TABLES, NOT_ON_SQLITE))
    check(report, len(ON_SQLITE) - len(NOT_ON_SQLITE))
