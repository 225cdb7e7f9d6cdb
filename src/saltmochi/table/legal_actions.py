"""The list of legal actions that a game's `legal` writes."""

from __future__ import annotations

from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule

# The maximum number of legal actions in any position of any game.
MAX_ACTIONS = 448


@record
class LegalActions:
    """The ids of the legal actions. The dealer's list has an action once for each card that it stands for."""

    count: int = number(bits=16)
    ids: list[int] = numbers(MAX_ACTIONS, bits=16)


@rule
def allow(actions: LegalActions, action: int) -> None:
    """Add an action to the list."""
    actions.ids[actions.count] = action
    actions.count += 1
