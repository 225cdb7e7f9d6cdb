"""Answers from small arrays made by hand: shares, means, the experiment, what cards go with."""

from __future__ import annotations

from math import isnan, sqrt
from typing import Any

import numpy as np
import pytest

from saltmochi.arena import happy_mochi, sea_salt_paper
from saltmochi.arena.answers import all_answers, endings, starting_game, starting_round
from saltmochi.arena.happy_mochi import questions as mochi_questions
from saltmochi.arena.match import GameResult, Match
from saltmochi.arena.measures import (
    NOTHING,
    Answer,
    Measure,
    Numbers,
    difference,
    group_by_band,
    group_by_value,
    mean_of,
    share_of,
)
from saltmochi.arena.observation import round_type
from saltmochi.arena.sea_salt_paper import questions as salt_questions
from saltmochi.arena.sea_salt_paper.observation import DARED, STOPPED, WAIT
from saltmochi.bots.levels import level_of
from saltmochi.games import game
from saltmochi.games.happy_mochi.cards import BIT as MOCHI_BIT
from saltmochi.games.happy_mochi.cards import WORD
from saltmochi.games.happy_mochi.state import Ending as MochiEnding
from saltmochi.games.sea_salt_paper.cards import BIT, CARDS, DUO_COUNT, Kind
from saltmochi.games.sea_salt_paper.state import Ending
from saltmochi.table.game import Game
from saltmochi.table.record import dtype_of
from tests.games.every_game import GAMES

MOCHI = game("happy-mochi")


def salt_rounds(count: int, players: int = 2) -> Numbers:
    """Rounds of Sea Salt & Paper, each in a game of its own, that ended with stop."""
    rounds = np.zeros(count, dtype_of(sea_salt_paper.Round))
    rounds["game"] = np.arange(count)
    rounds["round"] = 1
    rounds["players"] = players
    rounds["ending"] = Ending.STOP
    return rounds


def mochi_rounds(count: int, players: int = 2) -> Numbers:
    """Rounds of Happy Mochi, each in a game of its own, that the first seat won."""
    rounds = np.zeros(count, dtype_of(happy_mochi.Round))
    rounds["game"] = np.arange(count)
    rounds["round"] = 1
    rounds["players"] = players
    rounds["ending"] = MochiEnding.WON
    return rounds


def match(name: str, players: int = 2) -> Match:
    """A match of which only the setting counts."""
    chosen = game(name)
    return Match(chosen, (level_of("greedy"),), chosen.options(players), 1, 1)


def result(number: int, *winners: int) -> GameResult:
    """A game with these winners."""
    return GameResult(number, (0, 0), winners, (0, 0), 1, (0, 0), ())


def found(given: list[Answer], name: str) -> Answer:
    """The answer with this name."""
    return next(answer for answer in given if answer.name == name)


# --- Measures ---


def test_a_share_has_wilsons_interval_and_shared_wins_count_in_parts() -> None:
    measure = share_of(np.array([1.0, 0.5, 0.0, 0.5]))
    assert (measure.count, measure.value) == (4, 0.5)
    assert measure.interval == pytest.approx((0.15004, 0.84996), abs=1e-4)


def test_a_mean_reaches_about_two_standard_errors() -> None:
    values = np.array([0, 2] * 50)
    measure = mean_of(values, np.arange(100))
    reach = 1.96 * sqrt(1 / 99)
    assert measure.value == 1
    assert measure.interval == pytest.approx((1 - reach, 1 + reach))


def test_values_of_one_game_count_as_one() -> None:
    values = np.repeat(np.array([0, 2] * 25), 4)
    alone = mean_of(values, np.arange(200))
    together = mean_of(values, np.repeat(np.arange(50), 4))
    widths = [measure.interval[1] - measure.interval[0] for measure in (together, alone)]
    assert together.value == alone.value == 1
    assert widths[0] / widths[1] == pytest.approx(2, rel=0.02)


def test_a_difference_and_its_interval() -> None:
    values = np.array([5, 7] * 20 + [1, 3] * 20)
    measure = difference(values, np.arange(80) < 40, np.arange(80))
    assert (measure.count, measure.value) == (40, 4)
    reach = 1.96 * sqrt(2 / 40 * 80 / 79)
    assert measure.interval == pytest.approx((4 - reach, 4 + reach))
    assert measure.significant


def test_both_sides_in_one_game_cancel_what_the_game_adds() -> None:
    luck = np.repeat(np.arange(30) * 10, 2)
    values = luck + np.tile([1, 0], 30)
    measure = difference(values, np.tile([True, False], 30), np.repeat(np.arange(30), 2))
    assert measure.interval == pytest.approx((1, 1))


