"""§8: the switches E1 to E7, each in all four editions."""

from __future__ import annotations

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.editions import BY_LANGUAGE, EDITIONS, NAMES
from saltmochi.games.sea_salt_paper.results import Decider, Reason, round_result
from saltmochi.games.sea_salt_paper.state import State
from saltmochi.table.outcome import Outcome
from tests.games.sea_salt_paper.tables import hand, laid, offered, play, table, worth

SEVEN = "fish/yellow fish/green octopus/yellow octopus/purple octopus/grey"
FOUR = "crab/light_blue crab/black octopus/light_blue octopus/green"
MERMAIDS = "mermaid mermaid mermaid mermaid"
every_edition = pytest.mark.parametrize("edition", NAMES)


def ending(state: State) -> str:
    """How the round ended, or that it goes on."""
    result = round_result(state)
    return result.ending if result else "goes on"


def test_8_an_edition_is_one_row_of_differences() -> None:
    assert [edition.name for edition in EDITIONS] == ["italian", "spanish", "french", "online"]


def test_8_the_default_edition_follows_the_language() -> None:
    assert BY_LANGUAGE == {"it": "italian", "es": "spanish", "fr": "french", "en": "online"}
    assert NAMES[GAME.deal().edition] == "online"


# --- E1: four mermaids win ---


@every_edition
def test_4_5_e1_laying_four_mermaids_is_an_action_where_they_are_laid(edition: str) -> None:
    state = table(f"phase: play\nhand 1: {MERMAIDS}", edition)
    assert ("lay_mermaids" in offered(state)) == (edition != "spanish")


@every_edition
def test_e1_three_mermaids_are_not_enough(edition: str) -> None:
    state = table("hand 1: mermaid mermaid mermaid\nleft: crab/black\nright: boat/black", edition)
    assert "lay_mermaids" not in offered(play(state, "take left"))


@every_edition
def test_e1_the_fourth_mermaid_in_hand_wins_by_itself_only_where_they_are_held(edition: str) -> None:
    state = table("hand 1: mermaid mermaid mermaid\nleft: mermaid", edition)
    assert ending(play(state, "take left")) == ("mermaids" if edition == "spanish" else "goes on")


@every_edition
@pytest.mark.parametrize("how", ["end", "stop", "last_chance"])
def test_e1_ending_the_turn_or_calling_with_four_shows_them_only_online(edition: str, how: str) -> None:
    state = table(f"phase: play\nhand 1: {MERMAIDS} {SEVEN}\nhand 2: crab/black\nleft: boat/black", edition)
    play(state, how)
    if edition == "online":
        assert GAME.outcome(state) == Outcome((0,), Reason.MERMAIDS, Decider.NONE, (0, 0))
        assert laid(state, 1) == ["mermaid/white"] * 4
    else:
        assert ending(state) == ("stop" if how == "stop" else "goes on")


@every_edition
def test_e1_boats_do_not_show_mermaids(edition: str) -> None:
    if edition == "spanish":  # the fourth mermaid has already won there
        state = table("hand 1: mermaid mermaid mermaid boat/black boat/yellow\nleft: mermaid", edition)
        assert ending(play(state, "take left")) == "mermaids"
    else:
        state = table(f"phase: play\nhand 1: {MERMAIDS} boat/black boat/yellow\nleft: crab/black", edition)
        assert ending(play(state, "lay boat/black boat/yellow")) == "goes on"


@every_edition
def test_e1_four_mermaids_win_in_a_final_turn_too(edition: str) -> None:
    text = f"phase: play\nhand 1: {SEVEN}\nhand 2: mermaid mermaid mermaid\nleft: mermaid"
    state = play(table(text, edition), "last_chance", "take left")
    if edition != "spanish":
        play(state, "lay_mermaids")
    assert GAME.outcome(state) == Outcome((1,), Reason.MERMAIDS, Decider.NONE, (0, 0))


@every_edition
@pytest.mark.parametrize("way", ["crabs", "fish", "steal", "keep"])
def test_e1_held_mermaids_win_however_the_fourth_comes(edition: str, way: str) -> None:
    three = "mermaid mermaid mermaid"
    if way == "crabs":
        state = table(f"phase: play\nhand 1: {three} crab/black crab/green\nleft: mermaid boat/black", edition)
        play(state, "lay crab/black crab/green", "look left", "pick mermaid/white")
    elif way == "fish":
        state = table(f"phase: play\nhand 1: {three} fish/black fish/green", edition)
        play(state, "lay fish/black fish/green", "deal mermaid/white")
    elif way == "steal":
        state = table(f"phase: play\nhand 1: {three} swimmer/black shark/black\nhand 2: mermaid", edition)
        play(state, "lay swimmer/black shark/black", "rob 2", "steal mermaid/white")
    else:
        state = table(f"hand 1: {three}\nleft: boat/black", edition)
        play(state, "draw", "deal mermaid/white", "deal crab/black", "put crab/black right")
        # The game is won before the other card is put down.
        assert (state.heights[1] == 0) == (edition == "spanish")
    assert ending(state) == ("mermaids" if edition == "spanish" else "goes on")
    assert hand(state, 1).count("mermaid/white") == 4


