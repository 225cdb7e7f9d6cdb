"""A table without a server: the page gets the messages that a test writes, so that a test can have any cards it needs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.server.process import Server
from tests.web.browser import Visits

Message = dict[str, Any]

# What a table shows if a test says nothing else.
SEA: Message = {
    "game": "sea-salt-paper",
    "phase": "take",
    "round": 1,
    "turn": 0,
    "starter": 0,
    "scores": [0, 0, 0],
    "caller": None,
    "looking": None,
    "victim": None,
    "deck": 30,
    "piles": [{"height": 2, "top": "crab/yellow"}, {"height": 1, "top": "shell/green"}],
    "hand_sizes": [3, 4, 2],
    "hands": [["fish/black", "octopus/purple", "shark/pink"], None, None],
    "laid": [[], [], []],
    "drawn": [],
    "looked": [],
}
# What the expansions add to it.
EXPANDED: Message = {
    "event": "kraken",
    "held": [None, None, None],
    "offered": None,
    "event_deck": 9,
    "discarded": [],
    "stung": [],
    "sheltered": [],
    "groups": [[], [], []],
    "deck_look": 0,
    "shell": None,
    "deck_cards": [],
    "given": None,
    "visited": None,
}
MOCHI: Message = {
    "game": "happy-mochi",
    "phase": "turn",
    "round": 1,
    "turn": 0,
    "starter": 0,
    "scores": [0, 0, 0],
    "acting": 0,
    "value": "plus",
    "deck": 40,
    "piles": [["1/lemon", "2/soda"], ["3/grape", "4/peach"]],
    "pending": ["none", "none"],
    "hands": [["5/matcha", "6/lemon", "1/grape", "0/soda"], ["?"] * 5, ["?"] * 6],
    "kept": [[], [], []],
    "held": [None, None, None],
    "chosen": [None, None, None],
}


def step(by: int, action: str, *cards: str, note: str = "") -> Message:
    """An action as one seat sees it."""
    return {"by": by, "action": action, **({"cards": cards} if cards else {}), **({"note": note} if note else {})}


def acted(seat: int, *steps: Message) -> Message:
    """What a player did, and then the dealer."""
    return {"what": "acted", "seat": seat, "steps": steps}


class StagedTable:
    """A table with one person and bots. Whatever the person does is answered as the test says."""

    def __init__(self, page: Page, view: Mapping[str, Any], *legal: str, edition: str = "online") -> None:
        self.page = page
        self.edition = edition
        self.view = dict(view)
        self.number = 1
        self.legal = list(legal)
        self.asked: list[str] = []
        self.answers: dict[str, tuple[Message, Message, tuple[str, ...]]] = {}
        self.hint: Message = {}
        self.socket: WebSocketRoute | None = None
        page.route_web_socket("**/api/socket*", self.connected)
        page.goto("/#/table/staged")
        page.locator("[data-place^='hand']").first.wait_for()
        page.wait_for_function("() => !document.getAnimations().some((each) => each instanceof CSSTransition)")

    def connected(self, socket: WebSocketRoute) -> None:
        """Welcome the page."""
        self.socket = socket
        socket.on_message(lambda text: self.heard(json.loads(text)))

    def heard(self, message: Message) -> None:
        """Answer what the page asks for."""
        if message["type"] == "hello":
            self.send(self.welcome())
        elif message["type"] == "hint":
            self.send({"type": "hinted", "id": message["id"], **self.hint})
        elif message["type"] == "act":
            self.asked.append(message["action"])
            if message["action"] in self.answers:
                event, changes, legal = self.answers[message["action"]]
                self.happen(event, changes, *legal, answer=message["id"])

    def answer(self, action: str, event: Message, changes: Message, *legal: str) -> None:
        """Say what follows when the person does something."""
        self.answers[action] = (event, changes, legal)

    def happen(self, event: Message, changes: Message, *legal: str, answer: str = "") -> None:
        """Let something happen that changes the table."""
        self.number += 1
        self.view |= changes
        self.legal = list(legal)
        self.send({"type": "happened", "number": self.number, "at": 0, "event": event, "id": answer, "now": self.now()})

    def send(self, message: Message) -> None:
        """Send a message to the page."""
        assert self.socket
        self.socket.send(json.dumps(message))

    def now(self) -> Message:
        """How the game stands."""
        return {"view": self.view, "actor": self.view["turn"], "legal": self.legal}

    def welcome(self) -> Message:
        """The first message of a server."""
        players = len(self.view["scores"])
        seats = [{"name": "Ada"}, *[{"level": "casual"}] * (players - 1)]
        options = {"game": self.view["game"], "edition": self.edition, "players": players, "target": 30}
        if self.view.get("expanded"):
            options["variant"] = {"expansions": ["extra-salt", "extra-pepper"]}
        table = {"id": "staged", "code": "ABCD", "options": options, "seats": seats, "players": seats}
        return {
            "type": "welcome",
            "version": 2,
            "number": self.number,
            "seat": 0,
            "table": {**table, "game": 1, "playing": True},
            "events": [],
            "here": [True] * players,
            "watchers": 0,
            "clock": 0,
            "now": self.now(),
        }


def stage(
    server: Server, visits: Visits, view: Mapping[str, Any], *legal: str, edition: str = "online", **options: Any
) -> StagedTable:
    """Seat a person at a staged table."""
    kept = {"staged": {"token": "secret", "seat": 0}}
    return StagedTable(visits.window(server.address, seats=kept, **options), view, *legal, edition=edition)
