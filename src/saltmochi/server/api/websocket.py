"""A connection: one client at one table. What it is sent may wait up to a limit; nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from time import monotonic, perf_counter
from typing import Any, NoReturn

from saltmochi.server import metrics, protocol, visitor
from saltmochi.server.tables.registry import Hall
from saltmochi.server.rate_limits import AT_ONCE, Bucket, Rate, Room
from saltmochi.server.tables.table_actor import LiveTable
from saltmochi.server.refusal import Refusal, refusal_of
from saltmochi.table.seats import WATCHER
from saltmochi.texts import DEFAULT, Problem, supported_language

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Write = Callable[[bytes], int]

# The ASGI extension by which a text is sent to a client without waiting.
DIRECT = "saltmochi.direct"
# A client must say hello within so many seconds.
HELLO_SECONDS = 10.0
# So many messages in a row that cannot be read end a connection.
MOST_NONSENSE = 20

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

    def __init__(self, hall: Hall, receive: Receive, write: Write, language: str = DEFAULT) -> None:
        self.hall = hall
        self.receive = receive
        self.write = write  # sends a text at once; how many bytes wait to be sent
        self.seat = WATCHER
        self.language = language
        self.nonsense = 0
        settings = hall.settings
        self.outbox = settings.outbox
        self.most_message = settings.most_message
        self.commands = Bucket(settings.commands_by_connection, 2 * settings.commands_by_connection, monotonic())
        self.dropped = False
        self._end: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # the code to close with
        self._leaving = False
        self._busy = False  # while something is being done for the client: that is never broken off

    # --- To the client ---

    def tell(self, message: bytes) -> None:
        """Send a message; a client that lets too many wait is dropped."""
        if not self._end.done() and self.write(message) > self.outbox:
            self.dropped = True
            metrics.DROPPED.inc()
            self._end.set_result(LATER)

    def close(self, code: int, why: str) -> None:
        """Say why, then end the connection."""
        text = Refusal(why).localized(self.language)
        self.tell(protocol.encoded(protocol.Closing(why, text)))
        if not self._end.done():
            self._end.set_result(code)

    def refuse(self, id: str, refusal: Refusal) -> None:  # noqa: A002
        """Say why something is not done."""
        metrics.REFUSALS.labels(refusal.code).inc()
        self.tell(protocol.encoded(protocol.Refused(id, refusal.code, refusal.localized(self.language))))

    # --- From the client ---

    async def _next(self) -> bytes:
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise Closed
        data: bytes = message["bytes"]
        return data

    async def run(self) -> int | None:
        """Greet the client, then do what it asks for until one of both ends it; the code to close with, if any."""
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait((listening, self._end), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._leaving = True
            if not self._busy:
                listening.cancel()
            (end,) = await asyncio.gather(listening, return_exceptions=True)
        if isinstance(end, Exception) and not isinstance(end, Closed):
            logger.error("connection failed", exc_info=end)
        if self._end.done():
            return None if self.dropped else self._end.result()
        return end.code if isinstance(end, Closed) else LATER

    async def _listen(self) -> None:
        live = await self._greet()
        try:
            while not self._leaving:
                data = await self._next()
                self._busy = True
                await self._answer(live, data)
                self._busy = False
        finally:
            live.part(self)

    async def _greet(self) -> LiveTable:
        """The table that the client names in its first message."""
        try:
            hello = protocol.hello_from(await asyncio.wait_for(self._next(), HELLO_SECONDS))
            self.language = supported_language(hello.language) if hello.language else self.language
            if hello.version != protocol.VERSION:
                raise Refusal("version", ours=protocol.VERSION)
            self._busy = True
            live = await self.hall.join(self, hello)
            self._busy = False
        except (*protocol.UNREADABLE, TimeoutError):
            self._give_up(Refusal("hello"))
        except Problem as problem:
            self._give_up(refusal_of(problem))
        return live

    def _give_up(self, refusal: Refusal) -> NoReturn:
        self.refuse("", refusal)
        raise Closed(POLICY)

    async def _answer(self, live: LiveTable, data: bytes) -> None:
        """Do one thing that the client asks for, or refuse it."""
        began, command = perf_counter(), None
        try:
            if not self.commands.take(monotonic()):
                raise Refusal("too_often")
            if len(data) > self.most_message:
                raise Refusal("too_long", most=self.most_message)
            command = protocol.command_from(data)
            await live.command(self, command)
            self.nonsense = 0
        except protocol.UNREADABLE:
            self._not_understood()
            await asyncio.sleep(0)  # others have their turn
        except Problem as problem:
            self.refuse(command.id if command else "", refusal_of(problem))
            await asyncio.sleep(0)
        if command:
            metrics.COMMANDS.add(type(command).__name__, perf_counter() - began)

    def _not_understood(self) -> None:
        self.nonsense += 1
        if self.nonsense > MOST_NONSENSE:
            self.close(POLICY, "nonsense")
        else:
            self.refuse("", Refusal("message"))


class Socket:
    """Where clients connect: checks who may, and keeps count of them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.room = Room(hall.settings.most_connections, hall.settings.connections_by_address)
        self.comings = Rate(hall.settings.requests_by_address, AT_ONCE * hall.settings.requests_by_address)
        self.connections: set[Connection] = set()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve one client (an ASGI application for WebSockets)."""
        await receive()
        address = visitor.address(scope)
        if not visitor.is_ours(scope, self.hall.settings.origins):
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        connection = Connection(self.hall, receive, scope["extensions"][DIRECT]["write"], visitor.language(scope))
        try:
            self.comings.check(address)
            self.room.enter(address)
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
            self.room.leave(address)

    async def close(self) -> None:
        """Tell all clients that the server goes away, and wait a moment until they have heard it."""
        for connection in list(self.connections):
            connection.close(GOING_AWAY, "shutdown")
        for _ in range(20):
            if not self.connections:
                return
            await asyncio.sleep(0.05)