@pytest.mark.parametrize("count", [0, 1, 9])
def test_too_few_values_have_no_interval(count: int) -> None:
    values = np.arange(count)
    for measure in (mean_of(values, values), difference(values, values > 2, values)):
        assert not measure.known
        assert not measure.significant
        assert measure.as_dict()["interval"] is None


def test_many_values_of_few_games_have_no_interval() -> None:
    assert not mean_of(np.arange(100), np.arange(100) % 3).known


def test_what_was_never_seen_is_null() -> None:
    assert share_of(np.zeros(0)) is NOTHING
    assert isnan(NOTHING.value)
    assert NOTHING.as_dict() == {"count": 0, "value": None, "interval": None}
    assert Measure(3, 0.123456, (0, 1)).as_dict() == {"count": 3, "value": 0.12346, "interval": [0, 1]}


def test_groups_take_all_beyond_their_ends() -> None:
    values = np.array([3, 7, 8, 9, 20])
    assert [(key, chosen.sum()) for key, chosen in group_by_value(values, 7, 9)] == [("7", 2), ("8", 1), ("9+", 2)]
    assert [(key, chosen.sum()) for key, chosen in group_by_band(values, (0, 8, 10))] == [
        ("0–7", 2),
        ("8–9", 2),
        ("10+", 1),
    ]


# --- Both games ---


def test_starting_a_game() -> None:
    rounds = salt_rounds(4)
    rounds["starter"] = [0, 1, 0, 1]
    games = [result(3, 1), result(0, 0), result(1, 0), result(2, 0, 1), result(9, 0)]
    measure = starting_game(match("sea-salt-paper"), games, rounds).measure("starter")
    assert (measure.count, measure.value) == (4, 2.5 / 4)


def test_starting_a_round_compares_with_the_others_at_the_table() -> None:
    rounds = salt_rounds(20, players=3)
    rounds["starter"] = 2
    rounds["gains"] = (3, 5, 9, 100, 100, 100)  # nobody sits in the last seats
    rounds["round"][10:] = 2
    rounds["gains"][10:] = (3, 5, 4, 100, 100, 100)
    answer = starting_round(rounds)
    assert answer.measure("first").value == 5
    assert answer.measure("every").value == 2.5


def test_endings_are_all_named() -> None:
    rounds = salt_rounds(4)
    rounds["ending"] = [Ending.STOP, Ending.VOID, Ending.VOID, Ending.MERMAIDS]
    shares = {row.key: row.measures[0].value for row in endings(match("sea-salt-paper"), rounds).rows}
    assert shares == {"stop": 0.25, "last_chance_won": 0, "last_chance_lost": 0, "void": 0.5, "mermaids": 0.25}


@pytest.mark.parametrize("chosen", GAMES, ids=lambda chosen: chosen.name)
def test_of_nothing_nothing_is_known(chosen: Game[Any, Any]) -> None:
    nothing = np.zeros(0, dtype_of(round_type(chosen)))
    given = all_answers(Match(chosen, (level_of("greedy"),), chosen.options(), 1, 1), [], nothing, nothing)
    assert {answer.name for answer in given} >= {"endings", "starting-game", "starting-round"}
    assert all(answer.empty for answer in given)
    assert all(isinstance(answer.as_dict(), dict) for answer in given)
    assert len({answer.name for answer in given}) == len(given)


# --- Sea Salt & Paper ---


def test_the_bet_by_points_laid_cards_and_deck() -> None:
    rounds = salt_rounds(5)
    won, lost = Ending.LAST_CHANCE_WON, Ending.LAST_CHANCE_LOST
    rounds["ending"] = [won, lost, won, Ending.STOP, Ending.VOID]
    rounds["own"] = [7, 7, 14, 7, 7]
    rounds["laid"] = [0, 2, 2, 2, 2]
    rounds["deck"] = [5, 45, 45, 45, 45]
    given = salt_questions.last_chance(rounds)
    assert found(given, "last-chance").measure("all").count == 3
    own, laid, deck = (found(given, f"last-chance-{by}") for by in ("own", "laid", "deck"))
    assert (own.measure("7").value, own.measure("11+").value, own.measure("8").count) == (0.5, 1, 0)
    assert (laid.measure("0").value, laid.measure("2").value) == (1, 0.5)
    assert (deck.measure("0–9").value, deck.measure("40+").value) == (1, 0.5)


def test_a_swing_is_against_the_best_of_the_others() -> None:
    rounds = salt_rounds(3, players=3)
    rounds["gains"] = [(7, 4, 9, 0, 0, 0), (7, 4, 5, 90, 90, 90), (0, 8, 0, 0, 0, 0)]
    rounds["tossed"] = [0, 0, 1]
    assert salt_questions.swings(rounds).tolist() == [-2, 2, 8]


