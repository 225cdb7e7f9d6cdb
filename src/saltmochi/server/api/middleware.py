"""What holds for every request, whatever it asks for: known host names, limits by address, security headers."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from saltmochi.server.api.handlers import HEALTH, STATUS, refusal_response
from saltmochi.server.rate_limits import BURST_SECONDS, CapacityLimit, RateLimiter
from saltmochi.server.refusal import Refusal
from saltmochi.server.settings import Settings
from saltmochi.server.transport import client_info
from saltmochi.server.transport.capacity import REQUEST_CONNECTIONS_BY_ADDRESS
from saltmochi.server.transport.hosts import host_of, is_own_name, known_hosts

# A first visit loads some hundred files. So all requests together may be this many times as many as those to the API.
FILES_FACTOR = 10
# Requests that may be answered at once. There can be more of them than connections: those whose clients are gone.
MAX_REQUESTS = 4000

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


class HostCheck:
    """Middleware that refuses requests and WebSockets for a name that this server is not known by."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.known = known_hosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request to this server; refuse one to another."""
        if scope["type"] == "lifespan" or is_own_name(host_of(scope), self.known) or is_from_old_program(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(host_refusal(Request({**scope, "type": "http"})))
        else:
            await host_refusal(Request(scope))(scope, receive, send)


def is_from_old_program(scope: Scope) -> bool:
    """Whether a request of HTTP 1.0 names no host. No browser sends one; some health checks do."""
    return scope["http_version"] == "1.0" and not any(name == b"host" for name, _ in scope["headers"])


def host_refusal(request: Request) -> Response:
    """Say how to make a name known to the server, to people in plain text."""
    name = host_of(request.scope)
    refusal = Refusal("host", name=name) if name else Refusal("message")
    if "text/html" not in request.headers.get("accept", ""):
        return refusal_response(request, refusal)
    text = refusal.localized(client_info.language_of(request.scope))
    return PlainTextResponse(text, STATUS.get(refusal.code, 400))


class _Limits:
    """How many requests an address may make in a second, and at once."""

    def __init__(self, rate: float) -> None:
        self.rate = RateLimiter(rate, BURST_SECONDS * rate)
        self.capacity = CapacityLimit(MAX_REQUESTS, REQUEST_CONNECTIONS_BY_ADDRESS)


class RequestLimits:
    """Middleware that limits the requests of each address: how many in a second, and how many at once.

    The health check is counted apart, so that it answers while other requests are refused. Behind a proxy, the address
    is the one that the proxy tells.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.limits = _Limits(FILES_FACTOR * settings.requests_by_address)
        self.health_limits = _Limits(settings.requests_by_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, if its address has not too many."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        address = client_info.address_of(scope)
        limits = self.health_limits if scope["path"] == HEALTH else self.limits
        try:
            limits.rate.check(address)
            limits.capacity.acquire(address)
        except Refusal as refusal:
            await refusal_response(Request(scope), refusal)(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            limits.capacity.release(address)
