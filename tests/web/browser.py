"""Debian's Chromium, and people who visit a server with it.

Whatever a page complains about, and every request to another host, fails the test.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

# The first one can show no windows, so it is smaller and quicker.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP = (1280, 800)
PHONE = (390, 844)
# For a busy machine.
PATIENCE = 30_000
LANGUAGES = ("en", "it", "es", "fr")
GAMES = ("sea-salt-paper", "happy-mochi")


# All texts of a page: what is shown, and the names of what is not text.
TEXTS = """
() => [document.title, document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")]
  .flatMap((each) => [each.ariaLabel, each.title, each.placeholder])].filter(Boolean).join("\\n")
"""


def executable() -> str | None:
    """Where Chromium is."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def needed() -> str:
    """Where Chromium is; a machine without it says what is not tested, and with CI=true that is a failure."""
    found = executable()
    if not found:
        told = "the browser client is not tested: there is no Chromium (apt-get install chromium-headless-shell)"
        if os.environ.get("CI") == "true":
            pytest.fail(told)
        pytest.skip(told)
    return found


@contextmanager
def launched(path: str) -> Iterator[Browser]:
    """A running Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


def stored(origin: str, **values: Any) -> Any:
    """What a browser remembers of an earlier visit."""
    kept = [{"name": f"saltmochi.{name}", "value": json.dumps(value)} for name, value in values.items()]
    return {"cookies": [], "origins": [{"origin": origin, "localStorage": kept}]}


class Visits:
    """The windows that a test opens, each of them another person's."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.problems: list[str] = []
        self.expected = ["Service Worker registration blocked by Playwright"]

    def expect(self, *patterns: str) -> None:
        """Some complaints belong to what is tested."""
        self.expected.extend(patterns)

    def window(
        self,
        address: str,
        *,
        language: str = "en",
        phone: bool = False,
        dark: bool = False,
        calm: bool = True,
        workers: bool = False,
        seats: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
        games: Sequence[Mapping[str, Any]] | None = None,
    ) -> Page:
        """A new person's window, with the seats of tables that were opened for them."""
        width, height = PHONE if phone else DESKTOP
        origin = f"http://{address}"
        chosen = {"language": language, **(settings or {})}
        context = self.browser.new_context(
            base_url=origin,
            viewport={"width": width, "height": height},
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            locale=language,
            service_workers="allow" if workers else "block",
            permissions=["clipboard-read", "clipboard-write"],
            storage_state=stored(origin, seats=seats or {}, settings=chosen, games=list(games or ())),
        )
        context.set_default_timeout(PATIENCE)
        context.set_default_navigation_timeout(PATIENCE)
        self.contexts.append(context)
        self.listen(context, address)
        return context.new_page()

    def listen(self, context: BrowserContext, address: str) -> None:
        """Hear of everything that goes wrong in a context."""

        def asked(url: str) -> None:
            parts = urlsplit(url)
            if parts.scheme not in ("data", "blob", "about") and parts.netloc != address:
                self.problems.append(f"a request to another host: {url}")

        context.on("request", lambda request: asked(request.url))
        context.on("page", lambda page: page.on("websocket", lambda socket: asked(socket.url)))

        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.problems.append(f"the console: {message.text} ({message.location.get('url')})")

        context.on("weberror", lambda wrong: self.problems.append(f"an error on the page: {wrong.error}"))
        context.on("console", said)

    def seat(self, address: str, opened: Mapping[str, Any], **options: Any) -> Page:
        """The window of whoever opened a table, at that table."""
        kept = {opened["table"]: {"token": opened["token"], "seat": opened["seat"]}}
        page = self.window(address, seats=kept, **options)
        page.goto(f"/#/table/{opened['table']}")
        return page

    def close(self) -> None:
        """Close all windows; what went wrong in them is told."""
        for context in self.contexts:
            context.close()
        wrong = [each for each in self.problems if not any(re.search(pattern, each) for pattern in self.expected)]
        assert not wrong, "\n".join(wrong)
