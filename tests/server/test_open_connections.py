"""Which connections have room, and which one makes room."""

from __future__ import annotations

from typing import Any

import pytest

from saltmochi.server.transport.open_connections import Droppable, OpenConnections


class Transport:
    """A connection that tells whether it was dropped."""

    def __init__(self, unread: int = 0) -> None:
        self.unread = unread
        self.dropped = False

    def abort(self) -> None:
        self.dropped = True

    def get_write_buffer_size(self) -> int:
        return self.unread


class Visit(Droppable):
    """A connection of somebody, who is too late from some time on."""

    def __init__(self, address: str = "10.0.0.1", unread: int = 0, late: float = 1e9) -> None:
        self.client = (address, 1)
        self.transport: Any = Transport(unread)
        self.late = late

    def is_overdue(self, now: float) -> bool:
        return now > self.late

    @property
    def dropped(self) -> bool:
        return bool(self.transport.dropped)


def places(total: int = 100, by_address: int = 100, proxy: str = "") -> OpenConnections:
    """Room for so many."""
    return OpenConnections(total, by_address, lambda address: address == proxy)


def test_the_connection_that_waited_longest_makes_room() -> None:
    room, visits = places(total=3), [Visit(f"10.0.0.{number}") for number in range(5)]
    slots = [room.enter(visit) for visit in visits[:3]]
    assert slots[0]
    room.expose(slots[0])  # it has asked for something new
    assert all(room.enter(visit) for visit in visits[3:])
    assert [visit.dropped for visit in visits] == [False, True, True, False, False]
    assert room.count == 3


def test_an_address_with_too_many_makes_room_for_itself() -> None:
    room, first, others = places(by_address=2), Visit("10.0.0.2"), [Visit() for _ in range(3)]
    assert all(room.enter(visit) for visit in (first, *others))
    assert [visit.dropped for visit in (first, *others)] == [False, True, False, False]


def test_a_household_counts_as_one_address() -> None:
    room = places(by_address=1)
    visits = [Visit(address) for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "::ffff:10.0.0.1")]
    assert all(room.enter(visit) for visit in (*visits, Visit("10.0.0.2")))
    assert [visit.dropped for visit in visits] == [True, False, False, False]
    assert room.enter(Visit("10.0.0.1"))
    assert visits[3].dropped


def test_a_proxy_is_limited_only_in_all() -> None:
    room, visits = places(total=5, by_address=1, proxy="10.0.0.1"), [Visit() for _ in range(6)]
    assert all(room.enter(visit) for visit in visits)
    assert [visit.dropped for visit in visits] == [True] + [False] * 5


def test_those_who_play_are_not_dropped() -> None:
    room, playing, new = places(total=2), [Visit(), Visit()], Visit()
    slots = [room.enter(visit) for visit in playing]
    for slot in slots:
        assert slot
        room.secure(slot)
    assert room.enter(new) is None
    assert slots[0]
    room.leave(slots[0])
    room.leave(slots[0])
    assert room.enter(new)
    assert room.count == 2
    assert not any(visit.dropped for visit in (*playing, new))


def test_nothing_is_kept_of_connections_that_are_gone() -> None:
    room = places()
    for number in range(50):
        slot = room.enter(Visit(f"10.0.0.{number}"))
        assert slot
        room.secure(slot)
        room.expose(slot)
        room.leave(slot)
        room.expose(slot)
    assert not any((room.count, room.counts, room.waiting, room.waiting_by_address))


def test_slow_clients_are_dropped_and_others_are_not() -> None:
    room, slow, quick = places(), Visit(late=5), Visit(late=20)
    for visit in (slow, quick):
        room.enter(visit)
    room.sweep(now=10)
    assert (slow.dropped, quick.dropped) == (True, False)


def test_the_largest_unread_answers_are_dropped_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saltmochi.server.transport.open_connections.MAX_UNREAD_BYTES", 1000)
    room, visits = places(), [Visit(unread=size) for size in (500, 600, 100, 300)]
    for visit in visits:
        room.enter(visit)
    room.sweep(now=0)
    assert [visit.dropped for visit in visits] == [False, True, False, False]
