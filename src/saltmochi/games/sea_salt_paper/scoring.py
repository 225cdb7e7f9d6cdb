"""§5: the points of a player's cards, hand and laid together."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.cards import (
    BOATS,
    CAPTAIN,
    COLONY,
    COLOUR_DUOS,
    COLOUR_OTHERS,
    CRABS,
    FISHES,
    LIGHTHOUSE,
    MERMAIDS,
    OCTOPUSES,
    PENGUINS,
    SAILORS,
    SHARKS,
    SHELLS,
    SHOAL,
    SWIMMERS,
)
from saltmochi.table.rule import rule

# §5.3: what a multiplier pays for each card that it names.
BOAT_PAYS, FISH_PAYS, PENGUIN_PAYS, SAILOR_PAYS = 1, 1, 2, 3
# §5.2: points by the number of cards: none, one, two, ...
SHELL_POINTS = (0, 0, 2, 4, 6, 8, 10)
OCTOPUS_POINTS = (0, 0, 3, 6, 9, 12)
PENGUIN_POINTS = (0, 1, 3, 5)
SAILOR_POINTS = (0, 0, 5)


@rule
def pairs(duos: int, kind: int) -> int:
    """§5.1: return the number of pairs of a kind."""
    return (duos & kind).bit_count() // 2


@rule
def swimmer_shark_pairs(duos: int) -> int:
    """§5.1: return the number of pairs of a swimmer and a shark."""
    return min((duos & SWIMMERS).bit_count(), (duos & SHARKS).bit_count())


@rule
def duo_points(duos: int) -> int:
    """§5.1: return one point for every pair, laid or not."""
    return pairs(duos, CRABS) + pairs(duos, BOATS) + pairs(duos, FISHES) + swimmer_shark_pairs(duos)


@rule
def collector_points(others: int) -> int:
    """§5.2: return the points of all collections; each pays by its size."""
    return (
        SHELL_POINTS[(others & SHELLS).bit_count()]
        + OCTOPUS_POINTS[(others & OCTOPUSES).bit_count()]
        + PENGUIN_POINTS[(others & PENGUINS).bit_count()]
        + SAILOR_POINTS[(others & SAILORS).bit_count()]
    )


@rule
def multiplier_points(duos: int, others: int) -> int:
    """§5.3: return the points of all multipliers; each pays for every card that it names."""
    return (
        product(others & LIGHTHOUSE, duos & BOATS, BOAT_PAYS)
        + product(others & SHOAL, duos & FISHES, FISH_PAYS)
        + product(others & COLONY, others & PENGUINS, PENGUIN_PAYS)
        + product(others & CAPTAIN, others & SAILORS, SAILOR_PAYS)
    )


@rule
def product(multipliers: int, counted: int, pays: int) -> int:
    """§5.3: return what a multiplier pays for the cards that it counts."""
    return pays * multipliers.bit_count() * counted.bit_count()


@rule
def colour_size(duos: int, others: int, colour: int) -> int:
    """Return how many cards have this colour."""
    return (duos & COLOUR_DUOS[colour]).bit_count() + (others & COLOUR_OTHERS[colour]).bit_count()


@rule
def most_common_colour(duos: int, others: int, excluded: int) -> int:
    """Return the most common colour, leaving out the excluded ones (a bit each)."""
    best = 0
    most = -1
    for colour in range(len(COLOUR_DUOS)):
        size = colour_size(duos, others, colour)
        if size > most and not excluded >> colour & 1:
            best = colour
            most = size
    return best


@rule
def mermaid_points(duos: int, others: int) -> int:
    """§5.4: the first mermaid pays for the most common colour, the second for the second most common, and so on."""
    points = 0
    paid = 0
    for _ in range((others & MERMAIDS).bit_count()):
        colour = most_common_colour(duos, others, paid)
        points += colour_size(duos, others, colour)
        paid |= 1 << colour
    return points


@rule
def colour_bonus(duos: int, others: int) -> int:
    """§5.5: return the number of cards of the most common colour, white included."""
    return colour_size(duos, others, most_common_colour(duos, others, 0))


@rule
def points(duos: int, others: int) -> int:
    """§5: return the points of all of a player's cards, without colour bonus."""
    return duo_points(duos) + collector_points(others) + multiplier_points(duos, others) + mermaid_points(duos, others)
