"""Whole games in the browser."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from saltmochi.games.sea_salt_paper.editions import EDITIONS
from saltmochi.texts import list_text, say
from tests.server.client import Client, open_table
from tests.server.process import Server, serving
from tests.web.browser import GAMES, LANGUAGES, PATIENCE, TEXTS, Visits
from tests.web.characters import bots_at
from tests.web.players import GLANCE, NEXT, click, find, info, log, play, play_together

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


def result(winners: list[int], names: Sequence[str], own: int) -> str:
    """Who won, as a player reads it."""
    won = [names[seat] for seat in winners]
    others = [names[seat] for seat in winners if seat != own]
    if own in winners:
        return f"You share the win with {list_text('en', others)}!" if others else "You win the game!"
    return f"{list_text('en', won)} share the win!" if len(won) > 1 else f"{won[0]} wins the game!"


def spoken_card(card: str) -> str:
    """A card (`crab/dark_blue`, `7/matcha`) as an English page names it."""
    first, colour = card.split("/")
    return f"{colour} {first}".replace("_", " ")


@every_game
def test_a_whole_game_from_play_now_to_the_replay(server: Server, visits: Visits, game: str) -> None:
    opened = open_table(server.address, game, bots=["", "casual"], target=TARGETS[game])
    page = visits.seat(server.address, opened, calm=False)
    find(page)
    (bot,) = bots_at(page)
    done = play(page)
    assert len(done) > 2
    # The log has followed the game to its last line.
    expect(page.locator("aside .side ol li").last).to_be_in_viewport()
    ended = info(server.address, opened["table"])["ended"]
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".winner")).to_contain_text(result(ended["winners"], ("Ada", bot), 0))
    for score in ended["scores"]:
        assert re.search(rf"\b{score}\b", dialog.inner_text())
    # What was promised of the deal can be checked.
    page.keyboard.press("Escape")
    fair = page.locator("aside details", has_text="Fair deal")
    fair.locator("summary").click()
    told = info(server.address, opened["table"])
    assert fair.locator(".more code").all_inner_texts() == [told["promise"], told["secret"], "saltmochi verify"]
    expect(fair).to_contain_text("Every promise was kept.")
    fair.get_by_role("button", name="Copy: Promise").click()
    assert page.evaluate("navigator.clipboard.readText()") == told["promise"]
    page.get_by_role("button", name="The game is over").click()
    expect(dialog.get_by_role("link", name="Review this game")).to_be_visible()
    # From the replay one comes back to the table.
    dialog.get_by_role("link", name="Watch replay").click()
    expect(page.locator(".where")).to_contain_text("step 1 of")
    page.get_by_role("link", name="Back to table").click()
    # The game is kept in this browser, and can be looked at again.
    dialog.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="My games (1)").click()
    card = page.locator("main li.panel")
    expect(card).to_have_count(1)
    for score in ended["scores"]:
        expect(card.locator(".scores")).to_contain_text(str(score))
    card.get_by_role("link", name="Replay").click()
    expect(page.locator(".where")).to_contain_text("step 1 of")
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
    dialog.get_by_role("combobox", name="Seats", exact=True).select_option("4")
    dialog.get_by_text("More options").click()
    dialog.get_by_label("Target points").fill("5")
    dialog.get_by_role("button", name="Open a table").click()
    code = first.locator(".code").inner_text()
    pages = [first]
    for name in PLAYERS[1:]:
        page = visits.window(server.address)
        page.goto("/")
        page.get_by_label("Table code").fill(code)
        page.get_by_role("button", name="Join").click()
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_role("button", name="Leave seat")).to_be_visible()
        pages.append(page)
    for page in pages:
        page.get_by_role("button", name="I’m ready").click()
    for page, name in zip(pages, PLAYERS, strict=True):
        expect(page.locator(".rivals article")).to_have_count(3)
        expect(page.locator(".rivals")).not_to_contain_text(name)
    assert play_together(pages) > 0
    # All four are told the same result; whoever won is addressed.
    winners = info(server.address, first.url.rsplit("/", 1)[1])["ended"]["winners"]
    assert winners
    for seat, page in enumerate(pages):
        expect(page.locator("dialog[open] .winner")).to_contain_text(result(winners, PLAYERS, seat))
    # Everybody wants another game: it begins anew for all.
    for page in pages:
        page.locator("dialog[open]").get_by_role("button", name="Play again").click()
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
        page.get_by_role("button", name="I’m ready").click()
    return ada, bea


def test_friends_talk_at_the_table(server: Server, visits: Visits) -> None:
    ada, bea = friends(server, visits)
    ada.locator("aside").get_by_label("Say something").fill("Hello <b>Bea</b>")
    ada.keyboard.press("Enter")
    expect(ada.locator("aside li.said")).to_have_text("You Hello <b>Bea</b>")
    # On a phone what is said is counted, and read in a dialog.
    expect(bea.locator(".unread")).to_have_text("1")
    bea.get_by_role("button", name="Log and chat").click()
    dialog = bea.locator("dialog[open]")
    expect(dialog.locator("li.said")).to_have_text("Ada Hello <b>Bea</b>")
    dialog.get_by_label("Say something").fill("Hello Ada")
    bea.keyboard.press("Enter")
    expect(ada.locator("aside li.said")).to_have_count(2)
    # Over the table stands whose turn it is, as soon as it is one's own.
    for _ in range(400):
        if dialog.locator(".turn").is_visible():
            break
        if found := ada.evaluate(NEXT):
            click(ada, found)
        ada.wait_for_timeout(GLANCE)
    expect(dialog.locator(".turn")).to_contain_text("It’s your turn.")
    dialog.get_by_role("button", name="Back to table").click()
    expect(dialog).to_have_count(0)


def test_what_was_said_too_fast_is_given_back(server: Server, visits: Visits) -> None:
    _, bea = friends(server, visits)
    bea.get_by_role("button", name="Log and chat").click()
    dialog = bea.locator("dialog[open]")
    field = dialog.get_by_label("Say something")
    link = "https://example.org/" + "sea-salt-and-paper-" * 9
    for _ in range(40):
        field.fill(link)
        bea.keyboard.press("Enter")
        if dialog.locator(".refused").is_visible():
            break
    # It is told where one looks, and the text is there to be sent again.
    expect(dialog.locator(".refused")).to_contain_text("a bit fast")
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
    expect(player.locator("aside .side")).to_contain_text("1 person watching")
    expect(watcher.locator(".watching")).to_have_text("You’re watching")
    expect(player.locator(".watching")).to_have_count(0)
    hand = f"[data-place='hand-{opened['seat']}'] svg[data-card]"
    (bot,) = bots_at(player)
    for done in range(200):
        found = find(player)
        told = log(player)[-1]
        # Until it is one's turn again, with something in hand, and the last line is the same for everybody: cards that
        # are stolen or passed on are told to giver and receiver alone, and a player is addressed.
        alike = told.startswith(bot) and not re.search(r"\b[Yy]ou\b|passed|stole", told)
        if done >= 6 and not found["dialog"] and alike and player.locator(hand).count():
            break
        click(player, found)
    lines = player.locator("aside .side ol li").last.text_content() or ""
    expect(watcher.locator("aside .side ol li").last).to_have_text(lines)
    assert log(watcher)[-1] == told
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
            page.get_by_role("button", name="I’m ready").click()
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
    held = cards.locator("svg[data-card]").first.get_attribute("data-card") or ""
    assert spoken_card(held) in before
    assert cards.aria_snapshot() == before
    assert log(page) == told
    expect(watcher.locator("aside .side ol li")).to_have_count(len(heard))
    assert log(watcher) == heard


@every_game
def test_a_move_is_taken_back(server: Server, visits: Visits, game: str) -> None:
    opened = open_table(server.address, game, bots=["", "novice"], target=200)
    page = visits.seat(server.address, opened)
    back = page.locator("header").get_by_role("button", name="Undo")
    before: list[str] = []
    for _ in range(200):
        found = find(page)
        if before and back.count() and back.is_enabled():
            break
        before = page.locator(CHOICES).evaluate_all(NAMES)
        click(page, found)
    after = page.locator(CHOICES).evaluate_all(NAMES)
    back.click()
    expect(page.locator("aside .side ol")).to_contain_text("You took back a move.")
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
        expect(hint).to_contain_text(re.compile(r"\b\d+% chance of winning"))
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
        if back.count() and back.is_enabled():
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
        page.get_by_role("button", name="I’m ready").click()
    name = ada.locator(".rivals b", has_text="Maximiliane-Luise")
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")
    # With a bot in one's place there is another bar, and less room.
    with Client(server.address, opened["table"], opened["token"]) as elsewhere:
        elsewhere.ask("leave")
        expect(ada.get_by_role("button", name="I’m back")).to_be_visible()
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
    assert foreign_calls(page, "ALT", "SFIDA") == []
    dialog.get_by_role("button", name="Not yet").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".bar.turn")).to_be_visible()
    # Nothing happened; the second time it does.
    assert set(page.locator(".buttons .button").all_inner_texts()) == {"ALT", "SFIDA", "End turn"}
    page.locator(".buttons").get_by_role("button", name="ALT").click()
    dialog.get_by_role("button", name="ALT").click()
    over = dialog.get_by_role("heading", name=re.compile(r"Round \d is over"))
    expect(over).to_be_visible()
    expect(dialog.locator("article")).to_have_count(2)
    # The call is the one that is printed in this edition, wherever it is told.
    expect(dialog.locator(".how")).to_have_text("You called ALT: everyone scores their cards.")
    expect(dialog.locator("article", has_text="You").locator("header small").first).to_have_text("ALT")
    assert log(page)[-1] == "You called ALT: everyone scores their cards."
    assert "called ALT" not in log(page)[-2]
    assert foreign_calls(page, "ALT", "SFIDA") == []
    # One may look at the table again before going on.
    name = over.inner_text()
    dialog.get_by_role("button", name="View table").click()
    expect(dialog).to_have_count(0)
    assert reference_calls(page) == ["ALT", "SFIDA"]
    page.get_by_role("button", name=name).click()
    dialog.get_by_role("button", name="Next round").click()
    expect(page.locator("header .what")).to_contain_text(f"Round {int(name.split()[1]) + 1}")


def test_a_french_table_has_french_calls_for_an_english_reader(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, bots=["", "novice"], edition="french", target=170)
    page = visits.seat(server.address, opened)
    play(page, until=lambda found: found["title"] == "STOP")
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("button", name="Not yet").click()
    buttons = page.locator(".buttons .button")
    assert set(buttons.all_inner_texts()) == {"STOP", "DERNIÈRE CHANCE", "End turn"}
    assert reference_calls(page) == ["STOP", "DERNIÈRE CHANCE"]
    buttons.filter(has_text="DERNIÈRE CHANCE").click()
    expect(dialog.get_by_role("heading")).to_have_text("DERNIÈRE CHANCE")
    assert foreign_calls(page, "STOP", "DERNIÈRE CHANCE") == []
    dialog.get_by_role("button", name="DERNIÈRE CHANCE").click()
    over = dialog.get_by_role("heading", name=re.compile(r"Round \d is over"))
    expect(over).to_be_visible()
    expect(dialog.locator(".how span")).to_have_text(re.compile("^You (won|lost) your bet"))
    expect(dialog.locator("article", has_text="You").locator("header small").first).to_have_text("DERNIÈRE CHANCE")
    assert [line for line in log(page) if "called DERNIÈRE CHANCE." in line and line.startswith("You ")]
    assert log(page)[-1] == dialog.locator(".how").inner_text()
    assert foreign_calls(page, "STOP", "DERNIÈRE CHANCE") == []


def foreign_calls(page: Page, *own: str) -> list[str]:
    """The calls on the page that are those of other editions."""
    text = page.evaluate(TEXTS)
    calls = {call for edition in EDITIONS for call in (edition.stop, edition.last_chance)}
    # "Stop" is a word of English too.
    found = re.findall("|".join(rf"\b(?:{call if call == 'STOP' else f'(?i:{call})'})\b" for call in calls), text)
    assert set(own) & set(found)
    return sorted(set(found) - set(own))


def reference_calls(page: Page) -> list[str]:
    """The calls that the reference card explains."""
    page.get_by_role("button", name="The game at a glance").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".reference dt")).to_have_count(2)
    found = dialog.locator(".reference dt").all_inner_texts()
    assert foreign_calls(page, *found) == []
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    return found


def test_a_table_that_is_not_there(server: Server, visits: Visits) -> None:
    visits.expect("404")
    page = visits.window(server.address)
    page.goto("/#/join/NOPE22")
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.goto("/#/table/nosuchtable")
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_role("link", name="Home").click()
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
        assert any("Underneath" in text for text in piles)
