"""§9: what the others hear of an action, and what cannot be taken back because it showed something."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.actions import ACTIONS, Action, Verb
from saltmochi.games.sea_salt_paper.cards import ALIKE
from saltmochi.games.sea_salt_paper.notation import NOTATION, PILES, card_name
from saltmochi.games.sea_salt_paper.state import DRAWN, PILE, SETS, State, top
from saltmochi.table.hearing import ALL, Hearing, Shown, heard


def overheard(state: State, action: int) -> Hearing:
    """What everybody hears of what is about to happen: three things happen unseen (§9.2)."""
    done = ACTIONS[action]
    return heard(NOTATION.text_of(action), witnesses(state, done.verb), shown(state, done), note(state, done.verb))


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


def shown(state: State, action: Action) -> list[Shown]:
    """The card that is taken from a pile; the one that is kept of two."""
    match action.verb:
        case Verb.TAKE:
            return [Shown(card_name(top(state, action.target)))]
        case Verb.PUT:
            return [Shown(card_name(kept(state, action.target)), 1 << state.turn)]
    return []


def kept(state: State, card: int) -> int:
    """Of the two cards drawn the one that is kept when the other is put on a pile."""
    first, second = state.drawn
    return second if ALIKE[first] == card else first


def note(state: State, verb: Verb) -> str:
    """Where the dealer's card goes, who is robbed, which pile is picked from."""
    match verb:
        case Verb.DEAL if state.awaits == DRAWN:
            return "drawn"
        case Verb.DEAL:
            return "hand" if state.awaits < SETS else PILES[state.awaits - PILE]
        case Verb.STEAL:
            return str(state.victim + 1)
        case Verb.PICK:
            return PILES[state.looking]
    return ""


def reveals(state: State, action: int) -> bool:
    """Whether an action shows its player something new: a pile looked through, the card below the one taken."""
    verb, target, _ = ACTIONS[action]
    return verb == Verb.LOOK or (verb == Verb.TAKE and state.heights[target] > 1)
