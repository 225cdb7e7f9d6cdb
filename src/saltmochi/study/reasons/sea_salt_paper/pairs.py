"""What the effect of a pair does."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.actions import OTHER, TARGET, VERB, Verb
from saltmochi.games.sea_salt_paper.cards import CARDS, Kind
from saltmochi.games.sea_salt_paper.state import NOBODY
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.study.reasons.comparison import Comparison
from saltmochi.study.reasons.reason import Reason, reason

# By the kind of the second card: with it, the effects differ. Pairs of swimmers and of sharks have none that is told.
EFFECTS = {
    Kind.CRAB: "reason-sea-effect-crab",
    Kind.BOAT: "reason-sea-effect-boat",
    Kind.FISH: "reason-sea-effect-fish",
    Kind.SHARK: "reason-sea-effect-steal",
    Kind.LOBSTER: "reason-sea-effect-lobster",
    Kind.JELLYFISH: "reason-sea-effect-jellyfish",
}


def pair_reasons(comparison: Comparison) -> list[Reason]:
    """§4: say what the effect of a pair does, or that it is better to keep the pair for later."""
    view, better, chosen = comparison.view, comparison.better.action, comparison.chosen.action
    if VERB[better] == Verb.END_TURN and VERB[chosen] == Verb.LAY and view.caller == NOBODY:
        return [reason("reason-sea-keeps-pair")]
    if VERB[better] != Verb.LAY or not works(view, better):
        return []
    if VERB[chosen] == Verb.LAY and effect_of(better) == effect_of(chosen):
        return []
    return [reason(effect_of(better))] if effect_of(better) else []


def effect_of(action: int) -> str:
    """Return the message about the effect of a pair; "" if there is none."""
    first, second = CARDS[TARGET[action]].kind, CARDS[OTHER[action]].kind
    return "" if first == second == Kind.SHARK else EFFECTS.get(second, "")


def works(view: View, action: int) -> bool:
    """§3.6: whether the effect of a pair can do anything."""
    kind = CARDS[OTHER[action]].kind
    if kind == Kind.CRAB:
        return any(view.heights)
    if kind in (Kind.FISH, Kind.LOBSTER):
        return view.deck_size > 0
    if kind == Kind.BOAT:
        return view.deck_size > 0 or any(view.heights)
    if kind == Kind.JELLYFISH:
        return view.caller == NOBODY
    return view.caller == NOBODY and any(view.hand_sizes[seat] for seat in range(view.players) if seat != view.seat)
