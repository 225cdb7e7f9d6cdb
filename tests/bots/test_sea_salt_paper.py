"""Heuristics for Sea Salt & Paper."""

from __future__ import annotations

import pytest

from saltmochi.bots.bot import Bot
from saltmochi.bots.levels import level_of
from saltmochi.bots.sea_salt_paper import lead, win_probability
from saltmochi.games.sea_salt_paper import GAME
from saltmochi.table.rng import new_rng
from tests.games.sea_salt_paper.tables import play, table

SEVEN = "shell/grey shell/green shell/black octopus/grey octopus/green"


def chosen(text: str, *moves: str, by: str = "thumb") -> str:
    """Return what is done after some moves, by heuristics or another bot."""
    state = play(table(text), *moves)
    return GAME.text_of(Bot(GAME, level_of(by), new_rng(1)).choose(GAME.view(state, GAME.actor(state))))


@pytest.mark.parametrize("by", ["thumb", "greedy"])
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # It takes what completes a pair or a collection, and rather two unknown cards than something of little use.
        ("hand 1: crab/black\nleft: crab/green\nright: penguin/pink", "take left"),
        ("hand 1: octopus/grey\nleft: fish/black\nright: octopus/green", "take right"),
        ("hand 1: octopus/grey\nleft: fish/black\nright: crab/black", "draw"),
        # It lays what it can, and ends the turn with little.
        ("phase: play\nhand 1: crab/black crab/grey\nleft: fish/black", "lay crab/black crab/grey"),
        ("phase: play\nhand 1: crab/black fish/black\nleft: fish/black", "end"),
        # Four mermaids win.
        ("phase: play\nhand 1: mermaid mermaid mermaid mermaid crab/black crab/grey", "lay_mermaids"),
    ],
)
def test_a_player_is_sensible(text: str, expected: str, by: str) -> None:
    assert chosen(text, by=by) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            f"phase: play\nhand 1: {SEVEN}\n"
            "hand 2: crab/black fish/black crab/grey boat/black boat/yellow fish/green crab/yellow fish/yellow penguin/pink",
            "stop",
        ),
        (f"phase: play\nhand 1: {SEVEN}\nhand 2: crab/black\nleft: fish/black", "last_chance"),
        (
            f"phase: play\nhand 1: {SEVEN}\nlaid 2: crab/black crab/grey boat/black boat/yellow\n"
            "hand 2: mermaid mermaid shell/yellow shell/dark_blue boat/dark_blue fish/green fish/black crab/yellow "
            "octopus/purple penguin/pink",
            "end",
        ),
    ],
)
def test_rules_of_thumb_stop_when_others_seem_to_have_less_and_dare_when_much_less(text: str, expected: str) -> None:
    assert chosen(text) == expected


MUCH = (
    "laid 2: crab/black crab/grey boat/black boat/yellow\n"
    "hand 2: mermaid mermaid shell/yellow boat/dark_blue fish/green fish/black crab/yellow penguin/pink"
)


@pytest.mark.parametrize("others", [MUCH, "hand 2: crab/black\nleft: fish/black"])
def test_a_greedy_player_stops_as_soon_as_it_may_and_dares_with_plenty(others: str) -> None:
    assert chosen(f"phase: play\nhand 1: {SEVEN}\n{others}", by="greedy") == "stop"
    assert chosen(f"phase: play\nhand 1: {SEVEN} octopus/yellow\n{others}", by="greedy") == "last_chance"


CRABS = "phase: play\nhand 1: boat/black crab/black crab/grey\nleft: fish/black\n"


def test_the_higher_pile_is_looked_through_and_what_helps_most_is_picked() -> None:
    text = f"{CRABS}right: boat/black penguin/pink fish/green"
    assert chosen(text, "lay crab/black crab/grey") == "look right"
    assert chosen(text, "lay crab/black crab/grey", "look right") == "pick boat/black"


def test_whoever_has_most_cards_is_robbed() -> None:
    text = (
        "players: 3\nphase: play\nhand 1: swimmer/black shark/black\nhand 2: crab/black\nhand 3: crab/green fish/black"
    )
    assert chosen(text, "lay swimmer/black shark/black") == "rob 3"


def test_the_better_card_is_kept_and_covers_what_the_next_player_would_like() -> None:
    text = (
        "phase: put\nhand 1: octopus/grey\nlaid 2: boat/black boat/yellow\ndrawn: octopus/green fish/black\n"
        "left: lighthouse\nright: crab/green"
    )
    assert chosen(text) == "put fish/black left"


def test_a_lead_counts_from_the_best_other_player() -> None:
    state = table("players: 3\nscores: 3 10 12")
    assert [lead(state, seat) for seat in range(3)] == [-9, -2, 2]


@pytest.mark.parametrize("scores", ["0 0", "3 10", "39 0", "12 12 5", "1 2 3 4"])
def test_the_chances_to_win_add_up(scores: str) -> None:
    players = len(scores.split())
    state = table(f"players: {players}\nscores: {scores}")
    chances = [win_probability(state, seat) for seat in range(players)]
    assert 10_000 - players <= sum(chances) <= 10_000
    assert sorted(range(players), key=lambda seat: -chances[seat]) == sorted(
        range(players), key=lambda seat: -state.scores[seat]
    )


def test_a_lead_is_worth_more_near_the_target() -> None:
    early, late = table("scores: 5 0"), table("scores: 39 34")
    assert win_probability(early, 0) < win_probability(late, 0)
