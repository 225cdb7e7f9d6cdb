"""The list of legal actions that a game's `legal` writes."""

from __future__ import annotations

from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule

# No position of any game here has more legal actions.
MAX_ACTIONS = 96


@record
class LegalActions:
    """The ids of the legal actions; the dealer's list repeats an action once for each card that it stands for."""

    count: int = number(bits=16)
    ids: list[int] = numbers(MAX_ACTIONS, bits=16)


@rule
def allow(actions: LegalActions, action: int) -> None:
    """Add an action to the list."""
    actions.ids[actions.count] = action
    actions.count += 1
