"""Replay: a table is made from the events of its log, each of which is checked first.

A log may be damaged, or written by rules that this program does not know. Then that one table is refused, with the
reason; its records can still be had, see `archive`.
"""

from __future__ import annotations

import logging

import msgspec

from saltmochi.games import names
from saltmochi.server.protocol.events import BotPlaced, SeedRevealed
from saltmochi.server.protocol.table_options import PERSON
from saltmochi.server.refusal import Refusal
from saltmochi.server.storage.log_events import (
    AnyLogEvent,
    DealBegun,
    DealPromised,
    MoveMade,
    MoveTakenBack,
    TableOpened,
    decode_event,
    decode_leniently,
)
from saltmochi.server.storage.store import BEFORE_FIRST, StoredEvent
from saltmochi.server.tables.history import HistoryEntry
from saltmochi.server.tables.table import Table
from saltmochi.server.tables.validation import LEVEL_NAMES
from saltmochi.texts import Problem

# The codes of refusals because a log cannot be replayed.
OTHER_RULES, DAMAGED = "other_rules", "damaged"
UNREPLAYABLE = (OTHER_RULES, DAMAGED)

logger = logging.getLogger(__name__)


def replay_event(table: Table, stored: StoredEvent) -> HistoryEntry:
    """Check and apply an event of the log; refuse the table if this program cannot replay it."""
    try:
        event = _decode(stored.event)
        _check(table, stored.number, event)
        return table.apply_event(stored.number, stored.at, event)
    except Refusal:
        raise
    except Exception as error:
        logger.error("log damaged", extra={"number": stored.number, "reason": type(error).__name__})
        raise Refusal(DAMAGED) from error


def _decode(data: bytes) -> AnyLogEvent:
    """Decode an event; refuse a table that was opened with options that this program does not know."""
    try:
        return decode_event(data)
    except msgspec.ValidationError:
        decode_leniently(data)
        raise Refusal(OTHER_RULES) from None


def _check(table: Table, number: int, event: AnyLogEvent) -> None:
    """Refuse an event of other rules; raise ValueError for one that cannot have happened."""
    if number != table.number + 1 or isinstance(event, TableOpened) != (table.number == BEFORE_FIRST):
        raise ValueError("an event is missing")
    seat = getattr(event, "seat", None)
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise ValueError("no such seat")
    match event:
        case TableOpened():
            _check_options(event)
        case BotPlaced():
            _check_levels(event.level)
        case DealPromised():
            if table.playing or table.mixing:
                raise ValueError("a secret that nobody needs")
        case DealBegun() if event.secret:
            if event.rules != table.game.version:
                raise Refusal(OTHER_RULES)
            if table.playing:
                raise ValueError("a game within a game")
            _check_mix(table, event)
        case DealBegun():
            if not table.between_rounds:
                raise ValueError("a round within a round")
        case SeedRevealed():
            if not table.mixing or not table.mixing.awaits(event.seat, event.seed):
                raise ValueError("a seed that was not promised")
        case MoveMade():
            _check_move(table, event)
        case MoveTakenBack() if event.practice:
            if not 0 < event.moves == table.practice_moves(event.seat):
                raise ValueError("nothing to take back")
        case MoveTakenBack():
            if table.actor != event.seat or not table.games[-1].undo_lengths:
                raise ValueError("nothing to take back")


def _check_options(event: TableOpened) -> None:
    if event.options.game not in names():
        raise Refusal(OTHER_RULES)
    try:
        event.options.game_options()
    except Problem as problem:
        raise Refusal(OTHER_RULES) from problem
    _check_levels(*event.options.bots)
    if len(event.options.bots) != event.options.players:
        raise ValueError("a seat is missing")


def _check_levels(*levels: str) -> None:
    if not {*levels} <= {PERSON, *LEVEL_NAMES}:
        raise Refusal(OTHER_RULES)


def _check_mix(table: Table, event: DealBegun) -> None:
    """Check that a game is dealt by the secret that was promised and by the seeds that were revealed."""
    mixing = table.mixing
    if (event.secret, event.mix) != ((mixing.secret, tuple(mixing.mix)) if mixing else (event.secret, ())):
        raise ValueError("a deal that was not promised")


def _check_move(table: Table, event: MoveMade) -> None:
    try:
        action = table.game.action_of(event.action)
    except Problem as problem:
        raise Refusal(OTHER_RULES) from problem
    if table.actor != event.seat or action not in table.position.legal:
        raise ValueError("an impossible move")
