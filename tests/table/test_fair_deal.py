"""A deal by a secret can be checked, and nothing but the secret passes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from saltmochi.games import game as find_game
from saltmochi.table.fair_deal import choice, commitment, new_secret, verify
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord, format_record, parse_record
from saltmochi.table.seats import DEALER
from saltmochi.texts import Problem
from tests.games.every_game import GAMES

SECRET = bytes(range(32))
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def dealt(game: Game[Any, Any], starter: int = 0) -> GameRecord:
    """A game dealt by the secret, in which everybody does the first legal thing."""
    record = GameRecord(
        game, game.options(2, game.editions[0], 5), deal=commitment(SECRET), secret=SECRET.hex(), starter=starter
    )
    state, number = record.start(), 0
    while not game.over(state) and len(record.actions) < 400:
        action = game.legal(state)[0]
        if game.actor(state) == DEALER:
            action = game.rules.chance_action(state, choice(SECRET, number, game.rules.chance_count(state)))
            if number == 0 and starter:
                action = game.action_of(f"begin {starter}")
            number += 1
        record.actions.append(action)
        game.apply(state, action)
    return record


@every_game
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_a_game_dealt_by_its_secret_is_verified_also_from_its_text(game: Game[Any, Any], starter: int) -> None:
    record = parse_record(format_record(dealt(game, starter)), lambda _: game)
    state, dealers = record.start(), 0
    for action in record.actions:
        dealers += game.actor(state) == DEALER
        game.apply(state, action)
    assert verify(record) == dealers > 10


@every_game
def test_a_card_that_the_secret_did_not_deal_is_found(game: Game[Any, Any]) -> None:
    record = dealt(game)
    state = record.start()
    for place, action in enumerate(record.actions):
        others = [other for other in game.legal(state) if other != action]
        if game.actor(state) == DEALER and place > 0 and others:
            forged = GameRecord(
                game, game.options(2, game.editions[0], 5), [*record.actions[:place], others[0]], {}, record.deal
            )
            forged.secret = record.secret
            with pytest.raises(Problem, match="but the secret says"):
                verify(forged)
            break
        game.apply(state, action)
    else:
        pytest.fail("the dealer never had a choice")


def test_another_secret_than_the_promised_one_is_found() -> None:
    record = dealt(GAMES[0])
    record.secret = new_secret().hex()
    with pytest.raises(Problem, match="isn’t the one promised before the game"):
        verify(record)


def test_a_game_without_a_secret_cannot_be_verified() -> None:
    record = dealt(GAMES[0])
    record.secret = ""
    with pytest.raises(Problem, match="has no"):
        verify(record)


def test_choices_are_even() -> None:
    counts = Counter(choice(SECRET, number, 7) for number in range(7000))
    assert set(counts) == set(range(7))
    assert all(850 < count < 1150 for count in counts.values())
    assert choice(SECRET, 0, 1) == 0


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("deal: ", "deal: z", "deal"),
        ("secret: ", "secret: A", "secret"),
        ("starter: 2", "starter: 3", "starter"),
        ("starter: 2", "starter: x", "starter"),
    ],
)
def test_damaged_headers_are_refused(old: str, new: str, complaint: str) -> None:
    text = format_record(dealt(GAMES[0], starter=2))
    assert old in text
    with pytest.raises(Problem, match=complaint):
        parse_record(text.replace(old, new, 1), find_game)
