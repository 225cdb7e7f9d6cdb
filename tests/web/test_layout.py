"""Nothing jumps and nothing hides: the table in windows of all sizes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import open_table
from tests.server.process import Server
from tests.web.browser import DESKTOP, GAMES, LANGUAGES, PATIENCE, Visits
from tests.web.hints import CLEAR, EQUAL, Hints
from tests.web.players import click, find, tab_to
from tests.web.staged import SEA, acted, stage

every_game = pytest.mark.parametrize("game", GAMES)
expect.set_options(timeout=PATIENCE)

# Phones, one of them held sideways, a tablet, a laptop, a large screen, and a laptop at 200 % zoom.
SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1280, 720), (1920, 1080), (640, 360))
LAPTOP, LARGE = (1280, 720), (1920, 1080)
# As many players as the smallest windows have to hold.
PLAYERS = {"sea-salt-paper": 4, "happy-mochi": 5}

# What is not in view, and what would scroll.
WRONG = """
() => {
  const page = document.documentElement, wrong = [];
  if (page.scrollHeight > page.clientHeight) wrong.push(`the page is ${page.scrollHeight} of ${page.clientHeight} pixels tall`);
  if (page.scrollWidth > page.clientWidth) wrong.push(`the page is ${page.scrollWidth} of ${page.clientWidth} pixels wide`);
  for (const each of document.querySelectorAll(".board, .board > main, .table, .said"))
    if (each.scrollHeight > each.clientHeight + each.matches(".said")) wrong.push(`${each.className} scrolls: ${each.scrollHeight} of ${each.clientHeight}`);
  const seen = (each) => {
    const box = each.getBoundingClientRect();
    const out = box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
    if (box.width && out) wrong.push(`out of view: ${each.className} ${(each.ariaLabel ?? each.textContent).trim().slice(0, 40)}`);
  };
  const needed = ".prompt, .hint, .mine .hand, .mine .hand svg[data-card], .buttons button, .board header button, [data-choice]";
  document.querySelectorAll(needed).forEach(seen);
  if (!document.querySelector(".prompt, .hint")) wrong.push("nothing is asked");
  return wrong;
}
"""

# Where everything is that must stay. The hand is its place, not its cards.
PLACES = """
() => Object.fromEntries([...document.querySelectorAll(".board header a, .board header button, .middle [data-place], .rival, .bar, .mine .hand")]
  .map((each, i) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [`${i} ${each.dataset.place ?? each.className}`, [x, y, width, height].map(Math.round)];
  }))
"""

# How wide the cards of the middle and of the hand are.
CARDS = "() => ['[data-place=pile-0]', '.mine .hand svg[data-card]'].map((each) => document.querySelector(each).getBoundingClientRect().width)"


def at_table(server: Server, visits: Visits, game: str, players: int = 2, **options: Any) -> tuple[Page, Hints]:
    """A game that has just begun, in a window whose hints come at once."""
    opened = open_table(server.address, game, players=players, bots=["", *["novice"] * (players - 1)], target=200)
    seats = {opened["table"]: {"token": opened["token"], "seat": opened["seat"]}}
    page = visits.window(server.address, seats=seats, **options)
    hints = Hints(page)
    page.goto(f"/#/table/{opened['table']}")
    find(page)
    return page, hints


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the window another size, and wait until it is drawn; no card is below the mouse."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.mouse.move(0, 0)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def look(page: Page) -> None:
    """See at all sizes that everything that matters is in view."""
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(WRONG) == [], size
    resize(page, LAPTOP)


DECK = ".middle [data-place=deck][data-choice], .middle [data-choice='draw deck']"


def step(page: Page, found: dict[str, Any]) -> None:
    """Do what comes next; the deck is drawn from whenever it can be."""
    deck = page.locator(DECK)
    if deck.count() and not found["dialog"]:
        deck.first.click()
    else:
        click(page, found)


def seek(page: Page, wanted: str, way: Callable[[Page, dict[str, Any]], None] = click, most: int = 120) -> None:
    """Play on until something is there."""
    for _ in range(most):
        found = find(page)
        if not found["dialog"] and page.locator(wanted).count():
            return
        way(page, found)
    raise AssertionError(f"there was no {wanted}")


def drawn(page: Page) -> None:
    """A wait for two frames."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


