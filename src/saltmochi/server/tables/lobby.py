"""What the lobby shows of a table: who sits there and whether one may join; never anything of the cards."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from saltmochi.server.storage.log_events import Options
from saltmochi.server.storage.store import Shown
from saltmochi.server.tables.table import Table


class Listing(Struct, frozen=True):
    """A table as the lobby shows it."""

    id: str
    code: str
    options: Options
    names: list[str]  # by seat; "" for a free one
    levels: list[str]  # by seat: the level of a bot
    free: int
    playing: bool


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Listing)


def listing(table: Table) -> Listing:
    """A table as it is now."""
    return Listing(
        id=table.id,
        code=table.code,
        options=table.options,
        names=[chair.name for chair in table.chairs],
        levels=[chair.level for chair in table.chairs],
        free=sum(chair.free for chair in table.chairs),
        playing=table.playing,
    )


def shown(table: Table, at: int, asleep: bool = False) -> Shown:
    """What the store keeps for the lobby: listed tables where somebody is, and where one can join or look on."""
    found = listing(table)
    welcome = table.options.listed and not asleep and (found.free > 0 or found.playing)
    return Shown(table.id, at, _encoder.encode(found), welcome)


def decoded(data: bytes) -> Listing:
    """A listing as it was stored."""
    return _decoder.decode(data)
