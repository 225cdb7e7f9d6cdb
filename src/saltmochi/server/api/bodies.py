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


class PlayerReview(Struct, frozen=True):
    """What made a player's result: `start + luck + skill + gifts = result`. All are chances to win."""

    seat: int
    start: float
    result: float
    luck: float
    skill: float  # from the player's own decisions: never positive
    gifts: float  # from the others' decisions
    accuracy: float  # 1 if every decision was the best one, 0 if every one was the worst
    without_luck: float  # the result that the same decisions would have had with average luck


class RatedAction(Struct, frozen=True):
    """An action, and the chance of its player to win after it."""

    action: str
    value: float


class ReasonInfo(Struct, frozen=True):
    """Why the best action is better: a message that the client says, and its values: numbers, and cards as text."""

    message: str
    values: dict[str, float | str]


class DecisionReview(Struct, frozen=True):
    """A decision between several actions, judged by what its player knew. Values are that player's chances to win."""

    number: int  # of its action in the record, counted from 1
    seat: int
    action: str
    value: float
    best: str
    best_value: float
    loss: float
    options: list[RatedAction]  # all legal actions, the best first
    reasons: list[ReasonInfo]  # at most two, the strongest first


class LuckSwing(Struct, frozen=True):
    """A change of a player's chances by luck."""

    number: int  # of an action in the record
    by: str  # who acted then: "dealer" or the number of a seat
    seat: int
    change: float


class CurvePoint(Struct, frozen=True):
    """The chances of all seats after so many actions."""

    number: int
    chances: list[float]


class Review(Struct, frozen=True):
    """The review of a finished game. Seats are counted from 1, as in game records."""

    practice: bool  # whether decisions were taken back
    players: list[PlayerReview]
    decisions: list[DecisionReview]
    swings: list[LuckSwing]
    curve: list[CurvePoint]
    deserving: list[int]  # the seats that would have won with average luck


class ReviewProgress(Struct, frozen=True):
    """How far a review is that waits or is being made, in actions of the game."""

    done: int
    steps: int


class PuzzleEntry(Struct, frozen=True):
    """A puzzle in a list."""

    number: int
    theme: str
    difficulty: str


class Puzzles(Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    puzzles: list[PuzzleEntry]


class PuzzleOption(Struct, frozen=True):
    """A legal action of a puzzle, the chance to win after it, and why the answer is better."""

    action: str
    value: float
    reasons: list[ReasonInfo]  # at most two, the strongest first; none for the answer


class PuzzleInfo(Struct, frozen=True):
    """A puzzle: a decision of a seat in which one action is clearly the best."""

    game: str
    number: int
    edition: str
    players: int
    target: int
    seat: int
    theme: str
    difficulty: str
    frames: list[Frame]  # the round up to the decision, as the seat saw it, with open memory
    answer: str
    options: list[PuzzleOption]  # all legal actions, the best first


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
