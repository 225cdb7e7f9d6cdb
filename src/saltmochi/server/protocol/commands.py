"""Commands: what a client asks for."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from saltmochi.server.value import Value
from saltmochi.table.game_record import MAX_CODE_POINTS
from saltmochi.table.seats import MAX_SEATS

VERSION = 2
MAX_TEXT = 200
# 128 bits in the letters of base64url.
SECRET_LENGTH = 22

Id = Annotated[str, Meta(min_length=1, max_length=32)]
Seat = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Number = Annotated[int, Meta(ge=-1, le=2**31)]
# 32 bytes as hexadecimal digits. The length matters: `$` also matches before a newline at the end.
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Secret = Annotated[str, Meta(max_length=SECRET_LENGTH, pattern=f"^[A-Za-z0-9_-]{{{SECRET_LENGTH}}}$")]
ShortText = Annotated[str, Meta(max_length=64)]
# Long enough for 40 visible characters; some emoji have many code points.
Name = Annotated[str, Meta(max_length=MAX_CODE_POINTS)]


class Command(Value, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that a client asks for."""


class Hello(Command, frozen=True, tag="hello"):
    """The first message: join a table, as a player with the secret of a seat or as a spectator."""

    table: ShortText
    token: ShortText = ""
    number: Number = -1  # the last event that the client has
    language: Annotated[str, Meta(max_length=35)] = ""  # or the one that the browser asks for
    version: int = VERSION


class Change(Command, frozen=True):
    """Something that changes the table, once, however often it is sent."""

    id: Id  # comes back with the answer
    number: Number  # the last event that the client knew of


class Sit(Change, frozen=True, tag="sit"):
    """Take a free seat."""

    seat: Seat
    name: Name
    token: Secret  # random, chosen by the client: it keeps the seat


class Leave(Change, frozen=True, tag="leave"):
    """Get up."""


class PlaceBot(Change, frozen=True, tag="place_bot"):
    """Put a bot on a free seat; without a level take it away."""

    seat: Seat
    level: ShortText = ""


class BeReady(Change, frozen=True, tag="ready"):
    """Be ready for the game, the next round or another game."""

    promise: Hex | None = None  # before a game: the hash of a seed to be mixed into the deal


class Reveal(Change, frozen=True, tag="reveal"):
    """Reveal the promised seed, once the promises of all others are known."""

    seed: Hex


class Act(Change, frozen=True, tag="act"):
    """Do something that is legal."""

    action: ShortText


class TakeBack(Change, frozen=True, tag="take_back"):
    """Take back the last action of this turn, or, as practice, one's last decision and all that followed it."""

    practice: bool = False  # only where all others are bots; it marks the game as practice


class Say(Change, frozen=True, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(max_length=MAX_TEXT)]


class Return(Change, frozen=True, tag="return"):
    """Play again oneself."""


class AskHint(Command, frozen=True, tag="hint"):
    """Ask what an expert would do; only where all others are bots."""

    id: Id


AnyChange = Sit | Leave | PlaceBot | BeReady | Reveal | Act | TakeBack | Say | Return
AnyCommand = AnyChange | AskHint

# What decoding raises for a message that is not JSON, not one of ours, not UTF-8, or nested too deep.
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

_hello = msgspec.json.Decoder(Hello)
_command: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


def decode_hello(data: bytes) -> Hello:
    """Decode a client's first message."""
    return _hello.decode(data)


def decode_command(data: bytes) -> AnyCommand:
    """Decode a client's later messages."""
    return _command.decode(data)
