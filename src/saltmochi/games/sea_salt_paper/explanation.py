"""§5 in words: why cards are worth what they are worth, and what a move did.

Here are the names of sentences and what goes into them; the sentences themselves are in the locales.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from saltmochi.games.sea_salt_paper.actions import ACTIONS, Verb
from saltmochi.games.sea_salt_paper.cards import ALIKE, CARDS, Colour, Kind
from saltmochi.games.sea_salt_paper.hearing import kept
from saltmochi.games.sea_salt_paper.scoring import OCTOPUS_POINTS, PENGUIN_POINTS, SAILOR_POINTS, SHELL_POINTS
from saltmochi.games.sea_salt_paper.state import DRAWN, PILE, SETS, State, top
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.texts import say


class Line(NamedTuple):
    """One line of an explanation: a sentence and the points that it accounts for."""

    message: str
    values: dict[str, int | str]
    points: int


COLLECTIONS = {
    Kind.SHELL: SHELL_POINTS,
    Kind.OCTOPUS: OCTOPUS_POINTS,
    Kind.PENGUIN: PENGUIN_POINTS,
    Kind.SAILOR: SAILOR_POINTS,
}
# Each multiplier: what it counts, and what it pays for each.
MULTIPLIERS = {
    Kind.LIGHTHOUSE: (Kind.BOAT, 1),
    Kind.SHOAL_OF_FISH: (Kind.FISH, 1),
    Kind.PENGUIN_COLONY: (Kind.PENGUIN, 2),
    Kind.CAPTAIN: (Kind.SAILOR, 3),
}


def word(name: Kind | Colour) -> str:
    """The part of a sentence's name that stands for a kind or a colour."""
    return name.name.lower().replace("_", "-")


def explained(cards: Iterable[int]) -> list[Line]:
    """The points of a set of cards, line by line, without colour bonus."""
    cards = list(cards)
    kinds = Counter(CARDS[card].kind for card in cards)
    lines = [
        Line(f"points-pairs-{word(kind)}", {"pairs": kinds[kind] // 2}, kinds[kind] // 2)
        for kind in (Kind.CRAB, Kind.BOAT, Kind.FISH)
        if kinds[kind] > 1
    ]
    couples = min(kinds[Kind.SWIMMER], kinds[Kind.SHARK])
    if couples:
        lines.append(Line("points-pairs-swimmer-shark", {"pairs": couples}, couples))
    lines += [
        Line(f"points-collection-{word(kind)}", {"count": kinds[kind]}, paid[kinds[kind]])
        for kind, paid in COLLECTIONS.items()
        if kinds[kind]
    ]
    lines += [
        Line(f"points-multiplier-{word(kind)}", {"count": kinds[counted]}, each * kinds[counted])
        for kind, (counted, each) in MULTIPLIERS.items()
        if kinds[kind]
    ]
    largest = colours(cards)[: kinds[Kind.MERMAID]]
    return lines + [
        Line("points-mermaid", {"number": number, "colour": word(colour), "count": count}, count)
        for number, (colour, count) in enumerate(largest, start=1)
    ]


def colours(cards: Iterable[int]) -> list[tuple[Colour, int]]:
    """The colours of a set of cards, the commonest first."""
    counted = Counter(CARDS[card].colour for card in cards)
    return sorted(counted.items(), key=lambda item: (-item[1], item[0]))


# --- What people read ---


def card_text(language: str, card: int) -> str:
    """A card as people call it."""
    kind, colour = CARDS[card]
    return say(
        language, "card", kind=say(language, f"kind-{word(kind)}"), colour=say(language, f"colour-{word(colour)}")
    )


def line_text(language: str, line: Line) -> str:
    """A line of an explanation in words."""
    values = dict(line.values)
    if "colour" in values:
        values["colour"] = say(language, f"colour-{values['colour']}")
    return say(language, line.message, **values)


def pile_text(language: str, pile: int) -> str:
    """A pile as people call it."""
    return say(language, ("pile-left", "pile-right")[pile])


def sees_deal(state: State, seat: int | None) -> bool:
    """Whether this seat sees the card that the dealer gives; None sees everything."""
    return seat is None or seat == state.turn or state.awaits in (PILE, PILE + 1)


def told(language: str, state: State, action: int, names: Sequence[str], seat: int | None = None) -> str:
    """What is about to happen at a table, as this seat sees it (None: as one who sees all); "" if it sees nothing."""
    verb, target, other = ACTIONS[action]

    def tell(message: str, **values: str) -> str:
        return say(language, f"told-{message}", who=names[target if verb == Verb.BEGIN else state.turn], **values)

    def card(number: int) -> str:
        return card_text(language, number)

    match verb:
        case Verb.DEAL if state.awaits < SETS:
            return tell("draws-card", card=card(target)) if sees_deal(state, seat) else tell("draws-hidden")
        case Verb.DEAL if state.awaits < DRAWN:
            return tell("turn-up", card=card(target), pile=pile_text(language, state.awaits - PILE))
        case Verb.DEAL:
            return tell("sees-card", card=card(target)) if sees_deal(state, seat) else ""
        case Verb.STEAL:
            known = seat is None or seat in (state.turn, state.victim)
            victim = names[state.victim]
            return tell("steals", victim=victim, card=card(target)) if known else tell("steals-hidden", victim=victim)
        case Verb.TAKE:
            return tell("takes", card=card(top(state, target)), pile=pile_text(language, target))
        case Verb.PUT if seat is None or seat == state.turn:
            return tell(
                "puts-known", kept=card(kept(state, target)), card=card(target), pile=pile_text(language, other)
            )
        case Verb.PUT:
            return tell("puts", card=card(target), pile=pile_text(language, other))
        case Verb.LAY:
            return tell("lays", first=card(target), second=card(other))
        case Verb.LOOK:
            return tell("looks", pile=pile_text(language, target))
        case Verb.PICK:
            pile = pile_text(language, state.looking)
            known = seat is None or seat == state.turn
            return tell("picks", card=card(target), pile=pile) if known else tell("picks-hidden", pile=pile)
        case Verb.ROB:
            return tell("robs", victim=names[target])
    return tell(verb.name.lower().replace("_", "-"))


def choice_text(language: str, view: View, action: int, names: Sequence[str]) -> str:
    """What a player may choose, in words."""
    verb, target, other = ACTIONS[action]

    def offer(**values: str) -> str:
        return say(language, f"choose-{verb.name.lower().replace('_', '-')}", **values)

    def card(number: int) -> str:
        return card_text(language, number)

    match verb:
        case Verb.TAKE:
            return offer(card=card(view.tops[target]), pile=pile_text(language, target))
        case Verb.PUT:
            stays = view.drawn[1] if view.drawn[0] == target else view.drawn[0]
            return offer(kept=card(stays), card=card(target), pile=pile_text(language, other))
        case Verb.LAY:
            return offer(first=card(target), second=card(other))
        case Verb.LOOK:
            return offer(pile=pile_text(language, target))
        case Verb.PICK if target != ALIKE[target]:
            return say(language, "choose-pick-deeper", card=card(target), place=target - ALIKE[target] + 1)
        case Verb.PICK:
            return offer(card=card(target))
        case Verb.ROB:
            return offer(victim=names[target])
    return offer()
