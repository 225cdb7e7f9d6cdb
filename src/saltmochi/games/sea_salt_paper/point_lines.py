"""§5, §12 line by line: why cards are worth what they are worth.

This module chooses messages and their values; the sentences themselves are in the locales.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from saltmochi.games.sea_salt_paper.cards import (
    BOATS,
    CARDS,
    CRABS,
    DUO_KINDS,
    FISHES,
    JELLYFISH,
    LOBSTER,
    MERMAIDS,
    SEAHORSE,
    SHARKS,
    STARFISH,
    SWIMMERS,
    Colour,
    Kind,
    bits,
)
from saltmochi.games.sea_salt_paper.events import Event
from saltmochi.games.sea_salt_paper.expansion_scoring import (
    CRAB_PAYS,
    DANCE_POINTS,
    KRAKEN_POINTS,
    STARFISH_PAYS,
    crab_lobster_pairs,
    is_under,
    sea_pairs,
)
from saltmochi.games.sea_salt_paper.groups import first_card, second_card
from saltmochi.games.sea_salt_paper.holding import Holding, Words
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
)


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
# §16.8, §16.9: for each event that changes a collection: which one, what it pays, and the end of its message.
CHANGED_COLLECTIONS = {
    Event.DANCE_OF_THE_SHELLS: (Kind.SHELL, DANCE_POINTS, "-dance"),
    Event.KRAKEN: (Kind.OCTOPUS, KRAKEN_POINTS, "-kraken"),
}
# For each multiplier: the kind that it counts, and the points for each card of it.
MULTIPLIERS = {
    Kind.LIGHTHOUSE: (Kind.BOAT, BOAT_PAYS),
    Kind.SHOAL_OF_FISH: (Kind.FISH, FISH_PAYS),
    Kind.PENGUIN_COLONY: (Kind.PENGUIN, PENGUIN_PAYS),
    Kind.CAPTAIN: (Kind.SAILOR, SAILOR_PAYS),
    Kind.CAST_OF_CRABS: (Kind.CRAB, CRAB_PAYS),
}

# Two kinds that make a pair; the lines of pairs are in this order.
Pair = tuple[Kind, Kind]
PAIR_KINDS: tuple[Pair, ...] = (
    (Kind.CRAB, Kind.CRAB),
    (Kind.BOAT, Kind.BOAT),
    (Kind.FISH, Kind.FISH),
    (Kind.SWIMMER, Kind.SHARK),
    (Kind.CRAB, Kind.LOBSTER),
    (Kind.SWIMMER, Kind.JELLYFISH),
    (Kind.SWIMMER, Kind.SWIMMER),
    (Kind.SHARK, Kind.SHARK),
)


def word(name: Kind | Colour) -> str:
    """Return the part of a message name that stands for a kind or a colour."""
    return name.name.lower().replace("_", "-")


def explain_points(holding: Holding) -> list[Line]:
    """Explain the points of a player's cards line by line, without colour bonus, by the rules that count them."""
    duos, others = holding.cards
    return [
        *_pair_lines(holding),
        *_collection_lines(others, holding.events),
        *_hidden_shell_lines(holding),
        *_multiplier_lines(duos, others),
        *_mermaid_lines(duos, others, holding.events),
    ]


# --- §5.1, §12.1, §12.2: pairs and starfish ---


def _pair_lines(holding: Holding) -> list[Line]:
    """Explain the pairs, laid or not, and what starfish add to them."""
    # Without expansions, laid cards and the hand make pairs together.
    unlaid = holding.hand if holding.expansions else holding.cards
    in_hand = pairs_in_hand(*unlaid, holding.events)
    count = in_hand + Counter(pair_of(group) for group in holding.groups)
    lines = [_pair_line(pair, count[pair]) for pair in PAIR_KINDS if count[pair]]
    stars = (unlaid[1] & STARFISH).bit_count()
    alone = max(0, stars - in_hand.total())
    joined = stars - alone + (holding.laid[1] & STARFISH).bit_count()
    if joined:
        lines.append(Line("points-starfish", {"count": joined}, STARFISH_PAYS * joined))
    if alone:
        lines.append(Line("points-starfish-alone", {"count": alone}, 0))
    return lines


def _pair_line(pair: Pair, count: int) -> Line:
    first, second = pair
    alike = first == second and first not in (Kind.SWIMMER, Kind.SHARK)
    return Line(f"points-pairs-{word(first)}{'' if alike else f'-{word(second)}'}", {"pairs": count}, count)


