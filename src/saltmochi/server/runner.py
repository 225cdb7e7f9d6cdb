"""Run the server until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette

from saltmochi.server import flight_recorder
from saltmochi.server.admin.listener import AdminListener, admin_socket
from saltmochi.server.admin.operations import Operations
from saltmochi.server.api.websocket import WebSocketEndpoint
from saltmochi.server.app import create_app
from saltmochi.server.gc_policy import GarbageCollection
from saltmochi.server.heap import trim_regularly
from saltmochi.server.json_logging import configure_logging
from saltmochi.server.settings import Settings
from saltmochi.server.storage.database import check_address, check_database, explaining
from saltmochi.server.storage.database_file import exclusive_use
from saltmochi.server.tables.registry import TableRegistry
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

    def __init__(
        self,
        config: uvicorn.Config,
        app: Starlette,
        places: OpenConnections,
        admin: socket.socket | None,
        ready: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self.registry: TableRegistry = app.state.registry
        self.websocket: WebSocketEndpoint = app.state.websocket
        self.places = places
        self.admin = admin
        self.admin_listener: AdminListener | None = None
        self.ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End in good order on a signal, without raising it again afterwards."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the database, start, and call `ready`."""
        with explaining(self.registry.settings.database):
            await self.registry.open()
        await super().startup(sockets)
        if self.admin and not self.should_exit:
            self.admin_listener = AdminListener(Operations(self.registry, self.websocket))
            await self.admin_listener.start(self.admin)
        GarbageCollection().start()
        trim_regularly(asyncio.get_running_loop())
        self.places.sweep_regularly(asyncio.get_running_loop())
        self.loop_watcher = asyncio.create_task(flight_recorder.watch_event_loop())
        if not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to all clients, end, and close the database."""
        if self.admin_listener:
            self.admin_listener.close()
        await self.websocket.close()
        await super().shutdown(sockets)
        await self.registry.close()


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Run the server; call `ready` with its address as soon as it can be used."""
    check_address(settings.database)
    configure_logging(settings.log_level)
    with (
        exclusive_use(settings.database),
        closing(bind_socket(settings.host, settings.port)) as bound,
        admin_socket(settings) as admin,
    ):
        check_database(settings.database)
        host, port = bound.getsockname()[:2]
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
        sys.setswitchinterval(SWITCH_SECONDS)
        room = capacity(settings)
        settings = msgspec.structs.replace(settings, most_connections=room.websockets)
        places = open_connections(settings, room)
        with recording_flights(settings):
            app = create_app(settings)
            config = uvicorn_config(app, settings, places)
            TableServer(config, app, places, admin, lambda: ready(address)).run([bound])


def recording_flights(settings: Settings) -> AbstractContextManager[None]:
    """Return the context in which the server runs: with a flight recorder, if it is wanted."""
    if not settings.flight_recorder:
        return nullcontext()
    path = Path(settings.flight_recorder)
    try:
        path.touch(mode=0o600)
    except OSError as error:
        raise Problem("serve-problem-setting", setting="flight_recorder", value=path) from error
    return flight_recorder.recording(path)


def open_connections(settings: Settings, room: Capacity) -> OpenConnections:
    """Return the places for connections, in all and for each address."""
    by_address = settings.connections_by_address + REQUEST_CONNECTIONS_BY_ADDRESS
    return OpenConnections(sum(room), by_address, proxy_check(settings.proxies))


def uvicorn_config(app: Starlette, settings: Settings, places: OpenConnections) -> uvicorn.Config:
    """Return how uvicorn serves an application with these settings."""
    return uvicorn.Config(
        app,
        http=partial(LimitedHttpProtocol, settings, places),  # type: ignore[arg-type]
        ws=partial(LimitedWebSocketProtocol, settings),  # type: ignore[arg-type]
        ws_max_size=ABORT_FACTOR * settings.most_message,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        lifespan="off",
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
    if host == "::":
        with suppress(OSError):  # not every system can listen on IPv4 and IPv6 at once
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise Problem("serve-problem-port", address=f"{host}:{port}") from error
    return bound
