"""Who plays as a bot, as a page shows it."""

from __future__ import annotations

from playwright.sync_api import Page

from saltmochi.texts import say


def bots_at(page: Page) -> list[str]:
    """The names of the bots at a table, as they sit."""
    labels: list[str] = page.locator(".rivals .character").evaluate_all("all => all.map((each) => each.ariaLabel)")
    return [label.split(",")[0] for label in labels]


def character_name(character: str, language: str = "en") -> str:
    """The name of a character."""
    return say(language, f"web-character-{character}")
