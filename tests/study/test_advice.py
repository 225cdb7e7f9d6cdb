"""Advice on a call: exact where the answer is known, and judged by what the seat knows alone."""

from __future__ import annotations

import json
from functools import cache

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.cards import CARD_COUNT, set_of
from saltmochi.games.sea_salt_paper.notation import card_name, cards_from
from saltmochi.games.sea_salt_paper.scoring import points
from saltmochi.games.sea_salt_paper.seat_position import format_seat_position, read_seat_position, without_memory
from saltmochi.games.sea_salt_paper.state import Ending, State
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.study.advice import Advice, Adviser, Forecast, read_position
from saltmochi.study.sea_salt_paper import find_obstacle
from saltmochi.table.record import copy_record
from saltmochi.table.rng import new_rng, randbelow
from saltmochi.table.seats import DEALER
from saltmochi.texts import Problem
from tests.games.sea_salt_paper.tables import pepper

OWN = "octopus/green octopus/grey octopus/yellow shell/black shell/grey"  # 8 points


@cache
def adviser() -> Adviser:
    """An adviser, made once."""
    return Adviser(GAME, samples=1600)


def by_choice(advice: Advice) -> dict[str, Forecast]:
    """The forecasts by the names of the choices."""
    return {forecast.choice: forecast for forecast in advice.forecasts}


def rest_of(*named: str) -> list[str]:
    """The names of all cards but these."""
    used = set(cards_from(" ".join(named).split()))
    return [card_name(card) for card in range(CARD_COUNT) if card not in used]


def position(theirs: str, deck: str, unknown: int = 0) -> str:
    """All cards but those of the deck and some of the other hand lie open, most of them in the piles."""
    piled = rest_of(OWN, theirs, deck)
    left, right = " ".join(piled[::2]), " ".join(piled[1::2])
    size = len(deck.split()) - unknown
    return f"hand 1: {OWN}\nhand 2: {unknown} {theirs}\nleft: {left}\nright: {right}\ndeck: {size}\n"


def endings(state: State) -> set[int]:
    """How the round can end, whatever the others and the dealer do."""
    if state.ending:
        return {state.ending}
    found: set[int] = set()
    for action in set(GAME.legal(state)):
        branch = copy_record(state)
        GAME.apply(branch, action)
        found |= endings(branch)
    return found


@pytest.mark.parametrize(
    ("theirs", "ending"),
    [
        ("crab/black", Ending.LAST_CHANCE_WON),
        ("sailor/pink sailor/orange captain shell/yellow shell/green", Ending.LAST_CHANCE_LOST),
    ],
)
def test_a_bet_that_is_decided_is_won_always_or_never(theirs: str, ending: Ending) -> None:
    view = read_seat_position(position(theirs, "shell/light_blue penguin/pink"))
    state = GAME.imagine(view, new_rng(1))
    GAME.apply(state, GAME.action_of("last_chance"))
    assert endings(state) == {ending}
    bet = by_choice(adviser().advise(view))["last_chance"].bet
    assert bet == (1.0 if ending == Ending.LAST_CHANCE_WON else 0.0, 0.0)


def test_stopping_is_worth_what_the_cards_are_worth() -> None:
    known, unseen = "octopus/purple", "octopus/light_blue penguin/pink captain"
    hands = [points(*set_of(cards_from([known, card]))) for card in unseen.split()]
    stop = by_choice(adviser().advise(read_seat_position(position(known, unseen, unknown=1))))["stop"]
    assert stop.gains[0] == (8.0, 0.0)
    assert stop.gains[1].value == pytest.approx(sum(hands) / 3, abs=4 * stop.gains[1].error)
    assert stop.bet is None


def test_the_advice_is_about_the_game_and_not_about_points() -> None:
    behind = f"scores: 20 39\n{position('crab/black', 'shell/light_blue penguin/pink octopus/purple', unknown=1)}"
    level = behind.replace("scores: 20 39", "scores: 39 39")
    lost, won = (by_choice(adviser().advise(read_seat_position(text))) for text in (behind, level))
    assert lost["stop"].gains == won["stop"].gains
    assert lost["stop"].chance.value < 0.5
    assert won["stop"].chance.value > 0.95


def decisions(seed: int) -> list[View]:
    """What players see when they may call, in a random game."""
    rng, state, found = new_rng(seed), GAME.deal(2 + seed % 3), []
    while not GAME.over(state):
        actions = GAME.legal(state)
        if GAME.actor(state) != DEALER and GAME.action_of("stop") in actions:
            found.append(GAME.view(state, state.turn))
        GAME.apply(state, actions[randbelow(rng, len(actions))])
    return found


@pytest.mark.parametrize("seed", range(3))
def test_advice_does_not_depend_on_hidden_cards(seed: int) -> None:
    view = decisions(seed)[0]
    other = GAME.view(GAME.imagine(view, new_rng(99)), view.seat)
    assert adviser().advise(other) == adviser().advise(view)


@pytest.mark.parametrize("seed", range(3))
def test_a_position_in_text_gets_the_advice_of_a_view_without_memory(seed: int) -> None:
    view = decisions(seed)[-1]
    game, read = read_position(f"game: {GAME.name}\n{format_seat_position(view)}")
    assert game is GAME
    assert adviser().advise(read) == adviser().advise(without_memory(view))


def test_standard_errors_tell_how_far_two_seeds_differ() -> None:
    view = decisions(1)[0]
    one, two = (by_choice(Adviser(GAME, 1600, seed).advise(view)) for seed in (1, 2))
    for choice, forecast in one.items():
        for mine, yours in zip(
            (forecast.chance, *forecast.gains), (two[choice].chance, *two[choice].gains), strict=True
        ):
            assert abs(mine.value - yours.value) <= 4.5 * (mine.error**2 + yours.error**2) ** 0.5 + 1e-9


def test_the_summary_is_json() -> None:
    summary = json.loads(json.dumps(adviser().advise(decisions(2)[0]).summary()))
    assert [choice["choice"] for choice in summary["choices"]] == ["stop", "last_chance", "wait"]
    assert summary["best"] in ("stop", "last_chance", "wait")
    assert [choice["bet"] is None for choice in summary["choices"]] == [True, False, True]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hand 1: octopus/green octopus/grey\nhand 2: 3", "3 of the 7 points"),
        (f"caller: 2\nhand 1: {OWN}\nhand 2: 3", "already called"),
    ],
)
def test_where_nobody_may_call_there_is_no_advice(text: str, complaint: str) -> None:
    with pytest.raises(Problem, match=complaint):
        adviser().advise(read_seat_position(text))


def test_games_without_calls_have_no_advice() -> None:
    with pytest.raises(Problem, match="Nobody calls in “happy-mochi”"):
        read_position("game: happy-mochi")
    with pytest.raises(Problem, match="at most 4000 characters"):
        read_position("x" * 4001)
    assert find_obstacle(GAME.view(GAME.deal(), 0)) is not None


def test_16_12_events_change_when_a_call_can_be_judged() -> None:
    hand = "hand 1: octopus/green octopus/grey octopus/purple shell/grey shell/black"  # 8 points
    seen = [
        find_obstacle(GAME.view(pepper(event, f"phase: play\n{hand}"), 0))
        for event in ("kraken", "tornado", "treasure_chest", "diodon_fish")
    ]
    assert [problem and problem.message for problem in seen] == [
        "advice-points",
        None,
        "advice-points",
        "advice-no-stop",
    ]
