"""What the server and its clients tell each other: JSON messages, each with its type. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from saltmochi.server.sea_salt_paper import Face
from saltmochi.server.value import Plain
from saltmochi.server.storage.log_events import Options
from saltmochi.table.disclosure import Disclosure

VERSION = 1
MOST_TEXT = 200

Id = Annotated[str, Meta(max_length=32)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Number = Annotated[int, Meta(ge=-1, le=2**31)]
ShortText = Annotated[str, Meta(max_length=64)]


# --- From the client ---


class Command(Plain, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that a client asks for. Its id comes back with the answer; done once, it is never done again."""


class Hello(Command, frozen=True, tag="hello"):
    """The first message: which table, and with the secret of a seat, or to look on."""

    table: ShortText
    token: ShortText = ""
    number: Number = -1  # the last event that the client has
    language: Annotated[str, Meta(max_length=35)] = ""  # or the one that the browser asks for
    version: int = VERSION


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat."""

    id: Id
    seat: Seat
    name: ShortText


class Leave(Command, frozen=True, tag="leave"):
    """Get up."""

    id: Id


class PlaceBot(Command, frozen=True, tag="place_bot"):
    """Put a bot on a free seat; without a level take it away."""

    id: Id
    seat: Seat
    level: ShortText = ""


class BeReady(Command, frozen=True, tag="ready"):
    """Be ready for the game, the next round or another game."""

    id: Id


class Act(Command, frozen=True, tag="act"):
    """Do something that is legal."""

    id: Id
    number: Number  # the last event that the client knew of
    action: ShortText


class TakeBack(Command, frozen=True, tag="take_back"):
    """Take the last action of the own turn back."""

    id: Id
    number: Number


class Say(Command, frozen=True, tag="say"):
    """Say something to the table."""

    id: Id
    text: Annotated[str, Meta(max_length=MOST_TEXT)]


class Return(Command, frozen=True, tag="return"):
    """Play again oneself."""

    id: Id


class AskHint(Command, frozen=True, tag="hint"):
    """Ask what an expert would do; only where all others are bots."""

    id: Id


AnyCommand = Sit | Leave | PlaceBot | BeReady | Act | TakeBack | Say | Return | AskHint


# --- What happened, as one seat hears it ---


class Step(Plain, frozen=True, omit_defaults=True):
    """An action: whose, the dealer's being -1, and what this seat hears of it, with "?" for what it does not see."""

    by: int
    action: str
    cards: tuple[str, ...] = ()  # those it was done with that its text does not name
    note: str = ""  # where a card went, what turned
    ending: str = ""  # how the round ended by it, and in whose turn


def step_heard(by: int, hearing: Disclosure, seat: int) -> Step:
    """An action as a seat hears it."""
    return Step(by, hearing.told(seat), hearing.shown(seat), hearing.note, hearing.ending)


class Event(Plain, frozen=True, tag_field="what"):
    """Something that happened at the table."""


class HasOpened(Event, frozen=True, tag="opened"):
    """The table was opened."""


