"""How much is loaded, from where, and what works without a network."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from tests.server.process import Server
from tests.web.browser import GAMES, LANGUAGES, PATIENCE, Visits
from tests.web.tables import tap

expect.set_options(timeout=PATIENCE)

MOST_JAVASCRIPT = 90_000
MOST_OF_ALL = 250_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_loads_little(server: Server, visits: Visits, language: str) -> None:
    page = visits.window(server.address, language=language)
    answers: list[Response] = []

    def heard(answer: Response) -> None:
        answers.append(answer)

    page.on("response", heard)
    page.goto("/")
    expect(page.locator(".hero button.main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    scripts = {answer.url: len(gzip.compress(answer.body())) for answer in answers if answer.url.endswith(".js")}
    assert scripts
    assert sum(scripts.values()) <= MOST_JAVASCRIPT, scripts
    # With fonts and styles; what is text travels compressed.
    everything = {answer.url: int(answer.request.sizes()["responseBodySize"]) for answer in answers}
    assert sum(everything.values()) <= MOST_OF_ALL, everything
    packed = [answer for answer in answers if answer.url.endswith((".js", ".css"))]
    assert all(answer.header_value("content-encoding") for answer in packed if len(answer.body()) > 4000), [
        answer.url for answer in packed if not answer.header_value("content-encoding")
    ]


def test_what_never_changes_is_loaded_once(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    expect(page.locator(".hero button.main")).to_be_visible()
    built = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/'))"
    )
    assert built
    for url in built:
        answer = page.request.get(url)
        assert answer.ok, url
        assert "immutable" in answer.headers.get("cache-control", ""), (url, answer.headers)


def settled(page: Page) -> None:
    """Wait until all that may be needed is kept."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function(
        """async () => {
          for (const name of await caches.keys()) if (await (await caches.open(name)).match("/")) return true;
          return false;
        }"""
    )


def test_without_a_network_sheets_lessons_and_rules_go_on(server: Server, visits: Visits) -> None:
    visits.expect("ERR_INTERNET_DISCONNECTED", "Failed to fetch", "service worker")
    page = visits.window(server.address, workers=True)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    settled(page)
    page.context.set_offline(True)
    page.goto("/#/score/sea-salt-paper")
    page.reload()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("link", name="Score round 1").click()
    tap(page, "yellow crab")
    expect(page.locator("button.sum")).to_have_text("0 points")
    tap(page, "light blue crab")
    expect(page.locator("button.sum")).to_have_text("1 point")
    for game in GAMES:
        page.goto(f"/#/learn/{game}")
        expect(page.locator(".words")).to_be_visible()
        page.goto(f"/#/rules/{game}")
        expect(page.locator("main section.panel h2").first).to_be_visible()
    # Other languages were not needed yet, but are there.
    page.goto("/#/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.keyboard.press("Escape")
    # What needs the server says so.
    page.locator(".hero button.main").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.context.set_offline(False)
    page.locator(".hero button.main").click()
    expect(page.locator("header .what")).to_be_visible()


def test_it_can_be_installed(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    manifest = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "").json()
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
