"""The table as a message shows it: what a seat may know, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from saltmochi.games.happy_mochi import GAME as HAPPY_MOCHI
from saltmochi.games.sea_salt_paper import GAME as SEA_SALT_PAPER
from saltmochi.games.sea_salt_paper.notation import card_name
from saltmochi.games.sea_salt_paper.results import Parts, round_result
from saltmochi.games.sea_salt_paper.state import HAND as PAPER_HAND
from saltmochi.server.happy_mochi.seat_view import MochiSeatView
from saltmochi.server.sea_salt_paper.seat_view import Pile, Recalled, SeaSeatView
from saltmochi.server.seat_view import seat_views_of
from saltmochi.table.disclosure import UNSEEN
from saltmochi.table.game import Game
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import WATCHER
from tests.games.every_game import Chosen, options, steps
from tests.games.happy_mochi import tables as sweets
from tests.games.sea_salt_paper import tables as papers

CRABS = "phase: play\nhand 1: crab/black crab/green\nleft: shell/grey fish/green boat/black octopus/grey"
PAIR = "left: 1/lemon 6/peach\nright: 2/peach 7/grape"
SEVEN = "fish/yellow fish/green octopus/yellow octopus/purple octopus/grey"
FOUR = "crab/light_blue crab/black octopus/light_blue octopus/green"


def shown(game: Game[Any, Any], state: Any, seat: int, open_memory: bool) -> Any:
    """What a seat sees."""
    return seat_views_of(game.name).make(game.view(state, seat), open_memory)


def paper(state: Any, player: int, open_memory: bool = False) -> SeaSeatView:
    """What a player sees; players are counted from one."""
    face: SeaSeatView = shown(SEA_SALT_PAPER, state, player - 1 if player > 0 else player, open_memory)
    return face


def sweet(state: Any, player: int) -> MochiSeatView:
    """What a player sees; players are counted from one."""
    face: MochiSeatView = shown(HAPPY_MOCHI, state, player - 1 if player > 0 else player, open_memory=False)
    return face


def remembered(state: Any, player: int) -> Recalled:
    """What open memory shows a player."""
    recalled = paper(state, player, open_memory=True).recalled
    assert recalled
    return recalled


# --- Sea Salt & Paper ---


def test_what_lies_open_is_shown_to_everybody() -> None:
    state = papers.table(
        "players: 3\nscores: 3 4 5\nhand 2: mermaid crab/black\nlaid 2: boat/black boat/yellow\nleft: fish/green shell/grey"
    )
    for player in (1, 2, 3, WATCHER):
        face = paper(state, player)
        assert (face.phase, face.turn, face.scores, face.caller) == ("take", 0, [3, 4, 5], None)
        assert face.piles == (Pile(2, "shell/grey"), Pile(0, None))
        assert sorted(face.laid[1]) == ["boat/black", "boat/yellow"]
        assert (face.hand_sizes, face.deck) == ([0, 2, 0], 58 - 6)


def test_a_hand_is_shown_to_its_player_alone() -> None:
    state = papers.table("players: 3\nhand 1: shell/grey\nhand 2: mermaid crab/black")
    assert [hand is not None for hand in paper(state, 2).hands] == [False, True, False]
    assert sorted(paper(state, 2).hands[1] or []) == ["crab/black", "mermaid/white"]
    assert paper(state, WATCHER).hands == [None, None, None]


def test_after_a_last_chance_the_hand_of_the_caller_is_shown_to_everybody() -> None:
    state = papers.table(f"phase: play\nhand 1: {SEVEN}\nhand 2: {FOUR}\nleft: boat/black boat/yellow")
    papers.play(state, "last_chance")
    for player in (2, WATCHER):
        face = paper(state, player)
        assert face.caller == 0
        assert sorted(face.hands[0] or []) == sorted(SEVEN.split())
    assert paper(state, WATCHER).hands[1] is None


def test_the_two_cards_drawn_are_shown_to_who_drew_them() -> None:
    state = papers.table("left: fish/green")
    papers.play(state, "draw", "deal crab/black", "deal shell/grey")
    assert paper(state, 1).drawn == ["crab/black", "shell/grey"]
    assert paper(state, 2).drawn == paper(state, WATCHER).drawn == []


def test_a_pile_looked_through_is_shown_from_the_bottom_up_to_who_looks() -> None:
    state = papers.play(papers.table(CRABS), "lay crab/black crab/green", "look left")
    assert paper(state, 1).looked == ["shell/grey", "fish/green", "boat/black", "octopus/grey"]
    for player in (2, WATCHER):
        assert paper(state, player).looked == []
        assert paper(state, player).looking == 0
    papers.play(state, "pick fish/green")
    assert (paper(state, 1).looked, paper(state, 1).looking) == ([], None)


def test_who_is_robbed_is_told_while_it_happens() -> None:
    state = papers.table("players: 3\nphase: play\nhand 1: swimmer/black shark/black\nhand 2: mermaid crab/black")
    papers.play(state, "lay swimmer/black shark/black", "rob 2")
    assert [paper(state, player).victim for player in (1, 2, 3, WATCHER)] == [1] * 4
    papers.play(state, "steal mermaid/white")
    assert paper(state, 3).victim is None
    assert paper(state, 1).hands[0] == ("mermaid/white",)
    assert paper(state, 3).hands[:2] == [None, None]


def test_without_open_memory_nothing_is_recalled() -> None:
    assert paper(papers.table(CRABS), 1).recalled is None


def test_open_memory_recalls_covered_cards_and_cards_taken_openly() -> None:
    state = papers.table("left: shell/grey crab/black\nright: boat/yellow\nhand 1: crab/green mermaid")
    assert remembered(state, 2).piles == (("shell/grey", "crab/black"), ("boat/yellow",))
    papers.play(state, "take left")
    assert remembered(state, 2) == Recalled((("shell/grey",), ("boat/yellow",)), (("crab/black",), ()))
    papers.play(state, "lay crab/black crab/green", "look right", "pick boat/yellow")
    # There was nothing else to pick.
    assert remembered(state, 2).hands[0] == ("boat/yellow",)
    assert remembered(state, 2).piles[1] == ()


def test_open_memory_keeps_the_card_that_someone_elses_crabs_may_have_taken() -> None:
    state = papers.play(papers.table(CRABS), "lay crab/black crab/green", "look left", "pick fish/green")
    for player in (2, WATCHER):
        assert remembered(state, player).piles[0] == ("shell/grey", "fish/green", "boat/black", "octopus/grey")
        assert paper(state, player).piles[0] == Pile(3, "octopus/grey")
    assert remembered(state, 1).piles[0] == ("shell/grey", "boat/black", "octopus/grey")


def test_open_memory_learns_from_what_is_uncovered() -> None:
    state = papers.play(papers.table(CRABS), "lay crab/black crab/green", "look left", "pick boat/black", "end")
    papers.play(state, "take left")
    assert remembered(state, 2) == Recalled((("shell/grey", "fish/green"), ()), ((), ("octopus/grey",)))


def test_open_memory_learns_from_looking_through_a_pile_oneself() -> None:
    state = papers.table(f"{CRABS}\nhand 2: crab/yellow crab/grey\nright: boat/yellow")
    papers.play(state, "lay crab/black crab/green", "look left", "pick fish/green", "end")
    papers.play(state, "take right", "lay crab/yellow crab/grey", "look left")
    assert paper(state, 2).looked == ["shell/grey", "boat/black", "octopus/grey"]
    assert remembered(state, 2).piles[0] == ("shell/grey", "boat/black", "octopus/grey")
    papers.play(state, "pick shell/grey")
    assert remembered(state, 2).piles[0] == ("boat/black", "octopus/grey")


def test_open_memory_loses_a_hand_that_was_robbed_unseen() -> None:
    state = papers.table(
        "players: 3\nleft: shell/grey\nhand 1: crab/grey\nhand 2: swimmer/black shark/black\nright: boat/black"
    )
    papers.play(state, "take left", "end", "take right", "lay swimmer/black shark/black", "rob 1", "steal shell/grey")
    assert remembered(state, 3).hands == ((), ("boat/black",), ())
    assert remembered(state, 1).hands == remembered(state, 2).hands == ((), ("boat/black", "shell/grey"), ())


def test_a_result_says_what_each_got_for_what() -> None:
    state = papers.play(papers.table(f"phase: play\nhand 1: {SEVEN}\nhand 2: {FOUR}\nscores: 3 4"), "stop")
    for player in (1, 2, WATCHER):
        result = paper(state, player).result
        assert result
        assert (result.ending, result.caller) == ("stop", 0)
        assert result.parts == (Parts(1, 6, 0, 0, 2), Parts(1, 3, 0, 0, 2))
        assert (result.cards_paid, result.bonus_paid, result.gains) == ((True, True), (False, False), (7, 4))
        assert paper(state, player).scores == [10, 8]


def test_there_is_no_result_while_a_round_goes_on() -> None:
    state = papers.play(papers.table(f"phase: play\nhand 1: {SEVEN}\nhand 2: {FOUR}\nleft: boat/black"), "last_chance")
    assert paper(state, 2).result is None


# --- Happy Mochi ---


def three(more: str = "") -> Any:
    """Three players, two cards each."""
    hands = "hand 1: 7/lemon 8/soda\nhand 2: 5/soda 6/soda\nhand 3: 7/soda 9/soda"
    return sweets.table(f"players: 3\n{hands}\n{PAIR}\n{more}")


def test_cards_that_a_seat_does_not_know_are_question_marks() -> None:
    state = three("kept 2: 0/grape\nscores: 3 4 5\nvalue: -")
    face = sweet(state, 1)
    assert face.hands == [("7/lemon", "8/soda"), ("?", "?"), ("?", "?")]
    assert face.kept == [(), ("?",), ()]
    assert sweet(state, 2).kept[1] == ("0/grape",)
    assert sweet(state, WATCHER).hands == [("?", "?")] * 3
    for player in (1, 2, 3, WATCHER):
        face = sweet(state, player)
        assert face.piles == [("1/lemon", "6/peach"), ("2/peach", "7/grape")]
        assert (face.value, face.scores, face.phase, face.turn, face.deck) == ("minus", [3, 4, 5], "turn", 0, 59)


def test_a_card_aside_is_shown_to_those_who_know_it() -> None:
    state = sweets.play(three(), "draw deck", "deal 0/lemon")
    assert sweet(state, 1).held == ["0/lemon", None, None]
    assert sweet(state, 2).held == sweet(state, WATCHER).held == ["?", None, None]
    open_draw = sweets.play(three(), "draw left")
    assert sweet(open_draw, 2).held == ["6/peach", None, None]


def test_a_card_drawn_openly_stays_known_where_it_was_put() -> None:
    state = sweets.play(three(), "draw left", "insert 2")
    assert sweet(state, 3).hands[0] == ("?", "6/peach", "?")


def test_that_somebody_chose_a_card_to_pass_is_shown_but_not_which() -> None:
    hands = "hand 1: 8/lemon 9/lemon 3/soda 4/soda\nhand 2: 5/soda\nhand 3: 7/soda"
    state = sweets.table(f"players: 3\n{hands}\n{PAIR}\npass: 8/lemon")
    sweets.play(state, "play 1")
    assert sweet(state, 2).pending[0] == "pass"
    sweets.play(state, "effect left", "pass 2")
    assert sweet(state, 1).chosen == [1, None, None]
    assert sweet(state, 2).chosen == sweet(state, WATCHER).chosen == [-1, None, None]


def test_hands_counted_at_the_end_of_a_round_are_shown_and_what_is_kept_of_them_is_not() -> None:
    hands = "hand 1: 8/lemon 9/lemon\nhand 2: 5/soda 6/soda 4/soda\nhand 3: 7/soda"
    state = sweets.play(sweets.table(f"players: 3\n{hands}\n{PAIR}"), "play 1")
    assert sweet(state, WATCHER).hands[1] == ("5/soda", "6/soda", "4/soda")
    sweets.play(state, "keep 2")
    assert sweet(state, 2).kept[1] == ("6/soda",)
    assert sweet(state, 1).kept[1] == sweet(state, WATCHER).kept[1] == ("?",)


def test_a_happy_mochi_result_names_the_winner_and_the_gains() -> None:
    hands = "hand 1: 8/lemon 9/lemon\nhand 2: 5/soda\nhand 3: 7/soda"
    state = sweets.table(f"players: 3\n{hands}\n{PAIR}")
    assert sweet(state, 1).result is None
    sweets.play(state, "play 1", "keep 1", "keep 1")
    for player in (1, 2, 3, WATCHER):
        result = sweet(state, player).result
        assert result
        assert (result.ending, result.winner) == ("won", 0)
        assert result.gains == tuple(state.gains[:3])
        assert any(result.gains)


# --- Both, in random games ---

seeds = st.integers(0, 2**32)


def check_paper(state: Any, seat: int) -> None:
    """Everything in a seat view is in the view."""
    view = SEA_SALT_PAPER.view(state, seat)
    face: SeaSeatView = shown(SEA_SALT_PAPER, state, seat, open_memory=True)
    for player in range(view.players):
        hand = face.hands[player]
        assert (hand is not None) == bool(view.shown[player])
        if hand is not None:
            assert sorted(hand) == papers.cards_at(state, PAPER_HAND + player)
        assert len(hand or []) in (0, face.hand_sizes[player])
    assert not face.drawn or seat == view.turn
    assert not face.looked or (seat == view.turn and face.phase == "pick")
    if face.looked:
        assert face.looking is not None
        assert face.looked == [card_name(card) for card in state.piles[face.looking][: state.heights[face.looking]]]
    assert (face.result is not None) == (round_result(state) is not None)
    check_recalled(state, face)


def check_recalled(state: Any, face: SeaSeatView) -> None:
    """Piles are remembered rightly: nothing is missing, and where nothing was picked unseen nothing is too much."""
    assert face.recalled
    for pile, height in enumerate(state.heights):
        real = [card_name(card) for card in state.piles[pile][:height]]
        known = list(face.recalled.piles[pile])
        assert not Counter(real) - Counter(known)
        assert known[-1:] == real[-1:]
        left = iter(known)
        assert all(card in left for card in real), "in this order"
    for player, cards in enumerate(face.recalled.hands):
        if face.hands[player] is not None and player == face.turn:
            assert len(cards) <= face.hand_sizes[player]


def check_sweet(state: Any, seat: int) -> None:
    """Everything in a seat view is in the view."""
    face: MochiSeatView = shown(HAPPY_MOCHI, state, seat, open_memory=False)
    for player in range(state.players):
        real = tuple(sweets.hand(state, player + 1).split())
        assert all(shown in (UNSEEN, card) for shown, card in zip(face.hands[player], real, strict=True))
        assert player != seat or face.hands[player] == real
        kept = sweets.kept(state, player + 1).split()
        assert all(shown in (UNSEEN, card) for shown, card in zip(face.kept[player], kept, strict=True))
        assert face.chosen[player] in ((None, -1) if player != seat else (None, state.chosen[player]))
    assert UNSEEN not in [card for pile in face.piles for card in pile]


@pytest.mark.no_cover
@given(options(), seeds)
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_seat_view_is_right_and_the_same_for_all_tables_that_a_seat_can_imagine(chosen: Chosen, seed: int) -> None:
    game, options = chosen
    checks = {SEA_SALT_PAPER.name: check_paper, HAPPY_MOCHI.name: check_sweet}
    players = options.players
    state, rng = game.start(replace(options, target=min(options.target, 20))), new_rng(seed)
    for number, _ in enumerate(steps(game, state, seed)):
        if number % 3:
            continue
        for seat in (*range(players), WATCHER):
            if game.name in checks:
                checks[game.name](state, seat)
        seat = (*range(players), WATCHER)[number // 3 % (players + 1)]
        alike = game.imagine(game.view(state, seat), rng)
        assert shown(game, alike, seat, open_memory=True) == shown(game, state, seat, open_memory=True)
