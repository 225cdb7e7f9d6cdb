"""What is asked for without a connection: the lobby, new tables, records. Each answer is a JSON object."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from msgspec import Meta, Struct
from prometheus_client import generate_latest
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from saltmochi import __version__
from saltmochi.bots.levels import LEVELS
from saltmochi.games import names
from saltmochi.games import game as find_game
from saltmochi.server import metrics, visitor
from saltmochi.server.sea_salt_paper import Face
from saltmochi.server.tables.registry import Hall
from saltmochi.server.rate_limits import AT_ONCE, Rate
from saltmochi.server.tables.lobby import Listing
from saltmochi.server.tables.game_session import Played, Position
from saltmochi.server.protocol.messages import UNREADABLE, Ended, ShortText, Step, step_heard
from saltmochi.server.refusal import Refusal, refusal_of
from saltmochi.server.storage.log_events import PERSON, Options
from saltmochi.server.storage.store import TABLES
from saltmochi.server.tables.table import Table, ended
from saltmochi.table.seats import WATCHER
from saltmochi.table.game_record import format_record
from saltmochi.texts import LANGUAGES, Problem

HOUR = 3600
STATUS = {
    "origin": 403,
    "no_page": 404,
    "no_table": 404,
    "no_game": 404,
    "no_method": 405,
    "too_long": 413,
    "too_often": 429,
    "failed": 500,
    "full": 503,
    "storage": 503,
    "busy": 503,
}


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened, and the name of who opens it. What is left out is as the rules have it."""

    game: ShortText
    name: ShortText
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    edition: ShortText = ""
    target: Annotated[int, Meta(ge=0, le=1000)] = 0
    open_memory: bool = False
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    stand_in: bool = True
    listed: bool = False
    bots: Annotated[tuple[ShortText, ...], Meta(max_length=6)] = ()


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


class GameSummary(Struct, frozen=True):
    """A game at a table."""

    number: int
    names: list[str]
    rounds: int
    ended: Ended | None


class Games(Struct, frozen=True):
    """The games at a table."""

    games: list[GameSummary]


class Frame(Struct, frozen=True):
    """A moment of a finished game: what was done, and the table after it."""

    step: Step | None
    view: Face


class Replay(Struct, frozen=True):
    """A finished game, as one seat saw it."""

    table: str
    game: int
    seat: int | None
    names: list[str]
    frames: list[Frame]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    least: int
    most: int
    editions: tuple[str, ...]
    edition_by_language: dict[str, str]
    targets: dict[str, int]  # by number of players


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


logger = logging.getLogger(__name__)

Handler = Callable[[Request], Awaitable[Response]]
_encoder = msgspec.json.Encoder()


def reply(body: Struct, status: int = 200) -> Response:
    """An answer."""
    return Response(_encoder.encode(body), status, media_type="application/json")


def refused(request: Request, problem: Problem) -> Response:
    """A refusal as an answer."""
    refusal = refusal_of(problem)
    metrics.REFUSALS.labels(refusal.code).inc()
    body = Wrong(refusal.code, refusal.localized(visitor.language(request.scope)))
    return reply(body, STATUS.get(refusal.code, 400))


