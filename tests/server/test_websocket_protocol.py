"""How what clients send reaches the task that reads it."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from saltmochi.server.settings import Settings
from saltmochi.server.transport.websocket_protocol import LimitedWebSocketProtocol


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application that does nothing."""


def message(text: str) -> dict[str, Any]:
    """A message as uvicorn passes it on."""
    return {"type": "websocket.receive", "bytes": text.encode()}


def test_messages_come_in_order_and_none_is_lost_when_waiting_is_given_up() -> None:
    async def exchange() -> list[Any]:
        protocol = LimitedWebSocketProtocol(
            Settings(), config=uvicorn.Config(nothing), server_state=ServerState(), app_state={}
        )
        heard: list[Any] = []
        for given_up in (False, True, False):
            waiting = asyncio.create_task(protocol.receive())
            await asyncio.sleep(0)
            if given_up:
                waiting.cancel()
                await asyncio.wait((waiting,))
            protocol.queue.put_nowait(message("first"))  # type: ignore[arg-type]
            protocol.queue.put_nowait(message("second"))  # type: ignore[arg-type]
            heard.append(await (protocol.receive() if given_up else waiting))
            heard.append(await protocol.receive())
        return heard

    heard = asyncio.run(asyncio.wait_for(exchange(), 5))
    assert heard == [message("first"), message("second")] * 3
