"""§7: what the others see of an action."""

from __future__ import annotations

from saltmochi.games.happy_mochi import GAME
from saltmochi.games.happy_mochi.state import Phase
from saltmochi.table.seats import WATCHER
from tests.games.every_game import steps


def test_7_which_card_is_passed_or_kept_of_a_shown_hand_is_heard_by_its_player_alone() -> None:
    heard = set()
    for seed in range(20):
        state = GAME.deal(3)
        for action in steps(GAME, state, seed):
            secret = state.phase in (Phase.PASS, Phase.KEEP_ONE)
            if secret:
                heard.add(state.phase)
                disclosure = GAME.disclose(state, action)
                verb = GAME.text_of(action).split()[0]
                assert disclosure.text_for(state.acting) == GAME.text_of(action)
                assert {disclosure.text_for(seat) for seat in (*range(3), WATCHER) if seat != state.acting} == {
                    f"{verb} ?"
                }
    assert heard == {Phase.PASS, Phase.KEEP_ONE}


def test_7_where_a_card_goes_is_heard_by_all_which_one_it_is_is_not() -> None:
    state = GAME.deal(2)
    for action in steps(GAME, state, 1):
        disclosure = GAME.disclose(state, action)
        text = GAME.text_of(action)
        if text.startswith(("insert", "play", "draw")):
            assert disclosure.text_for(WATCHER) == text
        if text.startswith("deal") and state.awaits < 2:
            assert [disclosure.text_for(seat) == text for seat in range(2)] == [
                seat == state.awaits for seat in range(2)
            ]


def test_7_cards_are_heard_by_those_who_know_them() -> None:
    heard = set()
    for seed in range(20):
        state = GAME.deal(3)
        for action in steps(GAME, state, seed):
            disclosure, verb = GAME.disclose(state, action), GAME.text_of(action).split()[0]
            for seat in (*range(3), WATCHER):
                if "?" in disclosure.cards_for(seat):
                    heard.add(verb)
                    assert verb in ("draw", "insert", "pass", "keep")
    assert heard >= {"insert", "pass", "keep"}


def test_5_1_the_end_of_a_round_is_heard_with_whose_turn_it_was() -> None:
    state = GAME.deal(2, target=10)
    endings = []
    for action in list(steps(GAME, GAME.deal(2, target=10), 1)):
        ending = GAME.apply_and_disclose(state, action).ending
        if ending:
            endings.append(ending)
            assert ending == f"{GAME.endings[state.ending]} {state.turn + 1}"
    assert len(endings) == state.round
