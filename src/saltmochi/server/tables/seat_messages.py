"""What each seat is told of a table."""

from __future__ import annotations

from collections.abc import Iterable

from saltmochi.server.protocol.commands import VERSION
from saltmochi.server.protocol.events import Acted, Said
from saltmochi.server.protocol.messages import Ended, Happened, MixingInfo, Now, SeatInfo, TableInfo, Welcome
from saltmochi.server.tables.game_session import NOBODY
from saltmochi.server.tables.history import HistoryEntry
from saltmochi.server.tables.table import Table
from saltmochi.table.outcome import Outcome
from saltmochi.table.seats import WATCHER


def seat_messages(table: Table, entry: HistoryEntry, seats: Iterable[int]) -> dict[int, Happened]:
    """Return the message of an event for each of these seats, with what is new after it."""
    if isinstance(entry.event, Said):
        return {seat: entry.message_for(seat) for seat in seats}
    info = None if isinstance(entry.event, Acted) and table.playing else table_info(table)
    positions = seat_positions(table, seats)
    public_event = entry.event_for(WATCHER) if entry.public else None
    return {
        seat: Happened(
            entry.number, entry.at, public_event or entry.event_for(seat), table=info, now=positions.get(seat)
        )
        for seat in seats
    }


def seat_positions(table: Table, seats: Iterable[int]) -> dict[int, Now]:
    """Return how the game stands for each of these seats; only the actor is told what is legal."""
    if not table.games:
        return {}
    position, actor, deadline = table.position, table.actor, table.deadline
    views = position.seat_views(seats, table.options.open_memory)
    waiting = None if actor == NOBODY else actor
    only = table.only_person
    practises = only if only != NOBODY and table.practice_moves(only) else NOBODY
    take_back = bool(table.games[-1].undo_lengths)
    return {
        seat: Now(view, waiting, position.legal_texts, take_back, practice=seat == practises, deadline=deadline)
        if seat == actor
        else Now(view, waiting, practice=seat == practises, deadline=deadline)
        for seat, view in views.items()
    }


def welcome(table: Table, seat: int, number: int, here: list[bool], watchers: int, clock: int) -> Welcome:
    """Return all that a client needs that has the events up to a number."""
    return Welcome(
        version=VERSION,
        number=table.number,
        seat=None if seat == WATCHER else seat,
        table=table_info(table),
        events=[entry.message_for(seat) for entry in table.history.since(number)],
        here=here,
        watchers=watchers,
        clock=clock,
        now=seat_positions(table, (seat,)).get(seat),
    )


def table_info(table: Table) -> TableInfo:
    """Return what everybody knows of the table, apart from the cards."""
    session = table.session
    return TableInfo(
        id=table.id,
        code=table.code,
        options=table.options,
        seats=[SeatInfo(chair.name, chair.level, chair.away, chair.ready, chair.muted) for chair in table.chairs],
        players=[SeatInfo(*player) for player in session.players] if session else [],
        game=table.game_count,
        playing=table.playing,
        commitment=session.record.deal if session else "",
        mix=list(session.record.mix) if session else [],
        secret=session.record.secret if session else "",
        ended=ended(session.outcome) if session else None,
        rounds=session.gains_by_round if session else [],
        at=table.at,
        practice=session.record.practice if session else False,
        mixing=MixingInfo(table.mixing.commitment, list(table.mixing.mix)) if table.mixing else None,
        muted=table.muted,
    )


def ended(outcome: Outcome | None) -> Ended | None:
    """Return an outcome as it is told."""
    return Ended(**vars(outcome)) if outcome else None
