"""§12: what cards are worth with Extra Salt."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations

import pytest

from saltmochi.games.sea_salt_paper.actions import ALL_PAIRS
from saltmochi.games.sea_salt_paper.cards import ALIKE, CARDS, FULL_COUNT, Kind, set_of
from saltmochi.games.sea_salt_paper.events import Event
from saltmochi.games.sea_salt_paper.expansion_scoring import expanded_points
from tests.games.sea_salt_paper.tables import bonus, offered, points, salt

SHELLS = ["dark_blue", "light_blue", "black", "yellow", "green", "grey"]
OCTOPUSES = ["light_blue", "yellow", "green", "purple", "grey"]
PENGUINS = ["purple", "light_orange", "pink"]
SAILORS = ["pink", "orange"]


def worth(cards: str, laid: str = "") -> int:
    """The points of these cards in a hand, and of laid pairs and trios."""
    return points(salt(f"hand 1: {cards}\nlaid 1: {laid}"), 1)


@pytest.mark.parametrize(
    ("cards", "laid", "expected"),
    [
        ("lobster crab/black crab/green crab/grey", "", 2),
        ("lobster", "", 0),
        ("swimmer/black swimmer/yellow shark/black jellyfish/pink jellyfish/purple", "", 2),
        ("fish/black fish/green starfish/yellow", "", 3),
        ("fish/black fish/green starfish/yellow starfish/dark_blue", "", 3),
        ("starfish/yellow", "fish/black fish/green", 1),
        ("boat/black boat/yellow starfish/dark_blue", "fish/black fish/green starfish/yellow", 6),
        ("shell/grey seahorse", "", 2),
        (" ".join(f"shell/{colour}" for colour in SHELLS) + " seahorse", "", 10),
        ("penguin/pink seahorse", "", 3),
        ("octopus/grey shell/grey seahorse", "", 3),
        ("sailor/pink captain seahorse", "", 5 + 3),
        ("sailor/pink sailor/orange captain seahorse", "", 5 + 6),
        ("seahorse", "", 0),
        ("cast_of_crabs crab/black crab/green crab/grey lobster", "", 3 + 2),
        ("mermaid seahorse crab/green", "", 2),
    ],
)
def test_12_worked_examples(cards: str, laid: str, expected: int) -> None:
    assert worth(cards, laid) == expected


@pytest.mark.parametrize(
    ("crabs", "lobster", "expected"),
    [(0, 1, 0), (1, 1, 1), (2, 1, 1), (3, 1, 2), (4, 1, 2), (5, 1, 3), (2, 0, 1), (3, 0, 1)],
)
def test_12_1_the_lobster_pairs_with_a_crab(crabs: int, lobster: int, expected: int) -> None:
    cards = ["crab/dark_blue", "crab/light_blue", "crab/yellow", "crab/black", "crab/green"][:crabs]
    assert worth(" ".join([*cards, *["lobster"] * lobster])) == expected


@pytest.mark.parametrize(
    ("swimmers", "sharks", "jellyfish", "expected"),
    [(0, 1, 2, 0), (1, 1, 1, 1), (2, 1, 1, 2), (3, 1, 1, 2), (3, 1, 2, 3), (2, 2, 2, 2), (1, 0, 1, 1), (5, 2, 2, 4)],
)
def test_12_1_jellyfish_pair_with_swimmers(swimmers: int, sharks: int, jellyfish: int, expected: int) -> None:
    colours = ["dark_blue", "light_blue", "black", "yellow", "light_orange"]
    cards = [f"swimmer/{colour}" for colour in colours[:swimmers]]
    cards += [f"shark/{colour}" for colour in colours[:sharks]]
    cards += ["jellyfish/pink", "jellyfish/purple"][:jellyfish]
    assert worth(" ".join(cards)) == expected


def test_12_1_laid_cards_are_not_paired_again() -> None:
    # A crab in hand could go with a laid one only if the pairs were made anew.
    assert worth("crab/black", "crab/green lobster") == 1
    assert worth("crab/black crab/grey", "crab/green lobster") == 2
    assert worth("shark/black", "swimmer/black jellyfish/pink") == 1
    assert worth("swimmer/yellow", "swimmer/black shark/black") == 1


def test_12_1_laid_pairs_stay_as_they_were_laid() -> None:
    # Two swimmers that were laid with sharks leave the jellyfish in hand alone.
    assert worth("jellyfish/pink", "swimmer/black shark/black swimmer/yellow shark/green") == 2


@pytest.mark.parametrize(
    ("cards", "laid", "expected"),
    [
        ("starfish/yellow", "", 0),
        ("starfish/yellow starfish/dark_blue starfish/light_blue", "", 0),
        ("starfish/yellow starfish/dark_blue boat/black boat/yellow crab/black lobster", "", 2 + 4),
        ("starfish/yellow starfish/dark_blue boat/black boat/yellow", "crab/black lobster", 2 + 2),
        ("starfish/yellow", "crab/black lobster starfish/dark_blue", 3),
        ("boat/black boat/yellow", "crab/black lobster starfish/dark_blue", 4),
    ],
)
def test_12_2_a_starfish_pays_two_with_a_pair_of_its_own(cards: str, laid: str, expected: int) -> None:
    assert worth(cards, laid) == expected


def test_12_2_the_colour_of_a_starfish_that_pays_nothing_counts() -> None:
    assert bonus(salt("hand 1: starfish/yellow crab/yellow"), 1) == 2


@pytest.mark.parametrize(
    ("kind", "colours", "expected"),
    [
        ("shell", SHELLS, [2, 4, 6, 8, 10, 10]),
        ("octopus", OCTOPUSES, [3, 6, 9, 12, 12]),
        ("penguin", PENGUINS, [3, 5, 5]),
        ("sailor", SAILORS, [5, 5]),
    ],
)
def test_12_3_the_seahorse_counts_as_one_more_of_a_collection_up_to_its_end(
    kind: str, colours: list[str], expected: list[int]
) -> None:
    for number, paid in enumerate(expected, start=1):
        cards = " ".join(f"{kind}/{colour}" for colour in colours[:number])
        assert worth(f"{cards} seahorse") == paid


def test_12_3_the_choice_that_gives_most_is_made() -> None:
    assert worth("sailor/pink octopus/grey shell/grey penguin/pink seahorse") == 1 + 5
    assert worth("sailor/pink sailor/orange octopus/grey shell/grey penguin/pink seahorse") == 5 + 1 + 3
    assert worth("shell/grey penguin/pink penguin/purple penguin/light_orange seahorse") == 5 + 2


def test_12_4_the_seahorse_is_not_a_penguin_for_the_colony_nor_a_sailor_for_the_captain() -> None:
    assert worth("penguin/pink penguin_colony seahorse") == 3 + 2
    assert worth("penguin_colony captain seahorse") == 0


def test_12_5_the_seahorse_is_white_and_no_mermaid() -> None:
    assert worth("mermaid seahorse") == 2
    assert bonus(salt("hand 1: seahorse mermaid crab/green"), 1) == 2
    assert offered(salt("phase: play\nhand 1: mermaid mermaid mermaid seahorse")) == {"end"}


@pytest.mark.parametrize(
    ("cards", "laid", "expected"),
    [
        ("cast_of_crabs", "", 0),
        ("cast_of_crabs lobster", "", 0),
        ("cast_of_crabs crab/black", "", 1),
        ("cast_of_crabs crab/black", "crab/green crab/grey", 3 + 1),
        ("cast_of_crabs", "crab/green lobster starfish/yellow", 1 + 3),
    ],
)
def test_12_6_the_cast_pays_for_every_crab_in_hand_and_laid(cards: str, laid: str, expected: int) -> None:
    assert worth(cards, laid) == expected


# --- A second statement of §5, §12 and §16, straight from the pages ---

Names = tuple[str, ...]

PARTNERS = {
    frozenset({"CRAB"}), frozenset({"BOAT"}), frozenset({"FISH"}), frozenset({"SWIMMER", "SHARK"}),
    frozenset({"CRAB", "LOBSTER"}), frozenset({"SWIMMER", "JELLYFISH"}),
}  # fmt: skip
RODEO_PARTNERS = PARTNERS | {frozenset({"SWIMMER"}), frozenset({"SHARK"})}
ROWS: dict[str, tuple[int, ...]] = {
    "SHELL": (0, 2, 4, 6, 8, 10), "OCTOPUS": (0, 3, 6, 9, 12), "PENGUIN": (1, 3, 5), "SAILOR": (0, 5),
}  # fmt: skip
MULTIPLIERS = {
    "LIGHTHOUSE": ("BOAT", 1), "SHOAL_OF_FISH": ("FISH", 1), "PENGUIN_COLONY": ("PENGUIN", 2),
    "CAPTAIN": ("SAILOR", 3), "CAST_OF_CRABS": ("CRAB", 1),
}  # fmt: skip


@cache
def most_pairs(kinds: Names, rodeo: bool) -> int:
    """The most pairs that cards of these kinds make, by trying all ways to pair the first of them."""
    if len(kinds) < 2:
        return 0
    first, rest = kinds[0], kinds[1:]
    best = most_pairs(rest, rodeo)
    for partner in set(rest):
        if frozenset({first, partner}) in (RODEO_PARTNERS if rodeo else PARTNERS):
            i = rest.index(partner)
            best = max(best, 1 + most_pairs(rest[:i] + rest[i + 1 :], rodeo))
    return best


def rows_under(events: set[str]) -> Mapping[str, tuple[int, ...]]:
    """What each collection pays for one card, two, ..."""
    rows = dict(ROWS)
    if "DANCE_OF_THE_SHELLS" in events:
        rows["SHELL"] = (2, 4, 6, 8, 10, 12)
    if "KRAKEN" in events:
        rows["OCTOPUS"] = (1, 2, 3, 4, 5)
    return rows


def collected(counts: Mapping[str, int], rows: Mapping[str, tuple[int, ...]]) -> int:
    return sum(rows[kind][count - 1] for kind, count in counts.items() if count)


def naive(hand: Iterable[int], groups: list[tuple[int, ...]], events: set[str]) -> int:
    """The points of a hand and of laid pairs and trios."""
    kinds = [CARDS[card].kind.name for card in hand]
    everything = [CARDS[card] for card in (*hand, *(card for group in groups for card in group))]
    names = [card.kind.name for card in everything]
    total = sum(1 if len(group) == 2 else 3 for group in groups)
    # Pairs of different families have no cards in common.
    families = (("CRAB", "LOBSTER"), ("BOAT",), ("FISH",), ("SWIMMER", "SHARK", "JELLYFISH"))
    pairs = sum(
        most_pairs(tuple(sorted(kind for kind in kinds if kind in family)), "WATER_RODEO" in events)
        for family in families
    )
    total += pairs + 2 * min(pairs, kinds.count("STARFISH"))
    rows, counts = rows_under(events), {kind: names.count(kind) for kind in ROWS}
    best = collected(counts, rows)
    if "SEAHORSE" in names:
        for kind, count in counts.items():
            if 0 < count < len(rows[kind]):
                best = max(best, collected({**counts, kind: count + 1}, rows))
    total += best
    total += sum(pays * names.count(kind) * names.count(counted) for kind, (counted, pays) in MULTIPLIERS.items())
    if "TORNADO" not in events:
        colours = [card.colour for card in everything]
        sizes = sorted((colours.count(colour) for colour in set(colours)), reverse=True)
        total += sum(sizes[: names.count("MERMAID")])
    return total


def random_groups(chance: random.Random, cards: list[int]) -> list[tuple[int, ...]]:
    """Take random pairs and trios from these cards."""
    groups = []
    for _ in range(chance.randint(0, 6)):
        duos = [card for card in cards if CARDS[card].kind in DUOS]
        a, b = sorted(chance.sample(duos, 2)) if len(duos) > 1 else (0, 0)
        if (ALIKE[a], ALIKE[b]) in PAIRS and a != b:
            stars = [card for card in cards if CARDS[card].kind == Kind.STARFISH]
            star = [chance.choice(stars)] if stars and chance.random() < 0.5 else []
            groups.append((a, b, *star))
            for card in (a, b, *star):
                cards.remove(card)
    return groups


DUOS = {Kind.CRAB, Kind.BOAT, Kind.FISH, Kind.SWIMMER, Kind.SHARK, Kind.JELLYFISH, Kind.LOBSTER}
PAIRS = frozenset(ALL_PAIRS)


@pytest.mark.no_cover
def test_12_16_scoring_agrees_with_a_second_statement_on_100_000_random_hands() -> None:
    chance = random.Random(12)
    extra = list(range(58, FULL_COUNT))
    laid_groups = 0
    for _ in range(100_000):
        cards = chance.sample(range(FULL_COUNT), chance.randint(0, 24))
        cards = list({*cards, *chance.sample(extra, chance.randint(0, 4))})
        groups = random_groups(chance, cards)
        laid_groups += len(groups)
        events = chance.sample(list(Event)[1:], chance.randint(0, 2))
        found = expanded_points(
            *set_of(cards), *set_of(card for group in groups for card in group), sum(1 << event for event in events)
        )
        assert found == naive(cards, groups, {event.name for event in events})
    assert laid_groups > 40_000


def test_the_second_statement_pairs_as_a_player_would() -> None:
    assert most_pairs(("CRAB", "CRAB", "LOBSTER"), False) == 1
    assert most_pairs(("SHARK", "SHARK", "SHARK", "SWIMMER"), True) == 2
    assert all(most_pairs(tuple(sorted(pair)), True) == 1 for pair in combinations(("SWIMMER", "SHARK", "SWIMMER"), 2))
