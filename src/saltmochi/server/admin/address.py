"""Where the admin socket of a server is."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError

from saltmochi.server.settings import Settings


def socket_path(settings: Settings) -> Path | None:
    """Return the path that the settings name, otherwise one beside the SQLite file. PostgreSQL has no default."""
    if settings.admin_socket:
        return Path(settings.admin_socket)
    try:
        address = sa.make_url(settings.database)
    except ArgumentError:
        return None
    is_file = address.get_backend_name() == "sqlite" and address.database
    return Path(f"{address.database}-admin") if is_file else None
