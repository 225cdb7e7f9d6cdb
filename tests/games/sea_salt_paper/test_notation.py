"""Cards, actions and positions as text."""

from __future__ import annotations

import random

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.actions import ACTIONS
from saltmochi.games.sea_salt_paper.cards import CARD_COUNT, CARDS, FACES
from saltmochi.games.sea_salt_paper.notation import NOTATION, card_from, card_name, cards_from
from saltmochi.games.sea_salt_paper.position import PHASES, format_position, read_position
from saltmochi.texts import Problem


def test_every_card_has_a_name_that_reads_back() -> None:
    assert [card_from(card_name(card)) for card in FACES] == list(FACES)
    assert all(CARDS[card_from(card_name(card))] == CARDS[card] for card in range(CARD_COUNT))


@pytest.mark.parametrize(
    ("name", "full"),
    [
        ("mermaid", "mermaid/white"),
        ("captain", "captain/light_orange"),
        ("lighthouse", "lighthouse/purple"),
        ("shoal_of_fish", "shoal_of_fish/grey"),
        ("penguin_colony", "penguin_colony/green"),
    ],
)
def test_a_kind_alone_is_enough_where_it_has_one_colour(name: str, full: str) -> None:
    assert card_name(card_from(name)) == full


@pytest.mark.parametrize("name", ["Crab/Dark_Blue", "crab/dark blue", "CRAB/dark-blue", " crab/dark_blue "])
def test_capitals_blanks_and_hyphens_do_not_matter(name: str) -> None:
    assert card_name(card_from(name)) == "crab/dark_blue"


def test_alike_names_are_different_cards() -> None:
    assert len(set(cards_from(["mermaid"] * 4 + ["crab/yellow"] * 2))) == 6


def test_every_action_has_a_text_of_its_own_that_reads_back() -> None:
    texts = [NOTATION.text_of(number) for number in range(len(ACTIONS))]
    assert len(set(texts)) == len(ACTIONS)
    assert [NOTATION.action_of(text) for text in texts] == list(range(len(ACTIONS)))


def test_what_is_no_action_is_refused() -> None:
    for text in ("", "draw draw", "lay crab/green boat/black", "pick crab/green 2", "rob 5", "put mermaid"):
        with pytest.raises(Problem, match="isn’t a move"):
            NOTATION.action_of(text)


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("players", [2, *(pytest.param(more, marks=pytest.mark.no_cover) for more in (3, 4))])
def test_positions_round_trip(players: int, edition: str) -> None:
    chance = random.Random(players)
    state = GAME.deal(players, edition)
    seen = 0
    while not GAME.over(state):
        if state.phase in PHASES.values():
            text = format_position(state)
            copy = read_position(text)
            assert format_position(copy) == text
            assert sorted(GAME.legal(copy)) == sorted(GAME.legal(state))
            seen += 1
        GAME.apply(state, chance.choice(GAME.legal(state)))
    assert seen > 50


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("weather: fine", "isn’t a line of a position"),
        ("hand 1: mermaid\nhand 1: mermaid", "isn’t a line of a position"),
        ("nonsense", "isn’t a line of a position"),
        ("edition: klingon", "no edition called “klingon”"),
        ("phase: sleep", "phase “sleep”"),
        ("players: 7", "2 to 4 players"),
        ("turn: 3", "among them"),
        ("caller: 1", "among them"),
        ("scores: 1 2 3", "at most one score"),
        ("scores: 40 0", "all below the target"),
        ("target: 0", "all below the target"),
        ("voids: 10", "fewer than ten void rounds"),
        ("hand 3: mermaid", "Every hand needs a player"),
        ("drawn: mermaid", "Two drawn cards are needed"),
        ("phase: put\ndrawn: mermaid", "Two drawn cards are needed"),
        ("caller: 3", "among them"),
        ("turn: x", "“turn” needs a whole number"),
        ("scores: 1 x", "“scores” needs a whole number"),
        ("hand 1: captain\nlaid 1: captain", "2 × captain/light_orange"),
        ("left: dragon", "no kind of card called “dragon”"),
    ],
)
def test_a_wrong_position_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(Problem) as caught:
        read_position(text)
    assert complaint in str(caught.value)


def test_a_position_between_two_decisions_has_no_text() -> None:
    with pytest.raises(Problem, match="phase “begin”"):
        format_position(GAME.deal())
