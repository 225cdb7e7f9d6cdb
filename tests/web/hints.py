"""Hints that come at once and are always the same, whatever an expert would say."""

from __future__ import annotations

import json
from collections.abc import Sequence

from playwright.sync_api import Page, WebSocketRoute, expect

# The chances of the first legal actions; all others have the last one.
CLEAR = (0.61, 0.55, 0.4)
EQUAL = (0.542, 0.54, 0.31)


class Hints:
    """Answers the hints that a page asks for, in place of the server. Set it up before the page is at a table."""

    def __init__(self, page: Page, chances: Sequence[float] = CLEAR) -> None:
        self.page = page
        self.chances = chances
        self.legal: list[str] = []
        page.route_web_socket("**/api/socket**", self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            now = json.loads(message).get("now")
            if now:
                self.legal = now.get("legal") or []
            socket.send(message)

        def asked(message: str | bytes) -> None:
            command = json.loads(message)
            if command["type"] == "hint":
                socket.send(json.dumps({"type": "hinted", "id": command["id"], "opinions": self.opinions()}))
            else:
                server.send(message)

        server.on_message(told)
        socket.on_message(asked)

    def opinions(self) -> list[dict[str, object]]:
        """The legal actions with their chances, the best one first."""
        last = len(self.chances) - 1
        return [
            {"action": action, "value": self.chances[min(place, last)], "trials": 100}
            for place, action in enumerate(self.legal)
        ]

    def ask(self) -> None:
        """Ask for a hint, and wait until it is there."""
        self.page.keyboard.press("h")
        expect(self.page.locator(".hint")).to_be_visible()
