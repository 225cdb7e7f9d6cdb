"""Reasons as sentences."""

from __future__ import annotations

from saltmochi.study.reasons.reason import Reason
from saltmochi.terminal.presentation import Presentation
from saltmochi.texts import say


def reason_text(language: str, presentation: Presentation, reason: Reason) -> str:
    """Return a reason as a sentence; those of its values that are texts are cards."""
    values = {
        name: presentation.card_in_sentence(language, value) if isinstance(value, str) else value
        for name, value in reason.values.items()
    }
    return say(language, reason.message, **values)
