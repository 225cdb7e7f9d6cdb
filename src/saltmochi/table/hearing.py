"""What the others at a table hear of an action."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

# What stands in the text of an action for that which is not seen.
UNSEEN = "?"
# Every seat there can be, and those who only look on: nothing is hidden.
ALL = -1


class Shown(Struct, frozen=True, gc=False):
    """A card, and those who see it, a bit each; ALL for everybody."""

    card: str
    seats: int = ALL

    def to(self, seat: int) -> str:
        """The card as this seat sees it."""
        return self.card if is_among(seat, self.seats) else UNSEEN


class Hearing(Struct, frozen=True, gc=False):
    """An action as it is heard."""

    whole: str
    part: str  # for those who do not see all of it
    seats: int  # those who do, a bit each; ALL for everybody
    cards: tuple[Shown, ...] = ()  # those it is done with that its text does not name
    note: str = ""  # what else everybody hears of it: where a card goes, what turns by it
    ending: str = ""  # how it ended the round and in whose turn: `stop 2`

    @property
    def open(self) -> bool:
        """Whether everybody hears the same of it."""
        return self.seats == ALL and all(card.seats == ALL for card in self.cards)

    def told(self, seat: int) -> str:
        """What this seat hears; one that is not at the table hears what everybody does."""
        return self.whole if is_among(seat, self.seats) else self.part

    def shown(self, seat: int) -> tuple[str, ...]:
        """The cards as this seat sees them."""
        return tuple(card.to(seat) for card in self.cards) if self.cards else ()


def is_among(seat: int, seats: int) -> bool:
    """Whether a seat is one of these; one that is not at the table is one of all only."""
    return seats == ALL or (seat >= 0 and seats >> seat & 1 == 1)


def heard(text: str, seats: int = ALL, cards: Iterable[Shown] = (), note: str = "") -> Hearing:
    """An action whose verb everybody hears, but its object only these seats."""
    part = text if seats == ALL else f"{text.split(maxsplit=1)[0]} {UNSEEN}"
    return Hearing(text, part, seats, tuple(cards), note)
