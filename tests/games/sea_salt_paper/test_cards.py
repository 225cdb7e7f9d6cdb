"""§1: the cards."""

from __future__ import annotations

from collections import Counter

from saltmochi.games.sea_salt_paper.cards import (
    ALIKE,
    ALL_DUOS,
    ALL_OTHERS,
    BIT,
    CARD_COUNT,
    CARDS,
    COPIES,
    DUO_COUNT,
    EXTRA_SALT_OTHERS,
    FULL_COUNT,
    Colour,
    Kind,
)
from saltmochi.games.sea_salt_paper.state import MAX_HEIGHT
from saltmochi.table.bits import lowest, nth
from saltmochi.table.legal_actions import MAX_ACTIONS


def test_1_1_there_are_58_cards() -> None:
    assert CARD_COUNT == 58


def test_1_1_cards_of_each_kind() -> None:
    kinds = Counter(card.kind.name.lower() for card in CARDS[:CARD_COUNT])
    assert kinds == {
        "crab": 9, "boat": 8, "fish": 7, "swimmer": 5, "shark": 5, "shell": 6, "octopus": 5, "penguin": 3, "sailor": 2,
        "lighthouse": 1, "shoal_of_fish": 1, "penguin_colony": 1, "captain": 1, "mermaid": 4,
    }  # fmt: skip


def test_1_1_cards_of_each_colour() -> None:
    colours = Counter(card.colour.name.lower() for card in CARDS[:CARD_COUNT])
    assert colours == {
        "dark_blue": 9, "light_blue": 9, "black": 8, "yellow": 8, "green": 6, "white": 4, "purple": 4, "grey": 4,
        "light_orange": 3, "pink": 2, "orange": 1,
    }  # fmt: skip


def test_1_1_same_kind_and_colour_are_alike() -> None:
    for a in range(FULL_COUNT):
        assert CARDS[ALIKE[a]] == CARDS[a]
        assert [b for b in range(FULL_COUNT) if CARDS[b] == CARDS[a]] == list(range(ALIKE[a], ALIKE[a] + COPIES[a]))


def test_1_1_mermaids_are_white_and_nothing_else_is() -> None:
    assert {card.kind for card in CARDS[:CARD_COUNT] if card.colour == Colour.WHITE} == {Kind.MERMAID}


def test_1_1_the_representation_has_room_for_66_cards() -> None:
    assert ALL_DUOS.bit_count() + ALL_OTHERS.bit_count() == CARD_COUNT
    assert (ALL_OTHERS | EXTRA_SALT_OTHERS).bit_count() + DUO_COUNT == FULL_COUNT == 66
    assert max(BIT) < 1 << 62
    assert FULL_COUNT <= MAX_ACTIONS
    assert (FULL_COUNT - 2) // 2 + 1 <= MAX_HEIGHT


def test_every_card_has_its_own_bit_in_its_word() -> None:
    assert sum(BIT[:DUO_COUNT]) == ALL_DUOS
    assert sum(BIT[DUO_COUNT:CARD_COUNT]) == ALL_OTHERS
    assert sum(BIT[CARD_COUNT:]) == EXTRA_SALT_OTHERS


def test_nth_and_lowest_find_the_cards_of_a_word() -> None:
    word = BIT[3] | BIT[7] | BIT[30]
    assert [nth(word, n) for n in range(3)] == [3, 7, 30]
    assert lowest(word) == 3
