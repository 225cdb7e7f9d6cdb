"""Commands: what a client asks for."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from saltmochi.server.value import Value
from saltmochi.table.game_record import MAX_CODE_POINTS
from saltmochi.table.seats import MAX_SEATS

VERSION = 1
MAX_TEXT = 200

Id = Annotated[str, Meta(max_length=32)]
Seat = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Number = Annotated[int, Meta(ge=-1, le=2**31)]
# 32 bytes as hexadecimal digits. The length matters: `$` also matches before a newline at the end.
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
ShortText = Annotated[str, Meta(max_length=64)]
# Long enough for 40 visible characters; some emoji have many code points.
Name = Annotated[str, Meta(max_length=MAX_CODE_POINTS)]


class Command(Value, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that a client asks for. Its id comes back with the answer; done once, it is never done again."""


class Hello(Command, frozen=True, tag="hello"):
    """The first message: join a table, as a player with the secret of a seat or as a spectator."""

    table: ShortText
    token: ShortText = ""
    number: Number = -1  # the last event that the client has
    language: Annotated[str, Meta(max_length=35)] = ""  # or the one that the browser asks for
    version: int = VERSION


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat."""

    id: Id
    seat: Seat
    name: Name


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
    promise: Hex | None = None  # before a game: the hash of a seed to be mixed into the deal


class Reveal(Command, frozen=True, tag="reveal"):
    """Reveal the promised seed, once the promises of all others are known."""

    id: Id
    seed: Hex


class Act(Command, frozen=True, tag="act"):
    """Do something that is legal."""

    id: Id
    number: Number  # the last event that the client knew of
    action: ShortText


class TakeBack(Command, frozen=True, tag="take_back"):
    """Take back the last action of this turn, or, as practice, one's last decision and all that followed it."""

    id: Id
    number: Number
    practice: bool = False  # only where all others are bots; it marks the game as practice


class Say(Command, frozen=True, tag="say"):
    """Say something to the table."""

    id: Id
    text: Annotated[str, Meta(max_length=MAX_TEXT)]


class Return(Command, frozen=True, tag="return"):
    """Play again oneself."""

    id: Id


class AskHint(Command, frozen=True, tag="hint"):
    """Ask what an expert would do; only where all others are bots."""

    id: Id


AnyCommand = Sit | Leave | PlaceBot | BeReady | Reveal | Act | TakeBack | Say | Return | AskHint

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
