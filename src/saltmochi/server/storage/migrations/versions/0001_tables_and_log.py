"""Tables, and the log of each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(8), nullable=False, unique=True),
        sa.Column("open", sa.Boolean, nullable=False, index=True),  # whether the lobby shows it
        sa.Column("touched", sa.BigInteger, nullable=False),  # milliseconds since 1970
        sa.Column("listing", sa.LargeBinary, nullable=False),  # what the lobby shows of it
        sa.Column("owner", sa.String(32), nullable=False, server_default=""),  # the process that runs it
        sa.Column("lease", sa.BigInteger, nullable=False, server_default="0"),  # until when
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("row", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("log")
    op.drop_table("tables")
