"""Summaries of games, and what the database keeps of a game that has begun or ended."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from saltmochi.server.protocol.events import Acted, Dealt
from saltmochi.server.protocol.messages import Ended
from saltmochi.server.storage.game_rows import GameBegun, GameChange, GameEnded
from saltmochi.server.tables.game_session import GameSession
from saltmochi.server.tables.history import HistoryEntry
from saltmochi.server.tables.seat_messages import ended
from saltmochi.server.tables.table import Table


class GameSummary(Struct, frozen=True):
    """A game at a table."""

    number: int
    names: list[str]  # by seat; "" for a bot
    levels: list[str]  # by seat; "" for a person
    rounds: int
    ended: Ended | None
    practice: bool = False  # whether decisions were taken back


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(GameSummary)


def game_summary(session: GameSession, number: int) -> GameSummary:
    """Summarize a game at a table."""
    rounds, practice = session.position.state.round, session.record.practice
    return GameSummary(number, names_of(session), levels_of(session), rounds, ended(session.outcome), practice)


def decode_summary(data: bytes) -> GameSummary:
    """Decode the summary of a game as it was stored."""
    return _decoder.decode(data)


def names_of(session: GameSession) -> list[str]:
    """Return the names of the players of a game by seat, "" for bots."""
    return [player.name for player in session.players]


def levels_of(session: GameSession) -> list[str]:
    """Return the levels of the bots of a game by seat, "" for people."""
    return [player.level for player in session.players]


def game_change(table: Table, entry: HistoryEntry) -> GameChange | None:
    """Return what is to be stored of the present game after an event, if it has begun or ended by it."""
    if isinstance(entry.event, Dealt) and entry.event.game:
        return GameBegun(table.id, table.game_count, table.game_first, table.snapshot)
    if isinstance(entry.event, Acted) and not table.playing:
        summary = game_summary(table.games[-1], table.game_count)
        return GameEnded(table.id, table.game_count, _encoder.encode(summary))
    return None
