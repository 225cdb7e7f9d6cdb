"""Who sees what of an action: the one statement of visibility that logs, messages and sentences are made from."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

# Stands in the text of an action for what a seat does not see.
UNSEEN = "?"
# Witnesses are a bit set of seats, with one more bit for spectators.
EVERYBODY = -1
WATCHER_BIT = 1 << 62


class VisibleCard(Struct, frozen=True, gc=False, array_like=True):
    """A card and the seats that see it."""

    card: str
    witnesses: int = EVERYBODY


class Disclosure(Struct, frozen=True, gc=False, array_like=True):
    """An action with what each seat learns from it."""

    full: str  # the action's text
    redacted: str  # the same for seats that do not see its object
    witnesses: int  # the seats that get the full text
    cards: tuple[VisibleCard, ...] = ()  # further cards involved, which the text does not name
    note: str = ""  # what else everybody learns: where a card goes, what turns
    ending: str = ""  # how the action ended the round, and who ended it: `stop 2`

    @property
    def public(self) -> bool:
        """Whether everybody learns the same."""
        return self.witnesses == EVERYBODY and all(card.witnesses == EVERYBODY for card in self.cards)

    def text_for(self, seat: int) -> str:
        """Return the action's text as this seat sees it."""
        return self.full if self.witnesses & bit_of(seat) else self.redacted

    def cards_for(self, seat: int) -> tuple[str, ...]:
        """Return the further cards as this seat sees them."""
        bit = bit_of(seat)
        return tuple([card.card if card.witnesses & bit else UNSEEN for card in self.cards])

    def seen_by(self, seat: int | None) -> bool:
        """Whether this seat sees the action's object; None stands for a reader who sees everything."""
        return seat is None or self.witnesses & bit_of(seat) != 0

    def card_seen_by(self, index: int, seat: int | None) -> bool:
        """Whether this seat sees one of the further cards."""
        return seat is None or self.cards[index].witnesses & bit_of(seat) != 0


def bit_of(seat: int) -> int:
    """Return the bit of a seat, or the one that all spectators share."""
    return 1 << seat if seat >= 0 else WATCHER_BIT


def disclosure_of(
    text: str, witnesses: int = EVERYBODY, cards: Iterable[VisibleCard] = (), note: str = ""
) -> Disclosure:
    """Make the disclosure of an action whose verb is public and whose object only the witnesses see."""
    redacted = text if witnesses == EVERYBODY else f"{text.split(maxsplit=1)[0]} {UNSEEN}"
    return Disclosure(text, redacted, witnesses, tuple(cards), note)
