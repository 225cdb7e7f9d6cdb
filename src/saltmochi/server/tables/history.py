"""The history of the game on a table, for clients that come back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec import msgpack

from saltmochi.server.protocol.events import Acted, AnyEvent, Dealt, Step, step_for
from saltmochi.server.protocol.messages import Happened
from saltmochi.server.tables.game_session import DisclosedActions
from saltmochi.server.value import Value


class HistoryEntry(Value, frozen=True, array_like=True):
    """An event with the actions in it, of which some seats may see only a part."""

    number: int
    at: int
    event: AnyEvent
    actions: DisclosedActions = ()

    @property
    def public(self) -> bool:
        """Whether all seats are told the same."""
        return all(action.disclosure.public for action in self.actions)

    def event_for(self, seat: int) -> AnyEvent:
        """Return the event as a seat is told."""
        if not self.actions:
            return self.event
        return _with_steps(self.event, tuple([step_for(seat, action.by, action.disclosure) for action in self.actions]))

    def message_for(self, seat: int) -> Happened:
        """Return the message that tells a seat later."""
        return Happened(self.number, self.at, self.event_for(seat))


def _with_steps(event: AnyEvent, steps: tuple[Step, ...]) -> AnyEvent:
    if isinstance(event, Acted):
        return Acted(event.seat, steps, event.stand_in)
    assert isinstance(event, Dealt)
    return Dealt(steps, event.game)


# The length of a history: more than most games have.
MAX_ENTRIES = 2000

_encoder = msgpack.Encoder()
_decoder = msgpack.Decoder(HistoryEntry)


class History:
    """Entries with consecutive numbers, the last MAX_ENTRIES of them.

    They are kept encoded, as arrays without field names, and decoded on request: a thousand tables then take little
    memory, and the garbage collector has little to look through.
    """

    __slots__ = ("_encoded", "_next")

    def __init__(self) -> None:
        self._encoded: list[bytes] = []  # not a deque, which takes half a kilobyte even if it is empty
        self._next = 0  # the number after the last one

    def add(self, entry: HistoryEntry) -> None:
        """Add an entry."""
        self._encoded.append(_encoder.encode(entry))
        if len(self._encoded) > MAX_ENTRIES:
            del self._encoded[0]
        self._next = entry.number + 1

    def clear(self) -> None:
        """Forget the last game."""
        self._encoded.clear()

    def since(self, number: int) -> Iterator[HistoryEntry]:
        """Return the entries after a number."""
        missing = max(0, self._next - number - 1)
        return map(_decoder.decode, islice(self._encoded, max(0, len(self._encoded) - missing), None))

    def find(self, number: int) -> HistoryEntry | None:
        """Return the entry with this number, if it is kept."""
        entry = next(self.since(number - 1), None)
        return entry if entry and entry.number == number else None
