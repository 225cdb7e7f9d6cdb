"""Puzzles in the browser: the one of the day, and a stream by theme."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.process import Server
from tests.web.browser import GAMES, PATIENCE, Visits

expect.set_options(timeout=PATIENCE)

every_game = pytest.mark.parametrize("game", GAMES)


def choice(page: Page, server: Server, which: str, best: bool) -> Locator:
    """The button of the best action of a puzzle, or of another one. The choices are sorted by their actions."""
    found = httpx.get(f"http://{server.address}/api/puzzles/{which}").json()
    actions = sorted(option["action"] for option in found["options"])
    place = actions.index(found["answer"])
    return page.locator("aside ol button").nth(place if best else (place + 1) % len(actions))


def test_the_answer_is_explained_by_comparison_with_the_last_try(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    game = GAMES[0]
    found = httpx.get(f"http://{server.address}/api/puzzles/{game}/1").json()
    for option in found["options"][1:]:
        option["reasons"] = [{"message": "reason-wins-game", "values": {"share": 31, "instead": 12}}]
    page.route("**/today?*", lambda route: route.fulfill(json=found))
    page.goto(f"/#/puzzles/{game}/today")
    wrong = choice(page, server, f"{game}/1", best=False)
    tried = wrong.inner_text()
    wrong.click()
    told = page.locator(".told")
    expect(told.get_by_role("listitem")).to_have_count(0)
    page.get_by_role("button", name="Show answer").click()
    expect(told.locator(".compared")).to_have_text(re.compile(re.escape(tried), re.IGNORECASE))
    expect(told.get_by_role("listitem")).to_have_text("Wins the game in this round 31% of the time instead of 12%.")


@every_game
def test_the_puzzle_of_the_day_is_solved_and_counted(server: Server, visits: Visits, game: str) -> None:
    page = visits.window(server.address)
    page.goto(f"/#/puzzles/{game}")
    page.get_by_role("link", name="Puzzle of the day").click()
    choice(page, server, f"{game}/today?date={datetime.now(UTC).date()}", best=True).click()
    expect(page.get_by_role("heading", name="Well seen!")).to_be_visible()
    page.get_by_role("link", name="More puzzles").click()
    expect(page.get_by_text("Solved! A new one comes tomorrow.")).to_be_visible()
    expect(page.get_by_text("1 day in a row")).to_be_visible()


@every_game
def test_puzzles_follow_each_other(server: Server, visits: Visits, game: str) -> None:
    page = visits.window(server.address)
    page.goto("/")
    page.get_by_role("link", name="Puzzles").click()
    page.goto(f"/#/puzzles/{game}")
    page.get_by_role("link", name="All themes").click()
    title = page.locator("h1")
    expect(title).to_contain_text(re.compile(r"^Puzzle \d"))
    first = re.findall(r"\d+", title.inner_text())[0]
    choice(page, server, f"{game}/{first}", best=False).click()
    expect(page.get_by_role("heading", name="There’s a better choice")).to_be_visible()
    page.get_by_role("button", name="Show answer").click()
    page.get_by_role("button", name="Next puzzle").click()
    expect(title).not_to_contain_text(re.compile(rf"^Puzzle {first}\b"))
    page.locator("header a").first.click()
    expect(page.get_by_role("heading", name="By theme")).to_be_visible()