@every_edition
def test_e1_online_mermaids_come_before_an_empty_deck(edition: str) -> None:
    state = table(f"phase: play\nhand 1: {MERMAIDS}\nleft: boat/black\ndeck:", edition)
    expected = "mermaids" if edition == "online" else "void"
    assert ending(play(state, "end")) == expected


def test_e1_online_the_end_of_a_final_turn_shows_four_mermaids() -> None:
    text = f"phase: play\nhand 1: {SEVEN}\nhand 2: mermaid mermaid mermaid\nleft: mermaid"
    state = play(table(text, "online"), "last_chance", "take left", "end")
    assert GAME.outcome(state) == Outcome((1,), Reason.MERMAIDS, Decider.NONE, (0, 0))


def test_e1_whoever_wins_by_holding_four_mermaids_shows_the_hand() -> None:
    state = play(table("hand 1: mermaid mermaid mermaid\nhand 2: crab/black\nleft: mermaid", "spanish"), "take left")
    assert GAME.view(state, 1).shown == [1, 1, 0, 0]
    assert GAME.view(state, 0).shown == [1, 0, 0, 0]


# --- E2: white counts as a colour ---


@every_edition
def test_e2_white_counts_as_a_colour(edition: str) -> None:
    assert worth("mermaid mermaid mermaid crab/black").mermaids == 3 + 1
    text = f"phase: play\nhand 1: mermaid mermaid mermaid {SEVEN}\nhand 2: crab/black\nleft: boat/black"
    state = play(table(text, edition), "last_chance", "take left", "end")
    assert state.gains[0] == 7 + (3 + 2 + 1) + 3


# --- E3: stealing in final turns ---


@every_edition
def test_e3_stealing_in_final_turns(edition: str) -> None:
    text = f"players: 3\nphase: play\nhand 1: {SEVEN}\nhand 2: swimmer/black shark/black\nhand 3: mermaid\nleft: boat/black"
    state = play(table(text, edition), "last_chance", "take left")
    assert "lay swimmer/black shark/black" in offered(state)
    play(state, "lay swimmer/black shark/black")
    assert offered(state) == ({"end"} if edition == "spanish" else {"rob 3"})


@every_edition
def test_e3_before_a_last_chance_everybody_can_be_robbed(edition: str) -> None:
    text = "players: 3\nphase: play\nhand 1: crab/black\nturn: 2\nhand 2: swimmer/black shark/black\nhand 3: mermaid"
    assert offered(play(table(text, edition), "lay swimmer/black shark/black")) == {"rob 1", "rob 3"}


# --- E4, E5: the deck runs out ---


@every_edition
def test_e4_the_last_card_leaves_the_deck(edition: str) -> None:
    state = table("hand 1: crab/green\nleft: boat/black\ndeck: crab/black", edition)
    play(state, "draw", "deal crab/black")
    if edition == "spanish":
        assert ending(state) == "void"
    else:
        assert ending(state) == "goes on"
        assert ending(play(state, "lay crab/black crab/green", "look left", "pick boat/black", "end")) == "void"


@every_edition
def test_e4_the_last_two_cards_drawn_together(edition: str) -> None:
    state = table("left: boat/black\nright: boat/yellow\ndeck: crab/black crab/green", edition)
    play(state, "draw", "deal crab/black", "deal crab/green")
    assert ending(state) == ("void" if edition == "spanish" else "goes on")
    if edition != "spanish":
        assert ending(play(state, "put crab/black left", "end")) == "void"


@every_edition
def test_e4_three_cards_leave_one_in_the_deck(edition: str) -> None:
    state = table("left: boat/black\nright: boat/yellow\ndeck: crab/black crab/green crab/grey", edition)
    play(state, "draw", "deal crab/black", "deal crab/green", "put crab/black left", "end")
    assert ending(state) == "goes on"


