"""Witnesses: clients that play through every disturbance, and note all that the server tells them in a ledger."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from secrets import token_urlsafe
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.ledger import Answer, Ledger, Message

LOOPBACK = "127.0.0.1"
CONNECT_SECONDS = 10.0
# How long a client waits before it connects again or asks again, and before it asks again what could not be stored.
RETRY_SECONDS, STORAGE_RETRY_SECONDS = 0.02, 0.2
# A client that gets no answer for so long connects again, perhaps to another process.
ANSWER_SECONDS = 3.0
GONE = (WebSocketException, OSError, EOFError, TimeoutError)
# Refusals after which a player looks at the table again, and those after which the same command is sent again.
OUTDATED = ("stale", "future", "not_your_turn", "not_playing", "ready_already", "not_away", "playing")
UNDECIDED = ("storage", "busy")


def command(kind: str, id: str, number: int, **values: Any) -> Message:  # noqa: A002
    """Return a command of a client that has the events up to a number."""
    return {"type": kind, "id": id, "number": number, **values}


class Player:
    """Somebody at a table, or without a token somebody who watches, who comes back whenever the connection ends."""

    # Refusals that may come.
    expected: tuple[str, ...] = (*OUTDATED, *UNDECIDED, "shutdown")

    def __init__(
        self,
        ledger: Ledger,
        where: Callable[[], str],
        table: str,
        token: str,
        rng: random.Random,
        pause: float = 0.0,
        source: str = LOOPBACK,
    ) -> None:
        self.ledger = ledger
        self.where = where  # returns the address to connect to, or nothing while there is none
        self.table = table
        self.token = token
        self.rng = rng
        self.pause = pause  # seconds before a move, on average
        self.source = source  # the network address of this client
        self.number = -1
        self.info: Message = {}
        self.now: Message = {}
        self.pending: Message | None = None  # the command that has no answer yet
        self.last: Message | None = None  # the move that was acknowledged last
        self.asked_ready = False  # for the next deal
        self.sent = 0.0  # when the pending command was sent on this connection
        self.connected = False
        self.ended = 0  # the last game whose end was noted

    async def play(self) -> None:
        """Play for ever."""
        while True:
            address = self.where()
            if address:
                with suppress(*GONE):
                    await self._visit(address)
            self.connected = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _visit(self, address: str) -> None:
        url = f"ws://{address}/api/socket?table={self.table}"
        async with connect(url, compression=None, close_timeout=1, local_addr=(self.source, 0)) as socket:
            self.connected, self.sent = True, 0.0
            number = self.number if self.rng.random() < 0.5 else -1
            await self._send(socket, {"type": "hello", "table": self.table, "token": self.token, "number": number})
            while True:
                message = await self._receive(socket)
                self._hear(message)
                if message["type"] == "refused":
                    await asyncio.sleep(STORAGE_RETRY_SECONDS if message["code"] in UNDECIDED else RETRY_SECONDS)
                await self._go_on(socket, message)

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        await socket.send(json.dumps(message))

    async def _receive(self, socket: ClientConnection) -> Message:
        async with asyncio.timeout(ANSWER_SECONDS if self.pending else None):
            message: Message = json.loads(await socket.recv())
        return message

    # --- Hearing ---

    def _hear(self, message: Message) -> None:
        """Note what a message tells."""
        match message["type"]:
            case "welcome":
                for event in message["events"]:
                    self.ledger.hear(self.table, event)
                self.asked_ready = False
            case "happened":
                self.ledger.hear(self.table, message)
                if message["event"]["what"] == "dealt":
                    self.asked_ready = False
                if message.get("id"):
                    self._acknowledged(message)
            case "refused":
                self._refused(message)
        if message["type"] == "welcome" or message.get("number", -1) > self.number:
            self.number = message["number"]
            self.now = message.get("now") or self.now
        self.info = message.get("table") or self.info
        if self.info.get("ended") and self.info["game"] > self.ended:
            self.ended = self.info["game"]
            self.ledger.games[self.table] = max(self.ended, self.ledger.games[self.table])

    def _acknowledged(self, message: Message) -> None:
        for asked in (self.pending, self.last):
            if asked and asked["id"] == message["id"] and asked["type"] == "act":
                self.ledger.acknowledge(asked["id"], Answer(self.table, message["number"], asked["action"]))
                if asked is self.pending and self.sent:
                    self.ledger.seconds.append(monotonic() - self.sent)
                self.last = asked
        if self.pending and self.pending["id"] == message["id"]:
            self.pending = None

    def _refused(self, message: Message) -> None:
        code = message["code"]
        self.ledger.refused[code] += 1
        if code not in self.expected:
            self.ledger.fault(f"refused: {code}", f"{self.table} {message}")
        if self.pending and self.pending["id"] == message["id"] and code not in UNDECIDED:
            self.pending = None

    # --- Asking ---

    async def _go_on(self, socket: ClientConnection, message: Message) -> None:
        """Send what is to be sent after this message: again what had no answer, or the next command."""
        if message["type"] == "welcome" and self.last and self.last is not self.pending:
            await self._send(socket, self.last)  # was answered before: the answer must be the same
        undecided = message["type"] == "refused" and message["code"] in UNDECIDED
        if self.pending is not None:
            if message["type"] == "welcome" or (undecided and message["id"] == self.pending["id"]):
                await self._send(socket, self.pending)
            return
        self.pending = self._next_command()
        if self.pending is None:
            return
        if self.pause and self.pending["type"] == "act":
            await asyncio.sleep(self.rng.uniform(0, 2 * self.pause))
        await self._before_command(socket)
        self.sent = monotonic()
        await self._send(socket, self.pending)

    async def _before_command(self, socket: ClientConnection) -> None:
        """Do something else before the next command; players who only play do nothing."""

    def _next_command(self) -> Message | None:
        """Return what this player wants to do now, if anything."""
        if not self.token or not self.info:
            return None
        id = f"{self.token[:6]} {self.rng.getrandbits(60)}"  # noqa: A001
        if self.info["playing"] and self.now.get("legal"):
            return command("act", id, self.number, action=self.rng.choice(self.now["legal"]))
        resting = not self.info["playing"] or self.now.get("actor") is None
        if resting and not self.asked_ready:
            self.asked_ready = True
            return command("ready", id, self.number)
        return None


# --- Tables ---


async def sit_down(
    ledger: Ledger,
    where: Callable[[], str],
    rng: random.Random,
    game: str,
    seats: list[str],
    pause: float = 0.0,
    source: str = LOOPBACK,
    kind: type[Player] | None = None,
    **options: Any,
) -> list[Player]:
    """Open a table and return its people and a watcher. A seat is the level of a bot, or empty for a person."""
    body = {"game": game, "name": "p0", "players": len(seats), "bots": seats, **options}
    async with http_client(where(), source) as client:
        answer = await client.post("/api/tables", json=body)
    answer.raise_for_status()
    table, token = answer.json()["table"], answer.json()["token"]
    free = [seat for seat, level in enumerate(seats) if seat and not level]
    tokens = [token] + [await take_seat(where(), table, seat, source) for seat in free]
    make = kind or Player
    return [
        make(ledger, where, table, token, random.Random(rng.getrandbits(60)), pause, source) for token in (*tokens, "")
    ]


def http_client(address: str, source: str = LOOPBACK) -> httpx.AsyncClient:
    """Return a client for plain requests from a network address of this machine."""
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=source)
    return httpx.AsyncClient(transport=transport, base_url=f"http://{address}", timeout=CONNECT_SECONDS)


async def take_seat(address: str, table: str, seat: int, source: str = LOOPBACK) -> str:
    """Take a seat with a new secret, and return the secret."""
    sit = {"type": "sit", "id": "sit", "seat": seat, "name": f"p{seat}", "token": token_urlsafe(16)}
    url = f"ws://{address}/api/socket?table={table}"
    async with connect(url, compression=None, close_timeout=1, local_addr=(source, 0)) as socket:
        await socket.send(json.dumps({"type": "hello", "table": table}))
        async for data in socket:
            message = json.loads(data)
            if message["type"] == "welcome":
                await socket.send(json.dumps({**sit, "number": message["number"]}))
            if message["type"] == "seated":
                return str(sit["token"])
            assert message["type"] != "refused", message
    raise EOFError


class Party:
    """Tasks of players, whose accidents are raised when they end."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Party:
        self._tasks = [asyncio.create_task(player.play()) for player in self.players]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    @property
    def tables(self) -> set[str]:
        """The tables at which they play."""
        return {player.table for player in self.players}

    async def disconnected(self) -> None:
        """Wait until all have noticed that the server is gone, and have heard what it sent before."""
        while any(player.connected for player in self.players):
            await asyncio.sleep(0.001)
