"""Who am I playing against? Bots find out by what the others do, and remember it for the rest of the game."""

from __future__ import annotations

import pytest

from saltmochi.bots.bot import Bot
from saltmochi.bots.levels import level_of
from saltmochi.bots.style import Notes, Style, clear_notes, other_style, start_decision
from saltmochi.games.sea_salt_paper import GAME
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER
from tests.bots.positions import choices
from tests.games.sea_salt_paper.tables import EDITIONS


def noted(opponent: str, rounds: int) -> list[int]:
    """Play some rounds against a bot; return the log odds, after each, that a search gives it for being plain."""
    state, rng = GAME.deal(2), new_rng(4)
    player, other = Bot(GAME, level_of("thumb"), new_rng(1)), Bot(GAME, level_of(opponent), new_rng(2))
    searcher, notes = Bot(GAME, level_of("network-search:200"), new_rng(3)), Notes()
    found: list[int] = []
    while len(found) < rounds:
        actor, number = GAME.actor(state), state.round
        if actor == DEALER:
            action = GAME.sample_chance(state, rng)
        elif actor == 0:
            searcher.choose(GAME.view(state, 0), notes=notes)
            action = player.choose(GAME.view(state, 0))
        else:
            action = other.choose(GAME.view(state, 1))
        GAME.apply(state, action)
        if state.round > number:
            found.append(notes.now[1])
    return found


def test_a_plain_player_is_recognized() -> None:
    odds = noted("greedy", 3)
    assert odds[-1] > 200, odds


def test_a_player_who_is_not_plain_is_recognized() -> None:
    odds = noted("search:300", 3)
    assert odds[-1] < -200, odds


def test_what_was_found_out_in_a_round_counts_in_the_next_one() -> None:
    notes = Notes()
    start_decision(notes, 1)
    notes.now[1] = 150
    start_decision(notes, 1)
    assert notes.before[1] == 0
    start_decision(notes, 2)
    assert notes.before[1] == 150


def test_nothing_is_kept_from_another_game() -> None:
    notes = Notes()
    for round_ in (1, 2):
        start_decision(notes, round_)
        notes.now[1] = 150
    clear_notes(notes)
    assert notes == Notes()


def test_without_notes_a_bot_knows_nothing_of_earlier_decisions() -> None:
    state = next(choices(GAME, 2, EDITIONS[0], seed=1))
    view = GAME.view(state, GAME.actor(state))
    bots = [Bot(GAME, level_of("network-search:100"), new_rng(1)) for _ in range(2)]
    notes = Notes()
    notes.now = [400] * len(notes.now)
    bots[0].choose(view, notes=notes)
    assert notes.round == view.round
    assert notes.before == [400] * len(notes.before)
    bots[0].workspace = bots[0].workspace._replace(rng=bots[1].workspace.rng.copy())
    assert bots[0].evaluate(view) == bots[1].evaluate(view)


@pytest.mark.parametrize("style", Style)
def test_there_are_two_styles(style: Style) -> None:
    assert other_style(style) != style
    assert other_style(other_style(style)) == style
