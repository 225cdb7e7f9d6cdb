"""The handlers of HTTP requests: the lobby, new tables, records."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct
from prometheus_client import generate_latest
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from saltmochi import __version__
from saltmochi.bots.levels import LEVELS
from saltmochi.games import game as find_game
from saltmochi.games import names
from saltmochi.server import metrics
from saltmochi.server.api.bodies import (
    About,
    Found,
    Frame,
    GameInfo,
    Games,
    Health,
    LevelInfo,
    Lobby,
    NewTable,
    OpenedTable,
    OptionInfo,
    Replay,
    Wrong,
)
from saltmochi.server.protocol.commands import UNREADABLE
from saltmochi.server.protocol.events import step_for
from saltmochi.server.protocol.messages import AnySeatView
from saltmochi.server.protocol.table_options import PERSON, TableOptions, game_options
from saltmochi.server.rate_limits import BURST_SECONDS, RateLimiter
from saltmochi.server.refusal import Refusal, refusal_of
from saltmochi.server.storage.health import HealthCheck
from saltmochi.server.tables.archive import ArchivedGame, format_archived_record
from saltmochi.server.tables.game_session import GameSession, Position
from saltmochi.server.tables.game_summary import GameSummary, levels_of, names_of
from saltmochi.server.tables.registry import TableRegistry
from saltmochi.server.tables.replay import DAMAGED, OTHER_RULES, UNREPLAYABLE
from saltmochi.server.tables.seat_messages import table_info
from saltmochi.server.tables.table import Table
from saltmochi.server.transport import client_info
from saltmochi.table.game_record import format_record
from saltmochi.table.options import own_defaults, own_values
from saltmochi.table.seats import WATCHER
from saltmochi.texts import LANGUAGES, Problem

HOUR = 3600
# The path of the health check, which has limits of its own: it answers those who have used up their requests, too.
HEALTH = "/health"
# How often an address may ask for advice on a call: so many times a second, and so many at once.
ADVICE_RATE, ADVICE_BURST = 1.0, 10.0
# The number of a game has at most this many digits.
MAX_DIGITS = 6
# A long replay lets others have their turn after this many moments.
FRAMES_PER_TURN = 50
# The HTTP status of refusals that are not simply bad requests, by code.
STATUS = {
    "origin": 403,
    "banned": 403,
    "no_page": 404,
    "no_table": 404,
    "no_game": 404,
    "no_review": 404,
    "no_puzzle": 404,
    "no_method": 405,
    OTHER_RULES: 410,
    "closed": 410,
    "too_long": 413,
    "host": 421,
    "too_often": 429,
    "failed": 500,
    DAMAGED: 500,
    "full": 503,
    "storage": 503,
    "busy": 503,
    "review_later": 503,
}

logger = logging.getLogger(__name__)

Handler = Callable[[Request], Awaitable[Response]]
_encoder = msgspec.json.Encoder()


def json_response(body: Struct, status: int = 200) -> Response:
    """Return a JSON object as an answer."""
    return Response(_encoder.encode(body), status, media_type="application/json")


def refusal_response(request: Request, problem: Problem) -> Response:
    """Return a refusal as an answer, in the language of the request."""
    refusal = refusal_of(problem)
    metrics.REFUSALS.labels(refusal.code).inc()
    body = Wrong(refusal.code, refusal.localized(client_info.language_of(request.scope)))
    return json_response(body, STATUS.get(refusal.code, 400))


class Api:
    """The handlers."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        settings = registry.settings
        self.request_limit = RateLimiter(settings.requests_by_address, BURST_SECONDS * settings.requests_by_address)
        self.health_check = HealthCheck(registry.store)
        self.advice_limit = RateLimiter(ADVICE_RATE, ADVICE_BURST)
        self.opening_limit = RateLimiter(settings.tables_by_address / HOUR, settings.tables_by_address)

    def with_limits(self, handler: Handler) -> Handler:
        """Wrap a handler: apply the rate limit of requests, and answer its refusals and failures."""

        async def limited(request: Request) -> Response:
            try:
                if request.scope["path"] != HEALTH:
                    self.request_limit.check(client_info.address_of(request.scope))
                if request.scope["path"].startswith("/api/"):
                    self.registry.bans.check(client_info.host_of(request.scope))
                return await handler(request)
            except Problem as problem:
                return refusal_response(request, problem)
            except ClientDisconnect:
                return Response(status_code=400)
            except Exception:
                logger.exception("request failed")
                return refusal_response(request, Refusal("failed"))

        return limited

    async def body(self, request: Request) -> bytes:
        """Read the body of a request, if it is not too long."""
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > self.registry.settings.most_message:
                raise Refusal("too_long", most=self.registry.settings.most_message)
        return bytes(data)

    # --- Tables ---

    async def about(self, _: Request) -> Response:
        """Tell what this server offers."""
        return json_response(about())

    async def lobby(self, _: Request) -> Response:
        """List the open tables."""
        return json_response(Lobby(await self.registry.lobby()))

    async def open_table(self, request: Request) -> Response:
        """Open a table; a page of another site cannot do it for its visitors."""
        if not client_info.has_allowed_origin(request.scope, self.registry.settings.origins):
            raise Refusal("origin")
        try:
            wanted = msgspec.json.decode(await self.body(request), type=NewTable)
        except UNREADABLE as error:
            raise Refusal("message") from error
        options = table_options(wanted, client_info.language_of(request.scope))
        self.opening_limit.check(client_info.address_of(request.scope))
        actor, seat, token = await self.registry.open_table(options, wanted.name, wanted.token)
        return json_response(OpenedTable(actor.table.id, actor.table.code, seat, token), 201)

    async def find_table(self, request: Request) -> Response:
        """Find the table with a code."""
        return json_response(Found(await self.registry.find_table(request.path_params["code"])))

    async def table(self, request: Request) -> Response:
        """Tell what everybody knows of a table."""
        table = await self.registry.read(request.path_params["table"])
        if table.closed:
            raise Refusal("closed")
        return json_response(table_info(table))

    # --- Games ---

    async def games(self, request: Request) -> Response:
        """List the games at a table."""
        table_id = request.path_params["table"]
        try:
            table = await self.registry.read(table_id)
            return json_response(Games(table.game.name, await self.registry.reader.summaries(table)))
        except Refusal as refusal:
            if refusal.code not in UNREPLAYABLE:
                raise
        archive = await self.registry.reader.archive(table_id)
        stored = await self.registry.reader.stored_summaries(table_id)
        summaries = [stored.get(n) or archived_summary(game, n) for n, game in enumerate(archive.games, start=1)]
        return json_response(Games(archive.options.game if archive.options else "", summaries))

    async def record(self, request: Request) -> Response:
        """Return the record of a finished game, from the log alone if this program cannot replay it."""
        table_id, number = request.path_params["table"], game_number(request)
        try:
            table = await self.registry.at_game(table_id, number)
        except Refusal as refusal:
            if refusal.code not in UNREPLAYABLE:
                raise
            archive = await self.registry.reader.archive(table_id, number)
            if number > len(archive.games):
                raise Refusal("no_game") from refusal
            game = archive.games[number - 1]
            if not game.over:  # its moves and its secret tell hidden cards
                raise Refusal("running") from refusal
            return text_file(format_archived_record(game), f"{game.options.game}-{archive.code}-{number}.txt")
        text = format_record(finished_game(table).record)
        return text_file(text, f"{table.game.name}-{table.code}-{number}.txt")

    async def replay(self, request: Request) -> Response:
        """Return a finished game, moment by moment, as a seat saw it."""
        number = game_number(request)
        table = await self.registry.at_game(request.path_params["table"], number)
        session = finished_game(table)
        text = request.query_params.get("seat", "")
        if text not in ("", *map(str, range(table.options.players))):
            raise Refusal("no_such_seat", seats=table.options.players)
        seat = int(text) if text else WATCHER
        frames = await frames_of(session, seat, table.options.open_memory)
        names, levels = names_of(session), levels_of(session)
        return json_response(Replay(table.id, number, None if seat == WATCHER else seat, names, levels, frames))

    # --- For those who run the server ---

    async def health(self, request: Request) -> Response:
        """Tell whether a move could be stored now."""
        try:
            await self.health_check.check()
        except Problem as problem:
            return refusal_response(request, problem)
        return json_response(Health("ok"))

    async def metrics(self, _: Request) -> Response:
        """Return the metrics for Prometheus."""
        return Response(generate_latest(metrics.REGISTRY), media_type="text/plain; version=0.0.4")


