"""A card explains itself, and nothing else happens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import open_table
from tests.server.process import Server
from tests.web.browser import GAMES, PATIENCE, Visits
from tests.web.players import click, find
from tests.web.test_access import serious

every_game = pytest.mark.parametrize("game", GAMES)
expect.set_options(timeout=PATIENCE)

# A card in the middle of the table, where something can be done with it.
CHOICE = (
    "() => [...document.querySelectorAll('[data-choice]')].findIndex((each) => each.querySelector('svg[data-card]'))"
)
CARD = ".middle svg[data-card], [data-place^='hand'] svg[data-card]"


def at_table(server: Server, visits: Visits, game: str, **options: bool) -> Page:
    """A game that has just begun."""
    opened = open_table(server.address, game, bots=["", "casual"], target=200)
    page = visits.seat(server.address, opened, **options)
    find(page)
    return page


def touch(page: Page, x: float, y: float, milliseconds: int) -> None:
    """A finger rests on the screen for a while."""
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(milliseconds)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@every_game
def test_a_right_click_explains_a_card_and_escape_or_a_click_ends_it(server: Server, visits: Visits, game: str) -> None:
    page = at_table(server, visits, game)
    told = page.locator("aside .side ol li").all_inner_texts()
    bubble = page.locator(".explain:popover-open")
    card = page.locator(CARD).first
    box = card.bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*middle, button="right")
    expect(bubble).to_contain_text(re.compile("point|score" if game == "sea-salt-paper" else "costs"))
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    page.mouse.click(*middle, button="right")
    expect(bubble).to_have_count(1)
    page.locator("header .what").click()
    expect(bubble).to_have_count(0)
    assert page.locator("aside .side ol li").all_inner_texts() == told


@every_game
def test_a_long_press_explains_a_card_and_a_tap_acts(server: Server, visits: Visits, game: str) -> None:
    page = at_table(server, visits, game, phone=True)
    choices = page.locator("[data-choice]").count()
    card = page.locator(CARD).first.bounding_box()
    assert card
    touch(page, card["x"] + card["width"] / 2, card["y"] + card["height"] / 2, 800)
    expect(page.locator(".explain:popover-open")).to_have_count(1)
    expect(page.locator("[data-choice]")).to_have_count(choices)
    # A tap goes on with the game, and closes it.
    found = find(page)
    page.touchscreen.tap(found["x"], found["y"])
    expect(page.locator(".explain:popover-open")).to_have_count(0)
    expect(page.locator(".notice.bad")).to_have_count(0)


def test_a_question_mark_explains_the_card_in_focus_and_then_the_game(server: Server, visits: Visits) -> None:
    page = at_table(server, visits, "sea-salt-paper")
    # A pile may be taken from: its card is in focus.
    for _ in range(20):
        place = page.evaluate(CHOICE)
        if place >= 0:
            break
        click(page, find(page))
        find(page)
    page.locator("[data-choice]").nth(place).focus()
    page.keyboard.press("?")
    expect(page.locator(".explain:popover-open")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]").get_by_role("heading", name="The game at a glance")).to_be_visible()
    expect(page.locator("dialog[open]")).to_contain_text("Every card explains itself")


@every_game
def test_keys_go_from_card_to_card_also_where_nothing_can_be_done(server: Server, visits: Visits, game: str) -> None:
    page = at_table(server, visits, game)
    held = page.locator("[data-place^='hand'] svg[data-card]")
    while held.count() == 0:
        click(page, find(page))
        find(page)
    bubble = page.locator(".explain:popover-open")
    count = page.locator("svg[data-card]:visible").count()
    told = []
    page.keyboard.press("e")
    for _ in range(count):
        expect(bubble).to_be_visible()
        told.append(bubble.locator("svg").get_attribute("data-card"))
        page.keyboard.press("ArrowRight")
    assert told[0] in [each.get_attribute("data-card") for each in held.all()]
    # Once round all of them, and back.
    assert bubble.locator("svg").get_attribute("data-card") == told[0]
    page.keyboard.press("ArrowLeft")
    assert bubble.locator("svg").get_attribute("data-card") == told[-1]
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_letter_in_a_list_of_choices_is_no_question(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    expect(page.locator("svg[data-card]").first).to_be_visible()
    page.locator("#app > header button").click()
    page.locator("dialog[open] select").first.focus()
    page.keyboard.press("e")
    expect(page.locator(".explain:popover-open")).to_have_count(0)
