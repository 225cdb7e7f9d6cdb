"""§4: the effects of the cards just played."""

from __future__ import annotations

import pytest

from saltmochi.games.happy_mochi.cards import Effect
from saltmochi.games.happy_mochi.results import round_result
from saltmochi.games.happy_mochi.rules import can_start
from saltmochi.games.happy_mochi.state import Phase, State, Value
from tests.games.happy_mochi.tables import acting, hand, held, kept, offered, play, sees, side, table

PAIR = "left: 1/lemon\nright: 2/peach"


def played(effects: str, hand_after: str = "7/lemon 8/lemon", more: str = "") -> State:
    """Player 1 of three has just played 3/soda and 4/grape, with these effects."""
    hands = f"hand 1: 3/soda 4/grape {hand_after}\nhand 2: 5/soda 6/soda\nhand 3: 7/soda 8/soda"
    return play(table(f"players: 3\n{hands}\n{PAIR}\n{effects}\n{more}"), "play 1")


def test_4_1_the_player_chooses_the_order() -> None:
    assert offered(played("flip: 3/soda\ndraw: 4/grape")) == {"effect left", "effect right"}


def test_4_1_two_mandatory_effects_both_happen() -> None:
    state = play(played("flip: 3/soda\ndraw: 4/grape"), "effect left")
    assert state.value == Value.MINUS
    assert offered(state) == {"target 1", "target 2", "target 3"}


def test_4_1_an_effect_that_is_alone_and_must_happens_at_once() -> None:
    state = played("flip: 4/grape")
    assert (state.value, acting(state)) == (Value.MINUS, 2)
    assert offered(played("draw: 4/grape")) == {"target 1", "target 2", "target 3"}


@pytest.mark.parametrize("name", ["pass", "keep"])
def test_4_1_an_optional_effect_may_be_declined(name: str) -> None:
    state = played(f"{name}: 4/grape")
    assert offered(state) == {"effect right", "decline"}
    play(state, "decline")
    assert (acting(state), hand(state, 1)) == (2, "7/lemon 8/lemon")


def test_4_1_a_mandatory_effect_beside_an_optional_one_cannot_be_declined() -> None:
    state = played("keep: 3/soda\nflip: 4/grape")
    assert offered(state) == {"effect left", "effect right"}
    play(state, "effect right")
    assert offered(state) == {"effect left", "decline"}
    state = play(played("keep: 3/soda\nflip: 4/grape"), "effect left", "keep 1")
    assert (state.value, acting(state)) == (Value.MINUS, 2)


def test_4_1_two_optional_effects_may_both_happen_or_one_or_none() -> None:
    assert acting(play(played("keep: 3/soda\npass: 4/grape"), "decline")) == 2
    state = play(played("keep: 3/soda\npass: 4/grape"), "effect left", "keep 1")
    assert offered(state) == {"effect right", "decline"}


def test_4_1_the_order_of_two_alike_effects_is_no_choice() -> None:
    assert offered(played("keep: 3/soda 4/grape")) == {"effect left", "decline"}
    state = play(played("keep: 3/soda 4/grape"), "effect left", "keep 1")
    assert offered(state) == {"effect right", "decline"}
    assert played("flip: 3/soda 4/grape").value == Value.PLUS


def test_4_1_cards_without_effect_end_the_turn() -> None:
    assert acting(played("")) == 2


def test_4_2_flip_turns_the_value_card() -> None:
    assert played("flip: 3/soda").value == Value.MINUS
    assert played("flip: 3/soda", more="value: +").value == Value.MINUS
    state = table(f"value: -\nhand 1: 0/soda 4/grape 5/lemon\nhand 2: 3/grape\n{PAIR}\nflip: 0/soda")
    assert play(state, "play 1").value == Value.PLUS


@pytest.mark.parametrize("player", [1, 2, 3])
def test_4_3_any_player_draws_from_any_of_their_sources(player: int) -> None:
    state = play(played("draw: 3/soda", more="kept 2: 0/grape\nkept 1: 9/peach"), f"target {player}")
    assert acting(state) == player
    own = {"draw kept 1"} if player < 3 else set()
    assert offered(state) == {"draw left", "draw right", "draw deck"} | own
    play(state, "draw deck", "deal 9/lemon")
    assert offered(state) == {"insert 1", "insert 2", "insert 3"}
    play(state, "insert 2")
    assert hand(state, player).split()[1] == "9/lemon"
    assert acting(state) == 2


def test_4_3_a_player_without_a_source_cannot_be_chosen() -> None:
    state = table(f"deck:\nplayers: 3\nhand 1: 3/soda\nkept 2: 0/grape\n{PAIR}")
    assert can_start(state, Effect.DRAW)
    state.phase = Phase.TARGET
    assert offered(state) == {"target 2"}


def test_4_3_if_nobody_has_a_source_nothing_happens() -> None:
    assert not can_start(table(f"deck:\nhand 1: 3/soda\n{PAIR}"), Effect.DRAW)


