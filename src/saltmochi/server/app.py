"""The ASGI application: its routes, its middleware, its start and its end."""

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

from saltmochi.server.api.handlers import Api, refusal_response
from saltmochi.server.api.openapi import description
from saltmochi.server.api.pages import manifest, plain_page
from saltmochi.server.api.routes import starlette_routes
from saltmochi.server.api.websocket import WebSocketEndpoint
from saltmochi.server.refusal import Refusal
from saltmochi.server.settings import Settings
from saltmochi.server.tables.registry import TableRegistry

# The folder of the browser client, once it is built.
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


class ClientFiles(StaticFiles):
    """The files of the browser client. Those with a hash in their name never change and may be cached for ever."""

    def file_response(self, full_path: Any, *rest: Any, **more: Any) -> Response:
        """Return a file with the header that says how long it may be cached."""
        answer = super().file_response(full_path, *rest, **more)
        hashed = Path(full_path).parent.name == "assets"
        answer.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return answer


class SecurityHeaders:
    """Middleware that adds security headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS.items()]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


async def not_found(request: Request, _: Exception) -> Response:
    """Answer for a path that does not exist."""
    return refusal_response(request, Refusal("no_page"))


async def wrong_method(request: Request, error: Exception) -> Response:
    """Answer for a method that a path does not have."""
    answer = refusal_response(request, Refusal("no_method"))
    answer.headers.update(getattr(error, "headers", None) or {})
    return answer


async def failed(request: Request, _: Exception) -> Response:
    """Answer after a failure of the server; the log has more."""
    return refusal_response(request, Refusal("failed"))


def create_app(settings: Settings) -> Starlette:
    """Return the application with these settings."""
    registry = TableRegistry(settings, secrets.token_hex(8))
    websocket, api = WebSocketEndpoint(registry), Api(registry)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await registry.open()
        app.state.websocket, app.state.registry = websocket, registry
        yield
        await registry.close()

    described = JSONResponse(description()).body

    async def openapi(_: Request) -> Response:
        return Response(described, media_type="application/json")

    routes: list[BaseRoute] = [
        WebSocketRoute("/api/socket", websocket),
        *starlette_routes(api),
        Route("/api/openapi.json", api.with_limits(openapi), methods=["GET"]),
    ]
    if CLIENT.is_dir():
        routes.append(Route("/manifest.webmanifest", api.with_limits(manifest), methods=["GET"]))
        routes.append(Mount("/", ClientFiles(directory=CLIENT, html=True)))
    else:
        routes.append(Route("/", plain_page))
    return Starlette(
        routes=routes,
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=1000)],
        lifespan=lifespan,
        exception_handlers={404: not_found, 405: wrong_method, 500: failed},
    )
