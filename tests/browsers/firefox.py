"""Debian's Firefox, driven by WebDriver BiDi: JSON over a WebSocket that Firefox itself opens.

Selenium would need geckodriver, which neither Debian nor PyPI nor npm has (the npm package downloads it from GitHub).
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browsers.window import PATIENCE, program, running, said


class Firefox:
    """A window of Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self.problems: list[str] = []
        self._socket = socket
        self._ids = count(1)
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        # The tab that Firefox starts with is not active: its page hears nothing when the focus moves.
        self._context = self._ask("browsingContext.create", type="tab")["context"]

    def _ask(self, method: str, **parameters: Any) -> Any:
        """Send a command and return its result; events that come before it are recorded."""
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (answer := json.loads(self._socket.recv(timeout=PATIENCE))).get("id") != number:
            self._hear(answer)
        assert answer["type"] == "success", f"{method}: {answer.get('message', answer)}"
        return answer["result"]

    def _hear(self, event: Mapping[str, Any]) -> None:
        """Record errors and warnings of the page."""
        entry = event.get("params", {})
        if event.get("method") == "log.entryAdded" and entry["level"] in ("error", "warn"):
            frames = (entry.get("stackTrace") or {}).get("callFrames", [])
            places = [f"{frame['url']}:{frame['lineNumber']}:{frame['columnNumber']}" for frame in frames[:1]]
            self.problems.append(" ".join([f"{entry['level']}: {entry['text']}", *places]))

    def goto(self, url: str) -> None:
        """Load a page."""
        self._ask("browsingContext.navigate", context=self._context, url="about:blank", wait="complete")
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        """Change the size of the page."""
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=viewport)

    def evaluate(self, expression: str) -> Any:
        """Evaluate JavaScript, await its value, and return it."""
        answer = self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({expression})) ?? null))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def act(self, actions: Sequence[Mapping[str, Any]]) -> None:
        """Perform actions of the mouse or the keyboard."""
        self._ask("input.performActions", context=self._context, actions=actions)

    def screenshot(self) -> bytes:
        """Return what is in view, as PNG."""
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._context)["data"])

    def collect(self) -> None:
        """Hear all events that the page caused until now."""
        self._ask("session.status")


@contextmanager
def launched(folder: Path) -> Iterator[Firefox]:
    """Start Firefox without a screen."""
    profile = folder / "profile"
    profile.mkdir()
    path = program("firefox-esr", "firefox-esr")
    command = [path, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(profile), "about:blank"]
    with running("firefox", command, folder) as log:
        address = said(log, r"listening on (ws://127\.0\.0\.1:\d+)")
        with connect(f"{address}/session", max_size=None) as socket:
            yield Firefox(socket)
