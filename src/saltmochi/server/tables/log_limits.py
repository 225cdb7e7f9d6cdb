"""Limits on the length of a table's log. No honest game comes near them."""

from __future__ import annotations

from saltmochi.server.protocol.events import BotPlaced, CameBack, ChatMuted, Left, Resumed, TableClosed
from saltmochi.server.refusal import Refusal
from saltmochi.server.settings import Settings
from saltmochi.server.storage.log_events import AnyLogEvent, ChatSent, MoveTakenBack, SeatTaken
from saltmochi.server.tables.table import Table

TABLE_FULL = "table_full"
# Events that a game can do without. The last tenth of a log is not for them, so that nobody can stop a game with chat,
# or by leaving and coming back.
DISPENSABLE = (ChatSent, SeatTaken, Left, BotPlaced, CameBack, Resumed, MoveTakenBack)
RESERVED = 0.1
# Events of those who run the server, which are never refused.
BY_OPERATORS = (ChatMuted, TableClosed)


def check_room(table: Table, event: AnyLogEvent, settings: Settings) -> None:
    """Refuse an event for which the log of the table, or of its present game, has no room."""
    if isinstance(event, BY_OPERATORS):
        return
    part = 1.0 - RESERVED if isinstance(event, DISPENSABLE) else 1.0
    if not _has_room(table, settings, part):
        raise Refusal(TABLE_FULL)


def is_full(table: Table, settings: Settings) -> bool:
    """Return whether nothing more can happen at a table."""
    return not _has_room(table, settings, 1.0)


def _has_room(table: Table, settings: Settings, part: float) -> bool:
    events, in_game = table.number + 1, table.number + 1 - table.game_first
    return in_game < part * settings.events_by_game and events < part * settings.events_by_table
