"""Browsers other than Chromium, each started once, and a real server with the built client."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.browsers import firefox, webkit
from tests.browsers.visitor import DESKTOP, Visitor
from tests.browsers.window import Window
from tests.server.process import Server, serving
from tests.web.conftest import ROOMY

LAUNCHERS: dict[str, Callable[[Path], AbstractContextManager[Window]]] = {
    "firefox": firefox.launched,
    "webkit": webkit.launched,
}
PICTURES = Path(__file__).parents[2] / "build" / "browsers"
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember which test failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="module", params=LAUNCHERS)
def window(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Window]]:
    """A window of each browser, and the name of the browser."""
    name: str = request.param
    with LAUNCHERS[name](tmp_path_factory.mktemp(name)) as opened:
        yield name, opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests here share."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('browsers')}/tables.db", **ROOMY) as running:
        yield running


@pytest.fixture
def visitor(request: pytest.FixtureRequest, window: tuple[str, Window]) -> Iterator[Visitor]:
    """A person at the browser; a picture shows what they saw when a test failed."""
    name, opened = window
    opened.problems.clear()
    opened.resize(*DESKTOP)
    person = Visitor(opened, name, PICTURES)
    yield person
    if request.node.stash.get(FAILED, False):
        print("What was seen:", person.picture(f"failed {request.node.originalname}"))
