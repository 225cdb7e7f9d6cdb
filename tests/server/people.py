"""People at a table: they sit down, hear each other, and take turns."""

from __future__ import annotations

from typing import Any

from tests.server.client import Client, Message, open_table
from tests.server.process import Server


class Ear:
    """Somebody who is connected without a network."""

    def __init__(self) -> None:
        self.seat = -1
        self.address = "127.0.0.1"
        self.host = ""
        self.heard: list[bytes] = []

    def tell(self, message: bytes) -> None:
        """Hear something."""
        self.heard.append(message)

    def dismiss(self, why: str) -> None:
        """Hear why the connection ends."""
        self.heard.append(why.encode())


def two_people(
    server: Server, name: str = "sea-salt-paper", *, second: Server | None = None, language: str = "en", **options: Any
) -> tuple[Client, Client]:
    """Ada and Bob, who have begun a game; Bob may have come to a second server."""
    table = open_table(server.address, name, **options)
    ada = Client(server.address, table["table"], table["token"], language=language)
    bob = Client((second or server).address, table["table"], language=language)
    bob.ask("sit", seat=1, name="Bob")
    bob.kind("seated")
    deal([ada, bob])
    return ada, bob


def deal(clients: list[Client]) -> list[Message]:
    """All are ready, and a round begins; what each is told."""
    for client in clients:
        client.ask("ready")
    return [client.event("dealt") for client in clients]


def level(clients: list[Client]) -> None:
    """Let all clients hear what one of them has heard."""
    latest = max(client.number for client in clients)
    for client in clients:
        while client.number < latest:
            client.receive()


def whose_turn(clients: list[Client]) -> Client:
    """Wait until one of these clients may act; rounds that end are followed by others."""
    while True:
        level(clients)
        assert not clients[0].over
        if clients[0].between_rounds:
            deal(clients)
            continue
        for client in clients:
            if client.legal:
                return client
        clients[0].receive()
