"""`saltmochi admin`: operators talk to a running server through a socket that nobody else may use."""

from __future__ import annotations

import json
import re
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from saltmochi.commands.admin import COMMANDS
from saltmochi.server.admin.messages import MAX_HOURS
from saltmochi.server.refusal import Refusal
from saltmochi.texts import LANGUAGES, say
from tests.server.client import Client, open_table
from tests.server.forked_process import ROOT
from tests.server.people import two_people
from tests.server.process import Server, serving
from tests.test_cli import saltmochi

# From a proxy that the server trusts, requests can come from any address.
PROXY = {"proxies": "127.0.0.1"}


def admin(database: str, *arguments: str, language: str = "en", code: int = 0) -> str:
    """Run a command of operators; what it prints."""
    done = saltmochi("admin", *arguments, "--database", database, language=language)
    assert done.returncode == code, done.stderr
    return done.stderr if code else done.stdout


def rows(database: str, *arguments: str) -> Any:
    """Run a command of operators; the rows of its answer."""
    return json.loads(admin(database, *arguments, "--json"))


@pytest.fixture(scope="module")
def shared_database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('admin')}/tables.db"


@pytest.fixture(scope="module")
def server(shared_database: str) -> Iterator[Server]:
    with serving(shared_database, **PROXY) as running:
        yield running


def table_row(database: str, code: str) -> Any:
    """The row of a table, if it is in memory."""
    return next((row for row in rows(database, "tables") if row["code"] == code), None)


def closed(client: Client) -> dict[str, Any]:
    """The message with which the server says goodbye."""
    goodbye = client.kind("closing")
    with pytest.raises(ConnectionClosed):
        client.receive()
    return goodbye


# --- The socket ---


def test_only_the_user_of_the_server_may_use_the_socket_and_it_goes_with_the_server(database: str) -> None:
    path = Path(database.removeprefix("sqlite:///") + "-admin")
    with serving(database) as server:
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        server.kill()
    assert path.exists()
    assert "No server answers" in admin(database, "tables", code=2)
    with serving(database) as server:
        assert admin(database, "tables") == "No tables are in memory right now.\n"
        assert server.stop() == 0
    assert not path.exists()


def test_a_socket_that_cannot_be_used_is_refused_only_if_it_was_asked_for(tmp_path: Path, database: str) -> None:
    taken = tmp_path / "taken"
    taken.write_text("not a socket", encoding="utf-8")
    with pytest.raises(RuntimeError, match="can’t be used as the admin socket"):
        Server(database, admin_socket=str(taken))
    assert taken.read_text(encoding="utf-8") == "not a socket"
    long = tmp_path / ("long" * 30)
    with serving(f"sqlite:///{long}/tables.db") as server:
        assert httpx.get(f"http://{server.address}/health").status_code == 200
        assert any("no admin socket" in line for line in server.output)


def test_two_servers_cannot_share_a_socket(tmp_path: Path, database: str) -> None:
    path = str(tmp_path / "socket")
    with serving(database, admin_socket=path):
        with pytest.raises(RuntimeError, match="can’t be used as the admin socket"):
            Server(f"{database}-other", admin_socket=path)
        assert admin(database, "bans", "--admin-socket", path) == "Nobody is banned.\n"


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"nonsense\n",
        b'{"do":"tables","more":1}\n',
        b'{"do":"shutdown"}\n',
        b'{"do":"ban","network":' + b"[" * 2000 + b"\n",
        b'{"do":"close","code":"' + b"A" * 100_000 + b'"}\n',
        b'{"do":"mute","code":"A","seat":-1}\n',
    ],
)
def test_what_cannot_be_read_is_refused_and_the_server_goes_on(
    server: Server, shared_database: str, line: bytes
) -> None:
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(shared_database.removeprefix("sqlite:///") + "-admin")
        connection.sendall(line)
        with connection.makefile("rb") as answer:
            assert json.loads(answer.readline()) == {"problem": Refusal("message").localized("en")}
    assert httpx.get(f"http://{server.address}/health").status_code == 200


# --- What operators see ---


