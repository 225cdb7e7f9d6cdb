"""Several server processes on one PostgreSQL: a table is the same at all of them, and outlives each of them."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from secrets import token_urlsafe
from typing import Any, NamedTuple

import psycopg
import pytest

from saltmochi.server.storage.log_events import AnyLogEvent, ChatSent, MoveMade, SeatTaken
from tests.server.client import Client, Message, open_table
from tests.server.databases import logs
from tests.server.people import deal, level, two_people, whose_turn
from tests.server.postgres import Cluster
from tests.server.process import Server, serving

LEASE = 2.5
SECONDS = {"lease_seconds": str(LEASE), "away_seconds": "2", "sleep_seconds": "30"}
CLOCK = 5
TARGET = 200  # so that no game ends here


class Pair(NamedTuple):
    """Two servers on one database."""

    one: Server
    two: Server
    database: str

    def rows(self, table: str) -> list[AnyLogEvent]:
        """What is stored of a table."""
        return [row for _, row in logs(self.database)[table]]


@pytest.fixture(scope="module")
def pair(postgres: Cluster) -> Iterator[Pair]:
    database = postgres.fresh()
    with serving(database, **SECONDS) as one, serving(database, **SECONDS) as two:
        yield Pair(one, two, database)


def seats(one: Server, two: Server, *bots: str, **options: Any) -> tuple[Client, Client]:
    """Ada at one server and Bob at another, at a table that Ada opened, with bots; the game has begun."""
    chosen = {"players": 2 + len(bots), "bots": ["", "", *bots], "target": TARGET, **options}
    return two_people(one, second=two, **chosen)


def see_each_other(*clients: Client) -> None:
    """Wait until every client has heard that all are connected."""
    for client in clients:
        while not all(next(message["here"] for message in reversed(client.messages) if "here" in message)):
            client.receive()


def play(clients: list[Client], moves: int, rng: random.Random) -> list[Message]:
    """Let clients make so many moves; the answers. Where a bot stood in for them in between, they try again."""
    answers: list[Message] = []
    while len(answers) < moves:
        actor = whose_turn(clients)
        answer = actor.answer(actor.act(rng.choice(actor.legal)))
        if answer["type"] == "happened":
            answers.append(answer)
        else:
            assert answer["code"] in ("stale", "not_your_turn"), answer
    level(clients)
    return answers


def told(client: Client) -> list[tuple[int, int, str]]:
    """What a client heard: the number, the time and the kind of each event."""
    events = [message for message in client.messages if message["type"] == "happened"]
    return [(event["number"], event["at"], event["event"]["what"]) for event in events]


def bot_moves(pair: Pair) -> list[int]:
    """How often bots have moved, by server."""
    return [server.counted("saltmochi_bot_moves_total") for server in (pair.one, pair.two)]


def test_players_at_different_processes_hear_each_other(pair: Pair) -> None:
    ada, bob = seats(pair.one, pair.two, stand_in=False)
    with ada, bob:
        answers = play([ada, bob], 40, random.Random(1))
        dealt = [message["number"] for message in bob.messages if message.get("event", {}).get("what") == "dealt"]
        heard = [event for event in told(ada) if event[0] >= dealt[0]]
        assert heard == [event for event in told(bob) if event[0] >= dealt[0]]
        assert [number for number, *_ in heard] == list(range(dealt[0], ada.number + 1))
        assert {answer["number"] for answer in answers} <= {number for number, *_ in heard}
        actors = [answer["event"]["seat"] for answer in answers]
        assert set(actors) == {0, 1}
    acted = [row for row in pair.rows(ada.table["id"]) if isinstance(row, MoveMade)]
    assert [row.seat for row in acted] == actors


def test_who_is_connected_to_another_process_is_not_away(pair: Pair) -> None:
    ada, bob = seats(pair.one, pair.two)
    with ada, bob:
        see_each_other(ada, bob)
        time.sleep(2 + LEASE)  # longer than anybody may be gone, and than a lease
        play([ada, bob], 4, random.Random(2))
        assert not {"away", "left"} & {what for client in (ada, bob) for _, _, what in told(client)}


def test_a_command_given_at_two_processes_is_done_once_and_answered_twice(pair: Pair) -> None:
    ada, bob = seats(pair.one, pair.two, stand_in=False)
    rng = random.Random(3)
    with ada, bob, Client(pair.two.address, ada.table["id"], ada.token) as again:
        again.kind("welcome")
        for i in range(12):
            while (actor := whose_turn([ada, again, bob])) is bob:
                play([ada, again, bob], 1, rng)
            act: Message = {
                "type": "act",
                "id": f"turn {i}",
                "number": actor.number,
                "action": rng.choice(actor.legal),
            }
            for window in (ada, again):
                window.send(act)
            first, second = (window.answer(act["id"]) for window in (ada, again))
            assert (first["type"], second["type"]) == ("happened", "happened")
            assert first["number"] == second["number"] == act["number"] + 1
        for window in (ada, again):
            window.send({"type": "say", "id": "said", "number": ada.number, "text": "Hello"})
        assert {window.answer("said")["event"]["text"] for window in (ada, again)} == {"Hello"}
    rows = pair.rows(ada.table["id"])
    assert sorted(row.id for row in rows if isinstance(row, MoveMade) and row.id.startswith("turn")) == sorted(
        f"turn {i}" for i in range(12)
    )
    assert len([row for row in rows if isinstance(row, ChatSent)]) == 1


def test_of_two_moves_at_once_at_two_processes_one_is_played(pair: Pair) -> None:
    ada, bob = seats(pair.one, pair.two, stand_in=False)
    rng = random.Random(4)
    with ada, bob, Client(pair.two.address, ada.table["id"], ada.token) as again:
        again.kind("welcome")
        for _ in range(12):
            while whose_turn([ada, again, bob]) is bob:
                play([ada, again, bob], 1, rng)
            before, windows = ada.number, (ada, again)
            names = [window.act(rng.choice(window.legal)) for window in windows]
            answers = [window.answer(name) for window, name in zip(windows, names, strict=True)]
            done = [answer for answer in answers if answer["type"] == "happened"]
            late = [answer for answer in answers if answer["type"] == "refused"]
            assert [answer["number"] for answer in done] == [before + 1]
            assert [answer["code"] for answer in late] == ["stale"]
            level([ada, again, bob])
            assert ada.number == before + 1


def test_bots_play_in_one_process_only(pair: Pair) -> None:
    ada, bob = seats(pair.one, pair.two, "casual", "novice", stand_in=False)
    with ada, bob:
        whose_turn([ada, bob])
        time.sleep(LEASE)  # until it is clear who runs the table
        before = bot_moves(pair)
        play([ada, bob], 30, random.Random(5))
        whose_turn([ada, bob])
        after = bot_moves(pair)
    moves = sorted(now - then for then, now in zip(before, after, strict=True))
    by_bots = [row for row in pair.rows(ada.table["id"]) if isinstance(row, MoveMade) and row.seat > 1]
    assert moves[0] == 0
    assert 0 < moves[1] <= len(by_bots)


def test_a_table_is_run_where_its_people_are(pair: Pair) -> None:
    """A proxy may send the request that opens a table to one process, and those who play there to another."""
    table = open_table(pair.one.address, bots=["", "casual"], target=TARGET)
    with Client(pair.two.address, table["table"], table["token"]) as ada:
        deal([ada])
        play([ada], 3, random.Random(9))
        number = ada.number
    with Client(pair.one.address, table["table"], table["token"], number) as ada:
        ada.kind("welcome")
        play([ada], 6, random.Random(9))
    moves = [row.seat for row in pair.rows(table["table"]) if isinstance(row, MoveMade)]
    assert set(moves) == {0, 1}


def test_a_notice_that_nobody_understands_is_passed_over(pair: Pair) -> None:
    with psycopg.connect(pair.database, autocommit=True) as connection:
        for text in ("x", "a b row", "a b row x", "a b here 1,x", ""):
            connection.execute("SELECT pg_notify('saltmochi', %s)", (text,))
    ada, bob = seats(pair.one, pair.two, stand_in=False)
    with ada, bob:
        play([ada, bob], 6, random.Random(10))


def test_a_table_moves_from_a_killed_process_to_another(pair: Pair) -> None:
    """The player too, with the bots and the clock."""
    rng = random.Random(6)
    with serving(pair.database, **SECONDS) as killed:
        ada, bob = seats(killed, pair.two, "casual", seconds=CLOCK)
        with ada, bob:
            play([ada, bob], 10, rng)
            killed.kill()
            number, table, token = ada.number, ada.table["id"], ada.token
            assert pair.rows(table)[number]
            with Client(pair.two.address, table, token, number) as ada:
                missed = ada.kind("welcome")["events"]
                assert [event["number"] for event in missed] == list(range(number + 1, ada.number + 1))
                before = len([row for row in pair.rows(table) if isinstance(row, MoveMade) and row.seat == 2])
                play([ada, bob], 20, rng)
                slow = whose_turn([ada, bob])
                after = len([row for row in pair.rows(table) if isinstance(row, MoveMade) and row.seat == 2])
                assert after > before
                for client in (ada, bob):  # nobody does anything, until the clock runs out
                    assert client.event("away")["event"]["seat"] == slow.seat
                    assert client.until(lambda message: message.get("event", {}).get("stand_in", False))
                slow.answer(slow.ask("return"))
                play([ada, bob], 4, rng)


def test_a_bot_stands_in_for_a_player_who_went_with_a_killed_process(pair: Pair) -> None:
    rng = random.Random(7)
    with serving(pair.database, **SECONDS) as killed:
        ada, bob = seats(killed, pair.two)
        with ada, bob:
            while whose_turn([ada, bob]) is bob:
                play([ada, bob], 1, rng)
            see_each_other(ada, bob)
            killed.kill()
            assert bob.event("away")["event"]["seat"] == 0
            acted = bob.event("acted")["event"]
            assert (acted["seat"], acted["stand_in"]) == (0, True)


def test_after_postgresql_was_away_processes_hear_each_other_again(pair: Pair, postgres: Cluster) -> None:
    ada, bob = seats(pair.one, pair.two, stand_in=False)
    with ada, bob:
        whose_turn([ada, bob])
        postgres.stop()
        postgres.start()
        play([ada, bob], 10, random.Random(8))


def test_a_seat_and_a_table_asked_for_at_two_processes_are_given_once(pair: Pair) -> None:
    for _ in range(5):
        token = token_urlsafe(16)
        with ThreadPoolExecutor(2) as people:
            asked = [people.submit(open_table, server.address, token=token) for server in (pair.one, pair.two)]
            first, second = (each.result() for each in asked)
        assert first == second
        with Client(pair.one.address, first["table"]) as bob, Client(pair.two.address, first["table"]) as again:
            again.kind("welcome")
            sit = bob.command("sit", seat=1, name="Bob")
            for window in (bob, again):
                window.send(sit)
            for window in (bob, again):
                assert window.kind("seated")["seat"] == 1
        assert [row.seat for row in pair.rows(first["table"]) if isinstance(row, SeatTaken)] == [0, 1]
