"""§5 in words: why cards are worth what they are worth, and what an action did.

This module chooses messages and their values; the sentences themselves are in the locales.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from saltmochi.games.sea_salt_paper.actions import ACTIONS, Verb
from saltmochi.games.sea_salt_paper.cards import ALIKE, CARDS, DUO_KINDS, MERMAIDS, Colour, Kind, bits, set_of
from saltmochi.games.sea_salt_paper.disclosure import disclose, kept_card
from saltmochi.games.sea_salt_paper.editions import EDITIONS, terms
from saltmochi.games.sea_salt_paper.notation import PILES
from saltmochi.games.sea_salt_paper.results import ender
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
from saltmochi.games.sea_salt_paper.state import DRAWN, PILE, SETS, Ending, State, top
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.texts import list_text, say, subject


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
    """Return the name of a card as a label."""
    return say(language, "card", **_card_words(language, card))


def a_card_text(language: str, card: int) -> str:
    """Return the name of a card as it stands in a sentence, with its article."""
    kind, colour = CARDS[card]
    article = say(language, "card-article", kind=word(kind), colour=word(colour))
    return say(language, "a-card", article=article, **_card_words(language, card))


def _card_words(language: str, card: int) -> dict[str, str]:
    """Return the words for a card's kind and colour; the colour agrees with the kind."""
    kind, colour = CARDS[card]
    gender = say(language, "card-gender", kind=word(kind))
    return {"kind": say(language, f"kind-{word(kind)}"), "colour": colour_text(language, colour, gender)}


def colour_text(language: str, colour: Colour, form: str = "m") -> str:
    """Return the name of a colour in the form that its noun asks for: `m`, `f`, or `cards` for the plural of "card"."""
    return say(language, f"colour-{word(colour)}", form=form)


def counted_colour_text(language: str, colour: Colour, count: int) -> str:
    """Return the name of a colour as it stands beside a number of cards."""
    return colour_text(language, colour, "f" if count == 1 else "cards")


def line_text(language: str, line: Line) -> str:
    """Return a line of an explanation as a sentence."""
    values = dict(line.values)
    if "colour" in values:
        colour = Colour[str(values["colour"]).upper().replace("-", "_")]
        values["colour"] = counted_colour_text(language, colour, int(values["count"]))
    return say(language, line.message, **values)


def side_text(language: str, pile: int) -> str:
    """Return the word for the side of a pile, as it stands in a sentence."""
    return say(language, f"side-{PILES[pile]}")


def table_terms(table: State | View) -> dict[str, str]:
    """Return the words of the edition that a table plays by."""
    return terms(EDITIONS[table.edition])


def describe_action(language: str, state: State, action: int, names: Sequence[str], seat: int | None = None) -> str:
    """Say what is about to happen, as this seat sees it (None: as a reader who sees all); "" if it sees nothing."""
    verb, target, other, _ = ACTIONS[action]
    disclosure = disclose(state, action)
    known = disclosure.seen_by(seat)
    actor = target if verb == Verb.BEGIN else state.turn

    def sentence(message: str, **values: str) -> str:
        return say(language, f"log-{message}", **subject(names[actor], actor == seat), **values)

    def clause(message: str, **values: str) -> str:
        return say(language, f"did-{message}", **values)

    def did(message: str, **values: str) -> str:
        return sentence("turn", clauses=clause(message, **values))

    def card(number: int) -> str:
        return a_card_text(language, number)

    def side(pile: int) -> str:
        return side_text(language, pile)

    match verb:
        case Verb.BEGIN | Verb.SHUFFLE:
            return sentence(verb.name.lower())
        case Verb.DEAL if state.awaits < SETS:
            return did("get", card=card(target)) if known else did("get-hidden")
        case Verb.DEAL if state.awaits < DRAWN:
            return sentence("turn-up", card=card(target), side=side(state.awaits - PILE))
        case Verb.DEAL:
            return did("see", card=card(target)) if known else ""
        case Verb.STEAL if state.victim == seat:
            return sentence("turn-named", clauses=say(language, "did-steal-you", card=card(target)))
        case Verb.STEAL:
            victim = names[state.victim]
            return did("steal", victim=victim, card=card(target)) if known else did("steal-hidden", victim=victim)
        case Verb.TAKE:
            return did("take", card=card(top(state, target)), side=side(target))
        case Verb.PUT:
            seen = disclosure.card_seen_by(0, seat)
            kept = clause("keep", card=card(kept_card(state, target))) if seen else clause("keep-hidden")
            put = clause("put", card=card(target), side=side(other))
            return sentence("turn", clauses=list_text(language, [kept, put]))
        case Verb.LAY:
            return did("lay", first=card(target), second=card(other))
        case Verb.LOOK:
            return did("look", side=side(target))
        case Verb.PICK:
            where = side(state.looking)
            return did("pick", card=card(target), side=where) if known else did("pick-hidden", side=where)
        case Verb.ROB:
            return sentence("rob-you" if target == seat else "rob", victim=names[target])
    return did(verb.name.lower().replace("_", "-"), **table_terms(state))


def choice_text(language: str, view: View, action: int, names: Sequence[str]) -> str:
    """Describe an action that a player may choose."""
    verb, target, other, _ = ACTIONS[action]

    def sentence(**values: str) -> str:
        return say(language, f"choose-{verb.name.lower().replace('_', '-')}", **values)

    def card(number: int) -> str:
        return a_card_text(language, number)

    match verb:
        case Verb.TAKE:
            return sentence(card=card(view.tops[target]), side=side_text(language, target))
        case Verb.PUT:
            stays = view.drawn[1] if view.drawn[0] == target else view.drawn[0]
            return sentence(kept=card(stays), card=card(target), side=side_text(language, other))
        case Verb.LAY:
            return sentence(first=card(target), second=card(other))
        case Verb.LOOK:
            return sentence(side=side_text(language, target))
        case Verb.PICK if target != ALIKE[target]:
            return say(language, "choose-pick-deeper", card=card(target), place=target - ALIKE[target] + 1)
        case Verb.PICK:
            return sentence(card=card(target))
        case Verb.ROB:
            return sentence(victim=names[target])
    return sentence(**table_terms(view))


def ending_text(language: str, state: State, names: Sequence[str], seat: int | None = None) -> str:
    """Say how the round ended, as a sentence about the player who ended it."""
    player = ender(state)
    ending = Ending(state.ending).name.lower().replace("_", "-")
    return say(language, f"ending-{ending}", **subject(names[player], player == seat), **table_terms(state))
