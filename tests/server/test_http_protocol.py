"""Plain HTTP cannot take the server's memory, its files or its time."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.client import PATIENCE, Client, open_table
from tests.server.process import FREE, Server, serving
from tests.server.strained_server import FILES, GARBAGE
from tests.server.strained_server import PATIENCE as SERVER_PATIENCE
from tests.server.test_hostile import Deaf

STRAINED = "tests.server.strained_server"
# Addresses of this machine from which somebody means harm.
ATTACKERS = [f"127.0.0.{number}" for number in range(2, 7)]


@contextmanager
def strained(database: str, monkeypatch: pytest.MonkeyPatch, patience: float, **settings: str) -> Iterator[Server]:
    """A server with few files, and so much patience."""
    monkeypatch.setenv(SERVER_PATIENCE, str(patience))
    with serving(database, module=STRAINED, **settings) as running:
        yield running


def opened(server: Server, data: bytes = b"", source: str = "127.0.0.1", room: int = 0) -> socket.socket:
    """A connection on which something was sent; its buffer for answers may be small."""
    host, port = server.address.split(":")
    found = socket.socket()
    found.settimeout(PATIENCE)
    if room:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    found.bind((source, 0))
    found.connect((host, int(port)))
    with suppress(ConnectionError):
        found.sendall(data)
    return found


def head(server: Server, path: str, method: str = "GET", *headers: str) -> bytes:
    """The head of a request."""
    return "\r\n".join((f"{method} {path} HTTP/1.1", f"Host: {server.address}", *headers, "", "")).encode()


def is_cut(connection: socket.socket) -> bool:
    """Whether the server has ended a connection, so that nothing more can be sent on it."""
    try:
        connection.send(b"\r")
    except OSError:
        return True
    return False


def wait_until(true: Callable[[], bool], pause: float = 0.05) -> None:
    """Wait, but not for ever."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "there was no such moment"
        time.sleep(pause)


def memory(server: Server) -> int:
    """The megabytes of memory that a server uses."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return int(status.split("VmRSS:")[1].split()[0]) // 1024


def processor_seconds(server: Server) -> float:
    """How long a server has used a processor."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def health(server: Server) -> int:
    """The answer to a health check on a connection of its own."""
    return httpx.get(f"http://{server.address}/health", timeout=PATIENCE).status_code


# --- Memory ---


