"""§12, §16: points with expansions.

Pairs and trios stay as they were laid, so hands and laid cards are counted apart. `events` is the set of events under
which a player is, a bit each (§15.1).
"""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.cards import (
    BOATS,
    CAST,
    CRABS,
    EXTRA_SALT_DUOS,
    EXTRA_SALT_OTHERS,
    FISHES,
    JELLYFISH,
    LOBSTER,
    OCTOPUSES,
    PENGUINS,
    SAILORS,
    SEAHORSE,
    SHARKS,
    SHELLS,
    STARFISH,
    SWIMMERS,
)
from saltmochi.games.sea_salt_paper.events import Event
from saltmochi.games.sea_salt_paper.scoring import (
    OCTOPUS_POINTS,
    PENGUIN_POINTS,
    SAILOR_POINTS,
    SHELL_POINTS,
    mermaid_points,
    multiplier_points,
    pairs,
    points,
    product,
)
from saltmochi.table.rule import expansion_rule, rule

# §12.2: what a starfish adds to a pair.
STARFISH_PAYS = 2
# §12.6: what the cast of crabs pays for each crab.
CRAB_PAYS = 1
# §16.8, §16.9: points by the number of cards under the Dance of the Shells and under the Kraken.
DANCE_POINTS = (0, 2, 4, 6, 8, 10, 12)
KRAKEN_POINTS = (0, 1, 2, 3, 4, 5)


@rule
def is_under(events: int, event: int) -> bool:
    """§15.1: whether a player is under an event."""
    return events >> event & 1 == 1


@rule
def hand_pairs(duos: int, others: int, events: int) -> int:
    """§12.1, §16.7: return how many pairs the cards in a hand make."""
    return crab_lobster_pairs(duos, others) + pairs(duos, BOATS) + pairs(duos, FISHES) + sea_pairs(duos, others, events)


@rule
def crab_lobster_pairs(duos: int, others: int) -> int:
    """§12.1: return the pairs of two crabs, or of a crab and a lobster."""
    crabs = (duos & CRABS).bit_count()
    return (crabs + min((others & LOBSTER).bit_count(), crabs)) // 2


@rule
def sea_pairs(duos: int, others: int, events: int) -> int:
    """§12.1: return the pairs of swimmers, sharks and jellyfish; §16.7: more of them under the Water Rodeo."""
    swimmers = (duos & SWIMMERS).bit_count()
    sharks = (duos & SHARKS).bit_count()
    jellyfish = (others & JELLYFISH).bit_count()
    if is_under(events, Event.WATER_RODEO):
        return (swimmers + sharks + min(jellyfish, swimmers)) // 2
    return min(swimmers, sharks + jellyfish)


@rule
def hand_duo_points(duos: int, others: int, events: int) -> int:
    """§5.1, §12.2: return the points of the pairs in a hand, and of the starfish that go with them."""
    found = hand_pairs(duos, others, events)
    return found + STARFISH_PAYS * min((others & STARFISH).bit_count(), found)


@rule
def laid_duo_points(duos: int, others: int) -> int:
    """§12.1, §12.2: return the points of laid pairs and trios."""
    laid = duos.bit_count() + (others & EXTRA_SALT_DUOS).bit_count()
    return laid // 2 + STARFISH_PAYS * (others & STARFISH).bit_count()


@rule
def shell_points(count: int, events: int) -> int:
    """§5.2, §16.8: return what so many shells pay."""
    return DANCE_POINTS[count] if is_under(events, Event.DANCE_OF_THE_SHELLS) else SHELL_POINTS[count]


@rule
def octopus_points(count: int, events: int) -> int:
    """§5.2, §16.9: return what so many octopuses pay."""
    return KRAKEN_POINTS[count] if is_under(events, Event.KRAKEN) else OCTOPUS_POINTS[count]


@rule
def expanded_collector_points(others: int, events: int) -> int:
    """§5.2, §12.3: return the points of all collections, with the seahorse where it adds most."""
    shells = (others & SHELLS).bit_count()
    octopuses = (others & OCTOPUSES).bit_count()
    penguins = (others & PENGUINS).bit_count()
    sailors = (others & SAILORS).bit_count()
    found = shell_points(shells, events) + octopus_points(octopuses, events)
    found += PENGUIN_POINTS[penguins] + SAILOR_POINTS[sailors]
    if others & SEAHORSE == 0:
        return found
    most = 0
    if 0 < shells < len(SHELL_POINTS) - 1:
        most = max(most, shell_points(shells + 1, events) - shell_points(shells, events))
    if 0 < octopuses < len(OCTOPUS_POINTS) - 1:
        most = max(most, octopus_points(octopuses + 1, events) - octopus_points(octopuses, events))
    if 0 < penguins < len(PENGUIN_POINTS) - 1:
        most = max(most, PENGUIN_POINTS[penguins + 1] - PENGUIN_POINTS[penguins])
    if 0 < sailors < len(SAILOR_POINTS) - 1:
        most = max(most, SAILOR_POINTS[sailors + 1] - SAILOR_POINTS[sailors])
    return found + most


@rule
def expanded_multiplier_points(duos: int, others: int) -> int:
    """§5.3, §12.6: return the points of all multipliers, the cast of crabs among them."""
    return multiplier_points(duos, others) + product(others & CAST, duos & CRABS, CRAB_PAYS)


@rule
def expanded_mermaid_points(duos: int, others: int, events: int) -> int:
    """§5.4, §16.10: return the points of the mermaids; none under the Tornado."""
    return 0 if is_under(events, Event.TORNADO) else mermaid_points(duos, others)


@rule
def expanded_points(duos: int, others: int, laid_duos: int, laid_others: int, events: int) -> int:
    """§5, §12: return the points of a player's hand and laid cards, without colour bonus."""
    return (
        hand_duo_points(duos, others, events)
        + laid_duo_points(laid_duos, laid_others)
        + expanded_collector_points(others | laid_others, events)
        + expanded_multiplier_points(duos | laid_duos, others | laid_others)
        + expanded_mermaid_points(duos | laid_duos, others | laid_others, events)
    )


@rule
def set_points(duos: int, others: int) -> int:
    """Return what a set of cards is worth in a hand, whatever the events."""
    return extra_salt_points(duos, others) if has_extra_salt(others) else points(duos, others)


@expansion_rule
def has_extra_salt(others: int) -> bool:
    """Whether a set has a card of Extra Salt."""
    return others & EXTRA_SALT_OTHERS != 0


@expansion_rule
def extra_salt_points(duos: int, others: int) -> int:
    """§12: return what a set with cards of Extra Salt is worth in a hand."""
    return expanded_points(duos, others, 0, 0, 0)