# --- New tables ---


def table_options(wanted: NewTable, language: str) -> TableOptions:
    """Return the options of a new table, with the defaults of its game and of the language."""
    edition = wanted.edition or find_game(wanted.game).edition_for(language)
    options = game_options(wanted.game, wanted.players, edition, wanted.target or None, dict(wanted.variant))
    return TableOptions(
        game=wanted.game,
        edition=options.edition,
        players=options.players,
        target=options.target,
        open_memory=wanted.open_memory,
        seconds=wanted.seconds,
        stand_in=wanted.stand_in,
        listed=wanted.listed,
        chat=wanted.chat,
        bots=wanted.bots or (PERSON,) * options.players,
        variant=own_values(options),
    )


# --- Games ---


def game_number(request: Request) -> int:
    """Return the number of the game that a request names."""
    return number_in(request, "no_game")


def number_in(request: Request, missing: str) -> int:
    """Return the number that a request names, counted from 1; any other text is refused with the code `missing`."""
    text: str = request.path_params["number"]
    if not (text.isascii() and text.isdigit() and len(text) <= MAX_DIGITS and text == str(int(text)) and int(text)):
        raise Refusal(missing)
    return int(text)


def finished_game(table: Table) -> GameSession:
    """Return the present game of a table if it is over. Refuse a game that is still running."""
    session = table.games[-1]
    if not session.position.over:
        raise Refusal("closed" if table.closed else "running")
    return session


