"""§17: what a player decides and knows with expansions."""

from __future__ import annotations

from collections import Counter

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.cards import cards_in
from saltmochi.games.sea_salt_paper.notation import card_name
from saltmochi.games.sea_salt_paper.state import DECK, State
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER, WATCHER
from tests.games.sea_salt_paper.tables import EDITIONS, cards_at, hand, offered, pepper, play, salt, sees, words

SWIMMERS = "swimmer/black swimmer/yellow"
VISIT = f"players: 3\nphase: play\nhand 1: {SWIMMERS} crab/black fish/green\nhand 2: mermaid shell/grey boat/black\nhand 3: octopus/grey\nleft: crab/grey\n"
LOOKED = ("mermaid/white", "fish/green", "boat/black", "octopus/grey", "shell/black")
LOBSTER = "players: 3\nphase: play\nhand 1: crab/black lobster\nleft: shell/grey\nright: crab/grey\n"


def imagined(state: State, player: int, count: int = 30) -> list[State]:
    """Tables that a player can imagine."""
    rng = new_rng(17)
    return [GAME.imagine(sees(state, player), rng) for _ in range(count)]


def alike(*tables: State) -> list[bool]:
    """Whether players and watchers see the same at these tables, by seat; the watcher comes last."""
    seats = [*range(tables[0].players), WATCHER]
    views = [[GAME.view(state, seat) for seat in seats] for state in tables]
    return [all(each[i] == views[0][i] for each in views) for i in range(len(seats))]


def after_lobster(cards: tuple[str, ...] = LOOKED, kept: str = "mermaid/white") -> State:
    """A table at which player 1 looked at these cards and kept one."""
    return play(salt(LOBSTER), "lay crab/black lobster/black", *(f"deal {card}" for card in cards), f"keep {kept}")


# --- 17.1 ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_17_1_a_stung_turn_has_no_decision(edition: str) -> None:
    text = (
        "players: 3\nphase: play\nhand 1: swimmer/black jellyfish/pink\nhand 2: crab/black crab/grey\nleft: shell/grey"
    )
    state = play(salt(text, edition), "lay swimmer/black jellyfish/pink", "end")
    assert GAME.actor(state) == DEALER
    assert GAME.actor(play(state, "deal boat/black")) == DEALER
    assert GAME.actor(play(state, "deal boat/yellow")) == 0


# --- 17.2 ---


def test_17_2_events_stings_and_shells_are_public() -> None:
    state = pepper("kraken", "players: 3\nheld 2: tornado\ndiscarded: sunfish\nstung: 2\nshell 3: shell/grey\n")
    for seat in (0, 1, 2, WATCHER):
        view = GAME.view(state, seat)
        assert (view.event, view.held, view.event_discard) == (state.event, state.held, state.event_discard)
        assert (view.stung, view.sheltered) == (0b010, 0b100)


def test_17_2_a_robbed_pair_is_public() -> None:
    state = pepper(
        "water_rodeo", "players: 3\nphase: play\nhand 1: shark/black shark/green\nlaid 2: boat/black boat/yellow"
    )
    play(state, "lay shark/black shark/green", "rob_pair 2 boat/black boat/yellow")
    for guess in imagined(state, 3):
        assert cards_at(guess, 5) == words("shark/black shark/green boat/black boat/yellow")


def test_17_2_how_many_cards_were_looked_at_is_public() -> None:
    state = play(salt(f"{LOBSTER}deck: mermaid fish/green"), "lay crab/black lobster/black", "deal fish/green")
    assert (sees(state, 3).looked_count, sees(state, 3).looked) == (1, [0] * 5)
    play(state, "deal mermaid/white")
    assert (sees(state, 3).looked_count, sees(state, 3).deck_size) == (2, 2)


# --- 17.3 ---


def test_17_3_the_cards_looked_at_are_seen_by_the_player_alone() -> None:
    others = ("crab/green", "crab/yellow", "penguin/pink", "sailor/pink", "captain/light_orange")
    assert alike(after_lobster(), after_lobster(others, "sailor/pink")) == [False, True, True, True]


def test_17_3_the_player_knows_that_four_of_them_are_in_the_deck() -> None:
    state = after_lobster()
    for guess in imagined(state, 1):
        assert set(LOOKED[1:]) <= set(cards_at(guess, DECK))
        assert hand(guess, 1) == ["mermaid/white"]
    assert any("mermaid/white" not in hand(guess, 1) for guess in imagined(state, 3))


