"""When Python looks for garbage that leads back to itself.

To look through everything stops the server, with thousands of connections for a quarter of a second; by itself Python
would also look through what is young several times a second, a hundredth of a second each. But moves leave no such
garbage, only connections and requests do when they have ended: so it is looked for after many of them.
"""

from __future__ import annotations

import gc

from starlette.types import ASGIApp, Receive, Scope, Send

# How much they leave behind, and after how much it is looked for.
LEFT_BY = {"websocket": 10, "http": 1}
MOST_LEFT = 5_000


def collect_seldom() -> None:
    """From now on: what is here stays, and nothing is looked through but when it is said."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Garbage:
    """Counts what connections and requests leave behind."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.left = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one of them, and clear up from time to time."""
        try:
            await self.app(scope, receive, send)
        finally:
            self.left += LEFT_BY.get(scope["type"], 0)
            if self.left >= MOST_LEFT:
                self.left = 0
                gc.collect()
