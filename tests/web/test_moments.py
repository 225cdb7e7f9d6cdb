"""The decisive moments: the bet, what a call would bring, a Happy Mochi, the end of a round."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import open_table
from tests.server.process import Server
from tests.web.browser import PATIENCE, Visits
from tests.web.players import NEXT, click, play
from tests.web.staged import MOCHI, SEA, acted, stage, step

expect.set_options(timeout=PATIENCE)

CALLS = ".buttons .button:not(.main)[data-choice]:not(:disabled)"


def two_people(server: Server, visits: Visits) -> tuple[Page, Page]:
    """Ada and Bea at a table that has been dealt."""
    opened = open_table(server.address, edition="french")
    ada = visits.seat(server.address, opened)
    bea = visits.window(server.address, settings={"name": "Bea"})
    bea.goto(f"/#/table/{opened['table']}")
    bea.locator(".seats .button.main, .button.main").first.click()
    for page in (ada, bea):
        page.locator(".panel .button.main:not(:disabled)").last.click()
    expect(bea.locator(".rivals article")).to_have_count(1)
    return ada, bea


def play_until_a_call(pages: tuple[Page, Page], most: int = 200) -> tuple[Page, Page]:
    """Let both play until one can call; who can, and the other."""
    for _ in range(most):
        for page, other in (pages, pages[::-1]):
            if page.locator(CALLS).count() == 2:
                return page, other
            found = page.evaluate(NEXT)
            if found:
                click(page, found)
            page.wait_for_timeout(30)
    raise AssertionError("nobody could call")


def number(page: Page | Locator, where: str) -> int:
    """The number that stands there."""
    found = re.search(r"\d+", page.locator(where).first.inner_text())
    assert found
    return int(found[0])


def test_a_bet_is_shown_with_its_numbers_to_everybody(server: Server, visits: Visits) -> None:
    caller, other = play_until_a_call(two_people(server, visits))
    points = number(caller, ".points .now")
    caller.locator(CALLS).last.click()
    # The question shows what the call would bring.
    dialog = caller.locator("dialog[open]")
    expect(dialog.locator("h2")).to_have_text("DERNIÈRE CHANCE")
    won, lost = (number(dialog, f"li.{kind} b") for kind in ("good", "bad"))
    assert won == points + lost
    expect(dialog.locator("li.good")).to_contain_text(f"Nobody beats {points}: you get {points} + {lost}")
    expect(dialog.locator("li.bad")).to_contain_text(f"Somebody does: you get {lost}")
    dialog.locator(".button.main").click()
    # Both see the bet across the table, each in their own words.
    expect(caller.locator(".bet.own")).to_contain_text(f"You bet that nobody beats {points}.")
    expect(caller.locator(".bet.own")).to_contain_text("One player still has a final turn.")
    expect(other.locator(".bet")).to_contain_text(f"bets that nobody beats {points}.")
    expect(other.locator(".bet")).to_contain_text(f"need {points + 1}")
    expect(other.locator(".moment b")).to_have_text("DERNIÈRE CHANCE")
    # The caller's cards lie open, with what they are worth; the final turn is marked as such.
    expect(other.locator(".rival .open")).to_contain_text(str(points))
    expect(other.locator(".bar.final .chip")).to_have_text("Final turn")
    expect(caller.locator(".bar.final")).to_have_count(0)
    for page in (caller, other):
        box = page.locator(".bet").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= page.viewport_size["width"]  # type: ignore[index]


def test_before_stop_the_points_are_shown(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, bots=["", "novice"], edition="italian", target=60)
    page = visits.seat(server.address, opened)
    play(page, until=lambda found: not found["dialog"] and page.locator(CALLS).count() == 2)
    points = number(page, ".points .now")
    page.locator(CALLS).first.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("h2")).to_have_text("ALT")
    expect(dialog.locator("li.good")).to_contain_text(f"you get {points} points")
    dialog.locator(".button:not(.main)").last.click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".bet")).to_have_count(0)


def test_happy_mochi_says_who_won_the_round_before_it_asks_what_to_keep(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, "happy-mochi", bots=["", "casual", "casual"], players=3, target=60)
    page = visits.seat(server.address, opened)
    # Every Happy Mochi is announced with a sentence.
    page.evaluate(
        """() => {
          window.moments = [];
          new MutationObserver(() => {
            const shown = document.querySelector(".moment")?.innerText;
            if (shown && window.moments.at(-1) !== shown) window.moments.push(shown);
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    play(
        page, until=lambda _: page.locator("[data-choice^='keep ']").count() > 0 and page.locator(".ended").count() > 0
    )
    expect(page.locator(".ended")).to_contain_text(re.compile("wins the round with an empty hand"))
    expect(page.locator(".prompt")).to_contain_text("Keep one card")
    log = page.locator("aside .side ol").inner_text()
    moments = page.evaluate("window.moments")
    assert len(moments) == log.count("made a Happy Mochi")
    assert all(re.match(r"Happy Mochi!\s+.* made a Happy Mochi with the ", moment) for moment in moments)


def test_a_won_bet_is_a_moment(server: Server, visits: Visits) -> None:
    table = stage(server, visits, SEA | {"caller": 0, "turn": 1}, calm=False)
    parts = {"duos": 1, "collectors": 7, "multipliers": 0, "mermaids": 0, "colour_bonus": 3}
    result = {
        "ending": "last_chance_won",
        "caller": 0,
        "parts": [parts] * 3,
        "cards_paid": [True, False, False],
        "bonus_paid": [True] * 3,
        "gains": [11, 3, 3],
    }
    table.happen(
        acted(2, step(2, "end")),
        {"phase": "round_over", "turn": 2, "result": result, "hands": [["crab/pink"]] * 3, "scores": [26, 9, 3]},
    )
    expect(table.page.locator("dialog[open] .how.won")).to_contain_text("You won your bet!")
    expect(table.page.locator("dialog[open] .air")).to_have_count(1)
    # The figures of all players stand below each other.
    for figures in table.page.locator("dialog[open] .gain").all(), table.page.locator("dialog[open] .sum").all():
        boxes = [figure.bounding_box() for figure in figures]
        assert len({round(box["x"] + box["width"]) for box in boxes if box}) == 1
    # What won and what comes next are both in view on small phones, also on one held sideways.
    for width, height in ((844, 390), (360, 640)):
        table.page.set_viewport_size({"width": width, "height": height})
        expect(table.page.locator("dialog[open] h2")).to_be_in_viewport(ratio=1)
        expect(table.page.get_by_role("button", name="Next round")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("calm", [False, True])
def test_a_moment_passes(server: Server, visits: Visits, calm: bool) -> None:
    table = stage(server, visits, SEA | {"turn": 1}, calm=calm, settings={"speed": 2})
    table.happen(acted(1, step(1, "last_chance")), {"caller": 1, "turn": 2})
    expect(table.page.locator(".moment")).to_be_visible()
    expect(table.page.locator(".moment")).to_have_count(0)


def test_a_stop_is_not_shown_as_a_bet(server: Server, visits: Visits) -> None:
    table = stage(server, visits, SEA | {"turn": 1})
    result = {
        "ending": "stop",
        "caller": 1,
        "parts": [None] * 3,
        "cards_paid": [],
        "bonus_paid": [],
        "gains": [0, 7, 0],
    }
    table.happen(acted(1, step(1, "stop")), {"phase": "round_over", "caller": 1, "result": result})
    expect(table.page.locator(".rival .called")).to_have_text("STOP")


def test_where_only_two_equal_numbers_fit_it_says_so(server: Server, visits: Visits) -> None:
    table = stage(server, visits, MOCHI | {"value": "minus", "piles": [["0/soda"], ["0/lemon"]]}, "draw deck")
    expect(table.page.locator(".wanted")).to_have_text("Only two equal numbers fit")
