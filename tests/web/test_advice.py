"""Should I call? The dial of a hint, and the question on the score sheet."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from saltmochi.games.sea_salt_paper.editions import BY_LANGUAGE
from tests.server.process import Server
from tests.web.browser import LANGUAGES, PATIENCE, Visits
from tests.web.staged import SEA, stage
from tests.web.tables import tap

expect.set_options(timeout=PATIENCE)

ADVICE = {
    "seat": 1,
    "best": "last_chance",
    "clear": True,
    "lead": {"value": 0.05, "error": 0.002},
    "choices": [
        {"choice": choice, "action": action, "chance": {"value": chance, "error": 0.004}, "bet": bet}
        | {"points": [{"value": own, "error": 0.02}, {"value": 2.5, "error": 0.03}, {"value": 1.25, "error": 0.03}]}
        for choice, action, chance, own, bet in (
            ("stop", "stop", 0.41, 9, None),
            ("last_chance", "last_chance", 0.57, 11.5, {"value": 0.83, "error": 0.006}),
            ("wait", "end", 0.52, 10.2, None),
        )
    ],
}
CALLING = {
    **SEA,
    "phase": "play",
    "hands": [
        ["octopus/purple", "octopus/grey", "octopus/green", "penguin/pink", "shell/grey", "shell/green"],
        None,
        None,
    ],
    "laid": [["crab/green", "crab/grey"], ["boat/black", "boat/black"], []],
    "hand_sizes": [6, 4, 2],
}
# What does not move when a hint appears.
PARTS = (".bar", "[data-place='hand-0']", ".arena")
SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1280, 720)]


def test_a_hint_for_a_call_shows_a_dial(server: Server, visits: Visits) -> None:
    table = stage(server, visits, CALLING, "end", "stop", "last_chance")
    table.hint = {"opinions": [{"action": "last_chance", "value": 0.6, "trials": 9}], "advice": ADVICE}
    page = table.page
    dial = page.get_by_role("region", name="Should I call?")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        places = [page.locator(part).bounding_box() for part in PARTS]
        page.keyboard.press("h")
        expect(dial.get_by_role("img", name="Chance to win the bet: 83%")).to_be_visible()
        expect(dial.get_by_role("row", name="LAST CHANCE")).to_contain_text(re.compile(r"11\.5.*57%"))
        expect(dial).to_contain_text("LAST CHANCE looks best.")
        box = dial.bounding_box()
        assert box
        assert min(box["x"], box["y"]) >= 0, (width, height, box)
        assert box["x"] + box["width"] <= width
        assert [page.locator(part).bounding_box() for part in PARTS] == places, "nothing moves"
        dial.get_by_role("button", name="Close").click()
        expect(dial).to_have_count(0)


# Words of the table that are broken.
BROKEN = """
() => [...document.querySelectorAll(".advice th")].flatMap((head) => [...head.textContent.matchAll(/\\S+/g)].flatMap((word) => {
  const range = document.createRange();
  range.setStart(head.firstChild, word.index);
  range.setEnd(head.firstChild, word.index + word[0].length);
  return range.getClientRects().length > 1 ? [word[0]] : [];
}))
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_four_players_fit_on_a_narrow_phone(server: Server, visits: Visits, language: str) -> None:
    view = {**CALLING, "scores": [0] * 4, "hands": [CALLING["hands"][0], None, None, None], "hand_sizes": [6, 4, 2, 5]}
    view["laid"] = [*CALLING["laid"], []]
    edition = BY_LANGUAGE[language]
    table = stage(server, visits, view, "end", "stop", "last_chance", language=language, edition=edition)
    page = table.page
    page.set_viewport_size({"width": 360, "height": 640})
    points = [{"value": value, "error": 0.02} for value in (11.5, 12.5, 10.2, 10.4)]
    advice = {**ADVICE, "choices": [{**choice, "points": points} for choice in ADVICE["choices"]]}  # type: ignore[attr-defined]
    table.hint = {"opinions": [{"action": "last_chance", "value": 0.6, "trials": 9}], "advice": advice}
    page.keyboard.press("h")
    expect(page.locator(".advice table")).to_be_visible()
    assert page.evaluate(BROKEN) == []
    assert page.evaluate(
        "(() => { const e = document.querySelector('.call'); return e.scrollWidth <= e.clientWidth })()"
    )


def question(page: Page) -> None:
    """Enter cards on a score sheet, and ask whether to call."""
    page.goto("/#/score/sea-salt-paper")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("link", name="Score round 1").click()
    tap(
        page, "purple octopus", "grey octopus", "green octopus", "grey shell", "green shell", "black boat", "black boat"
    )
    page.get_by_role("tab", name="Player 2").click()
    tap(page, "black fish", "green fish", "light orange captain")
    page.get_by_role("tab", name="Player 1").click()
    page.get_by_role("button", name="Should I call?").click()


def test_the_score_sheet_asks_the_server_what_to_call(server: Server, visits: Visits) -> None:
    page = visits.window(server.address, phone=True)
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "{}")["position"])
        route.fulfill(json=ADVICE)

    page.route("**/api/advice", answer)
    question(page)
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("spinbutton", name="In Player 2’s hand").fill("4")
    dialog.get_by_role("spinbutton", name="In the deck").fill("31")
    # The top card of a pile need not be told; a card that somebody has cannot lie there.
    dialog.get_by_role("button", name="Left pile: not known").click()
    expect(dialog.get_by_role("button", name="purple octopus", exact=True)).to_have_count(0)
    dialog.get_by_role("button", name="white mermaid", exact=True).click()
    expect(dialog.get_by_role("button", name="Left pile: white mermaid")).to_be_focused()
    dialog.get_by_role("button", name="Work it out").click()
    expect(dialog.get_by_role("img", name="Chance to win the bet: 83%")).to_be_visible()
    lines = asked[0].splitlines()
    assert "laid 1: boat/black boat/black" in lines
    assert "hand 2: 3 captain/light_orange" in lines
    assert "deck: 31" in lines
    assert [line for line in lines if line.startswith(("left", "right"))] == ["left: mermaid/white"]
    assert page.evaluate("document.querySelector('dialog[open]').scrollWidth <= innerWidth")
    # After a card was corrected, the rest need not be told again.
    dialog.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Should I call?").click()
    expect(dialog.get_by_role("spinbutton", name="In the deck")).to_have_value("31")
    expect(dialog.get_by_role("button", name="Left pile: white mermaid")).to_be_visible()


def test_without_a_server_the_score_sheet_says_so_and_works_on(server: Server, visits: Visits) -> None:
    visits.expect("net::ERR_FAILED")
    page = visits.window(server.address, phone=True)
    page.route("**/api/advice", lambda route: route.abort())
    question(page)
    page.get_by_role("button", name="Work it out").click()
    expect(page.locator("dialog[open]")).to_contain_text("can’t be reached just now")
    page.locator("dialog[open]").get_by_role("button", name="Close").click()
    expect(page.get_by_role("tab", name="Player 1")).to_contain_text("9")
