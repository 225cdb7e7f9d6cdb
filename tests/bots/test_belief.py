"""The belief about the others' hands, from what they did."""

from __future__ import annotations

from collections import Counter

import pytest

from saltmochi.bots.bot import bind_for_bots
from saltmochi.bots.policy import greedy_action
from saltmochi.bots.sea_salt_paper.belief import (
    LAY_CARD_ENERGY,
    MISSED_ENERGY,
    PLAIN_MISTAKE_ENERGY,
    PUT_ENERGY,
    PUT_MISTAKE_ENERGY,
    TAKE_ENERGY,
    TAKE_MISTAKE_ENERGY,
    TIE_ENERGY,
    action_energy,
    energy,
    mcmc_burn_in,
    metropolis_step,
    missed_energy,
    replay_entry,
    start_replay,
)
from saltmochi.bots.style import Style
from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.determinization import sample_state
from saltmochi.games.sea_salt_paper.memory import Seen, seat_of, what_of
from saltmochi.games.sea_salt_paper.reconstruction import Reconstruction
from saltmochi.games.sea_salt_paper.rules import points_of
from saltmochi.games.sea_salt_paper.state import HAND, SETS, State, top
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER, MAX_SEATS
from tests.bots.positions import choices
from tests.games.sea_salt_paper.tables import EDITIONS, cards_at, play, table

SEVEN = "shell/grey shell/green shell/black octopus/grey octopus/green"
DRAWS = ("draw", "deal octopus/grey", "deal crab/black", "put crab/black right")


ALL_PLAIN: list[int] = [Style.PLAIN] * MAX_SEATS
ALL_NETWORK: list[int] = [Style.NETWORK] * MAX_SEATS


def energy_after(text: str, *moves: str, styles: list[int] = ALL_PLAIN) -> int:
    """Return the energy of a state to the second player, after what the first did."""
    return energy(play(table(text), *moves), State(), 1, styles)


@pytest.mark.parametrize(
    "text",
    [
        # A player who puts a crab on a pile has no other; one who draws had no pair with the card on the pile.
        "hand 1: crab/grey\nleft: fish/black",
        "hand 1: fish/green\nleft: fish/black",
    ],
)
def test_what_another_did_tells_what_it_holds(text: str) -> None:
    assert energy_after("hand 1: octopus/green\nleft: fish/black", *DRAWS) == 0
    assert energy_after(text, *DRAWS) >= PLAIN_MISTAKE_ENERGY


def test_a_card_taken_was_better_than_the_other_pile_and_two_new_ones() -> None:
    piles = "left: fish/black\nright: crab/black"
    assert energy_after(f"hand 1: fish/green\n{piles}", "take left") == 0
    assert energy_after(f"hand 1: crab/green\n{piles}", "take left") == PLAIN_MISTAKE_ENERGY
    assert energy_after(f"hand 1: octopus/green\n{piles}", "take left") == PLAIN_MISTAKE_ENERGY


def test_a_card_picked_was_the_best_of_its_pile() -> None:
    text = "phase: play\nhand 1: {} crab/black crab/grey\nleft: fish/black boat/black"
    moves = ("lay crab/black crab/grey", "look left", "pick boat/black")
    assert energy_after(text.format("boat/yellow"), *moves) == 0
    assert energy_after(text.format("fish/green"), *moves) == PLAIN_MISTAKE_ENERGY


@pytest.mark.parametrize("hand", ["crab/black crab/grey", "swimmer/black shark/black", SEVEN])
def test_a_player_with_a_pair_or_enough_points_would_have_laid_it_or_called(hand: str) -> None:
    assert energy_after("turn: 2\nhand 1: crab/black boat/black") == 0
    assert energy_after(f"turn: 2\nhand 1: {hand}") == PLAIN_MISTAKE_ENERGY


def test_one_of_several_equals_is_as_much_less_likely() -> None:
    moves = ("draw", "deal fish/green", "deal boat/black", "put boat/black {}")
    # Neither of the two cards adds anything, but an octopus does with another.
    assert energy_after("left: fish/black", *moves[:3], moves[3].format("right")) == TIE_ENERGY[2]
    assert energy_after("hand 1: fish/yellow\nleft: crab/black", *moves[:3], moves[3].format("right")) == TIE_ENERGY[1]
    assert energy_after("left: fish/black\nright: crab/black", *moves[:3], moves[3].format("left")) == TIE_ENERGY[4]


