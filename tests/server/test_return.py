"""Going away and coming back: to a table, to a seat, to another game, to the move before."""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest

from saltmochi.games import names
from tests.server.client import PATIENCE, Client, Message, open_table, play_on
from tests.server.people import deal, level, two_people, whose_turn
from tests.server.process import FREE, Server, serving

every_game = pytest.mark.parametrize("name", names())
# Longer than a server of these tests waits for anybody.
A_WHILE = 1.5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which one may play as fast as one can."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.db", **FREE) as running:
        yield running


def again(server: Server, client: Client, number: int = -1) -> Client:
    """Another window of the same seat, or the same one after a lost connection."""
    window = Client(server.address, client.table["id"], client.token, number)
    window.kind("welcome")
    return window


def move(clients: list[Client], rng: random.Random) -> Message:
    """One move of whose turn it is, heard by all."""
    actor = whose_turn(clients)
    answer = actor.answer(actor.act(rng.choice(actor.legal)))
    assert answer["type"] == "happened", answer
    level(clients)
    return answer


def until_turn_of(client: Client, clients: list[Client], rng: random.Random) -> None:
    while whose_turn(clients) is not client:
        move(clients, rng)


def heard(client: Client) -> list[tuple[int, int, Message]]:
    """The events that a client was told as they happened."""
    events = [message for message in client.messages if message["type"] == "happened"]
    return [(event["number"], event["at"], event["event"]) for event in events]


def drain(clients: list[Client]) -> None:
    """Take in what has been told by now."""
    for client in clients:
        with suppress(TimeoutError):
            while True:
                client.receive(0)


def nothing_happens(client: Client, seconds: float = A_WHILE) -> bool:
    """Whether no event comes for a while."""
    until = time.monotonic() + seconds
    try:
        while (left := until - time.monotonic()) > 0:
            if client.receive(left)["type"] == "happened":
                return False
    except TimeoutError:
        pass
    return True


# --- A connection that is lost ---


@every_game
def test_who_comes_back_gets_exactly_what_is_missing(server: Server, name: str) -> None:
    ada, bob = two_people(server, name)
    rng = random.Random(1)
    with ada, bob, Client(server.address, ada.table["id"]) as watcher:
        watcher.kind("welcome")
        for _ in range(8):
            move([ada, bob, watcher], rng)
        assert ada.answer(ada.ask("say", text="Hello"))["event"]["text"] == "Hello"
        level([ada, bob, watcher])
        dealt = next(number for number, _, event in heard(ada) if event["what"] == "dealt")
        for client in (ada, bob, watcher):
            events = [event for event in heard(client) if event[0] >= dealt]
            if client is watcher:
                first = next(message for message in client.messages if message["type"] == "welcome")["events"]
                events = [(event["number"], event["at"], event["event"]) for event in first] + events
            assert [number for number, *_ in events] == list(range(dealt, ada.number + 1))
            for number in (-1, *range(dealt - 1, ada.number + 1)):
                with again(server, client, number) as back:
                    missing = back.messages[-1]["events"]
                    assert [(event["number"], event["at"], event["event"]) for event in missing] == [
                        event for event in events if event[0] > number
                    ]
                    assert (back.seat, back.now) == (client.seat, client.now)
                drain([ada, bob, watcher])


def test_two_windows_of_one_seat_hear_the_same_and_may_both_play(server: Server) -> None:
    ada, bob = two_people(server)
    rng = random.Random(2)
    with ada, bob, again(server, ada) as other:
        start = ada.number
        actors = set()
        for i in range(30):
            windows = [ada, other, bob] if i % 2 else [other, ada, bob]
            actors.add(whose_turn(windows))
            move(windows, rng)
            assert ada.now == other.now
        assert actors == {ada, other, bob}
        assert [event for event in heard(ada) if event[0] > start] == heard(other)
    bob_alone = [message for message in bob.messages if message["type"] == "happened" and "id" in message]
    assert all(message["event"].get("seat", 1) == 1 for message in bob_alone)


