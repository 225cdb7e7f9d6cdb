"""A page that makes its own name point to this server gets nothing from it."""

from __future__ import annotations

import socket

import httpx
import pytest

from saltmochi.server.refusal import Refusal
from saltmochi.server.settings import Settings
from saltmochi.server.transport.hosts import host_of, is_own_name, known_hosts
from saltmochi.texts import LANGUAGES
from tests.server.client import PATIENCE
from tests.server.process import Server, serving

SETTINGS = Settings(
    host="table.lan", hosts=("Play.Example", "other.example:8443"), origins=("https://site.example:444",)
)
NAME = socket.gethostname().lower()


def is_own(*hosts: str, settings: Settings = SETTINGS) -> bool:
    """Whether a request with these `Host` headers is for this server."""
    headers = [(b"host", host.encode("latin-1")) for host in hosts]
    return is_own_name(host_of({"headers": headers}), known_hosts(settings))


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.0.0.1:8000",
        "192.168.1.20:80",
        "[::1]",
        "[::1]:8000",
        "[2001:DB8::1]:8000",
        "[::ffff:10.0.0.1]",
        "localhost",
        "LOCALHOST:8000",
        "localhost.:8000",
        "salt.localhost:8000",
        "table.lan",
        "table.lan.:8000",
        "play.example",
        "PLAY.example:1",
        "other.example",
        "site.example",
        " play.example ",
        NAME,
        NAME.split(".")[0] + ".local:8000",
    ],
)
def test_a_server_knows_addresses_and_its_own_names(host: str) -> None:
    assert is_own(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        ":8000",
        "evil.example",
        "evil.example:8000",
        "play.example.evil.example",
        "evil-play.example",
        "localhost.evil.example",
        "evillocalhost",
        "127.0.0.1.evil.example",
        "127.0.0.1:8000@evil.example",
        "evil.example#localhost",
        "evil.example/localhost",
        "play.example..",
        "::1",
        "[127.0.0.1]",
        "[::1",
        "[::1]evil.example",
        "2130706433",
        "0x7f.1",
        "127.1",
        "play.example:80:80",
        "play.example:http",
        "pl\xe4y.example",
        "x" * 300,
        "a, localhost",
    ],
)
def test_a_server_knows_no_other_name(host: str) -> None:
    assert not is_own(host)


def test_there_is_exactly_one_host() -> None:
    assert not is_own()
    assert not is_own("localhost", "localhost")
    assert not is_own("localhost", "evil.example")


def request(server: Server, *lines: str, connection: str = "close") -> str:
    """The first line of the answer to a request."""
    host, port = server.address.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as stranger:
        stranger.sendall("\r\n".join((*lines, f"Connection: {connection}", "", "")).encode())
        return stranger.recv(1 << 16).decode().split("\r\n")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rebound_page_is_refused_with_what_to_do(server: Server, language: str) -> None:
    headers = {"Host": "evil.example:80", "Origin": "http://evil.example:80", "Accept-Language": language}
    body = {"game": "happy-mochi", "name": "Ada"}
    answer = httpx.post(f"http://{server.address}/api/tables", json=body, headers=headers)
    sentence = Refusal("host", name="evil.example").localized(language)
    assert (answer.status_code, answer.json()) == (421, {"code": "host", "text": sentence})
    assert "--hosts evil.example" in sentence
    page = httpx.get(f"http://{server.address}/", headers={**headers, "Accept": "text/html,*/*"})
    assert (page.status_code, page.text) == (421, sentence)
    assert page.headers["content-type"] == "text/plain; charset=utf-8"


def test_a_rebound_page_opens_no_connection(server: Server) -> None:
    handshake = ("Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
    for host, status in (("evil.example", "421 Misdirected Request"), ("localhost", "101 Switching Protocols")):
        lines = (f"Host: {host}", f"Origin: http://{host}", *handshake)
        assert request(server, "GET /api/socket HTTP/1.1", *lines, connection="Upgrade") == f"HTTP/1.1 {status}"


def test_requests_without_a_clear_host_are_refused_and_old_health_checks_are_not(server: Server) -> None:
    assert request(server, "GET /health HTTP/1.1") == "HTTP/1.1 400 Bad Request"
    assert request(server, "GET /health HTTP/1.1", "Host: localhost", "Host: evil") == "HTTP/1.1 400 Bad Request"
    assert request(server, "GET /health HTTP/1.1", "Host: evil.example/") == "HTTP/1.1 400 Bad Request"
    assert request(server, "GET /health HTTP/1.1", "Host: evil.example") == "HTTP/1.1 421 Misdirected Request"
    assert request(server, "GET /health HTTP/1.0", "Host: evil.example") == "HTTP/1.1 421 Misdirected Request"
    assert request(server, "GET /health HTTP/1.0") == "HTTP/1.1 200 OK"
    assert request(server, "GET /health HTTP/1.1", "Host: LocalHost.:1") == "HTTP/1.1 200 OK"


def test_a_server_can_have_further_names(database: str) -> None:
    with serving(database, hosts="cards.example, cards.lan") as server:
        for host, status in (("cards.example", 200), ("CARDS.lan:8000", 200), ("cards.evil.example", 421)):
            assert httpx.get(f"http://{server.address}/health", headers={"Host": host}).status_code == status
