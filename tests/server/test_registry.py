"""Tables that fall asleep and wake up."""

from __future__ import annotations

import asyncio
import gc
from weakref import ref

import pytest

from saltmochi.server.protocol.commands import AskHint, BeReady, Hello
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.refusal import Refusal
from saltmochi.server.settings import Settings
from saltmochi.server.tables.bot_pool import PoolBusyError
from saltmochi.server.tables.registry import TableRegistry
from tests.server.people import Ear

NAPS = 5


async def fall_asleep(registry: TableRegistry, times: int) -> None:
    """Put tables to sleep as soon as they are awake, so many times."""
    while times:
        awake = len(registry.actors)
        await registry._put_to_sleep()
        times -= awake - len(registry.actors)
        await asyncio.sleep(0)


def test_nobody_joins_a_table_that_falls_asleep_at_that_moment(database: str) -> None:
    options = TableOptions("sea-salt-paper", "french", 2, 40, bots=("", "casual"))

    async def scene() -> None:
        registry = TableRegistry(
            Settings(database=database, sleep_seconds=0, lease_seconds=600, prepare_bots=False), "one"
        )
        await registry.open()
        try:
            opened, seat, token = await registry.open_table(options, "Ada")
            falling, ear = asyncio.create_task(fall_asleep(registry, NAPS)), Ear()
            await asyncio.sleep(0)
            joined = await registry.join(ear, Hello(table=opened.table.id, token=token))
            falling.cancel()
            assert registry.actors == {opened.table.id: joined}
            assert joined is not opened
            assert (joined.leading, joined.presence.listeners, ear.seat) == (True, {ear}, seat)
            assert ear.heard
        finally:
            await registry.close()

    asyncio.run(scene())


def test_a_table_that_falls_asleep_leaves_no_reference_cycle(database: str) -> None:
    options = TableOptions("sea-salt-paper", "french", 2, 40, bots=("", "casual"))

    async def scene() -> None:
        registry = TableRegistry(Settings(database=database, sleep_seconds=0, prepare_bots=False), "one")
        await registry.open()
        actor, _, token = await registry.open_table(options, "Ada")
        ear = Ear()
        await registry.join(ear, Hello(actor.table.id, token))
        await actor.command(ear, BeReady("r", actor.table.number))
        actor.part(ear)
        traces: list[ref[object]] = [ref(actor), ref(actor.table), ref(actor.automation)]
        del actor
        await registry._put_to_sleep()
        await asyncio.sleep(0.1)  # until a bot that was about to move has ended
        assert [trace() for trace in traces] == [None, None, None]
        await registry.close()

    gc.disable()
    try:
        asyncio.run(scene())
    finally:
        gc.enable()


def test_one_hint_at_a_time_is_thought_about(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = TableOptions("sea-salt-paper", "french", 2, 40, bots=("", "novice"))

    async def scene() -> None:
        registry = TableRegistry(Settings(database=database, prepare_bots=False, bot_seconds=0), "one")
        await registry.open()
        actor, _, token = await registry.open_table(options, "Ada")
        ear, thinking = Ear(), asyncio.Event()

        async def explain(*_: object) -> list[object]:
            await thinking.wait()
            return []

        monkeypatch.setattr(registry.bot_pool, "evaluate", explain)
        await registry.join(ear, Hello(actor.table.id, token))
        await actor.command(ear, BeReady("r", actor.table.number))
        while actor.table.actor != ear.seat:
            await asyncio.sleep(0.01)
        first = asyncio.create_task(actor.command(ear, AskHint("h")))
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await actor.command(ear, AskHint("i"))
        assert refused.value.code == "too_often"
        thinking.set()
        await first
        await actor.command(ear, AskHint("j"))

        async def refuse(*_: object) -> list[object]:
            raise PoolBusyError

        monkeypatch.setattr(registry.bot_pool, "evaluate", refuse)
        with pytest.raises(Refusal) as refused:
            await actor.command(ear, AskHint("k"))
        assert refused.value.code == "hint_later"
        await registry.close()

    asyncio.run(asyncio.wait_for(scene(), 60))
