"""How what clients send reaches the task that reads it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

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

    heard = asyncio.run(asyncio.wait_for(exchange(), 60))
    assert heard == [message("first"), message("second")] * 3


async def listen(scope: Any, receive: Any, send: Any) -> None:
    """An application that accepts a connection and reads until it closes."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass


class PingCounter(ClientConnection):
    """A client that counts the pings it is sent."""

    pings = 0

    def process_event(self, event: Any) -> None:
        """Count a ping, and answer it as usual."""
        self.pings += isinstance(event, Frame) and event.opcode is Opcode.PING
        super().process_event(event)


def test_only_clients_that_send_nothing_are_pinged() -> None:
    async def count_pings() -> tuple[int, int]:
        protocol = partial(LimitedWebSocketProtocol, Settings(commands_by_connection=1000))
        config = uvicorn.Config(listen, port=0, ws=protocol, ws_ping_interval=0.2, lifespan="off", log_config=None)  # type: ignore[arg-type]
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        address = f"ws://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        joining = partial(connect, address, create_connection=PingCounter, ping_interval=None)
        async with joining() as silent, joining() as talking:
            assert isinstance(silent, PingCounter)
            assert isinstance(talking, PingCounter)
            while silent.pings < 3:
                await talking.send("something")
                await asyncio.sleep(0.02)
        server.should_exit = True
        await serving
        return silent.pings, talking.pings

    silent, talking = asyncio.run(asyncio.wait_for(count_pings(), 60))
    assert silent >= 3
    assert talking <= 1