def test_mistakes_of_a_player_who_is_not_plain_are_less_surprising() -> None:
    style = Style.NETWORK
    piles = "left: fish/black\nright: crab/black"
    assert energy_after(f"hand 1: fish/green\n{piles}", "take left", styles=ALL_NETWORK) == TAKE_ENERGY[style]
    assert energy_after(f"hand 1: crab/green\n{piles}", "take left", styles=ALL_NETWORK) == TAKE_MISTAKE_ENERGY[style]
    drawn = energy_after("hand 1: octopus/green\nleft: fish/black", *DRAWS, styles=ALL_NETWORK)
    assert drawn == TAKE_ENERGY[style] + PUT_ENERGY[style]
    drawn = energy_after("hand 1: crab/grey\nleft: fish/black", *DRAWS, styles=ALL_NETWORK)
    assert drawn == TAKE_ENERGY[style] + PUT_MISTAKE_ENERGY[style]
    assert energy_after(f"turn: 2\nhand 1: {SEVEN}", styles=ALL_NETWORK) == MISSED_ENERGY[style]
    text = "phase: play\nhand 1: boat/yellow crab/black crab/grey\nleft: fish/black boat/black"
    moves = ("lay crab/black crab/grey", "look left", "pick boat/black")
    assert energy_after(text, *moves, styles=ALL_NETWORK) == 2 * LAY_CARD_ENERGY[style] + PUT_ENERGY[style]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_plain_player_makes_no_mistake_and_the_replay_reaches_the_state(players: int, edition: str) -> None:
    state, rng, actions, act = (
        GAME.deal(players, edition),
        new_rng(players),
        LegalActions(),
        bind_for_bots(GAME, greedy_action),
    )
    seen: Counter[int] = Counter()
    while not GAME.over(state) and state.round < 4:
        if GAME.actor(state) == DEALER:
            GAME.apply(state, GAME.sample_chance(state, rng))
            continue
        past = State()
        start_replay(past, players)
        for i in range(state.memories):
            entry = state.memory[i]
            if what_of(entry) in (Seen.DREW, Seen.TOOK) and seat_of(entry) != past.turn:
                assert state.caller >= 0 or past.turn < 0 or missed_energy(past, Style.PLAIN) == 0
                past.turn = seat_of(entry)
            seen[action_energy(state, past, i, Style.PLAIN)] += 1
            replay_entry(past, entry)
        assert [top(past, pile) for pile in range(2)] == [top(state, pile) for pile in range(2)]
        for place in range(HAND, SETS):
            assert cards_at(past, place) == cards_at(state, place)
        GAME.rules.legal(state, actions)
        GAME.apply(state, act(state, actions, rng))
    assert set(seen) <= set(TIE_ENERGY)
    assert seen[TIE_ENERGY[2]]


def test_determinizations_after_the_chain_are_nearer_to_the_truth() -> None:
    """Compare the points that others have in determinizations with their true points, in games of careless players."""
    rng, scratch, state, past = new_rng(3), Reconstruction(), State(), State()
    errors = {"before": 0, "after": 0}
    for true in (each for n, each in enumerate(choices(GAME, 2, EDITIONS[0], seed=8)) if n % 4 == 0):
        seat = GAME.actor(true)
        view = GAME.view(true, seat)
        for _ in range(4):
            assert sample_state(view, rng, scratch, state)
            errors["before"] += abs(points_of(state, 1 - seat) - points_of(true, 1 - seat))
            current = energy(state, past, seat, ALL_PLAIN)
            for _ in range(mcmc_burn_in()):
                current = metropolis_step(view, rng, scratch, state, past, ALL_PLAIN, current)
            assert current == energy(state, past, seat, ALL_PLAIN)
            assert GAME.view(state, seat) == view
            errors["after"] += abs(points_of(state, 1 - seat) - points_of(true, 1 - seat))
    assert errors["after"] < 0.9 * errors["before"]
