"""§6: how rounds end."""

from __future__ import annotations

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.results import ender, round_result
from saltmochi.games.sea_salt_paper.state import DECK, HAND, set_size
from saltmochi.table.seats import DEALER
from tests.games.sea_salt_paper.tables import EDITIONS, hand, offered, play, sees, table

# The worked example of the books: seven points and two yellow cards, against four and two light blue ones.
SEVEN = "fish/yellow fish/green octopus/yellow octopus/purple octopus/grey"
FOUR = "crab/light_blue crab/black octopus/light_blue octopus/green"
EXAMPLE = f"phase: play\nhand 1: {SEVEN}\nhand 2: {FOUR}\n"


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_2_stop_scores_everybodys_cards_without_bonus(edition: str) -> None:
    state = play(table(EXAMPLE, edition), "stop")
    assert state.scores[:2] == [7, 4]
    result = round_result(state)
    assert result is not None
    assert (result.ending, result.caller, result.gains) == ("stop", 0, (7, 4))
    assert [part.points for part in result.parts if part] == [7, 4]
    assert (result.cards_paid, result.bonus_paid) == ((True, True), (False, False))


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_4_worked_example_of_a_bet_won(edition: str) -> None:
    state = play(table(EXAMPLE + "left: swimmer/black", edition), "last_chance", "take left", "end")
    assert state.scores[:2] == [7 + 2, 2]
    result = round_result(state)
    assert result is not None
    assert (result.ending, result.gains) == ("last_chance_won", (9, 2))
    assert (result.cards_paid, result.bonus_paid) == ((True, False), (True, True))


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_4_a_bet_lost_leaves_the_caller_the_bonus_alone(edition: str) -> None:
    better = "octopus/light_blue octopus/green shell/black shell/green shell/grey"
    text = f"phase: play\nhand 1: {SEVEN}\nhand 2: {better}\nleft: shell/dark_blue"
    state = play(table(text, edition), "last_chance", "take left", "end")
    assert state.scores[:2] == [2, 9]
    result = round_result(state)
    assert result is not None
    assert (result.ending, result.gains) == ("last_chance_lost", (2, 9))
    assert (result.cards_paid, result.bonus_paid) == ((False, True), (True, False))


def test_6_4_equal_points_win_the_bet() -> None:
    equal = "octopus/light_blue octopus/green shell/black shell/green shell/grey"
    state = play(
        table(f"phase: play\nhand 1: {SEVEN}\nhand 2: {equal}\nleft: swimmer/black"), "last_chance", "take left", "end"
    )
    assert state.gains[:2] == [9, 2]


def test_6_4_one_better_opponent_of_several_is_enough() -> None:
    better = "octopus/light_blue octopus/green shell/black shell/green shell/grey shell/yellow"
    text = f"players: 3\nphase: play\nhand 1: {SEVEN}\nhand 2: crab/black\nhand 3: {better}\nleft: swimmer/black boat/black"
    state = play(table(text), "last_chance", "take left", "end", "take left", "end")
    assert state.gains[:3] == [2, 0, 9]


def test_6_1_the_caller_reveals_the_hand() -> None:
    state = table(EXAMPLE + "left: swimmer/black")
    assert sees(state, 2).shown == [0, 1, 0, 0]
    play(state, "last_chance")
    assert sees(state, 2).shown == [1, 1, 0, 0]
    assert set_size(sees(state, 2), HAND) == 5
    assert sees(state, 1).shown == [1, 0, 0, 0]


def test_6_3_each_other_player_takes_one_final_turn_and_nobody_may_end_the_round() -> None:
    text = f"players: 3\nturn: 2\nphase: play\nhand 2: {SEVEN}\nhand 3: mermaid mermaid mermaid penguin/pink penguin/purple\n"
    state = table(text + "left: swimmer/black boat/black\nright: shell/grey")
    play(state, "last_chance", "take left")
    assert GAME.actor(state) == 2
    assert offered(state) == {"end"}
    play(state, "end", "take left")
    assert GAME.actor(state) == 0
    play(state, "end")
    assert state.ending


def test_6_3_each_hand_is_revealed_after_its_final_turn() -> None:
    text = (
        f"players: 3\nphase: play\nhand 1: {SEVEN}\nhand 2: mermaid\nhand 3: crab/grey\nleft: swimmer/black boat/black"
    )
    state = play(table(text), "last_chance", "take left", "end")
    assert sees(state, 3).shown == [1, 1, 1, 0]
    assert sees(state, 1).shown == [1, 1, 0, 0]


def test_6_3_boats_in_a_final_turn_give_another_take_and_lay_but_no_call() -> None:
    text = f"phase: play\nhand 1: {SEVEN}\nhand 2: boat/black boat/yellow mermaid mermaid mermaid\nleft: shell/grey shell/black"
    state = play(table(text), "last_chance", "take left", "lay boat/black boat/yellow")
    assert offered(state) == {"draw", "take left"}
    assert offered(play(state, "take left")) == {"end"}


