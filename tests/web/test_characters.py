"""Bots are characters: the same name and face wherever they are met, and never taken for people."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from saltmochi.texts import LANGUAGES, say
from tests.server.client import Client, open_table
from tests.server.process import Server
from tests.web.browser import GAMES, PATIENCE, Visits
from tests.web.characters import bots_at, character_name
from tests.web.players import find, play
from tests.web.tables import Tables, visit

expect.set_options(timeout=PATIENCE)

every_game = pytest.mark.parametrize("game", GAMES)
SEATS = {"sea-salt-paper": 4, "happy-mochi": 6}
TARGETS = {"sea-salt-paper": 3, "happy-mochi": 2}
NUMBERED = re.compile(r"\bBot \d")


def faces(where: Locator) -> list[str]:
    """Who is drawn there, in order."""
    drawn: list[str] = where.locator("[data-character]:has(path)").evaluate_all(
        "all => all.filter((each) => each.checkVisibility()).map((each) => each.dataset.character)"
    )
    return drawn


@every_game
def test_bots_keep_name_and_face_from_the_waiting_room_to_the_replay(server: Server, visits: Visits, game: str) -> None:
    seats = SEATS[game]
    opened = open_table(
        server.address, game, players=seats, bots=["", "", *["casual"] * (seats - 2)], target=TARGETS[game]
    )
    page = visits.seat(server.address, opened)
    rows = page.locator("section ul li")
    expect(rows).to_have_count(seats)
    expect(rows.locator("[data-character]:has(path)")).to_have_count(seats - 2)
    waiting = faces(rows)
    for row, bot in zip(rows.all()[2:], waiting, strict=True):
        expect(row).to_contain_text(character_name(bot))
    page.get_by_label(say("en", "web-bot-level")).select_option("novice")
    page.get_by_role("button", name=say("en", "web-add-bot")).click()
    # Against bots alone one says when the game begins.
    ready = page.get_by_role("button", name=say("en", "web-start-game"), disabled=False)
    ready.click()
    # At the table.
    find(page)
    rivals = page.locator(".rivals article")
    expect(rivals.locator("[data-character]:has(path)")).to_have_count(seats - 1)
    bots = faces(rivals)
    names = [character_name(bot) for bot in bots]
    assert bots[1:] == waiting
    assert bots_at(page) == names
    assert len(set(bots)) == seats - 1
    for rival, name in zip(rivals.all(), names, strict=True):
        expect(rival).to_contain_text(name)
    # In the log, and for spectators and players who come back.
    page.reload()
    find(page)
    expect(rivals.locator("[data-character]:has(path)")).to_have_count(seats - 1)
    assert faces(rivals) == bots
    watcher = visits.window(server.address, language="fr")
    watcher.goto(f"/#/table/{opened['table']}")
    expect(watcher.locator(".rivals article")).to_have_count(seats)
    expect(watcher.locator(".rivals [data-character]:has(path)")).to_have_count(seats - 1)
    assert faces(watcher.locator(".rivals article")) == bots
    play(page)
    for line in page.locator("aside .side ol li:has([data-character])").all():
        assert line.inner_text().strip().startswith(character_name(faces(line)[0]))
    # In the result, in the replay and among one's games.
    dialog = page.locator("dialog[open]")
    listed = dialog.locator("article, tbody tr")
    expect(listed).to_have_count(seats)
    assert faces(listed) == bots
    assert not NUMBERED.search(page.locator("body").inner_text())
    visit(page, f"replay/{opened['table']}/1/open/3")
    expect(page.locator(".player [data-character]:has(path)")).to_have_count(seats - 1)
    assert faces(page.locator(".player")) == bots
    assert page.locator(".player h2").all_inner_texts()[1:] == names
    visit(page, "games")
    expect(page.locator(".scores [data-character]:has(path)")).to_have_count(seats - 1)
    assert faces(page.locator(".scores")) == bots
    for name in names:
        expect(page.locator(".scores")).to_contain_text(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_touched_face_says_who_it_is(server: Server, visits: Visits, language: str) -> None:
    opened = open_table(server.address, bots=["", "casual"], target=200)
    page = visits.seat(server.address, opened, language=language, phone=True)
    find(page)
    face = page.locator(".rivals .character")
    expect(face.locator("path").first).to_be_attached()
    (bot,) = faces(page.locator(".rivals article"))
    level = say(language, "web-level-casual")
    label = say(language, "web-character-label", name=say(language, f"web-character-{bot}"), level=level.lower())
    expect(face).to_have_accessible_name(label)
    bubble = page.locator(".rivals .bubble")
    expect(bubble).to_be_hidden()
    face.tap()
    expect(bubble).to_be_visible()
    for text in (say(language, f"web-character-{bot}"), level, say(language, f"web-character-{bot}-manner")):
        expect(bubble).to_contain_text(text)
    box = bubble.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    face.focus()
    page.keyboard.press("Enter")
    expect(bubble).to_be_visible()


@every_game
def test_the_level_shows_who_may_come(server: Server, visits: Visits, game: str) -> None:
    page = visits.window(server.address, settings={"game": game})
    page.goto("/")
    row = page.locator(".hero .characters")
    shown: list[str] = []
    for level in ("novice", "casual", "skilled", "expert"):
        page.locator(".hero").get_by_label(say("en", "web-level")).select_option(level)
        expect(row.get_by_role("button").first).to_have_accessible_name(re.compile(f"bot, {level}$"))
        expect(row.locator("button [data-character]:has(path)")).to_have_count(SEATS[game] - 1)
        shown += faces(row)
    assert len(set(shown)) == 4 * (SEATS[game] - 1)


def test_who_left_keeps_the_name_and_gets_a_bot_mark(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, players=3, bots=["", "", "novice"], target=200)
    page = visits.seat(server.address, opened)
    with Client(server.address, opened["table"]) as bea:
        bea.kind("welcome")
        bea.ask("sit", seat=1, name="Bea")
        bea.kind("seated")
        bea.ask("ready")
        page.get_by_role("button", name=say("en", "web-ready")).click()
        bea.event("dealt")
        bea.ask("leave")
        rivals = page.locator(".rivals article")
        expect(rivals.first).to_contain_text("Bea")
        expect(rivals.first).to_contain_text(say("en", "web-character-stand-in"))
        expect(rivals.first.locator("[data-character]")).to_have_count(0)
        expect(rivals.last.locator(".character")).to_have_count(1)


def test_no_page_counts_its_bots(server: Server, visits: Visits, tables: Tables) -> None:
    page = visits.window(server.address, seats=tables.seats, games=tables.games)
    page.goto("/")
    for path in tables.paths.values():
        visit(page, path)
        assert not NUMBERED.search(page.locator("body").inner_text()), path
