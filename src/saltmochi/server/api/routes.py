"""The routes of the HTTP API, once: the application serves them, `openapi` describes them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from saltmochi.server.api import advice, bodies, puzzles, reviews
from saltmochi.server.api.handlers import HEALTH, Api, Handler
from saltmochi.server.protocol.messages import ChoiceAdvice, TableInfo


class ApiRoute(NamedTuple):
    """A method of a path, what it takes and what it answers."""

    method: str
    path: str
    handler: Callable[[Api, Request], Awaitable[Response]]
    answer: Any  # the type of the body; str for plain text
    status: int = 200
    body: Any = None  # the type of the request's body
    query: tuple[str, ...] = ()  # names of parameters
    progress: Any = None  # the type of the body while the answer is being made: status 202

    @property
    def path_parameters(self) -> tuple[str, ...]:
        """Return the names of the parameters in the path."""
        return tuple(re.findall(r"{(\w+)}", self.path))


REVIEW = "/api/tables/{table}/games/{number}/review"
ROUTES = (
    ApiRoute("GET", "/api/about", Api.about, bodies.About),
    ApiRoute("GET", "/api/tables", Api.lobby, bodies.Lobby),
    ApiRoute("POST", "/api/tables", Api.open_table, bodies.OpenedTable, status=201, body=bodies.NewTable),
    ApiRoute("GET", "/api/codes/{code}", Api.find_table, bodies.Found),
    ApiRoute("GET", "/api/tables/{table}", Api.table, TableInfo),
    ApiRoute("GET", "/api/tables/{table}/games", Api.games, bodies.Games),
    ApiRoute("GET", "/api/tables/{table}/games/{number}/record", Api.record, str),
    ApiRoute("GET", "/api/tables/{table}/games/{number}/replay", Api.replay, bodies.Replay, query=("seat",)),
    ApiRoute("GET", REVIEW, reviews.find_review, bodies.Review, progress=bodies.ReviewProgress),
    ApiRoute("POST", REVIEW, reviews.ask_review, bodies.Review, progress=bodies.ReviewProgress),
    ApiRoute("POST", "/api/advice", advice.advise, ChoiceAdvice, body=bodies.TablePosition),
    ApiRoute("GET", "/api/puzzles/{game}", puzzles.list_puzzles, bodies.Puzzles, query=("theme",)),
    ApiRoute("GET", "/api/puzzles/{game}/today", puzzles.puzzle_of_the_day, bodies.PuzzleInfo, query=("date",)),
    ApiRoute("GET", "/api/puzzles/{game}/{number}", puzzles.one_puzzle, bodies.PuzzleInfo),
    ApiRoute("GET", HEALTH, Api.health, bodies.Health),
    ApiRoute("GET", "/metrics", Api.metrics, str),
)


def starlette_routes(api: Api) -> list[Route]:
    """Return the routes for the application, one for each path."""
    handlers: dict[str, dict[str, Handler]] = {}
    for route in ROUTES:
        handlers.setdefault(route.path, {})[route.method] = route.handler.__get__(api)
    return [
        *(Route(path, api.with_limits(_by_method(by)), methods=list(by)) for path, by in handlers.items()),
        *(Route(path, _refuse_reading(by), methods=["GET"]) for path, by in handlers.items() if "GET" not in by),
    ]


def _refuse_reading(handlers: dict[str, Handler]) -> Handler:
    """Refuse to read what can only be asked for: otherwise the path would be looked for among the client's files."""

    async def refuse(_: Request) -> Response:
        raise HTTPException(405, headers={"Allow": ", ".join(handlers)})

    return refuse


def _by_method(handlers: dict[str, Handler]) -> Handler:
    async def dispatch(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return dispatch
