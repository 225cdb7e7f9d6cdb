"""§3: a turn: draw or play."""

from __future__ import annotations

import pytest

from saltmochi.games.happy_mochi import GAME
from saltmochi.games.happy_mochi.results import round_result
from saltmochi.games.happy_mochi.state import deck_size
from saltmochi.table.seats import DEALER
from tests.games.happy_mochi.tables import acting, hand, held, in_deck, kept, offered, play, side, table

# Nothing lies beneath the pair, and it cannot be beaten but by two equal numbers.
HIGHEST = "left: 9/lemon\nright: 9/peach"


def plays(text: str) -> set[str]:
    """What may be played from this table."""
    return {move for move in offered(table(text)) if move.startswith("play")}


def test_3_1_draw_from_a_side_and_put_the_card_anywhere() -> None:
    state = table("hand 1: 1/soda 2/soda\nleft: 3/grape 4/lemon\nright: 5/grape 6/peach")
    play(state, "draw left")
    assert (held(state, 1), side(state, "left")) == ("4/lemon", "3/grape")
    assert offered(state) == {"insert 1", "insert 2", "insert 3"}
    assert hand(play(state, "insert 2"), 1) == "1/soda 4/lemon 2/soda"
    assert held(state, 1) == ""
    assert acting(state) == 2


@pytest.mark.parametrize(
    ("place", "after"),
    [(1, "7/lemon 1/soda 2/soda"), (2, "1/soda 7/lemon 2/soda"), (3, "1/soda 2/soda 7/lemon")],
)
def test_3_1_draw_from_the_deck(place: int, after: str) -> None:
    state = play(table("hand 1: 1/soda 2/soda\nleft: 3/grape\nright: 5/grape"), "draw deck")
    assert GAME.actor(state) == DEALER
    assert len(GAME.legal(state)) == 66
    assert hand(play(state, "deal 7/lemon", f"insert {place}"), 1) == after


def test_3_1_draw_one_of_the_own_kept_cards() -> None:
    state = table("hand 1: 1/soda 2/soda\nkept 1: 7/lemon 8/lemon\nkept 2: 9/lemon\nleft: 3/grape\nright: 5/grape")
    assert {"draw kept 1", "draw kept 2"} < offered(state)
    assert "draw kept 3" not in offered(state)
    play(state, "draw kept 1", "insert 3")
    assert hand(state, 1) == "1/soda 2/soda 7/lemon"
    assert kept(state, 1) == "8/lemon"


def test_3_2_a_side_is_drawn_only_if_a_card_lies_beneath() -> None:
    state = table("hand 1: 1/soda\nleft: 3/grape 4/lemon\nright: 5/grape")
    assert offered(state) == {"draw left", "draw deck"}


def test_3_2_an_uncovered_card_triggers_nothing() -> None:
    state = table("hand 1: 1/soda\nhand 2: 2/soda\nleft: 3/grape 4/lemon\nright: 5/grape\nflip: 3/grape")
    play(state, "draw left", "insert 1")
    assert state.value == 0
    assert acting(state) == 2


def test_3_3_two_neighbours_go_onto_the_two_sides_in_their_order() -> None:
    state = table("hand 1: 1/soda 5/peach 3/lemon 2/soda\nhand 2: 2/grape\nleft: 4/grape\nright: 5/soda")
    play(state, "play 2")
    assert hand(state, 1) == "1/soda 2/soda"
    assert (side(state, "left"), side(state, "right")) == ("4/grape 5/peach", "5/soda 3/lemon")
    assert acting(state) == 2


def test_3_3_a_hand_is_never_rearranged() -> None:
    assert plays("hand 1: 1/soda 9/soda 1/lemon 0/soda\nleft: 8/grape\nright: 9/peach") == {"play 2"}


@pytest.mark.parametrize(
    ("value", "pair", "fits"),
    [
        ("+", "6/soda 9/peach", True),
        ("+", "6/soda 8/peach", False),  # equal
        ("+", "6/soda 7/peach", False),
        ("+", "7/soda 0/peach", True),
        ("+", "0/soda 9/peach", False),
        ("-", "6/soda 7/peach", True),
        ("-", "6/soda 8/peach", False),
        ("-", "7/soda 0/peach", False),
        ("-", "0/soda 9/peach", True),
    ],
)
def test_3_4_strictly_greater_with_plus_strictly_smaller_with_minus(value: str, pair: str, fits: bool) -> None:
    assert plays(f"value: {value}\nhand 1: {pair}\nleft: 6/lemon\nright: 8/grape") == ({"play 1"} if fits else set())


def test_3_5_a_central_pair_of_one_colour_asks_for_a_pair_of_one_colour() -> None:
    one_colour = "left: 1/grape\nright: 5/grape"
    assert plays(f"hand 1: 2/soda 3/soda\n{one_colour}") == {"play 1"}
    assert plays(f"hand 1: 2/grape 3/grape\n{one_colour}") == {"play 1"}
    assert plays(f"hand 1: 2/soda 3/lemon\n{one_colour}") == set()
    assert plays("hand 1: 2/soda 3/lemon\nleft: 1/grape\nright: 5/soda") == {"play 1"}


