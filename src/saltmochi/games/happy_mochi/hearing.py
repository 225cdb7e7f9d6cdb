"""§7: what the others hear of an action, and what cannot be taken back because it showed something."""

from __future__ import annotations

from saltmochi.games.happy_mochi.actions import ACTIONS, Verb
from saltmochi.games.happy_mochi.notation import NOTATION
from saltmochi.games.happy_mochi.state import HAND, HELD, KEPT, Phase, State
from saltmochi.table.hearing import ALL, Hearing, heard


def overheard(state: State, action: int) -> Hearing:
    """What everybody hears of what is about to happen."""
    return heard(NOTATION.text_of(action), witnesses(state, ACTIONS[action].verb))


def witnesses(state: State, verb: Verb) -> int:
    """Who sees the card that this is done with: a card from the deck, one to be passed, one kept of a shown hand."""
    match verb:
        case Verb.DEAL if state.awaits == HELD:
            return 1 << state.acting
        case Verb.DEAL if state.awaits < KEPT:
            return 1 << state.awaits - HAND
        case Verb.PASS:
            return 1 << state.acting
        case Verb.KEEP if state.phase == Phase.KEEP_ONE:
            return 1 << state.acting
    return ALL


def reveals(state: State, action: int) -> bool:  # noqa: ARG001
    """Whether an action shows its player something new: only what comes from the deck does, and the dealer deals it."""
    return False
