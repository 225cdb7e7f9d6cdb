"""Somebody who loses the connection: the others are told when a bot takes over."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from saltmochi.server.tables.presence import Presence, now
from tests.server.client import Client, Message, open_table
from tests.server.people import Ear, two_people
from tests.server.process import Server, serving
from tests.server.test_table import every_game, seated

# Watchers who come at once.
CROWD = 40


@every_game
def test_an_absent_seat_has_a_time_at_which_a_bot_takes_over(name: str) -> None:
    table = seated(name, 3).table
    presence = Presence(table, lease_seconds=10, away_seconds=30)
    ear = Ear()
    ear.seat = 0
    presence.listeners.add(ear)
    before = now()
    presence.update_absent()
    told = presence.message()
    assert told.here == [True, False, False]
    assert told.takeover[0] is None
    assert all(before + 30_000 <= at <= now() + 30_000 for at in told.takeover[1:] if at is not None)
    table.chairs[1].away = True
    presence.update_absent()
    assert presence.message().takeover == [None, None, told.takeover[2]], (
        "it neither moves nor is told after it has come"
    )


def test_where_no_bot_stands_in_none_takes_over() -> None:
    presence = Presence(seated("happy-mochi", 2, stand_in=False).table, lease_seconds=10, away_seconds=30)
    presence.update_absent()
    assert presence.message().takeover == [None, None]


def absent(message: Message) -> bool:
    """Whether a message tells that the second seat is not connected."""
    return message["type"] == "present" and not message["here"][1]


@pytest.mark.parametrize("back", [False, True])
def test_the_others_are_told_when_a_bot_takes_over(tmp_path: object, back: bool) -> None:
    seconds = "30" if back else "0.5"
    with serving(f"sqlite:///{tmp_path}/tables.db", away_seconds=seconds) as server:
        ada, bob = two_people(server)
        with ada:
            before = now()
            bob.__exit__()
            told = ada.until(absent)
            assert told["takeover"][0] is None
            assert told["takeover"][1] >= before + 1000 * float(seconds)
            if back:
                with Client(server.address, ada.messages[0]["table"]["id"], bob.token):
                    assert ada.until(lambda message: message["type"] == "present")["takeover"] == [None, None]
            else:
                assert ada.event("away")["at"] >= told["takeover"][1]


def test_a_crowd_that_comes_at_once_is_told_together(server: Server) -> None:
    table = open_table(server.address)
    with Client(server.address, table["table"], table["token"]) as ada, ExitStack() as crowd:
        ada.kind("welcome")
        for _ in range(CROWD):
            crowd.enter_context(Client(server.address, table["table"]))
        ada.until(lambda message: message["type"] == "present" and message["watchers"] == CROWD)
        crowd.close()
        ada.until(lambda message: message["type"] == "present" and message["watchers"] == 0)
        assert sum(message["type"] == "present" for message in ada.messages) < 1.5 * CROWD
