"""Something to look at on every page."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.client import Client, open_table
from tests.web.browser import GAMES
from tests.web.players import finished


class Tables:
    """What there is to look at: a game of each kind that is over, one that runs, and a table that waits."""

    def __init__(self, address: str) -> None:
        self.over = {game: finished(address, game) for game in GAMES}
        self.waiting = open_table(address, players=3, bots=["", "", "casual"])
        self.running = {}
        for game in GAMES:
            opened = self.running[game] = open_table(address, game, bots=["", "novice"])
            with Client(address, opened["table"], opened["token"]) as person:
                person.kind("welcome")
                person.ask("ready")
                person.event("dealt")

    @property
    def seats(self) -> dict[str, Any]:
        """The seats of the person who looks at all of it."""
        opened = [self.waiting, *self.running.values(), *self.over.values()]
        return {each["table"]: {"token": each["token"], "seat": each["seat"]} for each in opened}

    @property
    def games(self) -> list[dict[str, Any]]:
        """The finished games, as a browser keeps them."""
        common = {
            "number": 1,
            "at": 1_700_000_000_000,
            "names": ["Ada", "casual"],
            "scores": [9, 4],
            "winners": [0],
            "seat": 0,
        }
        return [{**common, "table": opened["table"], "game": game} for game, opened in self.over.items()]

    @property
    def paths(self) -> dict[str, str]:
        """Where each page is."""
        return {
            "start": "",
            "games": "games",
            "learn": "learn",
            **{f"learn {game}": f"learn/{game}" for game in GAMES},
            **{f"rules {game}": f"rules/{game}" for game in GAMES},
            **{f"puzzles {game}": f"puzzles/{game}" for game in GAMES},
            "score": "score",
            **{f"score {game}": f"score/{game}" for game in GAMES},
            "waiting": f"table/{self.waiting['table']}",
            **{f"table {game}": f"table/{opened['table']}" for game, opened in self.running.items()},
            **{f"replay {game}": f"replay/{opened['table']}/1/0/5" for game, opened in self.over.items()},
            **{f"review {game}": f"replay/{opened['table']}/1/0/5/review" for game, opened in self.over.items()},
            "mistakes": "mistakes",
        }


GO = """
path => {
  location.hash = `/${path}`;
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
"""


def visit(page: Page, path: str) -> None:
    """Go to a page, and wait until it is there."""
    page.evaluate(GO, path)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    expect(page.locator("main").first).to_be_visible()


def tap(page: Page, *cards: str) -> None:
    """Tap cards of the box on a score sheet."""
    box = page.get_by_role("group", name="All the cards")
    for card in cards:
        name = re.escape(card).replace("/", r"\/")
        box.get_by_role("button", name=re.compile(f"^{name}")).click()
