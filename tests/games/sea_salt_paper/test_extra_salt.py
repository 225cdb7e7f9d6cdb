"""§10, §11: the cards of Extra Salt, and what their pairs do."""

from __future__ import annotations

from collections import Counter

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.cards import CARD_COUNT, CARDS
from saltmochi.games.sea_salt_paper.results import round_result
from saltmochi.games.sea_salt_paper.state import DECK, State, set_size
from saltmochi.table.seats import DEALER
from tests.games.sea_salt_paper.tables import (
    EDITIONS,
    bonus,
    cards_at,
    hand,
    laid,
    offered,
    pairs_laid,
    pepper,
    play,
    points,
    salt,
    sees,
    table,
    words,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)
SEVEN = "fish/yellow fish/green octopus/yellow octopus/purple octopus/grey"
LOBSTER = "phase: play\nhand 1: crab/black lobster\nleft: shell/grey\n"
STING = "phase: play\nhand 1: swimmer/black jellyfish/pink\nleft: shell/grey\nright: boat/black\n"
STUNG = "swimmer/black jellyfish/pink"


def ending(state: State) -> str:
    """How the round ended, or that it goes on."""
    result = round_result(state)
    return result.ending if result else "goes on"


# --- §10: the cards ---


def test_10_1_eight_cards_more_no_two_alike() -> None:
    extra = CARDS[CARD_COUNT:]
    assert len(CARDS) == 66
    assert len(set(extra)) == len(extra) == 8
    assert Counter(card.kind.name.lower() for card in extra) == {
        "jellyfish": 2, "lobster": 1, "cast_of_crabs": 1, "starfish": 3, "seahorse": 1,
    }  # fmt: skip


def test_10_1_the_colours_of_the_eight_cards() -> None:
    assert set(cards_at(salt(""), DECK)) - set(cards_at(table(""), DECK)) == {
        "jellyfish/purple", "jellyfish/pink", "lobster/black", "cast_of_crabs/green",
        "starfish/dark_blue", "starfish/light_blue", "starfish/yellow", "seahorse/white",
    }  # fmt: skip


def test_10_2_colour_totals() -> None:
    assert Counter(card.colour.name.lower() for card in CARDS) == {
        "dark_blue": 10, "light_blue": 10, "black": 9, "yellow": 9, "green": 7, "white": 5, "purple": 5, "grey": 4,
        "light_orange": 3, "pink": 3, "orange": 1,
    }  # fmt: skip


@pytest.mark.parametrize(("players", "target"), [(2, 40), (3, 35), (4, 30)])
def test_10_3_targets_and_setup_are_unchanged(players: int, target: int) -> None:
    state = GAME.deal(players, "italian", expansions=("extra-salt",))
    assert state.target == target
    play(state, "begin 2", "deal lobster/black", "deal seahorse/white")
    assert offered(state) == {"draw", "take left", "take right"}
    assert set_size(state, DECK) == 64


def test_10_3_without_extra_salt_there_are_58_cards() -> None:
    for expansions in ((), ("extra-pepper",)):
        assert set_size(GAME.deal(expansions=expansions), DECK) == 58


# --- §11.1, §11.2: two more pairs ---


def test_11_1_a_crab_and_the_lobster_or_a_swimmer_and_a_jellyfish_are_a_pair() -> None:
    cards = "crab/black crab/green lobster swimmer/black swimmer/yellow jellyfish/pink jellyfish/purple"
    assert {move for move in offered(salt(f"phase: play\nhand 1: {cards}")) if move.startswith("lay")} == {
        "lay crab/black crab/green",
        "lay crab/black lobster/black",
        "lay crab/green lobster/black",
        "lay swimmer/black jellyfish/pink",
        "lay swimmer/black jellyfish/purple",
        "lay swimmer/yellow jellyfish/pink",
        "lay swimmer/yellow jellyfish/purple",
    }


@pytest.mark.parametrize(
    "cards",
    [
        "jellyfish/pink jellyfish/purple",
        "jellyfish/pink shark/black",
        "lobster jellyfish/pink",
        "lobster fish/black",
        "lobster cast_of_crabs",
        "starfish/yellow starfish/dark_blue",
        "crab/black cast_of_crabs",
        "crab/black seahorse",
    ],
)
def test_11_1_what_is_no_pair(cards: str) -> None:
    assert offered(salt(f"phase: play\nhand 1: {cards}")) == {"end"}