def test_operators_see_tables_and_connections_but_no_cards_and_no_secrets(server: Server, shared_database: str) -> None:
    ada, bob = two_people(server, players=3, bots=["", "", "casual"])
    with ada, bob:
        table = table_row(shared_database, ada.table["code"])
        assert table == {
            "code": ada.table["code"],
            "game": "sea-salt-paper",
            "names": ["Ada", "Bob", ""],
            "levels": ["", "", "casual"],
            "connections": 2,
            "seconds": table["seconds"],
            "moves": table["moves"],
            "playing": True,
            "chat": True,
        }
        assert rows(shared_database, "connections") == [
            {"address": "127.0.0.1", "connections": 2, "tables": [ada.table["code"]]}
        ]
        assert "\ufffd" not in admin(shared_database, "tables", language="fr")
        shown = admin(shared_database, "tables", language="it")
        assert re.search(
            rf"{table['code']} +Sea Salt & Paper +Ada, Bob, Occasionale +2 +\d+ second[io] +\d+ +sì", shown
        )


def test_names_are_shown_as_they_are(server: Server, shared_database: str) -> None:
    opened = open_table(server.address, name="[red]Ada[/red]")
    with Client(server.address, opened["table"]) as watcher:
        watcher.kind("welcome")
        assert "[red]Ada[/red]" in admin(shared_database, "tables")


# --- What operators do ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_closed_table_tells_people_why_and_stays_closed(server: Server, shared_database: str, language: str) -> None:
    ada, bob = two_people(server, language=language, listed=True)
    code, table, token = ada.table["code"], ada.table["id"], ada.token
    with ada, bob:
        admin(shared_database, "close", code.lower())
        for client in (ada, bob):
            goodbye = closed(client)
            assert (goodbye["code"], goodbye["text"]) == ("closed", Refusal("closed").localized(language))
    assert not table_row(shared_database, code)
    assert httpx.get(f"http://{server.address}/api/tables").json() == {"tables": []}
    for _ in range(2):
        with Client(server.address, table, token) as back:
            assert back.kind("refused")["code"] == "closed"
        answers = [httpx.get(f"http://{server.address}/api/tables/{table}{path}") for path in ("", "/games/1/record")]
        assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(410, "closed")] * 2
        sleep(0.5)  # then the table has left memory, and is made from its log
    assert httpx.get(f"http://{server.address}/api/tables/{table}/games").status_code == 200


def test_a_muted_seat_or_table_is_told_so_and_may_talk_again(server: Server, shared_database: str) -> None:
    ada, bob = two_people(server)
    code = ada.table["code"]

    def say_something(client: Client) -> str:
        answer = client.answer(client.ask("say", text="Hello"))
        return str(answer.get("code", answer["type"]))

    with ada, bob:
        admin(shared_database, "mute", code, "2")
        assert ada.event("muted")["event"] == {"what": "muted", "seat": 1, "muted": True}
        assert ada.table["seats"][1]["muted"]
        assert (say_something(ada), say_something(bob)) == ("happened", "muted")
        admin(shared_database, "mute", code)
        assert bob.until(lambda message: message.get("table", {}).get("muted", False))
        assert (say_something(ada), say_something(bob)) == ("no_chat", "no_chat")
        assert not table_row(shared_database, code)["chat"]
        admin(shared_database, "unmute", code)
        admin(shared_database, "unmute", code, "2")
        assert (say_something(ada), say_something(bob)) == ("happened", "happened")
    assert "only 2 seats" in admin(shared_database, "mute", code, "5", code=1)


def test_muting_outlives_a_restart(database: str) -> None:
    with serving(database) as server:
        ada, bob = two_people(server)
        with ada, bob:
            admin(database, "mute", ada.table["code"], "1")
        server.kill()
    with serving(database) as server, Client(server.address, ada.table["id"], ada.token) as back:
        assert back.kind("welcome")["table"]["seats"][0]["muted"]
        assert back.answer(back.ask("say", text="Hello"))["code"] == "muted"


def get(server: Server, address: str, path: str = "/api/about") -> httpx.Response:
    """A request that a proxy forwards from an address."""
    return httpx.get(f"http://{server.address}{path}", headers={"x-forwarded-for": address, "accept-language": "fr"})


