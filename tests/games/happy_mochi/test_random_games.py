"""§3.7, §3.9, §6.3: every game ends."""

from __future__ import annotations

import numpy as np
import pytest

from saltmochi.games.happy_mochi import GAME
from saltmochi.games.happy_mochi.state import Ending
from saltmochi.table.legal_actions import MAX_ACTIONS, LegalActions
from saltmochi.table.playout import Tally, play_series
from saltmochi.table.record import pack, unpack
from saltmochi.table.rng import Rng
from tests.games.happy_mochi.tables import offered, table

pytestmark = pytest.mark.no_cover

GAMES = 2000


@pytest.fixture(scope="module")
def tallies() -> dict[int, Tally]:
    """What came of random games, by number of players."""
    fast = GAME.compile(play_series)
    played = {players: pack(Tally()) for players in GAME.seats}
    for players, tally in played.items():
        lent = (
            pack(GAME.prepare(GAME.options(players))),
            pack(LegalActions()),
            pack(Rng()),
            tally,
            np.zeros(0, np.int64),
        )
        fast(*lent, 1, 0, GAMES)
    return {players: unpack(Tally, tally) for players, tally in played.items()}


@pytest.mark.parametrize("players", GAME.seats)
def test_random_games_of_every_number_of_players_end(players: int, tallies: dict[int, Tally]) -> None:
    assert tallies[players].games == GAMES


def test_rounds_end_in_all_three_ways(tallies: dict[int, Tally]) -> None:
    for ending in (Ending.WON, Ending.ALL_SKIPPED, Ending.TURN_LIMIT):
        assert sum(tally.endings[ending] for tally in tallies.values()) > 0


def test_no_seat_is_better_than_another_among_random_players(tallies: dict[int, Tally]) -> None:
    for players, tally in tallies.items():
        alone = sum(tally.wins)
        for seat in range(players):
            assert tally.wins[seat] == pytest.approx(alone / players, abs=4.5 * (alone / players) ** 0.5)


def test_the_list_of_legal_actions_has_room_for_a_hand_and_kept_cards_of_the_whole_box() -> None:
    kept = " ".join(f"{n}/{colour}" for n in range(10) for colour in ("peach", "lemon", "matcha", "soda", "grape"))
    hand = " ".join(f"{n}/{colour}" for n in range(9) for colour in ("strawberry", "sesame"))
    state = table(f"value: -\nhand 1: {hand}\nkept 1: {kept}\nleft: 9/strawberry\nright: 9/sesame\ndeck:")
    assert len(offered(state)) == 50 + 17
    assert len(offered(state)) + len({"draw left", "draw right", "draw deck"}) < MAX_ACTIONS