def test_11_1_two_crabs_and_swimmer_and_shark_keep_their_effects() -> None:
    text = "phase: play\nhand 1: crab/black crab/green lobster swimmer/black shark/black\nhand 2: mermaid\nleft: shell/grey"
    assert offered(play(salt(text), "lay crab/black crab/green")) == {"look left"}
    assert offered(play(salt(text), "lay swimmer/black shark/black")) == {"rob 2"}


@pytest.mark.parametrize("pair", ["crab/black lobster/black", "swimmer/black jellyfish/pink"])
def test_11_2_the_new_pairs_may_be_laid_when_they_can_do_nothing(pair: str) -> None:
    text = f"phase: play\nhand 1: {SEVEN}\nhand 2: {pair}\nleft: shell/grey shell/green\ndeck:"
    state = play(salt(text, "online"), "last_chance", "take left", f"lay {pair}")
    assert offered(state) == {"end"}
    assert pairs_laid(state, 2) == pair
    assert not state.stung


# --- The lobster ---


@pytest.mark.parametrize("size", [5, 6, 20])
def test_11_3_the_player_looks_at_five_cards_and_keeps_one(size: int) -> None:
    cards = [name for name in cards_at(salt(LOBSTER), DECK) if name != "mermaid/white"][: size - 2]
    state = play(salt(f"{LOBSTER}deck: mermaid mermaid {' '.join(cards)}"), "lay crab/black lobster/black")
    seen = ["mermaid/white", cards[0], "mermaid/white", cards[1], cards[2]]
    for card in seen:
        assert GAME.actor(state) == DEALER
        play(state, f"deal {card}")
    assert GAME.actor(state) == 0
    assert offered(state) == {f"keep {card}" for card in seen}
    play(state, "keep mermaid/white")
    assert hand(state, 1) == ["mermaid/white"]
    assert cards_at(state, DECK) == sorted(["mermaid/white", *cards])
    assert "end" in offered(state)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
@every_edition
def test_11_3_with_fewer_than_five_the_player_looks_at_them_all(size: int, edition: str) -> None:
    cards = ["fish/black", "boat/yellow", "penguin/pink", "octopus/grey"][:size]
    state = play(salt(f"{LOBSTER}deck: {' '.join(cards)}", edition), "lay crab/black lobster/black")
    play(state, *(f"deal {card}" for card in cards))
    assert offered(state) == {f"keep {card}" for card in cards}
    play(state, "keep fish/black")
    assert hand(state, 1) == ["fish/black"]
    assert cards_at(state, DECK) == sorted(cards[1:])


def test_11_3_without_a_deck_nothing_happens() -> None:
    state = play(salt(f"{LOBSTER}deck:"), "lay crab/black lobster/black")
    assert offered(state) == {"end"}


def test_11_3_one_of_two_alike_cards_is_kept() -> None:
    state = play(salt(f"{LOBSTER}deck: crab/yellow crab/yellow"), "lay crab/black lobster/black")
    play(state, "deal crab/yellow", "deal crab/yellow")
    assert offered(state) == {"keep crab/yellow"}
    play(state, "keep crab/yellow")
    assert (hand(state, 1), cards_at(state, DECK)) == (["crab/yellow"], ["crab/yellow"])


def test_11_3_others_see_neither_the_cards_nor_which_is_kept() -> None:
    views = []
    for cards in (("mermaid/white", "boat/black"), ("fish/green", "shell/black")):
        state = play(salt(f"players: 3\n{LOBSTER}"), "lay crab/black lobster/black", f"deal {cards[0]}")
        views.append([sees(state, player) for player in (1, 2, 3)])
        play(state, f"deal {cards[1]}", "deal crab/green", "deal crab/grey", "deal octopus/grey")
        views.append([sees(state, player) for player in (1, 2, 3)])
        play(state, f"keep {cards[0]}")
        views.append([sees(state, player) for player in (1, 2, 3)])
    for before, after in zip(views[:3], views[3:], strict=True):
        assert before[0] != after[0]
        assert before[1:] == after[1:]


@pytest.mark.parametrize("size", [1, 2, 5])
@every_edition
def test_11_4_the_deck_runs_out_only_if_it_had_one_card(size: int, edition: str) -> None:
    cards = ["fish/black", "boat/yellow", "penguin/pink", "octopus/grey", "sailor/pink"][:size]
    state = play(salt(f"{LOBSTER}deck: {' '.join(cards)}", edition), "lay crab/black lobster/black")
    play(state, *(f"deal {card}" for card in cards))
    assert ending(state) == "goes on"
    assert sees(state, 2).deck_size == size
    play(state, "keep fish/black")
    assert ending(state) == ("void" if edition == "spanish" and size == 1 else "goes on")
    assert sees(state, 2).deck_size == size - 1
    if edition != "spanish":
        assert ending(play(state, "end")) == ("void" if size == 1 else "goes on")


