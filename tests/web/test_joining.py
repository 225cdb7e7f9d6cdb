"""Coming to a table, staying there, and coming back."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocket, WebSocketRoute, expect

from tests.server.client import Client, open_table, play_on
from tests.server.process import Server, serving
from tests.web.browser import GAMES, LANGUAGES, PATIENCE, Visits
from tests.web.characters import bots_at
from tests.web.players import click, find, info, log, sensible
from tests.web.test_access import serious

expect.set_options(timeout=PATIENCE)


def over(address: str, game: str) -> tuple[dict[str, Any], str]:
    """A game of Ada and Bea that is over: what Ada's browser keeps, and the secret of Bea's seat."""
    opened = open_table(address, game, players=2, target=7)
    with ExitStack() as clients:
        ada = clients.enter_context(Client(address, opened["table"], opened["token"]))
        bea = clients.enter_context(Client(address, opened["table"]))
        for client in (ada, bea):
            client.kind("welcome")
        bea.ask("sit", seat=1, name="Bea")
        bea.kind("seated")
        for client in (ada, bea):
            client.ask("ready")
        for client in (ada, bea):
            client.event("dealt")
        play_on([ada, bea], sensible)
        return opened, bea.token


# --- After a game ---


@pytest.mark.parametrize("game", GAMES)
def test_who_left_after_the_game_keeps_the_name_and_somebody_else_takes_the_seat(
    server: Server, visits: Visits, game: str
) -> None:
    opened, bea = over(server.address, game)
    page = visits.seat(server.address, opened)
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading", name="Who’s playing next")).to_be_visible()
    with Client(server.address, opened["table"], bea) as client:
        client.kind("welcome")
        client.ask("leave")
        expect(dialog.locator(".code")).to_be_visible()
    expect(dialog.locator("article, tr").filter(has_text="Bea").first).to_be_visible()
    assert not [line for line in log(page) if re.search(r"\bfree (drew|took|played|kept)", line)]
    expect(page.locator(".rivals article")).to_contain_text("Bea")
    dialog.get_by_role("button", name="Play again").click()
    expect(dialog.get_by_role("button", name="Player needed")).to_be_disabled()
    # Somebody with the link gets the seat, is no winner of a game that others played, and sees who wants another one.
    cy = visits.window(server.address, phone=True, settings={"name": "Cy"})
    cy.goto(f"/#/table/{opened['table']}")
    cy.locator("dialog[open]").get_by_role("button", name="Sit here").click()
    expect(cy.locator("dialog[open] .next .ready")).to_have_count(1)
    expect(cy.locator("dialog[open] .winner")).not_to_contain_text("You")
    cy.locator("dialog[open]").get_by_role("button", name="Play again").click()
    for each in (page, cy):
        expect(each.locator("dialog[open]")).to_have_count(0)
    assert info(server.address, opened["table"])["game"] == 2
    assert cy.evaluate("JSON.parse(localStorage['saltmochi.games'])") == []
    kept = page.evaluate("JSON.parse(localStorage['saltmochi.games'])")
    assert [each["names"] for each in kept] == [["Ada", "Bea"]]


def test_a_bot_takes_the_seat_of_who_left_after_the_game(server: Server, visits: Visits) -> None:
    opened, bea = over(server.address, "sea-salt-paper")
    page = visits.seat(server.address, opened)
    with Client(server.address, opened["table"], bea) as client:
        client.kind("welcome")
        client.ask("leave")
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("button", name="Add a bot")).to_be_visible()
    assert not serious(page)
    dialog.get_by_role("button", name="Add a bot").click()
    dialog.get_by_role("button", name="Play again").click()
    expect(dialog).to_have_count(0)
    find(page)
    assert bots_at(page)


def test_who_was_gone_too_long_may_sit_down_again(visits: Visits, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", seat_seconds="0.3", commands_by_connection="1000") as server:
        opened, _ = over(server.address, "happy-mochi")
        with Client(server.address, opened["table"]) as watcher:
            seats = watcher.kind("welcome")["table"]["seats"]
            while any(seat.get("name") for seat in seats):
                seats = watcher.event("left")["table"]["seats"]
        page = visits.seat(server.address, opened)
        expect(page.get_by_role("button", name="Sit here")).to_have_count(2)
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.locator("dialog[open]").get_by_role("button", name="Play again")).to_be_visible()
        # Before the server stops.
        page.wait_for_load_state("networkidle")


# --- Names ---


def test_friends_who_type_no_name_are_guests_one_by_one(server: Server, visits: Visits) -> None:
    first = visits.window(server.address, language="it")
    first.goto("/")
    first.locator(".friends .button").first.click()
    first.locator("dialog[open] select").nth(1).select_option("3")
    first.locator("dialog[open] [type=submit]").click()
    expect(first.locator(".code")).to_be_visible()
    for name in ("Ospite 2", "Ospite 3"):
        page = visits.window(server.address, language="it")
        page.goto(first.url)
        expect(page.get_by_label("Il tuo nome")).to_have_attribute("placeholder", name)
        page.get_by_role("button", name="Siediti qui").first.click()
        expect(page.locator("li", has_text="Tu").locator("small")).to_have_text(name)
    names = [seat["name"] for seat in info(server.address, first.url.rsplit("/", 1)[1])["seats"]]
    assert names == ["Ospite", "Ospite 2", "Ospite 3"]


# --- The way back ---


def test_the_start_page_and_my_games_lead_back_to_a_running_game(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    expect(page.get_by_role("heading", name="Carry on playing")).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    find(page)
    (bot,) = bots_at(page)
    address = page.url
    for where in ("", "games"):
        page.goto(f"/#/{where}")
        page.get_by_role("link", name=f"Sea Salt & Paper · with {bot}").click()
        find(page)
        assert page.url == address
    # Its code and link are there for another device.
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open]").get_by_role("button", name="Copy link").click()
    expect(page.locator("dialog[open]").get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == address
    expect(page.locator("dialog[open] .code")).to_have_text(info(server.address, address.rsplit("/", 1)[1])["code"])


def test_a_table_that_is_gone_is_forgotten(server: Server, visits: Visits) -> None:
    visits.expect("404")
    page = visits.window(server.address, seats={"gone": {"token": "x", "seat": 0}})
    page.goto("/")
    page.wait_for_function("() => localStorage['saltmochi.seats'] === '{}'")
    expect(page.get_by_role("heading", name="Carry on playing")).to_have_count(0)


# --- A lost connection ---

HIDE = """
hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""


