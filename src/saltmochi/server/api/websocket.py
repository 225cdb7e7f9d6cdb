"""The WebSocket endpoint: one connection is one client at one table. Nobody waits for a client that does not read."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from functools import partial
from time import monotonic, perf_counter
from typing import Any, NoReturn

from saltmochi.server import flight_recorder, metrics
from saltmochi.server.protocol.commands import UNREADABLE, VERSION, AskHint, decode_command, decode_hello
from saltmochi.server.protocol.messages import Closing, Refused, encode_message
from saltmochi.server.rate_limits import BURST_SECONDS, CapacityLimit, RateLimiter, TokenBucket
from saltmochi.server.refusal import Refusal, refusal_of
from saltmochi.server.tables.registry import TableRegistry
from saltmochi.server.tables.table_actor import TableActor
from saltmochi.server.transport import client_info
from saltmochi.server.transport.websocket_protocol import DIRECT_WRITE
from saltmochi.table.seats import WATCHER
from saltmochi.texts import DEFAULT, Problem, supported_language

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Write = Callable[[bytes], int]

HOUR = 3600
# A client must say hello within this many seconds.
HELLO_SECONDS = 10.0
# More unreadable messages than this in a row end a connection.
MAX_UNREADABLE = 20

# Close codes (RFC 6455): going away, policy, try again later.
GOING_AWAY, POLICY, LATER = 1001, 1008, 1013

logger = logging.getLogger(__name__)


class Closed(Exception):
    """The client is gone, or should be."""

    def __init__(self, code: int = GOING_AWAY) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One client."""

    def __init__(
        self,
        registry: TableRegistry,
        receive: Receive,
        write: Write,
        host: str = "",
        address: str = "",
        language: str = DEFAULT,
        check_address: Callable[[], None] = lambda: None,
    ) -> None:
        self.registry = registry
        self.address = address
        self.check_address = check_address  # raises if the client's address sends too many commands
        self.receive = receive
        self.write = write  # sends a text at once and returns how many bytes are buffered
        self.seat = WATCHER
        self.host = host
        self.language = language
        self.unreadable = 0  # messages in a row
        settings = registry.settings
        self.outbox = settings.outbox
        self.most_message = settings.most_message
        rate = settings.commands_by_connection
        self.rate_limit = TokenBucket(rate, 2 * rate, monotonic())
        self.dropped = False
        self._closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # the code to close with
        self._leaving = False
        self._busy = False  # while a command is carried out: that is never cancelled

    # --- To the client ---

    def tell(self, message: bytes) -> None:
        """Send a message; drop a client that does not read."""
        if not self._closed.done() and self.write(message) > self.outbox:
            self.dropped = True
            metrics.DROPPED.inc()
            self._closed.set_result(LATER)

    def close(self, code: int, why: str) -> None:
        """Say why, then close the connection."""
        text = Refusal(why).localized(self.language)
        self.tell(encode_message(Closing(why, text)))
        if not self._closed.done():
            self._closed.set_result(code)

    def dismiss(self, why: str) -> None:
        """Say why, then close the connection for good."""
        self.close(POLICY, why)

    def refuse(self, id: str, refusal: Refusal) -> None:  # noqa: A002
        """Tell the client why something is not done."""
        metrics.REFUSALS.labels(refusal.code).inc()
        self.tell(encode_message(Refused(id, refusal.code, refusal.localized(self.language))))

    # --- From the client ---

    async def _next(self) -> tuple[bytes, float]:
        """Return the next message from the client, and when it arrived."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise Closed
        return message["bytes"], message["arrived"]

    async def run(self) -> int | None:
        """Serve the client until one side closes; return the code to close with, if any."""
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((reader, self._closed), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._leaving = True
            if not self._busy:
                reader.cancel()
            (end,) = await asyncio.gather(reader, return_exceptions=True)
        if isinstance(end, Exception) and not isinstance(end, Closed):
            logger.error("connection failed", exc_info=end)
        if self._closed.done():
            return None if self.dropped else self._closed.result()
        return end.code if isinstance(end, Closed) else LATER

    async def _read(self) -> None:
        actor = await self._greet()
        try:
            while not self._leaving:
                data, arrived = await self._next()
                self._busy = True
                await self._handle(actor, data, arrived)
                self._busy = False
        finally:
            actor.part(self)

    async def _greet(self) -> TableActor:
        """Join the table that the client names in its first message, and return it."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                data, _ = await self._next()
            hello = decode_hello(data)
            self.language = supported_language(hello.language) if hello.language else self.language
            if hello.version != VERSION:
                raise Refusal("version", ours=VERSION)
            self._busy = True
            actor = await self.registry.join(self, hello)
            self._busy = False
        except (*UNREADABLE, TimeoutError):
            self._give_up(Refusal("hello"))
        except Problem as problem:
            self._give_up(refusal_of(problem))
        return actor

    def _give_up(self, refusal: Refusal) -> NoReturn:
        self.refuse("", refusal)
        raise Closed(POLICY)

    async def _handle(self, actor: TableActor, data: bytes, arrived: float) -> None:
        """Carry out one command, or refuse it."""
        command = None
        flight_recorder.begin(arrived)
        try:
            if not self.rate_limit.take(monotonic()):
                raise Refusal("too_often")
            if len(data) > self.most_message:
                raise Refusal("too_long", most=self.most_message)
            command = decode_command(data)
            self.check_address()
            self._busy = not isinstance(command, AskHint)  # a hint changes nothing
            await actor.command(self, command)
            self.unreadable = 0
        except UNREADABLE:
            self._refuse_unreadable()
            await asyncio.sleep(0)  # so that a flood of refusals does not block other clients
        except Problem as problem:
            self.refuse(command.id if command else "", refusal_of(problem))
            await asyncio.sleep(0)
        kind = type(command).__name__ if command else ""
        flight_recorder.finish(kind)
        if kind:
            metrics.COMMANDS.add(kind, perf_counter() - arrived)

    def _refuse_unreadable(self) -> None:
        self.unreadable += 1
        if self.unreadable > MAX_UNREADABLE:
            self.close(POLICY, "nonsense")
        else:
            self.refuse("", Refusal("message"))


