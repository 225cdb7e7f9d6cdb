"""Cards and actions as text, both ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from saltmochi.games.sea_salt_paper.actions import ACTIONS, Action, Verb
from saltmochi.games.sea_salt_paper.cards import ALIKE, ALL_FACES, BOX, CARDS, COPIES, Card, Kind
from saltmochi.games.sea_salt_paper.events import EVENTS, Event
from saltmochi.table.notation import Notation
from saltmochi.texts import Problem

PILES = ("left", "right")


# --- Cards ---


_NAMES = tuple(f"{kind.name.lower()}/{colour.name.lower()}" for kind, colour in CARDS)
_BY_NAME = {_NAMES[card]: card for card in ALL_FACES}
# The kind alone is enough for kinds that have only one colour.
_BY_KIND = {kind.name.lower(): CARDS.index(Card(kind, *colours)) for kind, colours in BOX.items() if len(colours) == 1}


def card_name(card: int) -> str:
    """Return the name of a card: `crab/dark_blue`."""
    return _NAMES[card]


def card_from(name: str) -> int:
    """Return the face with this name; capitals, blanks and hyphens do not matter."""
    name = name.strip().lower().replace(" ", "_").replace("-", "_")
    card = _BY_NAME.get(name, _BY_KIND.get(name))
    if card is not None:
        return card
    kind, _, colour = name.partition("/")
    if kind.upper() not in Kind.__members__:
        raise Problem("problem-kind", kind=kind, kinds=", ".join(member.name.lower() for member in Kind))
    colours = ", ".join(member.name.lower() for member in BOX[Kind[kind.upper()]])
    if not colour:
        raise Problem("problem-colour-missing", kind=kind, colours=colours)
    raise Problem("problem-colour", kind=kind, colour=colour, colours=colours)


def cards_from(names: Iterable[str]) -> list[int]:
    """Return different cards with these names; there may be no more of a name than the box has."""
    found = [card_from(name) for name in names]
    for card, count in Counter(found).items():
        if count > COPIES[card]:
            raise Problem("problem-copies", card=card_name(card), count=count, most=COPIES[card])
    seen: Counter[int] = Counter()
    for i, card in enumerate(found):
        found[i] = card + seen[card]
        seen[card] += 1
    return found


# --- Events ---


def event_name(event: int) -> str:
    """Return the name of an event: `hermit_crab`."""
    return Event(event).name.lower()


def event_from(name: str) -> Event:
    """Return the event with this name; capitals, blanks and hyphens do not matter."""
    member = name.strip().upper().replace(" ", "_").replace("-", "_")
    if member not in Event.__members__ or Event[member] == Event.NONE:
        raise Problem("problem-event", event=name, events=", ".join(map(event_name, EVENTS)))
    return Event[member]


# --- Actions ---

_WORDS = {
    Verb.BEGIN: "begin",
    Verb.DEAL: "deal",
    Verb.STEAL: "steal",
    Verb.SHUFFLE: "shuffle",
    Verb.DRAW: "draw",
    Verb.TAKE: "take",
    Verb.PUT: "put",
    Verb.LAY: "lay",
    Verb.LAY_MERMAIDS: "lay_mermaids",
    Verb.LOOK: "look",
    Verb.PICK: "pick",
    Verb.ROB: "rob",
    Verb.END_TURN: "end",
    Verb.STOP: "stop",
    Verb.LAST_CHANCE: "last_chance",
    Verb.LAY_TRIO: "lay",
    Verb.KEEP: "keep",
    Verb.TURN_UP_EVENT: "event",
    Verb.KEEP_EVENT: "keep_event",
    Verb.VISIT: "visit",
    Verb.GIVE: "give",
    Verb.DECLINE: "decline",
    Verb.GET: "get",
    Verb.ROB_PAIR: "rob_pair",
    Verb.HIDE: "hide",
}


def _objects(action: Action) -> list[str]:
    match action.verb:
        case Verb.BEGIN | Verb.ROB | Verb.VISIT:
            return [str(action.target + 1)]
        case Verb.TAKE | Verb.LOOK:
            return [PILES[action.target]]
        case Verb.DEAL | Verb.STEAL | Verb.KEEP | Verb.GIVE | Verb.GET | Verb.HIDE:
            return [card_name(action.target)]
        case Verb.PUT:
            return [card_name(action.target), PILES[action.other]]
        case Verb.LAY:
            return [card_name(action.target), card_name(action.other)]
        case Verb.LAY_TRIO:
            return [card_name(action.target), card_name(action.other), card_name(action.third)]
        case Verb.ROB_PAIR:
            return [str(action.third + 1), card_name(action.target), card_name(action.other)]
        case Verb.TURN_UP_EVENT | Verb.KEEP_EVENT:
            return [event_name(action.target)]
        case Verb.PICK:
            above = action.target - ALIKE[action.target]
            return [card_name(action.target), *([str(above + 1)] if above else [])]
    return []


def _text(action: Action) -> str:
    return " ".join([_WORDS[action.verb], *_objects(action)])


# Examples: `put crab/green left`; `pick crab/yellow 2` picks the second copy from the top of the pile.
NOTATION = Notation(map(_text, ACTIONS))
