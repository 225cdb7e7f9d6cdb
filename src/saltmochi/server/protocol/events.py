"""Events: what happened at a table, as seats are told.

Some events are stored in the log exactly as they are told: these are the same structs. The others differ, because the
log holds what no seat may see (the key of a seat, the secret of a deal) or because seats are told what follows from the
log (the dealer's cards): `storage.log_events` has those.
"""

from __future__ import annotations

from saltmochi.server.value import Value
from saltmochi.table.disclosure import Disclosure


class Event(Value, frozen=True, tag_field="what"):
    """Something that happened at the table."""


# --- Told as they are stored ---


class Left(Event, frozen=True, tag="left"):
    """Somebody got up."""

    seat: int
    name: str


class BotPlaced(Event, frozen=True, tag="bot"):
    """A bot was put on a seat or taken away."""

    seat: int
    level: str


class Readied(Event, frozen=True, tag="ready", omit_defaults=True):
    """Somebody is ready for the game, the next round or another game."""

    seat: int
    promise: str = ""  # the hash of a seed to be mixed into the deal


class SeedRevealed(Event, frozen=True, tag="revealed"):
    """Somebody revealed the seed that they had promised."""

    seat: int
    seed: str


class WentAway(Event, frozen=True, tag="away"):
    """Somebody is away: a bot plays for them."""

    seat: int


class CameBack(Event, frozen=True, tag="back"):
    """Somebody who was away plays again."""

    seat: int


class Resumed(Event, frozen=True, tag="resumed"):
    """Somebody came to a table where nobody was: the clock starts again."""


class ChatMuted(Event, frozen=True, tag="muted"):
    """Those who run the server turned the chat off, or on again: of a seat, or of the whole table."""

    seat: int | None = None
    muted: bool = True


class TableClosed(Event, frozen=True, tag="closed"):
    """Those who run the server closed the table for good."""


# --- Told only ---


class Step(Value, frozen=True, omit_defaults=True):
    """An action as one seat sees it; `by` is -1 for the dealer, and `?` stands for hidden cards."""

    by: int
    action: str
    cards: tuple[str, ...] = ()  # those it was done with that its text does not name
    note: str = ""  # where a card went, what turned
    ending: str = ""  # how the round ended by it, and who ended it


def step_for(seat: int, by: int, disclosure: Disclosure) -> Step:
    """Return an action as a seat sees it."""
    return Step(by, disclosure.text_for(seat), disclosure.cards_for(seat), disclosure.note, disclosure.ending)


class Opened(Event, frozen=True, tag="opened"):
    """The table was opened."""


class Sat(Event, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    name: str


class Promised(Event, frozen=True, tag="promised"):
    """A game begins: the server promises its secret, and waits for the seeds that players have promised."""

    promise: str


class Dealt(Event, frozen=True, tag="dealt"):
    """The dealer began a game or a round."""

    steps: tuple[Step, ...]
    game: int = 0  # its number, if it is a new one


class Acted(Event, frozen=True, tag="acted"):
    """Somebody did something, and then the dealer."""

    seat: int
    steps: tuple[Step, ...]
    stand_in: bool = False


class TookBack(Event, frozen=True, tag="took_back", omit_defaults=True):
    """Somebody took the last action back."""

    seat: int
    practice: bool = False  # with all that followed it: from then on it is a practice game


class Said(Event, frozen=True, tag="said"):
    """Somebody said something."""

    seat: int
    name: str
    text: str


AnyEvent = (
    Opened
    | Sat
    | Left
    | BotPlaced
    | Readied
    | Promised
    | SeedRevealed
    | Dealt
    | Acted
    | TookBack
    | Said
    | WentAway
    | CameBack
    | Resumed
    | ChatMuted
    | TableClosed
)
