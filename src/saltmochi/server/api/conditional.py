"""Answers that clients may keep: compressed for those who can read it, and not sent again to those who have them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping

from starlette.requests import Request
from starlette.responses import Response


def caching_headers(content: bytes, cache_control: str = "no-cache") -> dict[str, str]:
    """Return the headers of content that clients may keep."""
    return {
        "cache-control": cache_control,
        "etag": f'"{hashlib.sha256(content).hexdigest()[:32]}"',
        "vary": "accept-encoding",
    }


def conditional_response(
    request: Request,
    headers: Mapping[str, str],
    media_type: str,
    plain: Callable[[], bytes],
    compressed: Callable[[], bytes],
) -> Response:
    """Return a body, compressed by gzip or not, or only that the client has it already."""
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain(), media_type=media_type, headers=headers)
    return Response(compressed(), media_type=media_type, headers={**headers, "content-encoding": "gzip"})
