"""`python -m benchmarks.load`: how many people can play at once, one move a second each.

Real WebSocket clients play both games by real rules at tables of two to four on a real server, all on this machine. A
table with k people makes k moves a second, on a fixed schedule: a late answer does not make the next move later, and
its time counts from when the move was due. A process that does nothing but look at its watch tells how long the
machine itself stood still.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from secrets import token_urlsafe
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from tests.server.child_server import ANY
from tests.server.databases import NOT_INSTALLED
from tests.server.postgres import Cluster, programs
from tests.server.process import Server, serving

from benchmarks.machine import allow_many_files, memory, pauses, taken, used
from saltmochi.games import names
from saltmochi.server.flight_recorder import SlowMove
from saltmochi.server.protocol.commands import Act

UNLIMITED = {
    "most_tables": "100000",
    "most_connections": "100000",
    "connections_by_address": "100000",
    "tables_by_address": "100000",
    "requests_by_address": "100000",
    "commands_by_connection": "1000",
    "commands_by_address": "10000000",
    "bot_seconds": "1",
    "away_seconds": "30",
    "sleep_seconds": "60",
    "lease_seconds": "10",
    "log_level": "warning",
}
# Tables of so many people, in turn.
SIZES = (2, 2, 3, 4)
WARM_UP = 3.0
TOGETHER = 40
# So often, in seconds, one looks at what the host gave to others.
GLANCE = 0.5
# So many look on at one table, to measure what a connection takes.
WATCHERS = 200


class Standing(msgspec.Struct):
    """What a client needs to know of how the game stands."""

    legal: list[str] = []
    actor: int | None = None


class Told(msgspec.Struct):
    """What a client needs to know of a message."""

    type: str
    id: str = ""
    number: int = -1
    code: str = ""
    now: Standing | None = None


# Where a message says who is to act, what one may do, and which command it answers.
ACTOR, LEGAL, ID = b'"actor":', b'"legal":', b'"id":'
_decoder = msgspec.json.Decoder(Told)


class Player(WSListener):
    """One client."""

    def __init__(self, load: Load, address: str, hello: dict[str, str]) -> None:
        self.load = load
        self.address = address  # of the server
        self.hello = hello
        self.transport: WSTransport
        self.number = -1
        self.now: Standing | None = None
        self.seated = False
        self.due: dict[str, float] = {}
        self.ready = False  # for the next round
        self.count = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello."""
        self.transport = transport
        transport.send(WSMsgType.TEXT, msgspec.json.encode({"type": "hello", **self.hello}))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002
        """Take note of what is told: what says nothing new to this player is not even read."""
        if frame.msg_type == WSMsgType.TEXT:
            data = frame.get_payload_as_bytes()
            if ACTOR not in data or LEGAL in data or ID in data:
                self.hear(_decoder.decode(data))

    def hear(self, told: Told) -> None:
        """Take note of one message."""
        if told.type == "refused":
            self.load.refused[told.code] += 1
        if told.type == "seated":
            self.seated = True
        if told.number >= 0:
            self.number, self.now = told.number, told.now or self.now
        due = self.due.pop(told.id, None)
        if due is not None and told.type == "happened":
            self.load.times.append((due, perf_counter() - due))

    def ask(self, due: float, kind: str, **values: Any) -> None:
        """Send a command that was due then."""
        self.count += 1
        name = str(self.count)
        self.due[name] = due
        self.transport.send(
            WSMsgType.TEXT, msgspec.json.encode({"type": kind, "id": name, "number": self.number, **values})
        )


