"""The server as a whole: its addresses, its safety, its beginning and its end."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saltmochi.server.tables.registry import Hall
from saltmochi.server.api.openapi import description
from saltmochi.server.api.pages import plain_page
from saltmochi.server.refusal import Refusal
from saltmochi.server.api.handlers import Rest, refused
from saltmochi.server.settings import Settings
from saltmochi.server.api.websocket import Socket

# The browser client, once it is built.
CLIENT = Path(__file__).parent / "client"

HEADERS = {
    b"content-security-policy": (
        b"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        b"form-action 'none'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}


class Client(StaticFiles):
    """The files of the client: those with a hash in their name never change, the others are asked for each time."""

    def file_response(self, full_path: Any, *rest: Any, **more: Any) -> Response:
        """A file, and how long it may be kept."""
        answer = super().file_response(full_path, *rest, **more)
        lasting = Path(full_path).parent.name == "assets"
        answer.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return answer


class Safe:
    """Adds to every answer the headers that keep browsers from doing foolish things."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS.items()]
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


async def not_found(request: Request, _: Exception) -> Response:
    """There is nothing at this address."""
    return refused(request, Refusal("no_page"))


async def not_that_way(request: Request, error: Exception) -> Response:
    """There is something at this address, but not for this method."""
    answer = refused(request, Refusal("no_method"))
    answer.headers.update(getattr(error, "headers", None) or {})
    return answer


async def failed(request: Request, _: Exception) -> Response:
    """Something is wrong with the server itself; the log has more."""
    return refused(request, Refusal("failed"))


def create_app(settings: Settings) -> Starlette:
    """The server with these settings."""
    hall = Hall(settings, secrets.token_hex(8))
    socket, rest = Socket(hall), Rest(hall)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        app.state.hall, app.state.socket = hall, socket
        yield
        await hall.close()

    described = JSONResponse(description()).body

    async def openapi(_: Request) -> Response:
        return Response(described, media_type="application/json")

    get = {
        "/api/about": rest.about,
        "/api/codes/{code}": rest.find_table,
        "/api/tables/{table}": rest.table,
        "/api/tables/{table}/games": rest.games,
        "/api/tables/{table}/games/{number}/record": rest.record,
        "/api/tables/{table}/games/{number}/replay": rest.replay,
        "/health": rest.health,
        "/metrics": rest.metrics,
        "/api/openapi.json": openapi,
    }
    routes: list[BaseRoute] = [
        WebSocketRoute("/api/socket", socket),
        Route("/api/tables", rest.guarded(rest.tables), methods=["GET", "POST"]),
        *(Route(path, rest.guarded(handler), methods=["GET"]) for path, handler in get.items()),
    ]
    if CLIENT.is_dir():
        routes.append(Mount("/", Client(directory=CLIENT, html=True)))
    else:
        routes.append(Route("/", plain_page))
    return Starlette(
        routes=routes,
        middleware=[Middleware(Safe), Middleware(GZipMiddleware, minimum_size=1000)],
        lifespan=lifespan,
        exception_handlers={404: not_found, 405: not_that_way, 500: failed},
    )
