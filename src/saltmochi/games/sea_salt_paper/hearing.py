"""§9: what the others hear of an action, and what cannot be taken back because it showed something."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.actions import ACTIONS, Verb
from saltmochi.games.sea_salt_paper.notation import NOTATION
from saltmochi.games.sea_salt_paper.state import DRAWN, SETS, State
from saltmochi.table.hearing import ALL, Hearing, heard


def overheard(state: State, action: int) -> Hearing:
    """What everybody hears of what is about to happen: three things happen unseen (§9.2)."""
    return heard(NOTATION.text_of(action), witnesses(state, ACTIONS[action].verb))


def witnesses(state: State, verb: Verb) -> int:
    """Who sees the card that this is done with."""
    match verb:
        case Verb.DEAL if state.awaits < SETS or state.awaits == DRAWN:
            return 1 << state.turn
        case Verb.STEAL:
            return 1 << state.turn | 1 << state.victim
        case Verb.PICK:
            return 1 << state.turn
    return ALL


def reveals(state: State, action: int) -> bool:
    """Whether an action shows its player something new: a pile looked through, the card below the one taken."""
    verb, target, _ = ACTIONS[action]
    return verb == Verb.LOOK or (verb == Verb.TAKE and state.heights[target] > 1)