def test_a_command_that_was_done_is_answered_again_and_not_done_again(server: Server) -> None:
    ada, bob = two_people(server)
    with ada, bob:
        actor = whose_turn([ada, bob])
        act: Message = {"type": "act", "id": "mine", "number": actor.number, "action": actor.legal[0]}
        actor.send(act)
        first = actor.answer("mine")
        with again(server, actor, act["number"]) as back:
            back.send(act)
            second = back.answer("mine")
            assert (second["number"], second["event"]) == (first["number"], first["event"])
            back.send({**act, "id": "another"})
            assert back.answer("another")["code"] == "stale"
        level([ada, bob])
        assert nothing_happens(ada, 0.3)
        assert ada.number == first["number"]


# --- A player who is away ---


def test_a_bot_stands_in_for_a_lost_player_until_they_are_back(server: Server) -> None:
    ada, bob = two_people(server)
    rng = random.Random(3)
    with bob:
        with ada:
            until_turn_of(ada, [ada, bob], rng)
        assert bob.event("away")["event"]["seat"] == 0
        acted = bob.event("acted")["event"]
        assert (acted["seat"], acted["stand_in"]) == (0, True)
        with again(server, ada) as back:
            assert bob.event("back")["event"]["seat"] == 0
            until_turn_of(back, [back, bob], rng)
            assert nothing_happens(back)
            assert not move([back, bob], rng)["event"]["stand_in"]


def test_a_bot_stands_in_for_who_leaves_until_they_return(server: Server) -> None:
    ada, bob = two_people(server)
    rng = random.Random(4)
    with ada, bob:
        until_turn_of(ada, [ada, bob], rng)
        ada.ask("leave")
        assert bob.event("left")["event"] == {"what": "left", "seat": 0, "name": "Ada"}
        assert bob.event("acted")["event"]["stand_in"]
        assert ada.answer(ada.ask("return"))["event"] == {"what": "back", "seat": 0}
        bob.event("back")
        until_turn_of(ada, [ada, bob], rng)
        assert nothing_happens(ada)
        assert not move([ada, bob], rng)["event"]["stand_in"]


@pytest.mark.parametrize("way", ["leaves", "is lost"])
def test_without_stand_in_the_table_waits(server: Server, way: str) -> None:
    ada, bob = two_people(server, stand_in=False)
    rng = random.Random(5)
    with bob:
        with ada:
            until_turn_of(ada, [ada, bob], rng)
            if way == "leaves":
                ada.answer(ada.ask("leave"))
                bob.event("left")
                assert nothing_happens(bob)
        assert nothing_happens(bob)
        with again(server, ada) as back:
            assert back.legal == ada.legal
            if way == "leaves":
                assert bob.event("back")["event"]["seat"] == 0
                back.event("back")
            assert not move([back, bob], rng)["event"]["stand_in"]


def test_when_the_clock_runs_out_a_bot_plays_until_the_player_returns(server: Server) -> None:
    ada, bob = two_people(server, seconds=5)
    rng = random.Random(6)
    with ada, bob:
        slow = whose_turn([ada, bob])
        other = bob if slow is ada else ada
        assert slow.now
        assert slow.now["deadline"] > 0
        for client in (ada, bob):
            assert client.event("away")["event"]["seat"] == slow.seat
        acted = 0
        while acted < 3:  # for as long as it takes until the other one is to move, and after that again
            if other.legal:
                other.answer(other.act(rng.choice(other.legal)))
            elif other.between_rounds:
                other.ask("ready")
                other.event("dealt")
            elif "event" in (message := other.receive()):
                acted += message["event"]["what"] == "acted" and message["event"]["seat"] == slow.seat
                assert message["event"].get("stand_in", True)
        assert slow.answer(slow.ask("return"))["event"]["what"] == "back"
        assert not slow.table["seats"][slow.seat or 0]["away"]
        until_turn_of(slow, [ada, bob], rng)
        assert not move([slow, other], rng)["event"]["stand_in"]