def test_6_5_a_revealed_hand_cannot_be_stolen_from() -> None:
    text = f"players: 4\nphase: play\nhand 1: {SEVEN}\nhand 2: mermaid\nhand 3: swimmer/black shark/black\nhand 4: crab/grey\n"
    state = table(text + "left: boat/yellow boat/black")
    play(state, "last_chance", "take left", "end", "take left", "lay swimmer/black shark/black")
    assert offered(state) == {"rob 4"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_6_a_void_round_scores_nothing(edition: str) -> None:
    state = table("hand 1: mermaid\nhand 2: crab/grey\nleft: boat/black\nscores: 3 8\ndeck: crab/black", edition)
    play(state, "draw", "deal crab/black")
    if edition != "spanish":
        play(state, "end")
    result = round_result(state)
    assert result is not None
    assert (result.ending, result.caller, result.gains) == ("void", None, (0, 0))
    assert state.scores[:2] == [3, 8]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "turn", "starter"), [(2, 1, 2), (3, 3, 1), (4, 2, 3)])
def test_6_6_after_a_void_round_the_player_left_of_the_one_in_turn_starts(
    edition: str, players: int, turn: int, starter: int
) -> None:
    state = table(f"players: {players}\nturn: {turn}\nleft: boat/black\ndeck: crab/black", edition)
    play(state, "draw", "deal crab/black")
    if edition != "spanish":
        play(state, "end")
    play(state, "shuffle", "deal crab/black", "deal crab/green")
    assert GAME.actor(state) == starter - 1


def test_6_7_points_add_up_and_all_cards_are_shuffled() -> None:
    state = play(table(EXAMPLE + "scores: 10 20"), "stop")
    assert state.scores[:2] == [17, 24]
    assert (GAME.actor(state), offered(state)) == (DEALER, {"shuffle"})
    play(state, "shuffle")
    assert set_size(state, DECK) == 58
    assert hand(state, 1) == hand(state, 2) == []
    assert state.round == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_8_ten_void_rounds_in_a_row_end_the_game_as_it_stands(edition: str) -> None:
    for voids, over in ((8, False), (9, True)):
        state = table(f"voids: {voids}\nscores: 12 5\nleft: boat/black\ndeck: crab/black", edition)
        play(state, "draw", "deal crab/black")
        if edition != "spanish":
            play(state, "end")
        assert GAME.over(state) == over
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((0,), "voids", (12, 5))


def test_6_8_a_scored_round_starts_the_count_anew() -> None:
    assert play(table(EXAMPLE + "voids: 9"), "stop").voids == 0


@pytest.mark.parametrize("edition", ["italian", "french"])
def test_6_6_after_a_void_in_final_turns_the_player_left_of_the_one_in_turn_starts(edition: str) -> None:
    text = f"players: 3\nphase: play\nhand 1: {SEVEN}\nhand 2: crab/black\nhand 3: crab/grey\nleft: boat/black\ndeck: swimmer/black"
    state = play(table(text, edition), "last_chance", "draw", "deal swimmer/black", "end")
    play(state, "shuffle", "deal crab/black", "deal crab/green")
    assert GAME.actor(state) == 2


def test_6_6_a_void_round_shows_no_hand_but_the_callers() -> None:
    state = table(f"players: 3\nhand 1: {SEVEN}\nhand 2: mermaid\nleft: boat/black\ndeck: crab/grey")
    play(state, "draw", "deal crab/grey", "end")
    assert sees(state, 3).shown == [0, 0, 1, 0]
    result = round_result(state)
    assert result is not None
    assert result.parts == (None, None, None)
    state = table(f"players: 3\nphase: play\nhand 1: {SEVEN}\nhand 2: mermaid\nleft: boat/black\ndeck:")
    assert sees(play(state, "last_chance"), 3).shown == [1, 0, 1, 0]


# --- Who ended a round ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_2_whoever_stops_ended_the_round(edition: str) -> None:
    state = play(table(f"turn: 2\nphase: play\nhand 2: {SEVEN}\nhand 1: {FOUR}", edition), "stop")
    assert ender(state) == ender(sees(state, 1)) == 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("other", "ending"), [(FOUR, "last_chance_won"), (f"{FOUR} mermaid mermaid", "last_chance_lost")]
)
def test_6_3_whoever_bets_ended_the_round_though_others_had_the_last_turns(
    other: str, ending: str, edition: str
) -> None:
    text = (
        f"players: 3\nphase: play\nhand 1: {SEVEN}\nhand 2: crab/grey\nhand 3: {other}\nleft: swimmer/black boat/black"
    )
    state = play(table(text, edition), "last_chance", "take left", "end", "take left", "end")
    result = round_result(state)
    assert result is not None
    assert result.ending == ending
    assert state.turn == 2
    assert ender(state) == ender(sees(state, 3)) == 0


def test_6_6_a_void_round_was_ended_by_the_player_in_turn_even_after_a_bet() -> None:
    text = f"phase: play\nhand 1: {SEVEN}\nhand 2: {FOUR}\nleft: boat/black\ndeck: crab/dark_blue"
    state = play(table(text), "last_chance", "draw", "deal crab/dark_blue", "end")
    result = round_result(state)
    assert result is not None
    assert (result.ending, state.caller) == ("void", 0)
    assert ender(state) == ender(sees(state, 1)) == 1


def test_7_3_four_mermaids_end_the_round_of_the_player_in_turn_even_after_a_bet() -> None:
    mermaids = "mermaid mermaid mermaid mermaid"
    text = f"phase: play\nhand 1: {SEVEN}\nhand 2: {mermaids}\nleft: swimmer/black boat/black"
    state = play(table(text), "last_chance", "take left", "lay_mermaids")
    assert (state.caller, ender(state)) == (0, 1)
