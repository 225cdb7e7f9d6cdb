"""A client as a browser would be one: real requests, a real WebSocket."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from secrets import token_urlsafe
from typing import Any

import httpx
from websockets.sync.client import connect

# For a busy machine.
PATIENCE = 60.0
Message = dict[str, Any]
_ids = count(1)


def open_table(address: str, game: str = "sea-salt-paper", name: str = "Ada", **options: Any) -> Message:
    """Open a table: its id, code, seat and token."""
    answer = httpx.post(f"http://{address}/api/tables", json={"game": game, "name": name, **options})
    assert answer.status_code == 201, answer.text
    found: Message = answer.json()
    return found


class Client:
    """One window at a table. It keeps all messages, and what they add up to."""

    def __init__(self, address: str, table: str, token: str = "", number: int = -1, language: str = "en") -> None:
        self._open = ExitStack()
        # However much it has not read yet, it answers pings and closes at once, and it does not judge the server's speed.
        self.socket = self._open.enter_context(
            connect(f"ws://{address}/api/socket", max_queue=None, ping_interval=None)
        )
        self.messages: list[Message] = []
        self.now: Message | None = None
        self.table: Message = {}
        self.number = number
        self.seat: int | None = None
        self.token = token
        self.secret = ""  # of the seat that was asked for
        self.send({"type": "hello", "table": table, "token": token, "number": number, "language": language})

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    # --- To the server ---

    def send(self, message: Message) -> None:
        """Send a message as it is."""
        self.socket.send(json.dumps(message))

    def ask(self, kind: str, **values: Any) -> str:
        """Send a command; its id."""
        command = self.command(kind, **values)
        self.send(command)
        return str(command["id"])

    def command(self, kind: str, **values: Any) -> Message:
        """A command that can be sent, and sent again."""
        while not self.table:
            self.receive()
        command = {"type": kind, "id": f"command {next(_ids)}", **values}  # unlike the ids in the logs of fixtures
        if kind != "hint":
            command.setdefault("number", self.number)
        if kind == "sit":
            self.secret = command.setdefault("token", token_urlsafe(16))
        return command

    def act(self, action: str) -> str:
        """Do something."""
        return self.ask("act", action=action)

    # --- From the server ---

    def receive(self, seconds: float = PATIENCE) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(timeout=seconds))
        self.messages.append(message)
        if message["type"] == "welcome":
            self.seat = message["seat"]
        if message["type"] == "seated":
            self.seat, self.token = message["seat"], self.secret
        self.number = message.get("number", self.number)
        self.now = message.get("now", self.now) or self.now
        self.table = message.get("table") or self.table
        return message

    def until(self, wanted: Callable[[Message], bool], seconds: float = PATIENCE) -> Message:
        """The next message that is wanted; those before it are kept too."""
        while not wanted(message := self.receive(seconds)):
            pass
        return message

    def answer(self, name: str) -> Message:
        """The answer to a command."""
        return self.until(lambda message: message.get("id") == name)

    def kind(self, kind: str) -> Message:
        """The next message of a kind."""
        return self.until(lambda message: message["type"] == kind)

    def event(self, what: str) -> Message:
        """The next event of a kind."""
        return self.until(lambda message: message.get("event", {}).get("what") == what)

    @property
    def legal(self) -> list[str]:
        """What may be done now."""
        return self.now.get("legal", []) if self.now else []

    @property
    def over(self) -> bool:
        """Whether the last game is over."""
        return bool(self.table.get("ended"))

    @property
    def between_rounds(self) -> bool:
        """Whether a round is over."""
        return bool(self.now) and self.now is not None and self.now["view"]["phase"] == "round_over"


def play_on(clients: list[Client], choose: Callable[[list[str]], str], most: int = 2000) -> None:
    """Let clients, one for each person, play until the game is over; each message is awaited by all of them."""
    for _ in range(most):
        first = clients[0]
        if first.over:
            return
        if first.between_rounds:
            for client in clients:
                client.ask("ready")
            for client in clients:
                client.event("dealt")
            continue
        actor = next((client for client in clients if client.legal), None)
        if actor:
            actor.act(choose(actor.legal))
        for client in clients:
            client.until(lambda message: message["type"] == "happened" and "now" in message)
    raise AssertionError("the game did not end")
