"""The ledger: all that clients were told, compared with each other and with the log of the database.

What was told must be stored, once and unchanged.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from time import monotonic
from typing import Any, NamedTuple

from saltmochi.server.storage.log_events import AnyLogEvent, MoveMade

Message = dict[str, Any]
Logs = dict[str, list[tuple[int, AnyLogEvent]]]  # by table: when each row was written, and the row
# So many examples are kept of each kind of fault.
MAX_EXAMPLES = 5


class Told(NamedTuple):
    """What a client heard of an event, apart from what only its seat may know."""

    at: int
    what: str
    seat: int | None
    action: str  # of a move that all may know


class Answer(NamedTuple):
    """A move that was acknowledged."""

    table: str
    number: int
    action: str


def told_by(message: Message) -> Told:
    """Return what a message tells of its event."""
    event = message["event"]
    action = event["steps"][0]["action"] if event["what"] == "acted" else ""
    return Told(message["at"], event["what"], event.get("seat"), "" if "?" in action else action)


class Ledger:
    """All that clients were told, and what is wrong with it."""

    def __init__(self) -> None:
        self.told: dict[str, dict[int, Told]] = defaultdict(dict)  # by table and number
        self.answers: dict[str, Answer] = {}  # by id of the command
        self.moves: Counter[str] = Counter()  # acknowledged moves by table
        self.seconds: list[float] = []  # how long answers to moves took
        self.games: Counter[str] = Counter()  # finished games by table
        self.repeated = 0  # commands that were answered again
        self.refused: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.examples: list[str] = []
        self._noted: set[str] = set()

    def fault(self, what: str, example: object = "") -> None:
        """Note something that must not happen. The same thing counts once, however often it is found."""
        note = f"{what}: {example}"
        if note in self._noted:
            return
        self._noted.add(note)
        self.faults[what] += 1
        if self.faults[what] <= MAX_EXAMPLES:
            self.examples.append(note[:500])

    def hear(self, table: str, message: Message) -> None:
        """Note an event, which must be the same for all who hear of it."""
        number, told = message["number"], told_by(message)
        before = self.told[table].setdefault(number, told)
        if (before.at, before.what, before.seat) != (told.at, told.what, told.seat):
            self.fault("forked: two events under one number", f"{table} {number} {before} {told}")

    def acknowledge(self, id: str, answer: Answer) -> None:  # noqa: A002
        """Note the answer to a move, which must be the same if it comes again."""
        if id in self.answers:
            self.repeated += 1
        else:
            self.moves[answer.table] += 1
        if self.answers.setdefault(id, answer) != answer:
            self.fault("answered twice in different ways", f"{id} {self.answers[id]} {answer}")

    def check(self, stored: Logs) -> None:
        """Compare all that was told with the log."""
        for table, events in self.told.items():
            rows = stored.get(table, [])
            for number, told in events.items():
                self._check_event(table, number, told, rows)
        for id, answer in self.answers.items():  # noqa: A001
            rows = stored.get(answer.table, [])
            row = rows[answer.number][1] if answer.number < len(rows) else None
            if not isinstance(row, MoveMade) or (row.id, row.action) != (id, answer.action):
                self.fault("lost: an acknowledged move", f"{id} {answer} {row}")
        ids = Counter(row.id for rows in stored.values() for _, row in rows if isinstance(row, MoveMade) and row.id)
        for id, times in ids.items():  # noqa: A001
            if times > 1:
                self.fault("done twice", id)

    def _check_event(self, table: str, number: int, told: Told, rows: list[tuple[int, AnyLogEvent]]) -> None:
        if number >= len(rows):
            self.fault("lost: an event that was told", f"{table} {number} {told}")
            return
        at, row = rows[number]
        kept = Told(at, str(row.__struct_config__.tag), getattr(row, "seat", None), getattr(row, "action", ""))
        if kept[:3] != told[:3] or (told.action and told.action != kept.action):
            self.fault("changed: an event that was told", f"{table} {number} {told} {kept}")

    async def all_move(self, tables: set[str], seconds: float) -> float:
        """Wait until a person has made a move at each table; return how long it took."""
        before, began = self.moves.copy(), monotonic()
        while stuck := {table for table in tables if self.moves[table] == before[table]}:
            if monotonic() - began > seconds:
                for table in stuck:
                    self.fault("stuck: nobody can move", table)
                break
            await asyncio.sleep(0.01)
        return monotonic() - began
