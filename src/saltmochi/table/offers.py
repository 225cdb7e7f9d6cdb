"""What may be done now: the list that `legal` writes."""

from __future__ import annotations

from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule

# No game here ever has more to choose from.
MOST = 96


@record
class Offers:
    """The legal actions; the dealer's list names an action once for each card that it stands for."""

    count: int = number(bits=16)
    actions: list[int] = numbers(MOST, bits=16)


@rule
def offer(offers: Offers, action: int) -> None:
    """Add an action to the list."""
    offers.actions[offers.count] = action
    offers.count += 1