@every_edition
def test_e4_held_mermaids_come_before_the_void_if_the_card_goes_straight_to_the_hand(edition: str) -> None:
    three = "mermaid mermaid mermaid"
    drawn = play(table(f"hand 1: {three}\nleft: boat/black\ndeck: mermaid", edition), "draw", "deal mermaid/white")
    fish = table(f"phase: play\nhand 1: {three} fish/black fish/green\nleft: boat/black\ndeck: mermaid", edition)
    play(fish, "lay fish/black fish/green", "deal mermaid/white")
    two = table(f"hand 1: {three}\nleft: boat/black\ndeck: mermaid crab/black", edition)
    play(two, "draw", "deal mermaid/white", "deal crab/black")
    found = [ending(drawn), ending(fish), ending(two)]
    assert found == (["mermaids", "mermaids", "void"] if edition == "spanish" else ["goes on"] * 3)


@every_edition
def test_e4_a_stop_called_in_that_turn_comes_first_and_scores(edition: str) -> None:
    state = table(f"hand 1: {SEVEN}\nhand 2: {FOUR}\nleft: boat/black\ndeck: swimmer/black", edition)
    play(state, "draw", "deal swimmer/black")
    if edition == "spanish":
        assert ending(state) == "void"
    else:
        assert ending(play(state, "stop")) == "stop"
        assert state.gains[:2] == [7, 4]


@every_edition
def test_e4_a_last_chance_called_in_that_turn(edition: str) -> None:
    state = table(f"hand 1: {SEVEN}\nhand 2: {FOUR}\nleft: boat/black\ndeck: swimmer/black", edition)
    play(state, "draw", "deal swimmer/black")
    if edition == "spanish":
        assert ending(state) == "void"
        return
    assert "last_chance" in offered(state)
    play(state, "last_chance")
    if edition == "online":
        assert offered(state) == {"take left"}
        assert ending(play(state, "take left", "end")) == "last_chance_won"
    else:
        assert ending(state) == "void"


@every_edition
def test_e5_deck_empty_in_final_turns(edition: str) -> None:
    text = f"players: 3\nphase: play\nhand 1: {SEVEN}\nhand 2: crab/black\nhand 3: crab/grey\nleft: boat/black boat/yellow\n"
    state = table(text + "deck: swimmer/black", edition)
    play(state, "last_chance", "draw", "deal swimmer/black")
    if edition == "spanish":
        assert ending(state) == "void"
        return
    play(state, "end")
    if edition == "online":
        play(state, "take left", "end")
        assert ending(state) == "last_chance_won"
    else:
        assert ending(state) == "void"


def test_e5_online_final_turns_go_on_with_nothing_left_to_take() -> None:
    text = f"players: 3\nphase: play\nhand 1: {SEVEN}\nhand 2: crab/black\nhand 3: crab/grey\ndeck:"
    state = play(table(text, "online"), "last_chance", "end", "end")
    assert ending(state) == "last_chance_won"


# --- E6: who starts the next round ---


@every_edition
@pytest.mark.parametrize(("players", "caller"), [(2, 1), (2, 2), (3, 2), (4, 4)])
def test_e6_after_a_stop_the_player_left_of_the_caller_starts(edition: str, players: int, caller: int) -> None:
    state = table(f"players: {players}\nturn: {caller}\nphase: play\nhand {caller}: {SEVEN}", edition)
    play(state, "stop", "shuffle", "deal crab/black", "deal crab/green")
    assert GAME.actor(state) == caller % players


@every_edition
@pytest.mark.parametrize(("players", "caller"), [(2, 1), (2, 2), (3, 2), (4, 4)])
def test_e6_after_final_turns(edition: str, players: int, caller: int) -> None:
    piles = "left: boat/black boat/yellow swimmer/black"
    state = table(f"players: {players}\nturn: {caller}\nphase: play\nhand {caller}: {SEVEN}\n{piles}", edition)
    play(state, "last_chance")
    for _ in range(players - 1):
        play(state, "take left", "end")
    play(state, "shuffle", "deal crab/black", "deal crab/green")
    # The last turn was that of the player to the right of the caller.
    assert GAME.actor(state) == (caller - 1 if edition == "italian" else caller % players)


# --- E7: ties at the end ---


@every_edition
def test_e7_ties_at_the_end(edition: str) -> None:
    # Player 1 stops with 7 points against 9; both then have 40.
    nine = "octopus/light_blue octopus/green shell/black shell/green shell/grey shell/yellow"
    state = play(table(f"phase: play\nhand 1: {SEVEN}\nhand 2: {nine}\nscores: 33 31", edition), "stop")
    if edition == "french":
        assert GAME.outcome(state) == Outcome((0,), Reason.TARGET, Decider.ENDER, (40, 40))
    else:
        assert GAME.outcome(state) == Outcome((1,), Reason.TARGET, Decider.LAST_ROUND, (40, 40))
