"""What has happened in the game on a table, for those who come back."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice

from msgspec import msgpack

from saltmochi.server.protocol import messages as protocol
from saltmochi.server.value import Plain
from saltmochi.server.tables.game_session import Steps
from saltmochi.server.protocol.messages import AnyEvent, Happened, Step, step_heard


class Entry(Plain, frozen=True):
    """An event of this game: what everybody hears alike, or actions of which some hear only a part."""

    number: int
    at: int
    event: AnyEvent
    steps: Steps = ()

    @property
    def open(self) -> bool:
        """Whether everybody hears the same of it."""
        return all(done.hearing.open for done in self.steps)

    def heard(self, seat: int) -> AnyEvent:
        """The event as a seat hears it."""
        if not self.steps:
            return self.event
        return _with_steps(self.event, tuple(step_heard(done.by, done.hearing, seat) for done in self.steps))

    def told(self, seat: int) -> Happened:
        """What a seat is told of it later."""
        return Happened(self.number, self.at, self.heard(seat))


def _with_steps(event: AnyEvent, steps: tuple[Step, ...]) -> AnyEvent:
    if isinstance(event, protocol.HasActed):
        return protocol.HasActed(event.seat, steps, event.stand_in)
    assert isinstance(event, protocol.HasDealt)
    return protocol.HasDealt(steps, event.game)


# Of a long evening so many entries are kept, more than most games have.
MOST_KEPT = 2000

_encoder = msgpack.Encoder()
_decoder = msgpack.Decoder(Entry)


class Story:
    """Entries whose numbers follow each other.

    They are kept packed, and unpacked for those who ask: a thousand tables are then neither large nor full of things
    that the garbage collector has to look through.
    """

    def __init__(self) -> None:
        self._packed: deque[bytes] = deque(maxlen=MOST_KEPT)
        self._next = 0  # the number after the last one

    def add(self, entry: Entry) -> None:
        """Something has happened."""
        self._packed.append(_encoder.encode(entry))
        self._next = entry.number + 1

    def clear(self) -> None:
        """Another game begins."""
        self._packed.clear()

    def since(self, number: int) -> Iterator[Entry]:
        """What has happened after a number."""
        missing = max(0, self._next - number - 1)
        return map(_decoder.decode, islice(self._packed, max(0, len(self._packed) - missing), None))

    def find(self, number: int) -> Entry | None:
        """The entry with this number."""
        entry = next(self.since(number - 1), None)
        return entry if entry and entry.number == number else None
