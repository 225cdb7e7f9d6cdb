"""§2, §5, §6: how rounds and the game begin and end."""

from __future__ import annotations

import pytest

from saltmochi.games.happy_mochi import GAME
from saltmochi.games.happy_mochi.cards import CARD_COUNT
from saltmochi.games.happy_mochi.notation import card_name
from saltmochi.games.happy_mochi.results import find_outcome, round_result
from saltmochi.games.happy_mochi.rules import finish_round
from saltmochi.games.happy_mochi.state import HAND, KEPT, Ending, Phase, State, Value, deck_size
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER
from tests.games.happy_mochi.tables import (
    acting,
    cards_on,
    hand,
    in_deck,
    kept,
    names,
    offered,
    play,
    side,
    table,
)

# Player 1 gets rid of both cards with `play 1`.
WINS = "hand 1: 9/soda 9/sesame\nleft: 1/lemon\nright: 2/peach"

NOT_AT_THE_TABLE = -1


def dealt(state: State) -> State:
    """The same table after all has been dealt."""
    rng = new_rng(5)
    while not GAME.over(state) and GAME.actor(state) == DEALER:
        GAME.apply(state, GAME.sample_chance(state, rng))
    return state


@pytest.mark.parametrize("players", range(2, 7))
def test_2_1_seven_cards_for_each(players: int) -> None:
    state = dealt(GAME.deal(players))
    assert state.sizes[:6] == [7] * players + [0] * (6 - players)
    assert deck_size(state) == 70 - 7 * players - 2
    assert state.phase == Phase.TURN


def test_2_1_a_used_table_is_cleared_for_a_new_game() -> None:
    state = dealt(GAME.deal(6))
    play(state, "draw deck")
    dealt(state)
    state.players = 3
    GAME.rules.set_up(state)
    assert state == GAME.deal(3)


def test_2_1_hands_are_dealt_in_order_from_the_starting_player() -> None:
    state = play(GAME.deal(2), "begin 2")
    for card in range(16):
        play(state, f"deal {card_name(card)}")
    assert hand(state, 2) == names(list(range(7)))
    assert hand(state, 1) == names(list(range(7, 14)))


def test_2_2_the_value_card_shows_plus_in_the_first_round() -> None:
    assert GAME.deal(2).value == Value.PLUS


def test_2_2_the_value_card_is_not_touched_between_rounds() -> None:
    state = play(table(f"{WINS}\nhand 2: 1/soda\nflip: 9/soda"), "play 1", "keep 1", "shuffle")
    assert dealt(state).value == Value.MINUS


def test_2_3_the_pair_follows_left_then_right() -> None:
    state = play(GAME.deal(2), "begin 2")
    for card in range(16):
        play(state, f"deal {card_name(card)}")
    assert (side(state, "left"), side(state, "right")) == (card_name(14), card_name(15))


@pytest.mark.parametrize("players", range(2, 7))
def test_2_4_chance_says_who_begins(players: int) -> None:
    state = GAME.deal(players)
    assert GAME.actor(state) == DEALER
    assert offered(state) == {f"begin {player}" for player in range(1, players + 1)}
    assert acting(dealt(play(state, f"begin {players}"))) == players


@pytest.mark.parametrize(("winner", "following"), [(1, 2), (2, 3), (3, 1)])
def test_2_4_later_the_player_left_of_the_winner(winner: int, following: int) -> None:
    hands = "".join(f"hand {player}: {player}/soda\n" for player in range(1, 4) if player != winner)
    text = f"players: 3\nturn: {winner}\nhand {winner}: 9/soda 9/sesame\n{hands}left: 1/lemon\nright: 2/peach"
    state = dealt(play(table(text), "play 1", "keep 1", "keep 1", "shuffle"))
    assert acting(state) == following


