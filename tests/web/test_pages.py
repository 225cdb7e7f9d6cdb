"""Every page, in every language, on a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import open_table
from tests.server.process import Server
from tests.web.browser import GAMES, LANGUAGES, PATIENCE, TEXTS, Visits
from tests.web.lessons import begin, go_through, touch_something_else
from tests.web.players import find
from tests.web.tables import Tables, tap, visit

expect.set_options(timeout=PATIENCE)

every_game = pytest.mark.parametrize("game", GAMES)

# A sentence that is missing is shown as its name.
IDS = re.compile(
    r"\b(?:web|mochi|part|choose|kind|colour|edition|ask|play|pile|outcome|ending|told|game)(?:-[a-z0-9]+)+\b|\{ ?\$"
)
OVERFLOW = """
() => [...document.querySelectorAll("body *")]
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && each.checkVisibility())
  .map((each) => `<${each.tagName} class="${each.className}">`).slice(0, 5)
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_and_fits_a_phone(
    server: Server, visits: Visits, tables: Tables, language: str
) -> None:
    page = visits.window(server.address, language=language, phone=True, seats=tables.seats, games=tables.games)
    page.goto("/")
    seen: dict[str, str] = {}
    for name, path in tables.paths.items():
        visit(page, path)
        assert page.locator("html").get_attribute("lang") == language
        text = page.evaluate(TEXTS)
        assert not IDS.findall(text), (name, IDS.findall(text))
        assert text not in seen.values(), name
        seen[name] = text
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, (name, page.evaluate(OVERFLOW))
    assert len(seen) == len(tables.paths)


