"""Browsers mix a number into the deal, show who did, check every card, and notice a server that cheats."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from saltmochi.games import game as find_game
from saltmochi.table.fair_deal import verify
from saltmochi.table.game_record import GameRecord, parse_record
from tests.server.child_server import ANY
from tests.server.client import Client, open_table, play_on
from tests.server.process import FREE, Server, serving
from tests.web.browser import GAMES, PATIENCE, Visits
from tests.web.conftest import ROOMY
from tests.web.players import play

expect.set_options(timeout=PATIENCE)

every_game = pytest.mark.parametrize("game", GAMES)
Change = Callable[[dict[str, Any]], dict[str, Any] | None]


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:  # noqa: ARG001
    """A server that mixes in what browsers send."""
    database = f"sqlite:///{tmp_path_factory.mktemp('fair')}/tables.db"
    with serving(database, deals=ANY, **{**ROOMY, **FREE}) as running:
        yield running


def between(
    page: Page, *, to_server: Change = lambda message: message, to_page: Change = lambda message: message
) -> None:
    """Change messages on their way, or drop them (None), as a host could."""

    def passing(send: Callable[[str], None], change: Change) -> Callable[[str | bytes], None]:
        def passed(text: str | bytes) -> None:
            changed = change(json.loads(text))
            if changed is not None:
                send(json.dumps(changed))

        return passed

    def connected(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(passing(server.send, to_server))
        server.on_message(passing(socket.send, to_page))

    page.route_web_socket("**/api/socket*", connected)


def panel(page: Page) -> Locator:
    """What is shown about the deal, opened."""
    found = page.locator("aside details", has_text="Fair deal")
    found.locator("summary").click()
    return found


def panel_after_game(page: Page) -> Locator:
    """The same when the result of a game lies over the table."""
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    return panel(page)


def record_of(server: Server, table: str) -> GameRecord:
    """The record of the first game at a table."""
    text = httpx.get(f"http://{server.address}/api/tables/{table}/games/1/record").text
    return parse_record(text, find_game)


def test_a_game_shows_who_mixed_in_a_number_and_proves_every_card(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, "happy-mochi", bots=["", "casual"], target=1)
    page = visits.seat(server.address, opened)
    fair = panel(page)
    expect(fair).to_contain_text("nobody can choose the deal")
    expect(fair).to_contain_text("Numbers mixed in by: Ada")
    expect(fair).not_to_contain_text("trust")
    play(page)
    page.keyboard.press("Escape")
    expect(fair).to_contain_text("Every promise was kept.")
    fair.get_by_role("button", name="Check cards").click()
    record = record_of(server, opened["table"])
    expect(fair).to_contain_text(f"All {verify(record)} choices of the dealer checked")
    assert [bool(mix.seed) for mix in record.mix] == [True, False]
    expect(fair).not_to_contain_text("trust")


@every_game
def test_long_games_are_checked_to_their_last_card(server: Server, visits: Visits, game: str) -> None:
    opened = open_table(server.address, game, players=3, bots=["", "casual", "novice"], target=30)
    with Client(server.address, opened["table"], opened["token"]) as ada:
        ada.kind("welcome")
        ada.ask("ready")
        play_on([ada], random.Random(1).choice)
    page = visits.seat(server.address, opened)
    fair = panel_after_game(page)
    expect(fair).to_contain_text("Every promise was kept.")
    fair.get_by_role("button", name="Check cards").click()
    expect(fair).to_contain_text(f"All {verify(record_of(server, opened['table']))} choices of the dealer checked")


def test_a_game_with_expansions_is_checked_to_its_last_event(server: Server, visits: Visits) -> None:
    variant = {"expansions": ["extra-salt", "extra-pepper"]}
    opened = open_table(server.address, players=3, bots=["", "casual", "novice"], target=20, variant=variant)
    random_choice = random.Random(2).choice
    with Client(server.address, opened["table"], opened["token"]) as ada:
        ada.kind("welcome")
        ada.ask("ready")
        play_on([ada], lambda legal: random_choice([each for each in legal if each.startswith("lay")] or legal))
    page = visits.seat(server.address, opened)
    fair = panel_after_game(page)
    fair.get_by_role("button", name="Check cards").click()
    record = record_of(server, opened["table"])
    assert sum(record.game.text_of(action).startswith("event ") for action in record.actions) > 1
    expect(fair).to_contain_text(f"All {verify(record)} choices of the dealer checked")


def test_a_number_that_the_server_drops_is_missed_by_its_owner(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, bots=["", "casual"])
    page = visits.window(server.address, seats={opened["table"]: {"token": opened["token"], "seat": 0}})
    between(page, to_server=lambda message: None if message["type"] == "reveal" else message)
    page.goto(f"/#/table/{opened['table']}")
    fair = panel(page)
    expect(fair.get_by_role("alert")).to_contain_text("Your browser’s number isn’t part of this deal.")
    expect(fair).to_contain_text("Promised, but not mixed in: Ada")


def test_after_a_reload_the_promised_number_is_still_mixed_in(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, bots=["", "casual"])
    page = visits.window(server.address, seats={opened["table"]: {"token": opened["token"], "seat": 0}})
    dropped: list[str] = []

    def drop_once(message: dict[str, Any]) -> dict[str, Any] | None:
        if message["type"] != "reveal" or dropped:
            return message
        dropped.append(message["seed"])
        return None

    between(page, to_server=drop_once)
    page.goto(f"/#/table/{opened['table']}")
    while not dropped:
        page.wait_for_timeout(20)
    page.reload()
    fair = panel(page)
    expect(fair).to_contain_text("Numbers mixed in by: Ada")
    mix = httpx.get(f"http://{server.address}/api/tables/{opened['table']}").json()["mix"]
    assert mix[0]["seed"] == dropped[0]


def with_other(name: str, value: str) -> Change:
    """Change something that a table with a game tells."""

    def change(message: dict[str, Any]) -> dict[str, Any]:
        table = message.get("table")
        return {**message, "table": {**table, name: value}} if table and table["game"] and table[name] else message

    return change


def test_another_promise_than_before_the_game_is_noticed(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, bots=["", "casual"])
    page = visits.window(server.address, seats={opened["table"]: {"token": opened["token"], "seat": 0}})
    between(page, to_page=with_other("promise", "00" * 32))
    page.goto(f"/#/table/{opened['table']}")
    expect(panel(page).get_by_role("alert")).to_contain_text("These aren’t the promises made before the game.")


def test_another_secret_or_another_game_is_noticed(server: Server, visits: Visits) -> None:
    opened = open_table(server.address, "happy-mochi", bots=["", "casual"], target=1)
    with Client(server.address, opened["table"], opened["token"]) as ada:
        ada.kind("welcome")
        ada.ask("ready")
        play_on([ada], random.Random(2).choice)
    page = visits.window(server.address, seats={opened["table"]: {"token": opened["token"], "seat": 0}})

    def retold(route: Route) -> None:
        answer = route.fetch()
        frames = answer.json()["frames"]
        move = next(frame["step"] for frame in frames if frame["step"] and frame["step"]["by"] == 0)
        move["action"] = "castle"
        route.fulfill(response=answer, json={**answer.json(), "frames": frames})

    page.route("**/replay?seat=*", retold)
    between(page, to_page=with_other("secret", "00" * 32))
    page.goto(f"/#/table/{opened['table']}")
    fair = panel_after_game(page)
    expect(fair).to_contain_text("A number doesn’t match its promise. Don’t trust this deal.")
    fair.get_by_role("button", name="Check cards").click()
    expect(fair).to_contain_text("Don’t trust this deal.")
    expect(fair.get_by_role("status")).to_contain_text("The replay isn’t the game you saw at the table.")
