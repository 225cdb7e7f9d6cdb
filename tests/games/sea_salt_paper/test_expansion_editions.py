"""§18: where the texts and the online version differ (X1 to X6), in all editions."""

from __future__ import annotations

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.editions import NAMES
from saltmochi.games.sea_salt_paper.results import round_result
from saltmochi.games.sea_salt_paper.state import State
from saltmochi.table.seats import DEALER
from tests.games.sea_salt_paper.tables import hand, held, offered, pepper, pile, play, points

SEVEN = "fish/yellow fish/green octopus/yellow octopus/purple octopus/grey"
every_edition = pytest.mark.parametrize("edition", NAMES)
CHOICE = {"take left", "take right"}
# Taking the left card uncovers a black one on both sides.
UNCOVERS = "left: crab/black mermaid\nright: shell/black\n"


def ending(state: State) -> str:
    """How the round ended, or that it goes on."""
    result = round_result(state)
    return result.ending if result else "goes on"


def chooses(state: State) -> bool:
    """Whether the player has to take one of two tops of a colour."""
    return offered(state) == CHOICE


# --- X1: when the piles are compared ---


@every_edition
def test_x1_after_a_card_is_taken_only_online(edition: str) -> None:
    state = play(pepper("angelfish", f"hand 1: crab/green\n{UNCOVERS}", edition), "take left")
    if edition == "online":
        assert chooses(state)
        play(state, "take left")
        # The card may be used in the same turn.
        assert offered(state) == {"end", "lay crab/black crab/green"}
        assert (GAME.actor(state), pile(state, 0), pile(state, 1)) == (0, [], ["shell/black"])
        assert state.turn == 0
        play(state, "end")
        assert state.turn == 1
    else:
        assert offered(state) == {"end"}
        assert chooses(play(state, "end"))
        play(state, "take left")
        assert state.turn == 1


@every_edition
def test_x1_after_a_card_is_put_on_a_pile_only_online(edition: str) -> None:
    state = pepper("angelfish", "left: crab/grey\nright: shell/black", edition)
    play(state, "draw", "deal boat/black", "deal fish/green", "put boat/black left")
    assert chooses(state) == (edition == "online")
    if edition != "online":
        assert chooses(play(state, "end"))
    play(state, "take right")
    assert hand(state, 1) == ["fish/green", "shell/black"]
    assert state.turn == (0 if edition == "online" else 1)


@every_edition
def test_x1_what_is_uncovered_is_not_looked_at_again(edition: str) -> None:
    text = "left: boat/black crab/black mermaid\nright: shell/black"
    state = play(pepper("angelfish", text, edition), "take left")
    if edition != "online":
        play(state, "end")
    play(state, "take left")
    assert pile(state, 0) == ["boat/black"]
    if edition == "online":
        assert offered(state) == {"end"}
        play(state, "end")
    assert (GAME.actor(state), state.turn) == (1, 1)


@every_edition
def test_x1_not_after_a_draw_of_the_only_card(edition: str) -> None:
    text = f"phase: play\nhand 1: {SEVEN}\nhand 2: mermaid\nleft: boat/black\nright: shell/black\ndeck: crab/grey"
    state = play(pepper("angelfish", text, edition), "last_chance", "draw", "deal crab/grey")
    assert not chooses(state)


@every_edition
def test_x1_again_after_boats_online_and_once_elsewhere(edition: str) -> None:
    text = "hand 1: boat/dark_blue boat/dark_blue\nleft: fish/black crab/black mermaid\nright: octopus/grey shell/black"
    state = play(pepper("angelfish", text, edition), "take left")
    assert chooses(state) == (edition == "online")
    if edition == "online":
        play(state, "take right")
    play(state, "lay boat/dark_blue boat/dark_blue")
    if edition == "online":
        play(state, "draw", "deal shoal_of_fish/grey", "deal boat/yellow", "put shoal_of_fish/grey left")
        assert chooses(state)
        play(state, "take left")
        assert offered(state) == {"end"}
    else:
        assert offered(state) == {"draw", "take left", "take right"}
        play(state, "take left")
        assert not chooses(state)
        assert chooses(play(state, "end"))
        play(state, "take left")
        assert state.turn == 1


@every_edition
def test_x1_at_the_end_of_the_turn_after_the_last_pair(edition: str) -> None:
    # Crabs take the upper card of the left pile, so that two tops have one colour.
    text = "phase: play\nhand 1: crab/green crab/yellow\nleft: boat/black mermaid\nright: shell/black"
    state = play(pepper("angelfish", text, edition), "lay crab/yellow crab/green", "look left", "pick mermaid/white")
    assert not chooses(state)
    play(state, "end")
    assert chooses(state) == (edition != "online")


@every_edition
def test_x1_not_if_the_player_calls(edition: str) -> None:
    text = f"phase: play\nhand 1: {SEVEN}\nhand 2: mermaid\nleft: boat/black\nright: shell/black"
    assert ending(play(pepper("angelfish", text, edition), "stop")) == "stop"
    state = play(pepper("angelfish", text, edition), "last_chance")
    assert (GAME.actor(state), offered(state)) == (1, {"draw", "take left", "take right"})


