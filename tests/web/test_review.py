"""Finished games are reviewed in the browser, and costly decisions become questions."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.process import Server
from tests.web.browser import GAMES, PATIENCE, Visits
from tests.web.tables import Tables
from tests.web.test_access import serious

expect.set_options(timeout=PATIENCE)

every_game = pytest.mark.parametrize("game", GAMES)


# The first review of a machine waits until what judges decisions is compiled.
FIRST_REVIEW = 150_000


def reviewed(page: Page) -> None:
    """Wait until the review on a page is there."""
    expect(page.get_by_role("group", name="Chances of winning")).to_be_visible(timeout=FIRST_REVIEW)


def summary(server: Server, table: str) -> dict[str, Any]:
    """Return a review that is there already."""
    answer = httpx.get(f"http://{server.address}/api/tables/{table}/games/1/review")
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def percent(chance: float) -> str:
    """Return a chance as the page writes it: halves are rounded up."""
    return f"{int(100 * chance + 0.5)}%"


def number(text: str) -> int:
    """Return a number as the page writes it: `+12`, `−8`, `50%`."""
    return int(text.replace("−", "-").rstrip("%"))


@every_game
def test_a_review_adds_up_and_leads_into_the_replay(server: Server, visits: Visits, tables: Tables, game: str) -> None:
    visits.expect("ERR_FAILED")
    page = visits.window(server.address, games=tables.games)
    table = tables.over[game]["table"]
    # Without a connection the page says so, and goes on by itself.
    page.route("**/review", lambda route: route.abort())
    page.goto("/#/games")
    page.locator(f"a[href*='{table}'][href$='review']").click()
    expect(page.get_by_role("status")).to_contain_text("No connection")
    page.unroute("**/review")
    reviewed(page)
    for card in page.locator("section:has(> .who)").all():
        *parts, result = [number(text) for text in card.locator("dd:not(.track)").all_inner_texts()]
        assert sum(parts) == result
    # The costliest decision is shown as its seat saw it, and the best action is named, never in notation.
    worst = max(
        (each for each in summary(server, table)["decisions"] if each["seat"] == 1), key=lambda each: each["loss"]
    )
    page.locator("section:has(> h3)", has_text="Costliest decisions").get_by_role("button").first.click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("Your decision")
    expect(verdict.locator(".better .value")).to_have_text(percent(worst["best_value"]))
    assert not re.search(r"/|_", verdict.inner_text())
    # A mark on the curve is reached with the keyboard too, and the address leads back to it.
    mark = page.locator("g[role=button].ranked.decision").last
    mark.focus()
    page.keyboard.press("Enter")
    expect(verdict).to_be_visible()
    address, shown = page.url, verdict.inner_text()
    page.reload()
    reviewed(page)
    assert page.url == address
    expect(verdict).to_have_text(shown, use_inner_text=True)
    # Those who do not see the picture get a table.
    assert serious(page) == []
    assert page.locator("table caption", has_text="Chances of winning after each round").count() == 1


def test_the_end_of_a_game_leads_to_its_review_which_can_be_printed(
    server: Server, visits: Visits, tables: Tables
) -> None:
    page = visits.window(server.address, seats=tables.seats, phone=True, dark=True)
    page.goto(f"/#/table/{tables.over[GAMES[0]]['table']}")
    page.get_by_role("link", name="Review this game").click()
    reviewed(page)
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_text("What made the result")).to_be_visible()
    # Paper cannot be tapped, so the reasons are printed.
    expect(page.locator("li .printed").first).to_be_visible()
    expect(page.locator(".controls")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


def test_the_best_action_is_lit_on_the_table(server: Server, visits: Visits, tables: Tables) -> None:
    game = GAMES[0]
    table = tables.over[game]["table"]
    page = visits.window(server.address, seats=tables.seats, phone=True)
    page.goto(f"/#/replay/{table}/1/0/0/review")
    reviewed(page)
    places = [
        each["number"] for each in summary(server, table)["decisions"] if each["best"].startswith(("draw", "take"))
    ]
    frames = httpx.get(f"http://{server.address}/api/tables/{table}/games/1/replay?seat=0").json()["frames"]
    # A moment begins with what a player does.
    moment = sum(frame["step"]["by"] >= 0 for frame in frames[1 : places[0]])
    page.goto(f"/#/replay/{table}/1/0/{moment}/review")
    page.get_by_role("button", name="Table").click()
    expect(page.locator(".middle .lit")).to_be_visible()


def choose(page: Page, text: str) -> None:
    """Choose an action from the list beside the table."""
    page.locator("aside ol button", has_text=text).first.click()


def test_a_missed_question_comes_again(server: Server, visits: Visits, tables: Tables) -> None:
    game = GAMES[0]
    table = tables.over[game]["table"]
    page = visits.window(server.address, seats=tables.seats, games=tables.games)
    page.goto(f"/#/replay/{table}/1/0/0/review")
    reviewed(page)
    costly = [each for each in summary(server, table)["decisions"] if each["seat"] == 1 and each["loss"] >= 0.05]
    assert costly
    page.get_by_role("link", name=re.compile("^Learn from")).click()
    expect(page.locator("h1")).to_contain_text(f"Decision 1 of {len(costly)}")
    options = costly[0]["options"]
    buttons = page.locator("aside ol button")
    expect(buttons).to_have_count(len(options))
    assert serious(page) == []
    # Two hints lead towards the answer.
    page.keyboard.press("h")
    expect(page.locator(".clue")).to_have_count(1)
    page.keyboard.press("h")
    expect(page.locator(".clue")).to_have_count(2)
    # The list does not tell which is best: it is in the order of the notation.
    ordered = sorted(each["action"] for each in options)
    buttons.nth(ordered.index(costly[0]["action"])).click()
    expect(page.locator(".told")).to_contain_text("There’s a better choice")
    page.get_by_role("button", name="Try again").click()
    buttons.nth(ordered.index(costly[0]["best"])).click()
    expect(page.locator(".told")).to_contain_text("Well seen!")
    expect(page.locator(".told")).to_contain_text(percent(costly[0]["best_value"]))
    expect(page.locator(".told")).to_contain_text("Comes again in 10 minutes.")
    kept = json.loads(page.evaluate("localStorage['saltmochi.mistakes']"))
    missed = next(each for each in kept if each["decision"] == costly[0]["number"])
    assert missed["box"] == 1
    assert 590_000 < missed["due"] - page.evaluate("Date.now()") <= 600_000
    # The rest are still to be asked, from My games too.
    page.goto("/#/games")
    waiting = len(costly) - 1
    expect(page.locator("a.learn")).to_contain_text(f"{waiting} decision" if waiting else "Nothing to repeat")


def test_a_question_is_answered_on_the_table(server: Server, visits: Visits, tables: Tables) -> None:
    table = tables.over[GAMES[0]]["table"]
    httpx.post(f"http://{server.address}/api/tables/{table}/games/1/review")
    page = visits.window(server.address, seats=tables.seats, games=tables.games, phone=True)
    page.goto(f"/#/replay/{table}/1/0/0/review")
    reviewed(page)
    decisions = [each for each in summary(server, table)["decisions"] if each["seat"] == 1]
    wanted = next(
        each
        for each in decisions
        if each["best"] == "draw" and each["options"][1]["value"] < each["best_value"] - 0.001
    )
    question = {"table": table, "game": 1, "decision": wanted["number"], "seat": 0, "due": 1, "box": 0}
    page.evaluate("each => localStorage['saltmochi.mistakes'] = JSON.stringify([each])", question)
    page.goto("/#/mistakes")
    deck = page.locator("[data-place=deck]")
    deck.click()
    expect(page.locator(".told")).to_contain_text("Well seen!")
    page.get_by_role("button", name="Finish").click()
    expect(page.locator("h2")).to_have_text("1 of 1 solved at once")