class Rest:
    """The answers."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        settings = hall.settings
        self.requests = Rate(settings.requests_by_address, AT_ONCE * settings.requests_by_address)
        self.openings = Rate(settings.tables_by_address / HOUR, settings.tables_by_address)

    def guarded(self, handler: Handler) -> Handler:
        """A handler whose refusals are told, and that is not asked too often."""

        async def guard(request: Request) -> Response:
            try:
                self.requests.check(visitor.address(request.scope))
                return await handler(request)
            except Problem as problem:
                return refused(request, problem)
            except ClientDisconnect:
                return Response(status_code=400)
            except Exception:
                logger.exception("request failed")
                return refused(request, Refusal("failed"))

        return guard

    async def body(self, request: Request) -> bytes:
        """What was sent, if it is not too long."""
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > self.hall.settings.most_message:
                raise Refusal("too_long", most=self.hall.settings.most_message)
        return bytes(data)

    # --- Tables ---

    async def about(self, _: Request) -> Response:
        """What this server offers."""
        return reply(about())

    async def tables(self, request: Request) -> Response:
        """The open tables, or one more."""
        if request.method == "POST":
            return await self.open_table(request)
        return reply(Lobby(await self.hall.lobby()))

    async def open_table(self, request: Request) -> Response:
        """Open a table; a page of somebody else's cannot do it for its visitors."""
        if not visitor.is_ours(request.scope, self.hall.settings.origins):
            raise Refusal("origin")
        try:
            wanted = msgspec.json.decode(await self.body(request), type=NewTable)
        except UNREADABLE as error:
            raise Refusal("message") from error
        options = options_from(wanted, visitor.language(request.scope))
        self.openings.check(visitor.address(request.scope))
        live, seat, token = await self.hall.open_table(options, wanted.name)
        return reply(OpenedTable(live.table.id, live.table.code, seat, token), 201)

    async def find_table(self, request: Request) -> Response:
        """The table that has a code."""
        return reply(Found(await self.hall.named(request.path_params["code"])))

    async def table(self, request: Request) -> Response:
        """What everybody knows of a table."""
        return reply((await self._table(request)).info())

    async def _table(self, request: Request) -> Table:
        """A table, without waking it."""
        name = request.path_params["table"]
        live = self.hall.awake.get(name)
        return live.table if live else await self.hall.stored(name)

    # --- Games ---

    async def games(self, request: Request) -> Response:
        """The games at a table."""
        table = await self._table(request)
        return reply(Games([summary(table, number) for number in range(1, len(table.games) + 1)]))

    async def record(self, request: Request) -> Response:
        """The record of a finished game, to keep."""
        table, number, played = await self._finished(request)
        name = f"{table.game.name}-{table.code}-{number}.txt"
        return PlainTextResponse(
            format_record(played.record), headers={"Content-Disposition": f'attachment; filename="{name}"'}
        )

    async def replay(self, request: Request) -> Response:
        """A finished game, moment by moment, as a seat saw it."""
        table, number, played = await self._finished(request)
        text = request.query_params.get("seat", "")
        if text not in ("", *map(str, range(table.options.players))):
            raise Refusal("no_such_seat", seats=table.options.players)
        seat = int(text) if text else WATCHER
        names = [played.record.names.get(place, "") for place in range(table.options.players)]
        frames = frames_of(played, seat, table.options.open_memory)
        return reply(Replay(table.id, number, None if seat == WATCHER else seat, names, frames))

    async def _finished(self, request: Request) -> tuple[Table, int, Played]:
        """A finished game: of a running one nothing is told."""
        table, text = await self._table(request), request.path_params["number"]
        if text not in map(str, range(1, len(table.games) + 1)):
            raise Refusal("no_game")
        number = int(text)
        played = table.games[number - 1]
        if not played.position.over:
            raise Refusal("running")
        return table, number, played

    # --- For those who run the server ---

    async def health(self, request: Request) -> Response:
        """Whether the database answers."""
        try:
            await self.hall.store.read(lambda connection: connection.execute(sa.select(TABLES.c.id).limit(1)).scalar())
        except Problem as problem:
            return refused(request, problem)
        return reply(Health("ok"))

    async def metrics(self, _: Request) -> Response:
        """What is counted."""
        return Response(generate_latest(metrics.REGISTRY), media_type="text/plain; version=0.0.4")


def options_from(wanted: NewTable, language: str) -> Options:
    """The options of a new table, with the defaults of its game and of the language."""
    game = find_game(wanted.game)
    edition = wanted.edition or game.edition_by_language[language]
    players, _, target = game.options(wanted.players, edition, wanted.target or None)
    return Options(
        game=game.name,
        edition=edition,
        players=players,
        target=target,
        open_memory=wanted.open_memory,
        seconds=wanted.seconds,
        stand_in=wanted.stand_in,
        listed=wanted.listed,
        bots=wanted.bots or (PERSON,) * players,
    )


def summary(table: Table, number: int) -> GameSummary:
    """A game at a table, in short."""
    played = table.games[number - 1]
    names = [played.record.names.get(seat, "") for seat in range(table.options.players)]
    return GameSummary(number, names, played.position.state.round, ended(played.outcome))


def frames_of(played: Played, seat: int, open_memory: bool) -> list[Frame]:
    """Every moment of a finished game."""
    game, state = played.record.game, played.record.start()

    def seen() -> Face:
        return Position(game, state).faces((seat,), open_memory)[seat]

    frames = [Frame(None, seen())]
    for action in played.record.actions:
        step = step_heard(game.actor(state), game.apply_and_disclose(state, action), seat)
        frames.append(Frame(step, seen()))
    return frames


def about() -> About:
    """What this server offers."""
    games = [find_game(name) for name in names()]
    return About(
        version=__version__,
        languages=LANGUAGES,
        games=[game_info(game) for game in games],
        levels=[LevelInfo(level.name, level.seconds) for level in LEVELS],
    )


def game_info(game: Any) -> GameInfo:
    """A game that can be played here."""
    targets = {str(players): game.default_target(players) for players in game.seats}
    return GameInfo(game.name, game.seats[0], game.seats[-1], game.editions, dict(game.edition_by_language), targets)
