"""Clients that mean harm, or mean well and stumble: each is refused clearly, and the table goes on."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from saltmochi.server.refusal import Refusal
from saltmochi.server.tables.validation import LEVEL_NAMES
from saltmochi.table.game_record import MAX_CODE_POINTS
from saltmochi.texts import LANGUAGES, Problem
from tests.server.client import PATIENCE, Client, Message, open_table
from tests.server.people import two_people
from tests.server.process import Server, serving
from tests.test_cli import saltmochi

HEADERS = (
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
)
NEVER = "There was no such moment"


@contextmanager
def game_of_two(server: Server, language: str = "en", **options: Any) -> Iterator[tuple[Client, Client]]:
    """Two people in the middle of a game: who is to move, and the other."""
    one, two = two_people(server, language=language, **options)
    with one, two:
        yield (one, two) if one.legal else (two, one)


def goes_on(mover: Client, other: Client) -> None:
    """Whoever is to move does, and the other hears of it."""
    answer = mover.answer(mover.act(mover.legal[0]))
    assert (answer["type"], answer["event"]["what"]) == ("happened", "acted")
    while other.number < answer["number"]:
        other.receive()


def refusal(client: Client, text: str | bytes) -> Message:
    """What is answered to a message."""
    client.socket.send(text)
    return client.kind("refused")


def close_code(client: Client) -> int:
    """With which code the server ends a connection."""
    try:
        while True:
            client.receive()
    except ConnectionClosed as closed:
        assert closed.rcvd
        return closed.rcvd.code


def wait_until(true: Callable[[], bool]) -> None:
    """Wait, but not for ever."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, NEVER
        time.sleep(0.05)


# --- Messages ---