# Moments of a game that need room, as what is seen then, and how one comes there.
MOMENTS = {
    "sea-salt-paper": {
        ".tray [aria-pressed]": step,
        ".hand .held[data-choice]": click,
        ".buttons [data-choice]:not(.main)": step,
    },
    "happy-mochi": {
        "[data-choice^='play ']": click,
        "[data-choice^='insert ']": step,
        "[data-choice^='effect ']": click,
    },
}


@every_game
def test_hand_and_question_are_in_view_at_every_size_with_and_without_a_hint(
    server: Server, visits: Visits, game: str
) -> None:
    page, hints = at_table(server, visits, game, PLAYERS[game])
    for moment, way in MOMENTS[game].items():
        seek(page, moment, way)
        look(page)
        hints.ask()
        look(page)


@every_game
def test_nothing_moves_when_cards_are_drawn_a_hint_comes_or_another_plays(
    server: Server, visits: Visits, game: str
) -> None:
    page, hints = at_table(server, visits, game, 3)
    before: dict[tuple[int, int], Any] = {}

    def still() -> None:
        for size in ((360, 640), (844, 390), LAPTOP):
            resize(page, size)
            found = page.evaluate(PLACES)
            assert before.setdefault(size, found) == found, size

    for _ in range(10):
        found = find(page)
        if found["dialog"]:
            break
        still()
        hints.ask()
        still()
        step(page, found)


@every_game
def test_cards_use_the_room_there_is(server: Server, visits: Visits, game: str) -> None:
    page, _ = at_table(server, visits, game)
    seek(page, ".mine .hand svg[data-card]")
    sizes = []
    for size in (LAPTOP, LARGE):
        resize(page, size)
        sizes.append(page.evaluate(CARDS))
    for small, large in zip(*sizes, strict=True):
        assert large > 1.3 * small


# What is cut, among the parts of the title of a table.
CUT_TITLE = """
() => [document.querySelector("header .what"), ...document.querySelectorAll("header .what > :not(.hidden)")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth || each.scrollHeight > 45 || each.getBoundingClientRect().right > document.querySelector("header .what").getBoundingClientRect().right + 1)
  .map((each) => `${each.textContent.trim()}: ${each.scrollWidth} of ${each.clientWidth}`)
"""
# Whether a list of choices has room for its longest one.
ROOMY = "each => { const is = each.offsetWidth; each.style.width = 'max-content'; const needs = each.offsetWidth; each.style.width = ''; return needs <= is; }"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_phone_cuts_neither_titles_nor_editions(server: Server, visits: Visits, language: str) -> None:
    table = stage(server, visits, SEA | {"round": 12}, "draw", phone=True, language=language)
    page = table.page
    resize(page, SIZES[0])
    assert page.evaluate(CUT_TITLE) == []
    page = visits.window(server.address, phone=True, language=language)
    resize(page, SIZES[0])
    page.goto("/")
    assert page.locator(".edition select").first.evaluate(ROOMY)
    page.locator(".friends .button").first.click()
    page.locator("dialog[open] summary").click()
    assert page.locator("dialog[open] .edition select").evaluate(ROOMY)


@every_game
def test_a_hint_marks_what_it_means_and_equal_choices_are_one_line(server: Server, visits: Visits, game: str) -> None:
    page, hints = at_table(server, visits, game)
    told = page.locator(".hint")
    while len(hints.legal) < len(EQUAL):
        step(page, find(page))
        find(page)
    hints.chances = EQUAL
    hints.ask()
    expect(told).to_contain_text("2 choices are equally good.")
    hints.chances = (0.5,)
    hints.ask()
    expect(told).to_contain_text("All choices are equally good.")
    hints.chances = CLEAR
    if game == "sea-salt-paper":
        # The card that is kept, and the pile that the other one goes to.
        seek(page, ".tray [aria-pressed]", step)
        hints.ask()
        expect(page.locator(".tray .hinted")).to_have_count(1)
        expect(page.locator(".middle .hinted")).to_have_count(1)
    else:
        hints.ask()
        expect(page.locator(".hinted")).to_have_count(1)
    expect(told).to_contain_text("61%")
    expect(told).to_contain_text("Next best:")


