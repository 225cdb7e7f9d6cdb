"""Golden games are played as before."""

from __future__ import annotations

from pathlib import Path

import pytest

from saltmochi.games import game, names
from saltmochi.games.sea_salt_paper.actions import ACTIONS, EXTRA_ACTIONS
from saltmochi.table.game_record import format_record, parse_record
from tests.games.golden import FOLDER, golden_games

GOLDEN = golden_games()


def test_every_edition_has_a_golden_game() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(GOLDEN)
    found = {(record.game.name, record.options.edition) for record in GOLDEN.values()}
    assert found == {(name, edition) for name in names() for edition in game(name).editions}


def test_golden_games_have_every_action_that_expansions_add() -> None:
    played = {
        ACTIONS[action].verb
        for path, record in GOLDEN.items()
        if "expansions" in path.stem
        for action in record.actions
    }
    assert played >= {action.verb for action in EXTRA_ACTIONS}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_ever(path: Path) -> None:
    assert format_record(GOLDEN[path]) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"), game)
    assert record.game.over(record.end())