SIT: dict[str, Any] = {
    "type": "sit",
    "id": "x",
    "number": 1,
    "seat": 1,
    "name": "Eve",
    "token": "a-secret_of_22-letters",
}
NOT_UNDERSTOOD: dict[str, str | bytes] = {
    "not json": "castle kingside",
    "empty": "",
    "half": '{"type": "leave", "id": "x", "number": 1',
    "a list": "[]",
    "a number": "7",
    "nothing": "null",
    "no type": '{"id": "x", "number": 1}',
    "type of another type": '{"type": 7, "id": "x", "number": 1}',
    "unknown type": '{"type": "castle", "id": "x", "number": 1}',
    "hello again": '{"type": "hello", "table": "x"}',
    "no id": '{"type": "leave"}',
    "wrong type of id": '{"type": "leave", "id": 5}',
    "no number": '{"type": "leave", "id": "x"}',
    "id empty": '{"type": "leave", "id": "", "number": 1}',
    "id too long": json.dumps({"type": "leave", "id": "x" * 33, "number": 1}),
    "extra field": '{"type": "leave", "id": "x", "number": 1, "seat": 1}',
    "seat below": json.dumps({**SIT, "seat": -1}),
    "seat above": json.dumps({**SIT, "seat": 6}),
    "seat of words": json.dumps({**SIT, "seat": "first"}),
    "no secret": json.dumps({**SIT, "token": ""}),
    "secret too short": json.dumps({**SIT, "token": SIT["token"][1:]}),
    "secret too long": json.dumps({**SIT, "token": SIT["token"] * 2}),
    "secret with a line end": json.dumps({**SIT, "token": SIT["token"][1:] + "\n"}),
    "secret with a letter of its own": json.dumps({**SIT, "token": SIT["token"][1:] + "é"}),
    "number too large": '{"type": "act", "id": "x", "number": 99999999999999999999999, "action": "draw"}',
    "number with a point": '{"type": "act", "id": "x", "number": 1.5, "action": "draw"}',
    "number not a number": '{"type": "act", "id": "x", "number": NaN, "action": "draw"}',
    "action too long": json.dumps({"type": "act", "id": "x", "number": 1, "action": "d" * 65}),
    "text too long": json.dumps({"type": "say", "id": "x", "number": 1, "text": "y" * 201}),
    "half a letter": '{"type": "say", "id": "x", "number": 1, "text": "\\ud800"}',
    "nested deeply": '{"a":' + "[" * 3000,
    "nested deeply, an object": '{"type":' + '{"a":' * 700,
    "bytes": b"\xff\xfe\x00",
    "other bytes": b'{"type": "say", "id": "x", "number": 1, "text": "\xff"}',
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_understood_is_refused_and_the_table_goes_on(server: Server, language: str) -> None:
    with game_of_two(server, language) as (mover, other):
        for number, (what, text) in enumerate(NOT_UNDERSTOOD.items()):
            found = refusal(other, text)
            assert (found["code"], found["id"]) == ("message", ""), what
            assert found["text"] == Refusal("message").localized(language)
            if number % 15 == 0:  # too many in a row are another matter
                assert other.answer(other.ask("say", text="excuse me"))["type"] == "happened"
        goes_on(mover, other)


def test_who_sends_nothing_but_nonsense_is_shown_out(server: Server) -> None:
    with game_of_two(server, "fr") as (mover, other):
        for _ in range(21):
            other.socket.send("nonsense")
        closing = other.kind("closing")
        assert (closing["code"], closing["text"]) == ("nonsense", Refusal("nonsense").localized("fr"))
        assert close_code(other) == 1008
        answer = mover.answer(mover.act(mover.legal[0]))
        assert answer["type"] == "happened"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_too_long_is_refused_in_words(server: Server, language: str) -> None:
    with game_of_two(server, language) as (mover, other):
        for message in ("x" * 4097, ["x" * 1000] * 5):
            other.socket.send(message)
            found = other.kind("refused")
            assert (found["code"], found["text"]) == ("too_long", Refusal("too_long", most=4096).localized(language))
        goes_on(mover, other)


def test_a_huge_frame_ends_the_connection_and_the_table_goes_on(server: Server) -> None:
    with game_of_two(server) as (mover, other):
        other.socket.send("x" * 100_000)
        assert close_code(other) == 1009
        with Client(server.address, mover.table["id"], other.token) as again:
            assert again.kind("welcome")["seat"] == other.seat
            goes_on(mover, again)


def test_a_message_in_pieces_is_not_longer_than_in_one(server: Server) -> None:
    with game_of_two(server) as (mover, other):
        with suppress(ConnectionClosed):  # it need not wait for the last piece
            other.socket.send(["x" * 10_000] * 10)
        assert close_code(other) == 1009
        assert mover.answer(mover.act(mover.legal[0]))["type"] == "happened"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_thing_that_may_not_be_done_has_a_code_and_a_sentence(server: Server, language: str) -> None:
    with (
        game_of_two(server, language) as (mover, other),
        Client(server.address, mover.table["id"], language=language) as watcher,
    ):
        watcher.kind("welcome")
        move, now = mover.legal[0], mover.number
        bot = {"seat": 0, "level": "novice"}
        quoted = {
            "not_a_move": {"action": "castle"},
            "not_allowed": {"action": "begin 1"},
            "level": {"level": "deep blue", "levels": ", ".join(LEVEL_NAMES)},
        }
        cases: list[tuple[Client, str, dict[str, Any], str]] = [
            (watcher, "act", {"number": now, "action": move}, "not_seated"),
            (watcher, "say", {"text": "psst"}, "not_seated"),
            (watcher, "leave", {}, "not_seated"),
            (watcher, "hint", {}, "hint"),
            (other, "act", {"number": now, "action": move}, "not_your_turn"),
            (other, "take_back", {"number": now}, "not_your_turn"),
            (mover, "act", {"number": now - 3, "action": move}, "stale"),
            (mover, "act", {"number": now + 1000, "action": move}, "future"),
            (mover, "act", {"number": now, "action": "castle"}, "not_a_move"),
            (mover, "act", {"number": now, "action": "begin 1"}, "not_allowed"),
            (mover, "take_back", {"number": now}, "take_back"),
            (mover, "sit", {"seat": 1, "name": "Eve"}, "seated_already"),
            (mover, "hint", {}, "hint"),
            (mover, "ready", {}, "playing"),
            (mover, "return", {}, "not_away"),
            (mover, "place_bot", bot, "playing"),
            (mover, "place_bot", {"seat": 1, "level": "deep blue"}, "level"),
            (mover, "say", {"text": " \x00\x1b\u202e "}, "empty"),
        ]
        for client, kind, values, code in cases:
            found = client.answer(client.ask(kind, **values))
            assert (found["type"], found["code"]) == ("refused", code), (kind, values)
            assert found["text"] == Refusal(code, **quoted.get(code, {})).localized(language)
        goes_on(mover, other)


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ("nonsense", "hello"),
        ('{"type": "leave", "id": "x"}', "hello"),
        ('{"type": "hello"}', "hello"),
        ('{"type": "hello", "table": "%s", "more": 1}', "hello"),
        ('{"type": "hello", "table": "nowhere"}', "no_table"),
        ('{"type": "hello", "table": "\\u0000"}', "no_table"),
        ('{"type": "hello", "table": "%s", "token": "wrong"}', "token"),
        ('{"type": "hello", "table": "%s", "version": 99}', "version"),
        ('{"a":' + "[" * 3000, "hello"),
    ],
)
def test_a_wrong_hello_is_refused_and_ends_the_connection(server: Server, hello: str, code: str) -> None:
    table = open_table(server.address, listed=False)
    with connect(f"ws://{server.address}/api/socket") as client:
        client.send(hello.replace("%s", table["table"]))
        found = json.loads(client.recv(timeout=PATIENCE))
        assert (found["type"], found["code"]) == ("refused", code)
        with pytest.raises(ConnectionClosed) as closed:
            client.recv(timeout=PATIENCE)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1008


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_hello_is_refused_in_the_language_that_it_asks_for(server: Server, language: str) -> None:
    with Client(server.address, "nowhere", language=language) as client:
        assert client.kind("refused")["text"] == Refusal("no_table").localized(language)
    with Client(server.address, "nowhere", language="tlh") as client:
        assert client.kind("refused")["text"] == Refusal("no_table").localized("en")


