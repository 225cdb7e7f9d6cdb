"""Actions and choices in words, which must not give away hidden cards."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from saltmochi.games.happy_mochi import GAME
from saltmochi.games.happy_mochi.actions import ACTIONS, Verb
from saltmochi.games.happy_mochi.explanation import card_text, choice_text, describe_action
from saltmochi.games.happy_mochi.notation import card_from
from saltmochi.games.happy_mochi.state import Phase, State
from saltmochi.table.record import copy_record
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER
from saltmochi.texts import LANGUAGES
from tests.games.happy_mochi.tables import play, sees, table

NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay"]
ALL = None
# How far random games are followed.
STEPS = 400
ADA, BOB, CLEO = 0, 1, 2
PAIR = "left: 1/lemon 6/peach\nright: 2/peach 7/grape"
HANDS = "hand 1: 7/lemon 8/soda\nhand 2: 5/soda 6/soda\nhand 3: 7/soda 9/soda"


def three(more: str = "") -> State:
    """Three players, two cards each."""
    return table(f"players: 3\n{HANDS}\n{PAIR}\n{more}")


def telling(state: State, move: str, seat: int | None = ALL) -> str:
    """What is told of a legal move."""
    action = GAME.action_of(move)
    assert action in GAME.legal(state)
    return describe_action("en", state, action, NAMES, seat)


def choices(state: State) -> list[str]:
    """What whoever acts can choose."""
    view = GAME.view(state, GAME.actor(state))
    return [choice_text("en", view, action, NAMES) for action in GAME.legal(state)]


# --- Properties ---


def lively(players: int) -> Iterator[tuple[State, int]]:
    """Tables and what is done next, at random, but with a pair played wherever one fits: so rounds end."""
    chance = random.Random(players)
    state = GAME.deal(players, target=200)
    for _ in range(STEPS):
        actions = GAME.legal(state)
        plays = [action for action in actions if ACTIONS[action].verb == Verb.PLAY]
        action = chance.choice(plays or actions)
        yield state, action
        GAME.apply(state, action)
        if GAME.over(state):
            return


def same_looking(state: State, action: int, seat: int, seed: int) -> list[tuple[State, int]]:
    """Other tables and actions that a seat cannot tell from these, neither before nor after."""
    verb = ACTIONS[action].verb
    other = GAME.imagine(GAME.view(state, seat), new_rng(seed))
    like = [number for number in GAME.legal(other) if ACTIONS[number].verb == verb]
    tried = {action} & {*like}
    if verb in (Verb.DEAL, Verb.PASS) or state.phase == Phase.KEEP_ONE:  # what can be hidden; all else is seen
        tried |= {*random.Random(seed).sample(like, min(3, len(like)))}
    after = copy_record(state)
    GAME.apply(after, action)
    found = []
    for number in sorted(tried):
        other_after = copy_record(other)
        GAME.apply(other_after, number)
        if GAME.view(other_after, seat) == GAME.view(after, seat):
            found.append((other, number))
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 6])
def test_7_a_seat_is_told_nothing_that_it_cannot_see(players: int) -> None:
    hidden = set()
    for number, (state, action) in enumerate(lively(players)):
        seat = number % players
        sentence = describe_action("en", state, action, NAMES, seat)
        for other, like in same_looking(state, action, seat, number):
            assert describe_action("en", other, like, NAMES, seat) == sentence
            if like != action:
                hidden.add(state.phase)
    assert hidden == {Phase.DEAL, Phase.PASS, Phase.KEEP_ONE}


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_has_a_sentence(language: str) -> None:
    for players in (2, 5):
        for number, (state, action) in enumerate(lively(players)):
            assert describe_action(language, state, action, NAMES)
            describe_action(language, state, action, NAMES, number % players)


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_differ(language: str) -> None:
    for players in (2, 5):
        for state, _ in lively(players):
            seat = GAME.actor(state)
            if seat != DEALER:
                view, actions = GAME.view(state, seat), GAME.legal(state)
                assert len({choice_text(language, view, action, NAMES) for action in actions}) == len(actions)


# --- Cards ---


@pytest.mark.parametrize(
    ("language", "name"), [("en", "7/peach"), ("it", "7/pesca"), ("es", "7/melocotón"), ("fr", "7/pêche")]
)
def test_a_card_is_a_number_and_a_flavour(language: str, name: str) -> None:
    assert card_text(language, card_from("7/peach")) == name


# --- The dealer ---


def test_2_a_hand_is_told_to_its_owner_when_it_is_complete() -> None:
    state = GAME.deal(2)
    told_to: dict[int | None, list[str]] = {ALL: [], ADA: [], BOB: []}
    for _ in range(17):
        action = GAME.legal(state)[0]
        for seat, sentences in told_to.items():
            sentences.append(describe_action("en", state, action, NAMES, seat))
        GAME.apply(state, action)
    strawberries = ", ".join(f"{n}/strawberry" for n in range(7))
    pair = "The Central Pair is 45: 4/peach and 5/peach."
    assert [text for text in told_to[ADA] if text] == [
        "First player: Ada.",
        f"Ada got this hand: {strawberries}.",
        pair,
    ]
    assert "strawberry" in "".join(told_to[BOB])
    assert "0/strawberry" not in "".join(told_to[BOB])
    assert told_to[ALL][1:3] == ["Ada got 0/strawberry.", "Ada got 1/strawberry."]
    assert told_to[ALL][-2:] == ["4/peach opens the left side.", pair]


def test_2_5_kept_cards_that_come_back_are_told() -> None:
    mine = " ".join(f"{n}/{colour}" for n in range(10) for colour in ("lemon", "matcha", "soda"))
    yours = " ".join(f"{n}/{colour}" for n in range(10) for colour in ("grape", "sesame", "peach"))
    pair = "hand 1: 8/strawberry 9/strawberry\nhand 2: 1/strawberry\nleft: 2/strawberry\nright: 3/strawberry"
    state = play(table(f"{pair}\nkept 1: {mine}"), "play 1", "keep 1")
    assert telling(state, "shuffle") == "All cards but the kept ones were shuffled for the next round."
    state = play(table(f"{pair}\nkept 1: {mine}\nkept 2: {yours}\ndeck:"), "play 1", "keep 1")
    sentence = "Too many cards were kept, so the oldest came back: 0/lemon, 0/grape."
    assert telling(state, "shuffle", ADA).startswith(sentence)


# --- Draw ---


def test_3_1_a_card_from_the_pair_is_seen_by_all_and_stays_known() -> None:
    state = three()
    assert telling(state, "draw left", CLEO) == "Ada drew 6/peach from the left side."
    play(state, "draw left")
    assert telling(state, "insert 3", CLEO) == "Ada put 6/peach at place 3 of 3."


def test_3_1_a_card_from_the_deck_is_seen_by_the_player_alone() -> None:
    state = three()
    assert telling(state, "draw deck") == "Ada reached for the deck."
    assert telling(state, "draw deck", ADA) == telling(state, "draw deck", BOB) == ""
    play(state, "draw deck")
    assert telling(state, "deal 0/lemon", ADA) == "Ada drew 0/lemon from the deck."
    assert telling(state, "deal 0/lemon", BOB) == "Ada drew a card from the deck."
    play(state, "deal 0/lemon")
    assert telling(state, "insert 1", ADA) == "Ada put 0/lemon at place 1 of 3."
    assert telling(state, "insert 1", BOB) == "Ada put a card at place 1 of 3."


def test_3_1_a_kept_card_is_named_to_those_who_know_it() -> None:
    state = three("kept 1: 0/grape")
    assert telling(state, "draw kept 1", ADA) == "Ada took 0/grape back from the kept cards."
    assert telling(state, "draw kept 1", BOB) == "Ada took a card back from the kept cards."


def test_3_1_why_there_was_nothing_to_choose_is_told_to_the_player_alone() -> None:
    state = table("hand 1: 1/lemon 2/soda\nhand 2: 3/soda\nleft: 8/peach\nright: 9/soda")
    assert telling(state, "draw deck", ADA) == "No two neighbours fit, and there is only the deck to draw from."
    assert telling(state, "draw deck", BOB) == ""


def test_3_7_a_skipped_turn() -> None:
    state = table("hand 1: 1/lemon 2/soda\nhand 2: 3/soda\nleft: 8/peach\nright: 9/soda\ndeck:")
    assert telling(state, "skip", BOB) == "Ada could neither draw nor play."
    play(state, "skip")
    assert telling(state, "skip").endswith("Nobody can draw or play any more: the round ends without a winner.")


def test_3_8_a_new_deck_is_told() -> None:
    state = three("deck:")
    assert telling(state, "draw deck", BOB).startswith("The deck was empty: the cards beneath the pair")


# --- Play and effects ---


def test_3_3_a_pair_played_is_a_number() -> None:
    state = three("hand 1: 0/lemon 7/sesame 7/matcha\nvalue: -")
    assert telling(state, "play 1", BOB) == "Ada played 0/lemon and 7/sesame: 07."
    assert telling(state, "play 2", BOB) == "Ada played 7/sesame and 7/matcha: 77, a Happy Mochi!"


def test_4_2_a_turned_value_card_is_told_also_when_it_turns_by_itself() -> None:
    state = three("hand 1: 7/lemon 8/soda 1/soda\nflip: 7/lemon")
    assert telling(state, "play 1", BOB).endswith(": 78. The Value card turned to -: go lower now.")
    state = three("hand 1: 7/lemon 8/soda 1/soda\nflip: 7/lemon\nvalue: -\nleft: 9/peach")
    assert telling(state, "play 1", BOB).endswith(": 78. The Value card turned to +: go higher now.")
    state = three("hand 1: 7/lemon 8/soda 1/soda\nflip: 7/lemon 8/soda")
    assert telling(state, "play 1", BOB).endswith(": 78. The Value card turned twice, so it is back where it was.")


def test_4_1_effects_in_the_order_that_the_player_likes() -> None:
    state = play(three("hand 1: 7/lemon 8/soda 1/soda\nflip: 7/lemon\ndraw: 8/soda"), "play 1")
    assert choices(state) == ["turn the Value card first", "let somebody draw a card first"]
    assert telling(state, "effect left", BOB) == "Ada chose flip first. The Value card turned to -: go lower now."
    play(state, "effect right")
    assert choices(state) == ["draw a card yourself", "let Bob draw", "let Cleo draw"]
    assert telling(state, "target 1", BOB) == "Ada chose to draw another card."
    assert telling(state, "target 3", BOB) == "Ada chose who draws a card: Cleo."
    play(state, "target 3", "draw left")
    assert (
        telling(state, "insert 1", BOB) == "Cleo put 7/lemon at place 1 of 3. The Value card turned to -: go lower now."
    )


def test_4_5_nobody_is_told_a_choice_before_all_have_chosen() -> None:
    state = play(three("hand 1: 7/lemon 8/soda 1/soda\npass: 7/lemon"), "play 1")
    assert choices(state) == ["let everybody pass a card to the left", "no more effects"]
    assert telling(state, "decline", BOB).startswith("Ada used no more effects.")
    assert telling(state, "effect left", BOB) == "Ada chose pass: everybody gives a card to the left."
    play(state, "effect left", "pass 1")
    assert choices(state) == ["give 5/soda to Cleo", "give 6/soda to Cleo"]
    assert telling(state, "pass 2", BOB) == telling(state, "pass 2") == "Bob chose 6/soda to pass."
    assert telling(state, "pass 2", ADA) == telling(state, "pass 1", CLEO) == "Bob chose a card to pass."
    play(state, "pass 2")
    moved = "All cards moved on to the left."
    assert telling(state, "pass 1", ADA) == f"Cleo chose a card to pass. {moved} Ada → Bob: 1/soda. Cleo → Ada: 7/soda."
    assert telling(state, "pass 1", BOB) == f"Cleo chose a card to pass. {moved} Ada → Bob: 1/soda. Bob → Cleo: 6/soda."
    everything = f"Cleo chose 7/soda to pass. {moved} Ada → Bob: 1/soda. Bob → Cleo: 6/soda. Cleo → Ada: 7/soda."
    assert telling(state, "pass 1") == everything


def test_4_5_a_passed_card_that_everybody_knows_is_named_when_it_moves() -> None:
    state = three("hand 1: 7/lemon 8/soda 1/soda\npass: 7/lemon")
    state.turn = state.acting = BOB
    play(state, "draw left", "insert 1", "draw deck", "deal 0/lemon", "insert 1", "play 1", "effect left", "pass 1")
    assert telling(state, "pass 1", CLEO) == "Bob chose a card to pass."
    play(state, "pass 1")
    assert "Bob → Cleo: 6/peach." in telling(state, "pass 1", ADA)


def test_4_7_a_kept_card_is_named_to_those_who_know_it() -> None:
    state = play(three("hand 1: 7/lemon 8/soda 1/soda 2/soda\nkeep: 7/lemon"), "play 1")
    assert choices(state) == ["keep a card of your hand", "no more effects"]
    assert telling(state, "effect left", BOB) == "Ada chose keep."
    play(state, "effect left")
    assert choices(state) == ["keep 1/soda", "keep 2/soda"]
    assert telling(state, "keep 1", ADA) == "Ada kept 1/soda, face down."
    assert telling(state, "keep 1", BOB) == "Ada kept a card, face down."


# --- The end of a round ---


def test_5_the_end_of_a_round_is_told_with_hands_and_points_but_not_which_card_is_kept() -> None:
    state = three("hand 3: 1/grape")
    assert telling(state, "play 1", BOB) == "Ada played 7/lemon and 8/soda: 78. Ada won the round with an empty hand."
    play(state, "play 1")
    assert telling(state, "keep 1", BOB) == "Bob showed 5/soda, 6/soda (11 points) and kept 5/soda."
    assert telling(state, "keep 1", ADA) == telling(state, "keep 2", ADA)
    assert telling(state, "keep 1", ADA) == "Bob showed 5/soda, 6/soda (11 points) and kept one of them."
    play(state, "keep 1")
    assert telling(state, "keep 1", ADA) == "Cleo showed 1/grape (one point) and kept 1/grape."


def test_5_when_the_game_is_over_the_result_says_how_the_round_ended() -> None:
    assert telling(three("target: 5"), "play 1", BOB) == "Ada played 7/lemon and 8/soda: 78."


# --- Choices ---


def test_3_what_can_be_drawn_and_played() -> None:
    assert choices(three("kept 1: 0/grape\nhand 1: 7/lemon 8/soda 8/lemon")) == [
        "draw 6/peach from the left side (leaves 17 as the pair)",
        "draw 7/grape from the right side (leaves 62 as the pair)",
        "draw a card from the deck",
        "draw your kept card 0/grape",
        "play 7/lemon and 8/soda (78)",
        "play 8/soda and 8/lemon (88): Happy Mochi!",
    ]


def test_3_1_where_a_card_can_be_put() -> None:
    assert choices(play(three(), "draw left")) == [
        "at the left end, before 7/lemon",
        "between 7/lemon and 8/soda",
        "at the right end, after 8/soda",
    ]
    state = play(three("hand 2:\nhand 1: 7/lemon 8/soda 9/lemon\ndraw: 7/lemon"), "play 1", "target 2", "draw left")
    assert choices(state) == ["put it into your hand"]


def test_3_7_a_turn_without_anything_to_do() -> None:
    state = table("hand 1: 1/lemon 2/soda\nhand 2: 3/soda\nleft: 8/peach\nright: 9/soda\ndeck:")
    assert choices(state) == ["skip your turn"]


def test_a_view_is_enough_for_choices() -> None:
    state = three()
    assert choice_text("en", sees(state, 1), GAME.action_of("play 1"), NAMES) == "play 7/lemon and 8/soda (78)"