def test_3_6_value_and_colour_hold_together() -> None:
    below_95 = "value: -\nleft: 9/grape\nright: 5/grape"
    assert plays(f"hand 1: 9/soda 4/soda\n{below_95}") == {"play 1"}
    assert plays(f"hand 1: 9/soda 4/lemon\n{below_95}") == set()
    assert plays(f"hand 1: 9/soda 6/soda\n{below_95}") == set()


@pytest.mark.parametrize("value", ["+", "-"])
@pytest.mark.parametrize("pair", ["0/soda 0/lemon", "5/soda 5/lemon", "9/soda 9/lemon"])
def test_3_6_a_happy_mochi_ignores_both(value: str, pair: str) -> None:
    assert plays(f"value: {value}\nhand 1: {pair}\nleft: 5/grape\nright: 4/grape") == {"play 1"}


def test_3_7_who_can_neither_play_nor_draw_skips() -> None:
    state = table(f"deck:\nhand 1: 1/soda 2/soda\nhand 2: 9/soda 9/sesame\n{HIGHEST}")
    assert offered(state) == {"skip"}
    play(state, "skip")
    assert offered(state) == {"play 1"}
    play(state, "play 1")
    assert round_result(state) is not None


def test_3_7_when_all_skip_in_a_row_everyone_scores_the_hand() -> None:
    state = table(
        f"deck:\nplayers: 3\nturn: 2\nhand 1: 1/soda 2/soda\nhand 2: 3/soda 2/grape\nhand 3: 4/soda\n{HIGHEST}"
    )
    play(state, "skip", "skip")
    assert round_result(state) is None
    play(state, "skip")
    result = round_result(state)
    assert result is not None
    assert (result.ending, result.winner, result.gains) == ("all_skipped", None, (3, 5, 4))


def test_3_7_a_turn_in_between_starts_the_count_again() -> None:
    state = table(f"deck:\nhand 1: 1/soda 2/soda\nhand 2: 9/soda 9/sesame 3/grape\n{HIGHEST}")
    play(state, "skip", "play 1")
    assert offered(state) == {"draw left", "draw right", "draw deck"}
    assert state.skips == 0


def test_3_8_an_empty_deck_is_made_new_when_it_is_drawn_from() -> None:
    state = table("deck: 7/lemon\nhand 1: 1/soda\nhand 2: 2/soda\nleft: 3/grape 4/lemon 6/soda\nright: 5/grape 6/peach")
    play(state, "draw deck", "deal 7/lemon", "insert 1")
    assert (side(state, "left"), deck_size(state)) == ("3/grape 4/lemon 6/soda", 0)
    play(state, "draw deck")
    assert offered(state) == {"deal 3/grape", "deal 4/lemon", "deal 5/grape"}
    assert (side(state, "left"), side(state, "right")) == ("6/soda", "6/peach")
    play(state, "deal 4/lemon", "insert 1")
    assert in_deck(state, "3/grape")
    assert in_deck(state, "5/grape")
    assert "draw left" not in offered(state)


def test_3_8_without_cards_beneath_the_deck_cannot_be_drawn_from() -> None:
    assert "draw deck" not in offered(table(f"deck:\nhand 1: 1/soda 2/soda\nkept 1: 3/soda\n{HIGHEST}"))
    assert "draw deck" in offered(table("deck:\nhand 1: 1/soda 2/soda\nleft: 3/lemon\nright: 4/lemon 5/lemon"))


@pytest.mark.parametrize("players", [2, 6])
def test_3_9_a_round_lasts_at_most_fifty_turns_for_each_player(players: int) -> None:
    text = f"players: {players}\nturns: {50 * players - 2}\nhand 1: 1/soda 2/soda\nhand 2: 3/soda\n{HIGHEST}"
    state = play(table(text), "draw deck", "deal 7/lemon", "insert 1")
    assert round_result(state) is None
    play(state, "draw deck", "deal 8/lemon", "insert 1")
    result = round_result(state)
    assert result is not None
    assert (result.ending, result.winner, result.gains[:2]) == ("turn_limit", None, (10, 11))


def test_3_9_whoever_gets_rid_of_the_last_card_in_the_last_turn_wins() -> None:
    state = play(table(f"turns: 99\nhand 1: 9/soda 9/sesame\nhand 2: 3/soda\n{HIGHEST}"), "play 1")
    result = round_result(state)
    assert result is not None
    assert (result.ending, result.winner, result.gains) == ("won", 0, (0, 3))


@pytest.mark.parametrize(("starter", "following"), [(1, 2), (2, 3), (3, 1)])
def test_3_10_after_a_round_that_nobody_won_the_next_player_begins(starter: int, following: int) -> None:
    hands = "hand 1: 1/soda\nhand 2: 2/soda\nhand 3: 3/soda"
    state = table(f"deck:\nplayers: 3\nstarter: {starter}\nturn: 2\n{hands}\n{HIGHEST}")
    play(state, "skip", "skip", "skip")
    assert state.starter == following - 1
