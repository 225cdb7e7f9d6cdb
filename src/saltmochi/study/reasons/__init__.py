"""Reasons in words: what makes the better action better.

A game's module in this room makes them from two sources. Facts follow from what the acting seat sees and from the
rules: a pair is completed, the next player is not left a card that they collect. Figures come from the simulated rounds
that judged the decision: the points of the round, bets that were won. A fact is a reason only if these rounds agree
with it; a figure only if the difference is clear and large enough to matter. Where neither is found, none is given.
"""

from __future__ import annotations

from typing import Any

from saltmochi.games import room_module
from saltmochi.study.assessment import REASONS, ActionValue
from saltmochi.study.reasons.comparison import Comparison
from saltmochi.study.reasons.game_end import game_end_reasons
from saltmochi.study.reasons.reason import Reason
from saltmochi.table.game import Game

# More reasons than these are not read.
MAX_REASONS = 2


def find_reasons(game: Game[Any, Any], view: Any, better: ActionValue, chosen: ActionValue) -> tuple[Reason, ...]:
    """Return why an action is better than the chosen one, the strongest reason first."""
    module = room_module(REASONS, game.name)
    reasons_for = module.reasons_for if module else game_end_reasons
    return tuple(reasons_for(Comparison(game, view, better, chosen))[:MAX_REASONS])
