"""What the others at a table hear of an action."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

# What stands in the text of an action for that which is not seen.
UNSEEN = "?"
# Every bit there is, those of seats and that of those who only look on: nothing is hidden.
ALL = -1
LOOKING_ON = 1 << 62


class Shown(Struct, frozen=True, gc=False):
    """A card, and those who see it, a bit each; ALL for everybody."""

    card: str
    seats: int = ALL


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
        return self.whole if self.seats & bit_of(seat) else self.part

    def shown(self, seat: int) -> tuple[str, ...]:
        """The cards as this seat sees them."""
        bit = bit_of(seat)
        return tuple([shown.card if shown.seats & bit else UNSEEN for shown in self.cards])


def bit_of(seat: int) -> int:
    """The bit that is set where this seat sees something."""
    return 1 << seat if seat >= 0 else LOOKING_ON


def heard(text: str, seats: int = ALL, cards: Iterable[Shown] = (), note: str = "") -> Hearing:
    """An action whose verb everybody hears, but its object only these seats."""
    part = text if seats == ALL else f"{text.split(maxsplit=1)[0]} {UNSEEN}"
    return Hearing(text, part, seats, tuple(cards), note)
