"""A table that the server refuses for good: the page says why, offers the records, and does not try again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from saltmochi.server.refusal import Refusal
from tests.server.process import FREE, serving
from tests.server.test_replay import DAMAGE, OTHER_RULES, Event, change_rows
from tests.web.browser import GAMES, LANGUAGES, PATIENCE, Visits
from tests.web.players import finished
from tests.web.test_access import serious

expect.set_options(timeout=PATIENCE)

# The characters of the level that was played against.
CASUAL = "Otto|Gala|Tello"
RowChange = Callable[[int, Event], Event | bytes | None]
# Longer than the client waits before it connects again for the first time.
RECONNECTS = 1500
# What happened to the log, the code of the refusal, and whether the game can still be read.
CASES = [
    (OTHER_RULES["another version"], "other_rules", True),
    (DAMAGE["an impossible move"], "damaged", True),
    (DAMAGE["no JSON"], "damaged", False),
]


@pytest.mark.parametrize(("change", "code", "readable"), CASES, ids=["other rules", "damaged", "unreadable"])
def test_a_table_that_cannot_be_replayed_says_why_and_offers_its_records(
    visits: Visits, tmp_path: Path, change: RowChange, code: str, readable: bool
) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with serving(url, **FREE) as server:
        opened = finished(server.address, GAMES[0])
        assert server.stop() == 0
    assert change_rows(url, opened["table"], change)
    with serving(url, **FREE) as server:
        for language in LANGUAGES:
            page = visits.seat(server.address, opened, language=language, phone=True)
            expect(page.get_by_role("alert")).to_have_text(Refusal(code).localized(language))
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        page = visits.window(server.address, seats={opened["table"]: {"token": opened["token"], "seat": 0}})
        sockets: list[str] = []
        page.on("websocket", lambda socket: sockets.append(socket.url))
        page.goto(f"/#/table/{opened['table']}")
        expect(page.get_by_role("alert")).to_have_text(Refusal(code).localized("en"))
        records = page.get_by_role("link", name=re.compile(rf"^Download game 1: Ada and ({CASUAL})$"))
        if readable:
            with page.expect_download() as download:
                records.click()
            assert download.value.path().read_text(encoding="utf-8").startswith("saltmochi game record 1\n")
        else:
            expect(records).to_have_count(0)
        assert not serious(page)
        page.wait_for_timeout(RECONNECTS)
        assert len(sockets) == 1
        expect(page.get_by_role("link", name="Home")).to_have_attribute("href", "#/")
