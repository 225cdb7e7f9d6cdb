"""Options of games: named and validated."""

from __future__ import annotations

from dataclasses import replace

import pytest

from saltmochi.games import game, names
from saltmochi.table.options import Options, own_values
from saltmochi.texts import LANGUAGES, Problem
from tests.third_game.game import GAME, HighCardOptions


@pytest.mark.parametrize("name", names())
def test_what_is_left_out_is_as_the_rules_have_it(name: str) -> None:
    chosen = game(name)
    for players in chosen.seats:
        options = chosen.options(players)
        assert options.target == chosen.default_target(players)
        assert options.edition == chosen.edition_for("en")


def test_a_game_has_options_of_its_own() -> None:
    assert GAME.options() == HighCardOptions(players=2, edition="standard", target=5, cards=7)
    assert own_values(GAME.options()) == {}
    assert own_values(GAME.options(cards=9)) == own_values(GAME.options(cards="9")) == {"cards": 9}
    assert GAME.deal(cards=5).cards == 5


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"cards": 4}, "cards: 5 to 9"),
        ({"cards": "many"}, "cards"),
        ({"wild": True}, "There’s no option called “wild”. The options are players, edition, target, cards."),
        ({"target": 0}, "Choose a target from 1 to 1000, not 0."),
        ({"players": 3}, "Choose 2 to 2 players, not 3."),
    ],
)
def test_other_options_are_refused(values: dict[str, object], says: str) -> None:
    with pytest.raises(Problem) as caught:
        GAME.options(**values)  # type: ignore[arg-type]
    assert says in str(caught.value)


def test_every_language_has_an_edition() -> None:
    for name in names():
        assert all(game(name).edition_for(language) in game(name).editions for language in LANGUAGES)
    assert GAME.edition_for("de") == "standard"


class Confusing(Options, frozen=True, kw_only=True):
    """An option with the name of a header of game records."""

    secret: bool = False


def test_an_option_cannot_have_the_name_of_a_header_of_game_records() -> None:
    with pytest.raises(ValueError, match="secret"):
        replace(GAME, options_type=Confusing)
