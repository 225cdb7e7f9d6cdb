"""When garbage is looked for that leads back to itself."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from saltmochi.games import game as find_game
from saltmochi.games import names
from saltmochi.server.gc_policy import CONNECTIONS_PER_COLLECTION, connection_closed, freeze_and_collect_rarely
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
    """Nothing is looked through by itself."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("unattended")
def test_after_many_connections_have_ended_what_they_left_is_gone() -> None:
    rings = [weakref.ref(Ring()) for _ in range(CONNECTIONS_PER_COLLECTION)]
    for _ in rings[1:]:
        connection_closed()
    assert all(ring() for ring in rings)
    connection_closed()
    assert not any(ring() for ring in rings)


@pytest.mark.usefixtures("unattended")
def test_once_in_a_long_while_everything_is_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saltmochi.server.gc_policy.COLLECTION_SECONDS", 0.01)

    async def wait() -> None:
        freeze_and_collect_rarely()
        ring = weakref.ref(Ring())
        while ring():
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(wait(), 10))
    gc.unfreeze()


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