@every_edition
def test_x1_also_in_final_turns(edition: str) -> None:
    text = f"phase: play\nhand 1: {SEVEN}\nhand 2: mermaid\nleft: boat/black fish/black\nright: shell/black"
    state = play(pepper("angelfish", text, edition), "last_chance", "take left")
    if edition != "online":
        play(state, "end")
    assert chooses(state)
    play(state, "take right")
    if edition == "online":
        play(state, "end")
    assert ending(state) == "last_chance_won"


@every_edition
def test_x1_never_in_a_stung_turn(edition: str) -> None:
    text = "phase: play\nhand 1: swimmer/black jellyfish/pink\nleft: boat/black\nright: shell/black\nheld 2: angelfish"
    state = play(pepper("kraken", text, edition), "lay swimmer/black jellyfish/pink", "end", "deal crab/grey")
    assert (GAME.actor(state), offered(state)) == (0, {"draw", "take left", "take right"})


@every_edition
def test_x1_it_is_the_active_player_who_must_be_under_the_angelfish(edition: str) -> None:
    for line, expected in (("held 1", True), ("held 2", False)):
        state = play(pepper("kraken", f"{UNCOVERS}{line}: angelfish", edition), "take left")
        if edition != "online":
            play(state, "end")
        assert (chooses(state) and state.turn == 0) == expected


@every_edition
def test_x1_dolphins_come_first(edition: str) -> None:
    text = "left: crab/grey\nright: boat/black\nheld 1: dolphins"
    state = pepper("angelfish", text, edition)
    play(state, "draw", "deal shell/black", "deal fish/green", "put shell/black left")
    assert GAME.actor(state) == DEALER
    play(state, "deal mermaid/white")
    assert chooses(state) == (edition == "online")
    if edition != "online":
        assert chooses(play(state, "end"))


@every_edition
def test_x1_dolphins_that_bring_nothing_do_not_hold_it_up(edition: str) -> None:
    text = "left: crab/grey\nright: boat/black\nheld 1: dolphins\ndeck: shell/black fish/green"
    state = play(pepper("angelfish", text, edition), "draw", "deal shell/black", "deal fish/green")
    if edition == "spanish":
        assert ending(state) == "void"
        return
    play(state, "put shell/black left")
    assert chooses(state) == (edition == "online")


@every_edition
def test_x1_and_e4_the_empty_deck_voids_the_round_after_the_angelfish(edition: str) -> None:
    text = "left: crab/black\nright: boat/black\ndeck: shell/grey"
    state = play(pepper("angelfish", text, edition), "draw", "deal shell/grey")
    if edition != "spanish":
        play(state, "end")
        if edition != "online":
            assert chooses(state)
            play(state, "take left")
    assert ending(state) == "void"


# --- X2 to X6: played alike in all editions ---


@every_edition
def test_x2_starfish_that_are_not_laid_count(edition: str) -> None:
    assert points(pepper("sunfish", "hand 1: fish/black fish/green starfish/yellow", edition), 1) == 3


@every_edition
def test_x3_two_swimmers_and_two_sharks_that_are_not_laid_count_under_the_water_rodeo(edition: str) -> None:
    cards = "hand 1: swimmer/black swimmer/yellow shark/black shark/green shark/purple"
    assert points(pepper("water_rodeo", cards, edition), 1) == 2
    assert points(pepper("water_rodeo", f"{cards} starfish/yellow", edition), 1) == 4
    assert points(pepper("kraken", "hand 1: swimmer/black swimmer/yellow", edition), 1) == 0


@every_edition
def test_x4_a_player_who_lays_jellyfish_and_boats_is_not_stung(edition: str) -> None:
    cards = "swimmer/black jellyfish/pink boat/black boat/yellow"
    state = pepper("kraken", f"phase: play\nhand 1: {cards}\nleft: shell/grey\nright: fish/green", edition)
    play(state, "lay swimmer/black jellyfish/pink", "lay boat/black boat/yellow")
    assert offered(state) == {"draw", "take left", "take right"}
    play(state, "take left", "end")
    assert (GAME.actor(state), state.turn) == (DEALER, 1)


@pytest.mark.parametrize("edition", ["italian", "french", "online"])
def test_x5_four_mermaids_win_under_the_dance_of_the_mermaids_too(edition: str) -> None:
    state = pepper("dance_of_the_mermaids", "phase: play\nhand 1: mermaid mermaid mermaid mermaid", edition)
    assert ending(play(state, "lay_mermaids")) == "mermaids"


@every_edition
def test_x6_the_choice_between_two_events_is_made_after_the_next_is_turned_up(edition: str) -> None:
    text = "scores: 6 5\nheld 1: tornado\nleft: boat/black\ndeck: crab/grey"
    state = play(pepper("kraken", text, edition), "draw", "deal crab/grey")
    if edition != "spanish":
        play(state, "end")
    play(state, "shuffle", "event sunfish")
    assert (GAME.actor(state), offered(state)) == (0, {"keep_event tornado", "keep_event kraken"})
    assert held(play(state, "keep_event kraken")) == ["kraken", "none"]
