"""§9.3: small changes to a determinization."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from saltmochi.games.sea_salt_paper import GAME, determinization
from saltmochi.games.sea_salt_paper.mcmc_moves import (
    ANYBODY,
    entry_leaving_hand,
    hidden_holder,
    random_unseen_draw,
    replace_card,
    swap_draws,
)
from saltmochi.games.sea_salt_paper.memory import seat_of
from saltmochi.games.sea_salt_paper.reconstruction import NO_TOKEN, Reconstruction
from saltmochi.games.sea_salt_paper.state import DECK, NOBODY, State, set_size
from saltmochi.games.sea_salt_paper.steps import nth_card
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.record import copy_record
from saltmochi.table.rng import Rng, new_rng, randbelow
from tests.bots.positions import choices
from tests.games.sea_salt_paper.tables import EDITIONS, sees, table

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_count = pytest.mark.parametrize("players", [2, 3, 4])


def imagined(players: int, edition: str, rng: Rng) -> Iterator[tuple[View, Reconstruction, State]]:
    """Yield determinizations in the middle of a game, each with its view and reconstruction."""
    for true in islice(choices(GAME, players, edition, seed=players), 3, 150, 3):
        view = GAME.view(true, GAME.actor(true))
        scratch, state = Reconstruction(), State()
        assert determinization.sample_state(view, rng, scratch, state)
        yield view, scratch, state


@every_edition
@every_count
def test_9_3_another_unseen_card_looks_the_same_to_the_seat_and_can_be_undone(players: int, edition: str) -> None:
    rng, changed = new_rng(4), 0
    for view, scratch, state in imagined(players, edition, rng):
        draw = random_unseen_draw(view, rng, ANYBODY)
        seat = NOBODY if draw == NO_TOKEN else hidden_holder(view, scratch, draw)
        if seat == NOBODY or not set_size(state, DECK):
            continue
        before, old = (copy_record(state), copy_record(scratch)), scratch.cards[draw]
        replace_card(view, scratch, state, draw, seat, nth_card(state, DECK, randbelow(rng, set_size(state, DECK))))
        assert GAME.view(state, view.seat) == view
        assert state != before[0]
        replace_card(view, scratch, state, draw, seat, old)
        assert (state, scratch) == before
        changed += 1
    assert changed > 5


@every_edition
@every_count
def test_9_3_two_draws_the_other_way_round_look_the_same_and_can_be_undone(players: int, edition: str) -> None:
    rng, changed = new_rng(5), 0
    for view, scratch, state in imagined(players, edition, rng):
        draw = random_unseen_draw(view, rng, ANYBODY)
        another = NO_TOKEN if draw == NO_TOKEN else random_unseen_draw(view, rng, seat_of(view.memory[draw]))
        one, two = sorted((draw, another))
        if one == two or entry_leaving_hand(view, scratch, one) < two:
            continue
        before = copy_record(state), copy_record(scratch)
        swap_draws(view, scratch, state, one, two)
        assert GAME.view(state, view.seat) == view
        assert (state.duos, state.others) == (before[0].duos, before[0].others)
        swap_draws(view, scratch, state, one, two)
        assert (state, scratch) == before
        changed += 1
    assert changed > 5


def test_9_3_what_the_seat_sees_is_not_changed() -> None:
    view = sees(table("turn: 2\nhand 1: crab/black crab/grey"), 1)
    assert random_unseen_draw(view, new_rng(1), ANYBODY) == NO_TOKEN
    assert random_unseen_draw(sees(table("turn: 2\nhand 1: crab/black crab/grey"), 2), new_rng(1), ANYBODY) != NO_TOKEN