def test_the_secret_of_one_table_is_worth_nothing_at_another(server: Server) -> None:
    one, two = open_table(server.address), open_table(server.address)
    with Client(server.address, one["table"], two["token"]) as client:
        assert client.kind("refused")["code"] == "token"


def test_a_doubled_move_is_made_once_and_answered_twice(server: Server) -> None:
    with game_of_two(server) as (mover, other):
        number = mover.number
        move = {"type": "act", "id": "same", "number": number, "action": mover.legal[0]}
        for _ in range(3):
            mover.send(move)
        answers = [mover.answer("same") for _ in range(3)]
        assert [(answer["type"], answer["number"]) for answer in answers] == [("happened", number + 1)] * 3
        with Client(server.address, mover.table["id"], mover.token) as window:
            assert window.kind("welcome")["number"] == number + 1
            window.send(move)
            assert window.answer("same")["number"] == number + 1
        assert other.event("acted")["number"] == number + 1
        other.answer(other.ask("say", text="go on"))
        assert other.number == number + 2, "and nothing else has happened"


def test_of_two_windows_that_move_at_once_one_is_told_that_it_came_too_late(server: Server) -> None:
    with game_of_two(server) as (mover, other), Client(server.address, mover.table["id"], mover.token) as window:
        window.kind("welcome")
        number, move = mover.number, mover.legal[0]
        names = [client.ask("act", number=number, action=move) for client in (mover, window)]
        answers = [client.answer(name) for client, name in zip((mover, window), names, strict=True)]
        assert sorted(answer.get("code", "done") for answer in answers) == ["done", "stale"]
        assert other.event("acted")["number"] == number + 1


def test_a_flood_is_refused_and_the_others_play_on(server: Server) -> None:
    with game_of_two(server) as (mover, other):
        names = [other.ask("return") for _ in range(300)]
        goes_on(mover, other)
        codes = [message["code"] for message in other.messages if message["type"] == "refused"]
        while len(codes) < len(names):
            codes.append(other.kind("refused")["code"])
        assert set(codes) == {"not_away", "too_often"}
        assert codes.count("not_away") >= 20
        assert codes.count("too_often") >= 20

        def heard_again() -> bool:
            other.ask("return")
            return bool(other.kind("refused")["code"] == "not_away")

        wait_until(heard_again)


def test_who_talks_too_much_does_so_in_every_window(server: Server) -> None:
    with game_of_two(server) as (mover, other):
        found = []
        for _ in range(8):
            with Client(server.address, mover.table["id"], mover.token) as window:
                found.append(window.answer(window.ask("say", text="spam")))
            for client in (mover, other) if found[-1]["type"] == "happened" else ():
                client.event("said")
        assert [message["type"] for message in found[:4]] == ["happened"] * 4
        assert found[-1]["code"] == "too_often"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_not_said_hello_is_refused_in_the_language_of_the_browser(server: Server, language: str) -> None:
    headers = {"Accept-Language": f"{language}-CH,de;q=0.5"}
    with connect(f"ws://{server.address}/api/socket", additional_headers=headers) as stranger:
        stranger.send("nonsense")
        assert json.loads(stranger.recv())["text"] == Refusal("hello").localized(language)