@pytest.mark.parametrize("name", ["flip", "draw", "pass", "keep"])
def test_4_4_an_effect_happens_even_if_its_card_is_drawn_away(name: str) -> None:
    if name == "draw":
        state = play(played("draw: 3/soda 4/grape"), "target 2", "draw right", "insert 1")
        assert offered(state) == {"target 1", "target 2", "target 3"}
        return
    state = play(played(f"draw: 3/soda\n{name}: 4/grape"), "effect left", "target 2", "draw right", "insert 1")
    assert (side(state, "right"), hand(state, 2)) == ("2/peach", "4/grape 5/soda 6/soda")
    if name == "flip":
        assert state.value == Value.MINUS
    else:
        assert offered(state) == {"effect right", "decline"}


def test_4_5_everyone_passes_a_card_to_the_left() -> None:
    state = play(played("pass: 3/soda"), "effect left")
    assert (acting(state), offered(state)) == (1, {"pass 1", "pass 2"})
    play(state, "pass 2")
    assert acting(state) == 2
    play(state, "pass 1")
    assert acting(state) == 3
    assert hand(state, 1) == "7/lemon 8/lemon"
    play(state, "pass 1")
    assert [hand(state, player) for player in (1, 2, 3)] == ["7/lemon", "6/soda", "8/soda"]
    assert [held(state, player) for player in (1, 2, 3)] == ["7/soda", "8/lemon", "5/soda"]


def test_4_5_received_cards_are_put_in_place_in_turn_order_from_the_active_player() -> None:
    hands = "hand 1: 7/soda 8/soda\nhand 2: 3/soda 4/grape 7/lemon\nhand 3: 5/soda 6/soda"
    state = play(table(f"players: 3\nturn: 2\n{hands}\n{PAIR}\npass: 3/soda"), "play 1", "effect left")
    play(state, "pass 1", "pass 1", "pass 1")
    for player, place in ((2, 1), (3, 2), (1, 1)):
        assert acting(state) == player
        play(state, f"insert {place}")
    assert [hand(state, player) for player in (1, 2, 3)] == ["5/soda 8/soda", "7/soda", "6/soda 7/lemon"]
    assert acting(state) == 3


def test_4_5_nobody_sees_a_choice_before_all_have_chosen() -> None:
    first, second = (play(played("pass: 3/soda"), "effect left", move) for move in ("pass 1", "pass 2"))
    assert sees(first, 1) != sees(second, 1)
    for player in (0, 2, 3):
        assert sees(first, player) == sees(second, player)


def test_4_5_a_player_without_cards_cannot_start_it() -> None:
    state = played("pass: 3/soda", hand_after="")
    result = round_result(state)
    assert result is not None
    assert result.winner == 0


def test_4_5_the_last_card_may_be_passed_and_another_comes_back() -> None:
    state = play(played("pass: 3/soda", hand_after="7/lemon"), "effect left", "pass 1", "pass 1", "pass 1")
    assert (hand(state, 1), held(state, 1)) == ("", "7/soda")
    play(state, "insert 1", "insert 1", "insert 1")
    assert (hand(state, 1), acting(state)) == ("7/soda", 2)


def test_4_6_what_can_be_started_is_judged_when_its_moment_comes() -> None:
    # Without a card the draw comes first by itself; with the card drawn, the keep is possible.
    state = played("keep: 3/soda\ndraw: 4/grape", hand_after="")
    play(state, "target 1", "draw deck", "deal 9/lemon", "insert 1")
    assert offered(state) == {"effect left", "decline"}
    state = played("keep: 3/soda\ndraw: 4/grape", hand_after="")
    play(state, "target 2", "draw deck", "deal 9/lemon", "insert 1")
    assert round_result(state) is not None
    # The last card is kept, so nothing is left to pass.
    state = play(played("keep: 3/soda\npass: 4/grape", hand_after="7/lemon"), "effect left", "keep 1")
    assert round_result(state) is not None
    # Whatever was passed first, a card is there to be kept.
    state = play(played("keep: 3/soda\npass: 4/grape", hand_after="7/lemon"), "effect right")
    play(state, "pass 1", "pass 1", "pass 1", "insert 1", "insert 1", "insert 1")
    assert (acting(state), offered(state)) == (1, {"effect left", "decline"})


def test_4_7_keep_puts_a_hand_card_face_down() -> None:
    state = play(played("keep: 3/soda", more="kept 1: 0/lemon"), "effect left")
    assert offered(state) == {"keep 1", "keep 2"}
    play(state, "keep 2")
    assert (hand(state, 1), kept(state, 1), acting(state)) == ("7/lemon", "0/lemon 8/lemon", 2)


def test_4_7_the_last_card_may_go_this_way() -> None:
    state = play(played("keep: 3/soda", hand_after="7/lemon"), "effect left", "keep 1")
    result = round_result(state)
    assert result is not None
    assert (result.winner, result.gains, kept(state, 1)) == (0, (0, 11, 15), "7/lemon")
