"""When garbage is looked for that leads back to itself."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from saltmochi.games import game as find_game
from saltmochi.games import names
from saltmochi.server.gc_policy import GarbageCollection
from saltmochi.server.protocol.messages import encode_message
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.storage.log_events import AnyLogEvent, MoveMade, ReadyDeclared, SeatTaken, TableOpened
from saltmochi.server.tables.seat_messages import seat_messages
from saltmochi.server.tables.table import Table
from saltmochi.table.seats import WATCHER


class Ring:
    """Something that leads back to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def unattended() -> Iterator[None]:
    """Turn automatic collections off, and leave out what other tests have left in memory."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


@pytest.mark.usefixtures("unattended")
def test_garbage_is_collected_when_memory_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saltmochi.server.gc_policy.CHECK_SECONDS", 0.01)
    monkeypatch.setattr("saltmochi.server.gc_policy.LITTLE", 10_000)

    async def wait() -> None:
        GarbageCollection().start()
        rings = [weakref.ref(Ring()) for _ in range(20_000)]
        while any(ring() for ring in rings):
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(wait(), 60))


@pytest.mark.usefixtures("unattended")
@pytest.mark.parametrize("count", [0, 5_000, 30_000])
def test_garbage_is_bounded_by_what_is_in_use(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    monkeypatch.setattr("saltmochi.server.gc_policy.LITTLE", 10_000)
    monkeypatch.setattr("saltmochi.server.gc_policy.MUCH", 50_000)
    collection = GarbageCollection()
    kept = [Ring() for _ in range(count)]
    in_use = sys.getallocatedblocks() - collection.frozen
    most = 0
    for _ in range(100):
        for _ in range(3000):
            Ring()
        most = max(most, sys.getallocatedblocks() - collection.frozen)
        collection.check()
    assert most < in_use + max(50_000 if count else 10_000, 2 * in_use) + 20_000
    assert len(kept) == count


@pytest.mark.usefixtures("unattended")
def test_nothing_is_collected_while_memory_does_not_grow() -> None:
    collection = GarbageCollection()
    ring = weakref.ref(Ring())
    for _ in range(100):
        collection.check()
    assert ring()


def play_on(table: Table) -> None:
    """One more thing happens, and everybody is told."""
    event: AnyLogEvent = table.new_deal()
    if not table.between_rounds:
        event = MoveMade(table.actor, table.position.legal_texts[-1])
    messages = seat_messages(table, table.apply_event(table.number + 1, 0, event), range(WATCHER, 2))
    assert all(encode_message(message) for message in messages.values())


@pytest.mark.usefixtures("unattended")
@pytest.mark.parametrize("game", names())
def test_moves_leave_no_such_garbage(game: str) -> None:
    table = Table("here")
    table.apply_event(
        0, 0, TableOpened("ABCDEF", TableOptions(game, find_game(game).editions[0], 2, 1000, bots=("", "")))
    )
    for seat in range(2):
        table.apply_event(table.number + 1, 0, SeatTaken(seat, f"p{seat}", "key"))
        table.apply_event(table.number + 1, 0, ReadyDeclared(seat))
    table.apply_event(table.number + 1, 0, table.new_deal())
    while table.position.state.round < 2:
        play_on(table)  # what is made once is made
    gc.collect()
    while table.position.state.round < 4:
        play_on(table)
    assert gc.collect() == 0
