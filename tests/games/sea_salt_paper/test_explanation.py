"""Points and moves in words."""

from __future__ import annotations

import random

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.actions import ACTIONS, Verb
from saltmochi.games.sea_salt_paper.cards import CARD_COUNT, FACES
from saltmochi.games.sea_salt_paper.explanation import (
    card_text,
    choice_text,
    describe_action,
    explain_points,
    line_text,
)
from saltmochi.games.sea_salt_paper.notation import card_name, cards_from
from saltmochi.games.sea_salt_paper.state import PILE
from saltmochi.table.seats import DEALER
from saltmochi.texts import LANGUAGES
from tests.games.sea_salt_paper.tables import words, worth

NAMES = ["Ada", "Bea", "Cy", "Dot"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    assert len({card_text(language, card) for card in range(CARD_COUNT)}) == len(FACES)


def test_explained_lines_add_up_to_the_points() -> None:
    chance = random.Random(1)
    for _ in range(2000):
        cards = chance.sample(range(CARD_COUNT), chance.randint(0, 20))
        lines = explain_points(cards)
        assert sum(line.points for line in lines) == worth(" ".join(map(card_name, cards))).points
        assert all(line_text(language, line) for line in lines for language in LANGUAGES)


def test_an_explanation_reads_well() -> None:
    cards = cards_from(
        words("mermaid crab/black crab/green lighthouse boat/black shell/grey octopus/grey octopus/green")
    )
    assert [(line_text("en", line), line.points) for line in explain_points(cards)] == [
        ("one pair of crabs", 1),
        ("one shell (two or more pay)", 0),
        ("2 octopuses", 3),
        ("the lighthouse: 1 for your boat", 1),
        ("mermaid 1: 2 cards in black", 2),
    ]


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_and_choice_has_its_sentence_and_none_tells_what_is_hidden(language: str, players: int) -> None:
    chance = random.Random(players)
    state = GAME.deal(players, GAME.edition_by_language[language])
    hidden = 0
    while not GAME.over(state):
        actions = list(dict.fromkeys(GAME.legal(state)))
        if GAME.actor(state) != DEALER:
            view = GAME.view(state, state.turn)
            choices = [choice_text(language, view, action, NAMES) for action in actions]
            assert len(set(choices)) == len(choices)
        action = chance.choice(actions)
        verb, target, _ = ACTIONS[action]
        open_sentence = describe_action(language, state, action, NAMES)
        assert open_sentence
        if verb in (Verb.STEAL, Verb.PICK) or (verb == Verb.DEAL and state.awaits not in (PILE, PILE + 1)):
            knowing = {state.turn, state.victim} if verb == Verb.STEAL else {state.turn}
            for seat in range(players):
                sentence = describe_action(language, state, action, NAMES, seat)
                assert (card_text(language, target) in sentence) == (seat in knowing)
                hidden += seat not in knowing
        GAME.apply(state, action)
    assert hidden > 20
