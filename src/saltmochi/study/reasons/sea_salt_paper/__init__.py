"""Reasons for decisions of Sea Salt & Paper."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.results import ender
from saltmochi.study.reasons.comparison import Comparison
from saltmochi.study.reasons.game_end import game_end_reasons
from saltmochi.study.reasons.reason import Reason
from saltmochi.study.reasons.sea_salt_paper.figures import call_reasons, gain_reasons, mermaid_reasons
from saltmochi.study.reasons.sea_salt_paper.next_player import next_player_reasons
from saltmochi.study.reasons.sea_salt_paper.own_cards import card_reasons
from saltmochi.study.reasons.sea_salt_paper.pairs import pair_reasons

# The assessment finds `ender` in this module by its name.
__all__ = ["ender", "reasons_for"]


def reasons_for(comparison: Comparison) -> list[Reason]:
    """Return why an action is better than the chosen one: first its effects, then the simulated results."""
    return [
        *mermaid_reasons(comparison),
        *call_reasons(comparison),
        *card_reasons(comparison),
        *pair_reasons(comparison),
        *next_player_reasons(comparison),
        *gain_reasons(comparison),
        *game_end_reasons(comparison),
    ]
