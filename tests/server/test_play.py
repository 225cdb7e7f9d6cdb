"""Whole games on a real server."""

from __future__ import annotations

import random

import httpx
import pytest

from saltmochi.games import game, names
from saltmochi.table.fair_deal import verify
from saltmochi.table.game_record import parse_record
from tests.server.client import Client, open_table, play_on
from tests.server.process import Server

every_game = pytest.mark.parametrize("name", names())


@every_game
def test_a_whole_game_against_a_bot_is_kept_and_can_be_verified(server: Server, name: str) -> None:
    table = open_table(server.address, name, bots=["", "casual"], target=8)
    with Client(server.address, table["table"], table["token"]) as client:
        client.kind("welcome")
        client.ask("ready")
        play_on([client], random.Random(1).choice)
        promise, secret, ended = (client.table[key] for key in ("promise", "secret", "ended"))
    text = httpx.get(f"http://{server.address}/api/tables/{table['table']}/games/1/record").text
    record = parse_record(text, game)
    assert (record.deal, record.secret) == (promise, secret)
    assert verify(record) > 5
    outcome = game(name).outcome(record.end())
    assert outcome
    assert list(outcome.winners) == ended["winners"]


@every_game
def test_a_table_tells_the_points_of_every_round_and_when_it_was_played(server: Server, name: str) -> None:
    opened = open_table(server.address, name, "Ada 👩🏽‍🚀", bots=["", "casual"], target=15)
    with Client(server.address, opened["table"], opened["token"]) as client:
        before = client.kind("welcome")["table"]
        assert before["rounds"] == []
        client.ask("ready")
        play_on([client], random.Random(2).choice)
        scores = client.table["ended"]["scores"]
    table = httpx.get(f"http://{server.address}/api/tables/{opened['table']}").json()
    assert [sum(gains) for gains in zip(*table["rounds"], strict=True)] == scores
    assert client.now
    assert len(table["rounds"]) == client.now["view"]["round"]
    assert table["at"] >= before["at"] > 0
    assert table["seats"][0]["name"] == "Ada 👩🏽‍🚀"