def test_17_3_what_comes_to_light_later_is_no_longer_taken_to_be_in_the_deck() -> None:
    state = play(after_lobster(), "end", "draw", "deal fish/green", "deal crab/green", "put fish/green left")
    for guess in imagined(state, 1):
        assert "fish/green" not in cards_at(guess, DECK)
        assert {"octopus/grey", "shell/black"} <= {*cards_at(guess, DECK), *hand(guess, 2)}


def test_17_3_a_hand_that_is_looked_at_is_seen_by_the_visitor_alone() -> None:
    tables = [
        play(pepper("water_rodeo", VISIT.replace("mermaid shell/grey", cards)), f"lay {SWIMMERS}", "visit 2")
        for cards in ("mermaid shell/grey", "crab/yellow sailor/pink")
    ]
    assert alike(*tables) == [False, False, True, True]
    assert hand(sees(tables[0], 1), 2) == words("boat/black mermaid/white shell/grey")


@pytest.mark.parametrize(("seat", "sees_given"), [(1, True), (2, True), (3, False)])
def test_17_3_the_card_to_be_given_is_known_to_both_players(seat: int, sees_given: bool) -> None:
    tables = [
        play(pepper("water_rodeo", VISIT), f"lay {SWIMMERS}", "visit 2", f"give {card}")
        for card in ("crab/black", "fish/green")
    ]
    assert alike(*tables)[seat - 1] != sees_given


def test_17_3_both_players_know_both_cards_of_an_exchange_and_others_neither() -> None:
    state = play(pepper("water_rodeo", VISIT), f"lay {SWIMMERS}", "visit 2", "give crab/black", "get mermaid/white")
    for player in (1, 2):
        for guess in imagined(state, player):
            assert "mermaid/white" in hand(guess, 1)
            assert "crab/black" in hand(guess, 2)
    other = pepper("water_rodeo", VISIT)
    play(other, f"lay {SWIMMERS}", "visit 2", "give fish/green", "get shell/grey")
    assert alike(state, other) == [False, False, True, True]


def test_17_3_both_piles_of_the_hermit_crab_are_seen_by_the_player_alone() -> None:
    text = "players: 3\nphase: play\nhand 1: crab/black crab/green\nleft: shell/grey fish/green boat/black\nright: mermaid octopus/grey boat/yellow"
    tables = [
        play(
            pepper("hermit_crab", text),
            "lay crab/black crab/green",
            "look left",
            f"pick {a}",
            "look right",
            f"pick {b}",
        )
        for a, b in (("shell/grey", "mermaid/white"), ("fish/green", "octopus/grey"))
    ]
    assert alike(*tables) == [False, True, True, True]


def test_17_3_the_colour_of_a_shell_is_known_to_its_owner_alone() -> None:
    shells = set()
    state = play(pepper("coral_reef", "phase: play\nhand 1: shell/grey crab/black"), "hide shell/grey")
    for guess in imagined(state, 2):
        assert guess.sheltered == 1
        shells.add(card_name(guess.shells[0]))
    assert len(shells) > 3
    assert all(name.startswith("shell/") for name in shells)
    assert {guess.shells[0] for guess in imagined(state, 1)} == {state.shells[0]}


def test_17_3_a_shell_that_was_taken_openly_may_be_the_one_face_down() -> None:
    state = play(pepper("coral_reef", "hand 1: crab/black\nleft: crab/grey shell/grey"), "take left", "hide shell/grey")
    for guess in imagined(state, 2):
        assert card_name(guess.shells[0]) == "shell/grey" or "shell/grey" in hand(guess, 1)
    assert any(card_name(guess.shells[0]) == "shell/grey" for guess in imagined(state, 2))


@pytest.mark.parametrize("event", ["sunfish", "kraken"])
def test_17_3_cards_of_fish_and_stings_are_seen_by_the_player_alone(event: str) -> None:
    text = "players: 3\nphase: play\nhand 1: fish/black fish/green swimmer/black jellyfish/pink\nleft: shell/grey"
    tables = []
    for first, second in (("mermaid/white", "boat/black"), ("crab/green", "boat/yellow")):
        state = play(pepper(event, text), "lay fish/black fish/green", f"deal {first}")
        if event == "sunfish":
            play(state, f"deal {second}")
        tables.append(play(state, "lay swimmer/black jellyfish/pink", "end", "deal sailor/pink"))
    assert alike(*tables) == [False, True, True, True]


