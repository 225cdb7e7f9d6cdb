"""§2, §3: setting up and taking turns."""

from __future__ import annotations

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.notation import card_from
from saltmochi.games.sea_salt_paper.state import DECK, HAND, SEATS, set_size
from saltmochi.table.seats import DEALER
from tests.games.sea_salt_paper.tables import hand, laid, offered, pile, play, sees, table, words

SEVEN_POINTS = "octopus/yellow octopus/green octopus/purple crab/black crab/green"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_1_two_cards_beside_the_deck(players: int) -> None:
    state = play(GAME.deal(players), "begin 1", "deal crab/black", "deal mermaid/white")
    assert pile(state, 0) == ["crab/black"]
    assert pile(state, 1) == ["mermaid/white"]
    assert set_size(state, DECK) == 56


@pytest.mark.parametrize("players", [1, 5])
def test_2_1_only_two_to_four_can_play(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.deal(players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_2_chance_says_who_begins_and_nobody_is_dealt_a_hand(players: int) -> None:
    state = GAME.deal(players)
    assert GAME.actor(state) == DEALER
    assert [GAME.text_of(action) for action in GAME.legal(state)] == [f"begin {n + 1}" for n in range(players)]
    play(state, f"begin {players}", "deal crab/black", "deal crab/green")
    assert GAME.actor(state) == players - 1
    assert all(set_size(state, HAND + seat) == 0 for seat in range(SEATS))


def test_3_1_draw_two_keep_one_put_the_other() -> None:
    state = table("left: crab/black\nright: crab/green")
    play(state, "draw", "deal fish/green", "deal shell/grey")
    assert offered(state) == {
        "put fish/green left", "put fish/green right", "put shell/grey left", "put shell/grey right",
    }  # fmt: skip
    play(state, "put fish/green right")
    assert hand(state, 1) == ["shell/grey"]
    assert pile(state, 1) == ["crab/green", "fish/green"]


def test_3_1_take_the_top_of_a_pile() -> None:
    state = play(table("left: crab/black fish/green\nright: crab/green"), "take left")
    assert hand(state, 1) == ["fish/green"]
    assert pile(state, 0) == ["crab/black"]


def test_3_1_taking_is_a_must() -> None:
    assert offered(table("left: crab/black\nright: crab/green")) == {"draw", "take left", "take right"}


def test_3_1_two_alike_cards_leave_only_the_choice_of_the_pile() -> None:
    state = play(table("left: crab/black\nright: crab/green"), "draw", "deal mermaid/white", "deal mermaid/white")
    assert offered(state) == {"put mermaid/white left", "put mermaid/white right"}


def test_3_2_an_empty_pile_must_be_covered() -> None:
    for lines, name in (("left: crab/black", "right"), ("right: crab/black", "left"), ("", "left")):
        state = play(table(lines), "draw", "deal fish/green", "deal shell/grey")
        assert offered(state) == {f"put fish/green {name}", f"put shell/grey {name}"}


def test_3_3_only_tops_and_sizes_are_seen() -> None:
    view = sees(
        table("left: crab/black fish/green\nright: crab/green\nhand 1: shell/grey\nhand 2: mermaid boat/black"), 1
    )
    assert view.tops == [card_from("fish/green"), card_from("crab/green")]
    assert view.heights == [2, 1]
    assert view.deck_size == 58 - 6
    assert view.hand_sizes == [1, 2, 0, 0]
    assert set_size(view, HAND + 1) == 0


def test_3_4_the_last_card_of_the_deck_is_kept_and_nothing_put_back() -> None:
    state = play(table("left: crab/black\nright: crab/green\ndeck: fish/green"), "draw", "deal fish/green")
    assert hand(state, 1) == ["fish/green"]
    assert (pile(state, 0), pile(state, 1)) == (["crab/black"], ["crab/green"])
    assert "end" in offered(state)


def test_3_4_an_empty_deck_cannot_be_chosen() -> None:
    assert offered(table("left: crab/black\ndeck:")) == {"take left"}


def test_3_4_with_nothing_to_take_the_step_is_skipped() -> None:
    state = table("phase: play\nhand 1: boat/black boat/yellow\ndeck:", "online")
    play(state, "lay boat/black boat/yellow")
    assert offered(state) == {"end"}


def test_3_5_any_number_of_pairs_one_after_the_other() -> None:
    state = table(
        "phase: play\nhand 1: crab/black crab/green fish/black fish/green swimmer/black shark/black\n"
        "left: shell/grey\nhand 2: octopus/grey"
    )
    play(state, "lay crab/black crab/green", "look left", "pick shell/grey")
    play(state, "lay fish/black fish/green", "deal mermaid/white")
    play(state, "lay swimmer/black shark/black", "rob 2", "steal octopus/grey")
    assert hand(state, 1) == words("mermaid/white octopus/grey shell/grey")
    assert laid(state, 1) == words("crab/black crab/green fish/black fish/green shark/black swimmer/black")


def test_3_5_the_player_chooses_which_two_cards() -> None:
    state = table(
        "phase: play\nhand 1: crab/black crab/yellow crab/yellow crab/grey swimmer/black shark/green shark/purple"
    )
    assert offered(state) == {
        "end",
        "lay crab/yellow crab/yellow", "lay crab/yellow crab/black", "lay crab/yellow crab/grey",
        "lay crab/black crab/grey",
        "lay swimmer/black shark/green", "lay swimmer/black shark/purple",
    }  # fmt: skip


def test_3_5_cards_that_are_no_pair_are_not_offered() -> None:
    cards = "crab/black boat/black fish/black swimmer/black swimmer/yellow"
    assert offered(table(f"phase: play\nhand 1: {cards}")) == {"end"}


def test_3_5_a_pair_is_laid_from_the_hand_alone() -> None:
    assert offered(table("phase: play\nhand 1: crab/black\nlaid 1: crab/green crab/grey")) == {"end"}


def test_3_6_a_pair_may_be_laid_when_its_effect_can_do_nothing() -> None:
    cards = "crab/black crab/green fish/black fish/green swimmer/black shark/black"
    state = table(f"phase: play\nhand 1: {cards}\ndeck:")
    play(state, "lay crab/black crab/green", "lay fish/black fish/green", "lay swimmer/black shark/black")
    assert hand(state, 1) == []
    assert offered(state) == {"end"}


def test_3_7_seven_points_are_needed_to_end_the_round() -> None:
    assert offered(table(f"phase: play\nhand 1: {SEVEN_POINTS}")) >= {"stop", "last_chance"}
    six = SEVEN_POINTS.replace("crab/green", "boat/green").replace("boat/green", "boat/black")
    assert not offered(table(f"phase: play\nhand 1: {six}")) & {"stop", "last_chance"}


def test_3_7_laid_cards_count_and_the_colour_bonus_does_not() -> None:
    assert "stop" in offered(
        table("phase: play\nhand 1: octopus/yellow octopus/green octopus/purple\nlaid 1: crab/black crab/green")
    )
    six = "octopus/yellow octopus/green octopus/purple crab/yellow fish/yellow"
    assert "stop" not in offered(table(f"phase: play\nhand 1: {six}"))


@pytest.mark.parametrize(("players", "turn", "following"), [(2, 1, 2), (2, 2, 1), (3, 3, 1), (4, 2, 3), (4, 4, 1)])
def test_3_8_the_turn_passes_to_the_left(players: int, turn: int, following: int) -> None:
    state = play(table(f"players: {players}\nturn: {turn}\nphase: play\nhand {turn}: crab/black"), "end")
    assert GAME.actor(state) == following - 1
