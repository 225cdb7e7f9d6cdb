"""Happy Mochi for study: what decisions are about, what goes on from round to round, how chances are corrected."""

from __future__ import annotations

from collections.abc import Mapping

from saltmochi.games.happy_mochi.actions import TARGET, VERB, Verb
from saltmochi.games.happy_mochi.cards import Effect
from saltmochi.games.happy_mochi.notation import card_name, cards_from
from saltmochi.games.happy_mochi.state import HAND, KEPT, MAX_LENGTH, Phase, State, Value, append, remove_from_deck
from saltmochi.games.happy_mochi.view import View
from saltmochi.study.calibration import Correction
from saltmochi.texts import Problem

# How the chances that the search states are corrected, by number of players: fitted by `make calibration`.
CORRECTIONS = {
    2: Correction(0.502, -0.145, 0.0, 1.177),
    3: Correction(1.074, -0.194, 0.481, 0.958),
    4: Correction(1.132, -0.18, 0.206, -0.044),
    5: Correction(1.143, -0.126, 0.182, -0.271),
    6: Correction(1.01, -0.188, 0.061, 0.028),
}

DRAW, PLAY, TURN, FLIP, INSERT, EFFECT, TARGET_THEME, PASS, KEEP = THEMES = (
    "draw",
    "play",
    "turn",
    "flip",
    "insert",
    "effect",
    "target",
    "pass",
    "keep",
)
_BY_PHASE = {
    Phase.DRAW: DRAW,
    Phase.INSERT: INSERT,
    Phase.TARGET: TARGET_THEME,
    Phase.PASS: PASS,
    Phase.KEEP: KEEP,
    Phase.KEEP_ONE: KEEP,
}
_KEPT, _VALUE = "kept", "value"


def theme_of(view: View, best: int, second: int) -> str:
    """Return what a decision is about, by the two best actions."""
    phase = Phase(view.phase)
    if phase in _BY_PHASE:
        return _BY_PHASE[phase]
    if Effect.FLIP in effects_of(view, best) ^ effects_of(view, second):
        return FLIP
    if phase == Phase.EFFECT:
        return EFFECT
    if VERB[best] != VERB[second]:
        return TURN
    return PLAY if VERB[best] == Verb.PLAY else DRAW


def effects_of(view: View, action: int) -> set[int]:
    """Return the effects that an action starts or can start."""
    if VERB[action] == Verb.PLAY:
        hand, place = view.rows[HAND + view.seat], TARGET[action]
        return {view.effects[hand[place]], view.effects[hand[place + 1]]}
    return {view.pending[TARGET[action]]} if VERB[action] == Verb.EFFECT else set()


def carried(state: State) -> dict[str, str]:
    """Return what goes on to the next round: the Value card and the kept cards.

    The cards of the first seat are called `kept 1`, the oldest first.
    """
    kept = {
        f"{_KEPT} {seat + 1}": " ".join(map(card_name, state.rows[KEPT + seat][: state.sizes[KEPT + seat]]))
        for seat in range(state.players)
        if state.sizes[KEPT + seat]
    }
    return {_VALUE: Value(state.value).name.lower(), **kept}


def carry(state: State, values: Mapping[str, str]) -> None:
    """Turn the Value card, and put kept cards in front of their players, who alone know them."""
    values = dict(values)
    value = values.pop(_VALUE, Value.PLUS.name.lower()).upper()
    if value not in Value.__members__:
        raise Problem("puzzle-value-card")
    state.value = Value[value]
    all_kept = cards_from([card for names in values.values() for card in names.split()])
    if len(all_kept) > MAX_LENGTH:
        raise Problem("puzzle-kept", most=MAX_LENGTH)
    for name, names in values.items():
        seat = int(name.removeprefix(f"{_KEPT} ")) - 1
        for card in cards_from(names.split()):
            remove_from_deck(state, card)
            append(state, KEPT + seat, card)
            state.known_by[card] = 1 << seat


def carried_names(players: int) -> list[str]:
    """Return the names of the facts that can be carried into a round."""
    return [_VALUE, *(f"{_KEPT} {seat + 1}" for seat in range(players))]