class Load:
    """Many tables at once, each at one of the servers."""

    def __init__(self, addresses: Sequence[str], seed: int) -> None:
        self.addresses = addresses
        self.chance = random.Random(seed)
        self.tables: list[list[Player]] = []
        self.times: list[tuple[float, float]] = []
        self.refused: Counter[str] = Counter()
        self.unanswered = 0
        self.watchers: list[Player] = []
        self.room = asyncio.Semaphore(TOGETHER)

    def address(self, number: int) -> str:
        """The server of a table: tables of all games and sizes come to each."""
        return self.addresses[number // len(SIZES) % len(self.addresses)]

    async def connected(self, address: str, table: str, token: str) -> Player:
        """A client at a table."""
        hello = {"table": table, "token": token}
        _, player = await ws_connect(lambda: Player(self, address, hello), f"ws://{address}/api/socket")
        assert isinstance(player, Player)
        return player

    async def watch(self, address: str, table: str, count: int) -> None:
        """Let this many clients watch a table."""
        watchers = [await self.connected(address, table, "") for _ in range(count)]
        self.watchers += watchers
        while any(watcher.number < 0 for watcher in watchers):
            await asyncio.sleep(0.01)

    async def watch_waiting_table(self, count: int) -> None:
        """Let this many clients watch one table where nothing happens."""
        opened = await self.post(self.addresses[0], {"game": names()[0], "name": "p0"})
        await self.watch(self.addresses[0], opened["table"], count)

    async def watch_games(self, count: int) -> None:
        """Let this many clients watch the tables where people play, as many at each."""
        shares = [count // len(self.tables) + (n < count % len(self.tables)) for n in range(len(self.tables))]
        for people, watchers in zip(self.tables, shares, strict=True):
            await self.watch(people[0].address, people[0].hello["table"], watchers)

    async def wait_idle(self, count: int) -> None:
        """Let this many players sit alone at tables where no game begins."""
        for number in range(count):
            address = self.address(number)
            opened = await self.post(address, {"game": names()[number % len(names())], "name": "p0"})
            self.watchers.append(await self.connected(address, opened["table"], opened["token"]))

    async def open_table(self, number: int) -> None:
        """Open a table, and sit down at it."""
        players, game, address = SIZES[number % len(SIZES)], names()[number % len(names())], self.address(number)
        async with self.room:
            opened = await self.post(address, {"game": game, "name": "p0", "players": players, "target": 1000})
            people = [await self.connected(address, opened["table"], opened["token"])]
            for seat in range(1, players):
                player = await self.connected(address, opened["table"], "")
                player.ask(perf_counter(), "sit", seat=seat, name=f"p{seat}", token=token_urlsafe(16))
                people.append(player)
            while people[0].number < 0 or not all(player.seated for player in people[1:]):
                await asyncio.sleep(0.01)
            for player in people:
                player.ask(perf_counter(), "ready")
            self.tables.append(people)

    async def post(self, address: str, body: dict[str, Any]) -> Any:
        """Open a table by a plain request."""
        host, port = address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        data = msgspec.json.encode(body)
        head = (
            "POST /api/tables HTTP/1.1",
            f"Host: {address}",
            f"Content-Length: {len(data)}",
            "Connection: close",
        )
        writer.write("\r\n".join((*head, "", "")).encode() + data)
        answer = await reader.read()
        writer.close()
        return msgspec.json.decode(answer.split(b"\r\n\r\n", 1)[1])

    async def play(self, people: list[Player], until: float) -> None:
        """As many moves a second as there are people, on a fixed schedule."""
        every = 1 / len(people)
        due = perf_counter() + self.chance.random()
        while due < until:
            await asyncio.sleep(max(0, due - perf_counter()))
            self.move(people, due)
            due += every

    def move(self, people: list[Player], due: float) -> None:
        """Whoever is to act does something; after a round one after the other is ready."""
        actor = next((player for player in people if player.now and player.now.legal), None)
        if actor is None:
            playing = any(player.now and player.now.actor is not None for player in people)
            rests = None if playing else next((player for player in people if not player.ready), None)
            if rests:
                rests.ready = True
                rests.ask(due, "ready")
            else:
                self.unanswered += 1
            return
        for player in people:
            player.ready = False
        assert actor.now
        legal, actor.now = actor.now.legal, Standing()
        quiet = [action for action in legal if action not in ("stop", "last_chance")]
        actor.ask(due, "act", action=self.chance.choice(quiet or legal))

    def close(self) -> None:
        """Leave."""
        for player in (*self.watchers, *(player for people in self.tables for player in people)):
            player.transport.disconnect(graceful=False)


# --- Measuring ---


def undisturbed(times: list[tuple[float, float]], looks: list[tuple[float, float]]) -> list[float]:
    """The times of the moves due while the host gave nothing to others, nor shortly before."""
    calm = [
        (begin, end)
        for (_, first), (begin, _), (end, last) in zip(looks, looks[1:], looks[2:], strict=False)
        if last == first
    ]
    return [time for due, time in times if any(begin <= due < end for begin, end in calm)]


def share(values: list[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


class Crowd(NamedTuple):
    """How many clients there are: players who move, watchers of their games, and players who wait for a game."""

    players: int
    watchers: int = 0
    idle: int = 0


async def measured(
    servers: Sequence[Server],
    crowd: Crowd,
    seconds: float,
    seed: int,
    progress: Progress,
    longest_pause: Callable[[], float],
) -> dict[str, Any]:
    """Let so many clients play for a while; what was measured."""
    clients = crowd.players
    load = Load([server.address for server in servers], seed)
    processes = [server.process.pid for server in servers]
    empty = sum(map(memory, processes))
    await load.watch_waiting_table(WATCHERS)
    before = sum(map(memory, processes))
    connection = (before - empty) / WATCHERS
    counts: list[int] = []
    while sum(counts) < clients:
        counts.append(SIZES[len(counts) % len(SIZES)])
    bar = progress.add_task(f"{clients} clients: sitting down", total=len(counts))
    for part in range(0, len(counts), TOGETHER):
        await asyncio.gather(*(load.open_table(n) for n in range(part, min(part + TOGETHER, len(counts)))))
        progress.update(bar, completed=len(load.tables))
    seated = sum(map(memory, processes))
    await load.watch_games(crowd.watchers)
    await load.wait_idle(crowd.idle)
    gc.collect()
    gc.disable()  # the generator's own pauses are not the server's
    progress.update(bar, description=f"{clients} clients: playing", total=seconds + WARM_UP, completed=0)
    began = perf_counter()
    games = [asyncio.create_task(load.play(people, began + WARM_UP + seconds)) for people in load.tables]
    await asyncio.sleep(WARM_UP)
    load.unanswered = 0
    core, others = sum(map(used, processes)), taken()
    longest_pause()
    looks = [(perf_counter(), others)]
    while perf_counter() < began + WARM_UP + seconds:
        await asyncio.sleep(GLANCE)
        looks.append((perf_counter(), taken()))
        progress.update(bar, completed=perf_counter() - began)
    core, others = sum(map(used, processes)) - core, taken() - others
    pause = longest_pause()
    await asyncio.gather(*games)
    await asyncio.sleep(0.5)
    times = [time for due, time in load.times if due > began + WARM_UP]
    quiet = undisturbed(load.times, looks)
    connections = sum(map(len, load.tables))
    result = {
        "clients": connections,
        "tables": len(load.tables),
        "moves a second": len(times) / seconds,
        "p50 ms": 1000 * share(times, 0.5),
        "p99 ms": 1000 * share(times, 0.99),
        "longest ms": 1000 * max(times, default=float("nan")),
        "p99 ms while the host gave nothing to others": 1000 * share(quiet, 0.99),
        "moves of that time": len(quiet),
        "moves that could not be made in time": load.unanswered,
        "refused": sum(load.refused.values()),
        "cores of the server": core / seconds,
        "µs of a core for a move": 1e6 * core / len(times),
        "cores that the host gave to others": others / seconds,
        "longest pause of the machine ms": 1000 * pause,
        "kB a connection": connection / 1024,
        "MB of the server": sum(map(memory, processes)) / 2**20,
        "kB a table": (seated - before - connections * connection) / len(load.tables) / 1024,
    }
    load.close()
    gc.enable()
    return result


# --- The slowest moves ---


def recorder(folder: str, count: int) -> dict[str, str]:
    """Return the setting of the server that records its slowest moves, if any are wanted."""
    return {"flight_recorder": f"{folder}/slow.jsonl"} if count else {}


def read_slowest(servers: Sequence[Server], folder: str, count: int) -> list[SlowMove]:
    """Stop the servers and return the slowest moves that the last one recorded."""
    if not count:
        return []
    for server in servers:
        server.stop()
    lines = Path(folder, "slow.jsonl").read_bytes().splitlines()
    moves = (msgspec.json.decode(line, type=SlowMove) for line in lines)
    return [move for move in moves if move.command == Act.__name__][:count]


def explain(move: SlowMove) -> str:
    """Return a line about a slow move: its stages in milliseconds, and the longest of what else happened."""
    stages = ", ".join(f"{stage} {took:.1f}" for stage, took in move.stages.items())
    longest = sorted(move.meanwhile, key=lambda activity: -activity.took)[:5]
    meanwhile = ", ".join(f"{item.activity} {item.took:.1f} at {item.at:.0f} (size {item.size})" for item in longest)
    return (
        f"{move.took:.0f} ms at {move.at / 1000:.1f} s: {stages}; {move.switches} switches, {move.faults} faults; "
        f"meanwhile {meanwhile or 'nothing'}"
    )


@contextlib.contextmanager
def serving_together(count: int, url: str, **settings: str) -> Iterator[list[Server]]:
    """So many servers on one database."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(serving(url, deals=ANY, **settings)) for _ in range(count)]


@contextlib.contextmanager
def database(url: str, shared: bool = False) -> Iterator[str]:
    """The database asked for, else a new one: a SQLite file, or PostgreSQL if processes are to share it."""
    if url:
        yield url
        return
    if shared:
        cluster = Cluster(programs() or sys.exit(NOT_INSTALLED))
        with contextlib.ExitStack() as stack:
            stack.callback(cluster.remove)
            cluster.start()
            yield cluster.fresh()
        return
    with tempfile.TemporaryDirectory(prefix=".load-", dir=".") as folder:
        yield f"sqlite:///{folder}/tables.db"


def main() -> None:
    """Measure one number of clients after the other."""
    parser = argparse.ArgumentParser(description="Measure how many people can play at once.")
    parser.add_argument(
        "--clients", default="1500,2500,3000,3500", help="how many, one after the other (at most 10,000)"
    )
    parser.add_argument("--seconds", type=float, default=20, help="how long each is measured (at most 600)")
    parser.add_argument("--database", default="", help="another database than a new SQLite file")
    parser.add_argument("--processes", type=int, default=1, help="how many servers share PostgreSQL (at most 8)")
    parser.add_argument("--watchers", type=int, default=0, help="how many watch these games (at most 10,000)")
    parser.add_argument("--idle", type=int, default=0, help="how many players wait for a game (at most 10,000)")
    parser.add_argument("--slowest", type=int, default=0, help="how many of the slowest moves the server explains")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    processes = min(8, arguments.processes)
    watchers, idle = min(10_000, arguments.watchers), min(10_000, arguments.idle)
    crowds = [Crowd(min(10_000, int(text)), watchers, idle) for text in arguments.clients.split(",")]
    allow_many_files()
    results, slowest = [], list[list[SlowMove]]()
    with Progress(transient=True) as progress, pauses() as longest_pause:
        for crowd in crowds:
            with (
                database(arguments.database, shared=processes > 1) as url,
                tempfile.TemporaryDirectory() as folder,
                serving_together(processes, url, **UNLIMITED, **recorder(folder, arguments.slowest)) as servers,
            ):
                work = measured(servers, crowd, min(600, arguments.seconds), arguments.seed, progress, longest_pause)
                results.append(uvloop.run(work))
                slowest.append(read_slowest(servers, folder, arguments.slowest))
    table = Table("One move a second each", *("" for _ in results))
    for name in results[0]:
        values = [result[name] for result in results]
        table.add_row(name, *(f"{value:.2f}" if isinstance(value, float) else str(value) for value in values))
    Console().print(table)
    for crowd, moves in zip(crowds, slowest, strict=True):
        for move in moves:
            print(f"{crowd.players} clients: {explain(move)}")


if __name__ == "__main__":
    main()
