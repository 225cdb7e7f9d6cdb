"""§4: what laid pairs do."""

from __future__ import annotations

from collections import Counter

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.state import DECK, set_size
from saltmochi.table.seats import DEALER
from tests.games.sea_salt_paper.tables import EDITIONS, hand, offered, pile, play, sees, table, words

CRABS = "phase: play\nhand 1: crab/black crab/green\n"
THIEF = "phase: play\nhand 1: swimmer/black shark/black\n"


def test_4_1_crabs_choose_a_pile_then_a_card_and_the_rest_keeps_its_order() -> None:
    state = table(CRABS + "left: shell/grey fish/green boat/black\nright: mermaid")
    play(state, "lay crab/black crab/green")
    assert offered(state) == {"look left", "look right"}
    play(state, "look left")
    assert offered(state) == {"pick shell/grey", "pick fish/green", "pick boat/black"}
    play(state, "pick fish/green")
    assert hand(state, 1) == ["fish/green"]
    assert pile(state, 0) == ["shell/grey", "boat/black"]


def test_4_1_an_empty_pile_cannot_be_chosen() -> None:
    state = play(table(CRABS + "right: mermaid"), "lay crab/black crab/green")
    assert offered(state) == {"look right"}


def test_4_1_of_alike_cards_at_different_depths_the_player_chooses_which() -> None:
    text = CRABS + "left: crab/yellow fish/green crab/yellow"
    state = play(table(text), "lay crab/black crab/green", "look left")
    assert offered(state) == {"pick crab/yellow", "pick crab/yellow 2", "pick fish/green"}
    assert pile(play(state, "pick crab/yellow"), 0) == ["crab/yellow", "fish/green"]
    state = play(table(text), "lay crab/black crab/green", "look left", "pick crab/yellow 2")
    assert pile(state, 0) == ["fish/green", "crab/yellow"]


def test_4_1_of_alike_neighbours_one_is_offered_since_the_pile_does_not_differ() -> None:
    state = play(table(CRABS + "left: crab/yellow crab/yellow fish/green"), "lay crab/black crab/green", "look left")
    assert offered(state) == {"pick crab/yellow", "pick fish/green"}


def test_4_1_others_do_not_learn_which_card() -> None:
    views = []
    for card in ("shell/grey", "fish/green"):
        state = table(CRABS + "left: shell/grey fish/green boat/black\nright: mermaid")
        play(state, "lay crab/black crab/green", "look left", f"pick {card}")
        views.append((sees(state, 2), sees(state, 1)))
    assert views[0][0] == views[1][0]
    assert views[0][1] != views[1][1]


def test_4_2_boats_give_another_full_turn() -> None:
    state = table("phase: play\nhand 1: boat/black boat/yellow crab/black crab/green\nleft: shell/grey\nright: mermaid")
    play(state, "lay boat/black boat/yellow")
    assert GAME.actor(state) == 0
    assert offered(state) == {"draw", "take left", "take right"}
    play(state, "take left", "lay crab/black crab/green", "look right", "pick mermaid/white", "end")
    assert GAME.actor(state) == 1


def test_4_2_the_extra_turn_may_end_the_round() -> None:
    cards = "octopus/yellow octopus/green octopus/purple boat/black boat/yellow"
    state = table(f"phase: play\nhand 1: {cards}\nleft: shell/grey\nright: mermaid")
    assert "stop" in offered(play(state, "lay boat/black boat/yellow", "take left"))


@pytest.mark.parametrize("edition", ["italian", "french", "online"])
def test_4_2_no_end_of_turn_check_in_between(edition: str) -> None:
    state = table("phase: play\nhand 1: boat/black boat/yellow\nleft: shell/grey\ndeck:", edition)
    assert offered(play(state, "lay boat/black boat/yellow")) == {"take left"}


def test_4_3_fish_add_the_top_card_of_the_deck() -> None:
    state = table("phase: play\nhand 1: fish/black fish/green\nleft: shell/grey")
    before = set_size(state, DECK)
    play(state, "lay fish/black fish/green")
    assert GAME.actor(state) == DEALER
    play(state, "deal mermaid/white")
    assert hand(state, 1) == ["mermaid/white"]
    assert set_size(state, DECK) == before - 1


def test_4_3_others_do_not_see_the_card() -> None:
    views = []
    for card in ("mermaid/white", "shell/grey"):
        state = play(table("phase: play\nhand 1: fish/black fish/green"), "lay fish/black fish/green", f"deal {card}")
        views.append(sees(state, 2))
    assert views[0] == views[1]


def test_4_4_a_random_card_of_another_player_with_cards() -> None:
    state = table(THIEF + "players: 4\nhand 2: mermaid\nhand 4: crab/yellow crab/yellow shell/grey")
    play(state, "lay swimmer/black shark/black")
    assert offered(state) == {"rob 2", "rob 4"}
    play(state, "rob 4")
    assert GAME.actor(state) == DEALER
    chance_count = Counter(GAME.text_of(action) for action in GAME.legal(state))
    assert chance_count == {"steal crab/yellow": 2, "steal shell/grey": 1}
    play(state, "steal crab/yellow")
    assert hand(state, 1) == ["crab/yellow"]
    assert hand(state, 4) == words("crab/yellow shell/grey")


def test_4_4_only_thief_and_victim_know_which() -> None:
    views = []
    for card in ("mermaid/white", "shell/grey"):
        state = table(THIEF + "players: 3\nhand 2: mermaid shell/grey")
        play(state, "lay swimmer/black shark/black", "rob 2", f"steal {card}")
        views.append([sees(state, player) for player in (1, 2, 3)])
    assert [a == b for a, b in zip(*views, strict=True)] == [False, False, True]


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_4_laid_cards_cannot_be_stolen(edition: str) -> None:
    state = table(THIEF + "laid 2: crab/yellow crab/yellow", edition)
    assert offered(play(state, "lay swimmer/black shark/black")) == {"end"}