def test_a_page_from_elsewhere_may_not_open_tables(server: Server) -> None:
    body = {"game": "happy-mochi", "name": "Ada"}
    for origin, status in (("http://evil.example", 403), (f"http://{server.address}", 201)):
        answer = httpx.post(f"http://{server.address}/api/tables", json=body, headers={"Origin": origin})
        assert answer.status_code == status
        assert (answer.json().get("code") == "origin") == (status == 403)


def test_what_is_said_is_cleaned_and_limited(server: Server) -> None:
    with game_of_two(server) as (mover, other):
        mover.ask("say", text="  <b>one</b>\n\x00\x1b[31mtwo\u202e\u2028 three ")
        assert other.event("said")["event"]["text"] == "<b>one</b> [31mtwo three"
        names = [mover.ask("say", text=f"spam {number}") for number in range(12)]
        found = [mover.answer(name) for name in names]
        assert [message["type"] for message in found[:4]] == ["happened"] * 4
        assert found[-1]["code"] == "too_often"
        goes_on(mover, other)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name"),
        (" Eve", "name"),
        ("E\x00ve", "name"),
        ("E\u202eve", "name"),
        ("e" * 41, "name"),
        ("e" * (MAX_CODE_POINTS + 1), "message"),
        ("ada", "name_taken"),
        ("ADA", "name_taken"),
    ],
)
def test_a_name_that_cannot_be_shown_or_is_taken_is_refused(server: Server, name: str, code: str) -> None:
    table = open_table(server.address)
    with Client(server.address, table["table"]) as client:
        client.kind("welcome")
        client.ask("sit", seat=1, name=name)
        assert client.kind("refused")["code"] == code
        client.ask("sit", seat=1, name="Eve")
        assert client.kind("seated")["seat"] == 1


def test_a_seat_that_is_taken_is_not_given_again(server: Server) -> None:
    table = open_table(server.address)
    with Client(server.address, table["table"]) as client:
        client.kind("welcome")
        assert client.answer(client.ask("sit", seat=0, name="Eve"))["code"] == "seat_taken"
        assert client.answer(client.ask("sit", seat=5, name="Eve"))["code"] == "no_such_seat"
        assert client.answer(client.ask("sit", seat=1, name="Eve"))["type"] in ("happened", "seated")


def test_a_table_with_a_bad_name_is_not_opened(server: Server) -> None:
    before = server.counted("saltmochi_rows_total")
    answer = httpx.post(f"http://{server.address}/api/tables", json={"game": "happy-mochi", "name": "\x07"})
    assert (answer.status_code, answer.json()["code"]) == (400, "name")
    assert server.counted("saltmochi_rows_total") == before


def test_a_client_that_goes_in_the_middle_of_a_request_leaves_no_trace(server: Server) -> None:
    before = len(server.output)
    host, port = server.address.split(":")
    for _ in range(3):
        with socket.create_connection((host, int(port))) as half:
            half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
    assert httpx.get(f"http://{server.address}/health").status_code == 200
    time.sleep(0.3)
    assert not [line for line in server.output[before:] if "Traceback" in line]


# --- Who may connect ---


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost", "file://", "http://[::1"])
def test_a_page_from_elsewhere_may_not_connect(server: Server, origin: str) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://{server.address}/api/socket", additional_headers={"Origin": origin}),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_may_connect(server: Server) -> None:
    table = open_table(server.address)
    headers = {"Origin": f"http://{server.address}"}
    with connect(f"ws://{server.address}/api/socket", additional_headers=headers) as client:
        client.send(json.dumps({"type": "hello", "table": table["table"]}))
        assert json.loads(client.recv(timeout=PATIENCE))["type"] == "welcome"


