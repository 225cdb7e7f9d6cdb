"""The load of `benchmarks.soak`: people come to a server, play for a while and go, always about as many.

There are always as many tables. People sit down, play with bots or each other, chat, ask for hints, send nonsense, lose
their connections, leave, and after some minutes the evening is over and another table opens. Visitors ask for the
lobby, records and replays. Some clients do not read, and now and then a flood of plain requests arrives.

Each table has a network address of its own, of those that loopback has, so the limits of the server are its usual ones.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

import httpx
import msgspec
from tests.server.ledger import Ledger, Message
from tests.server.witness import GONE, Party, Player, command, http_client, sit_down
from websockets.asyncio.client import ClientConnection, connect

from saltmochi.games import names

# By kind of table, who plays: "" is a person.
SEATS = (["", ""], ["", ""], ["", "", ""], ["", "", "", ""], ["", "casual"], ["", "skilled"], ["", "", "novice"])
THINK_SECONDS = 1.0
EVENING_SECONDS = 120.0  # on average
# The shares of commands before which a guest does something else.
SAY, HINT, BABBLE, RECONNECT, LEAVE = 0.02, 0.005, 0.01, 0.01, 0.002
NONSENSE = ("", "null", "[" * 500, '{"type":"act"}', '{"type":"castle","id":"x"}', "x" * 5000, "\x00")
# Plain requests a second, and how often and how many connections of a flood come, with so many requests each.
VISITS = 4.0
FLOOD_EVERY, FLOOD_CONNECTIONS, FLOOD_REQUESTS = 10.0, 20, 30
SLOW_CLIENTS, SLOW_SECONDS = 3, 30.0
VISITORS, SLOW, FLOODERS = "127.0.0.2", "127.0.0.3", "127.0.0.4"
# Visitors ask for tables of evenings that are over, too: so many are remembered.
REMEMBERED = 100


class LeftTable(Exception):
    """A guest has left the table for good."""


class Guest(Player):
    """A player who also chats, asks for hints, sends nonsense, loses the connection and leaves."""

    expected = (*Player.expected, "message", "nonsense", "too_long", "too_often", "hint", "hint_later", "empty")

    async def play(self) -> None:
        """Play until this guest leaves."""
        with suppress(LeftTable):
            await super().play()

    async def _before_command(self, socket: ClientConnection) -> None:
        chance = self.rng.random()
        if chance < SAY:
            await self._send(socket, command("say", f"say {chance}", self.number, text="Well played!"))
        elif chance < SAY + HINT:
            await self._ask_for_hint(socket, f"hint {chance}")
        elif chance < SAY + HINT + BABBLE:
            await socket.send(self.rng.choice(NONSENSE))
        elif chance < SAY + HINT + BABBLE + RECONNECT:
            raise ConnectionAbortedError
        elif chance < SAY + HINT + BABBLE + RECONNECT + LEAVE:
            await self._send(socket, command("leave", f"leave {chance}", self.number))
            raise LeftTable

    async def _ask_for_hint(self, socket: ClientConnection, id: str) -> None:  # noqa: A002
        """Ask for a hint and wait for it, as people do."""
        await self._send(socket, {"type": "hint", "id": id})
        message: Message = {}
        while message.get("id") != id:
            message = await self._receive(socket)
            self._hear(message)


class Crowd:
    """Everybody who uses a server, and what they noted."""

    def __init__(self, address: str, tables: int, rng: random.Random) -> None:
        self.address = address
        self.tables = tables
        self.rng = rng
        self.seconds: list[float] = []  # how long answers to moves took, since somebody last looked
        self.refused: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()  # of plain requests
        self.lost: Counter[str] = Counter()  # connections and requests without an answer
        self.faults: Counter[str] = Counter()
        self.examples: list[str] = []
        self.evenings = 0
        self._known: deque[str] = deque(maxlen=REMEMBERED)

    async def run(self) -> None:
        """Let all come and go, for ever."""
        work: list[Callable[[], Awaitable[None]]] = [
            *(lambda slot=slot: self._evening(slot) for slot in range(self.tables)),
            self._visit,
            self._flood,
            *(self._dawdle for _ in range(SLOW_CLIENTS)),
        ]
        async with asyncio.TaskGroup() as group:
            for one in work:
                group.create_task(self._again_and_again(one))

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(self.rng.uniform(0, THINK_SECONDS * 10))
        while True:
            try:
                await work()
            except (*GONE, httpx.HTTPError, AssertionError) as error:
                self.lost[type(error).__name__] += 1
                await asyncio.sleep(1)

    # --- People at tables ---

    async def _evening(self, slot: int) -> None:
        """Open a table, play there for some minutes, and go."""
        ledger, source = Ledger(), f"127.1.{slot // 250}.{slot % 250 + 1}"
        ledger.seconds = self.seconds
        game, seats, listed = self.rng.choice(names()), self.rng.choice(SEATS), self.rng.random() < 0.5
        players = await sit_down(
            ledger, lambda: self.address, self.rng, game, seats, THINK_SECONDS, source, Guest, listed=listed
        )
        self._known.append(players[0].table)
        try:
            async with Party(players):
                await asyncio.sleep(min(5 * EVENING_SECONDS, self.rng.expovariate(1 / EVENING_SECONDS)))
        finally:
            self.evenings += 1
            self.refused += ledger.refused
            self.faults += ledger.faults
            self.examples += ledger.examples

    async def _dawdle(self) -> None:
        """Watch a table without reading what it tells."""
        while not self._known:
            await asyncio.sleep(1)
        table = self._known[-1]
        url = f"ws://{self.address}/api/socket?table={table}"
        async with connect(url, compression=None, max_queue=1, close_timeout=1, local_addr=(SLOW, 0)) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "table": table}).decode())
            await asyncio.sleep(SLOW_SECONDS)

    # --- Plain requests ---

    async def _visit(self) -> None:
        """Ask for what pages of the client ask for."""
        async with http_client(self.address, VISITORS) as client:
            for _ in range(100):
                answer = await client.get(self._path())
                self.statuses[answer.status_code] += 1
                if answer.status_code >= 500:
                    self.faults["a request failed"] += 1
                    self.examples.append(f"{answer.url} {answer.text[:200]}")
                await asyncio.sleep(self.rng.expovariate(VISITS))

    def _path(self) -> str:
        table = self.rng.choice(self._known) if self._known else "nowhere"
        games = f"/api/tables/{table}/games"
        paths = ("/", "/health", "/api/about", "/api/tables", f"/api/tables/{table}", games)
        return self.rng.choice((*paths, f"{games}/1/record", f"{games}/1/replay", f"/api/codes/{table}"))

    async def _flood(self) -> None:
        """Send many requests on many connections at once, and read no answer."""
        host, port = self.address.split(":")
        request = f"GET /api/tables HTTP/1.1\r\nHost: {self.address}\r\n\r\n".encode()
        for _ in range(FLOOD_CONNECTIONS):
            with suppress(OSError):
                _, writer = await asyncio.open_connection(host, int(port), local_addr=(FLOODERS, 0))
                writer.write(request * FLOOD_REQUESTS)
                await asyncio.sleep(0.01)
                writer.transport.abort()
        await asyncio.sleep(self.rng.expovariate(1 / FLOOD_EVERY))
