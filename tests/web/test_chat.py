"""Tables without chat, and what people see when those who run the server mute or close a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from saltmochi.server.refusal import Refusal
from saltmochi.texts import LANGUAGES, say
from tests.server.client import open_table
from tests.server.process import Server, serving
from tests.test_cli import saltmochi
from tests.web.browser import PATIENCE, Visits
from tests.web.conftest import ROOMY
from tests.web.players import finished, info

expect.set_options(timeout=PATIENCE)


@pytest.fixture
def own_server(browser: Browser, tmp_path: Path) -> Iterator[Server]:  # noqa: ARG001
    """A server with an admin socket at a known place."""
    with serving(f"sqlite:///{tmp_path}/tables.db", admin_socket=f"{tmp_path}/admin", **ROOMY) as running:
        yield running


def admin(folder: Path, *arguments: str) -> None:
    assert saltmochi("admin", *arguments, "--admin-socket", f"{folder}/admin").returncode == 0


def playing(server: Server, visits: Visits, **options: Any) -> tuple[Page, Page, dict[str, Any]]:
    """Ada, and Bea on a phone, who play."""
    opened = open_table(server.address, players=2, **options)
    ada = visits.seat(server.address, opened)
    bea = visits.window(server.address, phone=True, settings={"name": "Bea"})
    bea.goto(f"/#/table/{opened['table']}")
    bea.get_by_role("button", name="Sit here").click()
    for page in (ada, bea):
        page.get_by_role("button", name="I’m ready").click()
    return ada, bea, opened


def test_a_table_is_opened_without_chat_and_those_who_join_are_told(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_text("More options").click()
    dialog.get_by_label("People can chat").uncheck()
    dialog.get_by_role("button", name="Open a table").click()
    expect(page.locator("main .code")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    assert info(server.address, table)["options"]["chat"] is False
    for language in LANGUAGES:
        guest = visits.window(server.address, language=language, phone=True)
        guest.goto(f"/#/table/{table}")
        expect(guest.get_by_text(say(language, "web-option-no-chat"))).to_be_visible()


def test_at_a_table_without_chat_there_is_no_field_for_it(server: Server, visits: Visits) -> None:
    ada, bea, _ = playing(server, visits, chat=False)
    expect(ada.locator("aside").get_by_role("heading", name="Game log")).to_be_visible()
    expect(ada.get_by_label("Say something")).to_have_count(0)
    bea.get_by_role("button", name="Game log").click()
    expect(bea.locator("dialog[open]").get_by_label("Say something")).to_have_count(0)


def test_people_read_that_they_are_muted_and_that_the_table_is_closed(
    own_server: Server, visits: Visits, tmp_path: Path
) -> None:
    ada, _, opened = playing(own_server, visits)
    field = ada.locator("aside").get_by_label("Say something")
    expect(field).to_be_visible()
    admin(tmp_path, "mute", opened["code"], "1")
    expect(ada.locator("aside ol")).to_contain_text("turned off chat for you")
    expect(field).to_have_count(0)
    admin(tmp_path, "unmute", opened["code"], "1")
    expect(field).to_be_visible()
    admin(tmp_path, "mute", opened["code"])
    expect(ada.locator("aside ol")).to_contain_text("turned off chat at this table")
    expect(field).to_have_count(0)
    admin(tmp_path, "close", opened["code"])
    expect(ada.get_by_role("alert")).to_have_text(Refusal("closed").localized("en"))
    expect(ada.get_by_role("link", name="Home")).to_be_visible()
    # The game that was on is never finished, so there is nothing to download.
    expect(ada.locator("a[download]")).to_have_count(0)


def test_a_closed_table_offers_its_finished_games(own_server: Server, visits: Visits, tmp_path: Path) -> None:
    opened = finished(own_server.address, "happy-mochi")
    page = visits.seat(own_server.address, opened)
    expect(page.get_by_role("alert")).to_have_count(0)
    admin(tmp_path, "close", opened["code"])
    expect(page.get_by_role("alert")).to_have_text(Refusal("closed").localized("en"))
    with page.expect_download() as download:
        page.locator("a[download]").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("saltmochi game record 1\n")