def test_a_device_without_network_is_told_at_once_and_comes_back_at_once(server: Server, visits: Visits) -> None:
    visits.expect("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
    opened = open_table(server.address, bots=["", "novice"], target=200)
    page = visits.seat(server.address, opened)
    find(page)
    page.context.set_offline(True)
    expect(page.locator(".notices")).to_contain_text("Connection lost", timeout=3000)
    page.wait_for_timeout(4000)
    expect(page.locator(".notices")).to_contain_text("Connection lost")
    page.context.set_offline(False)
    expect(page.locator(".notices")).not_to_contain_text("Connection lost", timeout=3000)
    for _ in range(3):
        click(page, find(page))


def test_a_page_that_was_long_out_of_sight_connects_anew(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, bots=["", "novice"], target=200)
    page = visits.window(server.address, seats={opened["table"]: {"token": opened["token"], "seat": 0}})
    sockets: list[WebSocket] = []

    def heard(socket: WebSocket) -> None:
        sockets.append(socket)

    page.on("websocket", heard)
    page.clock.install()
    page.goto(f"/#/table/{opened['table']}")
    expect(page.locator("header .what")).to_contain_text("Round 1")
    for seconds, count in ((5, 1), (60, 2)):
        page.evaluate(HIDE, True)
        page.clock.fast_forward(1000 * seconds)
        page.evaluate(HIDE, False)
        page.wait_for_timeout(500)
        assert len(sockets) == count
    find(page)


def test_what_is_never_answered_is_asked_again_over_another_connection(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, bots=["", "novice"], target=200)
    page = visits.window(server.address, seats={opened["table"]: {"token": opened["token"], "seat": 0}})
    connections = 0

    def through(socket: WebSocketRoute) -> None:
        """The first connection loses every move without a word."""
        nonlocal connections
        connections += 1
        first, beyond = connections == 1, socket.connect_to_server()
        socket.on_message(lambda message: None if first and '"act"' in str(message) else beyond.send(message))

    page.route_web_socket("**/api/socket*", through)
    page.clock.install()
    page.goto(f"/#/table/{opened['table']}")
    click(page, find(page))
    page.wait_for_timeout(500)
    assert connections == 1
    page.clock.fast_forward(25_000)
    expect(page.locator("aside .side ol")).to_contain_text(re.compile("You (drew|took)"))
    assert connections == 2


@pytest.mark.parametrize("way", ["the page stays", "the page is reloaded", "the command is lost too"])
def test_who_sat_down_while_the_connection_was_lost_has_the_seat(server: Server, visits: Visits, way: str) -> None:
    opened = open_table(server.address, players=2)
    page = visits.window(server.address)
    connections = 0

    def through(socket: WebSocketRoute) -> None:
        """The first connection is lost as soon as somebody sits down."""
        nonlocal connections
        connections += 1
        first, beyond, lost = connections == 1, socket.connect_to_server(), False

        def asked(message: str | bytes) -> None:
            nonlocal lost
            lost = lost or (first and '"sit"' in str(message))
            if not (lost and way == "the command is lost too"):
                beyond.send(message)

        def told(message: str | bytes) -> None:
            if not lost:
                socket.send(message)
            elif '"sat"' in str(message):
                socket.close()

        socket.on_message(asked)
        beyond.on_message(told)

    page.route_web_socket("**/api/socket*", through)
    page.goto(f"/#/table/{opened['table']}")
    page.get_by_label("Your name").fill("Bea")
    page.get_by_role("button", name="Sit here").click()
    if way == "the page is reloaded":
        page.wait_for_timeout(300)
    if way != "the page stays":
        page.reload()
    if way == "the command is lost too":
        page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_role("button", name="I’m ready")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    with Client(server.address, opened["table"]) as anybody:
        assert [seat["name"] for seat in anybody.kind("welcome")["table"]["seats"]] == ["Ada", "Bea"]


# --- Codes, and what one joins ---


def test_a_wrong_code_can_be_put_right(server: Server, visits: Visits) -> None:
    visits.expect("404")
    code = open_table(server.address, players=2)["code"]
    page = visits.window(server.address)
    page.goto("/")
    field = page.get_by_label("Table code")
    field.fill("nope-22")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_have_text("There’s no table with this code or link.")
    expect(field).to_have_value("NOPE22")
    expect(field).to_be_focused()
    # The same again is asked again.
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_have_text("There’s no table with this code or link.")
    # As one would read it out.
    field.fill(f" {code[:3].lower()} - {code[3:].lower()} ")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Sit here")).to_be_visible()
    # The way back does not lead to the table again.
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_one_sees_what_one_joins_and_reads_it_in_ones_language(server: Server, visits: Visits) -> None:
    open_table(
        server.address, name="Vera", players=2, edition="french", target=21, seconds=30, open_memory=True, listed=True
    )
    open_table(server.address, name="Olga", players=2, edition="online", listed=True)
    page = visits.window(server.address)
    page.goto("/")
    row = page.locator(".tables li", has_text="Vera").locator("small")
    expect(row).to_have_text("1 free seat · French edition · to 21 points · 30 seconds per move · memory help")
    expect(page.locator(".tables li", has_text="Olga").locator("small")).to_have_text("1 free seat")
    page.locator(".tables li a", has_text="Vera").click()
    ways = page.locator(".differs .way")
    expect(ways).to_have_text(["French edition", "to 21 points", "30 seconds per move", "memory help"])
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open]").get_by_label("Language").select_option("fr")
    page.keyboard.press("Escape")
    expect(ways).to_have_text(["en 21 points", "30 secondes par coup", "avec aide-mémoire"])


