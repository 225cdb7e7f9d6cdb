"""Networks that may not connect."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger),  # milliseconds since 1970; null: for ever
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("bans")