def round_over_with_kept(*counts: int) -> State:
    """A round is over, and the players have kept so many cards."""
    numbers = iter(range(2, CARD_COUNT))
    rows = [names([next(numbers) for _ in range(count)]) for count in counts]
    lines = "".join(f"kept {player}: {row}\n" for player, row in enumerate(rows, start=1))
    state = table(f"players: {len(counts)}\n{lines}left: 0/strawberry\nright: 1/strawberry")
    state.phase = Phase.ROUND_OVER
    return state


@pytest.mark.parametrize(
    ("counts", "each"),
    [((0, 0), 7), ((54, 0), 7), ((55, 0), 6), ((30, 34), 2), ((4, 4, 5, 5, 5, 3), 7), ((5, 5, 5, 5, 5, 4), 6)],
)
def test_2_5_with_many_kept_cards_the_hands_are_equally_smaller(counts: tuple[int, ...], each: int) -> None:
    state = dealt(play(round_over_with_kept(*counts), "shuffle"))
    assert state.sizes[HAND : HAND + len(counts)] == [each] * len(counts)
    assert state.sizes[KEPT : KEPT + len(counts)] == list(counts)
    assert cards_on(state) == dict.fromkeys(range(CARD_COUNT), 1)


def test_2_5_if_two_each_are_too_many_all_return_their_oldest_kept_cards() -> None:
    state = round_over_with_kept(66, 2)
    oldest, rest = kept(state, 1).split()[:3], kept(state, 1).split()[3:]
    play(state, "shuffle")
    assert all(in_deck(state, card) for card in oldest[:2])
    assert (kept(state, 1).split(), kept(state, 2)) == ([oldest[2], *rest], "")
    for seat in (0, 1, NOT_AT_THE_TABLE):
        guess = GAME.imagine(GAME.view(state, seat), new_rng(3))
        assert not set(oldest[:2]) & set(kept(guess, 1).split())
    dealt(state)
    assert state.sizes[HAND : HAND + 2] == [2, 2]


def test_2_5_who_has_none_returns_none() -> None:
    state = play(round_over_with_kept(68, 0), "shuffle")
    assert state.sizes[KEPT : KEPT + 2] == [64, 0]
    assert dealt(state).sizes[HAND : HAND + 2] == [2, 2]


def test_5_1_an_empty_hand_at_the_end_of_the_own_turn_wins_the_round() -> None:
    state = play(table(f"{WINS}\nhand 2: 1/soda 2/soda"), "play 1")
    result = round_result(state)
    assert result is not None
    assert (result.ending, result.winner, result.gains) == ("won", 0, (0, 3))


def test_5_1_not_before_the_effects_have_happened() -> None:
    state = play(table(f"{WINS}\nhand 2: 1/soda 2/soda\ndraw: 9/soda"), "play 1")
    assert round_result(state) is None
    play(state, "target 1", "draw left", "insert 1")
    assert round_result(state) is None
    assert acting(state) == 2


def test_5_2_the_others_score_their_hands_but_not_kept_cards() -> None:
    state = table(f"players: 3\nscores: 1 2 3\n{WINS}\nhand 2: 3/peach 7/soda 2/grape\nhand 3: 0/soda\nkept 2: 9/grape")
    play(state, "play 1")
    result = round_result(state)
    assert result is not None
    assert result.gains == (0, 12, 0)
    assert state.scores[:3] == [1, 14, 3]


def test_5_3_in_turn_order_each_keeps_one_card_and_the_rest_is_reshuffled() -> None:
    hands = "hand 2: 9/soda 9/sesame\nhand 3: 1/soda 2/soda 3/soda\nhand 1: 4/soda"
    state = table(f"players: 3\nturn: 2\n{hands}\nkept 1: 0/lemon\nleft: 1/lemon\nright: 2/peach")
    play(state, "play 1")
    assert (acting(state), offered(state)) == (3, {"keep 1", "keep 2", "keep 3"})
    play(state, "keep 2")
    assert (acting(state), offered(state)) == (1, {"keep 1"})
    assert not GAME.rules.round_over(state)
    play(state, "keep 1")
    assert GAME.rules.round_over(state)
    assert [kept(state, player) for player in (1, 2, 3)] == ["0/lemon 4/soda", "", "2/soda"]
    assert offered(state) == {"shuffle"}
    play(state, "shuffle")
    assert deck_size(state) == 70 - 3
    assert not in_deck(state, "2/soda")
    assert in_deck(state, "1/lemon")
    assert round_result(state) is None