ADDRESSES = (
    ("GET", "/", None),
    ("GET", "/nowhere", None),
    ("GET", "/api/socket", None),
    ("DELETE", "/api/tables", None),
    ("POST", "/api/tables", b"nonsense"),
    ("POST", "/api/tables", b"x" * 10_000),
    ("POST", "/api/tables", b'{"game": "whist", "name": "Ada"}'),
    ("POST", "/api/tables", b'{"game": "happy-mochi", "name": "Ada"}'),
    ("GET", "/api/about", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables/nowhere", None),
    ("GET", "/api/tables/%00%ff", None),
    ("GET", f"/api/tables/x/games/{'9' * 5000}/record", None),
    ("GET", "/api/openapi.json", None),
    ("GET", "/health", None),
    ("GET", "/metrics", None),
)


@pytest.mark.parametrize(("method", "path", "body"), ADDRESSES)
def test_every_answer_has_the_headers_that_keep_browsers_safe(
    server: Server, method: str, path: str, body: bytes | None
) -> None:
    answer = httpx.request(method, f"http://{server.address}{path}", content=body)
    assert answer.status_code < 500
    assert set(HEADERS) <= set(answer.headers)
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    assert "set-cookie" not in answer.headers
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers


def test_the_record_of_a_running_game_is_refused(server: Server) -> None:
    with game_of_two(server) as (mover, _):
        table = mover.table["id"]
        for what in ("record", "replay", "replay?seat=0"):
            for language in LANGUAGES:
                answer = httpx.get(
                    f"http://{server.address}/api/tables/{table}/games/1/{what}", headers={"Accept-Language": language}
                )
                assert answer.status_code >= 400
                assert answer.json() == {"code": "running", "text": Refusal("running").localized(language)}
        games = httpx.get(f"http://{server.address}/api/tables/{table}/games").json()["games"]
        assert [(found["number"], found["ended"]) for found in games] == [(1, None)]
        info = httpx.get(f"http://{server.address}/api/tables/{table}").text
        assert '"secret":""' in info


def test_the_lobby_shows_nothing_of_the_cards_and_nothing_that_is_not_listed(server: Server) -> None:
    with game_of_two(server, listed=True) as (mover, _), game_of_two(server) as (hidden, _):
        wait_until(lambda: mover.table["id"] in httpx.get(f"http://{server.address}/api/tables").text)
        lobby = httpx.get(f"http://{server.address}/api/tables").text
        assert hidden.table["id"] not in lobby
        shown = next(found for found in json.loads(lobby)["tables"] if found["id"] == mover.table["id"])
        assert set(shown) == {"id", "code", "options", "names", "levels", "free", "playing"}
        for client in (mover, hidden):
            assert client.token not in lobby


# --- Limits ---


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little room, that logs all it can."""
    database = f"sqlite:///{tmp_path_factory.mktemp('strict')}/tables.db"
    limits = {"connections_by_address": "3", "tables_by_address": "4", "most_message": "1000", "log_level": "debug"}
    with serving(database, **limits) as running:
        yield running


def test_logs_tell_no_secrets_even_when_they_tell_everything(strict: Server) -> None:
    with game_of_two(strict) as (mover, other):
        for _ in range(3):
            for one, two in ((mover, other), (other, mover)):
                if one.legal:
                    goes_on(one, two)
        assert mover.now
        hand = mover.now["view"]["hands"][mover.seat]
    logged = "".join(strict.output)
    for line in strict.output:
        assert not line.startswith("{") or json.loads(line)["event"]
    for secret in (mover.token, other.token, *hand):
        assert secret not in logged
    assert '"type"' not in logged.replace('\\"', '"')


def test_tokens_are_in_no_address(strict: Server) -> None:
    description = httpx.get(f"http://{strict.address}/api/openapi.json").json()
    ways = [way for path in description["paths"].values() for way in path.values()]
    names = [parameter["name"] for way in ways for parameter in way.get("parameters", [])]
    assert names
    assert not [name for name in names if "token" in name]


def test_there_are_only_so_many_connections_from_one_address(strict: Server) -> None:
    table = open_table(strict.address)["table"]
    wait_until(lambda: strict.counted("saltmochi_connections") == 0)
    with Client(strict.address, table) as one, Client(strict.address, table) as two:
        with Client(strict.address, table) as three:
            for client in (one, two, three):
                client.kind("welcome")
            with connect(f"ws://{strict.address}/api/socket") as four:
                assert json.loads(four.recv(timeout=PATIENCE))["code"] == "full"
                with pytest.raises(ConnectionClosed) as closed:
                    four.recv(timeout=PATIENCE)
                assert closed.value.rcvd
                assert closed.value.rcvd.code == 1013

        def let_in() -> bool:
            with suppress(ConnectionClosed), Client(strict.address, table) as again:
                return bool(again.receive()["type"] == "welcome")
            return False

        wait_until(let_in)


def test_an_address_may_open_only_so_many_tables(strict: Server) -> None:
    answers = [
        httpx.post(
            f"http://{strict.address}/api/tables",
            json={"game": "happy-mochi", "name": "Ada"},
            headers={"Accept-Language": "es-ES,es;q=0.9"},
        )
        for _ in range(5)
    ]
    assert answers[-1].status_code == 429
    assert answers[-1].json() == {"code": "too_often", "text": Refusal("too_often").localized("es")}


def test_a_request_that_is_too_long_is_refused(strict: Server) -> None:
    answer = httpx.post(f"http://{strict.address}/api/tables", content=b" " * 1001)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_long")
    assert "1000" in answer.json()["text"]


class Deaf:
    """A client that speaks and never listens: a socket with a small buffer, and nobody who reads from it."""

    def __init__(self, address: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        host, port = address.split(":")
        self.socket.connect((host, int(port)))
        self.socket.settimeout(PATIENCE)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /api/socket HTTP/1.1", f"Host: {address}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(1)

    def __enter__(self) -> Deaf:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, message: Message, times: int = 1) -> bool:
        """Send a message, so many times; False when nobody takes it any longer."""
        return self.send(frame(0x81, json.dumps(message).encode()) * times)

    def send(self, data: bytes) -> bool:
        """Send bytes; False when nobody takes them any longer."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True


def frame(kind: int, data: bytes = b"") -> bytes:
    """A frame as a client sends it, masked with zeros: as it is."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(data))
    return bytes([kind]) + size + bytes(4) + data


FLOODS = {
    "pings": frame(0x89),
    "pings with something in them": frame(0x89, b"x" * 125),
    "pongs": frame(0x8A),
    "commands": frame(0x81, b'{"type":"return","id":"x"}'),
    "pieces": frame(0x01) + frame(0x00) * 40,
    "nothing but pieces": frame(0x00),
}
MUCH = 30_000_000


@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_is_not_read_and_the_table_goes_on(server: Server, name: str) -> None:
    with game_of_two(server) as (mover, other), Deaf(server.address) as flood:
        flood.socket.settimeout(2)
        assert flood.say({"type": "hello", "table": mover.table["id"]})
        part = FLOODS[name] * (100_000 // len(FLOODS[name]))
        assert not all(flood.send(part) for _ in range(MUCH // len(part)))
        goes_on(mover, other)


@pytest.mark.parametrize(
    "endless",
    [b"GET /", b"GET / HTTP/1.1\r\nHost: x\r\nCookie: ", b"GET / HTTP/1.1\r\n\r\nGET /"],
    ids=["address", "head", "second"],
)
def test_a_request_without_end_is_not_read(server: Server, endless: bytes) -> None:
    host, port = server.address.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as stranger:
        stranger.sendall(endless)
        with pytest.raises(ConnectionError):
            send_much(stranger)
    assert httpx.get(f"http://{server.address}/health").status_code == 200


def send_much(stranger: socket.socket, part: bytes = b"x" * 10_000) -> None:
    """Send more than anybody should read."""
    for _ in range(1000):
        stranger.sendall(part)


def test_who_asks_for_nothing_is_not_waited_for(server: Server) -> None:
    host, port = server.address.split(":")
    with (
        socket.create_connection((host, int(port)), timeout=PATIENCE) as silent,
        socket.create_connection((host, int(port)), timeout=PATIENCE) as slow,
    ):
        slow.sendall(b"GET / HTTP/1.1\r\nHost:")
        for stranger in (silent, slow):
            with suppress(ConnectionResetError):
                assert stranger.recv(1) == b""


def test_who_pings_and_does_not_read_the_answers_is_dropped(database: str) -> None:
    with serving(database, commands_by_connection="1000000", outbox="5000") as server:
        table = open_table(server.address)["table"]
        with Deaf(server.address) as deaf:
            assert deaf.say({"type": "hello", "table": table})
            with pytest.raises(ConnectionError):
                send_much(deaf.socket, frame(0x89, b"x" * 125) * 100)


def sockets_of(server: Server) -> int:
    """How many sockets the server has open."""
    found = 0
    for link in Path(f"/proc/{server.process.pid}/fd").iterdir():
        try:
            found += str(link.readlink()).startswith("socket:")
        except FileNotFoundError:
            continue
    return found


def test_a_client_that_does_not_read_is_dropped_and_the_others_miss_nothing(database: str) -> None:
    settings = {"outbox": "20000", "commands_by_connection": "100000", "away_seconds": "0"}
    with serving(database, **settings) as server, game_of_two(server) as (mover, other):
        table, number, move = mover.table["id"], mover.number, mover.legal[0]
        with Client(server.address, table) as watcher:
            watcher.kind("welcome")
            before = sockets_of(server)
            with Deaf(server.address) as deaf:
                deaf.say({"type": "hello", "table": table, "token": mover.token})
                act = {"type": "act", "id": "same", "number": number, "action": move}
                while deaf.say(act, times=300) and not server.counted("saltmochi_dropped_total"):
                    pass
                wait_until(lambda: server.counted("saltmochi_dropped_total") == 1)
                for client in (mover, other):
                    client.until(lambda message: message["type"] == "happened" and message["number"] == number + 1)
                goes_on(*((mover, other) if mover.legal else (other, mover)))
                watcher.until(lambda message: message.get("number") == number + 2)
                for client in (other, watcher):
                    numbers = [message["number"] for message in client.messages if message["type"] == "happened"]
                    assert all(later == earlier + 1 for earlier, later in pairwise(numbers))
                wait_until(lambda: sockets_of(server) <= before)


# --- The end of a server, and servers that do not begin ---


def test_a_server_that_ends_says_goodbye(database: str) -> None:
    with serving(database) as server:
        table = open_table(server.address)
        with (
            Client(server.address, table["table"], table["token"], language="it") as one,
            Client(server.address, table["table"], language="fr") as two,
        ):
            for client in (one, two):
                client.kind("welcome")
            assert server.stop() == 0
            for client, language in ((one, "it"), (two, "fr")):
                closing = client.kind("closing")
                assert (closing["code"], closing["text"]) == ("shutdown", Refusal("shutdown").localized(language))
                assert close_code(client) == 1001
        assert "Every game is saved" in "".join(server.output[-5:])
        assert "Traceback" not in "".join(server.output)


def complaint(*args: str, language: str) -> str:
    """The one line that is said when a server cannot begin."""
    done = saltmochi("serve", *args, language=language)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    return done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_that_cannot_begin_says_why_in_one_line(
    server: Server, database: str, tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def why(name: str, **values: object) -> str:
        return Problem(name, **values).localized(language)

    port = server.address.split(":")[1]
    said = complaint(f"--port={port}", f"--database={database}", language=language)
    assert why("serve-problem-port", address=f"127.0.0.1:{port}") in said
    said = complaint("--port=65536", language=language)
    assert why("serve-problem-setting", setting="port", value="65536") in said
    said = complaint("--prot=80", language=language)
    assert "--prot" in said
    said = complaint("--database=oracle:///x", language=language)
    assert why("serve-problem-database", kind="oracle") in said
    file = tmp_path / "wrong.toml"
    file.write_text("prot = 80", encoding="utf-8")
    said = complaint(f"--config={file}", language=language)
    assert why("serve-problem-unknown", setting="prot") in said
    file.write_text("port = = 80", encoding="utf-8")
    assert "wrong.toml" in complaint(f"--config={file}", language=language)
    monkeypatch.setenv("SALTMOCHI_OUTBOX", "none")
    said = complaint(language=language)
    assert why("serve-problem-setting", setting="outbox", value="none") in said


def test_a_sqlite_file_has_one_server_at_a_time(database: str) -> None:
    path = database.removeprefix("sqlite:///")
    with serving(database):
        said = complaint("--port=0", f"--database={database}", language="it")
        assert Problem("serve-problem-in-use", path=path).localized("it") in said
    with serving(database) as after:
        assert httpx.get(f"http://{after.address}/health").status_code == 200


def test_nothing_went_wrong_in_all_of_this(server: Server, strict: Server) -> None:
    for running in (server, strict):
        assert running.process.poll() is None
        assert not [line for line in running.output if "Traceback" in line]
        assert httpx.get(f"http://{running.address}/health").json() == {"status": "ok"}
