"""The handler of requests for advice on a call at a real table."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from saltmochi.server.api.bodies import TablePosition
from saltmochi.server.api.handlers import Api, json_response
from saltmochi.server.protocol.commands import UNREADABLE
from saltmochi.server.protocol.messages import advice_message
from saltmochi.server.refusal import Refusal
from saltmochi.server.tables.bot_pool import NOT_DONE
from saltmochi.server.tables.fair_queue import Asker
from saltmochi.server.transport import client_info
from saltmochi.study.advice import check_advisable, read_position
from saltmochi.texts import Problem


async def advise(api: Api, request: Request) -> Response:
    """Give advice on a call; a page of another site cannot ask for its visitors."""
    if not client_info.has_allowed_origin(request.scope, api.registry.settings.origins):
        raise Refusal("origin")
    try:
        asked = msgspec.json.decode(await api.body(request), type=TablePosition)
    except UNREADABLE as error:
        raise Refusal("message") from error
    address = client_info.address_of(request.scope)
    api.advice_limit.check(address)
    game, view = read_position(asked.position)
    check_advisable(game.name, view)
    try:
        advice = await api.registry.bot_pool.advise(Asker(address, f"advice {address}"), game.name, view)
    except NOT_DONE:
        raise Refusal("hint_later") from None
    if advice is None:
        raise Problem("problem-view")
    return json_response(advice_message(advice))
