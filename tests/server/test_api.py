"""What is asked for without a connection: every address, as its description says."""

from __future__ import annotations

import json
import random
import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from prometheus_client.parser import text_string_to_metric_families
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from saltmochi import __version__
from saltmochi.bots.levels import LEVELS
from saltmochi.games import game, names
from saltmochi.server.api.openapi import description
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.health import VALID_SECONDS
from saltmochi.table.game_record import parse_record
from saltmochi.texts import LANGUAGES
from tests.server.client import PATIENCE, Client, Message, open_table, play_on
from tests.server.process import Server, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
    unsupported_method,
]
PLENTY = {"requests_by_address": "100000", "tables_by_address": "100000", "most_tables": "100000"}


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be asked for as much as one likes."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('generous')}/tables.db", **PLENTY) as running:
        yield running


@pytest.fixture(scope="module")
def finished(generous: Server) -> Message:
    """A table with a finished game."""
    table = open_table(generous.address, "happy-mochi", bots=["", "casual"], target=5)
    with Client(generous.address, table["table"], table["token"]) as client:
        client.kind("welcome")
        client.ask("ready")
        play_on([client], random.Random(2).choice)
    return table


described = schemathesis.openapi.from_dict(description())


@described.parametrize()
@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture],
)
def test_whatever_is_asked_for_the_answer_is_as_described(case: Any, generous: Server) -> None:
    case.call_and_validate(base_url=f"http://{generous.address}", checks=CHECKS)


