"""Witnesses: clients that play through every disturbance and keep all that the server told them.

`Ledger` compares what different clients heard, and all of it with the log of the database: what was told must be
stored, once and unchanged.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress
from secrets import token_urlsafe
from time import monotonic
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from saltmochi.server.storage.log_events import AnyLogEvent, MoveMade

Message = dict[str, Any]
Logs = dict[str, list[tuple[int, AnyLogEvent]]]  # by table: when each row was written, and the row
# Whoever connects or asks again waits so long, in seconds.
RETRY_SECONDS = 0.02
STORAGE_RETRY_SECONDS = 0.2
CONNECT_SECONDS = 10.0
GONE = (WebSocketException, OSError, EOFError, TimeoutError)
# Refusals after which a player looks at the table again, and those after which the same command is sent again.
OUTDATED = ("stale", "future", "not_your_turn", "not_playing", "ready_already", "not_away", "playing")
UNDECIDED = ("storage", "busy")
MAX_EXAMPLES = 5


class Told(NamedTuple):
    """What a client heard of an event, apart from what only its seat may know."""

    at: int
    what: str
    seat: int | None
    action: str  # of a move that all may know


class Answer(NamedTuple):
    """A move that was acknowledged."""

    table: str
    number: int
    action: str


def told_by(message: Message) -> Told:
    """Return what a message tells of its event."""
    event = message["event"]
    action = event["steps"][0]["action"] if event["what"] == "acted" else ""
    return Told(message["at"], event["what"], event.get("seat"), "" if "?" in action else action)


class Ledger:
    """All that clients were told, and what is wrong with it."""

    def __init__(self) -> None:
        self.told: dict[str, dict[int, Told]] = defaultdict(dict)  # by table and number
        self.answers: dict[str, Answer] = {}  # by id of the command
        self.moves: Counter[str] = Counter()  # acknowledged moves by table
        self.games: Counter[str] = Counter()  # finished games by table
        self.repeated = 0  # commands that were answered again
        self.refused: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.examples: list[str] = []
        self._noted: set[str] = set()

    def fault(self, what: str, example: object = "") -> None:
        """Note something that must not happen. The same thing counts once, however often it is found."""
        note = f"{what}: {example}"
        if note in self._noted:
            return
        self._noted.add(note)
        self.faults[what] += 1
        if self.faults[what] <= MAX_EXAMPLES:
            self.examples.append(note[:500])

    def hear(self, table: str, message: Message) -> None:
        """Note an event, which must be the same for all who hear of it."""
        number, told = message["number"], told_by(message)
        before = self.told[table].setdefault(number, told)
        if (before.at, before.what, before.seat) != (told.at, told.what, told.seat):
            self.fault("forked: two events under one number", f"{table} {number} {before} {told}")

    def acknowledge(self, id: str, answer: Answer) -> None:  # noqa: A002
        """Note the answer to a move, which must be the same if it comes again."""
        if id in self.answers:
            self.repeated += 1
        else:
            self.moves[answer.table] += 1
        if self.answers.setdefault(id, answer) != answer:
            self.fault("answered twice in different ways", f"{id} {self.answers[id]} {answer}")

    def check(self, stored: Logs) -> None:
        """Compare all that was told with the log."""
        for table, events in self.told.items():
            rows = stored.get(table, [])
            for number, told in events.items():
                self._check_event(table, number, told, rows)
        for id, answer in self.answers.items():  # noqa: A001
            rows = stored.get(answer.table, [])
            row = rows[answer.number][1] if answer.number < len(rows) else None
            if not isinstance(row, MoveMade) or (row.id, row.action) != (id, answer.action):
                self.fault("lost: an acknowledged move", f"{id} {answer} {row}")
        ids = Counter(row.id for rows in stored.values() for _, row in rows if isinstance(row, MoveMade) and row.id)
        for id, times in ids.items():  # noqa: A001
            if times > 1:
                self.fault("done twice", id)

    def _check_event(self, table: str, number: int, told: Told, rows: list[tuple[int, AnyLogEvent]]) -> None:
        if number >= len(rows):
            self.fault("lost: an event that was told", f"{table} {number} {told}")
            return
        at, row = rows[number]
        kept = Told(at, str(row.__struct_config__.tag), getattr(row, "seat", None), getattr(row, "action", ""))
        if kept[:3] != told[:3] or (told.action and told.action != kept.action):
            self.fault("changed: an event that was told", f"{table} {number} {told} {kept}")

    async def all_move(self, tables: set[str], seconds: float) -> float:
        """Wait until a person has made a move at each table; return how long it took."""
        before, began = self.moves.copy(), monotonic()
        while stuck := {table for table in tables if self.moves[table] == before[table]}:
            if monotonic() - began > seconds:
                for table in stuck:
                    self.fault("stuck: nobody can move", table)
                break
            await asyncio.sleep(0.01)
        return monotonic() - began


class Player:
    """Somebody at a table, or without a token somebody who watches, who comes back whenever the connection ends."""

    def __init__(
        self, ledger: Ledger, where: Callable[[], str], table: str, token: str, rng: random.Random, pause: float = 0.0
    ) -> None:
        self.ledger = ledger
        self.where = where  # returns the address to connect to, or nothing while there is none
        self.table = table
        self.token = token
        self.rng = rng
        self.pause = pause  # seconds before a move, on average
        self.number = -1
        self.info: Message = {}
        self.now: Message = {}
        self.pending: Message | None = None  # the command that has no answer yet
        self.last: Message | None = None  # the move that was acknowledged last
        self.asked_ready = False  # for the next deal
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
        async with connect(url, compression=None, open_timeout=CONNECT_SECONDS, close_timeout=1) as socket:
            self.connected = True
            number = self.number if self.rng.random() < 0.5 else -1
            await self._send(socket, {"type": "hello", "table": self.table, "token": self.token, "number": number})
            async for data in socket:
                message: Message = json.loads(data)
                self._hear(message)
                if message["type"] == "refused":
                    await asyncio.sleep(STORAGE_RETRY_SECONDS if message["code"] in UNDECIDED else RETRY_SECONDS)
                await self._go_on(socket, message)

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        await socket.send(json.dumps(message))

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
        for command in (self.pending, self.last):
            if command and command["id"] == message["id"] and command["type"] == "act":
                self.ledger.acknowledge(command["id"], Answer(self.table, message["number"], command["action"]))
                self.last = command
        if self.pending and self.pending["id"] == message["id"]:
            self.pending = None

    def _refused(self, message: Message) -> None:
        code = message["code"]
        self.ledger.refused[code] += 1
        if code not in (*OUTDATED, *UNDECIDED, "shutdown"):
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
        await self._send(socket, self.pending)

    def _next_command(self) -> Message | None:
        """Return what this player wants to do now, if anything."""
        if not self.token or not self.info:
            return None
        id = f"{self.token[:6]} {self.rng.getrandbits(60)}"  # noqa: A001
        if self.info["playing"] and self.now.get("legal"):
            return {"type": "act", "id": id, "number": self.number, "action": self.rng.choice(self.now["legal"])}
        resting = not self.info["playing"] or self.now.get("actor") is None
        if resting and not self.asked_ready:
            self.asked_ready = True
            return {"type": "ready", "id": id, "number": self.number}
        return None


# --- Tables ---


async def sit_down(
    ledger: Ledger,
    where: Callable[[], str],
    rng: random.Random,
    game: str,
    seats: list[str],
    pause: float = 0.0,
    **options: Any,
) -> list[Player]:
    """Open a table and return its people and a watcher. A seat is the level of a bot, or empty for a person."""
    body = {"game": game, "name": "p0", "players": len(seats), "bots": seats, **options}
    async with httpx.AsyncClient(timeout=CONNECT_SECONDS) as client:
        answer = await client.post(f"http://{where()}/api/tables", json=body)
    answer.raise_for_status()
    table, token = answer.json()["table"], answer.json()["token"]
    tokens = [token] + [await take_seat(where(), table, seat) for seat, level in enumerate(seats) if seat and not level]
    return [Player(ledger, where, table, token, random.Random(rng.getrandbits(60)), pause) for token in (*tokens, "")]


async def take_seat(address: str, table: str, seat: int) -> str:
    """Take a seat with a new secret, and return the secret."""
    sit = {"type": "sit", "id": "sit", "seat": seat, "name": f"p{seat}", "token": token_urlsafe(16)}
    async with connect(f"ws://{address}/api/socket?table={table}", compression=None) as socket:
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