def test_a_ban_holds_for_a_network_over_restarts_until_it_is_lifted(database: str) -> None:
    with serving(database, **PROXY) as server:
        admin(database, "ban", "192.0.2.0/24")
        admin(database, "ban", "2001:db8::7")
        admin(database, "ban", "192.0.2.9", "--hours", "2")
        server.kill()
    with serving(database, **PROXY) as server:
        for address in ("192.0.2.1", "192.0.2.9", "2001:db8::ffff", "::ffff:192.0.2.1"):
            answer = get(server, address)
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
            assert answer.json()["text"] == Refusal("banned").localized("fr")
            assert get(server, address, "/health").status_code == 200
        for address in ("192.0.3.1", "2001:db8:0:1::7", "not an address"):
            assert get(server, address).status_code == 200
        bans = rows(database, "bans")
        assert [ban["network"] for ban in bans] == ["192.0.2.0/24", "192.0.2.9/32", "2001:db8::/64"]
        assert bans[0]["seconds"] is None
        assert 7100 < bans[1]["seconds"] <= 7200
        assert re.search(r"192\.0\.2\.9/32 +in 2 hours", admin(database, "bans"))
        for network in ("192.0.2.0/24", "192.0.2.9", "2001:db8::1"):
            admin(database, "unban", network)
        assert get(server, "192.0.2.9").status_code == 200
        assert "isn’t banned" in admin(database, "unban", "192.0.2.9", code=1)


def test_a_ban_closes_the_connections_of_the_address(server: Server, shared_database: str) -> None:
    ada, bob = two_people(server)
    with ada, bob:
        admin(shared_database, "ban", "127.0.0.1", "--hours", "1")
        for client in (ada, bob):
            assert closed(client)["code"] == "banned"
    with connect(f"ws://{server.address}/api/socket") as back:
        assert json.loads(back.recv())["code"] == "banned"
    admin(shared_database, "unban", "127.0.0.1")
    with Client(server.address, ada.table["id"], ada.token) as back:
        assert back.kind("welcome")["seat"] == 0


def test_processes_share_bans_and_hear_of_closed_tables(postgres_database: str, tmp_path: Path) -> None:
    one, two = (str(tmp_path / name) for name in ("one", "two"))
    with (
        serving(postgres_database, admin_socket=one, **PROXY) as first,
        serving(postgres_database, admin_socket=two, **PROXY) as second,
    ):
        ada, bob = two_people(first, second=second)
        with ada, bob:
            assert [row["connections"] for row in rows(postgres_database, "tables", "--admin-socket", two)] == [1]
            admin(postgres_database, "close", ada.table["code"], "--admin-socket", one)
            assert [closed(client)["code"] for client in (ada, bob)] == ["closed", "closed"]
        admin(postgres_database, "ban", "192.0.2.7", "--admin-socket", one)
        for _ in range(100):
            if get(second, "192.0.2.7").status_code == 403:
                break
            sleep(0.1)
        else:
            pytest.fail("the other process did not hear of the ban")
        admin(postgres_database, "unban", "192.0.2.7", "--admin-socket", two)
        assert get(second, "192.0.2.7").status_code == 200
    assert "no admin socket" in admin(postgres_database, "tables", code=2)


# --- Mistakes ---


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("close", "NONE22"), 1, "no table with this code"),
        (("ban", "somebody"), 1, "“somebody” isn’t an address"),
        (("ban", "192.0.2.300"), 1, "“192.0.2.300” isn’t an address"),
        (("ban", "192.0.2.1", "--hours", str(MAX_HOURS + 1)), 2, "--help"),
        (("mute", "NONE22", "0"), 2, "--help"),
        (("close", "A" * 70), 1, "can’t read this message"),
    ],
)
def test_mistakes_are_told_in_one_line(
    server: Server, shared_database: str, arguments: tuple[str, ...], code: int, message: str
) -> None:
    said = admin(shared_database, *arguments, code=code)
    assert message in said
    assert said.count("\n") == 1
    assert get(server, "192.0.2.1").status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_in_every_language(language: str) -> None:
    for command in COMMANDS:
        shown = saltmochi("admin", command.name, "--help", language=language).stdout
        assert say(language, f"cli-admin-{command.name}").split(".")[0][:40] in shown
        assert f"saltmochi admin {command.name}" in shown


def test_the_commands_are_part_of_the_program(server: Server, shared_database: str) -> None:
    assert server.address
    command = [sys.executable, "-m", "saltmochi", "admin", "bans", "--database", shared_database, "--language", "es"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout == "No hay direcciones bloqueadas.\n"


def test_a_table_that_is_asleep_can_be_closed(server: Server, shared_database: str) -> None:
    ada, bob = two_people(server)
    with ada, bob:
        code = ada.table["code"]
    for _ in range(100):
        if not table_row(shared_database, code):
            break
        sleep(0.1)
    admin(shared_database, "close", code)
    with Client(server.address, ada.table["id"]) as watcher:
        assert watcher.kind("refused")["code"] == "closed"
