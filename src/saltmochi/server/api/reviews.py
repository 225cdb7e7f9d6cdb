"""The handlers of requests for reviews of finished games."""

from __future__ import annotations

import gzip

from starlette.requests import Request
from starlette.responses import Response

from saltmochi.server.api.bodies import ReviewProgress
from saltmochi.server.api.conditional import caching_headers, conditional_response
from saltmochi.server.api.handlers import Api, finished_game, game_number, json_response
from saltmochi.server.refusal import Refusal
from saltmochi.server.tables.game_session import GameSession
from saltmochi.server.tables.reviews import PendingReview
from saltmochi.server.transport import client_info


async def find_review(api: Api, request: Request) -> Response:
    """Return the review of a finished game, or how far it is."""
    key, _ = await _finished_game(api, request)
    found = await api.registry.reviews.find(key)
    if found is None:
        raise Refusal("no_review")
    return _response(request, found)


async def ask_review(api: Api, request: Request) -> Response:
    """Ask for the review of a finished game; a page of another site cannot do it for its visitors."""
    if not client_info.has_allowed_origin(request.scope, api.registry.settings.origins):
        raise Refusal("origin")
    reviews = api.registry.reviews
    key, session = await _finished_game(api, request)
    found = await reviews.find(key) or reviews.ask(key, session.record, client_info.address_of(request.scope))
    return _response(request, found)


async def _finished_game(api: Api, request: Request) -> tuple[tuple[str, int], GameSession]:
    """Return the table and the number of the finished game that a request names, and the game."""
    number = game_number(request)
    table = await api.registry.at_game(request.path_params["table"], number)
    return (table.id, number), finished_game(table)


def _response(request: Request, review: bytes | PendingReview) -> Response:
    """Return a review, which is compressed already, or how far it is."""
    if isinstance(review, PendingReview):
        return json_response(ReviewProgress(review.done, review.steps), 202)
    return conditional_response(
        request, caching_headers(review), "application/json", lambda: gzip.decompress(review), lambda: review
    )
