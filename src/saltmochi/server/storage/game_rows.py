"""What the database keeps of each game: the table before it, and a summary once it is over.

All of it follows from the log. It is written without waiting, so it may be missing after a crash; then it is written
again when the table is read next.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa

from saltmochi.server.storage.database import GAMES


class GameBegun(NamedTuple):
    """A game that has begun, with a snapshot of the table before it."""

    table: str
    game: int
    first: int
    snapshot: bytes


class GameEnded(NamedTuple):
    """A game that is over, with its summary."""

    table: str
    game: int
    summary: bytes


GameChange = GameBegun | GameEnded


class StoredGame(NamedTuple):
    """A game, as it is stored."""

    game: int
    first: int
    snapshot: bytes
    summary: bytes


_INSERT = sa.text(
    "INSERT INTO games (table_id, game, first, snapshot, summary) VALUES (:table, :game, :first, :snapshot, :empty) "
    "ON CONFLICT (table_id, game) DO UPDATE SET first = excluded.first, snapshot = excluded.snapshot"
)
_UPDATE = (
    sa.update(GAMES)
    .where(GAMES.c.table_id == sa.bindparam("table"), GAMES.c.game == sa.bindparam("which"))
    .values(summary=sa.bindparam("text"))
)


def write_games(connection: sa.Connection, changes: Iterable[GameChange]) -> None:
    """Write what is new of games, in order."""
    for change in changes:
        if isinstance(change, GameBegun):
            connection.execute(_INSERT, {**change._asdict(), "empty": b""})
        else:
            connection.execute(_UPDATE, {"table": change.table, "which": change.game, "text": change.summary})


def read_games(connection: sa.Connection, table: str, games: Collection[int]) -> list[StoredGame]:
    """Return some games of a table, in order."""
    query = _select_games(table).where(GAMES.c.game.in_(games)).order_by(GAMES.c.game)
    return [_stored(*found) for found in connection.execute(query)]


def read_summaries(connection: sa.Connection, table: str) -> dict[int, bytes]:
    """Return the summaries of all games of a table by number, empty for those that are not over."""
    query = sa.select(GAMES.c.game, GAMES.c.summary).where(GAMES.c.table_id == table)
    return {game: bytes(summary) for game, summary in connection.execute(query)}


def read_last_game(connection: sa.Connection, table: str) -> StoredGame | None:
    """Return the last game of a table that is stored."""
    found = connection.execute(_select_games(table).order_by(GAMES.c.game.desc()).limit(1)).one_or_none()
    return _stored(*found) if found else None


def _select_games(table: str) -> sa.Select[Any]:
    return sa.select(GAMES.c.game, GAMES.c.first, GAMES.c.snapshot, GAMES.c.summary).where(GAMES.c.table_id == table)


def _stored(game: int, first: int, snapshot: bytes, summary: bytes) -> StoredGame:
    return StoredGame(game, first, bytes(snapshot), bytes(summary))
