"""What the lobby shows of a table: who sits there and whether one may join; never anything of the cards."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from saltmochi.server.protocol.table_options import TableOptions
from saltmochi.server.storage.store import LobbyUpdate
from saltmochi.server.tables.table import Table


class Listing(Struct, frozen=True):
    """A table as the lobby shows it."""

    id: str
    code: str
    options: TableOptions
    names: list[str]  # by seat; "" for a free one
    levels: list[str]  # by seat: the level of a bot
    free: int
    playing: bool


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Listing)


def lobby_entry(table: Table) -> Listing:
    """Return a table as the lobby shows it now."""
    return Listing(
        id=table.id,
        code=table.code,
        options=table.options,
        names=[chair.name for chair in table.chairs],
        levels=[chair.level for chair in table.chairs],
        free=sum(chair.free for chair in table.chairs),
        playing=table.playing,
    )


def lobby_update(table: Table, at: int, asleep: bool = False) -> LobbyUpdate:
    """Return the lobby row of a table: shown if it is listed and can be joined or watched."""
    entry = lobby_entry(table)
    is_open = table.options.listed and not asleep and not table.closed and (entry.free > 0 or entry.playing)
    return LobbyUpdate(table.id, at, _encoder.encode(entry), is_open)


def decode_entry(data: bytes) -> Listing:
    """Decode an entry of the lobby as it was stored."""
    return _decoder.decode(data)