def pair_of(group: int) -> Pair:
    """Return the two kinds of a laid pair or trio."""
    return CARDS[first_card(group)].kind, CARDS[second_card(group)].kind


def pairs_in_hand(duos: int, others: int, events: int) -> Counter[Pair]:
    """Return a best set of pairs of the cards in a hand, which uses the cards of expansions only where they add."""
    found: Counter[Pair] = Counter()
    crabs = pairs(duos, CRABS)
    all_crabs = crab_lobster_pairs(duos, others & LOBSTER)
    # The lobster needs a crab that is left over.
    found[Kind.CRAB, Kind.LOBSTER] = all_crabs - crabs
    found[Kind.CRAB, Kind.CRAB] = crabs
    found[Kind.BOAT, Kind.BOAT] = pairs(duos, BOATS)
    found[Kind.FISH, Kind.FISH] = pairs(duos, FISHES)
    swimmers, sharks = (duos & SWIMMERS).bit_count(), (duos & SHARKS).bit_count()
    most, alike = sea_pairs(duos, others, events), is_under(events, Event.WATER_RODEO)
    for jellyfish in range((others & JELLYFISH).bit_count() + 1):
        left = swimmers - jellyfish
        mixed = min(left, sharks)
        alike_pairs = ((left - mixed) // 2, (sharks - mixed) // 2) if alike else (0, 0)
        if jellyfish + mixed + sum(alike_pairs) == most:
            found[Kind.SWIMMER, Kind.SHARK] = mixed
            found[Kind.SWIMMER, Kind.JELLYFISH] = jellyfish
            found[Kind.SWIMMER, Kind.SWIMMER], found[Kind.SHARK, Kind.SHARK] = alike_pairs
            break
    return found


# --- §5.2, §12.3: collections and the seahorse ---


def _collection_lines(others: int, events: int) -> list[Line]:
    """Explain the collections, each by its size, and which of them the seahorse joins."""
    rows: dict[Kind, tuple[Iterable[int], str]] = {kind: (paid, "") for kind, paid in COLLECTIONS.items()}
    rows |= {kind: (row, end) for event, (kind, row, end) in CHANGED_COLLECTIONS.items() if is_under(events, event)}
    lines, joined, most = list[Line](), "alone", 0
    for kind, (row, end) in rows.items():
        count, paid = (others & bits(kind)).bit_count(), tuple(row)
        if count:
            lines.append(Line(f"points-collection-{word(kind)}{end}", {"count": count}, paid[count]))
        if 0 < count < len(paid) - 1 and paid[count + 1] - paid[count] > most:
            joined, most = word(kind), paid[count + 1] - paid[count]
    return [*lines, Line(f"points-seahorse-{joined}", {}, most)] if others & SEAHORSE else lines


def _hidden_shell_lines(holding: Holding) -> list[Line]:
    """§16.15: a face-down shell counts for nothing."""
    return [Line("points-shell-face-down", {}, 0)] if holding.hides_shell else []


# --- §5.3, §12.6: multipliers; §5.4, §16.10: mermaids ---


def _multiplier_lines(duos: int, others: int) -> list[Line]:
    """Explain what each multiplier pays for the cards that it counts."""
    lines = list[Line]()
    for kind, (counted, pays) in MULTIPLIERS.items():
        multipliers, cards_counted = others & bits(kind), (duos if counted in DUO_KINDS else others) & bits(counted)
        if multipliers:
            points = product(multipliers, cards_counted, pays)
            lines.append(Line(f"points-multiplier-{word(kind)}", {"count": cards_counted.bit_count()}, points))
    return lines


def _mermaid_lines(duos: int, others: int, events: int) -> list[Line]:
    """Explain what each mermaid pays: the colours by size, as `mermaid_points` counts them."""
    lines, paid, mermaids = list[Line](), 0, (others & MERMAIDS).bit_count()
    if mermaids and is_under(events, Event.TORNADO):
        return [Line("points-mermaid-tornado", {"count": mermaids}, 0)]
    for number in range(1, mermaids + 1):
        colour = most_common_colour(duos, others, paid)
        count = colour_size(duos, others, colour)
        values: dict[str, int | str] = {"number": number, "colour": word(Colour(colour)), "count": count}
        if count:
            lines.append(Line("points-mermaid", values, count))
        paid |= 1 << colour
    return lines


def largest_colour(cards: Words) -> tuple[Colour, int]:
    """Return the most common colour of a set of cards, and how many cards have it."""
    return Colour(most_common_colour(*cards, 0)), colour_bonus(*cards)
