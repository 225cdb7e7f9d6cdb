"""The open connections: how many there may be, and which one is dropped to make room for another."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable

from saltmochi.server import metrics
from saltmochi.server.transport import client_info

# Slow clients are looked for this often, in seconds.
SWEEP_SECONDS = 1.0
# Answers that clients have not read yet may take this many bytes in all.
MAX_UNREAD_BYTES = 1 << 26


class Droppable:
    """A connection that may be dropped."""

    transport: asyncio.Transport
    client: tuple[str, int] | None

    def unread_bytes(self) -> int:
        """Return how many bytes wait for the client."""
        return self.transport.get_write_buffer_size()

    def is_overdue(self, now: float) -> bool:  # noqa: ARG002
        """Whether the client was too slow."""
        return False


class Slot:
    """The place of one connection among the open ones."""

    __slots__ = ("address", "connection")

    def __init__(self, address: str, connection: Droppable) -> None:
        self.address = address
        self.connection: Droppable | None = connection  # None as soon as the place is given back


class OpenConnections:
    """All connections of the server. A new one finds room as long as another one waits for its client.

    The connection that has waited longest is dropped then: one of the same address if that has too many, otherwise any.
    So slow clients cannot keep others out, however many they are. The connections of a trusted proxy, which stands for
    many visitors, are limited only in all.
    """

    def __init__(self, total: int, by_address: int, is_proxy: Callable[[str], bool]) -> None:
        self.total = total
        self.by_address = by_address
        self.is_proxy = is_proxy
        self.count = 0
        self.counts: Counter[str] = Counter()
        # What may be dropped, in this order.
        self.waiting: OrderedDict[Slot, None] = OrderedDict()
        self.waiting_by_address: defaultdict[str, OrderedDict[Slot, None]] = defaultdict(OrderedDict)

    def enter(self, connection: Droppable) -> Slot | None:
        """Return a place for a new connection, or None if nothing can be dropped for it."""
        peer = connection.client[0] if connection.client else ""
        address = "" if self.is_proxy(peer) else client_info.address_of({"client": connection.client})
        if (
            address
            and self.counts[address] >= self.by_address
            and not self._drop_first(self.waiting_by_address[address])
        ):
            return None
        if self.count >= self.total and not self._drop_first(self.waiting):
            return None
        slot = Slot(address, connection)
        self.count += 1
        self.counts[address] += 1
        self.expose(slot)
        return slot

    def expose(self, slot: Slot) -> None:
        """Let a connection be dropped, after all others."""
        if slot.connection:
            for queue in (self.waiting, self.waiting_by_address[slot.address]):
                queue[slot] = None
                queue.move_to_end(slot)

    def secure(self, slot: Slot) -> None:
        """Let a connection not be dropped for others."""
        self.waiting.pop(slot, None)
        queue = self.waiting_by_address[slot.address]
        queue.pop(slot, None)
        if not queue:
            del self.waiting_by_address[slot.address]

    def leave(self, slot: Slot) -> None:
        """Give back the place of a connection, once."""
        if not slot.connection:
            return
        slot.connection = None
        self.secure(slot)
        self.count -= 1
        self.counts[slot.address] -= 1
        if not self.counts[slot.address]:
            del self.counts[slot.address]

    def sweep(self, now: float) -> None:
        """Drop slow clients, and those with the largest unread answers if these take too much memory in all."""
        for slot in list(self.waiting):
            if slot.connection and slot.connection.is_overdue(now):
                self._drop(slot)
        sizes = {slot: slot.connection.unread_bytes() for slot in self.waiting if slot.connection}
        excess = sum(sizes.values()) - MAX_UNREAD_BYTES
        for slot in sorted(sizes, key=sizes.__getitem__, reverse=True) if excess > 0 else ():
            if excess > 0:
                self._drop(slot)
                excess -= sizes[slot]

    def sweep_regularly(self, loop: asyncio.AbstractEventLoop) -> None:
        """Drop slow clients from now on."""
        self.sweep(loop.time())
        loop.call_later(SWEEP_SECONDS, self.sweep_regularly, loop)

    def _drop_first(self, queue: OrderedDict[Slot, None]) -> bool:
        slot = next(iter(queue), None)
        if slot is None:
            return False
        self._drop(slot)
        return True

    def _drop(self, slot: Slot) -> None:
        if slot.connection:
            slot.connection.transport.abort()
            metrics.CUT.inc()
        self.leave(slot)
