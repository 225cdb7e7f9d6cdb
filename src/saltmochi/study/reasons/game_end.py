"""Reasons near the end of a game, for any game: it ends with this round, and is won or lost."""

from __future__ import annotations

from saltmochi.study.reasons.comparison import Comparison, percent
from saltmochi.study.reasons.reason import Reason, reason

# The smallest difference of a share of rounds that matters.
LEAST_SHARE = 0.05
# If the game ends with this round almost surely, how often it is won says no more than the chances to win.
SURE_SHARE = 0.95


def game_end_reasons(comparison: Comparison) -> list[Reason]:
    """Return how often the game is won or lost in this round, the greater difference first."""
    wins, losses = comparison.wins(), comparison.losses()
    if min(wins.better + losses.better, wins.chosen + losses.chosen) >= SURE_SHARE:
        return []
    found = []
    if wins.rises(LEAST_SHARE):
        values = {"share": percent(wins.better), "instead": percent(wins.chosen)}
        found.append((wins.change, reason("reason-wins-game", **values)))
    if losses.falls(LEAST_SHARE):
        values = {"share": percent(losses.better), "instead": percent(losses.chosen)}
        found.append((-losses.change, reason("reason-loses-game", **values)))
    return [each for _, each in sorted(found, key=lambda item: -item[0])]
