"""Databases that an earlier version wrote are migrated, and their tables go on as if nothing had happened."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from time import time
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from saltmochi.games import game as find_game
from saltmochi.server.protocol.messages import encode_message
from saltmochi.server.settings import Settings
from saltmochi.server.storage.database import LOG, TABLES, check_database, make_engine, migrate
from saltmochi.server.tables.registry import TableRegistry
from saltmochi.server.tables.seat_messages import table_info, welcome
from saltmochi.server.tables.table import Table
from saltmochi.table.fair_deal import verify
from saltmochi.table.game_record import format_record, parse_record
from saltmochi.texts import Problem
from tests.server.client import Client
from tests.server.process import serving

VERSION_1 = Path(__file__).parent / "fixtures" / "version-1.jsonl"
Stored = dict[str, Any]
T = TypeVar("T")


def stored_tables() -> list[Stored]:
    """The tables of the fixture, each with its rows and what the server of that time said of it."""
    tables: list[Stored] = []
    for line in VERSION_1.read_text(encoding="utf-8").splitlines():
        found = json.loads(line)
        if "table" in found:
            tables.append({**found["table"], "rows": []})
        elif "expected" in found:
            tables[-1].update(found["expected"])
        else:
            tables[-1]["rows"].append((found["at"], found["row"]))
    return tables


TABLES_OF_VERSION_1 = stored_tables()


def write_version_1(url: str, tables: list[Stored]) -> None:
    """Make a database as version 1 left it."""
    engine = make_engine(url)
    with engine.begin() as connection:
        migrate(connection, "0001")
        for table in tables:
            values = {"id": table["id"], "code": table["code"], "open": table["open"], "touched": table["touched"]}
            listing = msgspec.json.encode(table["listing"])
            connection.execute(sa.insert(TABLES).values(**values, listing=listing, owner="", lease=0))
            for number, (at, row) in enumerate(table["rows"]):
                data = row if isinstance(row, bytes) else msgspec.json.encode(row)
                connection.execute(sa.insert(LOG).values(table_id=table["id"], number=number, at=at, row=data))
    engine.dispose()


def replayed(url: str) -> dict[str, Table]:
    """Open a database, which migrates it, and replay all tables of the fixture."""

    async def run(registry: TableRegistry) -> dict[str, Table]:
        return {table["id"]: await registry.reader.load(table["id"]) for table in TABLES_OF_VERSION_1}

    return with_registry(url, run)


def records(url: str) -> list[dict[str, str]]:
    """The records of all tables of the fixture that it has, by number of the game."""

    async def run(registry: TableRegistry) -> list[dict[str, str]]:
        tables = [
            (number, await registry.at_game(table["id"], int(number)))
            for table in TABLES_OF_VERSION_1
            for number in table["records"]
        ]
        return [{number: format_record(table.games[-1].record)} for number, table in tables]

    return with_registry(url, run)


def with_registry(url: str, run: Callable[[TableRegistry], Awaitable[T]]) -> T:
    """Open a database, which migrates it, and ask something of it."""

    async def ask() -> T:
        registry = TableRegistry(Settings(database=url, prepare_bots=False), "one")
        await registry.open()
        try:
            return await run(registry)
        finally:
            await registry.close()

    return asyncio.run(ask())


def as_version_1(events: list[Any]) -> list[Any]:
    """Name the player in turn in the end of a last chance, as version 1 did; now it names who called."""
    for step in (step for each in events for step in each["event"].get("steps", ())):
        if step.get("ending", "").startswith("last_chance"):
            step["ending"] = f"{step['ending'].split()[0]} {step['by'] + 1}"
    return events


def known_then(told: Any, before: Any) -> Any:
    """What version 1 told too: later versions tell more."""
    if isinstance(told, dict) and isinstance(before, dict):
        return {key: known_then(value, before[key]) for key, value in told.items() if key in before}
    if isinstance(told, list) and isinstance(before, list) and len(told) == len(before):
        return [known_then(*pair) for pair in zip(told, before, strict=True)]
    return told


def test_the_frozen_actions_are_those_that_the_fixture_was_written_with() -> None:
    """As long as the rules have version 1 these are also the actions of the games."""
    actions = import_module("saltmochi.server.storage.migrations.versions.0002_actions_as_text").ACTIONS
    for name, texts in actions.items():
        game = find_game(name)
        if game.version == 1:
            assert [game.text_of(index) for index in range(len(texts))] == list(texts)


def test_every_table_replays_to_the_same_state(any_database: str) -> None:
    write_version_1(any_database, TABLES_OF_VERSION_1)
    for tables in (replayed(any_database), replayed(any_database)):  # from the whole log, then from snapshots
        check_against_version_1(tables)
    known = [{number: text} for stored in TABLES_OF_VERSION_1 for number, text in stored["records"].items()]
    assert records(any_database) == known


def check_against_version_1(tables: dict[str, Table]) -> None:
    """Compare tables with what the server of version 1 said of them."""
    for stored in TABLES_OF_VERSION_1:
        table = tables[stored["id"]]
        info = json.loads(msgspec.json.encode(table_info(table)))
        assert info["options"]["variant"] == {}
        assert known_then(info, stored["info"]) == stored["info"], stored["name"]
        for seat, said in stored["said"].items():
            message = json.loads(encode_message(welcome(table, int(seat), -1, [], 0, 0)))
            (message["now"] or {}).pop("practice", None)
            ((message["now"] or {}).get("view") or {}).pop("expanded", None)
            assert message["now"] == said["now"], (stored["name"], seat)
            events = hashlib.sha256(json.dumps(as_version_1(message["events"]), sort_keys=True).encode()).hexdigest()
            assert events == said["events"], (stored["name"], seat)


def test_every_table_goes_on(any_database: str) -> None:
    write_version_1(any_database, TABLES_OF_VERSION_1)
    moved = 0
    with serving(any_database) as server:
        for stored in TABLES_OF_VERSION_1:
            address = f"http://{server.address}/api/tables/{stored['id']}"
            games = httpx.get(f"{address}/games").json()["games"]
            pairs = zip(games, stored["games"], strict=True)
            assert [known_then(game, before) for game, before in pairs] == stored["games"]
            for number, text in stored["records"].items():
                record = httpx.get(f"{address}/games/{number}/record").text
                assert record == text
                assert verify(parse_record(record, find_game)) > 5
            moved += go_on(server.address, stored)
        assert moved >= 5
        assert not [line for line in server.output if "Traceback" in line]


def go_on(address: str, stored: Stored) -> bool:
    """Let those come back who have a seat, say something, and make a move if it is their turn; whether one did."""
    clients = [Client(address, stored["id"], token) for token in stored["tokens"].values()]
    try:
        for client in clients:
            assert client.kind("welcome")["seat"] is not None
        assert clients[0].answer(clients[0].ask("say", text="Here again"))["event"]["text"] == "Here again"
        actor = next((client for client in clients if client.legal), None)
        if actor:
            acted = actor.answer(actor.act(actor.legal[0]))
            assert acted["event"]["what"] == "acted", stored["name"]
        return actor is not None
    finally:
        for client in clients:
            client.__exit__()


def test_a_row_that_cannot_be_converted_costs_its_own_table_alone(any_database: str) -> None:
    broken = json.loads(json.dumps(TABLES_OF_VERSION_1))
    move = next(i for i, (_, row) in enumerate(broken[0]["rows"]) if row["row"] == "did")
    broken[0]["rows"][move][1]["action"] = 99_999
    broken[1]["rows"][3][1] = b"\x00 no JSON"
    broken[2]["rows"][0][1]["options"]["game"] = "whist"
    write_version_1(any_database, broken)
    with serving(any_database) as server:
        for stored in broken:
            answer = httpx.get(f"http://{server.address}/api/tables/{stored['id']}")
            assert answer.status_code == 200 or stored in broken[:3], stored["name"]
            assert answer.json().get("code") != "failed"
        codes = [httpx.get(f"http://{server.address}/api/tables/{t['id']}").json()["code"] for t in broken[:3]]
        assert codes == ["damaged", "damaged", "other_rules"]
        assert not [line for line in server.output if "Traceback" in line]


def test_a_database_is_not_migrated_while_another_process_holds_a_lease(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_version_1(postgres_database, TABLES_OF_VERSION_1)
    engine = make_engine(postgres_database)

    def set_lease(lease: float) -> None:
        with engine.begin() as connection:
            one = TABLES.c.id == TABLES_OF_VERSION_1[0]["id"]
            connection.execute(sa.update(TABLES).where(one).values(owner="old", lease=int(1000 * lease)))

    set_lease(time() + 60)
    with pytest.raises(Problem, match="older version"):
        check_database(postgres_database)
    with pytest.raises(Problem, match="older version"):
        replayed(postgres_database)
    monkeypatch.setattr("saltmochi.server.storage.database.time", lambda: time() + 3600)  # a clock that is ahead
    with pytest.raises(Problem, match="older version"):
        check_database(postgres_database)
    monkeypatch.undo()
    set_lease(time() - 1)
    check_database(postgres_database)
    assert len(replayed(postgres_database)) == len(TABLES_OF_VERSION_1)
    set_lease(time() + 60)
    check_database(postgres_database)  # the same revision: processes may share it
    engine.dispose()


def test_the_fixture_has_all_kinds_of_rows() -> None:
    kinds = {row["row"] for table in TABLES_OF_VERSION_1 for _, row in table["rows"]}
    assert kinds >= {"opened", "sat", "left", "placed", "readied", "dealt", "did", "took_back", "said"}
