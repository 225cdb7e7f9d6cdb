"""The log of a table: what is stored, row by row. It is the truth; all else follows from it."""

from __future__ import annotations

import msgspec

from saltmochi.server.value import Plain

PERSON = ""


class Options(Plain, frozen=True, forbid_unknown_fields=True):
    """What a table was opened with."""

    game: str
    edition: str
    players: int
    target: int
    open_memory: bool = False  # Sea Salt & Paper §9.3: show what perfect memory would know
    seconds: int = 0  # to think for each move; 0: as long as one likes
    stand_in: bool = True  # whether a bot plays for those who leave or let the clock run out, until they are back
    listed: bool = False  # in the lobby, for everybody to join
    bots: tuple[str, ...] = ()  # by seat: the level of a bot, or PERSON


class Row(Plain, frozen=True, tag_field="row"):
    """Something that happened at a table."""


class Opened(Row, frozen=True, tag="opened"):
    """The table was opened."""

    code: str  # by which it can be found
    options: Options


class Sat(Row, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    name: str
    key: str  # the hash of the secret that the seat is kept with


class Left(Row, frozen=True, tag="left"):
    """Somebody got up."""

    seat: int


class Placed(Row, frozen=True, tag="placed"):
    """A bot was put on a seat, or taken away from it."""

    seat: int
    level: str


class Readied(Row, frozen=True, tag="readied"):
    """Somebody is ready for the game, the next round or another game."""

    seat: int


class Dealt(Row, frozen=True, tag="dealt"):
    """The dealer began a game (then there is a secret) or a round. All that it does follows from the secret."""

    secret: str = ""
    starter: int = 0  # counted from one, if the dealer does not choose who begins


class Did(Row, frozen=True, tag="did"):
    """Somebody did something, and the dealer what follows from it."""

    seat: int
    action: int
    id: str = ""  # of the command
    stand_in: bool = False  # whether a bot did it for somebody


class TookBack(Row, frozen=True, tag="took_back"):
    """Somebody took the last action back."""

    seat: int
    id: str = ""


class Said(Row, frozen=True, tag="said"):
    """Somebody said something."""

    seat: int
    text: str
    id: str = ""


class Away(Row, frozen=True, tag="away"):
    """Somebody is away: a bot plays for them."""

    seat: int


class Back(Row, frozen=True, tag="back"):
    """Somebody is back."""

    seat: int


class Resumed(Row, frozen=True, tag="resumed"):
    """Somebody came to a table where nobody was: the clock starts again."""


AnyRow = Opened | Sat | Left | Placed | Readied | Dealt | Did | TookBack | Said | Away | Back | Resumed

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyRow] = msgspec.json.Decoder(AnyRow)


def encoded(row: AnyRow) -> bytes:
    """A row as it is stored."""
    return _encoder.encode(row)


def decoded(data: bytes) -> AnyRow:
    """A row as it was stored."""
    return _decoder.decode(data)
