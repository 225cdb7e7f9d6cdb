"""The ASGI application: its routes and its middleware."""

from __future__ import annotations

import secrets
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from saltmochi.server.api.client_files import ClientFiles
from saltmochi.server.api.handlers import Api, refusal_response
from saltmochi.server.api.middleware import HostCheck, RequestLimits, SecurityHeaders
from saltmochi.server.api.openapi import description
from saltmochi.server.api.pages import manifest, plain_page
from saltmochi.server.api.routes import starlette_routes
from saltmochi.server.api.websocket import WebSocketEndpoint
from saltmochi.server.refusal import Refusal
from saltmochi.server.settings import Settings
from saltmochi.server.tables.registry import TableRegistry

# The folder of the browser client, once it is built.
CLIENT = Path(__file__).parent / "client"


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
    """Return the application with these settings. Its tables, `state.registry`, are still to be opened."""
    registry = TableRegistry(settings, secrets.token_hex(8))
    websocket, api = WebSocketEndpoint(registry), Api(registry)
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
        routes.append(Route("/{path:path}", ClientFiles(CLIENT).file, methods=["GET"]))
    else:
        routes.append(Route("/", plain_page))
    app = Starlette(
        routes=routes,
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(RequestLimits, settings=settings),
            Middleware(HostCheck, settings=settings),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={404: not_found, 405: wrong_method, 500: failed},
    )
    app.state.websocket, app.state.registry = websocket, registry
    return app
