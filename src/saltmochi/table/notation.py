"""Actions as text, both ways."""

from __future__ import annotations

from collections.abc import Iterable

from saltmochi.texts import Problem


class Notation:
    """The texts of all actions of a game by id; no two actions have the same text."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._texts = tuple(texts)
        self._numbers = {text: number for number, text in enumerate(self._texts)}

    def text_of(self, action: int) -> str:
        """Return the text of an action."""
        return self._texts[action]

    def action_of(self, text: str) -> int:
        """Return the action with this text; the amount of white space does not matter."""
        number = self._numbers.get(" ".join(text.split()))
        if number is None:
            raise Problem("problem-action", action=text)
        return number
