"""A real server with the built client, and a real browser."""

from __future__ import annotations

import fcntl
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.process import Server, serving
from tests.web.browser import Visits, launched, needed
from tests.web.tables import Tables

ROOT = Path(__file__).parents[2]
# Tests are many people at one address, and a reloaded page is not somebody who has left.
ROOMY = {
    "away_seconds": "30",
    "sleep_seconds": "30",
    "lease_seconds": "10",
    "connections_by_address": "1000",
    "tables_by_address": "10000",
    "requests_by_address": "1000",
    "commands_by_connection": "1000",
}


@pytest.fixture(scope="session")
def client() -> None:
    """The client as it would be installed, built once however many test processes there are."""
    with (Path(tempfile.gettempdir()) / "saltmochi-client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(
            [sys.executable, "web/build.py"], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
        )
    if done.returncode:
        pytest.fail(f"the client cannot be built:\n{done.stdout}{done.stderr}")


@pytest.fixture(scope="package")
def browser(client: None) -> Iterator[Browser]:  # noqa: ARG001
    """One Chromium for all tests here; what comes after them must not find its event loop running."""
    with launched(needed()) as running:
        yield running


@pytest.fixture(scope="package")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:  # noqa: ARG001
    """A server that all tests here share; it takes seconds to begin."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('web')}/tables.db", **ROOMY) as running:
        yield running


@pytest.fixture(scope="package")
def tables(server: Server) -> Tables:
    """Games that are over and games that run, for all tests that only look."""
    return Tables(server.address)


@pytest.fixture
def visits(browser: Browser) -> Iterator[Visits]:
    """People who come, and leave when the test is over."""
    coming = Visits(browser)
    yield coming
    coming.close()
