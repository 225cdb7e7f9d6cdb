"""What HTTP requests and answers contain."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from saltmochi.server.protocol.commands import SECRET_LENGTH, Name, ShortText
from saltmochi.server.protocol.events import Step
from saltmochi.server.protocol.messages import AnySeatView
from saltmochi.server.protocol.table_options import VariantValue
from saltmochi.server.tables.game_summary import GameSummary
from saltmochi.server.tables.lobby import Listing
from saltmochi.server.tables.validation import MAX_SECONDS
from saltmochi.study.advice import MAX_CHARACTERS
from saltmochi.table.options import MAX_TARGET
from saltmochi.table.seats import MAX_SEATS

# Bounds on the options that only one game has: at most so many, and so many choices in a list.
MAX_VARIANT = 16
NewVariantValue = bool | int | ShortText | Annotated[list[ShortText], Meta(max_length=MAX_VARIANT)]
# The secret of a seat, or none: then the server chooses one, and a repeated request opens another table.
NewSecret = Annotated[str, Meta(max_length=SECRET_LENGTH, pattern=f"^([A-Za-z0-9_-]{{{SECRET_LENGTH}}})?$")]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened, and the name of who opens it. What is left out is as the rules have it."""

    game: ShortText
    name: Name
    token: NewSecret = ""  # random, chosen by the client: it keeps the first seat, and a repeated request is recognised
    players: Annotated[int, Meta(ge=1, le=MAX_SEATS)] = 2
    edition: ShortText = ""
    target: Annotated[int, Meta(ge=0, le=MAX_TARGET)] = 0
    open_memory: bool = False
    seconds: Annotated[int, Meta(ge=0, le=MAX_SECONDS)] = 0
    stand_in: bool = True
    listed: bool = False
    chat: bool = True
    bots: Annotated[tuple[ShortText, ...], Meta(max_length=MAX_SEATS)] = ()
    # The options that only this game has.
    variant: Annotated[dict[ShortText, NewVariantValue], Meta(max_length=MAX_VARIANT)] = msgspec.field(
        default_factory=dict
    )


class TablePosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in text, as a player at a real table sees it."""

    position: Annotated[str, Meta(max_length=MAX_CHARACTERS)]


class OpenedTable(Struct, frozen=True):
    """A table that was opened: the secret keeps the first seat."""

    table: str
    code: str
    seat: int
    token: str


class Lobby(Struct, frozen=True):
    """The tables that everybody may join or look at."""

    tables: list[Listing]


class Found(Struct, frozen=True):
    """The table that has a code."""

    table: str


class Games(Struct, frozen=True):
    """The games at a table, and which game is played there."""

    game: str
    games: list[GameSummary]


class Frame(Struct, frozen=True):
    """A moment of a finished game: what was done, and the table after it."""

    step: Step | None
    view: AnySeatView


class Replay(Struct, frozen=True):
    """A finished game, as one seat saw it."""

    table: str
    game: int
    seat: int | None
    names: list[str]  # by seat; "" for a bot
    levels: list[str]  # by seat; "" for a person
    frames: list[Frame]


class OptionInfo(Struct, frozen=True):
    """An option that only one game has."""

    name: str
    default: VariantValue


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    least: int
    most: int
    editions: tuple[str, ...]
    edition_by_language: dict[str, str]
    targets: dict[str, int]  # by number of players
    options: list[OptionInfo] = msgspec.field(default_factory=list)  # the options that only this game has


class LevelInfo(Struct, frozen=True):
    """A level of bots, and how long it thinks at most."""

    name: str
    seconds: float


class About(Struct, frozen=True):
    """What this server offers."""

    version: str
    languages: tuple[str, ...]
    games: list[GameInfo]
    levels: list[LevelInfo]


class Health(Struct, frozen=True):
    """Whether all is well."""

    status: str


class Wrong(Struct, frozen=True):
    """Why something is not done: a code for programs, a sentence for people."""

    code: str
    text: str
