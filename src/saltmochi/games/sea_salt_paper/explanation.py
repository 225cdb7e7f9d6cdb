"""§5 in words: why cards are worth what they are worth, and what an action did.

This module chooses messages and their values; the sentences themselves are in the locales.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from saltmochi.games.sea_salt_paper.actions import ACTIONS, Verb
from saltmochi.games.sea_salt_paper.cards import ALIKE, CARDS, DUO_KINDS, MERMAIDS, Colour, Kind, bits, set_of
from saltmochi.games.sea_salt_paper.disclosure import disclose, kept_card
from saltmochi.games.sea_salt_paper.scoring import (
    BOAT_PAYS,
    FISH_PAYS,
    OCTOPUS_POINTS,
    PENGUIN_PAYS,
    PENGUIN_POINTS,
    SAILOR_PAYS,
    SAILOR_POINTS,
    SHELL_POINTS,
    colour_bonus,
    colour_size,
    most_common_colour,
    pairs,
    product,
    swimmer_shark_pairs,
)
from saltmochi.games.sea_salt_paper.state import DRAWN, PILE, SETS, State, top
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.texts import say


class Line(NamedTuple):
    """One line of an explanation: a message and the points that it accounts for."""

    message: str
    values: dict[str, int | str]
    points: int


COLLECTIONS = {
    Kind.SHELL: SHELL_POINTS,
    Kind.OCTOPUS: OCTOPUS_POINTS,
    Kind.PENGUIN: PENGUIN_POINTS,
    Kind.SAILOR: SAILOR_POINTS,
}
# For each multiplier: the kind that it counts, and the points for each card of it.
MULTIPLIERS = {
    Kind.LIGHTHOUSE: (Kind.BOAT, BOAT_PAYS),
    Kind.SHOAL_OF_FISH: (Kind.FISH, FISH_PAYS),
    Kind.PENGUIN_COLONY: (Kind.PENGUIN, PENGUIN_PAYS),
    Kind.CAPTAIN: (Kind.SAILOR, SAILOR_PAYS),
}


def word(name: Kind | Colour) -> str:
    """Return the part of a message name that stands for a kind or a colour."""
    return name.name.lower().replace("_", "-")


def explain_points(cards: Iterable[int]) -> list[Line]:
    """Explain the points of a set of cards line by line, without colour bonus, by the rules that count them."""
    duos, others = set_of(cards)
    lines = [_pair_line(kind, pairs(duos, bits(kind))) for kind in (Kind.CRAB, Kind.BOAT, Kind.FISH)]
    lines.append(Line("points-pairs-swimmer-shark", {"pairs": swimmer_shark_pairs(duos)}, swimmer_shark_pairs(duos)))
    lines = [line for line in lines if line.points]
    for kind, paid in COLLECTIONS.items():
        count = (others & bits(kind)).bit_count()
        if count:
            lines.append(Line(f"points-collection-{word(kind)}", {"count": count}, paid[count]))
    for kind, (counted, pays) in MULTIPLIERS.items():
        multipliers, cards_counted = others & bits(kind), (duos if counted in DUO_KINDS else others) & bits(counted)
        if multipliers:
            points = product(multipliers, cards_counted, pays)
            lines.append(Line(f"points-multiplier-{word(kind)}", {"count": cards_counted.bit_count()}, points))
    return lines + _mermaid_lines(duos, others)


def _pair_line(kind: Kind, count: int) -> Line:
    return Line(f"points-pairs-{word(kind)}", {"pairs": count}, count)


def _mermaid_lines(duos: int, others: int) -> list[Line]:
    """Explain what each mermaid pays: the colours by size, as `mermaid_points` counts them."""
    lines, paid = list[Line](), 0
    for number in range(1, (others & MERMAIDS).bit_count() + 1):
        colour = most_common_colour(duos, others, paid)
        count = colour_size(duos, others, colour)
        values: dict[str, int | str] = {"number": number, "colour": word(Colour(colour)), "count": count}
        if count:
            lines.append(Line("points-mermaid", values, count))
        paid |= 1 << colour
    return lines


def largest_colour(cards: Iterable[int]) -> tuple[Colour, int]:
    """Return the most common colour of a set of cards, and how many cards have it."""
    words = set_of(cards)
    return Colour(most_common_colour(*words, 0)), colour_bonus(*words)


# --- Texts ---


def card_text(language: str, card: int) -> str:
    """Return the name of a card in a language."""
    kind, colour = CARDS[card]
    return say(
        language, "card", kind=say(language, f"kind-{word(kind)}"), colour=say(language, f"colour-{word(colour)}")
    )


def line_text(language: str, line: Line) -> str:
    """Return a line of an explanation as a sentence."""
    values = dict(line.values)
    if "colour" in values:
        values["colour"] = say(language, f"colour-{values['colour']}")
    return say(language, line.message, **values)


def pile_text(language: str, pile: int) -> str:
    """Return the name of a pile in a language."""
    return say(language, ("pile-left", "pile-right")[pile])


def describe_action(language: str, state: State, action: int, names: Sequence[str], seat: int | None = None) -> str:
    """Say what is about to happen, as this seat sees it (None: as a reader who sees all); "" if it sees nothing."""
    verb, target, other = ACTIONS[action]
    disclosure = disclose(state, action)
    known = disclosure.seen_by(seat)

    def sentence(message: str, **values: str) -> str:
        return say(language, f"told-{message}", who=names[target if verb == Verb.BEGIN else state.turn], **values)

    def card(number: int) -> str:
        return card_text(language, number)

    match verb:
        case Verb.DEAL if state.awaits < SETS:
            return sentence("draws-card", card=card(target)) if known else sentence("draws-hidden")
        case Verb.DEAL if state.awaits < DRAWN:
            return sentence("turn-up", card=card(target), pile=pile_text(language, state.awaits - PILE))
        case Verb.DEAL:
            return sentence("sees-card", card=card(target)) if known else ""
        case Verb.STEAL:
            victim = names[state.victim]
            return (
                sentence("steals", victim=victim, card=card(target))
                if known
                else sentence("steals-hidden", victim=victim)
            )
        case Verb.TAKE:
            return sentence("takes", card=card(top(state, target)), pile=pile_text(language, target))
        case Verb.PUT if disclosure.card_seen_by(0, seat):
            return sentence(
                "puts-known", kept=card(kept_card(state, target)), card=card(target), pile=pile_text(language, other)
            )
        case Verb.PUT:
            return sentence("puts", card=card(target), pile=pile_text(language, other))
        case Verb.LAY:
            return sentence("lays", first=card(target), second=card(other))
        case Verb.LOOK:
            return sentence("looks", pile=pile_text(language, target))
        case Verb.PICK:
            pile = pile_text(language, state.looking)
            return sentence("picks", card=card(target), pile=pile) if known else sentence("picks-hidden", pile=pile)
        case Verb.ROB:
            return sentence("robs", victim=names[target])
    return sentence(verb.name.lower().replace("_", "-"))


def choice_text(language: str, view: View, action: int, names: Sequence[str]) -> str:
    """Describe an action that a player may choose."""
    verb, target, other = ACTIONS[action]

    def sentence(**values: str) -> str:
        return say(language, f"choose-{verb.name.lower().replace('_', '-')}", **values)

    def card(number: int) -> str:
        return card_text(language, number)

    match verb:
        case Verb.TAKE:
            return sentence(card=card(view.tops[target]), pile=pile_text(language, target))
        case Verb.PUT:
            stays = view.drawn[1] if view.drawn[0] == target else view.drawn[0]
            return sentence(kept=card(stays), card=card(target), pile=pile_text(language, other))
        case Verb.LAY:
            return sentence(first=card(target), second=card(other))
        case Verb.LOOK:
            return sentence(pile=pile_text(language, target))
        case Verb.PICK if target != ALIKE[target]:
            return say(language, "choose-pick-deeper", card=card(target), place=target - ALIKE[target] + 1)
        case Verb.PICK:
            return sentence(card=card(target))
        case Verb.ROB:
            return sentence(victim=names[target])
    return sentence()
