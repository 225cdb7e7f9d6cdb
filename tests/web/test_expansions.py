"""Tables with the expansions of Sea Salt & Paper."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.client import open_table
from tests.server.process import Server
from tests.web.browser import PATIENCE, Visits
from tests.web.players import play

expect.set_options(timeout=PATIENCE)

BOTH = {"expansions": ["extra-salt", "extra-pepper"]}


def test_a_whole_game_with_both_expansions_on_a_phone(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, players=3, bots=["", "novice", "novice"], target=10, variant=BOTH)
    page = visits.seat(server.address, opened, phone=True)
    done = play(page)
    assert len(done) > 10
    expect(page.locator("dialog[open] .winner")).to_be_visible()