@every_edition
def test_11_4_a_kept_mermaid_wins_where_holding_it_is_enough(edition: str) -> None:
    text = "phase: play\nhand 1: crab/black lobster mermaid mermaid mermaid\nleft: shell/grey\ndeck: mermaid fish/black"
    state = play(salt(text, edition), "lay crab/black lobster/black", "deal mermaid/white", "deal fish/black")
    assert ending(state) == "goes on"
    assert ending(play(state, "keep mermaid/white")) == ("mermaids" if edition == "spanish" else "goes on")


def test_11_3_after_a_lobster_the_next_draw_is_an_ordinary_one() -> None:
    text = f"phase: play\nhand 1: {SEVEN} crab/black lobster\nleft: shell/grey\ndeck: fish/black"
    state = play(salt(text, "online"), "lay crab/black lobster/black", "deal fish/black", "keep fish/black")
    play(state, "last_chance")
    assert offered(state) == {"take left"}


# --- The jellyfish ---


@pytest.mark.parametrize("players", [2, 3, 4])
@every_edition
def test_11_5_every_opponents_next_turn_is_one_card_from_the_deck(players: int, edition: str) -> None:
    state = play(salt(f"players: {players}\n{STING}", edition), f"lay {STUNG}", "end")
    for player, card in zip(range(2, players + 1), ("mermaid/white", "boat/yellow", "crab/grey"), strict=False):
        assert GAME.actor(state) == DEALER
        assert state.turn == player - 1
        play(state, f"deal {card}")
        assert hand(state, player) == [card]
    assert GAME.actor(state) == 0
    assert offered(state) == {"draw", "take left", "take right"}
    play(state, "take left", "end")
    assert GAME.actor(state) == 1
    assert offered(state) == {"draw", "take right"}


def test_11_5_a_stung_player_with_a_pair_and_seven_points_can_do_nothing() -> None:
    state = play(salt(f"{STING}hand 2: {SEVEN}"), f"lay {STUNG}", "end", "deal shell/green")
    assert GAME.actor(state) == 0


def test_11_5_others_do_not_see_the_card_of_a_stung_turn() -> None:
    views = []
    for card in ("mermaid/white", "fish/black"):
        state = play(salt(f"players: 3\n{STING}"), f"lay {STUNG}", "end", f"deal {card}")
        views.append([sees(state, player) for player in (1, 2, 3)])
    assert [a == b for a, b in zip(*views, strict=True)] == [True, False, True]


def test_11_6_stung_twice_before_that_turn_is_stung_once() -> None:
    cards = "swimmer/black jellyfish/pink swimmer/yellow jellyfish/purple"
    state = salt(f"phase: play\nhand 1: {cards}\nleft: shell/grey\nright: boat/black")
    play(state, f"lay {STUNG}", "lay swimmer/yellow jellyfish/purple", "end", "deal crab/grey", "take left", "end")
    assert offered(state) == {"draw", "take right"}


def test_11_6_two_players_may_sting_a_third() -> None:
    state = salt(f"players: 3\n{STING}hand 2: swimmer/yellow jellyfish/purple")
    play(state, f"lay {STUNG}", "end", "deal crab/grey", "deal crab/green", "take left", "end")
    play(state, "take right", "lay swimmer/yellow jellyfish/purple", "end", "deal crab/black", "deal fish/green")
    assert GAME.actor(state) == 1


def test_11_6_a_sting_ends_with_the_round() -> None:
    text = f"phase: play\nhand 1: {SEVEN} swimmer/black jellyfish/pink\nleft: shell/grey"
    state = play(salt(text), f"lay {STUNG}", "stop", "shuffle", "deal crab/black", "deal crab/green")
    assert GAME.actor(state) == 1
    assert offered(state) == {"draw", "take left", "take right"}


@every_edition
def test_11_7_jellyfish_then_boats_give_an_ordinary_turn(edition: str) -> None:
    text = (
        "phase: play\nhand 1: swimmer/black jellyfish/pink boat/black boat/yellow\nleft: shell/grey\nright: crab/grey"
    )
    state = play(salt(text, edition), f"lay {STUNG}", "lay boat/black boat/yellow")
    assert offered(state) == {"draw", "take left", "take right"}


