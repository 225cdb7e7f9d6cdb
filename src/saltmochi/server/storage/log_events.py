"""Log events: what the log of a table stores, in order. The log is the truth; everything else follows from it.

The log outlives the program: an action is stored as its text, since a new card renumbers all actions, and each game
with the version of the rules that it is played by. An event that a command caused has the command's id, so that a
repeated command is recognised even after a restart. See "What it promises" in docs/server.md.
"""

from __future__ import annotations

import msgspec

from saltmochi.server.protocol.events import (
    BotPlaced,
    CameBack,
    ChatMuted,
    Event,
    Left,
    Readied,
    Resumed,
    SeedRevealed,
    TableClosed,
    WentAway,
)
from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.table.mix import Mix


class TableOpened(Event, frozen=True, tag="opened"):
    """The table was opened."""

    code: str  # by which it can be found
    options: TableOptions


class SeatTaken(Event, frozen=True, tag="sat", omit_defaults=True):
    """Somebody took a seat."""

    seat: int
    name: str
    key: str  # the hash of the secret that the seat is kept with
    id: str = ""  # of the command


class SeatLeft(Left, frozen=True, tag="left", omit_defaults=True):
    """Somebody got up."""

    id: str = ""


class BotSeated(BotPlaced, frozen=True, tag="bot", omit_defaults=True):
    """A bot was put on a seat or taken away."""

    by: int = 0  # the seat of the person who did it
    id: str = ""


class ReadyDeclared(Readied, frozen=True, tag="ready", omit_defaults=True):
    """Somebody is ready for the game, the next round or another game."""

    id: str = ""


class PlayerReturned(CameBack, frozen=True, tag="back", omit_defaults=True):
    """Somebody who was away plays again."""

    id: str = ""


class DealPromised(Event, frozen=True, tag="promised"):
    """The server chose the secret of a game, and published its hash before anybody revealed a seed."""

    secret: str


class DealBegun(Event, frozen=True, tag="dealt"):
    """The dealer began a game (then there is a secret) or a round.

    The dealer's actions follow from the secret and from what players mixed in.
    """

    secret: str = ""
    starter: int = 0  # counted from one, if the dealer does not choose who begins
    rules: int = 0  # with a secret: the version of the rules that the game is played by
    mix: tuple[Mix, ...] = ()  # by seat; empty if nobody had promised a seed


class MoveMade(Event, frozen=True, tag="acted"):
    """Somebody made a move; the dealer's actions after it follow from the secret."""

    seat: int
    action: str
    id: str = ""  # of the command
    stand_in: bool = False  # whether a bot made it for somebody


class MoveTakenBack(Event, frozen=True, tag="took_back", omit_defaults=True):
    """Somebody took the last move back."""

    seat: int
    id: str = ""
    moves: int = 1  # how many moves this undoes, the bots' among them
    practice: bool = False  # whether it undoes more than the rules of the table allow, where all others are bots


class ChatSent(Event, frozen=True, tag="said"):
    """Somebody said something."""

    seat: int
    text: str
    id: str = ""


AnyLogEvent = (
    TableOpened
    | SeatTaken
    | SeatLeft
    | BotSeated
    | ReadyDeclared
    | DealPromised
    | SeedRevealed
    | DealBegun
    | MoveMade
    | MoveTakenBack
    | ChatSent
    | WentAway
    | PlayerReturned
    | Resumed
    | ChatMuted
    | TableClosed
)


class _LenientOptions(TableOptions, frozen=True, forbid_unknown_fields=False):
    """Table options without those that this program does not know."""


class _LenientTableOpened(TableOpened, frozen=True, tag="opened"):
    """The table was opened, perhaps by a program that has more options."""

    options: _LenientOptions


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyLogEvent] = msgspec.json.Decoder(AnyLogEvent)
_lenient_decoder = msgspec.json.Decoder(_LenientTableOpened)


def encode_event(event: AnyLogEvent) -> bytes:
    """Encode an event as the log stores it."""
    return _encoder.encode(event)


def decode_event(data: bytes) -> AnyLogEvent:
    """Decode an event of the log."""
    return _decoder.decode(data)


def decode_leniently(data: bytes) -> AnyLogEvent:
    """Decode an event of the log; ignore unknown table options."""
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError:
        return _lenient_decoder.decode(data)