# --- Small things ---


@pytest.mark.parametrize("points", ["0", "-3", "2.5", "1001"])
def test_points_that_nobody_can_play_to_are_not_taken_silently(server: Server, visits: Visits, points: str) -> None:
    page = visits.window(server.address)
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_text("More options").click()
    field = dialog.get_by_label("Target points")
    field.fill(points)
    dialog.get_by_role("button", name="Open a table").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Choose 1 to 1,000 points")
    field.fill("")
    dialog.get_by_role("button", name="Open a table").click()
    expect(page.locator("main .code")).to_be_visible()
    assert info(server.address, page.url.rsplit("/", 1)[1])["options"]["target"] == 40


def test_a_bot_is_as_good_as_one_chooses(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, players=3)
    page = visits.seat(server.address, opened)
    page.get_by_label("Bot level").select_option("expert")
    page.get_by_role("button", name="Add a bot").first.click()
    expect(page.locator("main li", has_text="Expert")).to_have_count(1)
    assert info(server.address, opened["table"])["seats"][1]["level"] == "expert"


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_and_the_picture_of_the_link_fit_a_phone(server: Server, visits: Visits, language: str) -> None:
    name = "Bartholomäus-Maximilian-von-und-zu-Ebers"
    opened = open_table(server.address, name="W" * 40, players=3, listed=True)
    page = visits.window(server.address, phone=True, language=language, settings={"name": name})
    page.goto("/")
    expect(page.locator(".tables li", has_text="WWWW").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.goto(f"/#/table/{opened['table']}")
    page.locator("main li .main").first.click()
    expect(page.locator("main li", has_text=name)).to_be_visible()
    expect(page.locator("main select")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    sticking = """() => [...document.querySelectorAll("main .panel")].flatMap((panel) => [...panel.querySelectorAll("*")]
      .filter((each) => each.getBoundingClientRect().right > panel.getBoundingClientRect().right - 17 && !each.closest("svg")))
      .map((each) => each.outerHTML.slice(0, 100))"""
    assert page.evaluate(sticking) == []
