"""Load all that a server needs, so that forked processes start with it."""

from __future__ import annotations

from importlib import import_module

from saltmochi.cli import commands
from saltmochi.server.storage import database

# Modules that the command imports only when it needs them.
LATE = (
    "saltmochi.server.runner",
    "saltmochi.terminal.invitation",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "psycopg",
)

for name in LATE:
    import_module(name)
commands("en")
database.make_engine("sqlite://").dispose()
