"""Actions and choices in words, which must not give away hidden cards."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from saltmochi.games.happy_mochi import GAME
from saltmochi.games.happy_mochi.actions import ACTIONS, Verb
from saltmochi.games.happy_mochi.cards import Effect
from saltmochi.games.happy_mochi.explanation import (
    card_text,
    cards_text,
    choice_text,
    describe_action,
    effect_line,
    ending_text,
    the_card_text,
)
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
    ("language", "name"), [("en", "peach 7"), ("it", "7 di pesca"), ("es", "7 de melocotón"), ("fr", "7 de pêche")]
)
def test_a_card_is_a_number_and_a_flavour(language: str, name: str) -> None:
    assert card_text(language, card_from("7/peach")) == name


@pytest.mark.parametrize(
    ("language", "card", "name"),
    [
        ("en", "7/matcha", "the matcha 7"),
        ("it", "7/matcha", "il 7 di matcha"),
        ("it", "0/grape", "lo 0 di uva"),
        ("it", "1/lemon", "l’1 di limone"),
        ("it", "8/sesame", "l’8 di sesamo"),
        ("es", "8/strawberry", "el 8 de fresa"),
        ("fr", "8/strawberry", "le 8 de fraise"),
    ],
)
def test_a_card_in_a_sentence_has_an_article_that_fits_its_number(language: str, card: str, name: str) -> None:
    assert the_card_text(language, card_from(card)) == name


def test_cards_in_a_sentence_are_listed_in_their_order() -> None:
    cards = [card_from(name) for name in ("9/soda", "0/grape", "8/peach")]
    assert cards_text("en", cards[:1]) == "the soda 9"
    assert cards_text("en", cards) == "the soda 9, the grape 0 and the peach 8"
    assert cards_text("it", cards) == "il 9 di soda, lo 0 di uva e l’8 di pesca"
    assert cards_text("es", cards) == "el 9 de soda, el 0 de uva y el 8 de melocotón"
    assert cards_text("fr", cards) == "le 9 de soda, le 0 de raisin et le 8 de pêche"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "“flip”: turn over the Value card."),
        ("it", "«gira»: gira la carta Valore."),
        ("es", "«gira»: dale la vuelta a la carta de Valor."),
        ("fr", "«\u202ftourne\u202f»\u202f: retourne la carte Sens."),
    ],
)
def test_an_effect_is_explained_in_one_line(language: str, line: str) -> None:
    assert effect_line(language, Effect.FLIP) == line


# --- The dealer ---


def test_2_a_hand_is_told_to_its_owner_when_it_is_complete() -> None:
    state = GAME.deal(2)
    told_to: dict[int | None, list[str]] = {ALL: [], ADA: [], BOB: []}
    for _ in range(17):
        action = GAME.legal(state)[0]
        for seat, sentences in told_to.items():
            sentences.append(describe_action("en", state, action, NAMES, seat))
        GAME.apply(state, action)
    strawberries = ", ".join(f"the strawberry {n}" for n in range(6)) + " and the strawberry 6"
    pair = "The Central Pair is 45: the peach 4 and the peach 5."
    assert [text for text in told_to[ADA] if text] == ["You go first.", f"Your hand: {strawberries}.", pair]
    assert told_to[BOB][0] == told_to[ALL][0] == "Ada goes first."
    assert "strawberry" in "".join(told_to[BOB])
    assert "strawberry 0" not in "".join(told_to[BOB])
    assert told_to[ALL][1:3] == ["Ada got the strawberry 0.", "Ada got the strawberry 1."]
    assert told_to[ALL][-2:] == ["The left side starts with the peach 4.", pair]


def test_2_5_kept_cards_that_come_back_are_told() -> None:
    mine = " ".join(f"{n}/{colour}" for n in range(10) for colour in ("lemon", "matcha", "soda"))
    yours = " ".join(f"{n}/{colour}" for n in range(10) for colour in ("grape", "sesame", "peach"))
    pair = "hand 1: 8/strawberry 9/strawberry\nhand 2: 1/strawberry\nleft: 2/strawberry\nright: 3/strawberry"
    state = play(table(f"{pair}\nkept 1: {mine}"), "play 1", "keep 1")
    assert telling(state, "shuffle") == "All but the Kept cards are shuffled for the next round."
    state = play(table(f"{pair}\nkept 1: {mine}\nkept 2: {yours}\ndeck:"), "play 1", "keep 1")
    sentence = "Too many cards were kept, so the oldest come back: the lemon 0 and the grape 0."
    assert telling(state, "shuffle", ADA).startswith(sentence)


# --- Draw ---


def test_3_1_a_card_from_the_pair_is_seen_by_all_and_stays_known() -> None:
    state = three()
    assert telling(state, "draw left", CLEO) == "Ada took the peach 6 from the left side of the pair."
    assert telling(state, "draw left", ADA) == "You took the peach 6 from the left side of the pair."
    play(state, "draw left")
    assert telling(state, "insert 3", CLEO) == "Ada put the peach 6 in place 3 of 3."


def test_3_1_a_card_from_the_deck_is_seen_by_the_player_alone() -> None:
    state = three()
    assert telling(state, "draw deck") == "Ada drew from the deck."
    assert telling(state, "draw deck", ADA) == telling(state, "draw deck", BOB) == ""
    play(state, "draw deck")
    assert telling(state, "deal 0/lemon", ADA) == "You drew the lemon 0 from the deck."
    assert telling(state, "deal 0/lemon", BOB) == "Ada drew a card from the deck."
    play(state, "deal 0/lemon")
    assert telling(state, "insert 1", ADA) == "You put the lemon 0 in place 1 of 3."
    assert telling(state, "insert 1", BOB) == "Ada put a card in place 1 of 3."


def test_3_1_a_kept_card_is_named_to_those_who_know_it() -> None:
    state = three("kept 1: 0/grape")
    assert telling(state, "draw kept 1", ADA) == "You took back the grape 0 from the Kept cards."
    assert telling(state, "draw kept 1", BOB) == "Ada took back a card from the Kept cards."


def test_3_1_why_there_was_nothing_to_choose_is_told_to_the_player_alone() -> None:
    state = table("hand 1: 1/lemon 2/soda\nhand 2: 3/soda\nleft: 8/peach\nright: 9/soda")
    assert telling(state, "draw deck", ADA) == "No two adjacent cards fit, and you can only draw from the deck."
    assert telling(state, "draw deck", BOB) == ""


def test_3_7_a_skipped_turn() -> None:
    state = table("hand 1: 1/lemon 2/soda\nhand 2: 3/soda\nleft: 8/peach\nright: 9/soda\ndeck:")
    assert telling(state, "skip", BOB) == "Ada can neither draw nor play, and skips the turn."
    assert telling(state, "skip", ADA) == "You can neither draw nor play, so you skip your turn."
    play(state, "skip")
    assert telling(state, "skip").endswith("Nobody can draw or play, so the round ends without a winner.")


def test_3_8_a_new_deck_is_told() -> None:
    state = three("deck:")
    assert telling(state, "draw deck", BOB).startswith("The deck was empty: the cards under the pair")


# --- Play and effects ---


def test_3_3_a_pair_played_is_a_number() -> None:
    state = three("hand 1: 0/lemon 7/sesame 7/matcha\nvalue: -")
    assert telling(state, "play 1", BOB) == "Ada played the lemon 0 and the sesame 7 (07)."
    assert telling(state, "play 2", BOB) == "Ada made a Happy Mochi with the sesame 7 and the matcha 7 (77)."


def test_4_2_a_turned_value_card_is_told_also_when_it_turns_by_itself() -> None:
    state = three("hand 1: 7/lemon 8/soda 1/soda\nflip: 7/lemon")
    assert telling(state, "play 1", BOB).endswith("(78). The Value card turned to −: go lower.")
    state = three("hand 1: 7/lemon 8/soda 1/soda\nflip: 7/lemon\nvalue: -\nleft: 9/peach")
    assert telling(state, "play 1", BOB).endswith("(78). The Value card turned to +: go higher.")
    state = three("hand 1: 7/lemon 8/soda 1/soda\nflip: 7/lemon 8/soda")
    assert telling(state, "play 1", BOB).endswith(
        "(78). The Value card turned twice, so it shows the same side as before."
    )


def test_4_1_effects_in_the_order_that_the_player_likes() -> None:
    state = play(three("hand 1: 7/lemon 8/soda 1/soda\nflip: 7/lemon\ndraw: 8/soda"), "play 1")
    assert choices(state) == ["turn over the Value card first", "make someone draw first"]
    assert telling(state, "effect left", BOB) == "Ada used “flip” first. The Value card turned to −: go lower."
    play(state, "effect right")
    assert choices(state) == ["draw a card yourself", "make Bob draw", "make Cleo draw"]
    assert telling(state, "target 1", BOB) == "Ada chose to draw a card."
    assert telling(state, "target 3", BOB) == "Ada made Cleo draw a card."
    assert telling(state, "target 3", CLEO) == "Ada made you draw a card."
    assert telling(state, "target 3", ADA) == "You made Cleo draw a card."
    play(state, "target 3", "draw left")
    assert (
        telling(state, "insert 1", BOB) == "Cleo put the lemon 7 in place 1 of 3. The Value card turned to −: go lower."
    )


def test_4_5_nobody_is_told_a_choice_before_all_have_chosen() -> None:
    state = play(three("hand 1: 7/lemon 8/soda 1/soda\npass: 7/lemon"), "play 1")
    assert choices(state) == ["have everyone pass a card", "no more effects"]
    assert telling(state, "decline", BOB).startswith("Ada used no more effects.")
    assert telling(state, "decline", ADA).startswith("You used no more effects.")
    assert telling(state, "effect left", BOB) == "Ada used “pass”."
    play(state, "effect left", "pass 1")
    assert choices(state) == ["give the soda 5 to Cleo", "give the soda 6 to Cleo"]
    assert telling(state, "pass 2", BOB) == "You chose the soda 6 to pass on."
    assert telling(state, "pass 2") == "Bob chose the soda 6 to pass on."
    assert telling(state, "pass 2", ADA) == telling(state, "pass 1", CLEO) == "Bob chose a card to pass on."
    play(state, "pass 2")
    chosen = "Cleo chose a card to pass on. Everyone passed a card to the left."
    assert telling(state, "pass 1", ADA) == f"{chosen} You passed the soda 1 to Bob. Cleo passed you the soda 7."
    assert telling(state, "pass 1", BOB) == f"{chosen} Ada passed you the soda 1. You passed the soda 6 to Cleo."
    assert telling(state, "pass 1") == (
        "Cleo chose the soda 7 to pass on. Everyone passed a card to the left. "
        "Ada passed the soda 1 to Bob. Bob passed the soda 6 to Cleo. Cleo passed the soda 7 to Ada."
    )


def test_4_5_a_passed_card_that_everybody_knows_is_named_when_it_moves() -> None:
    state = three("hand 1: 7/lemon 8/soda 1/soda\npass: 7/lemon")
    state.turn = state.acting = BOB
    play(state, "draw left", "insert 1", "draw deck", "deal 0/lemon", "insert 1", "play 1", "effect left", "pass 1")
    assert telling(state, "pass 1", CLEO) == "Bob chose a card to pass on."
    play(state, "pass 1")
    assert "Bob passed the peach 6 to Cleo." in telling(state, "pass 1", ADA)
    assert "Bob passed you the peach 6." in telling(state, "pass 1", CLEO)


def test_4_7_a_kept_card_is_named_to_those_who_know_it() -> None:
    state = play(three("hand 1: 7/lemon 8/soda 1/soda 2/soda\nkeep: 7/lemon"), "play 1")
    assert choices(state) == ["keep a card from your hand", "no more effects"]
    assert telling(state, "effect left", BOB) == "Ada used “keep”."
    play(state, "effect left")
    assert choices(state) == ["keep the soda 1", "keep the soda 2"]
    assert telling(state, "keep 1", ADA) == "You kept the soda 1, face down."
    assert telling(state, "keep 1", BOB) == "Ada kept a card, face down."


# --- The end of a round ---


def test_5_the_end_of_a_round_is_told_with_hands_and_points_but_not_which_card_is_kept() -> None:
    state = three("hand 3: 1/grape")
    played = "played the lemon 7 and the soda 8 (78)."
    assert telling(state, "play 1", BOB) == f"Ada {played} Ada wins the round with an empty hand!"
    assert telling(state, "play 1", ADA) == f"You {played} You win the round: your hand is empty!"
    play(state, "play 1")
    assert telling(state, "keep 1", BOB) == "You showed the soda 5 and the soda 6 (11 points) and kept the soda 5."
    assert telling(state, "keep 1", ADA) == telling(state, "keep 2", ADA)
    assert telling(state, "keep 1", ADA) == "Bob showed the soda 5 and the soda 6 (11 points) and kept one of them."
    play(state, "keep 1")
    assert telling(state, "keep 1", ADA) == "Cleo showed the grape 1 (1 point) and kept the grape 1."


@pytest.mark.parametrize(
    ("language", "to_winner", "to_others"),
    [
        ("en", "You win the round: your hand is empty!", "Ada wins the round with an empty hand!"),
        ("it", "Hai vinto il round: non hai più carte in mano!", "Ada vince il round: non ha più carte in mano!"),
        (
            "es",
            "¡Has ganado la ronda: te has quedado sin cartas!",
            "¡Ada gana la ronda: se ha quedado sin cartas!",
        ),
        (
            "fr",
            "Tu gagnes la manche\u202f: ta main est vide\u202f!",
            "Ada a vidé sa main et gagne la manche\u202f!",
        ),
    ],
)
def test_5_1_the_end_of_a_round_addresses_the_winner_alone(language: str, to_winner: str, to_others: str) -> None:
    state = play(three(), "play 1")
    assert ending_text(language, state, NAMES, ADA) == to_winner
    assert ending_text(language, state, NAMES, BOB) == ending_text(language, state, NAMES) == to_others


@pytest.mark.parametrize(
    ("language", "to_player", "to_target", "to_others"),
    [
        ("it", "Hai fatto pescare una carta a Cleo.", "Ada ti ha fatto pescare una carta.", "Ada ha fatto pescare una carta a Cleo."),
        ("es", "Has hecho robar una carta a Cleo.", "Ada te ha hecho robar una carta.", "Ada ha hecho robar una carta a Cleo."),
        ("fr", "Tu as fait piocher une carte à Cleo.", "Ada t’a fait piocher une carte.", "Ada a fait piocher une carte à Cleo."),
    ],
)  # fmt: skip
def test_4_3_a_sentence_addresses_who_acts_and_whom_it_concerns(
    language: str, to_player: str, to_target: str, to_others: str
) -> None:
    state = play(three("hand 1: 7/lemon 8/soda 1/soda\ndraw: 8/soda"), "play 1")
    action = GAME.action_of("target 3")
    told = [describe_action(language, state, action, NAMES, seat) for seat in (ADA, CLEO, BOB, ALL)]
    assert told == [to_player, to_target, to_others, to_others]


def test_5_when_the_game_is_over_the_result_says_how_the_round_ended() -> None:
    assert telling(three("target: 5"), "play 1", BOB) == "Ada played the lemon 7 and the soda 8 (78)."


# --- Choices ---


def test_3_what_can_be_drawn_and_played() -> None:
    assert choices(three("kept 1: 0/grape\nhand 1: 7/lemon 8/soda 8/lemon")) == [
        "take the peach 6 from the left side (the pair becomes 17)",
        "take the grape 7 from the right side (the pair becomes 62)",
        "draw a card from the deck",
        "take back the grape 0 from your Kept cards",
        "play the lemon 7 and the soda 8 (78)",
        "play the soda 8 and the lemon 8 (88): Happy Mochi!",
    ]


def test_3_1_where_a_card_can_be_put() -> None:
    assert choices(play(three(), "draw left")) == [
        "at the left end, before the lemon 7",
        "between the lemon 7 and the soda 8",
        "at the right end, after the soda 8",
    ]
    state = play(three("hand 2:\nhand 1: 7/lemon 8/soda 9/lemon\ndraw: 7/lemon"), "play 1", "target 2", "draw left")
    assert choices(state) == ["put it in your hand"]


def test_3_7_a_turn_without_anything_to_do() -> None:
    state = table("hand 1: 1/lemon 2/soda\nhand 2: 3/soda\nleft: 8/peach\nright: 9/soda\ndeck:")
    assert choices(state) == ["skip your turn"]


def test_a_view_is_enough_for_choices() -> None:
    state = three()
    assert choice_text("en", sees(state, 1), GAME.action_of("play 1"), NAMES) == "play the lemon 7 and the soda 8 (78)"
