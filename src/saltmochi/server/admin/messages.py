"""What `saltmochi admin` asks a server, and what it answers: one line of JSON each. No answer has cards or secrets."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from saltmochi.server.protocol.commands import Seat, ShortText
from saltmochi.texts import DEFAULT

MAX_HOURS = 24 * 365 * 10
Hours = Annotated[int, Meta(ge=1, le=MAX_HOURS)]


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """Something that an operator asks for."""

    language: ShortText = DEFAULT


class ShowTables(Request, frozen=True, tag="tables"):
    """Show the tables in memory."""


class ShowConnections(Request, frozen=True, tag="connections"):
    """Show who is connected, by address."""


class ShowBans(Request, frozen=True, tag="bans"):
    """Show the banned networks."""


class CloseTable(Request, frozen=True, tag="close"):
    """Close a table for good."""

    code: ShortText


class MuteChat(Request, frozen=True, tag="mute"):
    """Turn the chat of a seat, or of a whole table, off or on again."""

    code: ShortText
    seat: Seat | None = None
    muted: bool = True


class BanNetwork(Request, frozen=True, tag="ban"):
    """Keep an address or a network from connecting, for some hours or for ever."""

    network: ShortText
    hours: Hours | None = None


class UnbanNetwork(Request, frozen=True, tag="unban"):
    """Let a network connect again."""

    network: ShortText


AnyRequest = ShowTables | ShowConnections | ShowBans | CloseTable | MuteChat | BanNetwork | UnbanNetwork


class TableRow(Struct, frozen=True):
    """A table in memory."""

    code: str
    game: str
    names: list[str]  # by seat; "" for a bot or a free seat
    levels: list[str]  # by seat; "" for a person or a free seat
    connections: int
    seconds: int  # since it was opened
    moves: int  # in the game that is on the table
    playing: bool
    chat: bool


class ConnectionRow(Struct, frozen=True):
    """An address and its connections."""

    address: str
    connections: int
    tables: list[str]  # the codes of the tables that they are at


class BanRow(Struct, frozen=True):
    """A banned network."""

    network: str
    seconds: int | None  # until it may connect again; None: never


AnyRow = TableRow | ConnectionRow | BanRow


class Answer(Struct, frozen=True, omit_defaults=True):
    """Rows of what was asked for, or why it was not done."""

    rows: list[Any] = []
    problem: str = ""


_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


def decode_request(data: bytes) -> AnyRequest:
    """Decode a request."""
    return _requests.decode(data)


def encode_line(message: AnyRequest | Answer) -> bytes:
    """Encode a message as a line."""
    return msgspec.json.encode(message) + b"\n"


def decode_answer(data: bytes) -> Answer:
    """Decode an answer; its rows are dictionaries."""
    return msgspec.json.decode(data, type=Answer)
