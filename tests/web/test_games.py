"""Whole games in the browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from saltmochi.texts import say
from tests.server.client import Client, open_table
from tests.server.process import Server, serving
from tests.web.browser import GAMES, LANGUAGES, PATIENCE, Visits
from tests.web.players import click, find, info, play, play_together

every_game = pytest.mark.parametrize("game", GAMES)
expect.set_options(timeout=PATIENCE)

# Small enough for a short game, large enough for more than one round of the sweet one.
TARGETS = {"sea-salt-paper": 7, "happy-mochi": 12}
CHOICES = "[data-choice]:not(:disabled)"
# Who plays where four people do.
PLAYERS = ("Ada", "Bea", "Cleo", "Dan")
NAMES = "all => all.map((each) => each.ariaLabel ?? each.textContent.trim())"


def choices(page: Page) -> int:
    """How many things can be done now."""
    return page.locator(CHOICES).count()


def log(page: Page) -> list[str]:
    """What is told of the game, line by line."""
    return page.locator("aside .side ol li").all_inner_texts()


@every_game
def test_a_whole_game_from_play_now_to_the_replay(server: Server, visits: Visits, game: str) -> None:
    opened = open_table(server.address, game, bots=["", "casual"], target=TARGETS[game])
    page = visits.seat(server.address, opened, calm=False)
    done = play(page)
    assert len(done) > 2
    # The log has followed the game to its last line.
    expect(page.locator("aside .side ol li").last).to_be_in_viewport()
    ended = info(server.address, opened["table"])["ended"]
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".winner")).to_contain_text("You" if 0 in ended["winners"] else "Bot")
    for score in ended["scores"]:
        assert re.search(rf"\b{score}\b", dialog.inner_text())
    # What was promised of the deal can be checked.
    page.keyboard.press("Escape")
    fair = page.locator("aside details", has_text="Dealt fairly")
    fair.locator("summary").click()
    told = info(server.address, opened["table"])
    assert fair.locator("code").all_inner_texts()[1:] == [told["promise"], told["secret"], "saltmochi verify"]
    expect(fair).to_contain_text("This is the promised secret.")
    fair.get_by_role("button", name="Copy: Promise").click()
    assert page.evaluate("navigator.clipboard.readText()") == told["promise"]
    page.get_by_role("button", name="The game is over").click()
    # From the replay one comes back to the table.
    dialog.get_by_role("link", name="Watch again").click()
    expect(page.locator(".where")).to_contain_text("moment 1 of")
    page.get_by_role("link", name="To the table").click()
    # The game is kept in this browser, and can be looked at again.
    dialog.get_by_role("link", name="To the start page").click()
    page.get_by_role("link", name="My games (1)").click()
    card = page.locator("main li.panel")
    expect(card).to_have_count(1)
    for score in ended["scores"]:
        expect(card.locator(".scores")).to_contain_text(str(score))
    card.get_by_role("link", name="Replay").click()
    expect(page.locator(".where")).to_contain_text("moment 1 of")
    page.reload()
    page.get_by_role("link", name="My games").click()
    expect(card).to_have_count(1)


@every_game
def test_play_now_is_one_click(server: Server, visits: Visits, game: str) -> None:
    page = visits.window(server.address, settings={"game": game})
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    found = find(page)
    assert found["label"]
    assert not found["over"]
    expect(page.locator("header .what")).to_contain_text("Round 1")


def test_four_people_play_in_four_windows(server: Server, visits: Visits) -> None:
    first = visits.window(server.address, settings={"name": "Ada"})
    first.goto("/")
    first.get_by_role("button", name="Open a table").click()
    dialog = first.locator("dialog[open]")
    dialog.get_by_label("Seats").select_option("4")
    dialog.get_by_label("Points to play to").fill("9")
    dialog.get_by_role("button", name="Open a table").click()
    code = first.locator(".code").inner_text()
    pages = [first]
    for name in PLAYERS[1:]:
        page = visits.window(server.address)
        page.goto("/")
        page.get_by_label("Code of a table").fill(code)
        page.get_by_role("button", name="Join").click()
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_role("button", name="Get up")).to_be_visible()
        pages.append(page)
    for page in pages:
        page.get_by_role("button", name="I am ready").click()
    for page, name in zip(pages, PLAYERS, strict=True):
        expect(page.locator(".rivals article")).to_have_count(3)
        expect(page.locator(".rivals")).not_to_contain_text(name)
    assert play_together(pages) > 0
    # All four are told the same result, each with "You" in place of the own name.
    results = [page.locator("dialog[open] .winner").inner_text() for page in pages]
    assert len({text.replace("You", name) for text, name in zip(results, PLAYERS, strict=True)}) == 1, results
    assert any("You" in text for text in results)
    # Everybody wants another game: it begins anew for all.
    for page in pages:
        page.locator("dialog[open]").get_by_role("button", name="Another game").click()
    for page in pages:
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator("header .what")).to_contain_text("Round 1")
    assert info(server.address, first.url.rsplit("/", 1)[1])["game"] == 2


def friends(server: Server, visits: Visits) -> tuple[Page, Page]:
    """Ada, and Bea on a phone, who play."""
    opened = open_table(server.address, players=2)
    ada = visits.seat(server.address, opened)
    bea = visits.window(server.address, phone=True, settings={"name": "Bea"})
    bea.goto(f"/#/table/{opened['table']}")
    bea.get_by_role("button", name="Sit here").click()
    for page in (ada, bea):
        page.get_by_role("button", name="I am ready").click()
    return ada, bea


def test_friends_talk_at_the_table(server: Server, visits: Visits) -> None:
    ada, bea = friends(server, visits)
    ada.locator("aside").get_by_label("Say something").fill("Hello <b>Bea</b>")
    ada.keyboard.press("Enter")
    expect(ada.locator("aside li.said")).to_have_text("You Hello <b>Bea</b>")
    # On a phone what is said is counted, and read in a dialog.
    expect(bea.locator(".unread")).to_have_text("1")
    bea.get_by_role("button", name="What happened, and chat").click()
    dialog = bea.locator("dialog[open]")
    expect(dialog.locator("li.said")).to_have_text("Ada Hello <b>Bea</b>")
    dialog.get_by_label("Say something").fill("Hello Ada")
    bea.keyboard.press("Enter")
    expect(ada.locator("aside li.said")).to_have_count(2)
    # Over the table stands whose turn it is, as soon as it is one's own.
    for _ in range(20):
        if dialog.locator(".turn").is_visible():
            break
        click(ada, find(ada))
    expect(dialog.locator(".turn")).to_contain_text("It is your turn.")
    dialog.get_by_role("button", name="To the table").click()
    expect(dialog).to_have_count(0)


def test_what_was_said_too_fast_is_given_back(server: Server, visits: Visits) -> None:
    _, bea = friends(server, visits)
    bea.get_by_role("button", name="What happened, and chat").click()
    dialog = bea.locator("dialog[open]")
    field = dialog.get_by_label("Say something")
    link = "https://example.org/" + "sea-salt-and-paper-" * 9
    for _ in range(40):
        field.fill(link)
        bea.keyboard.press("Enter")
        if dialog.locator(".refused").is_visible():
            break
    # It is told where one looks, and the text is there to be sent again.
    expect(dialog.locator(".refused")).to_contain_text("too fast")
    expect(field).to_have_value(re.compile(re.escape(link)))
    # Long words break at the edge.
    said = dialog.locator("li.said").first
    expect(said).to_contain_text("You")
    assert said.evaluate("(line) => line.scrollWidth <= line.clientWidth")


@every_game
def test_a_spectator_sees_the_game_and_no_hidden_card(server: Server, visits: Visits, game: str) -> None:
    opened = open_table(server.address, game, bots=["", "casual"], target=200)
    player = visits.seat(server.address, opened)
    find(player)
    watcher = visits.window(server.address)
    watcher.goto(f"/#/table/{opened['table']}")
    expect(watcher.locator(".rivals article")).to_have_count(2)
    expect(player.locator("aside .side")).to_contain_text("One person looks on")
    expect(watcher.locator(".watching")).to_have_text("You are looking on")
    expect(player.locator(".watching")).to_have_count(0)
    hand = f"[data-place='hand-{opened['seat']}'] svg[data-card]"
    for done in range(200):
        found = find(player)
        told = log(player)[-1]
        # Until it is one's turn again, with something in hand, and the last line is the same for everybody: cards that
        # are passed on ("→") are told to giver and receiver alone.
        alike = told.startswith("Bot") and "→" not in told
        if done >= 6 and not found["dialog"] and alike and player.locator(hand).count():
            break
        click(player, found)
    expect(watcher.locator("aside .side ol li").last).to_have_text(told)
    assert len(log(watcher)) > 4
    assert choices(watcher) == 0
    # What is hidden is shown only to whoever may see it.
    assert watcher.locator(hand).count() < player.locator(hand).count()
    watcher.keyboard.press("1")
    assert watcher.locator(".notice.bad").count() == 0


def test_a_game_goes_on_after_the_server_was_restarted(visits: Visits, tmp_path: Path) -> None:
    visits.expect("WebSocket connection", "Failed to load resource", "ERR_CONNECTION")
    database = f"sqlite:///{tmp_path}/tables.db"
    first = Server(database)
    second = None
    try:
        port = first.address.rsplit(":", 1)[1]
        opened = open_table(first.address, "happy-mochi", bots=["", "casual"], target=12, stand_in=False)
        page = visits.seat(first.address, opened)
        for _ in range(3):
            click(page, find(page))
        find(page)
        before, told = page.locator(CHOICES).evaluate_all(NAMES), log(page)
        first.kill()
        expect(page.locator(".notices")).to_contain_text("Connection lost")
        assert choices(page) == 0
        second = Server(database, port=port)
        expect(page.locator(".notices")).not_to_contain_text("Connection lost")
        # Nothing is lost, and nothing was done twice.
        find(page)
        assert page.locator(CHOICES).evaluate_all(NAMES) == before
        assert log(page) == told
        play(page)
        expect(page.locator("dialog[open] .winner")).to_be_visible()
    finally:
        for running in (first, second):
            if running:
                running.kill()


def test_a_bot_stands_in_until_one_is_back(visits: Visits, tmp_path: Path) -> None:
    visits.expect("ERR_CONNECTION")
    with serving(f"sqlite:///{tmp_path}/tables.db") as server:
        opened = open_table(server.address, players=2)
        ada = visits.seat(server.address, opened)
        bea = visits.window(server.address, settings={"name": "Bea"})
        bea.goto(f"/#/table/{opened['table']}")
        bea.get_by_role("button", name="Sit here").click()
        for page in (ada, bea):
            page.get_by_role("button", name="I am ready").click()
        expect(bea.locator(".rivals article")).to_have_count(1)
        bea.goto("about:blank")
        expect(ada.locator("aside ol")).to_contain_text("Bea is away.")
        bea.goto(f"/#/table/{opened['table']}")
        expect(bea.locator(".rivals article")).to_contain_text("Ada")
        expect(ada.locator("aside ol")).to_contain_text("Bea is back.")
        assert play_together([ada, bea], most=12) > 0


@every_game
def test_a_reloaded_page_shows_the_same_table_and_tells_the_same(server: Server, visits: Visits, game: str) -> None:
    opened = open_table(server.address, game, bots=["", "casual"], target=200)
    page, watcher = visits.seat(server.address, opened), visits.window(server.address)
    find(page)
    watcher.goto(f"/#/table/{opened['table']}")
    expect(watcher.locator(".rivals article")).to_have_count(2)
    for _ in range(14):
        click(page, find(page))
    find(page)
    cards = page.locator("[data-place='hand-0']")
    before, told = cards.aria_snapshot(), log(page)
    expect(watcher.locator("aside .side ol li")).to_have_count(len(log(watcher)))
    heard = log(watcher)
    for each in (page, watcher):
        each.reload()
    find(page)
    assert "/" in before or "(" in before
    assert cards.aria_snapshot() == before
    assert log(page) == told
    expect(watcher.locator("aside .side ol li")).to_have_count(len(heard))
    assert log(watcher) == heard


@every_game
def test_a_move_is_taken_back(server: Server, visits: Visits, game: str) -> None:
    opened = open_table(server.address, game, bots=["", "novice"], target=200)
    page = visits.seat(server.address, opened)
    back = page.locator("header").get_by_role("button", name="Take back")
    before: list[str] = []
    for _ in range(200):
        found = find(page)
        if before and back.is_enabled():
            break
        before = page.locator(CHOICES).evaluate_all(NAMES)
        click(page, found)
    after = page.locator(CHOICES).evaluate_all(NAMES)
    back.click()
    expect(page.locator("aside .side ol")).to_contain_text("You: move taken back.")
    find(page)
    assert after != before
    assert page.locator(CHOICES).evaluate_all(NAMES) == before


@every_game
def test_a_hint_marks_what_the_expert_would_do(server: Server, visits: Visits, game: str) -> None:
    opened = open_table(server.address, game, bots=["", "casual"])
    page = visits.seat(server.address, opened)
    find(page)
    hint = page.locator(".hint")
    # The expert may have to get ready first, and says so.
    for _ in range(6):
        page.keyboard.press("h")
        page.wait_for_selector(".hint, .notice.bad")
        if hint.is_visible():
            break
        expect(page.locator(".notice.bad")).to_have_count(0)
    # Where there is one thing to do, no chance is told.
    if page.locator("[data-choice]:not([disabled])").count() > 1:
        expect(hint).to_contain_text(re.compile(r"\b\d+% chance to win"))
        assert not re.search(r"[a-z)]\d+%", hint.inner_text())
    else:
        expect(hint).not_to_contain_text("%")
    expect(page.locator(".hinted").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_and_taking_back_have_names_on_a_phone(server: Server, visits: Visits, language: str) -> None:
    opened = open_table(server.address, bots=["", "novice"], target=200)
    page = visits.seat(server.address, opened, phone=True, language=language)
    header = page.locator("header")
    back = header.get_by_role("button", name=say(language, "web-take-back"), exact=True)
    for _ in range(200):
        found = find(page)
        if back.is_enabled():
            break
        click(page, found)
    expect(header.get_by_role("button", name=say(language, "web-hint"), exact=True)).to_be_visible()


def test_a_crowded_phone_shows_whole_names_and_piles(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, players=4, bots=["", "", "casual", "novice"], target=200)
    ada = visits.seat(server.address, opened, phone=True)
    bea = visits.window(server.address, settings={"name": "Maximiliane-Luise"})
    bea.goto(f"/#/table/{opened['table']}")
    bea.get_by_role("button", name="Sit here").click()
    for page in (ada, bea):
        page.get_by_role("button", name="I am ready").click()
    name = ada.locator(".rivals b", has_text="Maximiliane-Luise")
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")
    # With a bot in one's place there is another bar, and less room.
    with Client(server.address, opened["table"], opened["token"]) as elsewhere:
        elsewhere.ask("leave")
        expect(ada.get_by_role("button", name="Play again myself")).to_be_visible()
        for height in (844, 640):
            ada.set_viewport_size({"width": 360, "height": height})
            above, deck, below = (ada.locator(what).bounding_box() for what in (".rivals", ".stack.deck", ".mine"))
            assert above
            assert deck
            assert below
            assert above["y"] + above["height"] <= deck["y"]
            assert deck["y"] + deck["height"] <= below["y"]


def test_two_steps_for_what_cannot_be_undone(server: Server, visits: Visits) -> None:
    # The bot may be the first to stop a round, and must not win before this player has.
    opened = open_table(server.address, bots=["", "novice"], edition="italian", target=170)
    page = visits.seat(server.address, opened)
    play(page, until=lambda found: found["title"] == "ALT")
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading")).to_have_text("ALT")
    dialog.get_by_role("button", name="Not yet").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".bar.turn")).to_be_visible()
    # Nothing happened; the second time it does.
    page.locator(".buttons").get_by_role("button", name="ALT").click()
    dialog.get_by_role("button", name="ALT").click()
    over = dialog.get_by_role("heading", name=re.compile(r"Round \d is over"))
    expect(over).to_be_visible()
    expect(dialog.locator("article")).to_have_count(2)
    # One may look at the table again before going on.
    name = over.inner_text()
    dialog.get_by_role("button", name="Look at the table").click()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name=name).click()
    dialog.get_by_role("button", name="Next round").click()
    expect(page.locator("header .what")).to_contain_text(f"Round {int(name.split()[1]) + 1}")


def test_a_table_that_is_not_there(server: Server, visits: Visits) -> None:
    visits.expect("404")
    page = visits.window(server.address)
    page.goto("/#/join/NOPE22")
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.goto("/#/table/nosuchtable")
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.parametrize("open_memory", [True, False], ids=["open memory", "without"])
def test_open_memory_shows_what_lies_beneath_and_what_others_took(
    server: Server, visits: Visits, open_memory: bool
) -> None:
    opened = open_table(server.address, bots=["", "casual"], open_memory=open_memory, target=150)
    page = visits.seat(server.address, opened)
    beneath = page.locator(".middle .memory svg[data-card]")
    known = page.locator(".rival .hand svg[data-card]")
    seen: set[str] = set()

    def enough(found: dict[str, Any]) -> bool:
        """Whether both were seen, or all of a round without open memory."""
        seen.update(name for name, cards in (("beneath", beneath), ("known", known)) if cards.count())
        return len(seen) == 2 or (not open_memory and found["title"].startswith("Round"))

    play(page, until=enough)
    # Hands are shown without it too: after a last chance, and at the end of a round.
    assert ("beneath" in seen) == open_memory
    assert "known" in seen or not open_memory
    if open_memory and beneath.count():
        piles = page.locator(".middle [data-place^=pile]").all_inner_texts()
        assert any("Beneath" in text for text in piles)
