"""What decisions of Sea Salt & Paper are about."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.actions import OTHER, TARGET, VERB, Verb
from saltmochi.games.sea_salt_paper.view import View

TAKE, KEEP, LEAVE, PAIR, PICK, STEAL, CALL = THEMES = ("take", "keep", "leave", "pair", "pick", "steal", "call")
_BY_VERB = {
    **dict.fromkeys((Verb.DRAW, Verb.TAKE), TAKE),
    **dict.fromkeys((Verb.LOOK, Verb.PICK, Verb.KEEP), PICK),
    **dict.fromkeys((Verb.ROB, Verb.VISIT, Verb.GIVE, Verb.DECLINE, Verb.GET, Verb.ROB_PAIR), STEAL),
    Verb.KEEP_EVENT: KEEP,
}
_CALLS = {Verb.STOP, Verb.LAST_CHANCE}


def theme_of(view: View, best: int, second: int) -> str:  # noqa: ARG001
    """Return what a decision is about, by the two best actions."""
    verbs = {VERB[best], VERB[second]}
    if VERB[best] == Verb.PUT:
        return LEAVE if TARGET[best] == TARGET[second] and OTHER[best] != OTHER[second] else KEEP
    if verbs & _CALLS:
        return CALL
    return _BY_VERB.get(VERB[best], PAIR)
