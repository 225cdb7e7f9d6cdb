"""Whole games with the keyboard alone: no mouse is moved in this file."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.process import Server
from tests.web.browser import GAMES, PATIENCE, Visits
from tests.web.players import find, finished, info, play, press, tab_to

expect.set_options(timeout=PATIENCE)

TARGET = "6"


def named(text: str) -> str:
    """The element in focus is called so."""
    return f"(at.ariaLabel ?? at.labels?.[0]?.textContent ?? at.textContent).trim().startsWith({text!r})"


def choose(page: Page, label: str, value: str) -> None:
    """Choose in a list with the keys."""
    tab_to(page, named(label))
    page.keyboard.press("Home")
    for _ in range(20):
        if page.evaluate("document.activeElement.value") == value:
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"{label}: there is no {value}")


def open_table_with_keys(page: Page, game: str) -> None:
    """From the start page to a table with a bot."""
    tab_to(page, named("Open a table"))
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    choose(page, "Game", game)
    tab_to(page, named("More options"))
    page.keyboard.press("Enter")
    choose(page, "Seats for bots", "1")
    choose(page, "Bot level", "novice")
    tab_to(page, named("Target points"))
    page.keyboard.type(TARGET)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_keys_alone(server: Server, visits: Visits, game: str) -> None:
    page = visits.window(server.address)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    open_table_with_keys(page, game)
    done = play(page, press)
    assert len(done) > 2
    table = info(server.address, page.url.rsplit("/", 1)[1])
    assert table["options"]["target"] == int(TARGET)
    assert max(table["ended"]["scores"]) >= int(TARGET)
    # And another one.
    tab_to(page, named("Play again"))
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert not find(page)["over"]


@pytest.mark.parametrize("game", GAMES)
def test_tab_comes_to_everything_that_can_be_done(server: Server, visits: Visits, game: str) -> None:
    page = visits.window(server.address, settings={"game": game, "level": "novice"})
    page.goto("/")
    tab_to(page, named("Play now"))
    page.keyboard.press("Enter")
    for _ in range(6):
        find(page)
        page.evaluate("document.activeElement?.blur()")
        wanted = page.locator("[data-choice]:not(:disabled)").count()
        assert wanted
        reached = set()
        for _ in range(60):
            page.keyboard.press("Tab")
            reached.add(
                page.evaluate(
                    "[...document.querySelectorAll('[data-choice]:not(:disabled)')].indexOf(document.activeElement)"
                )
            )
            if len(reached - {-1}) == wanted:
                break
        assert len(reached - {-1}) == wanted
        find(page)
        tab_to(page, "at === window.wanted")
        page.keyboard.press("Enter")


def test_arrows_go_from_choice_to_choice(server: Server, visits: Visits) -> None:
    page = visits.window(server.address, settings={"game": "happy-mochi"})
    page.goto("/")
    tab_to(page, named("Play now"))
    page.keyboard.press("Enter")
    find(page)
    count = page.locator("[data-choice]:not(:disabled)").count()
    reached = []
    for _ in range(count):
        page.keyboard.press("ArrowRight")
        reached.append(page.evaluate("document.activeElement.dataset.choice"))
    assert len(set(reached)) == count
    assert None not in reached
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.choice") == reached[0]
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.choice") == reached[-1]


def test_keys_open_the_reference_and_focus_comes_back(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    tab_to(page, named("Play now"))
    page.keyboard.press("Enter")
    find(page)
    tab_to(page, named("Settings"))
    page.keyboard.press("Enter")
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading", name="Settings")).to_be_visible()
    # In a dialog the keys of the table do nothing, and focus stays inside.
    page.keyboard.press("?")
    expect(dialog).to_have_count(1)
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "document.activeElement === document.body || Boolean(document.activeElement.closest('dialog[open]'))"
        )
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.evaluate("document.activeElement.ariaLabel") == "Settings"
    page.keyboard.press("?")
    expect(dialog.get_by_role("heading", name="The game at a glance")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert find(page)["label"]


def test_a_lesson_with_keys_alone(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/#/learn/happy-mochi")
    expect(page.locator(".words")).to_be_visible()
    for step in range(4):
        wanted = "at.classList.contains('wanted') || (at.closest('.coach') && at.classList.contains('main'))"
        said = page.locator(".words").inner_text()
        while page.locator(".words").inner_text() == said:
            tab_to(page, wanted)
            page.keyboard.press("Enter")
        assert float(page.locator("progress").get_attribute("value") or 0) == step + 1


def test_a_replay_with_keys_alone(server: Server, visits: Visits) -> None:
    opened = finished(server.address, "sea-salt-paper")
    page = visits.window(server.address)
    page.goto(f"/#/replay/{opened['table']}/1/0/0")
    where = page.locator(".where")
    expect(where).to_contain_text("step 1 of")
    count = int(where.inner_text().rsplit(" ", 1)[1])
    page.keyboard.press("ArrowRight")
    expect(where).to_contain_text("step 2 of")
    page.keyboard.press("End")
    expect(where).to_contain_text(f"step {count} of")
    page.keyboard.press("ArrowLeft")
    expect(where).to_contain_text(f"step {count - 1} of")
    page.keyboard.press("Home")
    expect(where).to_contain_text("step 1 of")