def test_dialogs_fit_a_phone_in_every_language(server: Server, visits: Visits) -> None:
    page = visits.window(server.address, phone=True)
    page.goto("/")
    for language in LANGUAGES:
        page.locator("#app > header button").click()
        dialog = page.locator("dialog[open]")
        dialog.locator("select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for _ in range(2):
            text = page.evaluate(TEXTS)
            assert not IDS.findall(text), (language, IDS.findall(text))
            box = dialog.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 390
            assert box["y"] + box["height"] <= 844
            assert dialog.evaluate("each => each.scrollWidth <= each.clientWidth"), language
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
            page.locator(".friends .button").first.click()
            expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_settings_are_kept(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Your name").fill("Zoë")
    dialog.get_by_label("Theme").select_option("dark")
    dialog.get_by_label("Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("data-mode", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("data-mode", "dark")
    page.locator(".friends .button").first.click()
    expect(page.locator("dialog[open] input").first).to_have_value("Zoë")


def test_dark_follows_the_device(server: Server, visits: Visits) -> None:
    grounds = []
    for dark in (False, True):
        page = visits.window(server.address, dark=dark)
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("data-mode", "dark" if dark else "light")
        red, green, blue = map(
            int, re.findall(r"\d+", page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))[:3]
        )
        grounds.append(red + green + blue)
    assert grounds[0] > 600
    assert grounds[1] < 150


def test_reduced_motion_comes_to_rest(server: Server, visits: Visits) -> None:
    endless = "document.getAnimations().filter((each) => each.effect.getTiming().iterations === Infinity).length"
    found = []
    for calm in (True, False):
        page = visits.window(server.address, calm=calm, settings={"game": "happy-mochi"})
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        find(page)
        found.append(page.evaluate(endless))
        if calm:
            page.wait_for_function("() => !document.getAnimations().some((each) => each.playState === 'running')")
    # Who did not ask for calm sees that breathe which can be done.
    assert found[0] == 0
    assert found[1] > 0


# --- The start page ---


def test_the_new_table_dialog_opens_the_table_that_was_asked_for(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_text("More options").click()
    dialog.get_by_label("Your name").fill("Ada")
    dialog.get_by_label("Edition").select_option("spanish")
    dialog.get_by_role("combobox", name="Seats", exact=True).select_option("3")
    dialog.get_by_label("Seats for bots").select_option("1")
    dialog.get_by_label("Target points").fill("21")
    dialog.get_by_label("Time per move").select_option("30")
    dialog.get_by_label("Show this table to everyone").check()
    dialog.get_by_role("button", name="Open a table").click()
    expect(page.locator("main li")).to_have_count(3)
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    options = table["options"]
    assert (options["edition"], options["target"], options["seconds"], options["listed"]) == ("spanish", 21, 30, True)
    assert [bool(seat.get("level")) for seat in table["seats"]] == [False, False, True]
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    # Others find it on their start page.
    other = visits.window(server.address)
    other.goto("/")
    other.locator(".tables li a", has_text="Ada").click()
    expect(other.get_by_role("button", name="Sit here")).to_have_count(1)


def test_seats_are_taken_and_left_before_the_game(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, players=3)
    page = visits.seat(server.address, opened)
    expect(page.get_by_role("button", name="I’m ready")).to_be_disabled()
    page.get_by_role("button", name="Add a bot").first.click()
    expect(page.get_by_role("button", name="Remove")).to_have_count(1)
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("button", name="Add a bot")).to_have_count(2)
    page.get_by_role("button", name="Leave seat").click()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(3)
    page.get_by_role("button", name="Sit here").nth(1).click()
    expect(page.get_by_role("button", name="Leave seat")).to_be_visible()


# --- Learning ---


@every_game
def test_the_lesson_leads_to_its_end(server: Server, visits: Visits, game: str) -> None:
    page = visits.window(server.address, phone=game == "happy-mochi")
    begin(page, game)
    page.locator(".bubble .button.main").click()
    touch_something_else(page)
    assert go_through(page) > 10
    page.locator(".coach .button.real").click()
    expect(page.locator("header .what")).to_be_visible()


@every_game
def test_the_rules_can_be_read_and_jumped_through(server: Server, visits: Visits, game: str) -> None:
    page = visits.window(server.address)
    page.goto(f"/#/rules/{game}")
    sections = page.locator("main section.panel h2")
    expect(sections.first).to_be_visible()
    assert sections.count() == page.locator(".contents button").count() > 5
    page.locator(".contents button").last.click()
    expect(sections.last).to_be_in_viewport()
    page.get_by_role("button", name=re.compile("glance|reference", re.IGNORECASE)).click()
    expect(page.locator("dialog[open] .reference section").first).to_be_visible()


# --- The score sheet ---


def begin_sheet(page: Page, game: str, *names: str) -> None:
    """A sheet for these players."""
    page.goto(f"/#/score/{game}")
    begin_players(page, *names)


def begin_players(page: Page, *names: str) -> None:
    """Name the players of a new sheet, and begin it."""
    for place, name in enumerate(names):
        if place > 1:
            page.get_by_role("button", name="Add player").click()
        page.get_by_label(f"Name of player {place + 1}").fill(name)
    page.get_by_role("button", name="Start").click()


def totals(page: Page) -> list[str]:
    """The sums at the bottom of the sheet."""
    return page.locator("tfoot .sum").all_inner_texts()


def test_a_score_sheet_of_the_sea_with_a_last_chance(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    begin_sheet(page, "sea-salt-paper", "Ada", "Bea", "Cleo")
    page.get_by_role("link", name="Score round 1").click()
    # A pair of crabs and four shells are 7; four yellow or light blue cards: three of one colour.
    tap(
        page,
        "yellow crab",
        "light blue crab",
        "yellow shell",
        "light blue shell",
        "dark blue shell",
        "black shell",
    )
    expect(page.locator("button.sum")).to_have_text("7 points")
    page.get_by_role("button", name="Next: Bea").click()
    # A shell that Ada has cannot be Bea's too.
    expect(page.get_by_role("button", name="yellow shell: Ada has it")).to_have_attribute("aria-disabled", "true")
    tap(page, "green fish", "yellow fish", "white mermaid")
    # A pair of fish is 1, and the mermaid counts one card of the commonest colour.
    expect(page.locator("button.sum")).to_have_text("2 points")
    page.get_by_role("button", name="Next: Cleo").click()
    page.get_by_role("button", name="Points only").click()
    page.get_by_role("spinbutton", name="Points for cards").fill("9")
    page.get_by_role("spinbutton", name="Colour bonus").fill("2")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="How it ended").click()
    page.get_by_role("button", name="Save round").click()
    expect(page.get_by_role("alert")).to_have_text("First choose how the round ended.")
    page.get_by_text("LAST CHANCE", exact=True).click()
    page.get_by_text("Ada", exact=True).last.click()
    expect(page.get_by_role("status")).to_contain_text("Ada lost the bet")
    page.get_by_role("button", name="Save round").click()
    # Lost: Ada has two cards of a colour, Bea her 2, Cleo her 9.
    expect(page.locator("tfoot .sum").first).to_be_visible()
    assert totals(page) == ["2", "2", "9"]
    # It was a mistake: Cleo had 6, so the last chance is won.
    page.get_by_role("button", name=re.compile("^Round 1, LAST CHANCE lost")).click()
    page.locator("dialog[open]").get_by_role("button", name="Change").click()
    page.get_by_role("tab", name=re.compile("^Cleo")).click()
    page.get_by_role("spinbutton", name="Points for cards").fill("6")
    page.get_by_role("button", name="How it ended").click()
    expect(page.get_by_role("status")).to_contain_text("Ada won the bet")
    page.get_by_role("button", name="Save round").click()
    expect(page.locator("tfoot .sum").first).to_have_text("9")
    assert totals(page) == ["9", "1", "2"]
    # The sheet stays in this browser.
    page.reload()
    expect(page.locator("tfoot .sum").first).to_have_text("9")
    page.goto("/#/score")
    expect(page.locator("a.panel").first).to_contain_text("Ada")


def test_a_score_sheet_with_expansions_hands_events_on(server: Server, visits: Visits) -> None:
    page = visits.window(server.address, phone=True)
    page.goto("/#/score/sea-salt-paper")
    for name in ("Extra Salt", "Extra Pepper", "Double points"):
        page.get_by_role("checkbox", name=re.compile(f"^{name}")).check()
    expect(page.get_by_role("spinbutton", name="Target")).to_have_value("80")
    begin_players(page, "Ada", "Bea")
    page.get_by_role("link", name="Score round 1").click()
    choose_event(page, "The Kraken")
    tap(page, "grey octopus", "green octopus", "black fish", "green fish", "yellow starfish")
    # Each octopus counts 1, and the starfish joins the pair of fish, unless that was played without it.
    expect(page.locator("button.sum")).to_have_text("5 points")
    starfish = page.get_by_role("group", name="Starfish that count")
    starfish.get_by_text("0", exact=True).click()
    expect(page.locator("button.sum")).to_have_text("3 points")
    starfish.get_by_text("1", exact=True).click()
    page.get_by_role("button", name="Should I call?").click()
    expect(page.locator("dialog[open]")).to_contain_text("Advice doesn’t cover the expansions yet")
    page.locator("dialog[open]").get_by_role("button", name="Close").click()
    page.get_by_role("tab", name="Ending").click()
    page.get_by_text("STOP", exact=True).click()
    page.get_by_text("Ada", exact=True).last.click()
    page.get_by_role("button", name="Save round").click()
    # Ada leads and gets the Kraken. A void round hands its event on too, by the same totals.
    page.get_by_role("link", name="Score round 2").click()
    expect(page.get_by_role("button", name="Ada’s event: The Kraken")).to_be_visible()
    choose_event(page, "The Tornado")
    page.get_by_role("tab", name="Ending").click()
    page.get_by_text("The deck ran out", exact=True).click()
    page.get_by_role("button", name="Save round").click()
    page.get_by_role("link", name="Score round 3").click()
    page.get_by_role("tab", name="Ending").click()
    page.get_by_role("button", name="Save round").click()
    expect(page.get_by_role("alert")).to_have_text("First choose which event stays.")
    page.get_by_role("group", name="Ada now has two events.").get_by_text("The Tornado", exact=True).click()
    expect(page.get_by_role("button", name="Ada’s event: The Tornado")).to_be_visible()
    choose_event(page, "The Diodon Fish")
    page.get_by_text("STOP", exact=True).click()
    page.get_by_text("Bea", exact=True).last.click()
    expect(page.get_by_text("Bea can’t call STOP, only LAST CHANCE")).to_be_visible()


def choose_event(page: Page, name: str) -> None:
    """Choose the event of a round."""
    page.get_by_role("button", name=re.compile("^This round’s event")).click()
    page.locator("dialog[open]").get_by_role("button", name=re.compile(f"^{name}")).click()


def test_a_score_sheet_of_the_sweets_to_its_end(server: Server, visits: Visits) -> None:
    page = visits.window(server.address, phone=True)
    begin_sheet(page, "happy-mochi", "Ada", "Bea")
    page.get_by_role("link", name="Score round 1").click()
    page.get_by_role("button", name="Next: Bea").click()
    tap(page, "matcha 7", "soda 2")
    expect(page.locator("button.sum")).to_have_text("9 points")
    # One tap too much is taken back.
    tap(page, "soda 8", "soda 8")
    expect(page.locator("button.sum")).to_have_text("9 points")
    page.get_by_role("button", name="How it ended").click()
    # Who has no cards has won, without being asked.
    expect(page.get_by_role("radio", name="Ada")).to_be_checked()
    expect(page.get_by_role("radio", name="Bea")).to_be_disabled()
    page.get_by_role("button", name="Save round").click()
    expect(page.locator("tfoot .sum").last).to_have_text("9")
    page.get_by_role("link", name="Score round 2").click()
    page.get_by_role("button", name="Next: Bea").click()
    page.get_by_role("button", name="Points only").click()
    page.get_by_role("spinbutton", name="Penalty points").fill("25")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="How it ended").click()
    page.get_by_role("button", name="Save round").click()
    expect(page.locator(".won h2")).to_contain_text("Ada")
    assert totals(page) == ["0", "34"]
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("link", name="Score round 1")).to_be_visible()
    page.get_by_text("1 earlier game").click()
    expect(page.locator("details li")).to_contain_text("34")