class WebSocketEndpoint:
    """Accepts connections, within the limits, and keeps them until they close."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        settings = registry.settings
        self.capacity = CapacityLimit(settings.most_connections, settings.connections_by_address)
        self.rate_limit = RateLimiter(settings.requests_by_address, BURST_SECONDS * settings.requests_by_address)
        commands = settings.commands_by_address
        self.command_limit = RateLimiter(commands / HOUR, commands)
        self.connections: set[Connection] = set()
        registry.bans.changed = self.dismiss_banned

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve one client (an ASGI application for WebSockets)."""
        await receive()
        address = client_info.address_of(scope)
        if not client_info.has_allowed_origin(scope, self.registry.settings.origins):
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        write = scope["extensions"][DIRECT_WRITE]["write"]
        host, language = client_info.host_of(scope), client_info.language_of(scope)
        check_address = partial(self.command_limit.check, address)
        connection = Connection(self.registry, receive, write, host, address, language, check_address)
        try:
            self.registry.bans.check(host)
            self.rate_limit.check(address)
            self.capacity.acquire(address)
        except Refusal as refusal:
            connection.refuse("", refusal)
            await send({"type": "websocket.close", "code": LATER})
            return
        self.connections.add(connection)
        metrics.CONNECTIONS.set(len(self.connections))
        try:
            code = await connection.run()
            if code is not None:
                with suppress(Exception):
                    await send({"type": "websocket.close", "code": code})
        finally:
            self.connections.discard(connection)
            metrics.CONNECTIONS.set(len(self.connections))
            self.capacity.release(address)

    def dismiss_banned(self) -> None:
        """Close the connections of addresses that were banned."""
        for connection in self.connections:
            try:
                self.registry.bans.check(connection.host)
            except Refusal as refusal:
                connection.dismiss(refusal.code)

    async def close(self) -> None:
        """Tell all clients that the server shuts down, and wait a moment until they are gone."""
        for connection in list(self.connections):
            connection.close(GOING_AWAY, "shutdown")
        for _ in range(20):
            if not self.connections:
                return
            await asyncio.sleep(0.05)
