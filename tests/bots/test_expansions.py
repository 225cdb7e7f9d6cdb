"""Bots at tables with the expansions of Sea Salt & Paper."""

from __future__ import annotations

from itertools import islice

import pytest

from saltmochi.bots.bot import Bot
from saltmochi.bots.levels import level_of
from saltmochi.bots.sea_salt_paper.belief import energy, mcmc_burn_in, metropolis_step
from saltmochi.bots.style import Style
from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.determinization import sample_state
from saltmochi.games.sea_salt_paper.reconstruction import Reconstruction
from saltmochi.games.sea_salt_paper.state import State
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import MAX_SEATS
from tests.bots.positions import choices
from tests.games.sea_salt_paper.tables import pepper, play, salt

SWIMMERS = "lay swimmer/black swimmer/yellow"
SHARKS = "lay shark/black shark/green"


def chosen(state: State, *moves: str, by: str) -> str:
    """Return what is done by heuristics after some moves."""
    play(state, *moves)
    return GAME.text_of(Bot(GAME, level_of(by), new_rng(1)).choose(GAME.view(state, GAME.actor(state))))


@pytest.mark.parametrize("by", ["thumb", "greedy"])
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # It takes what pairs with its cards, and what adds to a collection.
        ("hand 1: crab/grey\nleft: lobster\nright: penguin/pink", "take left"),
        ("hand 1: swimmer/black\nleft: penguin/pink\nright: jellyfish/pink", "take right"),
        ("hand 1: octopus/grey shell/grey\nleft: seahorse\nright: penguin/pink", "take left"),
        # It lays the new pairs, and a starfish with a pair.
        ("phase: play\nhand 1: crab/black lobster", "lay crab/black lobster/black"),
        ("phase: play\nhand 1: swimmer/black jellyfish/pink", "lay swimmer/black jellyfish/pink"),
        ("phase: play\nhand 1: fish/black fish/green starfish/yellow", "lay fish/black fish/green starfish/yellow"),
    ],
)
def test_heuristics_know_the_cards_of_extra_salt(text: str, expected: str, by: str) -> None:
    assert chosen(salt(text), by=by) == expected


@pytest.mark.parametrize("by", ["thumb", "greedy"])
def test_the_best_of_the_cards_that_a_lobster_shows_is_kept(by: str) -> None:
    cards = ["fish/black", "octopus/yellow", "boat/yellow", "shell/grey", "swimmer/black"]
    text = f"phase: play\nhand 1: crab/black lobster octopus/grey octopus/green\ndeck: {' '.join(cards)}"
    deals = [f"deal {card}" for card in cards]
    assert chosen(salt(text), "lay crab/black lobster/black", *deals, by=by) == "keep octopus/yellow"


@pytest.mark.parametrize("by", ["thumb", "greedy"])
@pytest.mark.parametrize(
    ("event", "text", "moves", "expected"),
    [
        ("water_rodeo", "phase: play\nhand 1: shark/black shark/green\nlaid 2: boat/black boat/yellow", (), SHARKS),
        ("water_rodeo", "phase: play\nhand 1: swimmer/black swimmer/yellow\nhand 2: crab/grey", (), SWIMMERS),
        (
            "water_rodeo",
            "phase: play\nhand 1: swimmer/black swimmer/yellow octopus/green fish/black\nhand 2: octopus/grey crab/black",
            (SWIMMERS, "visit 2", "give fish/black"),
            "get octopus/grey",
        ),
        (
            "angelfish",
            "phase: play\nhand 1: octopus/grey\nleft: octopus/green\nright: crab/green",
            ("end",),
            "take left",
        ),
        # A lone shell is worth less than being safe behind it; one of several is worth more.
        ("coral_reef", "phase: play\nhand 1: shell/grey fish/black", (), "hide shell/grey"),
        ("coral_reef", "phase: play\nhand 1: shell/grey shell/green shell/black shell/yellow", (), "end"),
    ],
)
def test_heuristics_know_the_decisions_of_extra_pepper(
    event: str, text: str, moves: tuple[str, ...], expected: str, by: str
) -> None:
    assert chosen(pepper(event, text), *moves, by=by) == expected


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "edition"), [(2, "italian"), (3, "spanish"), (4, "online")])
def test_likely_determinizations_fit_the_view(players: int, edition: str) -> None:
    rng, scratch, state, past = new_rng(players), Reconstruction(), State(), State()
    styles, changed = [int(Style.PLAIN)] * MAX_SEATS, 0
    both = choices(GAME, players, edition, seed=8, expansions=["extra-salt", "extra-pepper"])
    for true in islice(both, 4, 200, 12):
        seat = GAME.actor(true)
        view = GAME.view(true, seat)
        assert sample_state(view, rng, scratch, state)
        first, current = str(state), energy(state, past, seat, styles)
        for _ in range(mcmc_burn_in()):
            current = metropolis_step(view, rng, scratch, state, past, styles, current)
        assert current == energy(state, past, seat, styles)
        assert GAME.view(state, seat) == view
        changed += int(str(state) != first)
    assert changed > 5
