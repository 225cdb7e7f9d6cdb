"""Messages: what the server sends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Union

import msgspec

from saltmochi.server.protocol.events import AnyEvent
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.seat_view import SeatView, packaged_types
from saltmochi.server.value import Value
from saltmochi.study.advice import Advice
from saltmochi.table.mix import Mix
from saltmochi.table.outcome import Outcome

# The schema of the protocol names the seat view of every game in the package.
if TYPE_CHECKING:
    AnySeatView = SeatView
else:
    AnySeatView = Union[packaged_types()]  # noqa: UP007


class SeatInfo(Value, frozen=True):
    """Who sits on a seat: a bot has a level, a person a name, a free seat neither."""

    name: str = ""
    level: str = ""
    away: bool = False
    ready: bool = False
    muted: bool = False  # whether those who run the server turned its chat off


@dataclass(frozen=True)
class Ended(Outcome):
    """How a game ended."""

    # A schema needs to know the members of an enum; each game has its own reasons.
    reason: str  # type: ignore[assignment]
    tie_break: str  # type: ignore[assignment]


class MixingInfo(Value, frozen=True):
    """A game that begins as soon as the promised seeds are revealed, or after a few seconds."""

    promise: str  # the hash of the secret
    mix: list[Mix]  # by seat


class TableInfo(Value, frozen=True):
    """What everybody knows of a table, apart from the cards."""

    id: str
    code: str
    options: TableOptions
    seats: list[SeatInfo]
    players: list[SeatInfo]  # who plays the game on the table, by seat, also when somebody got up after it
    game: int  # how many games were begun
    playing: bool
    commitment: str = msgspec.field(default="", name="promise")  # the hash of the secret
    mix: list[Mix] = msgspec.field(default_factory=list)  # by seat, what was mixed into the deal of this game
    secret: str = ""  # once the game is over
    ended: Ended | None = None
    rounds: list[list[int]] = msgspec.field(default_factory=list)  # what every seat got, by finished round
    at: int = 0  # when something last happened, in milliseconds since 1970
    practice: bool = False  # whether decisions of this game were taken back after they had shown something
    mixing: MixingInfo | None = None  # the deal of the next game, while seeds are awaited
    muted: bool = False  # whether those who run the server turned the chat off


class Now(Value, frozen=True, omit_defaults=True):
    """How the game stands for one seat."""

    view: AnySeatView
    actor: int | None = None  # whose decision it is
    legal: tuple[str, ...] = ()  # what this seat may do
    take_back: bool = False  # whether it may take its last action back
    practice: bool = False  # whether it may take its last decision back as practice
    deadline: int | None = None  # when the clock runs out, in milliseconds since 1970


class Happened(Value, frozen=True, tag="happened", tag_field="type", omit_defaults=True):
    """One event, and what is new after it."""

    number: int
    at: int  # milliseconds since 1970
    event: AnyEvent
    id: str = ""  # of the client's own command, if it caused the event
    table: TableInfo | None = None
    now: Now | None = None


class Welcome(Value, frozen=True, tag="welcome", tag_field="type"):
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


class Seated(Value, frozen=True, tag="seated", tag_field="type"):
    """The answer to sit: from now on this connection is the seat's, and the client's secret keeps it."""

    id: str
    seat: int


class Present(Value, frozen=True, tag="present", tag_field="type"):
    """Who is connected."""

    here: list[bool]
    watchers: int
    # By seat: when a bot takes over for somebody who has lost the connection, in milliseconds since 1970.
    takeover: list[int | None] = msgspec.field(default_factory=list)


class Opinion(Value, frozen=True):
    """What a bot thinks of an action."""

    action: str
    value: float  # the chance to win
    trials: int


class Estimate(Value, frozen=True):
    """A figure and its standard error."""

    value: float
    error: float


class Forecast(Value, frozen=True):
    """What a choice brings."""

    choice: str
    action: str
    chance: Estimate  # to win the game
    points: list[Estimate]  # of the round, by seat
    bet: Estimate | None = None  # the chance to win the bet, if it is one


class ChoiceAdvice(Value, frozen=True):
    """What each choice brings to a seat, counted from 1 as in game records."""

    seat: int
    best: str
    clear: bool  # whether the best choice is clearly better than the next
    lead: Estimate  # of the best choice over the next, in chances to win the game
    choices: list[Forecast]


class Hinted(Value, frozen=True, tag="hinted", tag_field="type"):
    """The answer to hint: the best action first, and advice on a call if one can be made."""

    id: str
    opinions: list[Opinion]
    advice: ChoiceAdvice | None = None


class Refused(Value, frozen=True, tag="refused", tag_field="type"):
    """Why something was not done."""

    id: str
    code: str
    text: str


class Closing(Value, frozen=True, tag="closing", tag_field="type"):
    """The server ends this connection; nothing is lost, and after a moment the client may come back."""

    code: str
    text: str


AnyMessage = Welcome | Happened | Seated | Present | Hinted | Refused | Closing

_encoder = msgspec.json.Encoder()


def advice_message(advice: Advice) -> ChoiceAdvice:
    """Return advice as it is sent."""
    return msgspec.convert(advice.summary(), ChoiceAdvice)


def encode_message(message: AnyMessage) -> bytes:
    """Encode a message as it is sent."""
    return _encoder.encode(message)
