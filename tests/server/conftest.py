"""Servers for tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import any_database, postgres, postgres_database  # noqa: F401
from tests.server.process import Server, serving


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A new SQLite file."""
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a module share."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.db") as running:
        yield running