def flood(server: Server) -> None:
    """Many connections with many requests each, whose answers nobody reads."""
    request = head(server, "/api/about")
    for _ in range(4):
        connections = [opened(server, request * (16_000 // len(request))) for _ in range(50)]
        for connection in connections:
            connection.close()


def test_floods_of_requests_do_not_take_memory(database: str) -> None:
    with serving(database) as server:
        for _ in range(2):
            flood(server)
        assert health(server) in (200, 429)
        before = memory(server)
        for _ in range(5):
            flood(server)
        assert health(server) in (200, 429)
        assert memory(server) - before < 40  # without limits each flood took 150 megabytes
        assert "Traceback" not in "".join(server.output)


def ask(server: Server, data: bytes, *, reads: bool = True) -> None:
    """Send something, and read all that is answered or go."""
    with opened(server, data) as connection:
        while reads:
            with suppress(ConnectionError):
                if connection.recv(1 << 16):
                    continue
            break


def garbage(server: Server) -> int:
    """How many objects in reference cycles a server has."""

    def lines() -> list[str]:
        return [line for line in server.output if line.startswith(GARBAGE)]

    told = len(lines())
    time.sleep(0.3)  # until the last connections are closed
    server.process.send_signal(signal.SIGUSR2)
    wait_until(lambda: len(lines()) > told)
    return int(lines()[-1].split()[1])


def test_neither_requests_nor_connections_leave_reference_cycles(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = 30
    with strained(database, monkeypatch, 10, **FREE, sleep_seconds="1000") as server:
        table = open_table(server.address)["table"]
        close, post = "Connection: close", ("POST", "Content-Length: 5", "Connection: close")
        upgrade = ("Upgrade: websocket", "Connection: Upgrade")
        one = head(server, "/api/about")
        kinds = {
            "health": head(server, "/health", "GET", close),
            "file": head(server, "/", "GET", close),
            "compressed": head(server, "/", "GET", close, "Accept-Encoding: gzip"),
            "nothing there": head(server, "/nowhere", "GET", close),
            "no such method": head(server, "/health", "DELETE", close),
            "not a table": head(server, "/api/tables", *post) + b"hello",
            "half a body": head(server, "/api/tables", *post) + b"he",
            "nonsense": b"nonsense\r\n\r\n",
            "some at once": one * 5,
            "too many at once": one * 50,
            "no handshake": head(server, "/api/socket", "GET", *upgrade),
        }
        garbage(server)
        for name, data in kinds.items():
            for reads in (False, True):
                answered = close.encode() in data and name != "half a body"
                for _ in range(times if answered or not reads else 0):
                    ask(server, data, reads=reads)
            assert garbage(server) < times, name
        for _ in range(times):
            with Client(server.address, table) as client:
                client.kind("welcome")
            with connect(f"ws://{server.address}/api/socket") as stranger, suppress(ConnectionClosed):
                stranger.socket.sendall(b"\xff" * 100)
                stranger.recv()
        assert garbage(server) < times


# --- Slow clients ---


def test_slow_clients_are_dropped(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with strained(database, monkeypatch, 1) as server, ExitStack() as stack:
        body = head(server, "/api/tables", "POST", "Content-Length: 100")
        answered = opened(server, head(server, "/health"))
        answered.recv(1 << 16)
        slow = {
            "silent": opened(server),
            "half a head": opened(server, b"GET / HTTP/1.1\r\nHost:"),
            "no body": opened(server, body),
            "a body that nobody wants": opened(server, head(server, "/health", "GET", "Content-Length: 100")),
            "nothing but empty lines": answered,
        }
        for connection in slow.values():
            stack.enter_context(connection)
        end = time.monotonic() + PATIENCE
        while slow and time.monotonic() < end:
            time.sleep(0.2)
            slow = {name: connection for name, connection in slow.items() if not is_cut(connection)}
        assert not slow
        assert health(server) == 200


def test_a_client_that_does_not_read_its_answers_is_dropped(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with strained(database, monkeypatch, 1) as server:
        open_files = Path(f"/proc/{server.process.pid}/fd")
        before = len(list(open_files.iterdir()))
        request = head(server, "/api/openapi.json")
        with ExitStack() as stack:
            for _ in range(20):
                stack.enter_context(opened(server, request * 15, room=1024))
            wait_until(lambda: len(list(open_files.iterdir())) >= before + 20)
            wait_until(lambda: len(list(open_files.iterdir())) <= before)
        assert health(server) == 200


def test_a_player_who_neither_reads_nor_answers_pings_is_dropped(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with strained(database, monkeypatch, 1, **FREE, outbox="100000000") as server:
        table = open_table(server.address)["table"]
        with Deaf(server.address) as deaf:
            wait_until(lambda: server.counted("saltmochi_connections") == 1)
            assert deaf.say({"type": "hello", "table": table})
            assert deaf.say({"type": "return", "id": "x" * 32}, times=15_000)
            wait_until(lambda: server.counted("saltmochi_connections") == 0)


def test_slow_clients_of_many_addresses_cannot_keep_others_out(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with strained(database, monkeypatch, 100, connections_by_address="10") as server, ExitStack() as stack:
        table = open_table(server.address)["table"]
        playing = stack.enter_context(Client(server.address, table))
        playing.kind("welcome")
        half = head(server, "/api/tables", "POST", "Content-Length: 100")
        held = [
            stack.enter_context(opened(server, data, source))
            for source in ATTACKERS
            for data in (b"", b"GET /", half) * 27
        ]
        assert len(held) > FILES
        for _ in range(20):
            assert health(server) == 200
        wait_until(lambda: sum(not is_cut(connection) for connection in held) < FILES // 2)
        with Client(server.address, table) as another:
            assert another.kind("welcome")
        playing.answer(playing.ask("return"))
        used = processor_seconds(server)
        time.sleep(1)
        assert processor_seconds(server) - used < 0.5


def test_one_address_has_only_so_many_connections(database: str) -> None:
    with serving(database, connections_by_address="1") as server, ExitStack() as stack:
        held = [stack.enter_context(opened(server, source=ATTACKERS[0])) for _ in range(80)]
        other = stack.enter_context(opened(server, source=ATTACKERS[1]))
        wait_until(lambda: sum(map(is_cut, held)) == 80 - 65)
        assert all(map(is_cut, held[:15]))
        assert not is_cut(other)


def test_a_trusted_proxy_may_have_more_and_its_visitors_may_not(database: str) -> None:
    with serving(database, connections_by_address="1", proxies="127.0.0.1") as server, ExitStack() as stack:
        held = [stack.enter_context(opened(server)) for _ in range(80)]
        assert health(server) == 200
        assert not any(map(is_cut, held))
        forwarded = head(server, "/api/tables", "POST", "Content-Length: 100", "X-Forwarded-For: 203.0.113.7")
        for _ in range(80):
            stack.enter_context(opened(server, forwarded))
        headers = {"X-Forwarded-For": "203.0.113.7"}
        wait_until(lambda: httpx.get(f"http://{server.address}/icon.svg", headers=headers).status_code == 503)
        assert health(server) == 200


def test_files_have_a_rate_limit_too(database: str) -> None:
    with (
        serving(database, requests_by_address="1") as server,
        httpx.Client(base_url=f"http://{server.address}") as client,
    ):
        assert all(client.get("/icon.svg").status_code == 200 for _ in range(50))
        wait_until(lambda: client.get("/icon.svg").status_code == 429, pause=0)