# --- A table that everybody has left ---


def wait_until_all_sleep(server: Server) -> None:
    until = time.monotonic() + PATIENCE
    while server.counted("saltmochi_tables"):
        assert time.monotonic() < until, "a table does not sleep"
        time.sleep(0.05)


@every_game
def test_a_table_that_everybody_left_sleeps_and_wakes_up(server: Server, name: str) -> None:
    table = open_table(server.address, name, bots=["", "casual"], target=1000)
    rng = random.Random(7)
    with Client(server.address, table["table"], table["token"]) as ada:
        ada.kind("welcome")
        ada.ask("ready")
        ada.event("dealt")
        for _ in range(4):
            move([ada], rng)
        whose_turn([ada])
        assert server.counted("saltmochi_tables") > 0
    wait_until_all_sleep(server)
    with again(server, ada, ada.number) as back:
        assert server.counted("saltmochi_tables") == 1
        assert (back.messages[-1]["events"], back.now) == ([], ada.now)
        for _ in range(4):
            move([back], rng)


def in_the_lobby(server: Server, table: str) -> bool:
    """Whether strangers see a table, after what was told of it has been stored."""
    open_table(server.address)
    return table in httpx.get(f"http://{server.address}/api/tables").text


def test_the_lobby_shows_a_table_as_long_as_somebody_is_there(server: Server) -> None:
    table = open_table(server.address, players=2, listed=True)["table"]
    with Client(server.address, table) as anybody:
        anybody.kind("welcome")
        assert in_the_lobby(server, table)
    wait_until_all_sleep(server)
    assert not in_the_lobby(server, table)
    with Client(server.address, table) as anybody:
        anybody.kind("welcome")
        assert in_the_lobby(server, table)


def test_a_table_wakes_up_after_the_server_was_stopped(database: str) -> None:
    rng = random.Random(8)
    with serving(database, **FREE) as server:
        ada, bob = two_people(server)
        with ada, bob:
            for _ in range(6):
                move([ada, bob], rng)
            assert server.stop() in (0, -signal.SIGTERM)
            assert [client.kind("closing")["code"] for client in (ada, bob)] == ["shutdown", "shutdown"]
    with serving(database, **FREE) as server:
        assert server.counted("saltmochi_tables") == 0
        with again(server, ada, ada.number) as ada_back, again(server, bob, bob.number) as bob_back:
            assert (ada_back.messages[-1]["events"], ada_back.now) == ([], ada.now)
            assert bob_back.now == bob.now
            for _ in range(6):
                move([ada_back, bob_back], rng)


# --- Another game, and the move before ---


def starter(dealt: Message) -> int:
    """Who begins, as the dealer says, counted from none."""
    word, seat = dealt["event"]["steps"][0]["action"].split()
    assert word == "begin"
    return int(seat) - 1


@every_game
def test_in_another_game_the_same_people_play_and_the_next_one_begins(server: Server, name: str) -> None:
    ada, bob = two_people(server, name, target=8)
    rng = random.Random(9)
    with ada, bob:
        first = next(message for message in ada.messages if message.get("event", {}).get("what") == "dealt")
        actor = whose_turn([ada, bob])
        old: Message = {"type": "act", "id": "of the first game", "number": actor.number, "action": actor.legal[0]}
        actor.send(old)
        actor.answer(old["id"])
        level([ada, bob])
        play_on([ada, bob], rng.choice)
        last: Message = {"type": "say", "id": "at the end", "number": actor.number, "text": "Well played"}
        actor.send(last)
        actor.answer(last["id"])
        second, _ = deal([ada, bob])
        assert second["event"]["game"] == 2
        assert starter(second) == (starter(first) + 1) % 2
        assert [seat["name"] for seat in second["table"]["seats"]] == ["Ada", "Bob"]
        assert second["table"]["promise"] != first["table"]["promise"]
        assert second["table"]["ended"] is None
        for command in (old, last):  # of a game that is over: refused, but not done again
            actor.send(command)
            assert actor.answer(command["id"])["code"] == "stale"
        move([ada, bob], rng)


