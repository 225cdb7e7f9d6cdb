"""How many connections the server can have, as far as the operating system lets it open files."""

from __future__ import annotations

import logging
import sys
from typing import NamedTuple

from saltmochi.server.settings import Settings

# Files that the server needs beside its connections: the database, the bots, the files of the client.
OTHER_FILES = 200
# Connections that are not WebSockets, in all and from each address.
REQUEST_CONNECTIONS, REQUEST_CONNECTIONS_BY_ADDRESS = 1000, 64
# Without the means to ask: no system that people play on allows fewer files.
USUAL_FILES = 2000

logger = logging.getLogger(__name__)


class Capacity(NamedTuple):
    """How many connections the server can have."""

    websockets: int
    requests: int  # connections that are not WebSockets


def capacity(settings: Settings) -> Capacity:
    """Return how many connections there is room for. Raise the limit of open files as far as needed and allowed."""
    wanted = settings.most_connections + REQUEST_CONNECTIONS
    free = raise_file_limit(wanted + OTHER_FILES) - OTHER_FILES
    requests = max(1, min(REQUEST_CONNECTIONS, free // 2))
    websockets = max(1, min(settings.most_connections, free - requests))
    if websockets < settings.most_connections:
        logger.warning("few open files allowed", extra={"wanted": settings.most_connections, "connections": websockets})
    return Capacity(websockets, requests)


def raise_file_limit(wanted: int) -> int:
    """Raise the limit of open files to what is wanted, if the system allows it; return the limit."""
    if sys.platform == "win32":
        return USUAL_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    limit = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    except (OSError, ValueError):  # macOS has another limit, which it does not tell
        return soft
    return limit