@every_edition
def test_11_8_after_jellyfish_and_last_chance_each_final_turn_is_one_card(edition: str) -> None:
    text = f"players: 3\nphase: play\nhand 1: {SEVEN} swimmer/black jellyfish/pink\nhand 2: mermaid\nhand 3: crab/grey\nleft: shell/grey"
    state = play(salt(text, edition), f"lay {STUNG}", "last_chance")
    assert (GAME.actor(state), state.turn) == (DEALER, 1)
    play(state, "deal boat/black")
    assert sees(state, 3).shown == [1, 1, 1, 0]
    play(state, "deal boat/yellow")
    assert ending(state) == "last_chance_won"
    assert hand(state, 2) == words("boat/black mermaid/white")
    assert hand(state, 3) == words("boat/yellow crab/grey")


@every_edition
def test_11_8_in_a_final_turn_only_those_are_stung_who_still_have_theirs(edition: str) -> None:
    text = f"players: 4\nturn: 2\nphase: play\nhand 2: {SEVEN}\nhand 3: mermaid\nhand 4: {STUNG}\nhand 1: fish/black\n"
    state = salt(f"{text}left: shell/grey shell/green boat/black", edition)
    play(state, "last_chance", "take left", "end", "take left", f"lay {STUNG}")
    assert state.stung == 0b0001
    play(state, "end", "deal crab/black")
    assert ending(state).startswith("last_chance")
    assert hand(state, 1) == words("crab/black fish/black")


def test_11_8_the_last_final_turn_stings_nobody() -> None:
    text = f"phase: play\nhand 1: {SEVEN}\nhand 2: {STUNG}\nleft: shell/grey"
    state = play(salt(text), "last_chance", "take left", f"lay {STUNG}")
    assert state.stung == 0
    assert ending(play(state, "end")) == "last_chance_won"


def test_11_9_stung_with_an_empty_deck_the_turn_passes() -> None:
    # Player 2 takes the last card of the deck; the other two are stung and find none.
    text = (
        f"players: 4\nphase: play\nhand 1: {SEVEN}\nhand 2: {STUNG}\nhand 3: mermaid\nleft: shell/grey\ndeck: crab/grey"
    )
    state = play(salt(text, "online"), "last_chance", "draw", "deal crab/grey", f"lay {STUNG}", "end")
    assert ending(state) == "last_chance_won"
    assert (hand(state, 3), hand(state, 4)) == (["mermaid/white"], [])
    assert state.turn == 3


def test_11_9_the_turn_passes_to_a_player_who_is_not_stung() -> None:
    text = f"players: 4\nphase: play\nhand 1: {SEVEN}\nhand 2: {STUNG}\nhand 3: mermaid\nshell 4: shell/black\nleft: shell/grey\nright: boat/black\ndeck:"
    state = play(pepper("sunfish", text, "online"), "last_chance", "take left", f"lay {STUNG}", "end")
    assert GAME.actor(state) == 3
    assert offered(state) == {"take right"}
    assert sees(state, 4).shown == [1, 1, 1, 1]


@every_edition
def test_11_9_an_empty_deck_is_looked_for_at_the_end_of_a_stung_turn_too(edition: str) -> None:
    state = play(salt(f"{STING}deck: crab/grey", edition), f"lay {STUNG}", "end", "deal crab/grey")
    assert ending(state) == "void"
    assert hand(state, 2) == ["crab/grey"]


@every_edition
def test_11_9_and_at_the_end_of_a_stung_final_turn(edition: str) -> None:
    text = f"players: 3\nphase: play\nhand 1: {SEVEN} {STUNG}\nleft: shell/grey\ndeck: crab/grey"
    state = play(salt(text, edition), f"lay {STUNG}", "last_chance", "deal crab/grey")
    assert ending(state) == ("last_chance_won" if edition == "online" else "void")


FOUR_MERMAIDS = "mermaid mermaid mermaid mermaid"


@every_edition
def test_11_10_the_fourth_mermaid_of_a_stung_turn_wins_only_where_holding_is_enough(edition: str) -> None:
    state = salt(f"{STING}hand 2: mermaid mermaid mermaid", edition)
    play(state, f"lay {STUNG}", "end", "deal mermaid/white")
    if edition == "spanish":
        assert (ending(state), state.turn) == ("mermaids", 1)
        return
    assert (ending(state), GAME.actor(state)) == ("goes on", 0)
    play(state, "take left", "end", "take right", "end" if edition == "online" else "lay_mermaids")
    assert (ending(state), state.turn) == ("mermaids", 1)


