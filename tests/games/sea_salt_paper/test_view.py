"""§9: what a player knows."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saltmochi.games.sea_salt_paper import GAME, determinization
from saltmochi.games.sea_salt_paper.cards import ALIKE, BIT, CARD_COUNT, DUO_COUNT, NO_CARD, cards_in
from saltmochi.games.sea_salt_paper.holding import Holding
from saltmochi.games.sea_salt_paper.memory import HIDDEN, Seen, card_of, other_of, seat_of, seen_by, what_of, with_card
from saltmochi.games.sea_salt_paper.notation import card_from, card_name
from saltmochi.games.sea_salt_paper.results import parts, parts_of
from saltmochi.games.sea_salt_paper.state import DECK, HAND, LAID, SETS, State, add, copies_at, holds, set_size
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.record import copy_record
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import WATCHER
from tests.games.sea_salt_paper.tables import EDITIONS, cards_at, hand, laid, pile, play, sees, table

IMAGINED = 60


def remembers(view: View, what: Seen) -> list[tuple[int, int, str]]:
    """What a view remembers of a sort: whose turn, pile or victim, card."""
    found = [entry for entry in view.memory[: view.memories] if what_of(entry) == what]
    names = {HIDDEN: "?", NO_CARD: "none"}
    return [
        (seat_of(entry) + 1, other_of(entry), names.get(card_of(entry)) or card_name(card_of(entry))) for entry in found
    ]


def imagined(state: State, player: int, count: int = IMAGINED) -> list[State]:
    """Tables that a player can imagine."""
    rng = new_rng(9)
    return [GAME.imagine(sees(state, player), rng) for _ in range(count)]


def test_9_1_laid_cards_tops_sizes_and_scores_are_public() -> None:
    state = table(
        "scores: 3 4\nhand 2: mermaid crab/black\nlaid 2: boat/black boat/yellow\nleft: fish/green\nright: shell/grey"
    )
    for seat in (0, 1, WATCHER):
        view = GAME.view(state, seat)
        assert view.scores[:2] == [3, 4]
        assert laid(view, 2) == ["boat/black", "boat/yellow"]
        assert view.tops == [card_from("fish/green"), card_from("shell/grey")]
        assert (view.deck_size, view.heights, view.hand_sizes[:2]) == (58 - 6, [1, 1], [0, 2])


@given(st.sets(st.integers(0, CARD_COUNT - 1)), st.sets(st.integers(0, CARD_COUNT - 1)))
def test_9_1_cards_are_seen_as_they_look_and_counted_as_they_are(in_hand: set[int], on_table: set[int]) -> None:
    state = State()
    state.players = 2
    for place, cards in ((HAND, in_hand), (LAID, on_table - in_hand)):
        for card in cards:
            add(state, place, card)
    view = GAME.view(state, 0)
    for place in (HAND, LAID):
        assert cards_at(view, place) == cards_at(state, place)
        for card in cards_in(view.duos[place], view.others[place]):
            assert holds(view, place, ALIKE[card])
            assert copies_at(view, place, card).bit_count() == copies_at(state, place, card).bit_count()
    duos, others = state.duos[HAND] | state.duos[LAID], state.others[HAND] | state.others[LAID]
    assert parts_of(view, 0) == parts(Holding((duos, others)))


def test_9_1_everybody_sees_who_takes_which_card_from_a_pile() -> None:
    state = play(table("left: fish/green shell/grey\nright: crab/black"), "take left")
    for seat in (0, 1, WATCHER):
        view = GAME.view(state, seat)
        assert remembers(view, Seen.TOOK) == [(1, 0, "shell/grey")]
        assert remembers(view, Seen.UNCOVERED) == [(1, 0, "fish/green")]


def test_9_1_everybody_sees_who_steals_from_whom() -> None:
    state = table("players: 3\nphase: play\nhand 1: swimmer/black shark/black\nhand 2: mermaid")
    play(state, "lay swimmer/black shark/black", "rob 2", "steal mermaid/white")
    assert remembers(sees(state, 3), Seen.STOLE) == [(1, 1, "?")]


def test_9_2_own_hand_and_the_two_cards_drawn_are_private() -> None:
    state = play(table("left: fish/green\nhand 1: mermaid"), "draw", "deal crab/black", "deal shell/grey")
    assert sees(state, 1).drawn == [card_from("crab/black"), card_from("shell/grey")]
    assert sees(state, 2).drawn == GAME.view(state, WATCHER).drawn == [NO_CARD, NO_CARD]
    assert set_size(sees(state, 2), HAND) == 0
    play(state, "put shell/grey right")
    assert remembers(sees(state, 1), Seen.DREW)[-1] == (1, 0, "crab/black")
    assert remembers(sees(state, 2), Seen.DREW)[-1] == (1, 0, "?")
    assert remembers(sees(state, 2), Seen.PILED)[-1] == (1, 1, "shell/grey")


def test_9_2_the_pile_looked_through_is_private() -> None:
    state = table("players: 3\nphase: play\nhand 1: crab/black crab/green\nleft: shell/grey fish/green boat/black")
    play(state, "lay crab/black crab/green", "look left", "pick shell/grey")
    assert remembers(sees(state, 1), Seen.SAW) == [(1, 0, name) for name in ("shell/grey", "fish/green", "boat/black")]
    assert remembers(sees(state, 1), Seen.PICKED) == [(1, 0, "shell/grey")]
    assert remembers(sees(state, 2), Seen.SAW) == [(1, 0, "?")] * 3
    assert remembers(sees(state, 2), Seen.PICKED) == [(1, 0, "?")]


def test_9_2_thief_and_victim_know_the_card_stolen() -> None:
    state = table("players: 3\nphase: play\nhand 1: swimmer/black shark/black\nhand 2: mermaid crab/black")
    play(state, "lay swimmer/black shark/black", "rob 2", "steal mermaid/white")
    assert remembers(sees(state, 1), Seen.STOLE) == remembers(sees(state, 2), Seen.STOLE) == [(1, 1, "mermaid/white")]
    assert all("mermaid/white" in hand(guess, 1) for guess in imagined(state, 2))


def test_9_3_cards_covered_in_piles_are_remembered() -> None:
    state = table("left: shell/grey fish/green boat/black\nright: mermaid crab/black")
    for guess in imagined(state, 2):
        assert pile(guess, 0) == ["shell/grey", "fish/green", "boat/black"]
        assert pile(guess, 1) == ["mermaid/white", "crab/black"]


def test_9_3_a_card_taken_openly_is_remembered_until_it_is_laid() -> None:
    state = table("left: shell/grey crab/black\nright: boat/yellow\nhand 1: crab/green mermaid")
    play(state, "take left")
    assert all("crab/black" in hand(guess, 1) for guess in imagined(state, 2))
    play(state, "lay crab/black crab/green", "look right", "pick boat/yellow")
    assert not any("crab/black" in hand(guess, 1) for guess in imagined(state, 2))


def test_9_3_after_someone_elses_crabs_a_pile_is_known_up_to_the_missing_card() -> None:
    state = table("phase: play\nhand 1: crab/black crab/green\nleft: shell/grey fish/green boat/black octopus/grey")
    play(state, "lay crab/black crab/green", "look left", "pick fish/green")
    seen = Counter(" ".join(pile(guess, 0)) + " | " + " ".join(hand(guess, 1)) for guess in imagined(state, 2, 300))
    # The top is still there, so it was not the one; each of the others may be.
    assert set(seen) == {
        "fish/green boat/black octopus/grey | shell/grey",
        "shell/grey boat/black octopus/grey | fish/green",
        "shell/grey fish/green octopus/grey | boat/black",
    }
    assert min(seen.values()) > 60
    assert {" ".join(pile(guess, 0)) for guess in imagined(state, 1)} == {"shell/grey boat/black octopus/grey"}


def test_9_3_what_is_uncovered_later_tells_which_card_was_missing() -> None:
    state = table("phase: play\nhand 1: crab/black crab/green\nleft: shell/grey fish/green boat/black octopus/grey")
    play(state, "lay crab/black crab/green", "look left", "pick boat/black", "end", "take left")
    assert all(hand(guess, 1) == ["boat/black"] for guess in imagined(state, 2))


def test_9_3_picking_the_top_is_seen_by_all() -> None:
    state = table("phase: play\nhand 1: crab/black crab/green\nleft: shell/grey fish/green")
    play(state, "lay crab/black crab/green", "look left", "pick fish/green")
    assert all(hand(guess, 1) == ["fish/green"] for guess in imagined(state, 2))


def test_9_3_a_card_known_in_a_hand_may_have_been_stolen() -> None:
    state = table(
        "players: 3\nhand 2: shell/grey\nleft: fish/green\nhand 3: swimmer/black shark/black\nturn: 2\nright: boat/black"
    )
    play(state, "take left", "end", "take right", "lay swimmer/black shark/black", "rob 2", "steal shell/grey")
    guesses = imagined(state, 1)
    assert all(("fish/green" in hand(guess, 2)) != ("fish/green" in hand(guess, 3)) for guess in guesses)
    assert {"fish/green" in hand(guess, 2) for guess in guesses} == {True, False}
    play(state, "end", "draw", "deal crab/black", "deal crab/grey", "put crab/black left", "end")
    assert all("fish/green" in hand(guess, 2) for guess in imagined(state, 2))


def test_9_3_alike_cards_cannot_be_told_apart() -> None:
    # Player 1 took a dark blue crab openly and has another one unseen: laying one tells nothing of which it was.
    first = table("hand 1: crab/dark_blue crab/black\nleft: shell/grey crab/dark_blue\nright: boat/black")
    play(first, "take left", "lay crab/dark_blue crab/black")
    guesses = {" ".join(hand(guess, 1)) for guess in imagined(first, 2, 200)}
    assert len(guesses) > 10
    assert "crab/dark_blue" in guesses


def test_9_3_a_steal_and_a_lay_do_not_use_up_the_cards_drawn_now() -> None:
    # Player 3 holds both cards just drawn; one of them is like a card that player 2 laid after an unseen steal.
    state = table(
        "players: 3\nhand 1: shell/grey\nhand 2: swimmer/black shark/black boat/black\nleft: boat/yellow\nright: fish/green"
    )
    play(state, "take left", "end", "take right", "lay swimmer/black shark/black", "rob 1", "steal boat/yellow")
    play(
        state, "lay boat/black boat/yellow", "draw", "deal crab/black", "deal crab/green", "put crab/black left", "end"
    )
    play(state, "draw", "deal octopus/grey", "deal boat/yellow")
    view = sees(state, 3)
    assert all(GAME.view(guess, 2) == view for guess in imagined(state, 3))


def test_9_3_a_shown_hand_may_have_come_together_in_any_way() -> None:
    # What was stolen unseen is one of the cards shown now; in this edition it was not the fourth mermaid.
    state = table(
        "players: 4\nphase: play\nhand 1: octopus/grey octopus/green octopus/yellow crab/grey crab/yellow mermaid swimmer/black "
        "shark/black\nhand 2: mermaid mermaid mermaid crab/black\nleft: boat/black boat/yellow fish/black\nright: boat/light_blue",
        "spanish",
    )
    play(state, "lay swimmer/black shark/black", "rob 2", "steal crab/black", "last_chance", "take left", "end")
    view = sees(state, 3)
    assert all(GAME.view(guess, 2) == view for guess in imagined(state, 3))


def test_9_3_any_unseen_card_may_be_the_one_laid_later() -> None:
    state = table(
        "players: 3\nphase: play\nhand 1: crab/black crab/green swimmer/black shark/black\nhand 2: mermaid\nleft: shell/grey"
    )
    play(state, "lay swimmer/black shark/black", "rob 2", "steal mermaid/white")
    play(state, "lay crab/black crab/green", "look left", "pick shell/grey")
    stolen = {remembers(sees(guess, 1), Seen.STOLE)[0][2] for guess in imagined(state, 3, 300)}
    assert {"mermaid/white", "crab/black", "crab/green"} <= stolen


def test_9_3_many_unseen_picks_are_imagined_without_many_attempts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(determinization, "ATTEMPTS", 300)
    crabs = "crab/black crab/green crab/grey crab/yellow crab/yellow crab/dark_blue crab/dark_blue crab/light_blue"
    pile_cards = (
        "fish/black fish/green boat/black boat/yellow shell/grey shell/black shell/green octopus/grey octopus/green"
    )
    state = table(f"phase: play\nhand 1: {crabs}\nleft: {pile_cards} shell/yellow penguin/pink sailor/pink")
    for pair, card in zip(("crab/dark_blue crab/dark_blue", "crab/yellow crab/yellow", "crab/black crab/green"),
                          ("octopus/grey", "shell/black", "octopus/green"), strict=True):  # fmt: skip
        play(state, f"lay {pair}", "look left", f"pick {card}")
    play(state, "lay crab/light_blue crab/grey", "look left", "pick shell/green", "last_chance")
    view = sees(state, 2)
    assert all(GAME.view(guess, 1) == view for guess in imagined(state, 2))


def random_tables(seed: int, players: int, edition: str) -> list[State]:
    """Copies of the tables of a random game in which pairs are laid whenever they can be."""
    chance = random.Random(seed)
    state = GAME.deal(players, edition, target=15)
    tables = []
    while not GAME.over(state):
        tables.append(copy_record(state))
        actions = GAME.legal(state)
        lays = [action for action in actions if GAME.text_of(action).startswith("lay")]
        GAME.apply(state, chance.choice(lays or actions))
    return tables


def never_seen(state: State, seat: int) -> list[int]:
    """The cards that this seat has never seen in this round and that do not lie open."""
    view = GAME.view(state, seat)
    seen = {card_of(e) for e in state.memory[: state.memories] if seen_by(e, seat) and what_of(e) != Seen.PICKED}
    seen |= set(state.drawn) if seat == state.turn else set()
    shown = [player for player in range(state.players) if view.shown[player]]
    seen |= {card for card in range(CARD_COUNT) for player in shown if holds(state, HAND + player, card)}
    return [card for card in range(CARD_COUNT) if card not in seen]


def swapped(state: State, a: int, b: int) -> State:
    """The same table with two cards in each other's place and history."""
    other = copy_record(state)
    trade = {a: b, b: a}
    for place in range(SETS):
        for card in (a, b):
            word = other.duos if trade[card] < DUO_COUNT else other.others
            word[place] &= ~BIT[trade[card]]
            word[place] |= BIT[trade[card]] * holds(state, place, card)
    other.drawn = [trade.get(card, card) for card in state.drawn]
    for i, entry in enumerate(state.memory[: state.memories]):
        if what_of(entry) != Seen.PICKED:
            other.memory[i] = with_card(entry, trade.get(card_of(entry), card_of(entry)))
    return other


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_9_a_view_does_not_change_when_what_is_hidden_changes(players: int, edition: str) -> None:
    chance = random.Random(players)
    checked = 0
    for state in random_tables(players, players, edition)[::7]:
        for seat in (*range(players), WATCHER):
            unseen = never_seen(state, seat)
            if len(unseen) > 1:
                a, b = chance.sample(unseen, 2)
                assert GAME.view(swapped(state, a, b), seat) == GAME.view(state, seat)
                checked += ALIKE[a] != ALIKE[b]
    assert checked > 20


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", EDITIONS)
def test_e1_nobody_is_imagined_with_four_mermaids_that_would_have_won(edition: str) -> None:
    # Of eight cards that player 1 has not seen four are mermaids, and player 2 holds four of the eight.
    rest = [name for name in cards_at(table(""), DECK) if name != "mermaid/white"]
    piles = f"left: {' '.join(rest[4:24])}\nright: {' '.join(rest[24:44])}\nhand 1: {' '.join(rest[44:])}"
    state = table(f"hand 2: mermaid mermaid mermaid {rest[0]}\n{piles}", edition)
    most = max(hand(guess, 2).count("mermaid/white") for guess in imagined(state, 1, 600))
    assert most == (4 if edition in ("italian", "french") else 3)
