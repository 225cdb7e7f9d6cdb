"""Reading the others: nobody chooses much in Happy Mochi, so all tables that fit are as good, and each is a new one."""

from __future__ import annotations

from typing import Any

from saltmochi.table.dealer import Dice
from saltmochi.table.rule import rule

FRESH = 1
CHANGES = 0
FIRST_CHANGES = 0


@rule
def doubts(state: Any, past: Any, seat: int) -> int:  # noqa: ARG001
    """There is nothing to doubt."""
    return 0


@rule
def reconsider(view: Any, dice: Dice, thought: Any, state: Any, past: Any, doubt: int) -> int:  # noqa: ARG001
    """There is nothing to change."""
    return doubt