class HasSat(Event, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    name: str


class HasLeft(Event, frozen=True, tag="left"):
    """Somebody got up."""

    seat: int
    name: str


class HasPlacedBot(Event, frozen=True, tag="bot"):
    """A bot was put on a seat or taken away."""

    seat: int
    level: str


class IsReady(Event, frozen=True, tag="ready"):
    """Somebody is ready."""

    seat: int


class HasDealt(Event, frozen=True, tag="dealt"):
    """The dealer began a game or a round."""

    steps: tuple[Step, ...]
    game: int = 0  # its number, if it is a new one


class HasActed(Event, frozen=True, tag="acted"):
    """Somebody did something, and then the dealer."""

    seat: int
    steps: tuple[Step, ...]
    stand_in: bool = False


class HasTakenBack(Event, frozen=True, tag="took_back"):
    """Somebody took the last action back."""

    seat: int


class HasSaid(Event, frozen=True, tag="said"):
    """Somebody said something."""

    seat: int
    name: str
    text: str


class IsAway(Event, frozen=True, tag="away"):
    """A bot plays for somebody."""

    seat: int


class IsBack(Event, frozen=True, tag="back"):
    """Somebody plays again."""

    seat: int


class HasResumed(Event, frozen=True, tag="resumed"):
    """The table was deserted, and somebody came back: the clock starts again."""


AnyEvent = (
    HasOpened
    | HasSat
    | HasLeft
    | HasPlacedBot
    | IsReady
    | HasDealt
    | HasActed
    | HasTakenBack
    | HasSaid
    | IsAway
    | IsBack
    | HasResumed
)


# --- From the server ---


class SeatInfo(Plain, frozen=True):
    """Who sits on a seat: a bot has a level, a person a name, a free seat neither."""

    name: str = ""
    level: str = ""
    away: bool = False
    ready: bool = False


class Ended(Plain, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    reason: str
    tie_break: str
    scores: tuple[int, ...]


class TableInfo(Plain, frozen=True):
    """What everybody knows of a table, apart from the cards."""

    id: str
    code: str
    options: Options
    seats: list[SeatInfo]
    players: list[SeatInfo]  # who plays the game on the table, by seat, also when somebody got up after it
    game: int  # how many games were begun
    playing: bool
    promise: str = ""  # the hash of the secret that deals
    secret: str = ""  # once the game is over
    ended: Ended | None = None


class Now(Plain, frozen=True, omit_defaults=True):
    """How the game stands for one seat."""

    view: Face
    actor: int | None = None  # whose decision it is
    legal: tuple[str, ...] = ()  # what this seat may do
    take_back: bool = False  # whether it may take its last action back
    deadline: int | None = None  # when the clock runs out, in milliseconds since 1970


class Happened(Plain, frozen=True, tag="happened", tag_field="type", omit_defaults=True):
    """One event, and what is new after it."""

    number: int
    at: int  # milliseconds since 1970
    event: AnyEvent
    id: str = ""  # of the own command that did it
    table: TableInfo | None = None
    now: Now | None = None


class Welcome(Plain, frozen=True, tag="welcome", tag_field="type"):
    """The answer to hello: all that the client needs, and the events of this game that it does not have."""

    version: int
    number: int
    seat: int | None
    table: TableInfo
    events: list[Happened]
    here: list[bool]
    watchers: int
    clock: int  # the server's time, in milliseconds since 1970
    now: Now | None = None


class Seated(Plain, frozen=True, tag="seated", tag_field="type"):
    """The answer to sit: the secret that keeps the seat. It is told once, to this client alone."""

    id: str
    seat: int
    token: str


class Present(Plain, frozen=True, tag="present", tag_field="type"):
    """Who is connected."""

    here: list[bool]
    watchers: int


class Opinion(Plain, frozen=True):
    """What a bot thinks of an action."""

    action: str
    value: float  # the chance to win
    trials: int


class Hinted(Plain, frozen=True, tag="hinted", tag_field="type"):
    """The answer to hint: the best action first."""

    id: str
    opinions: list[Opinion]


class Refused(Plain, frozen=True, tag="refused", tag_field="type"):
    """Why something was not done."""

    id: str
    code: str
    text: str


class Closing(Plain, frozen=True, tag="closing", tag_field="type"):
    """The server ends this connection; nothing is lost, and after a moment the client may come back."""

    code: str
    text: str


AnyMessage = Welcome | Happened | Seated | Present | Hinted | Refused | Closing

# What decoding raises when something cannot be read: not JSON, not one of our messages, not UTF-8, nested too deep.
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

_encoder = msgspec.json.Encoder()
_hello = msgspec.json.Decoder(Hello)
_command: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


def encoded(message: AnyMessage) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


def hello_from(data: bytes) -> Hello:
    """A client's first message."""
    return _hello.decode(data)


def command_from(data: bytes) -> AnyCommand:
    """A client's later messages."""
    return _command.decode(data)
