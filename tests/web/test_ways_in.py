"""Ways in: greeting, lessons, opening a table, going on, names, statistics and scores."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Client, open_table
from tests.server.process import Server
from tests.web.browser import GAMES, LANGUAGES, PATIENCE, Visits
from tests.web.lessons import begin, go_through, touch_something_else
from tests.web.players import find, finished, info, play, sensible
from tests.web.test_access import serious

expect.set_options(timeout=PATIENCE)

FAMILY = "👨‍👩‍👧‍👦"
NAME = "Zoë 👩🏽‍🚀🇮🇹"
LESSONS = {"sea-salt-paper": ("first", "steal", "calls", "expansions"), "happy-mochi": ("first", "effects", "numbers")}


def table_of(page: Page) -> str:
    """The table in the address of a page."""
    return page.url.rsplit("/", 1)[1]


# --- Newcomers ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_newcomers_are_greeted_above_the_fold_of_a_small_phone(server: Server, visits: Visits, language: str) -> None:
    page = visits.window(server.address, phone=True, language=language)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/")
    greeting = page.locator("section[aria-labelledby=greeting]")
    box = greeting.bounding_box()
    assert box
    assert box["y"] + box["height"] < 320
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    greeting.get_by_role("link").click()
    expect(page.locator("article")).to_have_count(2)
    page.go_back()
    expect(greeting).to_be_visible()


def test_the_greeting_goes_away_when_closed_or_after_playing(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    greeting = page.get_by_text("New here?")
    expect(greeting).to_be_visible()
    page.locator("section[aria-labelledby=greeting] button").click()
    expect(greeting).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(greeting).to_have_count(0)
    other = visits.window(server.address)
    other.goto("/")
    other.get_by_role("button", name="Play now").click()
    find(other)
    other.goto("/#/")
    expect(other.get_by_role("heading", name="Carry on playing")).to_be_visible()
    expect(other.get_by_text("New here?")).to_have_count(0)


# --- Lessons ---


@pytest.mark.parametrize(("game", "lesson"), [(game, each) for game in GAMES for each in LESSONS[game][1:]])
def test_a_further_lesson_leads_to_its_end(server: Server, visits: Visits, game: str, lesson: str) -> None:
    page = visits.window(server.address, phone=game == "happy-mochi")
    begin(page, f"{game}/{lesson}")
    touch_something_else(page)
    assert go_through(page) >= 7
    # It is marked, here and after a reload; the other lessons are not.
    page.get_by_role("link", name="All lessons").first.click()
    page.reload()
    expect(page.locator("article").get_by_role("link").filter(has_text="Finished")).to_have_count(1)
    expect(page.locator(f"a[href='#/learn/{game}/{lesson}']")).to_contain_text("Finished")


def test_a_lesson_ends_in_a_first_game_with_a_gentle_bot(server: Server, visits: Visits) -> None:
    game = "happy-mochi"
    page = visits.window(server.address, settings={"level": "expert", "game": GAMES[0]})
    page.goto(f"/#/learn/{game}")
    expect(page.locator(".words")).to_be_visible()
    go_through(page)
    expect(page.get_by_role("link", name="Next lesson")).to_have_attribute("href", f"#/learn/{game}/{LESSONS[game][1]}")
    page.get_by_role("button", name="Play a real game").click()
    find(page)
    table = info(server.address, table_of(page))
    assert table["options"]["game"] == game
    assert [seat["level"] for seat in table["seats"]] == ["", "novice"]


# --- Opening a table ---


def test_english_owners_find_their_edition(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    expect(page.get_by_label("Edition").locator("option:checked")).to_have_text("English / online")


def test_opening_a_table_asks_for_game_seats_and_name(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("select:visible, input:not([type=checkbox]):visible")).to_have_count(3)
    assert not serious(page)
    dialog.get_by_label("Game").select_option("happy-mochi")
    expect(dialog.locator("select:visible, input:visible")).to_have_count(3)
    dialog.get_by_role("combobox", name="Seats", exact=True).select_option("5")
    dialog.get_by_text("More options").click()
    assert dialog.locator("select:visible, input:visible").count() > 5
    dialog.get_by_label("Seats for bots").select_option("3")
    dialog.get_by_label("Bot level").select_option(label="Seat by seat")
    for seat, level in ((3, "novice"), (5, "expert")):
        dialog.get_by_label(f"Seat {seat}").select_option(level)
    assert not serious(page)
    dialog.get_by_role("button", name="Open a table").click()
    expect(page.locator("main .code")).to_be_visible()
    levels = [seat["level"] for seat in info(server.address, table_of(page))["seats"]]
    assert levels == ["", "", "novice", "casual", "expert"]


def test_a_table_with_expansions_and_a_house_rule_says_so_wherever_it_is_found(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    dialog = page.locator("dialog[open]")
    expansions = dialog.get_by_role("group", name="Expansions")
    expansions.get_by_label("Extra Pepper").check()
    expansions.get_by_label("Extra Salt").check()
    assert not serious(page)
    dialog.get_by_text("More options").click()
    expect(dialog.get_by_label("Target points")).to_have_attribute("placeholder", "40")
    dialog.get_by_label("Double points").check()
    expect(dialog.get_by_label("Target points")).to_have_attribute("placeholder", "80")
    dialog.get_by_label("Show this table to everyone").check()
    dialog.get_by_role("button", name="Open a table").click()
    expect(page.locator("main .differs")).to_contain_text("with Extra Salt and Extra Pepper")
    expect(page.locator("main .differs")).to_contain_text("Double points")
    expect(page.locator("main .differs")).not_to_contain_text("to 80 points")
    options = info(server.address, table_of(page))["options"]
    assert options["target"] == 80
    assert options["variant"] == {"expansions": ["extra-salt", "extra-pepper"], "double_points": True}
    page.goto("/")
    expect(page.locator("section", has_text="Open tables")).to_contain_text("with Extra Salt and Extra Pepper")
    expect(page.locator("section", has_text="Carry on playing")).to_contain_text("with Extra Salt and Extra Pepper")


def test_one_button_opens_the_base_game(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-place^='hand']").first).to_be_visible()
    assert not info(server.address, table_of(page))["options"].get("variant")


def test_one_level_for_all_bots(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("combobox", name="Seats", exact=True).select_option("4")
    dialog.get_by_text("More options").click()
    dialog.get_by_label("Seats for bots").select_option("2")
    dialog.get_by_label("Bot level").select_option("skilled")
    dialog.get_by_role("button", name="Open a table").click()
    expect(page.locator("main .code")).to_be_visible()
    levels = [seat["level"] for seat in info(server.address, table_of(page))["seats"]]
    assert levels == ["", "", "skilled", "skilled"]


def test_the_last_bot_does_not_start_the_game(server: Server, visits: Visits) -> None:
    page = visits.seat(server.address, open_table(server.address, players=2))
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_role("button", name="Remove")).to_be_visible()
    expect(page.get_by_text("Start whenever you like")).to_be_visible()
    assert info(server.address, table_of(page))["game"] == 0
    # One thinks again, and then starts.
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("button", name="I’m ready")).to_be_disabled()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start game").click()
    find(page)
    assert info(server.address, table_of(page))["game"] == 1


# --- Going on ---


def play_round(address: str, game: str) -> tuple[dict[str, Any], list[int]]:
    """A game against a bot of which one round was played: the opened table and the points of the round."""
    opened = open_table(address, game, bots=["", "novice"], target=300)
    with Client(address, opened["table"], opened["token"]) as person:
        person.kind("welcome")
        person.ask("ready")
        person.event("dealt")
        while not person.between_rounds:
            if person.legal:
                person.act(sensible(person.legal))
            person.until(lambda message: message["type"] == "happened" and "now" in message)
        assert person.now
        gains = person.now["view"]["result"]["gains"]
        person.ask("ready")
        person.event("dealt")
    return opened, gains


def test_games_to_go_on_with_show_round_score_and_date_and_can_be_removed(server: Server, visits: Visits) -> None:
    opened, gains = play_round(server.address, "sea-salt-paper")
    others = [open_table(server.address, "happy-mochi", players=2) for _ in range(2)]
    tables = [*others, opened]
    seats = {each["table"]: {"token": each["token"], "seat": each["seat"]} for each in tables}
    page = visits.window(server.address, seats=seats)
    page.goto("/")
    row = page.locator("li", has=page.locator(f"a[href='#/table/{opened['table']}']"))
    expect(row).to_contain_text(f"Round 2 · You: {gains[0]} · ")
    expect(row).to_contain_text(re.compile(rf": {gains[1]}\b"))
    expect(row).to_contain_text(re.compile(r"\b20\d\d, \d\d:\d\d"))
    # A single one, and back.
    row.get_by_role("button", name="Remove from the list").click()
    expect(row).to_have_count(0)
    expect(page.locator("section", has=page.locator("#go-on")).locator("li")).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(row).to_be_visible()
    # All of them; the seats are kept.
    page.get_by_role("button", name="Clear list").click()
    expect(page.locator("section", has=page.locator("#go-on")).locator("li")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading", name="Carry on playing")).to_have_count(0)
    page.goto(f"/#/table/{opened['table']}")
    find(page)


# --- Names ---


def test_a_name_may_have_any_emoji(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    page.locator("dialog[open]").get_by_label("Your name").fill(NAME)
    page.locator("dialog[open]").get_by_role("button", name="Open a table").click()
    expect(page.locator("main li", has_text=NAME)).to_be_visible()
    friend = visits.window(server.address)
    friend.goto(page.url)
    friend.get_by_label("Your name").fill(f"{'x' * 39}{FAMILY}{FAMILY}")
    expect(friend.get_by_label("Your name")).to_have_value(f"{'x' * 39}{FAMILY}")
    friend.get_by_role("button", name="Sit here").click()
    expect(page.locator("main li", has_text=FAMILY)).to_be_visible()
    assert [seat["name"] for seat in info(server.address, table_of(page))["seats"]] == [NAME, f"{'x' * 39}{FAMILY}"]


def test_a_refusal_goes_away_when_it_is_mended(server: Server, visits: Visits) -> None:
    visits.expect("400", "422")
    page = visits.window(server.address)
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Your name").fill("A\u202eda")
    dialog.get_by_role("button", name="Open a table").click()
    expect(dialog.get_by_role("alert")).to_contain_text("can’t be a name")
    dialog.get_by_label("Your name").fill("Ada")
    expect(dialog.get_by_role("alert")).to_have_count(0)
    dialog.get_by_role("button", name="Open a table").click()
    expect(page.locator("main .code")).to_be_visible()
    friend = visits.window(server.address)
    friend.goto(page.url)
    friend.get_by_label("Your name").fill("ada")
    friend.get_by_role("button", name="Sit here").click()
    expect(friend.locator(".notices")).to_contain_text("already called")
    friend.get_by_label("Your name").fill("Bea")
    expect(friend.locator(".notices")).not_to_contain_text("already called", timeout=2000)


def test_what_is_wrong_with_a_code_is_forgotten_when_it_changes(server: Server, visits: Visits) -> None:
    visits.expect("404")
    page = visits.window(server.address)
    page.goto("/#/join/NOPE22")
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_label("Table code").fill("N")
    expect(page.get_by_role("alert")).to_have_count(0)


# --- Statistics and scores ---


def test_my_games_have_statistics_also_of_games_kept_before(server: Server, visits: Visits) -> None:
    base = {"number": 1, "at": 1_700_000_000_000, "names": ["Ada", "casual"], "scores": [9, 4], "seat": 0}
    games = [
        {**base, "table": "a", "game": "sea-salt-paper", "winners": [0], "levels": ["", "expert"], "rounds": [[12, 0]]},
        {**base, "table": "b", "game": "sea-salt-paper", "winners": [0]},
        {**base, "table": "c", "game": "sea-salt-paper", "winners": [1]},
        {**base, "table": "d", "game": "happy-mochi", "winners": [1], "rounds": [[0, 17], [9, 0]]},
    ]
    page = visits.window(server.address, phone=True, games=games)
    page.goto("/#/games")
    sea = page.get_by_role("region", name="Sea Salt & Paper")
    expect(sea.locator("dd")).to_have_text(["3", re.compile("^2 *67%"), re.compile("^2 *best: 2"), re.compile("^12 ")])
    expect(sea.get_by_role("img", name="Latest games: won 2 of 3")).to_be_visible()
    expect(sea.get_by_role("row")).to_have_text([re.compile("Casual.*1 of 2"), re.compile("Expert.*1 of 1")])
    mochi = page.get_by_role("region", name="Happy Mochi")
    expect(mochi.locator("dd")).to_have_text(
        ["1", re.compile("^0"), re.compile("^0"), re.compile("^17 points for others")]
    )
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert not serious(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_scores_of_a_running_game_are_there_round_by_round(server: Server, visits: Visits, game: str) -> None:
    opened, gains = play_round(server.address, game)
    page = visits.seat(server.address, opened)
    find(page)
    page.locator("header").get_by_role("button", name="Scores by round").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("img", name="Scores after each round")).to_be_visible()
    expect(dialog.locator("tbody tr")).to_have_count(1)
    cells = [cell.evaluate("each => parseInt(each.textContent)") for cell in dialog.locator("tbody td").all()]
    assert cells == gains
    assert not serious(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_scores_grow_while_one_plays_and_are_kept_with_the_game(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, bots=["", "novice"], target=14)
    page = visits.seat(server.address, opened)
    find(page)
    page.locator("header .what").click()
    expect(page.locator("dialog[open]")).to_contain_text("After the first round")
    page.keyboard.press("Escape")
    play(page)
    table = info(server.address, opened["table"])
    page.wait_for_function("() => JSON.parse(localStorage['saltmochi.games']).length === 1")
    kept = page.evaluate("JSON.parse(localStorage['saltmochi.games'])")[0]
    assert kept["rounds"] == table["rounds"]
    assert kept["levels"] == ["", "novice"]
    assert [sum(gains) for gains in zip(*kept["rounds"], strict=True)] == kept["scores"]
    # The last round is in the chart, too.
    page.keyboard.press("Escape")
    page.locator("header .what").click()
    expect(page.locator("dialog[open] tbody tr")).to_have_count(len(table["rounds"]))


def test_a_game_that_ended_elsewhere_has_its_rounds_too(server: Server, visits: Visits) -> None:
    opened = finished(server.address, "happy-mochi")
    page = visits.seat(server.address, opened)
    page.wait_for_function("() => JSON.parse(localStorage['saltmochi.games']).length === 1")
    kept = page.evaluate("JSON.parse(localStorage['saltmochi.games'])")[0]
    assert kept["rounds"] == info(server.address, opened["table"])["rounds"]
