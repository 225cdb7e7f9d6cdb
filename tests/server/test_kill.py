"""`kill -9` while everybody plays: nothing that was answered is lost, nothing is done twice, every table goes on."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

import httpx
from websockets.exceptions import WebSocketException

from saltmochi.games import game
from saltmochi.server.storage.log_events import DealBegun, MoveMade, TableOpened
from saltmochi.table.fair_deal import verify
from saltmochi.table.game_record import parse_record
from tests.server.client import Client, Message, open_table
from tests.server.databases import logs
from tests.server.process import FREE, Server, serving

# By table: the game, and who plays it.
TABLES = (
    ("sea-salt-paper", ("Ada", "Bob")),
    ("sea-salt-paper", ("Ada", "casual", "Bob")),
    ("sea-salt-paper", ("Ada", "casual")),
    ("happy-mochi", ("Ada", "Bob")),
    ("happy-mochi", ("Ada", "Bob", "casual")),
    ("happy-mochi", ("Ada", "novice", "casual")),
)
BOTS = ("novice", "casual")
TARGET = 8
# So many moves are answered before a kill, at least and at most, and after it so many seconds pass at most.
LEAST_MOVES, MOST_MOVES, MOST_SECONDS = 40, 200, 0.2
PATIENCE = 60.0
GONE = (WebSocketException, OSError, EOFError)


class Player:
    """Somebody at a table: what they asked for, and all that they heard of it."""

    def __init__(self, table: str, token: str, seed: int) -> None:
        self.table = table
        self.token = token
        self.rng = random.Random(seed)
        self.heard: dict[int, Message] = {}  # by number, what was told as it happened
        self.answered: dict[str, tuple[int, str]] = {}  # by id of the command: the number of its row, and the action
        self.last: Message | None = None  # the last command that was answered
        self.pending: Message | None = None  # the command that has no answer yet
        self.asked_again = 0

    def play(self, address: str, moved: threading.Semaphore, games: int | None = None) -> None:
        """Play until the server is gone, or until so many games are over."""
        try:
            with Client(address, self.table, self.token) as client:
                try:
                    self._play(client, moved, games)
                finally:
                    self._keep(client)
        except GONE:
            if games is not None:
                raise

    def _keep(self, client: Client) -> None:
        self.heard |= {message["number"]: message for message in client.messages if message["type"] == "happened"}

    def _play(self, client: Client, moved: threading.Semaphore, games: int | None) -> None:
        welcome = client.until(lambda message: message["type"] != "present", PATIENCE)
        assert welcome["type"] == "welcome", welcome
        assert welcome["seat"] is not None
        self._ask_again(client, {event["number"] for event in welcome["events"]})
        waiting = ""  # for which deal this player is ready
        while not (client.over and games is not None and client.table["game"] >= games):
            if client.legal:
                act = {"id": f"{self.table[:8]} {self.rng.getrandbits(60)}", "number": client.number}
                self._ask(client, {"type": "act", **act, "action": self.rng.choice(client.legal)})
                moved.release()
                continue
            due = f"{client.table['game']} {client.now['view']['round'] if client.now else 0} {client.over}"
            if waiting != due and (client.now is None or client.over or client.between_rounds):
                client.ask("ready")
                waiting = due
            client.receive(PATIENCE)

    def _ask(self, client: Client, command: Message) -> Message:
        """Ask for something and wait for the answer; until then it may have been done or not."""
        self.pending = command
        newest = client.number
        client.send(command)
        answer = client.until(lambda message: message.get("id") == command["id"], PATIENCE)
        self.pending = None
        if answer["type"] == "happened":
            self.answered[command["id"]] = (answer["number"], command["action"])
            self.last = command
        else:
            assert answer["code"] in ("stale", "not_your_turn", "not_playing"), answer
        client.number = max([newest, *(message.get("number", -1) for message in client.messages)])
        return answer

    def _ask_again(self, client: Client, known: set[int]) -> None:
        """After a lost connection: what was answered is answered again, what was not is asked for again."""
        if self.last and (before := self.answered[self.last["id"]])[0] in known:
            again = self._ask(client, self.last)
            if again["type"] == "refused":
                assert any(message.get("event", {}).get("game") for message in client.messages), "it is of this game"
            else:
                assert (again["number"], again["event"]["what"]) == (before[0], "acted")
                self.asked_again += 1
        if self.pending:
            self._ask(client, self.pending)


def sit_down(server: Server) -> list[Player]:
    """Open all tables, with everybody on their seats."""
    players = []
    for seed, (name, seats) in enumerate(TABLES):
        bots = [seat if seat in BOTS else "" for seat in seats]
        table = open_table(server.address, name, seats[0], players=len(seats), bots=bots, target=TARGET)
        players.append(Player(table["table"], table["token"], seed))
        for place, seat in enumerate(seats):
            if place and seat not in BOTS:
                with Client(server.address, table["table"]) as client:
                    client.ask("sit", seat=place, name=seat)
                    client.kind("seated")
                    players.append(Player(table["table"], client.token, 100 * place + seed))
    return players


@contextmanager
def playing(players: list[Player], address: str, games: dict[str, int]) -> Iterator[threading.Semaphore]:
    """Let all play at once; what goes wrong with one of them is raised at the end."""
    moved = threading.Semaphore(0)
    with ThreadPoolExecutor(len(players)) as pool:
        futures: list[Future[None]] = [
            pool.submit(player.play, address, moved, games.get(player.table)) for player in players
        ]
        yield moved
    for future in futures:
        future.result()


def check(players: list[Player], url: str) -> None:
    """All that anybody was told is stored, once, and what was answered is stored as it was asked for."""
    stored = logs(url)
    for player in players:
        rows = stored[player.table]
        for number, message in player.heard.items():
            at, row = rows[number]
            assert at == message["at"]
            assert (message["event"]["what"] == "acted") == isinstance(row, MoveMade)
            assert (message["event"]["what"] == "dealt") == isinstance(row, DealBegun)
        for name, (number, action) in player.answered.items():
            row = rows[number][1]
            assert isinstance(row, MoveMade)
            opened = rows[0][1]
            assert isinstance(opened, TableOpened)
            assert (row.id, row.action) == (name, action)
    ids = Counter(row.id for rows in stored.values() for _, row in rows if isinstance(row, MoveMade) and row.id)
    assert set(ids.values()) <= {1}, "a command was done twice"


def kill_again_and_again(url: str, times: int, seed: int) -> None:
    """Play and kill, then play every table to the end of a game."""
    rng = random.Random(seed)
    players: list[Player] = []
    for _ in range(times):
        with serving(url, **FREE) as server:
            players = players or sit_down(server)
            with playing(players, server.address, {}) as moved:
                for _ in range(rng.randint(LEAST_MOVES, MOST_MOVES)):
                    assert moved.acquire(timeout=PATIENCE), "nobody could move"
                time.sleep(rng.uniform(0, MOST_SECONDS))
                server.kill()
        check(players, url)
    assert sum(player.asked_again for player in players) > len(players) * (times - 1) / 4
    with serving(url, **FREE) as server:
        games = {player.table: present_game(server, player.table) for player in players}
        with playing(players, server.address, games):
            pass
        for table, number in games.items():
            text = httpx.get(f"http://{server.address}/api/tables/{table}/games/{number}/record").text
            assert verify(parse_record(text, game)) > 5
    check(players, url)


def present_game(server: Server, table: str) -> int:
    """The number of the game that is being played, or of the next one, if the last is over."""
    games = httpx.get(f"http://{server.address}/api/tables/{table}/games").json()["games"]
    return len(games) + (not games or games[-1]["ended"] is not None)


def test_sqlite_loses_nothing_when_the_server_is_killed(database: str) -> None:
    kill_again_and_again(database, times=5, seed=1)


def test_postgresql_loses_nothing_when_the_server_is_killed(postgres_database: str) -> None:
    kill_again_and_again(postgres_database, times=3, seed=2)