def get(server: Server, path: str, language: str = "en") -> Any:
    """The answer at an address, which must be there."""
    answer = httpx.get(f"http://{server.address}{path}", headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_server_says_what_it_offers(generous: Server) -> None:
    found = get(generous, "/api/about")
    assert (found["version"], found["languages"]) == (__version__, list(LANGUAGES))
    assert [offered["name"] for offered in found["games"]] == list(names())
    assert [level["name"] for level in found["levels"]] == [level.name for level in LEVELS]
    for offered in found["games"]:
        seats = game(offered["name"]).seats
        assert (offered["least"], offered["most"]) == (seats[0], seats[-1])
        assert offered["targets"] == {str(players): game(offered["name"]).default_target(players) for players in seats}


def test_every_address_is_described(generous: Server) -> None:
    found = get(generous, "/api/openapi.json")
    assert found == json.loads(json.dumps(description()))
    assert found["openapi"].startswith("3.1")
    for path in ("/api/about", "/api/tables", "/api/codes/{code}", "/api/tables/{table}", "/health", "/metrics"):
        assert path in found["paths"]


@pytest.mark.parametrize("name", names())
def test_a_table_is_opened_with_the_defaults_of_its_game_and_language(generous: Server, name: str) -> None:
    for language in LANGUAGES:
        answer = httpx.post(
            f"http://{generous.address}/api/tables",
            json={"game": name, "name": "Ada"},
            headers={"Accept-Language": f"{language}-XX,en;q=0.5"},
        )
        assert answer.status_code == 201
        opened = answer.json()
        assert set(opened) == {"table", "code", "seat", "token"}
        assert len(opened["token"]) == 22
        info = get(generous, f"/api/tables/{opened['table']}")
        options = info["options"]
        assert options["edition"] == game(name).edition_by_language[language]
        assert (options["players"], options["target"], options["listed"]) == (2, game(name).default_target(2), False)
        assert [seat["name"] for seat in info["seats"]] == ["Ada", ""]
        assert opened["token"] not in str(info)


def test_a_table_is_found_by_its_code_however_it_is_typed(generous: Server) -> None:
    opened = open_table(generous.address)
    assert re.fullmatch("[A-HJKMNP-Z2-9]{6}", opened["code"])
    for code in (opened["code"], opened["code"].lower(), f" {opened['code'][:3]} - {opened['code'][3:]} "):
        assert get(generous, f"/api/codes/{code}") == {"table": opened["table"]}


def test_a_bot_may_sit_on_the_first_seat(generous: Server) -> None:
    opened = open_table(generous.address, "happy-mochi", players=3, bots=["novice", "", "casual"])
    assert opened["seat"] == 1
    info = get(generous, f"/api/tables/{opened['table']}")
    assert [(seat["name"], seat["level"]) for seat in info["seats"]] == [("", "novice"), ("Ada", ""), ("", "casual")]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "whist"}, "request"),
        ({"players": 5}, "request"),
        ({"players": 7}, "message"),
        ({"edition": "martian"}, "request"),
        ({"target": 1001}, "message"),
        ({"target": -1}, "message"),
        ({"bots": ["", ""], "players": 3}, "bots"),
        ({"bots": ["", "deep blue"]}, "bots"),
        ({"bots": ["casual", "casual"]}, "no_people"),
        ({"seconds": 3}, "seconds"),
        ({"seconds": 60, "stand_in": False}, "clock_without_bot"),
        ({"name": ""}, "name"),
        ({"name": 5}, "message"),
        ({"colour": "blue"}, "message"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_makes_no_sense_is_refused(generous: Server, wrong: Message, code: str, language: str) -> None:
    wanted = {"game": "sea-salt-paper", "name": "Ada", **wrong}
    answer = httpx.post(f"http://{generous.address}/api/tables", json=wanted, headers={"Accept-Language": language})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["text"]
    if code in ("message", "no_people", "clock_without_bot"):
        assert answer.json()["text"] == Refusal(code).localized(language)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nowhere", 404, "no_page"),
        ("GET", "/api", 404, "no_page"),
        ("GET", "/api/socket", 404, "no_page"),
        ("GET", "/api/tables/nowhere", 404, "no_table"),
        ("GET", "/api/tables/nowhere/games", 404, "no_table"),
        ("GET", "/api/tables/nowhere/games/1/record", 404, "no_table"),
        ("GET", "/api/codes/AAAAAA", 404, "no_table"),
        ("PUT", "/api/tables", 405, "no_method"),
        ("POST", "/health", 405, "no_method"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_is_refused(
    generous: Server, method: str, path: str, status: int, code: str, language: str
) -> None:
    answer = httpx.request(method, f"http://{generous.address}{path}", headers={"Accept-Language": language})
    assert (answer.status_code, answer.json()) == (status, {"code": code, "text": Refusal(code).localized(language)})


def test_a_finished_game_can_be_had_as_a_record_and_as_each_seat_saw_it(generous: Server, finished: Message) -> None:
    path = f"/api/tables/{finished['table']}/games"
    told = get(generous, path)
    games = told["games"]
    assert told["game"] == "happy-mochi"
    assert [(found["number"], found["names"], found["levels"]) for found in games] == [(1, ["Ada", ""], ["", "casual"])]
    answer = httpx.get(f"http://{generous.address}{path}/1/record")
    assert answer.headers["content-disposition"].startswith('attachment; filename="happy-mochi-')
    record = parse_record(answer.text, game)
    assert games[0]["ended"]["scores"] == list(record.end().scores[:2])
    texts = [record.game.text_of(action) for action in record.actions]
    for seat in (None, 0, 1):
        replay = get(generous, f"{path}/1/replay" + ("" if seat is None else f"?seat={seat}"))
        assert (replay["seat"], len(replay["frames"])) == (seat, len(record.actions) + 1)
        assert replay["levels"] == ["", "casual"]
        assert replay["frames"][0]["step"] is None
        heard = [frame["step"]["action"] for frame in replay["frames"][1:]]
        assert all(told == text or told.endswith("?") for told, text in zip(heard, texts, strict=True))
        assert any(told.endswith("?") for told in heard)
        others = [
            hand for frame in replay["frames"] for number, hand in enumerate(frame["view"]["hands"]) if number != seat
        ]
        assert any("?" in hand for hand in others)
    for wrong in ("2", "-1", "x", "", "0.5"):
        if wrong:
            refused = httpx.get(f"http://{generous.address}{path}/1/replay?seat={wrong}")
            assert (refused.status_code, refused.json()["code"]) == (400, "no_such_seat")
    for number in ("0", "2", "99999999999999999999"):
        refused = httpx.get(f"http://{generous.address}{path}/{number}/record")
        assert (refused.status_code, refused.json()["code"]) == (404, "no_game")


def test_metrics_are_written_as_prometheus_reads_them(generous: Server, finished: Message) -> None:
    assert finished
    httpx.get(f"http://{generous.address}/nowhere")
    answer = httpx.get(f"http://{generous.address}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    families = {family.name: family for family in text_string_to_metric_families(answer.text)}
    values = {sample.name: sample.value for family in families.values() for sample in family.samples}
    assert values["saltmochi_rows_total"] > 10
    assert values["saltmochi_bot_moves_total"] > 0
    codes = {
        sample.labels["code"] for sample in families["saltmochi_refusals"].samples if sample.name.endswith("total")
    }
    assert "no_page" in codes
    assert families["saltmochi_command_seconds"].type == "histogram"
    assert all(family.documentation for family in families.values())
    assert finished["table"] not in answer.text


def test_the_server_is_well_until_its_database_is_not(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with serving(f"sqlite:///{path}") as server:
        assert get(server, "/health") == {"status": "ok"}
        table = open_table(server.address)
        with sqlite3.connect(path) as connection:
            connection.execute("DROP TABLE log")
            connection.execute("DROP TABLE tables")
        connection.close()
        time.sleep(VALID_SECONDS)  # of the last health check
        for address in ("/health", f"/api/codes/{table['code']}", "/api/tables"):
            answer = httpx.get(f"http://{server.address}{address}", headers={"Accept-Language": "it"})
            assert (answer.status_code, answer.json()) == (
                503,
                {"code": "storage", "text": Refusal("storage").localized("it")},
            )
        assert "Traceback" not in "".join(server.output)


def test_nothing_went_wrong_in_all_of_this(generous: Server) -> None:
    assert generous.process.poll() is None
    assert not [line for line in generous.output if "Traceback" in line]


def test_a_body_that_is_too_long_is_refused_in_words_even_if_it_comes_with_its_head(generous: Server) -> None:
    body = b'{"game": "' + b"x" * 30_000 + b'"}'
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n".encode()
    host, port = generous.address.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        connection.sendall(head + body)
        assert connection.recv(100).startswith(b"HTTP/1.1 413")