def take_back(client: Client) -> Message:
    return client.answer(client.ask("take_back", number=client.number))


def test_which_card_one_kept_may_be_taken_back_but_not_the_draw(server: Server) -> None:
    ada, bob = two_people(server)
    with ada, bob:
        actor = whose_turn([ada, bob])
        other = bob if actor is ada else ada
        actor.answer(actor.act("draw"))
        drawn = actor.now
        assert take_back(actor)["code"] == "take_back"
        actor.answer(actor.act(actor.legal[0]))
        assert take_back(actor)["event"] == {"what": "took_back", "seat": actor.seat}
        assert actor.now == drawn
        level([ada, bob])
        assert other.messages[-1]["event"]["what"] == "took_back"
        actor.answer(actor.act(actor.legal[-1]))
        actor.answer(actor.act("end"))
        assert take_back(actor)["code"] == "not_your_turn"
        level([ada, bob])
        assert take_back(other)["code"] == "take_back"


@every_game
def test_after_taking_back_all_is_as_before(server: Server, name: str) -> None:
    """Whatever is offered to be taken back can be, and what is not cannot; then the game goes on."""
    ada, bob = two_people(server, name, target=100)
    rng = random.Random(10)
    done = refused = 0
    with ada, bob:
        for _ in range(60):
            actor = whose_turn([ada, bob])
            before, action = actor.now, rng.choice(actor.legal)
            assert before
            actor.answer(actor.act(action))
            if actor.legal and actor.now and actor.now.get("take_back"):
                assert take_back(actor)["type"] == "happened"
                assert actor.now == before
                actor.answer(actor.act(action))
                done += 1
            elif actor.legal:
                assert take_back(actor)["code"] == "take_back"
                refused += 1
    assert done > 3
    assert refused > 3 or name == "happy-mochi"


# --- Those who look on ---

HIDDEN: tuple[Any, ...] = ("?", None, [], -1)


def tells_no_more(shown: Any, known: Any) -> bool:
    """Whether what somebody is shown holds nothing that another does not know."""
    if shown in HIDDEN:
        return True
    if isinstance(shown, dict):
        return all(tells_no_more(value, known[key]) for key, value in shown.items())
    if isinstance(shown, list):
        return len(shown) == len(known) and all(map(tells_no_more, shown, known))
    if isinstance(shown, str):
        words = shown.split()
        return len(words) == len(known.split()) and all(
            word in ("?", other) for word, other in zip(words, known.split(), strict=True)
        )
    return bool(shown == known)


@every_game
def test_who_looks_on_sees_only_what_everybody_knows(server: Server, name: str) -> None:
    ada, bob = two_people(server, name, target=100)
    rng = random.Random(11)
    more = 0
    with ada, bob, Client(server.address, ada.table["id"]) as watcher:
        watcher.kind("welcome")
        assert watcher.seat is None
        for _ in range(60):
            move([ada, bob, watcher], rng)
            assert watcher.now
            assert not {"legal", "take_back"} & set(watcher.now)
            event = last_event(watcher)
            for player in (ada, bob):
                assert player.now
                assert tells_no_more(watcher.now["view"], player.now["view"])
                assert tells_no_more(event, last_event(player))
                more += player.now["view"] != watcher.now["view"]
        assert watcher.answer(watcher.act("draw"))["code"] == "not_seated"
        assert watcher.answer(watcher.ask("ready"))["code"] == "not_seated"
    assert more > 60


def last_event(client: Client) -> Message:
    """The last event that a client heard."""
    found: Message = next(message for message in reversed(client.messages) if message["type"] == "happened")["event"]
    return found