# The names of other players that are cut, or that lie over the score or the cards.
UNREADABLE = """
() => [...document.querySelectorAll(".rival")].flatMap((rival) => {
  const name = rival.querySelector(".who > b"), parts = [name, rival.querySelector(".score b"), rival.querySelector(".cards")];
  const boxes = parts.map((each) => each.getBoundingClientRect());
  const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const wrong = name.scrollWidth > name.clientWidth || boxes.some((one, i) => boxes.slice(i + 1).some((other) => meet(one, other)));
  return wrong ? [name.textContent] : [];
})
"""


def test_names_are_readable_beside_badges(server: Server, visits: Visits) -> None:
    page, _ = at_table(server, visits, "happy-mochi", 6)
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(UNREADABLE) == [], size


# The width of every card, before and while the connection is lost.
LOST_WIDTHS = """
async () => {
  const widths = () => [...document.querySelectorAll("[data-place] svg.card")].map((each) => each.getBoundingClientRect().width);
  const frame = () => new Promise(requestAnimationFrame);
  const before = widths();
  dispatchEvent(new Event("offline"));
  await frame();
  await frame();
  return [document.querySelector("main.lost") !== null, before, widths()];
}
"""


def test_a_lost_connection_changes_no_card(server: Server, visits: Visits) -> None:
    table = stage(server, visits, SEA, "draw")
    lost, before, after = table.page.evaluate(LOST_WIDTHS)
    assert lost
    assert before == after


