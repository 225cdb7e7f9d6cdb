"""§7: what a player knows."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from saltmochi.games.happy_mochi import GAME
from saltmochi.games.happy_mochi.cards import BIT, CARD_COUNT, WORD
from saltmochi.games.happy_mochi.memory import knows, origin_allows
from saltmochi.games.happy_mochi.notation import card_from, card_name
from saltmochi.games.happy_mochi.state import HAND, KEPT, KNOWN_TO_ALL, Phase, State
from saltmochi.games.happy_mochi.view import write_view
from saltmochi.table.record import copy_record
from saltmochi.table.rng import new_rng
from saltmochi.texts import Problem
from tests.games.happy_mochi.tables import cards_on, hand, held, kept, offered, play, sees, side, table

WATCHER = 0
IMAGINED = 60
PAIR = "left: 1/lemon 6/peach\nright: 2/peach 7/grape"
PASSING = "hand 1: 8/lemon 9/lemon 3/soda 4/soda\nhand 2: 5/soda\nhand 3: 7/soda"
HANDS = "hand 1: 7/lemon 8/soda\nhand 2: 5/soda 6/soda\nhand 3: 7/soda 9/soda"


def three(more: str = "") -> State:
    """Three players, two cards each."""
    return table(f"players: 3\n{HANDS}\n{PAIR}\n{more}")


def imagined(state: State, player: int, count: int = IMAGINED) -> list[State]:
    """Tables that a player can imagine."""
    rng = new_rng(9)
    return [GAME.imagine(sees(state, player), rng) for _ in range(count)]


def same_to(player: int, *states: State) -> bool:
    """Whether a player cannot tell these tables apart."""
    return all(sees(state, player) == sees(states[0], player) for state in states)


# --- Public ---


def test_7_1_the_pair_the_value_card_sizes_and_scores_are_public() -> None:
    state = three("value: -\nscores: 3 4 5\nkept 2: 0/grape")
    for player in (1, 2, 3, WATCHER):
        view = sees(state, player)
        assert (side(view, "left"), side(view, "right")) == ("1/lemon 6/peach", "2/peach 7/grape")
        assert (view.value, view.scores[:3]) == (1, [3, 4, 5])
        assert view.sizes[HAND : HAND + 3] == [2, 2, 2]
        assert view.sizes[KEPT : KEPT + 3] == [0, 1, 0]
        assert view.deck_size == 70 - 6 - 4 - 1


def test_7_2_the_hands_of_others_and_what_they_keep_are_not() -> None:
    state = three("kept 2: 0/grape\nkept 1: 1/grape")
    assert (hand(sees(state, 1), 1), kept(sees(state, 1), 1)) == ("7/lemon 8/soda", "1/grape")
    assert (hand(sees(state, 1), 2), kept(sees(state, 1), 2)) == ("? ?", "?")
    assert (hand(sees(state, WATCHER), 1), kept(sees(state, WATCHER), 1)) == ("? ?", "?")


def test_7_3_a_card_drawn_from_the_pair_stays_known_where_it_is_put() -> None:
    state = play(three(), "draw left")
    assert held(sees(state, 2), 1) == "6/peach"
    play(state, "insert 2")
    for player in (2, 3, WATCHER):
        assert hand(sees(state, player), 1) == "? 6/peach ?"


def test_7_2_a_card_drawn_from_the_deck_is_seen_by_the_player_alone_and_its_place_by_all() -> None:
    one, other = (play(three(), "draw deck", f"deal {card}") for card in ("0/lemon", "0/peach"))
    assert (held(sees(one, 1), 1), held(sees(one, 2), 1)) == ("0/lemon", "?")
    assert same_to(2, one, other)
    assert not same_to(1, one, other)
    assert same_to(2, play(one, "insert 2"), play(other, "insert 2"))
    assert hand(sees(one, 2), 1) == "? ? ?"


def test_7_3_where_another_player_puts_a_card_is_seen() -> None:
    # Player 2 has passed 5/soda to player 3, and so follows it there.
    state = play(table(f"players: 3\n{PASSING}\n{PAIR}\npass: 8/lemon"), "play 1", "effect left")
    play(state, "pass 1", "pass 1", "pass 1", "insert 1", "insert 1", "insert 1")
    play(state, "draw left", "insert 1")
    one, other = (play(copy_record(state), "draw deck", "deal 0/lemon", f"insert {place}") for place in (1, 2))
    assert (hand(sees(one, 2), 3), hand(sees(other, 2), 3)) == ("? 5/soda", "5/soda ?")


def test_7_3_a_known_card_stays_known_as_the_cards_beside_it_move() -> None:
    state = play(three(), "draw left", "insert 2", "draw right", "insert 1", "draw deck", "deal 0/lemon", "insert 1")
    play(state, "draw deck", "deal 0/peach", "insert 1")
    assert hand(sees(state, 3), 1) == "? ? 6/peach ?"
    assert hand(sees(state, 3), 2) == "7/grape ? ?"


def test_7_2_a_passed_card_is_known_to_giver_and_receiver() -> None:
    state = three("pass: 7/lemon\nvalue: +")
    state = table(
        f"players: 3\nhand 1: 8/lemon 9/lemon 3/soda 4/soda\nhand 2: 5/soda\nhand 3: 7/soda\n{PAIR}\npass: 8/lemon"
    )
    play(state, "play 1", "effect left", "pass 2", "pass 1", "pass 1", "insert 1", "insert 1", "insert 1")
    assert [hand(state, player) for player in (1, 2, 3)] == ["7/soda 3/soda", "4/soda", "5/soda"]
    assert hand(sees(state, 1), 2) == "4/soda"
    assert hand(sees(state, 3), 2) == "?"
    assert hand(sees(state, 3), 1) == "7/soda ?"
    assert hand(sees(state, WATCHER), 1) == "? ?"


def test_7_3_a_passed_card_that_was_known_before_stays_known() -> None:
    hands = "hand 1: 3/soda\nhand 2: 8/lemon 9/lemon 5/soda\nhand 3: 7/soda"
    state = play(table(f"players: 3\n{hands}\n{PAIR}\npass: 8/lemon"), "draw left", "insert 1")
    play(state, "play 1", "effect left", "pass 1", "pass 1", "pass 1", "insert 1", "insert 1", "insert 1")
    assert hand(sees(state, 3), 2) == "6/peach"


def test_7_4_a_kept_card_stays_known_to_those_who_knew_it() -> None:
    hands = "hand 1: 8/lemon 9/lemon 3/soda\nhand 2: 5/soda\nhand 3: 7/soda"
    state = table(f"players: 3\n{hands}\n{PAIR}\nkeep: 8/lemon\nkept 1: 0/soda")
    play(
        state, "draw left", "insert 3", "draw deck", "deal 0/peach", "insert 1", "draw deck", "deal 1/peach", "insert 1"
    )
    assert hand(sees(state, 2), 1) == "? ? 6/peach ?"
    play(state, "play 1", "effect left", "keep 1")
    assert kept(sees(state, 2), 1) == "? 6/peach"


def test_7_4_which_of_the_kept_cards_is_drawn_is_seen_by_all() -> None:
    state = three("kept 1: 0/lemon 1/peach 2/lemon")
    state.known_by[card_from("1/peach")] |= 1 << 1
    play(state, "draw kept 2", "insert 1")
    assert (hand(sees(state, 2), 1), kept(sees(state, 2), 1)) == ("1/peach ? ?", "? ?")
    assert hand(sees(state, 3), 1) == "? ? ?"


def test_7_4_hands_are_counted_openly_but_nobody_sees_what_is_kept_of_them() -> None:
    state = table(f"players: 3\nhand 1: 8/lemon 9/lemon\nhand 2: 5/soda 6/soda 4/soda\nhand 3: 7/soda\n{PAIR}")
    play(state, "play 1")
    for player in (1, 3, WATCHER):
        assert hand(sees(state, player), 2) == "5/soda 6/soda 4/soda"
    states = [play(copy_record(state), f"keep {place}") for place in (1, 2, 3)]
    for player in (1, 3, WATCHER):
        assert same_to(player, *states)
        assert (kept(sees(states[0], player), 2), hand(sees(states[0], player), 2)) == ("?", "")
    assert kept(sees(states[0], 2), 2) == "5/soda"
    assert kept(sees(play(states[0], "keep 1"), 1), 3) == "7/soda"


# --- What can be imagined ---


@pytest.mark.no_cover
def test_7_6_unseen_cards_can_be_any_that_are_not_known_to_be_elsewhere() -> None:
    state = three("kept 2: 0/grape")
    first = Counter(hand(guess, 2).split()[0] for guess in imagined(state, 1, 1500))
    assert len(first) == 70 - 4 - 2
    assert all(5 < count < 50 for count in first.values())
    assert not {"7/lemon", "8/soda", "1/lemon", "6/peach"} & first.keys()


def test_7_5_cards_shuffled_into_a_new_deck_are_in_no_older_hand() -> None:
    named = set(f"{HANDS}\n{PAIR}".split())
    others = " ".join(name for name in map(card_name, range(CARD_COUNT)) if name not in named)
    state = play(three(f"kept 3: {others}"), "draw deck", "deal 1/lemon", "insert 1")
    beneath = {"1/lemon", "2/peach"}
    newest: Counter[str] = Counter()
    for guess in imagined(state, 2, 200):
        first, *older = hand(guess, 1).split()
        newest[first] += 1
        assert not beneath & {*older, *hand(guess, 3).split(), *kept(guess, 3).split()}
    assert newest.keys() == beneath
    assert all(70 < count < 130 for count in newest.values())


def test_7_4_what_was_kept_of_a_hand_was_one_of_its_cards() -> None:
    state = table(f"players: 3\nhand 1: 8/lemon 9/lemon\nhand 2: 5/soda 6/soda 4/soda\nhand 3: 7/soda\n{PAIR}")
    play(state, "play 1", "keep 2", "keep 1", "shuffle")
    for player in (1, 3):
        assert {kept(guess, 2) for guess in imagined(state, player)} == {"5/soda", "6/soda", "4/soda"}
    for _ in range(21):
        play(state, next(move for move in sorted(offered(state)) if not move.endswith("soda")))
    play(state, "deal 4/soda")
    for player in (1, 3):
        assert {kept(guess, 2) for guess in imagined(state, player)} == {"5/soda", "6/soda"}


def test_7_a_view_is_written_over_an_earlier_one() -> None:
    view = sees(three("kept 2: 0/grape"), 1)
    later = table(f"players: 2\nhand 1: 3/lemon\nhand 2: 4/lemon\n{PAIR}")
    write_view(later, 1, view)
    assert view == sees(later, 2)


def test_7_6_a_hidden_choice_can_be_any() -> None:
    state = table(
        f"players: 3\nhand 1: 8/lemon 9/lemon 3/soda 4/soda\nhand 2: 5/soda\nhand 3: 7/soda\n{PAIR}\npass: 8/lemon"
    )
    play(state, "play 1", "effect left", "pass 2")
    assert {guess.chosen[0] for guess in imagined(state, 2)} == {0, 1}
    assert {guess.chosen[0] for guess in imagined(state, 1)} == {1}


def test_7_a_hidden_card_aside_can_be_any() -> None:
    state = play(three(), "draw deck", "deal 0/lemon")
    aside = {held(guess, 1) for guess in imagined(state, 2)}
    assert len(aside) > 20
    assert not aside & {"1/lemon", "6/peach", "5/soda", "6/soda"}
    assert {held(guess, 1) for guess in imagined(state, 1)} == {"0/lemon"}


def test_7_a_view_that_contradicts_itself_is_refused() -> None:
    view = sees(three(), 1)
    view.deck_size += 1
    with pytest.raises(Problem, match="doesn’t add up"):
        GAME.imagine(view, new_rng(1))
    view = sees(three(), 1)
    view.shuffled[:] = [5] * CARD_COUNT
    with pytest.raises(Problem, match="doesn’t add up"):
        GAME.imagine(view, new_rng(1))


class Watcher:
    """What can be told of each card by someone who only watches and never forgets, worked out without shuffles."""

    def __init__(self) -> None:
        self.deck: set[int] = set()
        self.possible: dict[int, set[int]] = {}

    def saw(self, card: int) -> None:
        """A card that is seen here is nowhere else."""
        for possible in self.possible.values():
            possible.discard(card)
        self.possible[card] = {card}

    def watch(self, before: State, move: str, after: State) -> None:
        """One thing happens at the table."""
        out_before, out_after = (set(range(CARD_COUNT)) - deck_of(state) for state in (before, after))
        seen = {card for card in out_after if after.known_by[card] == KNOWN_TO_ALL}
        if before.phase == Phase.KEEP_ONE:
            hand, kept = HAND + before.acting, KEPT + before.acting
            self.possible[after.rows[kept][after.sizes[kept] - 1]] = set(before.rows[hand][: before.sizes[hand]])
        else:
            seen |= out_before - out_after
        for card in seen:
            self.saw(card)
        for card in out_before - out_after:
            del self.possible[card]
        for card in out_after - out_before:
            self.possible.setdefault(card, set(self.deck))
        if move == "draw deck" and not deck_of(before):
            self.deck = deck_of(after)
        if move.startswith("begin") or move == "shuffle":
            self.deck = set(range(CARD_COUNT))


def deck_of(state: State) -> set[int]:
    """The cards of the deck."""
    return {card for card in range(CARD_COUNT) if state.deck[WORD[card]] & BIT[card]}


def check(watcher: Watcher, state: State) -> None:
    """The marks of the cards say the same as the watcher."""
    public = {card for card in range(CARD_COUNT) if state.known_by[card] == KNOWN_TO_ALL}
    hidden = watcher.possible.keys() - public
    fitting = {
        origin: {card for card in range(CARD_COUNT) if origin_allows(origin, state.shuffled[card])}
        for origin in {state.origin[card] for card in hidden}
    }
    for card in hidden:
        assert card in fitting[state.origin[card]]
        assert fitting[state.origin[card]] - public == watcher.possible[card] - public


@pytest.mark.no_cover
@pytest.mark.parametrize("players", range(2, 7))
def test_7_5_nothing_that_was_seen_is_forgotten(players: int) -> None:
    chance = random.Random(players)
    watcher = Watcher()
    state = GAME.deal(players, target=150)
    while not GAME.over(state):
        before = copy_record(state)
        action = chance.choice(GAME.legal(state))
        GAME.apply(state, action)
        watcher.watch(before, GAME.text_of(action), state)
        check(watcher, state)


def hoarded(moves: list[str]) -> list[str]:
    """The moves of those who play and keep what they can, and never draw what they kept."""
    eager = [move for move in moves if move.startswith(("play", "effect"))]
    return eager or [move for move in moves if not move.startswith("draw kept")] or moves


@pytest.mark.no_cover
def test_7_5_nothing_is_forgotten_when_kept_cards_return() -> None:
    chance = random.Random(1)
    watcher = Watcher()
    state = GAME.deal(6, target=250)
    returned = 0
    while not GAME.over(state):
        before = copy_record(state)
        moves = [GAME.text_of(action) for action in GAME.legal(state)]
        move = chance.choice(hoarded(moves))
        play(state, move)
        returned += int(move == "shuffle" and sum(state.sizes[KEPT:]) < sum(before.sizes[KEPT:]))
        watcher.watch(before, move, state)
        check(watcher, state)
        assert cards_on(state) == dict.fromkeys(range(CARD_COUNT), 1)
        if move == "shuffle" or move.startswith("keep"):
            view = GAME.view(state, state.acting)
            assert GAME.view(GAME.imagine(view, new_rng(state.round)), state.acting) == view
    assert returned > 0


def swap(state: State, one: int, other: int) -> None:
    """Two cards change places, and what is known of them with them."""
    exchanged = {one: other, other: one}
    for row in (*state.rows, state.held):
        row[:] = [exchanged.get(card, card) for card in row]
    for marks in (state.known_by, state.origin):
        marks[one], marks[other] = marks[other], marks[one]


@pytest.mark.no_cover
@pytest.mark.parametrize("players", range(2, 7))
def test_7_2_a_view_does_not_change_when_what_is_hidden_does(players: int) -> None:
    chance = random.Random(players)
    state = GAME.deal(players, target=100)
    swapped = 0
    while not GAME.over(state):
        GAME.apply(state, chance.choice(GAME.legal(state)))
        seat = chance.randrange(players)
        out = sorted(set(range(CARD_COUNT)) - deck_of(state))
        unknown = [card for card in out if not knows(state.known_by[card], seat)]
        if len(unknown) > 1:
            one, other = chance.sample(unknown, 2)
            if origin_allows(state.origin[one], state.shuffled[other]) and origin_allows(
                state.origin[other], state.shuffled[one]
            ):
                changed = copy_record(state)
                swap(changed, one, other)
                assert changed != state
                assert cards_on(changed) == cards_on(state)
                assert GAME.view(changed, seat) == GAME.view(state, seat)
                swapped += 1
    assert swapped > 50
