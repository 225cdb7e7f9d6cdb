"""Sleeping tables: they are read from snapshots, a part at a time, and are what their whole log says."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import httpx
import pytest
import sqlalchemy as sa

from saltmochi.games import game as find_game
from saltmochi.games import names
from saltmochi.server.protocol.commands import Act, BeReady, Hello, Leave, Return, Say, Sit, TakeBack
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.refusal import Refusal
from saltmochi.server.settings import Settings
from saltmochi.server.storage.database import GAMES, LOG
from saltmochi.server.storage.log_events import MoveMade, encode_event
from saltmochi.server.storage.store import PART_EVENTS, LogRow, Store, StoredEvent
from saltmochi.server.tables.game_session import NOBODY
from saltmochi.server.tables.game_summary import game_summary
from saltmochi.server.tables.log_limits import TABLE_FULL
from saltmochi.server.tables.reading import MAX_CACHED, TableReader
from saltmochi.server.tables.registry import TableRegistry
from saltmochi.server.tables.replay import replay_event
from saltmochi.server.tables.seat_messages import welcome
from saltmochi.server.tables.table import Table
from saltmochi.server.tables.table_actor import TableActor
from saltmochi.table.game_record import format_record
from saltmochi.table.seats import WATCHER
from tests.server.client import Client, open_table
from tests.server.people import Ear
from tests.server.process import serving
from tests.server.test_store import opened
from tests.server.test_table import NOW, SECRET, Evening, picture

T = TypeVar("T")
CODE = "ABCDEF"


def random_evening(name: str, seed: int, events: int, *, alone: bool) -> tuple[Evening, list[str]]:
    """People, or one with bots, play, talk, leave, come back and take moves back; the records of finished games."""
    chance = random.Random(seed)
    bots = ("", "novice") if alone else ("", "")
    evening = Evening(TableOptions(name, find_game(name).editions[0], 2, 8, bots=bots, seconds=30))
    table, records = evening.table, list[str]()
    for seat in [seat for seat, level in enumerate(bots) if not level]:
        evening.ask(WATCHER, Sit(evening.name(), NOW, seat, f"Player {seat}", SECRET))
    while table.number < events:
        seat = chance.choice(evening.people)
        if chance.random() < 0.2:
            command = chance.choice(
                (Say(evening.name(), NOW, "Hello"), Leave(evening.name(), NOW), Return(evening.name(), NOW))
            )
            if table.playing or isinstance(command, Say):
                evening.ask(seat, command)
        elif chance.random() < 0.1:
            evening.ask(seat, TakeBack(evening.name(), table.number, practice=chance.random() < 0.5))
        elif table.between_rounds or table.deal_is_due:
            evening.happen(table.new_deal())
        elif table.actor != NOBODY:
            move(evening, chance)
            if not table.playing:
                records.append(format_record(table.games[-1].record))
        else:
            evening.ask(seat, Return(evening.name(), NOW))
            evening.ask(seat, BeReady(evening.name(), NOW))
    return evening, records


def move(evening: Evening, chance: random.Random) -> None:
    """Make one legal move, as a person or a bot."""
    table = evening.table
    action = table.game.text_of(chance.choice(table.position.legal))
    if table.chairs[table.actor].played_by_bot:
        evening.happen(MoveMade(table.actor, action, stand_in=table.chairs[table.actor].away))
    else:
        evening.ask(table.actor, Act(evening.name(), table.number, action))


async def write_log(store: Store, evening: Evening) -> None:
    """Store a log, as a server would that writes nothing else."""
    for number, at, event in evening.log:
        store.append(LogRow("table", number, at, encode_event(event), CODE if number == 0 else ""))
    await store.change(lambda _: None)


def with_store(url: str, run: Callable[[Store], Awaitable[T]]) -> T:
    async def ask() -> T:
        return await run(store)

    with opened(url) as store:
        return asyncio.run(ask())


def games_rows(store: Store) -> Awaitable[int]:
    return store.read(lambda connection: connection.execute(sa.select(sa.func.count()).select_from(GAMES)).scalar_one())


@pytest.mark.parametrize("alone", [False, True], ids=["people", "practice"])
@pytest.mark.parametrize("name", names())
def test_a_snapshot_leads_to_the_same_table_as_the_whole_log(any_database: str, name: str, alone: bool) -> None:
    evening, records = random_evening(name, 7, 2 * PART_EVENTS + 100, alone=alone)
    now = evening.table
    assert now.game_count > 3

    async def run(store: Store) -> None:
        await write_log(store, evening)
        whole = await TableReader(store).load("table")
        await store.change(lambda _: None)
        assert await games_rows(store) == now.game_count
        # Of the earlier games nothing is needed.
        first = now.game_first
        await store.change(lambda connection: connection.execute(sa.delete(LOG).where(LOG.c.number < first)))
        short = await TableReader(store).load("table")
        assert picture(short) == picture(whole) == picture(now)
        for seat in (*range(2), WATCHER):
            assert welcome(short, seat, -1, [], 0, 0) == welcome(now, seat, -1, [], 0, 0)
        summaries = await TableReader(store).summaries(short)
        assert [summary.number for summary in summaries] == list(range(1, now.game_count + 1))
        assert summaries[-1] == game_summary(now.games[-1], now.game_count)
        assert any(summary.practice for summary in summaries) == alone

    with_store(any_database, run)
    assert len(records) >= now.game_count - 1


Damage = Callable[[sa.Connection], object]
DERIVED: dict[str, Damage] = {
    "nothing": lambda connection: connection.execute(sa.delete(GAMES)),
    "a gap": lambda connection: connection.execute(sa.delete(GAMES).where(GAMES.c.game == 2)),
    "a summary less": lambda connection: connection.execute(
        sa.update(GAMES).where(GAMES.c.game == 1).values(summary=b"")
    ),
    "old snapshots": lambda connection: connection.execute(sa.update(GAMES).values(snapshot=b'{"chairs":[]}')),
    "no snapshots": lambda connection: connection.execute(sa.update(GAMES).values(snapshot=b"\xff")),
    "the last game missing": lambda connection: connection.execute(sa.delete(GAMES).where(GAMES.c.game > 2)),
}


@pytest.mark.parametrize("damage", DERIVED.values(), ids=DERIVED)
def test_what_follows_from_the_log_is_stored_again_if_it_is_missing(database: str, damage: Damage) -> None:
    evening, records = random_evening("sea-salt-paper", 3, 500, alone=False)

    async def run(store: Store) -> None:
        await write_log(store, evening)
        known = await TableReader(store).summaries(await TableReader(store).load("table"))
        await store.change(damage)
        for _ in range(2):
            reader = TableReader(store)
            table = await reader.read("table")
            assert picture(table) == picture(evening.table)
            assert await reader.summaries(table) == known
            played = [await reader.at_game("table", number) for number in range(1, len(records) + 1)]
            assert [format_record(table.games[-1].record) for table in played] == records
            for number in (0, table.game_count + 1):
                with pytest.raises(Refusal, match="no such game"):
                    await reader.at_game("table", number)
            await store.change(lambda _: None)

    with_store(database, run)


def test_those_who_ask_for_a_sleeping_table_share_it_until_something_happens(database: str) -> None:
    evening, _ = random_evening("sea-salt-paper", 3, 300, alone=False)

    async def run(store: Store) -> None:
        await write_log(store, evening)
        reader, parts = TableReader(store), 0

        @sa.event.listens_for(store.engine, "before_cursor_execute")
        def count(_: object, __: object, statement: str, *___: object) -> None:
            nonlocal parts
            parts += "log.at" in statement

        tables = await asyncio.gather(*(reader.read("table") for _ in range(20)))
        assert parts == 1
        assert len(set(map(id, tables))) == 1
        assert await reader.read("table") is tables[0]
        evening.ask(0, Say(evening.name(), NOW, "Something new"))
        number, at, event = evening.log[-1]
        assert await store.append(LogRow("table", number, at, encode_event(event)))
        assert (await reader.read("table")).number == number
        for other in range(2 * MAX_CACHED):
            await store.append(LogRow(f"other {other}", 0, 1, encode_event(evening.log[0][2]), f"{other}"))
            await reader.read(f"other {other}")
        assert len(reader._sleeping._values) == MAX_CACHED
        with pytest.raises(Refusal, match="no table"):
            await reader.read("nowhere")

    with_store(database, run)


# --- Rows that no server writes ---


def changes(event: dict[str, object]) -> list[object]:
    """An event, changed in ways that no program would."""
    strange: tuple[object, ...] = (None, -1, 99, 2**70, True, "", "x" * 5000, "\ud800", [], {}, [[[]]])
    changed: list[object] = [{**event, key: value} for key in event for value in strange]
    changed += [{other: value for other, value in event.items() if other != key} for key in event]
    return [*changed, None, [], "", 7, {"what": "dealt"}, {"what": "dealt", "secret": "00" * 32, "rules": 1}]


@pytest.mark.parametrize("name", names())
def test_a_row_that_is_impossible_is_refused_or_does_no_harm(name: str) -> None:
    evening, _ = random_evening(name, 5, 60, alone=False)
    rows = [(number, at, encode_event(event)) for number, at, event in evening.log]
    chance = random.Random(1)
    outcomes = {replay_changed(rows, place, chance) for place in range(len(rows)) for _ in range(6)}
    assert outcomes <= {"", "damaged", "other_rules"}
    assert "damaged" in outcomes


def replay_changed(rows: list[tuple[int, int, bytes]], place: int, chance: random.Random) -> str:
    """Replay a log with one row changed; the code of the refusal, or "" if the table can be shown to all."""
    table, event = Table("table"), chance.choice(changes(json.loads(rows[place][2])))
    deep = b"[" * 100_000 if chance.random() < 0.1 else None
    try:
        for number, at, row in rows:
            data = (deep or json.dumps(event).encode()) if number == place else row
            replay_event(table, StoredEvent(number, at, data))
    except Refusal as refusal:
        return refusal.code
    for seat in (*range(len(table.chairs)), WATCHER):
        welcome(table, seat, -1, [], 0, 0)
    return ""


@pytest.mark.parametrize("value", ["'text'", "NULL", "7", "1e300", "CAST(x'ff00' AS TEXT)", "zeroblob(3)"])
@pytest.mark.parametrize("column", ["row", "at", "number"])
def test_a_value_of_another_type_costs_its_own_table_alone(database: str, column: str, value: str) -> None:
    """SQLite stores any type in any column."""
    evening, _ = random_evening("sea-salt-paper", 5, 60, alone=False)
    with opened(database) as store:

        async def ask() -> str:
            await write_log(store, evening)
            other = encode_event(evening.log[0][2])
            await store.append(LogRow("other", 0, 1, other, "OTHER"))
            change = sa.text(f"UPDATE OR IGNORE log SET {column} = {value} WHERE table_id = 'table' AND number = 30")
            with_nulls = sa.text("PRAGMA ignore_check_constraints = ON")
            try:
                await store.change(lambda connection: (connection.execute(with_nulls), connection.execute(change))[0])
            except Refusal:
                return "refused by SQLite"
            reader = TableReader(store)
            assert (await reader.read("other")).number == 0
            try:
                await reader.read("table")
            except Refusal as refusal:
                await reader.archive("table", 1)
                return refusal.code
            return ""

        assert asyncio.run(ask()) in ("damaged", "refused by SQLite", "")


def test_a_lobby_entry_of_another_type_hides_its_own_table_alone(database: str) -> None:
    async def scene() -> None:
        registry = TableRegistry(Settings(database=database, prepare_bots=False), "one")
        await registry.open()
        options = TableOptions("sea-salt-paper", "french", 2, 40, bots=("", ""), listed=True)
        tables = [(await registry.open_table(options, "Ada"))[0].table for _ in range(4)]
        for table, value in zip(tables, ("'text'", "7", "CAST(x'ff' AS TEXT)"), strict=False):
            query = sa.text(f"UPDATE tables SET listing = {value} WHERE id = '{table.id}'")
            await registry.store.change(lambda connection, query=query: connection.execute(query))  # type: ignore[misc]
        assert [entry.id for entry in await registry.lobby()] == [tables[3].id]
        await registry.close()

    asyncio.run(scene())


# --- Limits ---


async def at_table(url: str, **limits: Any) -> tuple[TableRegistry, TableActor, Ear, str]:
    """A table with Ada and a bot, where Ada is ready."""
    registry = TableRegistry(
        Settings(database=url, prepare_bots=False, bot_seconds=0, away_seconds=600, **limits), "one"
    )
    await registry.open()
    options = TableOptions("sea-salt-paper", "french", 2, 1000, bots=("", "novice"))
    actor, _, token = await registry.open_table(options, "Ada")
    ear = Ear()
    await registry.join(ear, Hello(actor.table.id, token))
    return registry, actor, ear, token


async def code_of(command: Awaitable[None]) -> str:
    try:
        await command
    except Refusal as refusal:
        return refusal.code
    return ""


def test_a_full_log_takes_no_more_chat_then_no_more_moves_and_can_still_be_watched(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saltmochi.server.tables.table_actor.CHAT_BURST", 1000)

    async def scene() -> None:
        registry, actor, ear, token = await at_table(database, events_by_game=100)
        await actor.command(ear, BeReady("r", actor.table.number))
        table, said = actor.table, 0
        while not await code_of(actor.command(ear, Say(f"s{said}", table.number, "Hello"))):
            said += 1
        assert 80 < said <= 95
        assert table.playing
        for count in range(100):
            while table.actor not in (ear.seat, NOBODY) and table.number - table.game_first < 99:
                await asyncio.sleep(0.01)
            if table.number - table.game_first >= 99:
                break
            action = table.position.legal_texts[0] if table.actor == ear.seat else ""
            await code_of(
                actor.command(
                    ear, Act(f"a{count}", table.number, action) if action else BeReady(f"b{count}", table.number)
                )
            )
        assert table.number - table.game_first == 99
        action = table.position.legal_texts[0] if table.actor == ear.seat else "draw"
        assert await code_of(actor.command(ear, Act("more", table.number, action))) in (TABLE_FULL, "not_your_turn")
        other = Ear()
        assert (await registry.join(other, Hello(table.id, token))).table is table
        assert other.heard
        await registry.close()

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_the_whole_log_of_a_table_is_limited_too(database: str) -> None:
    async def scene() -> None:
        registry, actor, ear, _ = await at_table(database, events_by_table=5)
        codes = [await code_of(actor.command(ear, Say(f"s{count}", actor.table.number, "Hello"))) for count in range(5)]
        assert codes == ["", "", "", TABLE_FULL, TABLE_FULL]
        await actor.mute(None, True)
        await actor.mute(ear.seat, True)
        await actor.close()  # however full it is
        assert actor.table.number >= 6
        assert actor.table.closed
        await registry.close()

    asyncio.run(scene())


def test_the_commands_of_an_address_are_limited(database: str) -> None:
    with serving(database, commands_by_address="3") as server:
        table = open_table(server.address)
        with Client(server.address, table["table"], table["token"]) as ada:
            answers = [ada.answer(ada.ask("say", text="Hello")) for _ in range(3)]
            assert [answer["type"] for answer in answers] == ["happened"] * 3
        with Client(server.address, table["table"], table["token"]) as again:
            assert again.answer(again.ask("say", text="Hello"))["code"] == "too_often"


def test_a_full_table_says_what_to_do(database: str) -> None:
    with serving(database, events_by_table="5") as server:
        table = open_table(server.address)
        with Client(server.address, table["table"], table["token"], language="it") as ada:
            for _ in range(3):
                ada.answer(ada.ask("say", text="Ciao"))
            answer = ada.answer(ada.ask("say", text="Ciao"))
            assert (answer["code"], answer["text"]) == (TABLE_FULL, Refusal(TABLE_FULL).localized("it"))
        assert httpx.get(f"http://{server.address}/api/tables/{table['table']}").status_code == 200
