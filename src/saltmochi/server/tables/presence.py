"""Presence: who is connected to a table, here and in other processes."""

from __future__ import annotations

from time import time
from typing import Protocol

from saltmochi.server.protocol.messages import Present
from saltmochi.server.tables.table import Table
from saltmochi.table.seats import WATCHER


def now() -> int:
    """Return the milliseconds since 1970."""
    return int(time() * 1000)


class Listener(Protocol):
    """A connection, as a table sees it."""

    seat: int
    address: str  # what limits count by
    host: str  # the network address of the client

    def tell(self, message: bytes) -> None:
        """Send a message, or drop the connection: never wait for it."""

    def dismiss(self, why: str) -> None:
        """Say why, then close the connection for good."""


class Presence:
    """The connections of a table."""

    def __init__(self, table: Table, lease_seconds: float, away_seconds: float) -> None:
        self.table = table
        self.lease_seconds = lease_seconds
        self.away_seconds = away_seconds
        self.listeners: set[Listener] = set()
        self.empty_since = now()
        self.absent_since: dict[int, int] = {}  # by seat of a person: since when it has no connection
        self.elsewhere: dict[str, tuple[set[int], int]] = {}  # by process: the seats connected to it, and until when

    def connected(self) -> list[bool]:
        """Return by seat whether somebody is connected."""
        present = self.seats_here() | self.seats_elsewhere()
        return [seat in present for seat in range(len(self.table.chairs))]

    def seats_here(self) -> set[int]:
        """Return the seats that are connected to this process."""
        return {listener.seat for listener in self.listeners if listener.seat != WATCHER}

    def seats_elsewhere(self) -> set[int]:
        """Return the seats that are connected to other processes."""
        return {seat for seats, until in self.elsewhere.values() if until > now() for seat in seats}

    def address(self) -> str:
        """Return the address that the table's bots count for: that of the first person who plays here, if any."""
        players = [listener for listener in self.listeners if listener.seat != WATCHER] or self.listeners
        return min(players, key=lambda listener: listener.seat).address if players else ""

    def watchers(self) -> int:
        """Return how many spectators are connected."""
        return sum(listener.seat == WATCHER for listener in self.listeners)

    def set_elsewhere(self, process: str, seats: set[int]) -> bool:
        """Note the seats that are connected to another process; return whether that changes who is connected."""
        before = self.connected()
        self.elsewhere[process] = (seats, now() + int(1000 * self.lease_seconds))
        return self.connected() != before

    def forget_silent_processes(self) -> bool:
        """Forget processes that have not announced their connections for a while; return whether there were any."""
        silent = [process for process, (_, until) in self.elsewhere.items() if until <= now()]
        for process in silent:
            del self.elsewhere[process]
        return bool(silent)

    def update_absent(self) -> None:
        """Note who is absent since when."""
        connected = self.connected()
        for seat, chair in enumerate(self.table.chairs):
            if connected[seat] or not chair.person:
                self.absent_since.pop(seat, None)
            else:
                self.absent_since.setdefault(seat, now())

    def message(self) -> Present:
        """Return the message that tells who is connected."""
        return Present(self.connected(), self.watchers(), self.takeover())

    def takeover(self) -> list[int | None]:
        """Return by seat when a bot takes over for somebody who has lost the connection."""
        return [self._takeover_of(seat) for seat in range(len(self.table.chairs))]

    def _takeover_of(self, seat: int) -> int | None:
        since = self.absent_since.get(seat)
        if since is None or not self.table.options.stand_in or self.table.chairs[seat].away:
            return None
        return since + int(1000 * self.away_seconds)

    def absent_for(self, seconds: float) -> list[int]:
        """Return the seats of people who have been absent for this long."""
        return [seat for seat, since in self.absent_since.items() if since + 1000 * seconds <= now()]
