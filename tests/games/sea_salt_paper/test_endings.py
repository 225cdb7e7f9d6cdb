"""§7: how the game ends."""

from __future__ import annotations

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.results import Decider, Reason, round_result
from saltmochi.table.outcome import Outcome
from tests.games.sea_salt_paper.tables import EDITIONS, play, table

SEVEN = "fish/yellow fish/green octopus/yellow octopus/purple octopus/grey"
FOUR = "crab/light_blue crab/black octopus/light_blue octopus/green"
EXAMPLE = f"phase: play\nhand 1: {SEVEN}\nhand 2: {FOUR}\n"


@pytest.mark.parametrize(("players", "target"), [(2, 40), (3, 35), (4, 30)])
def test_7_1_the_target_depends_on_the_number_of_players(players: int, target: int) -> None:
    assert GAME.deal(players).target == target


def test_7_1_a_table_may_set_another_target() -> None:
    assert GAME.deal(2, target=25).target == 25
    with pytest.raises(ValueError, match="Choose a target from 1 to 1000, not 0"):
        GAME.deal(2, target=0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_7_1_at_the_target_the_highest_total_wins(edition: str) -> None:
    state = play(table(EXAMPLE + "scores: 33 37", edition), "stop")
    assert GAME.outcome(state) == Outcome(winners=(1,), reason=Reason.TARGET, tie_break=Decider.NONE, scores=(40, 41))


def test_7_1_below_the_target_the_game_goes_on() -> None:
    state = play(table(EXAMPLE + "scores: 32 35"), "stop")
    assert not GAME.over(state)
    assert GAME.outcome(state) is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_7_2_still_tied_players_share_the_win(edition: str) -> None:
    # Equal totals and equal points in the last round; the one who ended it is not among the tied.
    text = (
        f"players: 3\nphase: play\nhand 1: {SEVEN}\nhand 2: {FOUR}\nhand 3: crab/green crab/grey shell/grey shell/green boat/black "
        "boat/yellow\ntarget: 40\nscores: 3 36 36"
    )
    state = play(table(text, edition), "stop")
    assert GAME.outcome(state) == Outcome(
        winners=(1, 2), reason=Reason.TARGET, tie_break=Decider.SHARED, scores=(10, 40, 40)
    )


@pytest.mark.parametrize("edition", ["italian", "french", "online"])
def test_7_3_four_mermaids_win_whatever_the_scores(edition: str) -> None:
    state = table("phase: play\nhand 1: mermaid mermaid mermaid mermaid\nhand 2: crab/black\nscores: 0 39", edition)
    play(state, "lay_mermaids")
    assert GAME.outcome(state) == Outcome(winners=(0,), reason=Reason.MERMAIDS, tie_break=Decider.NONE, scores=(0, 39))


def test_7_3_a_mermaid_win_adds_no_points() -> None:
    state = play(
        table("phase: play\nhand 1: mermaid mermaid mermaid mermaid crab/black crab/green\nscores: 5 9"), "lay_mermaids"
    )
    result = round_result(state)
    assert result is not None
    assert (result.ending, result.gains) == ("mermaids", (0, 0))
    assert (result.cards_paid, result.bonus_paid) == ((False, False), (False, False))
    assert state.scores[:2] == [5, 9]


def test_a_round_that_goes_on_has_no_result() -> None:
    assert round_result(table(EXAMPLE)) is None


def test_6_8_after_ten_void_rounds_equal_totals_share_whoever_called() -> None:
    state = table(f"voids: 9\nscores: 12 12\nphase: play\nhand 1: {SEVEN}\nleft: boat/black\ndeck:", "french")
    play(state, "last_chance")
    assert GAME.outcome(state) == Outcome(
        winners=(0, 1), reason=Reason.VOIDS, tie_break=Decider.SHARED, scores=(12, 12)
    )


def test_7_2_the_last_round_may_leave_two_of_three() -> None:
    # 40 each after 7, 7 and 1 in the last round.
    seven = "shell/grey shell/green shell/black shell/yellow crab/grey crab/green"
    text = f"players: 3\ntarget: 40\nphase: play\nhand 1: {SEVEN}\nhand 2: {seven}\nhand 3: boat/black boat/yellow\nscores: 33 33 39"
    state = play(table(text), "stop")
    assert GAME.outcome(state) == Outcome(
        winners=(0, 1), reason=Reason.TARGET, tie_break=Decider.LAST_ROUND, scores=(40, 40, 40)
    )
