"""HTTP connections with limits that hold before a request reaches the application, and until its answer is read."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from saltmochi.server.settings import Settings
from saltmochi.server.transport.open_connections import Droppable, OpenConnections, Slot
from saltmochi.server.transport.websocket_protocol import ABORT_FACTOR, LimitedWebSocketProtocol

# The head of a request has at most this many bytes.
MAX_HEAD_BYTES = 1 << 14
END_OF_HEAD = b"\r\n\r\n"
# A client has this many seconds to send a head, to send a body, and to read an answer. A body and an answer may take
# longer if they are large: as long as it takes at this many bytes a second.
PATIENCE_SECONDS, LEAST_BYTES_PER_SECOND = 10.0, 4096
# The requests that a client has sent while an earlier one is being answered; one more ends the connection.
MAX_PIPELINED = 16


class TooManyRequests(Exception):
    """A client sends more requests at once than it may."""


class Wait(NamedTuple):
    """Since when the server waits for a client, and how many bytes justify it."""

    since: float
    amount: int = 0

    def is_too_long(self, now: float) -> bool:
        """Whether the client was too slow."""
        return now - self.since > PATIENCE_SECONDS + self.amount / LEAST_BYTES_PER_SECOND


class LimitedHttpProtocol(Droppable, HttpToolsProtocol):
    """HTTP connection with limits on the size of a request, on waiting requests, and on the time a client takes."""

    def __init__(self, settings: Settings, places: OpenConnections, **options: Any) -> None:
        super().__init__(**options)
        self.places = places
        self.slot: Slot | None = None
        self.running: RequestResponseCycle | None = None  # the request that is being answered
        self.most_body = ABORT_FACTOR * settings.most_message
        self.head_bytes = 0  # received since the head of a request was awaited
        self.head: Wait | None = None  # while one is awaited
        self.body: Wait | None = None  # while one is awaited
        self.answer: Wait | None = None  # while some of it is unread

    # --- Connections ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Await the first request, if there is room for the connection."""
        super().connection_made(transport)
        self.slot = self.places.enter(self)
        if not self.slot:
            transport.abort()
        self.await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after the connection; forget requests that were not begun, since they refer back to it."""
        super().connection_lost(exc)
        self.pipeline.clear()
        self.cycle = None  # type: ignore[assignment]
        if self.running:
            self.running.disconnected = True
            self.running.message_event.set()
        if self.slot:
            self.places.leave(self.slot)

    def is_overdue(self, now: float) -> bool:
        """Whether the client has sent or read too slowly. While reading is paused, it cannot send."""
        if self.flow.read_paused:
            self.head = self.head and Wait(now)
            self.body = self.body and Wait(now, self.body.amount)
        unread, answer = self.unread_bytes(), self.answer or Wait(now)
        self.answer = Wait(answer.since, max(answer.amount, unread)) if unread else None
        return any(wait and wait.is_too_long(now) for wait in (self.head, self.body, self.answer))

    def resume_writing(self) -> None:
        """Go on with an answer, most of which was read."""
        super().resume_writing()
        self.answer = None

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to the WebSocket protocol."""
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, LimitedWebSocketProtocol) and self.slot:
            protocol.take_over(self.places, self.slot)
        self.slot = None
        self.parser = None  # type: ignore[assignment]  # it refers back to this object

    # --- Requests ---

    def await_head(self) -> None:
        """Start the limits of a request head."""
        self.head_bytes = 0
        self.head = Wait(self.loop.time())

    def data_received(self, data: bytes) -> None:
        """Parse what was received; abort if a head is too large."""
        if self.timeout_keep_alive_task and not self.head:
            self.await_head()
        if self.head:
            end = data.find(END_OF_HEAD)  # a body may arrive together with its head
            self.head_bytes += len(data) if end < 0 else end
            if self.head_bytes > MAX_HEAD_BYTES:
                self.transport.abort()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Await the head of a request that begins; abort if too many wait already."""
        if len(self.pipeline) >= MAX_PIPELINED:
            self.transport.abort()
            raise TooManyRequests
        super().on_message_begin()
        if self.slot:
            self.places.expose(self.slot)
        if not self.unread_bytes():
            self.answer = None
        if not self.head:
            self.await_head()

    def on_headers_complete(self) -> None:
        """Await the body instead of the head."""
        self.head = None
        self.body = Wait(self.loop.time())
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of the body; abort if it is far too large."""
        if self.body:
            self.body = Wait(self.body.since, self.body.amount + len(body))
            if self.body.amount > self.most_body:
                self.transport.abort()
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop waiting for the body."""
        self.body = None
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Begin to answer a request."""
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that cannot be parsed, if the connection was not aborted."""
        if not self.transport.is_closing():
            super().send_400_response(msg)