# A table of four in the final turns of a round.
BET = SEA | {
    "round": 3,
    "caller": 1,
    "scores": [12, 9, 17, 4],
    "hand_sizes": [3, 6, 4, 3],
    "hands": [SEA["hands"][0], [f"shell/{colour}" for colour in ("green", "black", "pink", "yellow")], None, None],
    "laid": [[], ["fish/black", "fish/pink"], ["boat/yellow", "boat/dark_blue", "swimmer/yellow", "shark/purple"], []],
}
# What the bet covers, and what covers the points of the open hand or does not fit into the bar.
BET_WRONG = """
() => {
  const wrong = [], bet = document.querySelector(".bet").getBoundingClientRect();
  for (const each of document.querySelectorAll(".rival, .hand, [data-place=deck], [data-place^=pile-], .count")) {
    const box = each.getBoundingClientRect();
    const apart = box.right <= bet.left || box.left >= bet.right || box.bottom <= bet.top || box.top >= bet.bottom;
    if (!apart) wrong.push(`the bet covers ${each.dataset.place ?? each.className}`);
  }
  const bar = document.querySelector(".bar").getBoundingClientRect();
  for (const each of document.querySelectorAll(".bar > *")) {
    const box = each.getBoundingClientRect();
    if (box.top < bar.top || box.bottom > bar.bottom) wrong.push(`${each.className} is higher than the bar`);
  }
  const open = document.querySelector(".rival .open"), place = open.getBoundingClientRect();
  const ends = [place.left + 2, place.right - 2].map((x) => document.elementFromPoint(x, place.top + place.height / 2));
  if (!ends.every((each) => open.contains(each))) wrong.push("the points of the open hand are covered");
  return wrong;
}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bet_covers_nothing_at_any_size(server: Server, visits: Visits, language: str) -> None:
    table = stage(server, visits, BET, "draw", "take left", "take right", language=language)
    for legal in (("draw", "take left"), ("end",)):
        table.happen(acted(0), {"phase": "take" if "draw" in legal else "play"}, *legal)
        for size in (*SIZES, DESKTOP, (1280, 900)):
            resize(table.page, size)
            wrong = table.page.evaluate(WRONG) + table.page.evaluate(BET_WRONG)
            assert wrong == [], (size, legal)


BUBBLE = """
() => {
  const box = document.querySelector(".explain:popover-open").getBoundingClientRect();
  return [box.left, box.top, innerWidth - box.right, innerHeight - box.bottom].map(Math.round);
}
"""
INFO = """
each => {
  const box = each.querySelector(".info").getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
"""


@every_game
def test_a_touch_or_click_on_the_i_explains_a_card_and_does_nothing_else(
    server: Server, visits: Visits, game: str
) -> None:
    page, _ = at_table(server, visits, game, phone=True)
    pile = page.locator(".middle [data-place^=pile] .card-face:not(.under) svg[data-card]").first
    choices = page.locator("[data-choice]:not(:disabled)").count()
    x, y = pile.evaluate(INFO)
    bubble = page.locator(".explain:popover-open")
    for press in (page.touchscreen.tap, page.mouse.click):
        press(x, y)
        expect(bubble).to_be_visible()
        expect(bubble.locator("svg[data-card]")).to_have_attribute("data-card", pile.get_attribute("data-card") or "")
        assert page.locator("[data-choice]:not(:disabled)").count() == choices
        assert min(page.evaluate(BUBBLE)) >= 12
        press(x, y)
        expect(bubble).to_have_count(0)


@every_game
def test_the_bubble_follows_its_card_and_stays_in_the_window(server: Server, visits: Visits, game: str) -> None:
    page, _ = at_table(server, visits, game)
    seek(page, ".mine .hand svg[data-card]")
    bubble = page.locator(".explain:popover-open")
    page.keyboard.press("e")
    expect(bubble).to_be_visible()
    places = set()
    for size in SIZES:
        resize(page, size)
        drawn(page)
        place = page.evaluate(BUBBLE)
        assert min(place) >= 12, size
        places.add(tuple(place))
        for key in ("ArrowRight", "ArrowLeft"):
            page.keyboard.press(key)
            drawn(page)
            assert min(page.evaluate(BUBBLE)) >= 12, size
    assert len(places) == len(SIZES)


FOCUS = """
() => {
  const at = document.activeElement;
  return at.closest("dialog") ? "dialog" : at.matches("[data-choice]") ? "choice" : at.matches("[data-prompt]") ? "prompt" : at.outerHTML;
}
"""


@every_game
def test_focus_goes_to_the_next_thing_to_do_after_each_key(server: Server, visits: Visits, game: str) -> None:
    page, _ = at_table(server, visits, game)
    page.keyboard.press("1")
    for _ in range(12):
        drawn(page)
        # On a busy machine the next thing to do may come some frames later.
        page.wait_for_function(f"() => ['prompt', 'choice', 'dialog'].includes(({FOCUS})())")
        found = find(page)
        drawn(page)
        if found["dialog"]:
            tab_to(page, "at === window.wanted")
        else:
            assert page.evaluate(FOCUS) == "choice", found
        page.keyboard.press("Enter")


def test_numbers_are_shown_beside_what_they_do(server: Server, visits: Visits) -> None:
    page, _ = at_table(server, visits, "sea-salt-paper")
    shown = "each => getComputedStyle(each, '::before').content"
    seek(page, DECK)
    deck = page.locator(DECK)
    assert deck.evaluate(shown) == "counter(choice, choice-key)"
    page.keyboard.press("1")
    expect(page.locator(".tray [aria-pressed]")).to_have_count(2)
    assert page.locator(".tray [aria-pressed]").first.evaluate(shown) == "counter(choice, choice-key)"
    resize(page, (390, 844))
    assert page.locator(".tray [aria-pressed]").first.evaluate(shown) == "none"


def test_scrolling_dialogs_keep_their_corners_and_lists_their_arrow(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    resize(page, (390, 400))
    page.locator("#app > header button").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    scrolls = "each => each.scrollHeight > each.clientHeight"
    assert not dialog.evaluate(scrolls)
    assert dialog.locator(".inside").evaluate(scrolls)
    assert dialog.evaluate("each => getComputedStyle(each).overflow") == "hidden"
    style = "each => [getComputedStyle(each).appearance, parseFloat(getComputedStyle(each).paddingRight)]"
    appearance, padding = dialog.locator("select").first.evaluate(style)
    assert appearance == "none"
    assert padding >= 30
