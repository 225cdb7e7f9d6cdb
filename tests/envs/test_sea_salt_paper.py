"""What the encoding of Sea Salt & Paper says beyond the view: cards known in other hands, and the order of the piles."""

from __future__ import annotations

import numpy as np
import pytest

from saltmochi.envs.cells import absolute
from saltmochi.envs.sea_salt_paper.encoding import count_faces, encode_view
from saltmochi.envs.sea_salt_paper.record import FACE_COUNT, Encoding
from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.cards import ALIKE
from saltmochi.games.sea_salt_paper.state import HAND, PILES
from tests.envs.positions import positions

pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize("players", GAME.seats)
def test_what_the_memory_tells_is_true(players: int) -> None:
    for state in positions(GAME, players, None, step=5, count=80):
        for seat in range(players):
            encoding = Encoding()
            encode_view(GAME.view(state, seat), encoding)
            for pile in range(PILES):
                cards = [ALIKE[card] + 1 for card in state.piles[pile][: state.heights[pile]]]
                listed = iter(encoding.piles[pile][: encoding.listed[pile]])
                assert all(card in listed for card in cards), "the pile lies in its list, in order"
            for i in range(players):
                if not encoding.stolen[i]:
                    hand = HAND + absolute(i, seat, players)
                    counts = [0] * FACE_COUNT
                    count_faces(state.duos[hand], state.others[hand], counts)
                    assert (np.array(encoding.hands[i]) <= counts).all()


def test_a_pile_that_nobody_looked_through_is_known_completely() -> None:
    for state in positions(GAME, 2, None, step=3, count=10):
        encoding = Encoding()
        encode_view(GAME.view(state, 0), encoding)
        assert encoding.listed == encoding.heights
