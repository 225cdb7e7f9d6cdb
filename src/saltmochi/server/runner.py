"""Running the server until it is told to stop."""

from __future__ import annotations

import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import sqlalchemy as sa
import uvicorn
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from saltmochi.server.app import create_app
from saltmochi.server.gc_policy import collect_seldom
from saltmochi.server.json_logging import write_logs
from saltmochi.server.settings import Settings
from saltmochi.server.storage.store import engine_of
from saltmochi.server.transport.websocket_protocol import FAR_TOO_LONG, GRACE, Protocol, Requests
from saltmochi.texts import Problem

# So many bytes of a client wait outside until they are read: nobody can send much that has to be read in one go.
MOST_UNREAD = 1 << 15
# Clients that do not answer a ping within so many seconds are gone.
PING_SECONDS = 20.0
# The thread that writes waits at most so many seconds for its turn, several times in each transaction.
TURN = 0.0005


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
        http=Requests,
        ws=partial(Protocol, settings),  # type: ignore[arg-type]
        ws_max_size=FAR_TOO_LONG * settings.most_message,
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
    place.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, MOST_UNREAD)
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
        if address.drivername == "sqlite":
            if address.database in (None, "", ":memory:"):
                raise ArgumentError("nothing would be kept")
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
