"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, ClassVar

import sqlalchemy as sa
import uvicorn
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saltmochi.server.app import create_app
from saltmochi.server.garbage import collect_seldom
from saltmochi.server.logs import write_logs
from saltmochi.server.settings import Settings
from saltmochi.server.socket import DIRECT
from saltmochi.server.store import engine_of
from saltmochi.texts import Problem

# Clients that do not answer a ping within so many seconds are gone.
PING_SECONDS = 20.0
# When so many messages of a client wait, no more are read.
MOST_WAITING = 16
# How long connections may take to end, in seconds.
GRACE = 3
# The thread that writes waits at most so many seconds for its turn, several times in each transaction.
TURN = 0.0005


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

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.inbox = Inbox()
        self.queue = self.inbox  # type: ignore[assignment]

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
            self.transport.resume_reading()
        return message


def framed(text: bytes) -> bytes:
    """A text in a frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    width, length = (0x7E, 2) if size < 1 << 16 else (0x7F, 8)
    return bytes((0x81, width)) + size.to_bytes(length, "big") + text


class TableServer(uvicorn.Server):
    """A server that says goodbye to its clients before it ends."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Whoever asks the server to end gets what was asked for: an end in good order."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so."""
        await super().startup(sockets)
        collect_seldom()
        if not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then end."""
        await self.config.app.state.socket.close()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Run the server; `ready` is told its address as soon as it can be used."""
    check_database(settings.database)
    with alone_with(settings.database), closing(bound_socket(settings.host, settings.port)) as place:
        host, port = place.getsockname()[:2]
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
        write_logs(settings.log_level)
        sys.setswitchinterval(TURN)
        TableServer(configured(settings), lambda: ready(address)).run([place])


def configured(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves with these settings."""
    return uvicorn.Config(
        create_app(settings),
        ws=Protocol,
        ws_max_size=settings.most_message,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=GRACE,
        backlog=4096,
    )


def bound_socket(host: str, port: int) -> socket.socket:
    """A socket at an address, if it is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    place = socket.socket(family, socket.SOCK_STREAM)
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        place.bind((host, port))
    except OSError as error:
        place.close()
        raise Problem("serve-problem-port", address=f"{host}:{port}") from error
    return place


def check_database(url: str) -> None:
    """Refuse a database that cannot be used, before anything begins."""
    try:
        address = sa.make_url(url)
        if address.drivername == "sqlite" and address.database:
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        engine = engine_of(url)
        with engine.connect() as connection:
            connection.execute(sa.select(1))
        engine.dispose()
    except (ArgumentError, NoSuchModuleError, DBAPIError, OSError, ModuleNotFoundError) as error:
        raise Problem("serve-problem-database", kind=url.split(":", maxsplit=1)[0]) from error


@contextmanager
def alone_with(url: str) -> Iterator[None]:
    """While it lasts, no other server uses the same SQLite file: neither would hear of what the other stores.

    A file beside it is locked, and free again when this process ends, however it does.
    """
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        yield
        return
    with closing(sqlite3.connect(f"{address.database}-server", timeout=GRACE)) as guard:
        try:
            guard.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise Problem("serve-problem-in-use", path=address.database) from error
        yield
