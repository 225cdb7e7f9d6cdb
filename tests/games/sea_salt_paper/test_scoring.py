"""§5: what cards are worth."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from saltmochi.games.sea_salt_paper.cards import CARD_COUNT, CARDS, set_of
from saltmochi.games.sea_salt_paper.holding import Holding
from saltmochi.games.sea_salt_paper.results import parts
from tests.games.sea_salt_paper.tables import worth


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("crab/black", 0),
        ("crab/black crab/green", 1),
        ("crab/black crab/green crab/grey", 1),
        ("crab/black crab/green crab/grey crab/yellow", 2),
        ("boat/black boat/black", 1),
        ("fish/black fish/black", 1),
        ("swimmer/black shark/black", 1),
        ("swimmer/black swimmer/yellow", 0),
        ("swimmer/black swimmer/yellow shark/green shark/black", 2),
        ("swimmer/black swimmer/yellow shark/green", 1),
        ("crab/black boat/black", 0),
    ],
)
def test_5_1_a_point_for_every_pair(cards: str, points: int) -> None:
    assert worth(cards).duos == worth(cards).points == points


SHELLS = ["dark_blue", "light_blue", "black", "yellow", "green", "grey"]
OCTOPUSES = ["light_blue", "yellow", "green", "purple", "grey"]
PENGUINS = ["purple", "light_orange", "pink"]
SAILORS = ["pink", "orange"]


@pytest.mark.parametrize(
    ("kind", "colours", "points"),
    [
        ("shell", SHELLS, [0, 2, 4, 6, 8, 10]),
        ("octopus", OCTOPUSES, [0, 3, 6, 9, 12]),
        ("penguin", PENGUINS, [1, 3, 5]),
        ("sailor", SAILORS, [0, 5]),
    ],
)
def test_5_2_collectors_pay_by_their_number(kind: str, colours: list[str], points: list[int]) -> None:
    for number, expected in enumerate(points, start=1):
        cards = " ".join(f"{kind}/{colour}" for colour in colours[:number])
        assert worth(cards).collectors == worth(cards).points == expected


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("lighthouse", 0),
        ("lighthouse boat/black", 1),
        ("lighthouse boat/black boat/yellow boat/dark_blue", 3),
        ("shoal_of_fish", 0),
        ("shoal_of_fish fish/black fish/green", 2),
        ("penguin_colony", 0),
        ("penguin_colony penguin/pink penguin/purple", 4),
        ("captain", 0),
        ("captain sailor/pink", 3),
        ("captain sailor/pink sailor/orange", 6),
    ],
)
def test_5_3_multipliers_pay_for_the_cards_they_name(cards: str, points: int) -> None:
    assert worth(cards).multipliers == points


def test_5_3_a_multiplier_is_not_one_of_the_cards_it_counts() -> None:
    assert worth("penguin_colony penguin/pink").collectors == 1
    assert worth("shoal_of_fish fish/black").duos == 0
    assert worth("captain sailor/pink").collectors == 0
    assert worth("lighthouse boat/black").duos == 0


LIGHT_BLUES = "crab/light_blue boat/light_blue swimmer/light_blue shell/light_blue"
GREENS = "crab/green fish/green shark/green"


def test_5_4_worked_example_of_the_italian_and_spanish_books() -> None:
    assert worth(f"mermaid mermaid {LIGHT_BLUES} {GREENS}").mermaids == 4 + 3


def test_5_4_worked_example_of_the_french_book() -> None:
    assert worth(f"mermaid mermaid {LIGHT_BLUES} crab/green fish/green").mermaids == 4 + 2


def test_5_4_a_mermaid_alone_counts_itself() -> None:
    assert worth("mermaid") == worth("mermaid/white")
    assert worth("mermaid").mermaids == 1


def test_5_4_mermaids_are_worth_the_largest_colours_and_each_colour_counts_once() -> None:
    assert worth("mermaid crab/dark_blue crab/dark_blue").mermaids == 2
    assert worth("mermaid mermaid crab/dark_blue crab/dark_blue").mermaids == 2 + 2
    assert worth("mermaid mermaid mermaid crab/dark_blue crab/dark_blue fish/yellow").mermaids == 3 + 2 + 1
    assert worth("mermaid mermaid mermaid mermaid").mermaids == 4


def test_5_4_a_second_mermaid_without_a_second_colour_pays_nothing_more() -> None:
    assert worth("mermaid mermaid").mermaids == 2


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        ("", 0),
        ("crab/black", 1),
        ("crab/yellow crab/yellow fish/black", 2),
        ("mermaid mermaid mermaid crab/black crab/green", 3),
        (LIGHT_BLUES + " " + GREENS, 4),
    ],
)
def test_5_5_colour_bonus_counts_the_commonest_colour_white_included(cards: str, bonus: int) -> None:
    assert worth(cards).colour_bonus == bonus


def naive(cards: list[int]) -> tuple[int, int, int, int, int]:
    """§5 a second time, straight from the page: duos, collectors, multipliers, mermaids, colour bonus."""
    kinds = Counter(CARDS[card].kind.name for card in cards)
    colours = sorted(Counter(CARDS[card].colour for card in cards).values(), reverse=True)
    duos = sum(kinds[kind] // 2 for kind in ("CRAB", "BOAT", "FISH")) + min(kinds["SWIMMER"], kinds["SHARK"])
    collectors = (
        max(0, 2 * (kinds["SHELL"] - 1))
        + max(0, 3 * (kinds["OCTOPUS"] - 1))
        + max(0, 2 * kinds["PENGUIN"] - 1)
        + (5 if kinds["SAILOR"] == 2 else 0)
    )
    multipliers = (
        kinds["LIGHTHOUSE"] * kinds["BOAT"]
        + kinds["SHOAL_OF_FISH"] * kinds["FISH"]
        + 2 * kinds["PENGUIN_COLONY"] * kinds["PENGUIN"]
        + 3 * kinds["CAPTAIN"] * kinds["SAILOR"]
    )
    return duos, collectors, multipliers, sum(colours[: kinds["MERMAID"]]), max(colours, default=0)


@pytest.mark.no_cover
def test_5_scoring_agrees_with_a_second_statement_on_120_000_random_hands() -> None:
    chance = random.Random(5)
    for _ in range(120_000):
        cards = chance.sample(range(CARD_COUNT), chance.randint(0, 24))
        found = parts(Holding(set_of(cards)))
        assert (found.duos, found.collectors, found.multipliers, found.mermaids, found.colour_bonus) == naive(cards)
