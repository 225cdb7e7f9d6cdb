"""Reviews of finished games. They follow from the log, but take seconds to make."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.Integer, nullable=False),  # counted from one
        sa.Column("version", sa.Integer, nullable=False),  # of the program that made it
        sa.Column("review", sa.LargeBinary, nullable=False),  # JSON, compressed by gzip
        sa.PrimaryKeyConstraint("table_id", "game"),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("reviews")
