"""Databases for tests: SQLite files, and PostgreSQL where it is installed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from saltmochi.server.storage.database import LOG, make_engine
from saltmochi.server.storage.log_events import AnyLogEvent, decode_event
from tests.server.postgres import Cluster, programs

NOT_INSTALLED = "nothing of this was tested on PostgreSQL, which is not installed here: apt-get install postgresql"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """PostgreSQL. Where it is missing the run says so; where everything must be tested that is a failure."""
    folder = programs()
    if not folder:
        if os.environ.get("CI") == "true":
            pytest.fail(NOT_INSTALLED)
        pytest.skip(NOT_INSTALLED)
    cluster = Cluster(folder)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture
def postgres_database(postgres: Cluster) -> str:
    """A new database on PostgreSQL."""
    return postgres.fresh()


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind in turn."""
    if request.param == "SQLite":
        return f"sqlite:///{tmp_path}/tables.db"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.fresh()


def logs(url: str) -> dict[str, list[tuple[int, AnyLogEvent]]]:
    """All that is stored: by table, when each row was written, and the row, in order and without a gap."""
    engine = make_engine(url)
    found: dict[str, list[tuple[int, AnyLogEvent]]] = {}
    with engine.connect() as connection:
        query = sa.select(LOG.c.table_id, LOG.c.number, LOG.c.at, LOG.c.row).order_by(LOG.c.table_id, LOG.c.number)
        for table, number, at, row in connection.execute(query):
            rows = found.setdefault(table, [])
            assert number == len(rows), "a row is missing"
            rows.append((at, decode_event(bytes(row))))
    engine.dispose()
    return found
