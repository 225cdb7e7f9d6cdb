"""The table server.

`LAYERS` is the order of its modules and folders: each may import those above it in this list and nothing below.
Modules on one line do not import each other. `tests/test_rooms.py` checks it.
"""

from __future__ import annotations

# Stands for the modules that each game has here, whose names begin with the name of the game.
GAMES = "<game>"

LAYERS = (
    ("value", "refusal", "settings", "metrics", "flight_recorder", "gc_policy", "heap", "json_logging"),
    ("rate_limits", "seat_view"),
    (GAMES,),  # how a game's view becomes a message
    ("transport", "protocol"),  # bytes of connections, and the messages that clients and server exchange
    ("storage",),  # the log of events, the database, leases
    ("tables",),  # commands, tables folded from their events, bots
    ("api",),  # HTTP routes, the WebSocket endpoint, and their descriptions
    ("admin", "app"),  # the way in for operators, and the application
    ("runner",),
)
