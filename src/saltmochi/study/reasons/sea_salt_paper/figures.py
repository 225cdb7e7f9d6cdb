"""What happened in the simulated rounds: bets, endings and points."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.actions import LAST_CHANCE, STOP
from saltmochi.games.sea_salt_paper.results import parts_of
from saltmochi.games.sea_salt_paper.state import Ending
from saltmochi.study.reasons.comparison import Comparison, percent
from saltmochi.study.reasons.reason import Reason, reason

# The smallest difference of the points of a round, and of a share of rounds, that matters.
LEAST_POINTS, LEAST_SHARE = 0.5, 0.04
# A bet that is won less often than this is a risk; to be a reason for a call, it is won at least as often as that.
RISKY_SHARE, GOOD_SHARE = 0.8, 0.6
# The others end the round soon if they do it in so many rounds.
SOON_SHARE = 0.5
CALLS = (STOP, LAST_CHANCE)
SCORED_ENDINGS = (Ending.STOP, Ending.LAST_CHANCE_WON, Ending.LAST_CHANCE_LOST)


def mermaid_reasons(comparison: Comparison) -> list[Reason]:
    """Return how often four mermaids win the game."""
    share = comparison.own_share(Ending.MERMAIDS)
    return [reason("reason-sea-mermaids", share=percent(share.better))] if share.rises(LEAST_SHARE) else []


def call_reasons(comparison: Comparison) -> list[Reason]:
    """§6: return how often a bet is won, and how soon the others end a round that goes on."""
    view, better, chosen = comparison.view, comparison.better, comparison.chosen
    own = parts_of(view, view.seat).points
    found = []
    if chosen.action == LAST_CHANCE and chosen.forecast.own_endings[Ending.LAST_CHANCE_WON] < RISKY_SHARE:
        share = percent(chosen.forecast.own_endings[Ending.LAST_CHANCE_WON])
        found.append(reason("reason-sea-bet-risky", points=own, share=share))
    if better.action == LAST_CHANCE and better.forecast.own_endings[Ending.LAST_CHANCE_WON] >= GOOD_SHARE:
        share = percent(better.forecast.own_endings[Ending.LAST_CHANCE_WON])
        found.append(reason("reason-sea-bet-good", points=own, share=share))
    if better.action in CALLS and chosen.action not in CALLS:
        forecast = chosen.forecast
        theirs = sum(forecast.endings[ending] - forecast.own_endings[ending] for ending in SCORED_ENDINGS)
        if theirs >= SOON_SHARE:
            found.append(reason("reason-sea-others-end", share=percent(theirs)))
    return found


def gain_reasons(comparison: Comparison) -> list[Reason]:
    """Return what the round brings on average, the greater difference first."""
    own, rivals = comparison.own_gain(), comparison.rivals_gain()
    found = []
    if own.rises(LEAST_POINTS):
        values = {"points": round(own.better, 1), "instead": round(own.chosen, 1)}
        found.append((own.change, reason("reason-sea-gain", **values)))
    if rivals.falls(LEAST_POINTS):
        values = {"points": round(rivals.better, 1), "instead": round(rivals.chosen, 1)}
        found.append((-rivals.change, reason("reason-sea-rivals-gain", rivals=len(comparison.rivals), **values)))
    return [each for _, each in sorted(found, key=lambda item: -item[0])]
