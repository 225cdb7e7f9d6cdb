"""Looking back at games with the expansions of Sea Salt & Paper."""

from __future__ import annotations

import random
from typing import Any

import httpx
from playwright.sync_api import expect

from saltmochi.games import game as find_game
from saltmochi.table.game_record import parse_record
from tests.server.client import Client, open_table, play_on
from tests.server.process import Server
from tests.web.browser import PATIENCE, Visits
from tests.web.test_pages import IDS
from tests.web.test_review import reviewed, summary

expect.set_options(timeout=PATIENCE)

BOTH = {"expansions": ["extra-salt", "extra-pepper"]}


def finished_with(server: Server, seed: int) -> dict[str, Any]:
    """A finished game with both expansions, in which pairs are laid whenever that is possible."""
    opened = open_table(server.address, players=3, bots=["", "novice", "novice"], target=12, variant=BOTH)
    choice = random.Random(seed).choice
    with Client(server.address, opened["table"], opened["token"]) as ada:
        ada.kind("welcome")
        ada.ask("ready")
        play_on([ada], lambda legal: choice([each for each in legal if each.startswith("lay")] or legal))
    return opened


def test_a_replay_tells_and_shows_the_events(server: Server, visits: Visits) -> None:
    opened = finished_with(server, seed=1)
    record = parse_record(
        httpx.get(f"http://{server.address}/api/tables/{opened['table']}/games/1/record").text, find_game
    )
    events = [text.split()[1] for text in map(record.game.text_of, record.actions) if text.startswith("event ")]
    page = visits.window(server.address)
    page.goto(f"/#/replay/{opened['table']}/1/open/0")
    where = page.locator(".where")
    expect(where).to_contain_text("step 1 of")
    count = int(where.inner_text().split()[-1])
    told = []
    for step_number in range(1, count + 1):
        expect(where).to_contain_text(f"step {step_number} of")
        told.append(page.locator(".sentences").inner_text())
        if "This round’s event is" in told[-1]:
            name = told[-1].split("event is “")[1].split("”")[0]
            expect(page.locator(".events")).to_contain_text(name)
        page.keyboard.press("ArrowRight")
    assert sum(text.count("This round’s event is") for text in told) == len(events) > 0
    text = "\n".join(told)
    assert not IDS.findall(text), IDS.findall(text)


def test_the_list_of_finished_games_names_the_expansions(server: Server, visits: Visits) -> None:
    kept = {"table": "gone", "number": 1, "game": "sea-salt-paper", "at": 1_700_000_000_000, "seat": 0}
    game = {**kept, "names": ["Ada", "casual"], "scores": [41, 4], "winners": [0], "variant": BOTH}
    page = visits.window(server.address, games=[game, {**game, "number": 2, "variant": {}}])
    page.goto("/#/games")
    expect(page.get_by_text("with Extra Salt and Extra Pepper")).to_have_count(1)


def test_a_mistake_is_asked_with_the_reference_card_of_the_expansions(server: Server, visits: Visits) -> None:
    opened = finished_with(server, seed=1)
    table = opened["table"]
    page = visits.window(server.address, seats={table: {"token": opened["token"], "seat": 0}})
    page.goto(f"/#/replay/{table}/1/0/0/review")
    reviewed(page)
    decision = next(each["number"] for each in summary(server, table)["decisions"] if each["seat"] == 1)
    question = {"table": table, "game": 1, "decision": decision, "seat": 0, "due": 1, "box": 0}
    page.evaluate("each => localStorage['saltmochi.mistakes'] = JSON.stringify([each])", question)
    page.goto("/#/mistakes")
    page.locator(".question main").wait_for()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]").get_by_text("The Treasure Chest", exact=True)).to_be_visible()
