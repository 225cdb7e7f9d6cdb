"""The reviews of finished games that the database keeps. One of an older version is as good as none."""

from __future__ import annotations

import sqlalchemy as sa

from saltmochi.server.storage.database import REVIEWS
from saltmochi.server.storage.retention import mark_visited

_WRITE = sa.text(
    "INSERT INTO reviews (table_id, game, version, review) VALUES (:table, :game, :version, :review) "
    "ON CONFLICT (table_id, game) DO UPDATE SET version = excluded.version, review = excluded.review"
)


def write_review(connection: sa.Connection, table: str, game: int, version: int, review: bytes, now: int) -> None:
    """Store a review, unless its table was deleted meanwhile. Asking for it counts as a visit to the table."""
    if mark_visited(connection, table, now):
        connection.execute(_WRITE, {"table": table, "game": game, "version": version, "review": review})


def read_review(connection: sa.Connection, table: str, game: int, version: int) -> bytes | None:
    """Return the review of a game, if it was made by this version."""
    query = sa.select(REVIEWS.c.review).where(REVIEWS.c.table_id == table, REVIEWS.c.game == game)
    found = connection.execute(query.where(REVIEWS.c.version == version)).scalar()
    return None if found is None else bytes(found)
