"""What goes over the wire: a client's requests and its WebSocket, beneath the table's own messages.

How much a client may send is limited here already, before it is understood: also what no application ever sees, such as
pings and pieces of messages, takes time.
"""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic
from typing import Any, ClassVar

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from saltmochi.server import garbage
from saltmochi.server.rate_limits import Bucket
from saltmochi.server.settings import Settings
from saltmochi.server.api.websocket import DIRECT

# When so many messages of a client wait, no more are read.
MOST_WAITING = 16
# A message comes in at most so many pieces.
MOST_PIECES = 16
# So many bytes each of the commands that are allowed in a second may have on average, and so many of the largest
# messages may come at once.
USUAL_BYTES, AT_ONCE = 256, 4
# A message that is too long is refused in words; one that is so many times too long ends the connection.
FAR_TOO_LONG = 16
# How long a connection may take to end, in seconds.
GRACE = 3
# The head of a request has at most so many bytes, and comes within so many seconds.
MOST_HEAD, HEAD_SECONDS = 1 << 14, 10.0


class Requests(HttpToolsProtocol):
    """A connection that is not waited for if it does not say in time, and in few words, what is wanted."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.said = 0  # bytes since a request was awaited
        self.patience: asyncio.TimerHandle | None = None  # while one is awaited

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A first request is awaited."""
        super().connection_made(transport)
        self.await_head()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if not self.patience:
            self.await_head()

    def await_head(self) -> None:
        """From now on the head of a request is awaited."""
        self.said = 0
        self.patience = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Read what was sent, if it is not too much."""
        self.said += len(data)
        if self.patience and self.said > MOST_HEAD:
            self.transport.abort()
        else:
            super().data_received(data)

    def on_headers_complete(self) -> None:
        """The head has come."""
        self.have_head()
        super().on_headers_complete()

    def have_head(self) -> None:
        """Nothing is awaited any longer."""
        if self.patience:
            self.patience.cancel()
            self.patience = None

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.have_head()
        super().connection_lost(exc)


class Inbox(deque[ASGIReceiveEvent]):
    """What a client has sent, for the one task that reads it: a queue is made for many, and slower."""

    def __init__(self) -> None:
        super().__init__()
        self.bell: asyncio.Future[None] | None = None  # while somebody waits

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        """Something was sent."""
        self.append(message)
        if self.bell and not self.bell.done():
            self.bell.set_result(None)


class Protocol(WebSocketsSansIOProtocol):
    """A connection that is gone for good when it has ended, even if the client never reads what is left.

    Beside what ASGI has, an application can send a text without waiting: no task has to wake up for every message.
    """

    unsent: ClassVar[list[tuple[asyncio.Transport, bytes]]] = []

    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(**options)
        self.inbox = Inbox()
        self.queue = self.inbox  # type: ignore[assignment]
        self.outbox = settings.outbox
        rate, at_once = USUAL_BYTES * settings.commands_by_connection, AT_ONCE * settings.most_message
        self.traffic = Bucket(rate, at_once, monotonic())
        self.indebted = False  # whether more was sent than is allowed

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended, also one that was never agreed on."""
        super().connection_lost(exc)
        garbage.left_behind()

    # --- To the client ---

    async def run_asgi(self) -> None:
        """Serve the connection."""
        self.scope["extensions"][DIRECT] = {"write": self.write}
        await super().run_asgi()
        self.loop.call_later(GRACE, self.transport.abort)

    def write(self, text: bytes) -> int:
        """Send a text without waiting; how many bytes wait already. To a client that is gone nothing is sent."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return 0
        if not self.unsent:
            self.loop.call_soon(self.send_all)
        self.unsent.append((self.transport, framed(text)))
        return self.transport.get_write_buffer_size()

    @classmethod
    def send_all(cls) -> None:
        """Send what is there for all clients: one after the other is quicker than between other things."""
        unsent = cls.unsent.copy()
        cls.unsent.clear()
        for transport, data in unsent:
            if not transport.is_closing():
                transport.write(data)

    async def send(self, message: ASGISendEvent) -> None:
        """What ASGI sends, above all the end of a connection, comes after what was written before."""
        self.send_all()
        await super().send(message)

    def handle_ping(self) -> None:
        """Answer a ping; a client that does not read the answers is dropped."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.outbox:
            self.transport.abort()

    # --- From the client ---

    def data_received(self, data: bytes) -> None:
        """Read what was sent; who sends too much is not read for a while."""
        seconds = self.traffic.owe(len(data), monotonic())
        if seconds:
            self.indebted = True
            self.transport.pause_reading()
            self.loop.call_later(seconds, self.forgive)
        super().data_received(data)

    def forgive(self) -> None:
        """Enough time has passed since the client sent too much."""
        self.indebted = False
        self.read_on()

    def read_on(self) -> None:
        """Read again, if nothing stands against it."""
        if not self.read_paused and not self.indebted and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_cont(self, event: Frame) -> None:
        """Take another piece of a message."""
        super().handle_cont(event)
        if len(self.frames) > MOST_PIECES:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pass on what a client sent. Reading stops when much of it waits, and not after every message."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        self.inbox.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and len(self.inbox) >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """What the client sent next."""
        while not self.inbox:
            self.inbox.bell = self.loop.create_future()
            await self.inbox.bell
        message = self.inbox.popleft()
        if self.read_paused and not self.inbox:
            self.read_paused = False
            self.read_on()
        return message


def framed(text: bytes) -> bytes:
    """A text in a frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    width, length = (0x7E, 2) if size < 1 << 16 else (0x7F, 8)
    return bytes((0x81, width)) + size.to_bytes(length, "big") + text