# --- 17.4 ---


def test_17_4_the_visitor_knows_the_whole_hand_until_cards_come_or_go_unseen() -> None:
    state = play(pepper("water_rodeo", VISIT), f"lay {SWIMMERS}", "visit 2", "decline", "end")
    known = words("boat/black mermaid/white shell/grey")
    assert all(hand(guess, 2) == known for guess in imagined(state, 1))
    play(state, "draw", "deal crab/green", "deal crab/yellow", "put crab/green right", "end")
    for guess in imagined(state, 1):
        assert not Counter(known) - Counter(hand(guess, 2))
        assert len(hand(guess, 2)) == 4


def test_17_4_a_thief_makes_the_visitor_unsure_again() -> None:
    text = VISIT.replace("hand 3: octopus/grey", "hand 3: swimmer/dark_blue shark/black")
    state = play(pepper("water_rodeo", text + "right: penguin/pink"), f"lay {SWIMMERS}", "visit 2", "decline", "end")
    play(state, "take right", "end", "take left", "lay swimmer/dark_blue shark/black", "rob 2", "steal mermaid/white")
    known = {"boat/black", "mermaid/white", "shell/grey", "penguin/pink"}
    stolen = set()
    for guess in imagined(state, 1, 100):
        assert len(known & set(hand(guess, 2))) == 3
        stolen |= known & set(hand(guess, 3))
    assert stolen == known


def test_17_4_a_card_that_was_picked_unseen_is_recognized_in_a_hand() -> None:
    # Player 2 picks from a pile; player 1 then sees the hand of player 2.
    text = (
        f"turn: 2\nphase: play\nhand 1: {SWIMMERS} crab/dark_blue\nhand 2: crab/black crab/green mermaid\n"
        "left: shell/grey fish/green boat/black\nright: penguin/pink"
    )
    state = play(pepper("water_rodeo", text), "lay crab/black crab/green", "look left", "pick fish/green", "end")
    play(state, "take right", f"lay {SWIMMERS}", "visit 2", "decline")
    for guess in imagined(state, 1):
        assert [card_name(card) for card in guess.piles[0][:2]] == ["shell/grey", "boat/black"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_17_4_a_mermaid_exchanged_for_a_mermaid_can_be_imagined(edition: str) -> None:
    text = f"players: 3\nphase: play\nhand 1: {SWIMMERS} mermaid\nhand 2: mermaid mermaid mermaid\nleft: fish/green"
    state = pepper("water_rodeo", text, edition)
    play(state, f"lay {SWIMMERS}", "visit 2", "give mermaid/white", "get mermaid/white")
    for player in (1, 2, 3):
        view = sees(state, player)
        assert all(GAME.view(guess, player - 1) == view for guess in imagined(state, player, 5))


def test_17_4_a_sting_says_nothing_of_what_was_picked_from_the_left_pile() -> None:
    # Player 1 picks unseen from the left pile and stings player 2, who draws a card that is not in that pile.
    text = "phase: play\nhand 1: crab/black crab/green swimmer/black jellyfish/pink\nleft: shell/grey fish/green boat/black"
    state = play(salt(text), "lay crab/black crab/green", "look left", "pick fish/green")
    play(state, "lay swimmer/black jellyfish/pink", "end", "deal mermaid/white")
    picked = {hand(guess, 1)[0] for guess in imagined(state, 2, 60)}
    assert picked == {"shell/grey", "fish/green"}


def test_17_4_a_card_taken_by_the_angelfish_tells_what_lies_below() -> None:
    # Once the boat is gone player 2 sees the fish below it: so it was the shell that player 1 picked.
    text = "phase: play\nhand 1: crab/black crab/green\nleft: shell/grey fish/green boat/black\nright: octopus/purple mermaid\n"
    state = play(pepper("angelfish", text), "lay crab/black crab/green", "look left", "pick shell/grey", "end")
    play(state, "draw", "deal penguin/pink", "deal octopus/light_blue", "put penguin/pink right", "end")
    play(state, "draw", "deal fish/black", "deal crab/yellow", "put fish/black right", "end", "take left")
    for guess in imagined(state, 2):
        assert "shell/grey" in hand(guess, 1)


def test_17_looked_at_cards_are_hidden_from_a_watcher() -> None:
    view = GAME.view(after_lobster(), WATCHER)
    assert cards_in(view.duos[1], view.others[1]) == []
    assert "keep mermaid/white" not in offered(after_lobster())
