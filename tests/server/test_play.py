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
