"""The words of Sea Salt & Paper for `saltmochi advise`."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.editions import EDITIONS
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.texts import say


def call_name(language: str, view: View, choice: str) -> str:
    """Return what a choice is called: the words of the edition for calls, the word of the language for waiting."""
    edition = EDITIONS[view.edition]
    calls = {"stop": edition.stop, "last_chance": edition.last_chance}
    return calls.get(choice) or say(language, f"advice-{choice}")
