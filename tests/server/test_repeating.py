"""Commands whose answer was lost are sent again: whatever has been done is not done again."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from secrets import token_urlsafe
from typing import Any

import httpx
import pytest

from saltmochi.server.storage.log_events import AnyLogEvent, SeatTaken
from tests.server.client import Client, Message, open_table
from tests.server.databases import logs
from tests.server.process import FREE, Server, serving

# More than the server remembers of a seat.
MANY = 20
# What one can ask for before a game.
WAITING: dict[str, dict[str, Any]] = {
    "say": {"text": "Hello"},
    "ready": {},
    "place_bot": {"seat": 1, "level": "casual"},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which one may do as much as one likes."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.db", **FREE) as running:
        yield running


def window(server: Server, client: Client) -> Client:
    """Another window of the same seat, or the same one after a lost connection."""
    found = Client(server.address, client.table["id"], client.token, client.number)
    found.kind("welcome")
    return found


def at_table(server: Server, **options: Any) -> Client:
    """Ada at a table that she has opened."""
    table = open_table(server.address, **options)
    ada = Client(server.address, table["table"], table["token"])
    ada.kind("welcome")
    return ada


def in_game(server: Server) -> Client:
    """Ada in a game against a bot, where no bot plays for her."""
    ada = at_table(server, bots=["", "casual"], stand_in=False, target=1000)
    ada.ask("ready")
    while not ada.legal:
        ada.receive()
    return ada


def lose_answer(client: Client, command: Message) -> None:
    """Send a command, and lose the connection before the answer can come."""
    client.send(command)
    client.__exit__()


def toggle(ada: Client, times: int) -> None:
    """Do so many other things: before a game bots come and go, in a game Ada does."""
    for number in range(times):
        if ada.table["playing"]:
            answer = ada.answer(ada.ask("return" if ada.table["seats"][0]["away"] else "leave"))
        else:
            answer = ada.answer(ada.ask("place_bot", seat=1, level="" if number % 2 else "casual"))
        assert answer["type"] == "happened", answer


# --- Seats ---


def test_a_seat_whose_answer_was_lost_is_kept_for_its_owner(server: Server) -> None:
    with at_table(server) as ada:
        lost = Client(server.address, ada.table["id"])
        sit = lost.command("sit", seat=1, name="Bob")
        lose_answer(lost, sit)
        assert ada.event("sat")["event"]["name"] == "Bob"
        with Client(server.address, ada.table["id"], sit["token"]) as back:
            assert back.kind("welcome")["seat"] == 1
        with Client(server.address, ada.table["id"]) as back:
            back.kind("welcome")
            back.send(sit)
            assert back.answer(sit["id"]) == {"type": "seated", "id": sit["id"], "seat": 1}
            back.send(sit)
            assert back.answer(sit["id"])["type"] == "seated"
            assert back.answer(back.ask("ready"))["event"] == {"what": "ready", "seat": 1}


def test_a_secret_keeps_one_seat(server: Server) -> None:
    with at_table(server, players=3) as ada, Client(server.address, ada.table["id"]) as bob:
        sit = bob.command("sit", seat=1, name="Bob", token=ada.token)
        bob.send(sit)
        assert bob.answer(sit["id"])["code"] == "seated_already"
        bob.ask("sit", seat=1, name="Bob")
        bob.kind("seated")
        with Client(server.address, ada.table["id"]) as other:
            again = other.command("sit", seat=2, name="Bob again", token=bob.token)
            other.send(again)
            assert other.answer(again["id"])["code"] == "seated_already"


def test_who_got_up_does_not_sit_down_again_by_a_repetition(server: Server) -> None:
    with at_table(server) as ada, Client(server.address, ada.table["id"]) as bob:
        sit = bob.command("sit", seat=1, name="Bob")
        bob.send(sit)
        bob.kind("seated")
        bob.answer(bob.ask("leave"))
        bob.send(sit)
        assert bob.answer(sit["id"])["code"] == "stale"
        assert bob.answer(bob.ask("sit", seat=1, name="Bob"))["type"] == "happened"


def test_commands_from_before_one_sat_down_are_refused(server: Server) -> None:
    """A seat that was left and taken again does not know the commands of the first time, so it trusts none of them."""
    with at_table(server) as ada, Client(server.address, ada.table["id"]) as bob:
        bob.ask("sit", seat=1, name="Bob")
        bob.kind("seated")
        ready = bob.command("ready")
        bob.send(ready)
        bob.answer(ready["id"])
        bob.answer(bob.ask("leave"))
        bob.ask("sit", seat=1, name="Bob")
        bob.kind("seated")
        bob.send(ready)
        assert bob.answer(ready["id"])["code"] == "stale"


# --- Commands ---


def every_command(server: Server) -> Iterator[tuple[Client, Message]]:
    """Someone, and a command of each kind that they can give."""
    for kind, values in WAITING.items():
        with at_table(server, players=3) as ada:
            yield ada, ada.command(kind, **values)
    with in_game(server) as ada:
        yield ada, ada.command("act", action=ada.legal[0])
    with in_game(server) as ada:
        yield ada, ada.command("leave")
    with in_game(server) as ada:
        ada.answer(ada.ask("leave"))
        yield ada, ada.command("return")
    with in_game(server) as ada:
        ada.answer(ada.act(ada.legal[0]))
        yield ada, ada.command("take_back", practice=True)


def test_every_repeated_command_is_answered_again_and_not_done_again(server: Server) -> None:
    for ada, command in every_command(server):
        ada.send(command)
        first = ada.answer(command["id"])
        assert first["type"] == "happened", command
        ada.send(command)
        assert (again := ada.answer(command["id"]))["number"] == first["number"], command
        assert again["event"] == first["event"]


def test_every_repeated_command_is_refused_when_the_server_has_forgotten_it(server: Server) -> None:
    for ada, command in every_command(server):
        ada.send(command)
        assert ada.answer(command["id"])["type"] == "happened", command
        toggle(ada, MANY)
        number = ada.number
        ada.send(command)
        assert ada.answer(command["id"])["code"] == "stale", command
        with window(server, ada) as other:
            assert other.number == number, "nothing happened"


def test_lost_commands_are_done_once(server: Server) -> None:
    """The connection is lost right after sending; the command is repeated, whether it has arrived or not."""
    for ada, command in every_command(server):
        with Client(server.address, ada.table["id"], ada.token) as lost:
            lost.kind("welcome")
            lose_answer(lost, command)
        with window(server, ada) as back:
            back.send(command)
            answer = back.answer(command["id"])
            if command["type"] == "return":
                assert answer["code"] == "not_away", "connecting was enough"
                continue
            assert answer["type"] == "happened", command
            back.send(command)
            assert back.answer(command["id"])["number"] == answer["number"]


def test_two_windows_that_send_the_same_are_answered_alike(server: Server) -> None:
    with at_table(server) as ada, window(server, ada) as other:
        command = ada.command("say", text="Hello")
        for client in (ada, other):
            client.send(command)
        first, second = (client.answer(command["id"]) for client in (ada, other))
        assert (first["number"], first["event"]) == (second["number"], second["event"])
        toggle(ada, 10)
        command = other.command("place_bot", seat=1, level="novice")
        other.send(command)
        assert other.answer(command["id"])["type"] == "happened", "each window may be a little behind"


@pytest.mark.parametrize("way", ["killed", "stopped"])
def test_repeated_commands_are_recognised_after_a_restart(database: str, way: str) -> None:
    with serving(database, **FREE) as server, at_table(server, players=3) as ada:
        old = ada.command("place_bot", seat=1, level="novice")
        ada.send(old)
        ada.answer(old["id"])
        toggle(ada, MANY)
        answers = []
        for kind, values in WAITING.items():
            command = ada.command(kind, **values)
            ada.send(command)
            answers.append((command, ada.answer(command["id"])))
        if way == "stopped":
            assert server.stop() in (0, -signal.SIGTERM)
        server.kill()
    with serving(database, **FREE) as server, Client(server.address, ada.table["id"], ada.token) as back:
        back.kind("welcome")
        for command, first in answers:
            back.send(command)
            answer = back.answer(command["id"])
            assert (answer["number"], answer["event"]) == (first["number"], first["event"])
        back.send(old)
        assert back.answer(old["id"])["code"] == "stale"


# --- Tables ---


def opened(address: str, token: str) -> Message:
    """What the server answers to somebody who opens a table with this secret."""
    answer = httpx.post(f"http://{address}/api/tables", json={"game": "happy-mochi", "name": "Ada", "token": token})
    assert answer.status_code == 201, answer.text
    found: Message = answer.json()
    return found


def rows(database: str, table: str) -> list[AnyLogEvent]:
    return [row for _, row in logs(database)[table]]


def test_a_table_that_was_asked_for_twice_is_one_table(database: str) -> None:
    token = token_urlsafe(16)
    with serving(database, **FREE) as server:
        with ThreadPoolExecutor(6) as people:
            answers = list(people.map(lambda _: opened(server.address, token), range(6)))
        assert all(answer == answers[0] for answer in answers)
        assert (answers[0]["token"], answers[0]["seat"]) == (token, 0)
        assert token not in answers[0]["table"]
        server.kill()
    with serving(database, **FREE) as server:
        assert opened(server.address, token) == answers[0]
        with Client(server.address, answers[0]["table"], token) as ada:
            assert ada.kind("welcome")["seat"] == 0
            ada.answer(ada.ask("leave"))
        answer = httpx.post(
            f"http://{server.address}/api/tables", json={"game": "happy-mochi", "name": "Ada", "token": token}
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "stale")
    assert list(logs(database)) == [answers[0]["table"]]
    assert sum(isinstance(row, SeatTaken) for row in rows(database, answers[0]["table"])) == 1


@pytest.mark.parametrize("token", ["short", "x" * 23, "x" * 21 + " ", "x" * 21 + "\n", 7, None])
def test_a_secret_that_is_none_opens_no_table(server: Server, token: object) -> None:
    answer = httpx.post(
        f"http://{server.address}/api/tables", json={"game": "happy-mochi", "name": "A", "token": token}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "message")


def test_two_people_can_open_tables_without_choosing_secrets(server: Server) -> None:
    first, second = open_table(server.address), open_table(server.address)
    assert first["table"] != second["table"]
    assert first["token"] != second["token"]
