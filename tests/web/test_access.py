"""What people with a screen reader get: axe finds nothing serious, and live regions tell what happened."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import open_table
from tests.server.process import Server
from tests.web.browser import GAMES, PATIENCE, Visits
from tests.web.characters import bots_at
from tests.web.players import click, find, log, play
from tests.web.tables import Tables, tap, visit

expect.set_options(timeout=PATIENCE)

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The policy of the page forbids foreign scripts; what the browser itself evaluates is none.
RUN = """
async (rules) => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...(rules ? { runOnly: rules } : {}) });
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id} (${help}): ${nodes.length} × ${nodes[0].html.slice(0, 220)} ${nodes[0].failureSummary.replaceAll("\\n", " ").slice(0, 300)}`);
}
"""


def serious(page: Page) -> list[str]:
    """What axe says of the page as it is now, light and dark; between the two only colours differ."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN, None)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-mode", "dark")
    found += [f"dark: {wrong}" for wrong in page.evaluate(RUN, ["color-contrast"])]
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-mode", "light")
    return found


def told(found: dict[str, list[str]]) -> str:
    """Everything that was found, to be read."""
    return "\n".join(f"{name}: {wrong}" for name, all_wrong in found.items() for wrong in all_wrong)


def test_axe_finds_what_is_wrong(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')")
    assert [wrong.split()[0] for wrong in serious(page)] == ["button-name"]


def test_axe_finds_nothing_serious_on_any_page(server: Server, visits: Visits, tables: Tables) -> None:
    page = visits.window(server.address, seats=tables.seats, games=tables.games)
    page.goto("/")
    found: dict[str, list[str]] = {}
    for name, path in tables.paths.items():
        visit(page, path)
        found[name] = serious(page)
    assert len(found) == len(tables.paths)
    assert not any(found.values()), told(found)


def test_axe_finds_nothing_serious_in_dialogs(server: Server, visits: Visits, tables: Tables) -> None:
    page = visits.window(server.address, phone=True, seats=tables.seats)
    page.goto("/")
    dialog = page.locator("dialog[open]")
    found: dict[str, list[str]] = {}

    def look(name: str, where: str) -> None:
        page.get_by_role("button", name=name).click()
        expect(dialog).to_be_visible()
        found[f"{where}: {name}"] = serious(page)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    for name in ("Settings", "Open a table"):
        look(name, "start")
    for game in GAMES:
        visit(page, f"table/{tables.running[game]['table']}")
        for name in ("The game at a glance", "Log and chat"):
            look(name, game)
    assert len(found) == 6
    assert not any(found.values()), told(found)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_in_the_middle_of_a_game(server: Server, visits: Visits, game: str) -> None:
    opened = open_table(server.address, game, bots=["", "novice", "novice"], players=3, target=3)
    page = visits.seat(server.address, opened)
    found: dict[str, list[str]] = {}

    def looked(coming: dict[str, Any]) -> bool:
        """Each kind of moment once: what is asked, with what can be done, and what comes after."""
        kind = re.sub(r"\(.*?\)|\d", "", f"{page.locator('.prompt').inner_text()} {coming['title']}")
        if kind not in found and len(found) < 5:
            found[kind] = serious(page)
        return False

    play(page, until=looked)
    found["the end"] = serious(page)
    assert len(found) > 2
    assert not any(found.values()), told(found)


def test_axe_finds_nothing_serious_on_a_score_sheet(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/#/score/sea-salt-paper")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("link", name="Score round 1").click()
    tap(page, "yellow crab", "light blue crab", "yellow shell")
    found = {"cards": serious(page)}
    page.get_by_role("button", name="Next: Player 2").click()
    page.get_by_role("button", name="How it ended").click()
    page.get_by_text("STOP", exact=True).click()
    page.get_by_text("Player 1", exact=True).last.click()
    found["ending"] = serious(page)
    page.get_by_role("button", name="Save round").click()
    expect(page.locator("tfoot .sum").first).to_be_visible()
    found["sheet"] = serious(page)
    assert not any(found.values()), told(found)


# --- Live regions ---


def plain(text: str) -> str:
    """A text without articles, which pictures of cards have none of."""
    return re.sub(r"\b(an?|the) ", "", " ".join(text.split()))


def one_line_for_each_turn(lines: list[str], bot: str) -> bool:
    """Whether no two lines in a row are about turns of one player; how a round ended is a line of its own."""
    ended = re.compile(r"wins? the round|everyone scores|\bbet\b|nobody scores|all four mermaids!")
    turns = [(line.split()[0], bool(ended.search(line))) for line in lines if "first." not in line]
    return not [who for who, after in pairwise(turns) if who[0] == after[0] in ("You", bot) and not after[1]]


def test_each_step_is_told_by_ear_and_each_turn_has_one_line_with_cards(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, bots=["", "novice"], target=200)
    page = visits.seat(server.address, opened)
    region, deck = page.locator("[role=log]"), page.locator(".stack.deck")
    turns, heard = 0, ""
    find(page)
    (bot,) = bots_at(page)
    for _ in range(200):
        found = find(page)
        heard += region.text_content() or ""
        if turns >= 4 and "You ended the turn." in heard and f"{bot} ended the turn." in heard:
            break
        if not found["dialog"] and deck.is_enabled() and page.locator(".tray").count() == 0:
            # Two cards are seen, one at a time.
            deck.click()
            expect(region).to_contain_text(re.compile(r"You drew from the deck\. You saw an? .*\. You saw an? "))
            turns += 1
        else:
            click(page, found)
    assert "You ended the turn." in heard
    assert f"{bot} ended the turn." in heard
    lines = page.locator("aside .side ol li.move")
    assert one_line_for_each_turn(log(page), bot)
    told = " ".join(log(page))
    assert not re.search("ended the turn|saw|drew from the deck", told), told
    kept = lines.filter(has_text=re.compile(r"^\s*You kept"))
    assert kept.count() >= 2
    for line in kept.all():
        assert line.locator("svg[data-card]").count() >= 2
        assert line.locator("svg[data-card]").first.bounding_box()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_live_regions_tell_what_happened_and_what_is_asked(
    server: Server, visits: Visits, game: str, phone: bool
) -> None:
    opened = open_table(server.address, game, bots=["", "novice"])
    page = visits.seat(server.address, opened, phone=phone)
    find(page)
    live = page.locator("[aria-live=polite], [role=log], [role=status]")
    prompt = page.locator(".prompt").inner_text()
    assert prompt in live.all_text_contents()
    # After a move of one's own and the bot's answer, both are told, in order.
    for _ in range(4):
        click(page, find(page))
    find(page)
    region = page.locator("[role=log]")
    expect(region).to_have_count(1)
    told = region.text_content() or ""
    assert "You" in told
    assert region.evaluate(
        "each => !each.closest('[hidden], [aria-hidden=true]') && getComputedStyle(each).display !== 'none'"
    )
    if not phone:
        # The log beside the table has one line for each turn; all that it says is told too, a sentence for each step.
        assert one_line_for_each_turn(log(page), *bots_at(page))
        for said in re.split(r", | and |\. ", plain(log(page)[-1].split(" ", 1)[1]).strip(".")):
            assert said in plain(told)


def test_a_refusal_and_a_lost_connection_are_told_at_once(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, bots=["", "novice"])
    page = visits.seat(server.address, opened)
    find(page)
    region = page.locator("[aria-live=assertive]")
    expect(region).to_have_count(1)
    assert region.get_attribute("role") in ("status", "alert")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_tells_every_step(server: Server, visits: Visits, game: str) -> None:
    page = visits.window(server.address)
    page.goto(f"/#/learn/{game}")
    words = page.locator("[aria-live=polite] .words")
    first = words.inner_text()
    page.locator(".bubble button.main").click()
    expect(words).not_to_have_text(first)
    # Focus does not get lost when what was tapped is gone.
    assert page.evaluate("document.activeElement !== document.body")
