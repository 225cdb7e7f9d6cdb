"""Store actions as texts and games with their rules version, and events under the names by which they are told.

Until now an action was stored as its index in the table of all actions of a game. The tables of that time are frozen
here as data: the games themselves may have changed since.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

LOG = sa.table("log", *map(sa.column, ("table_id", "number", "row")))

# The rules version of both games at that time.
RULES = 1

# --- The frozen tables of actions ---


def _numbered(verb: str, count: int) -> list[str]:
    return [f"{verb} {number}" for number in range(1, count + 1)]


def _objects(verb: str, objects: Sequence[str]) -> list[str]:
    return [f"{verb} {thing}" for thing in objects]


# Sea Salt & Paper: by kind the colours, each with the number of its cards.
_SEA_CARDS = {
    "crab": {"dark_blue": 2, "light_blue": 2, "yellow": 2, "black": 1, "green": 1, "grey": 1},
    "boat": {"dark_blue": 2, "light_blue": 2, "black": 2, "yellow": 2},
    "fish": {"dark_blue": 2, "black": 2, "light_blue": 1, "yellow": 1, "green": 1},
    "swimmer": {"dark_blue": 1, "light_blue": 1, "black": 1, "yellow": 1, "light_orange": 1},
    "shark": {"dark_blue": 1, "light_blue": 1, "black": 1, "green": 1, "purple": 1},
    "shell": {"dark_blue": 1, "light_blue": 1, "black": 1, "yellow": 1, "green": 1, "grey": 1},
    "octopus": {"light_blue": 1, "yellow": 1, "green": 1, "purple": 1, "grey": 1},
    "penguin": {"purple": 1, "light_orange": 1, "pink": 1},
    "sailor": {"pink": 1, "orange": 1},
    "lighthouse": {"purple": 1},
    "shoal_of_fish": {"grey": 1},
    "penguin_colony": {"green": 1},
    "captain": {"light_orange": 1},
    "mermaid": {"white": 4},
}
_SEA_NAMES = [f"{kind}/{colour}" for kind, colours in _SEA_CARDS.items() for colour in colours]
_SEA_COPIES = [copies for colours in _SEA_CARDS.values() for copies in colours.values()]
_PILES = ("left", "right")


def _sea_pairs(one: str, other: str) -> list[str]:
    """Return the pairs of two kinds; of one kind each pair once, and of one colour where there are two cards of it."""
    return [
        f"{one}/{first} {other}/{second}"
        for i, (first, copies) in enumerate(_SEA_CARDS[one].items())
        for j, second in enumerate(_SEA_CARDS[other])
        if one != other or i < j or (i == j and copies > 1)
    ]


_SEA_SALT_PAPER = (
    *_numbered("begin", 4),
    *_objects("deal", _SEA_NAMES),
    *_objects("steal", _SEA_NAMES),
    "shuffle",
    "draw",
    *_objects("take", _PILES),
    *(f"put {name} {pile}" for name in _SEA_NAMES for pile in _PILES),
    *_objects("lay", _sea_pairs("crab", "crab")),
    *_objects("lay", _sea_pairs("boat", "boat")),
    *_objects("lay", _sea_pairs("fish", "fish")),
    *_objects("lay", _sea_pairs("swimmer", "shark")),
    "lay_mermaids",
    *_objects("look", _PILES),
    *(
        f"pick {name}" if copy == 1 else f"pick {name} {copy}"
        for name, copies in zip(_SEA_NAMES, _SEA_COPIES, strict=True)
        for copy in range(1, copies + 1)
    ),
    *_numbered("rob", 4),
    "end",
    "stop",
    "last_chance",
)

_FLAVOURS = ("strawberry", "peach", "lemon", "matcha", "soda", "grape", "sesame")

_HAPPY_MOCHI = (
    *_numbered("begin", 6),
    *(f"deal {number}/{flavour}" for flavour in _FLAVOURS for number in range(10)),
    "shuffle",
    "draw left",
    "draw right",
    "draw deck",
    *_numbered("draw kept", 68),
    *_numbered("insert", 68),
    *_numbered("play", 67),
    "skip",
    "effect left",
    "effect right",
    "decline",
    *_numbered("target", 6),
    *_numbered("pass", 68),
    *_numbered("keep", 68),
)

ACTIONS: dict[str, tuple[str, ...]] = {"sea-salt-paper": _SEA_SALT_PAPER, "happy-mochi": _HAPPY_MOCHI}

# --- The migration ---

# The names of events, where they change.
NEW_NAMES = {"placed": "bot", "readied": "ready", "did": "acted"}


class TableConverter:
    """Converts the events of one table, in order."""

    def __init__(self) -> None:
        self.actions: tuple[str, ...] = ()
        self.names: dict[int, str] = {}  # by seat

    def convert(self, row: bytes) -> bytes:
        """Convert an event; one that cannot be understood stays as it is, and with it the table is unavailable."""
        try:
            event = json.loads(row)
            return json.dumps(self._convert(event), ensure_ascii=False, separators=(",", ":")).encode()
        except (ValueError, LookupError, TypeError, AttributeError):
            return row

    def _convert(self, event: dict[str, Any]) -> dict[str, Any]:
        kind = event.pop("row")
        match kind:
            case "opened":
                self.actions = ACTIONS.get(event["options"]["game"], ())
            case "sat":
                self.names[event["seat"]] = event["name"]
            case "left":
                event["name"] = self.names.get(event["seat"], "")
            case "dealt" if event["secret"]:
                event["rules"] = RULES
            case "did":
                if event["action"] < 0:
                    raise IndexError(event["action"])
                event["action"] = self.actions[event["action"]]
        return {"what": NEW_NAMES.get(kind, kind), **event}


def upgrade() -> None:
    """Convert the logs of all tables, one after the other."""
    connection = op.get_bind()
    update = (
        sa.update(LOG)
        .where(LOG.c.table_id == sa.bindparam("which"), LOG.c.number == sa.bindparam("place"))
        .values(row=sa.bindparam("event"))
    )
    for table in connection.execute(sa.select(LOG.c.table_id).distinct()).scalars().all():
        rows = sa.select(LOG.c.number, LOG.c.row).where(LOG.c.table_id == table).order_by(LOG.c.number)
        converter = TableConverter()
        converted = [
            {"which": table, "place": number, "event": converter.convert(bytes(row))}
            for number, row in connection.execute(rows).all()
        ]
        connection.execute(update, converted)


def downgrade() -> None:
    """Refuse: a program of the version before could not read what was stored since."""
    raise NotImplementedError("restore the database from before the upgrade")
