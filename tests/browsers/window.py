"""A browser window that a test drives, and what both browsers share of the WebDriver protocols."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol

import pytest

# For a busy machine, in seconds.
PATIENCE = 30.0
# So many seconds pass between two looks.
GLANCE = 0.05


class Window(Protocol):
    """A window of a real browser."""

    # Errors and warnings of all pages so far.
    problems: list[str]

    def goto(self, url: str) -> None:
        """Load a page."""

    def resize(self, width: int, height: int) -> None:
        """Change the size of the page, as far as the browser allows it."""

    def evaluate(self, expression: str) -> Any:
        """Evaluate JavaScript, await its value, and return it."""

    def act(self, actions: Sequence[Mapping[str, Any]]) -> None:
        """Perform actions of the mouse or the keyboard."""

    def screenshot(self) -> bytes:
        """Return what is in view, as PNG."""

    def collect(self) -> None:
        """Add what the page complained about until now to the problems."""


def click(x: float, y: float) -> list[dict[str, Any]]:
    """Return the actions of a click; WebDriver and WebDriver BiDi write them alike."""
    steps = [
        {"type": "pointerMove", "x": round(x), "y": round(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]


def keys(text: str) -> list[dict[str, Any]]:
    """Return the actions that type a text."""
    steps = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keyboard", "actions": steps}]


def program(name: str, package: str) -> str:
    """Return the path of a program, or fail and name the Debian package that has it."""
    found = shutil.which(name)
    if not found:
        pytest.fail(f"there is no {name}: apt-get install {package}")
    return found


@contextmanager
def running(name: str, command: Sequence[str], folder: Path, **environment: str) -> Iterator[Path]:
    """Run a program and its children with a home of their own, and end all of them; yields the file with its output."""
    log = folder / f"{name}.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, "HOME": str(folder), "LANG": "C.UTF-8", "LANGUAGE": "en", **environment},
            start_new_session=True,
        )
    try:
        yield log
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def said(log: Path, pattern: str) -> str:
    """Wait until a program writes what is wanted, and return it."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        if found := re.search(pattern, log.read_text(errors="replace"), re.MULTILINE):
            return found[1]
        sleep(GLANCE)
    raise AssertionError(f"{log.stem} did not start:\n{log.read_text(errors='replace')}")
