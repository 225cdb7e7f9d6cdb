"""Keep for each game a snapshot of its table and a summary, and for each table when somebody last came to it.

Both follow from the log and are filled in when a table is read next. Tables that nobody visits can then be deleted.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what is missing."""
    op.create_table(
        "games",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.Integer, nullable=False),  # counted from one
        sa.Column("first", sa.Integer, nullable=False),  # the number of the event that began it
        sa.Column("snapshot", sa.LargeBinary, nullable=False),  # the table before that event
        sa.Column("summary", sa.LargeBinary, nullable=False),  # empty until the game is over
        sa.PrimaryKeyConstraint("table_id", "game"),
        sqlite_with_rowid=False,
    )
    op.add_column("tables", sa.Column("visited", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_tables_touched", "tables", ["touched"])


def downgrade() -> None:
    """Remove what follows from the log."""
    op.drop_index("ix_tables_touched", "tables")
    op.drop_column("tables", "visited")
    op.drop_table("games")
