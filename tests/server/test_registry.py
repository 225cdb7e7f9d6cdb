"""Tables that fall asleep and wake up."""

from __future__ import annotations

import asyncio

import pytest

from saltmochi.server.tables.registry import Hall
from saltmochi.server.protocol.messages import AskHint, BeReady, Hello
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.log_events import Options
from saltmochi.server.settings import Settings
from tests.server.people import Ear

NAPS = 5


async def fall_asleep(hall: Hall, times: int) -> None:
    """Put tables to sleep as soon as they are awake, so many times."""
    while times:
        awake = len(hall.awake)
        await hall._put_to_sleep()
        times -= awake - len(hall.awake)
        await asyncio.sleep(0)


def test_nobody_joins_a_table_that_falls_asleep_at_that_moment(database: str) -> None:
    options = Options("sea-salt-paper", "french", 2, 40, bots=("", "casual"))

    async def scene() -> None:
        hall = Hall(Settings(database=database, sleep_seconds=0, lease_seconds=600, prepare_bots=False), "one")
        await hall.open()
        try:
            opened, seat, token = await hall.open_table(options, "Ada")
            falling, ear = asyncio.create_task(fall_asleep(hall, NAPS)), Ear()
            await asyncio.sleep(0)
            joined = await hall.join(ear, Hello(table=opened.table.id, token=token))
            falling.cancel()
            assert hall.awake == {opened.table.id: joined}
            assert joined is not opened
            assert (joined.leading, joined.listeners, ear.seat) == (True, {ear}, seat)
            assert ear.heard
        finally:
            await hall.close()

    asyncio.run(scene())


def test_one_hint_at_a_time_is_thought_about(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = Options("sea-salt-paper", "french", 2, 40, bots=("", "novice"))

    async def scene() -> None:
        hall = Hall(Settings(database=database, prepare_bots=False, bot_seconds=0), "one")
        await hall.open()
        live, _, token = await hall.open_table(options, "Ada")
        ear, thinking = Ear(), asyncio.Event()

        async def explain(*_: object) -> list[object]:
            await thinking.wait()
            return []

        monkeypatch.setattr(hall.thinkers, "explain", explain)
        await hall.join(ear, Hello(live.table.id, token))
        await live.command(ear, BeReady("r"))
        while live.table.actor != ear.seat:
            await asyncio.sleep(0.01)
        first = asyncio.create_task(live.command(ear, AskHint("h")))
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await live.command(ear, AskHint("i"))
        assert refused.value.code == "too_often"
        thinking.set()
        await first
        await live.command(ear, AskHint("j"))
        await hall.close()

    asyncio.run(asyncio.wait_for(scene(), 60))
