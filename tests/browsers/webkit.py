"""Debian's WebKit, driven by WebDriver: JSON over HTTP, in a window of a virtual screen (Xvfb)."""

from __future__ import annotations

import base64
import socket
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx

from tests.browsers.window import GLANCE, PATIENCE, program, running, said

SCREEN = "1400x1300x24"
# So many seconds after its window a page has its new size.
SETTLING = 0.3
# WebDriver has no events: the page writes down what goes wrong after it is loaded.
LISTEN = """
(() => {
  const problems = (window.problems = []);
  for (const level of ["error", "warn"]) {
    const original = console[level];
    console[level] = (...said) => { problems.push(`${level}: ${said.join(" ")}`); original.apply(console, said); };
  }
  addEventListener("error", (event) => problems.push(`error: ${event.message ?? `cannot load ${event.target.src ?? event.target.href}`} ${event.filename ?? ""}:${event.lineno ?? ""}`), true);
  addEventListener("unhandledrejection", (event) => problems.push(`error: unhandled rejection: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) => problems.push(`error: ${event.violatedDirective} forbids ${event.blockedURI}`));
})()
"""


class WebKit:
    """A window of MiniBrowser, WebKit's own test browser."""

    def __init__(self, driver: httpx.Client) -> None:
        self.problems: list[str] = []
        self._driver = driver
        self._session = ""
        self._session = f"/session/{self._ask('POST', '/session', capabilities={})['sessionId']}"

    def _ask(self, method: str, path: str, **parameters: Any) -> Any:
        """Send a command and return its value."""
        body = parameters if method == "POST" else None
        answer = self._driver.request(method, self._session + path, json=body)
        assert answer.is_success, f"{path}: {answer.text}"
        return answer.json()["value"]

    def goto(self, url: str) -> None:
        """Load a page, also if only the part after # differs."""
        self.collect()
        self._ask("POST", "/url", url="about:blank")
        self._ask("POST", "/url", url=url)
        self.evaluate(LISTEN)

    def resize(self, width: int, height: int) -> None:
        """Change the size of the window until the page is that high; narrower than 447 pixels it cannot be."""
        bars = 0
        for _ in range(5):
            outside = self._ask("POST", "/window/rect", x=0, y=0, width=width, height=height + bars)["height"]
            sleep(SETTLING)
            inside = self.evaluate("innerHeight")
            if inside == height:
                break
            bars = outside - inside

    def evaluate(self, expression: str) -> Any:
        """Evaluate JavaScript, await its value, and return it."""
        script = f"""
          const [done] = arguments;
          (async () => await ({expression}))().then((value) => done({{ value: value ?? null }}), (error) => done({{ error: String(error) }}));
        """
        answer = self._ask("POST", "/execute/async", script=script, args=[])
        assert "value" in answer, answer["error"]
        return answer["value"]

    def act(self, actions: Sequence[Mapping[str, Any]]) -> None:
        """Perform actions of the mouse or the keyboard."""
        self._ask("POST", "/actions", actions=actions)

    def screenshot(self) -> bytes:
        """Return what is in view, as PNG."""
        return base64.b64decode(self._ask("GET", "/screenshot"))

    def collect(self) -> None:
        """Take over what the page has written down."""
        self.problems.extend(self.evaluate("window.problems?.splice(0) ?? []"))

    def close(self) -> None:
        """Close the window."""
        self._ask("DELETE", "")


@contextmanager
def screen(folder: Path) -> Iterator[str]:
    """Start a virtual screen; its name."""
    command = [program("Xvfb", "xvfb"), "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with running("xvfb", command, folder) as log:
        yield ":" + said(log, r"^(\d+)$")


def free_port() -> int:
    """Return a port of this machine that nobody uses; the driver cannot tell one of its own choice."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


def await_driver(driver: httpx.Client) -> None:
    """Wait until the driver answers."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        with suppress(httpx.TransportError):
            driver.get("/status")
            return
        sleep(GLANCE)
    raise AssertionError("WebKitWebDriver did not start")


@contextmanager
def launched(folder: Path) -> Iterator[WebKit]:
    """Start WebKit on a virtual screen."""
    port = free_port()
    command = [program("WebKitWebDriver", "webkit2gtk-driver"), f"--port={port}", "--host=127.0.0.1"]
    with (
        screen(folder) as display,
        running("webkit", command, folder, DISPLAY=display),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as driver,
    ):
        await_driver(driver)
        window = WebKit(driver)
        yield window
        window.close()
