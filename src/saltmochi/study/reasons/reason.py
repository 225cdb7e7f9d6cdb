"""A reason: a message and its values."""

from __future__ import annotations

from typing import Any, NamedTuple


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