def tossed_rounds() -> Numbers:
    """Coins with 7 points: waiting brings 1 or 3, stop 4 or 6, last chance 0 or 10 to the second player."""
    rounds = salt_rounds(61)
    rounds["coin"] = [*([WAIT] * 20), *([STOPPED] * 20), *([DARED] * 20), 0]
    rounds["tossed"] = 1
    rounds["tossed_own"] = 7
    rounds["gains"][:, 1] = [*([1, 3] * 10), *([4, 6] * 10), *([0, 10] * 10), 99]
    rounds["ending"][40:60] = [Ending.LAST_CHANCE_LOST, Ending.LAST_CHANCE_WON] * 10
    return rounds


def test_the_experiment_compares_what_the_coin_said() -> None:
    given = salt_questions.experiment(tossed_rounds())
    means, gaps = found(given, "stop-or-wait"), found(given, "stop-or-wait-gap")
    assert [means.measure("7", choice).value for choice in ("wait", "stop", "last-chance")] == [2, 5, 5]
    assert [means.measure("7", choice).count for choice in ("wait", "stop", "last-chance")] == [20, 20, 20]
    assert [measure.value for measure in gaps.rows[0].measures] == [3, 3, 0]
    assert [measure.significant for measure in gaps.rows[0].measures] == [True, True, False]
    assert found(given, "dared").measure("7").value == 0.5
    assert not means.measure("8", "wait").known
    assert means.as_dict()["7"]["wait"]["value"] == 2


def test_what_goes_with_cards_pairs_and_mermaids() -> None:
    def word(*kinds: Kind) -> tuple[int, int]:
        """A set with one card more of each kind named."""
        words = [0, 0]
        left = list(kinds)
        for number, card in enumerate(CARDS):
            if card.kind in left:
                left.remove(card.kind)
                words[number >= DUO_COUNT] |= BIT[number]
        return words[0], words[1]

    rounds = salt_rounds(24)
    rich, poor = word(Kind.CRAB, Kind.CRAB, Kind.SHARK, Kind.MERMAID), word(Kind.CRAB, Kind.SWIMMER)
    rounds["duos"][:, 0], rounds["others"][:, 0] = rich
    rounds["duos"][:, 1], rounds["others"][:, 1] = poor
    rounds["gains"][:, 0], rounds["gains"][:, 1] = 9, 4
    rounds["ending"][12:] = Ending.VOID
    rounds["gains"][12:] = 0
    given = salt_questions.worth(rounds)
    kinds, pairs, mermaids = (found(given, f"worth-{what}") for what in ("kind", "pair", "mermaids"))
    assert (kinds.measure("shark").count, kinds.measure("shark").value) == (12, 5)
    assert kinds.measure("swimmer").value == -5
    assert not kinds.measure("crab").known  # everybody had one
    assert not kinds.measure("boat").known
    assert pairs.measure("crabs").value == 5
    assert not pairs.measure("swimmer_shark").known
    assert (mermaids.measure("1").value, mermaids.measure("2").known) == (5, False)


# --- Happy Mochi ---


def test_what_dealt_cards_cost() -> None:
    rounds = mochi_rounds(30)
    nine, keeps = 9, MOCHI.new_state().effects
    keep = keeps.index(4)
    rounds["dealt"][:, 1, WORD[nine]] |= MOCHI_BIT[nine]
    rounds["dealt"][:, 0, WORD[keep]] |= MOCHI_BIT[keep]
    rounds["gains"][:, 1] = 12
    rounds["gains"][:, 2] = 99  # nobody sits there
    given = mochi_questions.worth(rounds, keeps)
    assert found(given, "dealt-number").measure("9").value == 12
    assert found(given, "dealt-effect").measure("keep").value == -12
    assert [row.key for row in found(given, "dealt-effect").rows] == ["flip", "draw", "pass", "keep"]


def test_kept_cards_count_after_the_first_round() -> None:
    rounds = mochi_rounds(10, players=3)
    rounds["winner"] = 1
    rounds["kept"][:, :3] = (0, 2, 7)
    rounds["round"][5:] = 2
    rounds["ending"][9] = MochiEnding.ALL_SKIPPED
    answer = mochi_questions.kept(rounds)
    assert answer.null_value == pytest.approx(1 / 3)
    assert [(row.key, row.measures[0].count) for row in answer.rows if row.measures[0].count] == [
        ("0", 5),
        ("2", 5),
        ("4+", 5),
    ]
    assert (answer.measure("2").value, answer.measure("0").value) == (0.8, 0)


def test_turns() -> None:
    rounds = mochi_rounds(10)
    rounds["turns"] = [4] * 5 + [40] * 5
    mean, spread = mochi_questions.turns(rounds)
    assert mean.measure("all").value == 22
    assert (spread.measure("1–5").value, spread.measure("31+").value) == (0.5, 0.5)