@pytest.mark.parametrize("edition", ["italian", "french", "online"])
def test_11_10_a_stung_final_turn_with_four_mermaids_does_not_win(edition: str) -> None:
    text = f"phase: play\nhand 1: {SEVEN} {STUNG}\nhand 2: mermaid mermaid mermaid\nleft: shell/grey"
    state = play(salt(text, edition), f"lay {STUNG}", "last_chance", "deal mermaid/white")
    assert ending(state) == "last_chance_won"


def test_11_10_the_turn_that_passes_for_want_of_cards_does_not_show_mermaids() -> None:
    text = (
        f"players: 3\nphase: play\nhand 1: {SEVEN}\nhand 2: {STUNG}\nhand 3: {FOUR_MERMAIDS}\nleft: shell/grey\ndeck:"
    )
    state = play(salt(text, "online"), "last_chance", "take left", f"lay {STUNG}", "end")
    assert ending(state) == "last_chance_won"


def test_11_11_jellyfish_do_nothing_to_a_player_behind_a_shell() -> None:
    state = play(pepper("kraken", f"players: 3\n{STING}shell 2: shell/black"), f"lay {STUNG}", "end")
    assert (GAME.actor(state), offered(state)) == (1, {"draw", "take left", "take right"})
    play(state, "take left", "end")
    assert (GAME.actor(state), state.turn) == (DEALER, 2)


# --- Trios ---


def test_11_12_any_pair_may_be_laid_with_a_starfish() -> None:
    text = "phase: play\nhand 1: boat/black boat/yellow swimmer/black jellyfish/pink starfish/yellow starfish/dark_blue"
    assert offered(salt(text)) == {
        "end",
        "lay boat/black boat/yellow",
        "lay boat/black boat/yellow starfish/dark_blue",
        "lay boat/black boat/yellow starfish/yellow",
        "lay swimmer/black jellyfish/pink",
        "lay swimmer/black jellyfish/pink starfish/dark_blue",
        "lay swimmer/black jellyfish/pink starfish/yellow",
    }


@pytest.mark.parametrize(
    "pair",
    [
        "boat/black boat/yellow",
        "crab/black crab/green",
        "crab/black lobster/black",
        "fish/black fish/green",
        "swimmer/black shark/black",
        "swimmer/black jellyfish/pink",
    ],
)
@every_edition
def test_11_12_the_pair_of_a_trio_has_no_effect_and_the_trio_is_worth_three(pair: str, edition: str) -> None:
    text = f"players: 3\nphase: play\nhand 1: {pair} starfish/yellow\nhand 2: mermaid\nleft: shell/grey\nright: shell/green"
    state = play(salt(text, edition), f"lay {pair} starfish/yellow")
    assert pairs_laid(state, 1) == f"{pair} starfish/yellow"
    assert laid(state, 1) == words(f"{pair} starfish/yellow")
    assert points(state, 1) == 3
    assert (offered(state), state.stung) == ({"end"}, 0)
    assert GAME.actor(play(state, "end")) == 1


@pytest.mark.parametrize("event", ["kraken", "water_rodeo"])
def test_11_12_a_pair_that_could_not_be_laid_makes_no_trio(event: str) -> None:
    state = pepper(event, "phase: play\nhand 1: shark/black shark/green starfish/yellow")
    trio = "lay shark/black shark/green starfish/yellow"
    assert (trio in offered(state)) == (event == "water_rodeo")


def test_11_13_one_starfish_per_trio() -> None:
    state = salt("phase: play\nhand 1: boat/black boat/yellow starfish/yellow starfish/dark_blue")
    assert offered(play(state, "lay boat/black boat/yellow starfish/yellow")) == {"end"}


def test_11_13_a_starfish_cannot_be_laid_alone_nor_with_a_pair_already_laid() -> None:
    assert offered(salt("phase: play\nhand 1: starfish/yellow\nlaid 1: boat/black boat/yellow")) == {"end"}


def test_11_14_cards_of_a_trio_count_for_multipliers_colours_and_mermaids() -> None:
    state = salt("laid 1: boat/yellow boat/yellow starfish/yellow\nhand 1: lighthouse mermaid")
    assert points(state, 1) == 3 + 2 + 3
    assert bonus(state, 1) == 3
