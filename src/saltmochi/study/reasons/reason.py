"""A reason: a message and its values, also as text."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from saltmochi.texts import DEFAULT, Problem, say

PREFIX = "reason-"


class Reason(NamedTuple):
    """One sentence about the better action. Its values are numbers, and cards as the game's notation writes them."""

    message: str
    values: dict[str, int | float | str]

    def summary(self) -> dict[str, Any]:
        """Return the reason as JSON has it."""
        return {"message": self.message, "values": self.values}


def reason(message: str, **values: float | str) -> Reason:
    """Make a reason."""
    return Reason(message, values)


def format_reason(reason: Reason) -> str:
    """Write a reason as text: `reason-name points=7 card=some/card`."""
    return " ".join([reason.message, *(f"{name}={value}" for name, value in reason.values.items())])


def parse_reason(text: str) -> Reason:
    """Parse a reason, and check that there is such a sentence and that it has all its values."""
    message, *items = text.split()
    values = dict(map(_parse_value, items))
    try:
        if not message.startswith(PREFIX):
            raise LookupError(message)
        say(DEFAULT, message, **values)
    except LookupError as error:
        raise Problem("puzzle-reason", text=text) from error
    return Reason(message, values)


def _parse_value(item: str) -> tuple[str, int | float | str]:
    name, _, value = item.partition("=")
    if re.fullmatch(r"-?\d{1,6}", value, re.ASCII):
        return name, int(value)
    return name, float(value) if re.fullmatch(r"-?\d{1,6}\.\d", value, re.ASCII) else value
