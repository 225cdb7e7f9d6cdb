"""Coming to a table, staying there, and coming back."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.client import Client, open_table, play_on
from tests.server.process import Server
from tests.web.browser import GAMES, PATIENCE, Visits
from tests.web.players import find, info, sensible

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
    expect(dialog.get_by_role("heading", name="Who plays next")).to_be_visible()
    with Client(server.address, opened["table"], bea) as client:
        client.kind("welcome")
        client.ask("leave")
        expect(dialog.locator(".code")).to_be_visible()
    expect(dialog.locator("article, tr").filter(has_text="Bea").first).to_be_visible()
    assert "free drew" not in page.locator("aside .side ol").inner_text()
    expect(page.locator(".rivals article")).to_contain_text("Bea")
    dialog.get_by_role("button", name="Another game").click()
    expect(dialog.get_by_role("button", name="Waiting for somebody to sit down")).to_be_disabled()
    # Somebody with the link gets the seat, is no winner of a game that others played, and sees who wants another one.
    cy = visits.window(server.address, phone=True, settings={"name": "Cy"})
    cy.goto(f"/#/table/{opened['table']}")
    cy.locator("dialog[open]").get_by_role("button", name="Sit here").click()
    expect(cy.locator("dialog[open] .next .ready")).to_have_count(1)
    expect(cy.locator("dialog[open] .winner")).not_to_contain_text("You")
    cy.locator("dialog[open]").get_by_role("button", name="Another game").click()
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
    dialog.get_by_role("button", name="Add a bot").click()
    dialog.get_by_role("button", name="Another game").click()
    expect(dialog).to_have_count(0)
    find(page)
    expect(page.locator(".rivals article")).to_contain_text("Bot")


# --- Names ---


def test_friends_who_type_no_name_are_guests_one_by_one(server: Server, visits: Visits) -> None:
    first = visits.window(server.address, language="it")
    first.goto("/")
    first.locator(".friends .button").first.click()
    first.locator("dialog[open] select").nth(2).select_option("3")
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
