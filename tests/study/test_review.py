"""The review of a finished game: exact sums, judged only by what a seat could know."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from saltmochi.bots.bot import bind_for_bots
from saltmochi.bots.levels import NODES_PER_TRIAL
from saltmochi.bots.policy import careless_action
from saltmochi.bots.workspace import plain_workspace
from saltmochi.games import game as find_game
from saltmochi.study.assessment import REASONS, Assessor, Tally, action_values, assess
from saltmochi.study.reasons import find_reasons
from saltmochi.study.review import NOTABLE_LOSS, Review, best_of, review
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord, actor_name, parse_record
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.record import pack
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER
from saltmochi.texts import Problem
from tests.bots.positions import choices
from tests.games.every_game import GAMES, every_table

pytestmark = pytest.mark.no_cover
GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def careless_game(game: Game[Any, Any], players: int, edition: str, seed: int, target: int | None = None) -> GameRecord:
    """A finished game between careless bots."""
    record = GameRecord(game, game.options(players, edition, target=target))
    rng, actions, act, state = new_rng(seed), LegalActions(), bind_for_bots(game, careless_action), record.start()
    while not game.over(state):
        if game.actor(state) == DEALER:
            action = game.sample_chance(state, rng)
        else:
            game.rules.legal(state, actions)
            action = act(state, actions, rng)
        record.actions.append(action)
        game.apply(state, action)
    return record


def check_sums(found: Review) -> None:
    """Everything that a review adds up is exact."""
    for player in found.players:
        assert player.start + player.luck + player.skill + player.gifts == pytest.approx(player.result, abs=1e-9)
        own = [decision for decision in found.decisions if decision.seat == player.seat]
        assert player.skill == pytest.approx(-sum(decision.loss for decision in own), abs=1e-9)
        assert player.skill <= 1e-9
        assert 0 <= player.accuracy <= 1
    for total, expected in ((lambda p: p.start, 1), (lambda p: p.result, 1), (lambda p: p.luck, 0)):
        assert sum(map(total, found.players)) == pytest.approx(expected, abs=1e-9)


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(every_table()), st.integers(0, 2**32))
def test_start_luck_skill_and_gifts_add_up_to_the_result(table: tuple[Game[Any, Any], int, str], seed: int) -> None:
    check_sums(review(careless_game(*table, seed), trials=20))


@settings(max_examples=1000, deadline=None, phases=(Phase.generate,))
@given(st.sampled_from(every_table()), st.integers(0, 2**32), st.integers(1, 5))
def test_the_sums_are_exact_in_a_thousand_short_games(
    table: tuple[Game[Any, Any], int, str], seed: int, target: int
) -> None:
    check_sums(review(careless_game(*table, seed, target), trials=1))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_is_reviewed(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"), find_game)
    found = review(record, trials=30)
    check_sums(found)
    state, numbers = record.start(), iter(found.decisions)
    for number, action in enumerate(record.actions, start=1):
        seat, legal = record.game.actor(state), record.game.legal(state)
        if seat != DEALER and len(legal) > 1:
            decision = next(numbers)
            assert (decision.number, decision.seat, decision.action) == (number, seat, record.game.text_of(action))
            assert {text for text, _ in decision.options} == {record.game.text_of(each) for each in legal}
            assert decision.options[0] == (decision.best, decision.best_value)
        record.game.apply(state, action)
    assert next(numbers, None) is None


@pytest.mark.parametrize(("game", "players", "edition"), every_table())
def test_a_decision_is_judged_only_by_what_the_seat_could_know(
    game: Game[Any, Any], players: int, edition: str
) -> None:
    assessor = Assessor(game, trials=60, seed=5)
    for number, state in enumerate(islice(choices(game, players, edition, seed=2), 3, 60, 14)):
        seat, chosen = game.actor(state), game.legal(state)[0]
        view = game.view(state, seat)
        judged = assessor.assess(view, chosen, number)
        best, other_action = best_of(seat, judged), judged[-1]
        reasons = find_reasons(game, view, best, other_action)
        for world in range(3):
            other = game.view(game.imagine(view, new_rng(world, number)), seat)
            assert assessor.assess(other, chosen, number) == judged
            assert find_reasons(game, other, best, other_action) == reasons


@each_game
def test_interpreted_and_compiled_assessments_agree(game: Game[Any, Any]) -> None:
    trials = 24
    assessor, plain = Assessor(game, trials, seed=9), bind_for_bots(game, assess, REASONS)
    for number, state in enumerate(islice(choices(game, 2, game.editions[0], seed=4), 1, 40, 11)):
        view, chosen = game.view(state, game.actor(state)), game.legal(state)[-1]
        workspace = plain_workspace(game, NODES_PER_TRIAL * trials)._replace(observation=view, rng=new_rng(9, number))
        tally = Tally()
        count = plain(workspace, tally, chosen, trials)
        interpreted = action_values(pack(tally), workspace.actions.ids[:count], view.players)
        assert assessor.assess(view, chosen, number) == interpreted
        assert all(sum(value.forecast.endings) == pytest.approx(1) for value in interpreted)


@each_game
def test_the_chosen_action_is_never_eliminated(game: Game[Any, Any]) -> None:
    assessor = Assessor(game, trials=3000, seed=1)
    for number, state in enumerate(islice(choices(game, 2, game.editions[0], seed=6), 0, 30, 3)):
        for chosen in game.legal(state):
            found = assessor.assess(game.view(state, game.actor(state)), chosen, number)
            assert next(value.trials for value in found if value.action == chosen) == max(v.trials for v in found)


def test_the_same_seed_gives_the_same_review() -> None:
    record = careless_game(find_game("sea-salt-paper"), 2, "online", 3)
    assert review(record, trials=30, seed=7) == review(record, trials=30, seed=7)
    assert review(record, trials=30, seed=7) != review(record, trials=30, seed=8)


def test_an_unfinished_game_is_not_reviewed() -> None:
    record = careless_game(find_game("happy-mochi"), 2, "standard", 3)
    record.actions.pop()
    with pytest.raises(Problem, match="Only finished games can be reviewed"):
        review(record)


def test_json_counts_seats_from_one_as_records_do() -> None:
    record = careless_game(find_game("happy-mochi"), 3, "standard", 5)
    found = review(record, trials=30)
    summary = found.summary()
    state = record.start()
    actors = []
    for action in record.actions:
        actors.append(actor_name(record.game.actor(state)))
        record.game.apply(state, action)
    assert [player["seat"] for player in summary["players"]] == [1, 2, 3]
    assert all(actors[decision["number"] - 1] == str(decision["seat"]) for decision in summary["decisions"])
    assert all(actors[swing["number"] - 1] == swing["by"] for swing in summary["swings"])
    assert {swing["seat"] for swing in found.summary(1)["swings"]} == {2}
    assert {decision["seat"] for decision in found.summary(1)["decisions"]} == {2}


def test_only_decisions_that_cost_something_have_reasons() -> None:
    found = review(careless_game(find_game("sea-salt-paper"), 2, "online", 11), trials=60)
    assert any(decision.reasons for decision in found.decisions)
    assert all(decision.loss >= NOTABLE_LOSS for decision in found.decisions if decision.reasons)
    for decision, summary in zip(found.decisions, found.summary()["decisions"], strict=True):
        assert summary["reasons"] == [{"message": each.message, "values": each.values} for each in decision.reasons]


def test_a_review_points_out_what_cost_most_and_who_was_lucky() -> None:
    found = review(careless_game(find_game("sea-salt-paper"), 2, "online", 11), trials=60)
    costly = found.costly()
    assert len(costly) == 3
    assert costly[0].loss == max(decision.loss for decision in found.decisions)
    assert [item.loss for item in costly] == sorted((item.loss for item in costly), reverse=True)
    assert all(item.seat == 1 for item in found.costly(1))
    assert found.luckiest(0)[0].change == max(swing.change for swing in found.swings if swing.seat == 0)
    assert found.unluckiest(0)[0].change == min(swing.change for swing in found.swings if swing.seat == 0)
    best = max(found.players, key=lambda player: player.start + player.skill + player.gifts)
    assert found.deserving() == [best.seat]