def archived_summary(game: ArchivedGame, number: int) -> GameSummary:
    """Summarize a game that cannot be replayed: how it ended is not known."""
    seats = range(game.options.players)
    names, levels = ([known.get(seat, "") for seat in seats] for known in (game.names, game.levels))
    return GameSummary(number, names, levels, game.rounds, None, game.practice)


async def frames_of(session: GameSession, seat: int, open_memory: bool) -> list[Frame]:
    """Return every moment of a finished game. Others have their turn in between."""
    game, state = session.record.game, session.record.start()

    def seat_view() -> AnySeatView:
        return Position(game, state).seat_views((seat,), open_memory)[seat]

    frames = [Frame(None, seat_view())]
    for action in session.record.actions:
        step = step_for(seat, game.actor(state), game.apply_and_disclose(state, action))
        frames.append(Frame(step, seat_view()))
        if len(frames) % FRAMES_PER_TURN == 0:
            await asyncio.sleep(0)
    return frames


def text_file(text: str, name: str) -> Response:
    """Return a text to be saved as a file."""
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


# --- What this server offers ---


def about() -> About:
    """Return what this server offers."""
    return About(
        version=__version__,
        languages=LANGUAGES,
        games=[game_info(find_game(name)) for name in names()],
        levels=[LevelInfo(level.name, level.seconds) for level in LEVELS],
    )


def game_info(game: Any) -> GameInfo:
    """Return what clients have to know to open a table with a game."""
    targets = {str(players): game.default_target(players) for players in game.seats}
    return GameInfo(
        name=game.name,
        least=game.seats[0],
        most=game.seats[-1],
        editions=game.editions,
        edition_by_language=dict(game.edition_by_language),
        targets=targets,
        options=[OptionInfo(name, default) for name, default in own_defaults(game.options_type).items()],
    )