def test_5_3_nobody_keeps_a_card_when_the_game_is_over() -> None:
    state = play(table(f"{WINS}\nscores: 0 28\nhand 2: 1/soda 2/soda"), "play 1")
    assert GAME.over(state)
    assert GAME.legal(state) == []
    assert GAME.rules.round_over(state)


def test_5_3_after_a_round_that_nobody_won_all_keep_one() -> None:
    state = table("deck:\nturn: 2\nhand 1: 1/soda\nhand 2: 2/soda 4/soda\nleft: 9/lemon\nright: 9/peach")
    play(state, "skip", "skip")
    assert acting(state) == 2
    play(state, "keep 2", "keep 1")
    assert (kept(state, 1), kept(state, 2)) == ("1/soda", "4/soda")


@pytest.mark.parametrize(("score", "over"), [(26, False), (27, True), (28, True)])
def test_6_1_thirty_points_end_the_game_and_the_lowest_total_wins(score: int, over: bool) -> None:
    state = play(table(f"{WINS}\nscores: 29 {score}\nhand 2: 1/soda 2/soda"), "play 1")
    assert GAME.over(state) == over
    if over:
        assert find_outcome(state).winners == (0,)
        assert (find_outcome(state).reason, find_outcome(state).tie_break) == ("target", "")


def test_6_1_the_winner_of_the_last_round_need_not_win_the_game() -> None:
    state = play(table(f"players: 3\n{WINS}\nscores: 20 12 29\nhand 2: 3/soda\nhand 3: 2/soda"), "play 1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (20, 15, 31))


def test_6_1_ties_share_the_win() -> None:
    state = play(table(f"players: 3\n{WINS}\nscores: 15 12 29\nhand 2: 3/soda\nhand 3: 2/soda"), "play 1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.tie_break) == ((0, 1), "shared")


def test_6_2_the_score_sheet_of_the_book() -> None:
    sheet = (
        (3, "hand 1: 3/peach 7/soda 2/grape\nhand 2: 4/soda", (12, 4, 0)),
        (1, "hand 2: 9/soda 7/soda\nhand 3: 5/soda", (0, 16, 5)),
        (2, "hand 1: 9/soda 9/peach 1/soda\nhand 3: 8/soda 8/peach 7/soda", (19, 0, 23)),
    )
    scores = "0 0 0"
    for winner, hands, gains in sheet:
        assert scores != "31 20 28"
        state = table(f"players: 3\nturn: {winner}\nscores: {scores}\n{hands}\nleft: 1/lemon\nright: 2/peach")
        finish_round(state, Ending.WON)
        result = round_result(state)
        assert result is not None
        assert (result.winner, result.gains) == (winner - 1, gains)
        scores = " ".join(map(str, state.scores[:3]))
    assert scores == "31 20 28"
    assert GAME.over(state)
    assert find_outcome(state).winners == (1,)


@pytest.mark.parametrize(("scoreless", "over"), [(8, False), (9, True)])
def test_6_3_ten_rounds_in_a_row_without_a_point_end_the_game(scoreless: int, over: bool) -> None:
    state = play(table(f"{WINS}\nscoreless: {scoreless}\nscores: 5 4\nhand 2: 0/soda"), "play 1")
    assert GAME.over(state) == over
    if over:
        assert (find_outcome(state).reason, find_outcome(state).winners) == ("scoreless", (1,))


def test_6_3_a_point_starts_the_count_again() -> None:
    state = play(table(f"{WINS}\nscoreless: 9\nhand 2: 0/soda 1/soda"), "play 1")
    assert state.scoreless == 0
    assert not GAME.over(state)
