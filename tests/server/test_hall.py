"""Tables that fall asleep and wake up."""

from __future__ import annotations

import asyncio

from saltmochi.server.hall import Hall
from saltmochi.server.protocol import Hello
from saltmochi.server.rows import Options
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
