"""§1: the cards, and which of them carry an effect."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from saltmochi.games import happy_mochi
from saltmochi.games.happy_mochi import GAME, with_deck
from saltmochi.games.happy_mochi.actions import ACTIONS, FIRST_ID, VERB, Verb
from saltmochi.games.happy_mochi.cards import CARD_COUNT, CARDS, Colour, Effect, mandatory
from saltmochi.games.happy_mochi.deck import MAX_CHARACTERS, default_deck, format_deck, read_deck
from saltmochi.games.happy_mochi.notation import NOTATION, card_from, card_name, cards_from
from saltmochi.games.happy_mochi.scoring import points
from saltmochi.table.game_record import GameRecord, format_record, parse_record
from saltmochi.texts import LANGUAGES, Problem
from tests.games.happy_mochi.tables import play

LINES = format_deck(default_deck()).splitlines()


def changed(old: str, new: str) -> str:
    """The default deck with one line changed."""
    assert LINES.count(old) == 1
    return "\n".join(new if line == old else line for line in LINES)


def line_of(line: str) -> int:
    return LINES.index(line) + 1


def test_1_1_seventy_cards_every_number_in_every_colour_once() -> None:
    assert CARD_COUNT == 70
    assert len(set(CARDS)) == 70
    assert {card.number for card in CARDS} == set(range(10))
    assert Counter(card.colour for card in CARDS) == dict.fromkeys(Colour, 10)


@pytest.mark.parametrize("players", [1, 7])
def test_1_1_only_two_to_six_can_play(players: int) -> None:
    with pytest.raises(Problem, match="2 to 6"):
        GAME.deal(players)


def test_1_2_flip_and_draw_are_mandatory_pass_and_keep_are_not() -> None:
    assert [effect for effect in Effect if mandatory(effect)] == [Effect.FLIP, Effect.DRAW]


def test_1_3_the_default_deck_gives_each_colour_one_card_of_each_effect() -> None:
    formula = {0: Effect.FLIP, 2: Effect.DRAW, 5: Effect.PASS, 7: Effect.KEEP}
    assert default_deck() == tuple(formula.get((card.number - 3 * card.colour) % 10, Effect.NONE) for card in CARDS)
    assert Counter(default_deck()) == {Effect.NONE: 42, Effect.FLIP: 7, Effect.DRAW: 7, Effect.PASS: 7, Effect.KEEP: 7}
    assert GAME.new_state().effects == list(default_deck())


def test_1_3_a_deck_reads_back_in_any_order_and_with_remarks() -> None:
    own = tuple(Effect(card % 5) for card in range(CARD_COUNT))
    text = format_deck(own)
    assert read_deck(text) == own
    assert read_deck("# mine\n\n" + "\r\n".join(reversed(text.splitlines())) + "   # the end") == own
    assert read_deck(text.replace('"0/strawberry" =', "  '0/strawberry'=")) == own


def test_1_3_an_own_deck_makes_a_game_of_its_own() -> None:
    own = tuple(Effect.KEEP for _ in range(CARD_COUNT))
    game = with_deck(own)
    state = game.deal(3)
    assert state.effects == list(own)
    assert GAME.deal(3).effects == list(default_deck())
    assert GAME.editions == with_deck(default_deck()).editions == ("standard",)
    assert game.editions == ("deck-" + game.editions[0].removeprefix("deck-"),)
    assert game.editions != GAME.editions
    assert all(game.edition_by_language[language] in game.editions for language in LANGUAGES)


def test_1_3_a_record_of_another_deck_is_not_replayed_with_this_one() -> None:
    game = with_deck(tuple(Effect.KEEP for _ in range(CARD_COUNT)))
    text = format_record(GameRecord(game, game.options(2, game.editions[0], 30), [game.action_of("begin 2")]))
    assert parse_record(text, lambda _: game).actions == [game.action_of("begin 2")]
    with pytest.raises(Problem, match=f"no edition called “{game.editions[0]}”"):
        parse_record(text, lambda _: GAME)


@pytest.mark.parametrize(
    ("new", "says"),
    [
        ('"4/lemon" = "jump"', "the effect of 4/lemon must be one of none, flip, draw, pass, keep"),
        ('"4/lemon" = 3', "the effect of 4/lemon must be one of"),
        ('"4/lemon" = ["keep"]', "the effect of 4/lemon must be one of"),
        ('"3/lemon" = "keep"', "3/lemon is listed a second time"),
        ('"4/vanilla" = "keep"', "There’s no card “4/vanilla”"),
        ('"10/lemon" = "keep"', "There’s no card “10/lemon”"),
        ("[lemon]", "There’s no card “lemon”"),
        ("4/lemon = keep", "expected a card and its effect"),
        ('"4/lemon" = "keep', "expected a card and its effect"),
        ('"4/lemon"', "expected a card and its effect"),
        ("4 = " + "[" * 5000, "expected a card and its effect"),
        ("4 = " + "9" * 5000, "expected a card and its effect"),
        ('"4/lemon" = "keep" \x00', "expected a card and its effect"),
    ],
)
def test_1_3_a_wrong_line_is_named(new: str, says: str) -> None:
    old = '"4/lemon" = "none"'
    with pytest.raises(Problem) as raised:
        read_deck(changed(old, new))
    assert str(raised.value).startswith(f"Line {line_of(old)}: ")
    assert says in str(raised.value)


def test_1_3_a_missing_card_is_named() -> None:
    with pytest.raises(Problem, match=f"Line {len(LINES)}: the file ends here, but 4/lemon is missing"):
        read_deck(changed('"4/lemon" = "none"', "# lost"))
    with pytest.raises(Problem, match="Line 1: the file ends here, but 0/strawberry"):
        read_deck("")


def test_1_3_a_file_that_is_too_long_is_refused() -> None:
    with pytest.raises(Problem, match="too long"):
        read_deck("#" * (MAX_CHARACTERS + 1))


def test_1_3_the_file_beside_the_game_says_that_it_is_ours() -> None:
    text = (Path(happy_mochi.__file__).parent / "deck.toml").read_text(encoding="utf-8")
    assert "ours" in text
    assert [line for line in text.splitlines() if not line.startswith("#")] == LINES[1:]


def test_1_4_colours_are_flavours() -> None:
    names = " ".join(card_name(10 * colour + colour) for colour in Colour)
    assert names == "0/strawberry 1/peach 2/lemon 3/matcha 4/soda 5/grape 6/sesame"


def test_cards_have_names_that_read_back() -> None:
    assert [card_from(card_name(card)) for card in range(CARD_COUNT)] == list(range(CARD_COUNT))
    assert cards_from(["7/matcha", "0/sesame"]) == [37, 60]
    with pytest.raises(Problem, match="There’s no card “7/salt”"):
        card_from("7/salt")
    with pytest.raises(Problem, match="“7/matcha” is listed twice"):
        cards_from(["7/matcha", "7/matcha"])


def test_actions_have_texts_that_read_back() -> None:
    assert [NOTATION.action_of(NOTATION.text_of(number)) for number in range(len(ACTIONS))] == list(range(len(ACTIONS)))
    assert NOTATION.text_of(NOTATION.action_of("  draw   kept 2 ")) == "draw kept 2"
    for verb in Verb:
        assert VERB[FIRST_ID[verb] : FIRST_ID[verb] + VERB.count(verb)] == (verb,) * VERB.count(verb)
    with pytest.raises(Problem, match="“draw kept 0” isn’t a move"):
        NOTATION.action_of("draw kept 0")


def test_5_2_the_sum_of_the_numbers() -> None:
    serena = cards_from(["3/peach", "7/soda", "2/grape"])
    assert points(serena, len(serena)) == 12
    assert points(serena, 2) == 10
    assert points([], 0) == 0


def test_a_written_game_can_be_read_by_a_person() -> None:
    record = GameRecord(GAME, GAME.options(2, "standard", 30))
    state = record.start()
    for move in ("begin 2", "deal 7/matcha"):
        record.actions.append(GAME.action_of(move))
        play(state, move)
    assert format_record(record).splitlines()[-3:] == ["# round 1", "dealer: begin 2", "dealer: deal 7/matcha"]
