"""HTTP connections with limits that hold before a request reaches the application."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

# The head of a request has at most this many bytes and must arrive within this many seconds.
MAX_HEAD_BYTES, HEAD_SECONDS = 1 << 14, 10.0


class LimitedHttpProtocol(HttpToolsProtocol):
    """HTTP connection with a time and size limit on the request head."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.head_bytes = 0  # received since the head of a request was awaited
        self.head_timeout: asyncio.TimerHandle | None = None  # while one is awaited

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Await the first request."""
        super().connection_made(transport)
        self.await_head()

    def on_message_begin(self) -> None:
        """Await the head of a request that begins."""
        super().on_message_begin()
        if not self.head_timeout:
            self.await_head()

    def await_head(self) -> None:
        """Start the limits of a request head."""
        self.head_bytes = 0
        self.head_timeout = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Parse what was received; abort if a head is too large."""
        self.head_bytes += len(data)
        if self.head_timeout and self.head_bytes > MAX_HEAD_BYTES:
            self.transport.abort()
        else:
            super().data_received(data)

    def on_headers_complete(self) -> None:
        """Lift the limits once the head is complete."""
        self.cancel_timeout()
        super().on_headers_complete()

    def cancel_timeout(self) -> None:
        """Stop waiting for a head."""
        if self.head_timeout:
            self.head_timeout.cancel()
            self.head_timeout = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after the connection."""
        self.cancel_timeout()
        super().connection_lost(exc)
