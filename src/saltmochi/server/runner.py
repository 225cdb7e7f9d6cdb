"""Run the server until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import msgspec
import sqlalchemy as sa
import uvicorn
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from saltmochi.server.app import create_app
from saltmochi.server.gc_policy import GarbageCollection
from saltmochi.server.json_logging import configure_logging
from saltmochi.server.settings import Settings
from saltmochi.server.storage.store import check_upgrade, make_engine
from saltmochi.server.transport.capacity import REQUEST_CONNECTIONS_BY_ADDRESS, Capacity, capacity
from saltmochi.server.transport.client_info import proxy_check
from saltmochi.server.transport.http_protocol import LimitedHttpProtocol
from saltmochi.server.transport.open_connections import OpenConnections
from saltmochi.server.transport.websocket_protocol import ABORT_FACTOR, CLOSE_SECONDS, LimitedWebSocketProtocol
from saltmochi.texts import Problem

# The receive buffer of a connection: nobody can send much that has to be parsed in one go.
RECEIVE_BUFFER_BYTES = 1 << 15
# Clients that do not answer a ping within this many seconds are dropped.
PING_SECONDS = 20.0
# Python's switch interval: the writer thread waits at most this long for the interpreter, several times a transaction.
SWITCH_SECONDS = 0.0005


class TableServer(uvicorn.Server):
    """A uvicorn server that says goodbye to its clients before it ends."""

    def __init__(self, config: uvicorn.Config, places: OpenConnections, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.places = places
        self.ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End in good order on a signal, without raising it again afterwards."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and call `ready`."""
        await super().startup(sockets)
        GarbageCollection().start()
        self.places.sweep_regularly(asyncio.get_running_loop())
        if not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to all clients, then end."""
        await self.config.app.state.websocket.close()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Run the server; call `ready` with its address as soon as it can be used."""
    check_database(settings.database)
    with exclusive_use(settings.database), closing(bind_socket(settings.host, settings.port)) as bound:
        host, port = bound.getsockname()[:2]
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
        configure_logging(settings.log_level)
        sys.setswitchinterval(SWITCH_SECONDS)
        room = capacity(settings)
        settings = msgspec.structs.replace(settings, most_connections=room.websockets)
        places = open_connections(settings, room)
        TableServer(uvicorn_config(settings, places), places, lambda: ready(address)).run([bound])


def open_connections(settings: Settings, room: Capacity) -> OpenConnections:
    """Return the places for connections, in all and for each address."""
    by_address = settings.connections_by_address + REQUEST_CONNECTIONS_BY_ADDRESS
    return OpenConnections(sum(room), by_address, proxy_check(settings.proxies))


def uvicorn_config(settings: Settings, places: OpenConnections) -> uvicorn.Config:
    """Return how uvicorn serves with these settings."""
    return uvicorn.Config(
        create_app(settings),
        http=partial(LimitedHttpProtocol, settings, places),  # type: ignore[arg-type]
        ws=partial(LimitedWebSocketProtocol, settings),  # type: ignore[arg-type]
        ws_max_size=ABORT_FACTOR * settings.most_message,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=CLOSE_SECONDS,
        backlog=4096,
    )


def bind_socket(host: str, port: int) -> socket.socket:
    """Return a socket that is bound to an address, if it is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER_BYTES)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise Problem("serve-problem-port", address=f"{host}:{port}") from error
    return bound


def check_database(url: str) -> None:
    """Refuse a database that cannot be used, before anything starts."""
    try:
        address = sa.make_url(url)
        if address.drivername == "sqlite":
            if address.database in (None, "", ":memory:"):
                raise ArgumentError("nothing would be kept")
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        engine = make_engine(url)
        with disposing(engine), engine.connect() as connection:
            connection.execute(sa.select(1))
            if connection.dialect.name == "postgresql":
                check_upgrade(connection)
    except (ArgumentError, NoSuchModuleError, DBAPIError, OSError, ModuleNotFoundError) as error:
        raise Problem("serve-problem-database", kind=url.split(":", maxsplit=1)[0]) from error


@contextmanager
def disposing(engine: sa.Engine) -> Iterator[None]:
    """Close the connections of an engine at the end."""
    try:
        yield
    finally:
        engine.dispose()


@contextmanager
def exclusive_use(url: str) -> Iterator[None]:
    """Keep other servers from using the same SQLite file: neither would be notified of what the other stores.

    A file beside it is locked, and unlocked when this process ends, however it does.
    """
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        yield
        return
    with closing(sqlite3.connect(f"{address.database}-server", timeout=CLOSE_SECONDS)) as guard:
        try:
            guard.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise Problem("serve-problem-in-use", path=address.database) from error
        yield
