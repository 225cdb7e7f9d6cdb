"""§9: what the others see of an action, and which actions show something new."""

from __future__ import annotations

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.state import Phase
from saltmochi.table.seats import WATCHER
from tests.games.every_game import steps
from tests.games.sea_salt_paper.tables import EDITIONS, play, table

SEVEN = "fish/yellow fish/green octopus/yellow octopus/purple octopus/grey"


def test_9_2_drawn_picked_and_stolen_cards_are_heard_by_those_concerned() -> None:
    verbs = set()
    for seed in range(12):
        state = GAME.deal(4)
        for action in steps(GAME, state, seed):
            disclosure, text = GAME.disclose(state, action), GAME.text_of(action)
            knowing = {seat for seat in (*range(4), WATCHER) if disclosure.text_for(seat) == text}
            if text.startswith("pick "):
                assert knowing == {state.turn}
            elif text.startswith("steal "):
                assert knowing == {state.turn, state.victim}
            elif text.startswith("deal ") and state.phase == Phase.DEAL and "?" in disclosure.redacted:
                assert knowing == {state.turn}
            else:
                assert knowing == {*range(4), WATCHER}
            if len(knowing) < 5:
                verbs.add(text.split()[0])
                assert disclosure.text_for(WATCHER) == f"{text.split()[0]} ?"
    assert verbs == {"deal", "pick", "steal"}


@pytest.mark.parametrize(("height", "reveals"), [(1, False), (2, True)])
def test_a_card_taken_shows_the_one_below(height: int, reveals: bool) -> None:
    state = GAME.new_state()
    state.heights[0] = height
    assert GAME.reveals(state, GAME.action_of("take left")) is reveals
    assert GAME.reveals(state, GAME.action_of("look left"))
    assert not GAME.reveals(state, GAME.action_of("end"))


def test_9_1_the_card_taken_is_heard_by_all_the_one_kept_of_two_by_its_player() -> None:
    heard = set()
    for seed in range(6):
        state = GAME.deal(3)
        for action in steps(GAME, state, seed):
            disclosure, verb = GAME.disclose(state, action), GAME.text_of(action).split()[0]
            if verb == "take":
                assert disclosure.cards_for(WATCHER) == disclosure.cards_for(state.turn) != ("?",)
            if verb == "put":
                others = {seat for seat in (*range(3), WATCHER) if disclosure.cards_for(seat) == ("?",)}
                assert others == {*range(3), WATCHER} - {state.turn}
            heard |= {verb} if disclosure.cards else set()
    assert heard == {"take", "put"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_4_after_a_last_chance_the_ending_names_the_caller_not_the_player_of_the_last_turn(edition: str) -> None:
    text = f"players: 3\nturn: 2\nphase: play\nhand 1: crab/grey\nhand 2: {SEVEN}\nleft: swimmer/black boat/black"
    state = play(table(text, edition), "last_chance", "take left", "end", "take left")
    assert state.turn == 0
    assert GAME.apply_and_disclose(state, GAME.action_of("end")).ending == "last_chance_won 2"


def test_6_1_only_the_action_that_ends_a_round_says_how_it_ended() -> None:
    text = f"players: 3\nturn: 2\nphase: play\nhand 2: {SEVEN}\nleft: swimmer/black boat/black"
    assert GAME.apply_and_disclose(table(text), GAME.action_of("last_chance")).ending == ""
    assert GAME.apply_and_disclose(table(text), GAME.action_of("stop")).ending == "stop 2"
    state = table("players: 3\nturn: 3\nphase: play\nhand 3: mermaid mermaid mermaid mermaid")
    assert GAME.apply_and_disclose(state, GAME.action_of("lay_mermaids")).ending == "mermaids 3"
