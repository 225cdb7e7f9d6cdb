"""`python -m benchmarks.fuzz`: a real server among clients that play, stumble, lie, babble and vanish.

Guests sit at tables of both games and send a mix of good moves, moves that are not good, mutilated messages and noise;
each waits for the answer before it goes on, so that a message without an answer is found. Afterwards every table must
still be playable, the server must have had no accident, and what each seat was shown must be what the log of the
table says that this seat may see.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
from base64 import urlsafe_b64encode
from collections import Counter
from time import monotonic
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from tests.server.child_server import ANY
from tests.server.process import Server, serving
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.machine import memory
from saltmochi.games import names
from saltmochi.server.seat_view import seat_views_of
from saltmochi.server.storage.store import StoredEvent
from saltmochi.server.tables.replay import replay_event
from saltmochi.server.tables.table import Table
from saltmochi.table.fair_deal import BYTES, commitment
from saltmochi.table.seats import MAX_SEATS, WATCHER
from saltmochi.texts import LANGUAGES

GENEROUS = {
    "most_tables": "100000",
    "most_connections": "100000",
    "connections_by_address": "100000",
    "tables_by_address": "100000",
    "requests_by_address": "100000",
    "commands_by_connection": "100000",
    "commands_by_address": "10000000",
    "outbox": "10000000",
    "bot_seconds": "0",
    "away_seconds": "2",
    "pause_seconds": "5",
    "seat_seconds": "60",
    "sleep_seconds": "3",
    "lease_seconds": "3",
    "log_level": "info",
}
PATIENCE = 30.0
STRANGERS = 6
CHECKED = 20_000  # views or so that are compared with the log
Message = dict[str, Any]
ODD: tuple[Any, ...] = (None, True, -1, 0, 7, 2**31, 2**70, 1.5, "", "x", "?" * 65, "\x00", "\u202e", [], {}, [[]])
MOVES = ("draw", "end", "begin 1", "stop", "castle", "deal crab/black", "insert 1")
WORDS = (
    "hello", "sit", "leave", "place_bot", "ready", "reveal", "act", "take_back", "say", "return", "hint", "castle", ""
)  # fmt: skip


class Report:
    """What came of it."""

    def __init__(self, wanted: int, until: float) -> None:
        self.wanted = wanted
        self.until = until
        self.sent = 0
        self.moves = 0
        self.requests = 0
        self.reconnected = 0
        self.refused: Counter[str] = Counter()
        self.closed: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()  # what must not happen
        self.examples: list[str] = []
        self.shown: dict[str, dict[tuple[int, int], bytes]] = {}  # by table, number and seat: the view as it came

    @property
    def done(self) -> bool:
        """Whether it is enough."""
        return self.sent >= self.wanted or monotonic() > self.until

    def fault(self, what: str, example: str = "") -> None:
        """Something that must not happen."""
        self.faults[what] += 1
        if self.faults[what] <= 3:
            self.examples.append(f"{what}: {example[:400]}")


class Guest:
    """Somebody at a table, or without a token somebody who looks on."""

    def __init__(self, report: Report, address: str, table: str, token: str, chance: random.Random) -> None:
        self.report = report
        self.address = address
        self.table = table
        self.token = token
        self.chance = chance
        self.socket: ClientConnection | None = None
        self.seat: int | None = None
        self.number = -1
        self.info: Message = {}
        self.now: Message = {}
        self.count = 0
        self.secret = ""  # of the seat that was asked for last
        self.seed = chance.randbytes(BYTES)  # for all its games: a guest does not care about the deal
        self.last: Message = {"type": "leave", "id": "first", "number": -1}

    # --- Connecting ---

    async def connect(self) -> bool:
        """Say hello; False if the seat is not ours any longer."""
        await self.leave()
        self.socket = await connect(f"ws://{self.address}/api/socket", compression=None, ping_interval=None)
        number = self.number if self.chance.random() < 0.5 else -1
        hello = {"type": "hello", "table": self.table, "token": self.token, "number": number}
        await self.send(hello | {"language": self.chance.choice(LANGUAGES)})
        message = await self.receive()
        return message.get("type") == "welcome"

    async def leave(self) -> None:
        """End the connection, politely or not."""
        if self.socket is None:
            return
        self.report.reconnected += 1
        if self.chance.random() < 0.5:
            self.socket.transport.abort()
        await self.socket.close()
        self.socket = None

    async def send(self, message: Message) -> None:
        """Send a good message."""
        assert self.socket
        self.report.sent += 1
        await self.socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> Message:
        """The next message, checked."""
        assert self.socket
        data = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        message: Message = msgspec.json.decode(data)
        self.hear(message)
        return message

    def hear(self, message: Message) -> None:
        """Take note of a message, and look for what should not be in it."""
        kind = message["type"]
        if kind == "refused":
            self.report.refused[message["code"]] += 1
            if message["code"] in ("failed", "storage", "busy"):
                self.report.fault("refused with " + message["code"])
        elif kind == "closing":
            self.report.closed[message["code"]] += 1
        elif kind == "welcome":
            self.seat = message["seat"]
        elif kind == "seated":
            self.seat, self.token = message["seat"], self.secret
        self.info = message.get("table") or self.info
        fresh = message.get("number", -1) > self.number
        self.number = max(self.number, message.get("number", -1))
        if message.get("now") and (fresh or kind == "welcome"):
            self.now = message["now"]
            self.look(message["number"], message.get("event", {}))
        event = message.get("event", {})
        if event.get("what") == "left" and event["seat"] == self.seat and not self.info["playing"]:
            self.seat = None

    def look(self, number: int, event: Message) -> None:
        """Keep what is shown, and check at once what is easy to check."""
        view, seat = self.now["view"], WATCHER if self.seat is None else self.seat
        for other, hand in enumerate(view["hands"]):
            if other != seat and not may_be_seen(view, other, hand, just_dealt=bool(event.get("game"))):
                self.report.fault("a hidden hand was shown", f"{self.table} {number} seat {seat}: {view}")
        if (view.get("drawn") or view.get("looked")) and view["turn"] != seat:
            self.report.fault("hidden cards were shown", f"{self.table} {number} seat {seat}: {view}")
        if self.now.get("legal") and self.now.get("actor") != seat:
            self.report.fault("moves of somebody else were shown", f"{self.table} {number} seat {seat}")
        if self.chance.random() < CHECKED / self.report.wanted:
            self.report.shown.setdefault(self.table, {})[number, seat] = msgspec.json.encode(view)

    # --- What to send ---

    def good(self) -> Message:
        """Something that makes sense now, as far as one can tell."""
        self.count += 1
        now, chance = self.now, self.chance
        every = {"id": f"{self.token[:6]}{self.count}", "number": self.number}
        if self.seat is None:
            free = [place for place, seat in enumerate(self.info["seats"]) if not seat["name"] and not seat["level"]]
            if free:
                self.secret = urlsafe_b64encode(chance.randbytes(16)).decode().rstrip("=")
                name = f"g{chance.randrange(10**6)}"
                return {"type": "sit", "seat": chance.choice(free), "name": name, "token": self.secret, **every}
            return {"type": "say", "text": "hm", **every}
        if self.info["playing"] and now.get("legal"):
            if now.get("take_back") and chance.random() < 0.2:
                return {"type": "take_back", **every}
            return {"type": "act", "action": chance.choice(now["legal"]), **every}
        if self.info.get("mixing") and chance.random() < 0.9:
            return {"type": "reveal", "seed": self.seed.hex(), **every}
        if not self.info["playing"] or now.get("actor") is None:
            promise = {"promise": commitment(self.seed)} if chance.random() < 0.5 else {}
            return {"type": "ready", **promise, **every}
        if chance.random() < 0.2:
            return {"type": "say", "text": "hurry up", **every}
        return {"type": "return", **every}

    def mutilated(self) -> bytes | str:
        """A good message with something wrong in it."""
        chance, message = self.chance, dict(self.good())
        match chance.randrange(9):
            case 0:
                message[chance.choice(list(message))] = chance.choice(ODD)
                message["id"] = message.get("id") or "odd"  # without one an answer is not told from other news
            case 1:
                message.pop(chance.choice(list(message)))
            case 2:
                message[chance.choice(("seat", "token", "more", "type"))] = chance.choice((*ODD, *WORDS))
            case 3:
                message = {"type": chance.choice(WORDS), "id": "m", "number": self.number, "level": "casual"}
                message["seat"] = chance.randrange(7)
            case 4:
                number = self.number + chance.randrange(-9, 9)
                message = {"type": "act", "id": "s", "number": number, "action": chance.choice(MOVES)}
            case 5:
                message = self.last
            case 6:
                return msgspec.json.encode(message)[: chance.randrange(1, 30)].decode()
            case 7:
                data = bytearray(msgspec.json.encode(message))
                data[chance.randrange(len(data))] = chance.randrange(256)
                return bytes(data)
            case 8:
                return msgspec.json.encode(message)
        return msgspec.json.encode(message).decode()

    def noise(self) -> bytes | str:
        """No message at all."""
        chance = self.chance
        match chance.randrange(6):
            case 0:
                return chance.randbytes(chance.randrange(200))
            case 1:
                return '{"a":' * chance.randrange(1, 700)
            case 2:
                return "[" * chance.randrange(1, 4000)
            case 3:
                return "x" * chance.choice((10, 4000, 4097, 70_000))
            case 4:
                return "".join(chr(chance.randrange(1, 0xD800)) for _ in range(30))
        return chance.choice(("", "null", "0", "{}", "[]", '"hello"', "NaN", "\x00"))

    # --- Doing it ---

    async def step(self) -> None:
        """Send one thing, and wait for what comes of it."""
        assert self.socket
        rng = self.chance.random()
        if rng < 0.55:
            await self.catch_up()
            message = self.good()
            if message["type"] in ("act", "ready", "say"):
                self.last = message
            await self.send(message)
        elif rng < 0.85:
            self.report.sent += 1
            await self.socket.send(self.mutilated())
        elif rng < 0.95:
            self.report.sent += 1
            await self.socket.send(self.noise())
        elif rng < 0.96:
            await self.send({"type": "leave", "id": f"l{self.count}", "number": self.number})
        else:
            await self.connect_again()
            return
        await self.answered()

    async def catch_up(self) -> None:
        """Hear what has happened in the meantime; who waits for others waits a moment longer."""
        with contextlib.suppress(TimeoutError):
            for _ in range(50):
                waiting = self.seat is not None and not self.now.get("legal")
                message = await asyncio.wait_for(self.socket.recv(), 0.02 if waiting else 0.001) if self.socket else b""
                self.hear(msgspec.json.decode(message))

    async def answered(self) -> None:
        """Wait for an answer; everything gets one, unless the connection ends."""
        while True:
            message = await self.receive()
            kind = message["type"]
            if kind in ("refused", "hinted", "seated", "closing"):
                return
            if kind == "happened" and message.get("id"):
                self.report.moves += message["event"]["what"] == "acted"
                return

    async def connect_again(self) -> None:
        """Come back, with the token or, if the seat is lost, without."""
        if not await self.connect():
            self.token, self.seat = "", None
            if not await self.connect():
                self.report.fault("a table cannot be entered", self.table)

    async def go_on(self) -> None:
        """Until it is enough."""
        while not self.report.done:
            try:
                if self.socket is None:
                    await self.connect_again()
                await self.step()
            except TimeoutError:
                self.report.fault("no answer", f"{self.table} seat {self.seat}")
                self.socket = None
            except (WebSocketException, OSError):
                self.report.closed["connection"] += 1
                self.socket = None


def may_be_seen(view: Message, other: int, hand: Any, just_dealt: bool) -> bool:
    """Whether a hand of somebody else may be shown as it is."""
    if view["game"] == "sea-salt-paper":
        return hand is None or revealed(view, other)
    # A card drawn openly stays known, so cards may be seen here and there; but not of hands that were just dealt.
    return not just_dealt or all(card == "?" for card in hand)


def revealed(view: Message, other: int) -> bool:
    """Sea Salt & Paper §6.1 to §6.3, §7.3: whether a hand lies open."""
    result, caller, players = view["result"], view["caller"], len(view["hands"])
    if result and result["ending"] in ("stop", "last_chance_won", "last_chance_lost"):
        return True
    if result and result["ending"] == "mermaids" and other == view["turn"]:
        return True
    return caller is not None and (other == caller or (other - caller) % players < (view["turn"] - caller) % players)


class Strangers:
    """Requests that make sense, and others."""

    def __init__(self, report: Report, address: str, tables: list[str], seed: int) -> None:
        self.report = report
        self.address = address
        self.tables = tables
        self.chance = random.Random(seed)

    def request(self) -> tuple[str, str, bytes]:
        """A method, an address, a body."""
        chance = self.chance
        table = chance.choice((*self.tables, "nowhere", "%00", "..", "x" * 300))
        number = chance.choice(("0", "1", "2", "-1", "x", "9" * 30, "9" * 5000))
        games = f"/api/tables/{table}/games"
        paths = (
            *("/", "/api/about", "/api/tables", "/health", "/metrics", "/api/socket", "/../etc/passwd", "/%ff"),
            *(f"/api/codes/{table}", f"/api/tables/{table}", games),
            *(f"{games}/{number}/record", f"{games}/{number}/replay?seat={number}"),
        )
        people: tuple[Any, ...] = ("Ada", "", "\x00", 5)
        body = {
            "game": chance.choice((*names(), "whist")),
            "name": chance.choice(people),
            "players": chance.randrange(2, 9),
        }
        if chance.random() < 0.3:
            body[chance.choice(("bots", "seconds", "target", "more", "edition"))] = chance.choice(ODD)
        method = chance.choice(("GET", "GET", "GET", "POST", "PUT", "HEAD", "OPTIONS"))
        data = msgspec.json.encode(body) if chance.random() < 0.8 else chance.randbytes(50)
        return method, "/api/tables" if method == "POST" else chance.choice(paths), data

    async def go_on(self) -> None:
        """Until it is enough."""
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE) as client:
            while not self.report.done:
                method, path, body = self.request()
                self.report.requests += 1
                self.report.sent += 1
                try:
                    answer = await client.request(method, path, content=body if method in ("POST", "PUT") else None)
                except httpx.TransportError:
                    self.report.closed["request"] += 1
                    continue
                if answer.status_code >= 500:
                    self.report.fault(f"answer {answer.status_code}", f"{method} {path[:100]} {answer.text}")
                await asyncio.sleep(0.02)


# --- Tables ---


async def opened(address: str, number: int, chance: random.Random) -> tuple[str, str, int]:
    """A new table: its id, the token of the first seat, and how many people it is for."""
    name = names()[number % len(names())]
    players = chance.randint(2, 4)
    bots = [""] + [chance.choice(("", "", "casual")) for _ in range(players - 1)]
    body = {"game": name, "name": "g0", "players": players, "bots": bots}
    body |= {"target": chance.choice((5, 30)), "open_memory": number % 3 == 0}
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        answer = await client.post(f"http://{address}/api/tables", json=body)
        answer.raise_for_status()
    return answer.json()["table"], answer.json()["token"], bots.count("")


async def play_on(report: Report, table: str, guests: list[Guest]) -> None:
    """See whether somebody can still make a move at a table, or sees a bot make one."""
    for guest in guests:
        with contextlib.suppress(WebSocketException, OSError):
            await guest.connect_again()
    until = monotonic() + 2 * PATIENCE
    moved = asyncio.Event()

    async def play(guest: Guest) -> None:
        while not moved.is_set() and monotonic() < until:
            message = guest.good()
            free = [place for place, seat in enumerate(guest.info["seats"]) if not seat["name"] and not seat["level"]]
            if guest.seat is not None and free and not guest.info["playing"]:
                bot = {"seat": free[0], "level": "casual"}
                message = {"type": "place_bot", "id": f"b{guest.count}", "number": guest.number, **bot}
            await guest.send(message)
            with contextlib.suppress(TimeoutError):
                while True:
                    heard = await asyncio.wait_for(guest.receive(), 0.3)
                    if (
                        heard["type"] == "happened"
                        and heard["event"]["what"] == "acted"
                        and heard["number"] >= guest.number
                    ):
                        moved.set()

    plays = [asyncio.create_task(play(guest)) for guest in guests if guest.socket]
    found = await asyncio.gather(*plays, return_exceptions=True)
    for guest in guests:
        await guest.leave()
    if not moved.is_set():
        report.fault("a table is stuck", f"{table}: {guests[0].info} {guests[0].now.get('actor')} {found}")


def check_what_was_shown(report: Report, url: str) -> int:
    """Compare what seats were shown with what the logs say that they may see; how many views were compared."""
    engine, compared = sa.create_engine(url), 0
    query = sa.text("SELECT number, at, row FROM log WHERE table_id = :table ORDER BY number")
    with engine.connect() as connection:
        for name, shown in report.shown.items():
            table = Table(name)
            for number, at, row in connection.execute(query, {"table": name}):
                replay_event(table, StoredEvent(number, at, bytes(row)))
                for seat in (*range(MAX_SEATS), WATCHER):
                    if (number, seat) not in shown:
                        continue
                    view = seat_views_of(table.game.name).make(table.view(seat), table.options.open_memory)
                    compared += 1
                    if msgspec.json.decode(msgspec.json.encode(view)) != msgspec.json.decode(shown[number, seat]):
                        report.fault("a seat was shown another view than its own", f"{name} {number} seat {seat}")
    engine.dispose()
    return compared


async def fuzzed(report: Report, server: Server, tables: int, seed: int, progress: Progress) -> None:
    """All of it."""
    chance = random.Random(seed)
    parties: dict[str, list[Guest]] = {}
    for number in range(tables):
        table, token, people = await opened(server.address, number, chance)
        tokens = [token] + [""] * people
        parties[table] = [Guest(report, server.address, table, t, random.Random(chance.random())) for t in tokens]
    bar = progress.add_task("messages", total=report.wanted)
    strangers = [Strangers(report, server.address, list(parties), seed + n) for n in range(STRANGERS)]
    work = [asyncio.create_task(guest.go_on()) for party in parties.values() for guest in party]
    work += [asyncio.create_task(stranger.go_on()) for stranger in strangers]
    while not report.done and not all(task.done() for task in work):
        await asyncio.sleep(0.5)
        progress.update(bar, completed=report.sent)
    for result in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(result, BaseException):
            report.fault("a client failed", repr(result))
    sent = report.sent
    bar = progress.add_task("tables played on", total=tables)
    for table, guests in parties.items():
        await play_on(report, table, guests)
        progress.advance(bar)
    report.sent = sent


def check_server(report: Report, server: Server) -> None:
    """Whether the server is well and had no accident."""
    if server.process.poll() is not None:
        report.fault("the server has ended", str(server.process.returncode))
    elif httpx.get(f"http://{server.address}/health", timeout=PATIENCE).status_code != 200:
        report.fault("the server is not well")
    for line in server.output:
        if "Traceback" in line or '"level": "error"' in line:
            report.fault("an accident in the log", line.strip()[-300:])


def show(report: Report, compared: int, seconds: float, memories: tuple[int, int]) -> None:
    """The report, as a small table."""
    grid = Grid(title="Fuzzing the table server", show_header=False)
    for name, value in (
        ("messages sent", f"{report.sent:,}"),
        ("of them plain requests", f"{report.requests:,}"),
        ("seconds", f"{seconds:.0f}"),
        ("moves made", f"{report.moves:,}"),
        ("connections begun again", f"{report.reconnected:,}"),
        ("connections ended by the server", ", ".join(f"{k} {v:,}" for k, v in report.closed.most_common())),
        ("refused", ", ".join(f"{k} {v:,}" for k, v in report.refused.most_common())),
        ("views compared with the log", f"{compared:,}"),
        ("MB of the server, before and after", " ".join(f"{size / 1e6:.0f}" for size in memories)),
        ("faults", ", ".join(f"{k}: {v:,}" for k, v in report.faults.most_common()) or "none"),
    ):
        grid.add_row(name, value)
    console = Console()
    for example in report.examples:
        console.print(example, style="red", markup=False)
    console.print(grid)


def main() -> None:
    """Fuzz a server, and say what came of it."""
    parser = argparse.ArgumentParser(description="Fuzz the protocol of the table server.")
    parser.add_argument("--messages", type=int, default=100_000, help="how many (at most 10,000,000)")
    parser.add_argument("--seconds", type=float, default=1200, help="how long at most (at most 7200)")
    parser.add_argument("--tables", type=int, default=30, help="at so many tables (at most 500)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    began = monotonic()
    report = Report(min(10_000_000, arguments.messages), began + min(7200, arguments.seconds))
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", deals=ANY, **GENEROUS) as server,
    ):
        empty = memory(server.process.pid)
        with Progress(transient=True) as progress:
            uvloop.run(fuzzed(report, server, min(500, arguments.tables), arguments.seed, progress))
        check_server(report, server)
        full = memory(server.process.pid)
        compared = check_what_was_shown(report, f"sqlite:///{folder}/tables.db")
    if report.sent < report.wanted:
        report.fault("time was up before all messages were sent")
    if not report.moves or not compared:
        report.fault("nothing was played")
    show(report, compared, monotonic() - began, (empty, full))
    sys.exit(bool(report.faults))


if __name__ == "__main__":
    main()
