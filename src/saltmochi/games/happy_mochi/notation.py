"""Cards and actions as text, both ways."""

from __future__ import annotations

from collections.abc import Iterable

from saltmochi.games.happy_mochi.actions import ACTIONS, FROM_DECK, FROM_KEPT, Action, Verb
from saltmochi.games.happy_mochi.cards import CARDS, Colour
from saltmochi.table.notation import Notation
from saltmochi.texts import Problem

SIDES = ("left", "right")


# --- Cards ---


_NAMES = tuple(f"{number}/{colour.name.lower()}" for number, colour in CARDS)
_BY_NAME = {name: card for card, name in enumerate(_NAMES)}


def card_name(card: int) -> str:
    """Return the name of a card: `7/matcha`."""
    return _NAMES[card]


def card_from(name: str) -> int:
    """Return the card with this name."""
    card = _BY_NAME.get(name)
    if card is None:
        raise Problem("mochi-unknown-card", card=name, colours=", ".join(colour.name.lower() for colour in Colour))
    return card


def cards_from(names: Iterable[str]) -> list[int]:
    """Return the cards with these names; each may be named once."""
    found: list[int] = []
    for name in names:
        if card_from(name) in found:
            raise Problem("mochi-card-twice", card=name)
        found.append(card_from(name))
    return found


# --- Actions ---


def _objects(action: Action) -> list[str]:
    match action.verb:
        case Verb.SHUFFLE | Verb.SKIP | Verb.DECLINE:
            return []
        case Verb.DEAL:
            return [card_name(action.target)]
        case Verb.EFFECT:
            return [SIDES[action.target]]
        case Verb.DRAW:
            return _drawn(action.target)
    return [str(action.target + 1)]


def _drawn(what: int) -> list[str]:
    if what < FROM_DECK:
        return [SIDES[what]]
    return ["deck"] if what == FROM_DECK else ["kept", str(what - FROM_KEPT + 1)]


def _text(action: Action) -> str:
    return " ".join([action.verb.name.lower(), *_objects(action)])


# Examples: `draw kept 2`, `play 3`. Places are counted from 1, from the left; seats from 1.
NOTATION = Notation(map(_text, ACTIONS))
