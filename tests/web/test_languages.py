"""What the browser and the players read about the app and the end of a game, in every language."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from saltmochi.texts import say
from tests.server.process import Server
from tests.web.browser import GAMES, LANGUAGES, PATIENCE, Visits
from tests.web.players import info
from tests.web.test_joining import over

expect.set_options(timeout=PATIENCE)

# --- The page and the app ---

TITLES = {
    "en": "Saltmochi · Sea Salt & Paper and Happy Mochi",
    "it": "Saltmochi · Sea Salt & Paper e Happy Mochi",
    "es": "Saltmochi · Océanos de papel y Happy Mochi",
    "fr": "Saltmochi · Sea Salt & Paper et Happy Mochi",
}
DESCRIPTIONS = {
    "en": "Play, learn and study Sea Salt & Paper and Happy Mochi by the rules of your own edition, right in the browser.",
    "it": "Gioca a Sea Salt & Paper e Happy Mochi nel browser, imparali e studiali con le regole della tua edizione.",
    "es": "Océanos de papel y Happy Mochi: juega, aprende y estudia en el navegador, con las reglas de tu edición.",
    "fr": "Sea Salt & Paper et Happy Mochi : joue, apprends et progresse dans le navigateur, avec les règles de ton édition.",
}
SHORTCUTS = {
    "en": ["Sea Salt & Paper: score sheet", "Happy Mochi: score sheet"],
    "it": ["Sea Salt & Paper: segnapunti", "Happy Mochi: segnapunti"],
    "es": ["Océanos de papel: hoja de puntos", "Happy Mochi: hoja de puntos"],
    "fr": ["Sea Salt & Paper : feuille de score", "Happy Mochi : feuille de score"],
}
# The colour of each card of the sea that is shown, and its letters.
LETTERS = """
all => all.map((each) => [each.dataset.card.split("/")[1].replaceAll("_", "-"), each.querySelector("text.mark").textContent])
"""


def spaced(text: str) -> str:
    """A text in which all spaces are alike, also those at which no line breaks."""
    return re.sub(r"\s", " ", text)


def test_the_page_changes_with_the_language(server: Server, visits: Visits) -> None:
    page = visits.window(server.address)
    page.goto("/")
    cards = page.locator("svg[data-game=sea-salt-paper]:visible")
    expect(cards.first).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    shown = {}
    for language in (*LANGUAGES[1:], "en"):
        page.locator("dialog[open] select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page).to_have_title(TITLES[language])
        description = page.locator("meta[name=description]").get_attribute("content") or ""
        assert spaced(description) == DESCRIPTIONS[language]
        link = page.locator("link[rel=manifest]").get_attribute("href") or ""
        assert link.endswith(f"?language={language}")
        assert page.request.get(link).json()["lang"] == language
        letters = cards.evaluate_all(LETTERS)
        assert letters == [[colour, say(language, f"colour-letter-{colour}")] for colour, _ in letters]
        shown[language] = str(letters)
    assert len(set(shown.values())) == len(LANGUAGES)


def manifest(server: Server, asked: str, accepted: str) -> dict[str, Any]:
    """The manifest for a page in a language, and a browser that accepts one."""
    answer = httpx.get(
        f"http://{server.address}/manifest.webmanifest",
        params={"language": asked} if asked else {},
        headers={"accept-language": accepted},
    )
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert "accept-language" in answer.headers["vary"]
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_speaks_the_language_of_the_page_or_else_of_the_browser(server: Server, language: str) -> None:
    found = manifest(server, language, "it")
    assert found["lang"] == language
    assert spaced(found["description"]) == DESCRIPTIONS[language]
    assert [spaced(each["name"]) for each in found["shortcuts"]] == SHORTCUTS[language]
    assert [each["url"] for each in found["shortcuts"]] == [f"/#/score/{game}" for game in GAMES]
    for unknown in ("", "xx", "EN", "../en"):
        assert manifest(server, unknown, f"{language}-CH,{language};q=0.9,de;q=0.5") == found
    assert manifest(server, "xx", "de")["lang"] == "en"


# --- The end of a game ---

YOU_WIN = {
    "en": "You win the game!",
    "it": "Hai vinto la partita!",
    "es": "¡Has ganado la partida!",
    "fr": "Tu as gagné la partie !",
}
SOMEBODY_WINS = {
    "en": "{} wins the game!",
    "it": "{} vince la partita!",
    "es": "¡{} gana la partida!",
    "fr": "{} gagne la partie !",
}
# "You" as a name: the label of one's own row in a sentence, in its middle or with the verb of somebody else.
AS_A_NAME = {
    "en": r"[^.!?:“]\s+You\b|\bYou (?:is|has|was|wins|goes|gets|skips|can’t be)\b|\bYou’s\b",
    "it": r"\bTu\b",
    "es": r"\bTú\b",
    "fr": r"\bToi\b|[^.!?:«]\s+Tu\b|\bTu (?:a|est|gagne|commence|passe|reçoit|marque|ne marque)\b",
}
SENTENCES = "dialog[open] p, aside .side ol li, [role=log] p"


def sentences(page: Page) -> list[str]:
    """All sentences about what happened: in the dialog, in the log, and for screen readers."""
    return [spaced(text).strip() for text in page.locator(SENTENCES).all_text_contents()]


def choose_language(page: Page, language: str) -> None:
    """Change the language behind the result of a game, and come back to it."""
    page.keyboard.press("Escape")
    page.locator(".board > header .button.round").last.click()
    page.locator("dialog[open] select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    page.locator(".button.again").click()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The left pile starts with . You has all four mermaids!"),
        ("en", "Bea stole a card from You."),
        ("it", "Tu ha chiamato ALT."),
        ("es", "¡Tú gana la partida!"),
        ("fr", "Toi a gagné la partie !"),
        ("fr", "Tu a gagné la partie !"),
        ("fr", "Bea a volé une carte à Tu."),
    ],
)
def test_you_as_a_name_is_found(language: str, text: str) -> None:
    assert re.search(AS_A_NAME[language], text)
    assert not re.search(AS_A_NAME[language], YOU_WIN[language])


@pytest.mark.parametrize("game", GAMES)
def test_who_has_won_is_addressed_and_nobody_is_called_you(server: Server, visits: Visits, game: str) -> None:
    opened, bea = over(server.address, game)
    winners = info(server.address, opened["table"])["ended"]["winners"]
    seats = [("Ada", opened), ("Bea", {**opened, "token": bea, "seat": 1})]
    for place, (_, seat) in enumerate(seats):
        page = visits.seat(server.address, seat)
        dialog = page.locator("dialog[open]")
        for language in LANGUAGES:
            expect(dialog.locator(".winner")).to_be_visible()
            choose_language(page, language)
            expect(dialog.locator(".winner")).to_be_visible()
            if len(winners) == 1:
                won = YOU_WIN[language] if place in winners else SOMEBODY_WINS[language].format(seats[winners[0]][0])
                assert won in spaced(dialog.locator(".winner").inner_text())
            told = sentences(page)
            assert len(told) > 10
            assert dialog.locator(".how").count() == 1
            named = [text for text in told if re.search(AS_A_NAME[language], text)]
            assert named == [], (language, place)
            # Nobody's own name is told to them.
            own = [text for text in told if re.search(rf"\b{seats[place][0]}\b", text)]
            assert own == [], (language, place)