# --- Finished games ---


def test_my_games_without_any_leads_on(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/#/games")
    expect(page.get_by_role("heading", name="No finished games yet")).to_be_visible()
    page.get_by_role("link", name="Learn first").click()
    expect(page.locator("article")).to_have_count(2)


@every_game
def test_a_replay_steps_jumps_and_links_to_a_step(server: Server, visits: Visits, tables: Tables, game: str) -> None:
    page = visits.window(server.address)
    table = tables.over[game]["table"]
    page.goto(f"/#/replay/{table}/1")
    where, sentences = page.locator(".where"), page.locator(".sentences")
    expect(where).to_contain_text("step 1 of")
    count = int(where.inner_text().rsplit(" ", 1)[1])
    assert count > 5
    expect(page.get_by_label("View as")).to_have_value("open")
    for step in (2, 3):
        page.get_by_role("button", name="Next step").click()
        expect(where).to_contain_text(f"step {step} of {count}")
        expect(sentences).not_to_be_empty()
    sentence = sentences.inner_text()
    # The link leads somebody else to this very step.
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{table}/1/open/2")
    other = visits.window(server.address, phone=True)
    other.goto(link)
    expect(other.locator(".sentences")).to_have_text(sentence)
    # Back, to the end, to a round, with the slider.
    page.get_by_role("button", name="Previous step").click()
    expect(where).to_contain_text("step 2 of")
    page.get_by_role("button", name="Skip to the end").click()
    expect(where).to_contain_text(f"step {count} of")
    expect(page.get_by_role("button", name="Next step")).to_be_disabled()
    page.get_by_role("button", name="Go to round 1").click()
    expect(where).to_contain_text("Round 1 · step 1 of")
    page.get_by_label("Step of the game").fill("4")
    expect(where).to_contain_text("step 5 of")
    # From a seat, hands of others are hidden.
    page.get_by_label("View as").select_option("0")
    expect(where).to_contain_text("step 5 of")
    assert page.url.endswith("/1/0/4")
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download game").click()
    assert loading.value.suggested_filename.endswith("-1.txt")
    # It plays by itself, and stops at the end.
    page.get_by_label("Step of the game").fill(str(count - 2))
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(where).to_contain_text(f"step {count} of")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_replay_that_is_not_there(server: Server, visits: Visits) -> None:
    visits.expect("404")
    page = visits.window(server.address)
    page.goto("/#/replay/nosuchtable/1")
    expect(page.locator(".wrong")).not_to_be_empty()
    page.locator(".wrong").get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
