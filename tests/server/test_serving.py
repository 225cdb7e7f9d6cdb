"""How what clients send reaches the task that reads it."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from saltmochi.server.serving import Protocol


async def nothing(*_: Any) -> None:
    """An application that does nothing."""


def message(text: str) -> dict[str, Any]:
    """A message as uvicorn passes it on."""
    return {"type": "websocket.receive", "bytes": text.encode()}


def test_messages_come_in_order_and_none_is_lost_when_waiting_is_given_up() -> None:
    async def exchange() -> list[Any]:
        protocol = Protocol(uvicorn.Config(nothing), ServerState(), {})
        for _ in range(2):
            waiting = asyncio.create_task(protocol.receive())
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            protocol.queue.put_nowait(message("first"))  # type: ignore[arg-type]
            protocol.queue.put_nowait(message("second"))  # type: ignore[arg-type]
        heard = [await protocol.receive() for _ in range(4)]
        waiting = asyncio.create_task(protocol.receive())
        await asyncio.sleep(0)
        protocol.queue.put_nowait(message("last"))  # type: ignore[arg-type]
        return [*heard, await asyncio.wait_for(waiting, 1)]

    assert asyncio.run(exchange()) == [message(text) for text in ("first", "second", "first", "second", "last")]
