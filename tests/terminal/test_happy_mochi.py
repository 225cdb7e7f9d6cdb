"""Happy Mochi in the terminal, as a person reads it."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest
from rich.console import Console

from saltmochi.bots.levels import level_of
from saltmochi.games.happy_mochi import GAME
from saltmochi.games.happy_mochi.cards import Colour
from saltmochi.games.happy_mochi.state import State
from saltmochi.terminal import happy_mochi
from saltmochi.terminal.play import play as play_in_terminal
from saltmochi.terminal.presentation import presentation_of, show_outcome
from saltmochi.texts import LANGUAGES, Problem, say, subject
from tests.games.happy_mochi.tables import play, sees, table

NAMES = ["You", "Bob", "[red]Cleo"]
YOU = 0
PAIR = "left: 1/lemon 6/peach\nright: 2/peach 7/grape"
HANDS = "hand 1: 7/lemon 8/soda\nhand 2: 5/soda 6/soda\nhand 3: 7/soda 9/soda"


def three(more: str = "") -> State:
    """Three players, two cards each."""
    return table(f"players: 3\n{HANDS}\n{PAIR}\n{more}")


def printed(show: Callable[[Console], None], width: int = 100) -> list[str]:
    """What is printed, line by line, each with single spaces."""
    console = Console(file=io.StringIO(), width=width)
    show(console)
    assert isinstance(console.file, io.StringIO)
    return [" ".join(line.split()) for line in console.file.getvalue().splitlines()]


def table_shown(state: State, player: int = 1, width: int = 100) -> list[str]:
    """The table as a player sees it before a choice."""
    return printed(lambda console: happy_mochi.show_table(console, "en", sees(state, player), NAMES), width)


# --- The table ---


def test_the_table_at_the_beginning_of_a_turn() -> None:
    state = three("scores: 3 4 5\nkept 1: 0/grape\nkept 2: 1/grape\nkeep: 8/soda 6/peach\nflip: 7/lemon")
    assert table_shown(state) == [
        "Player Total Hand (? = not seen) Kept",
        "You 3 2 cards grape 0",
        "Bob 4 2 cards ?",
        "[red]Cleo 5 2 cards nothing",
        "Central Pair: 67 peach 6 (keep), grape 7",
        "Value card: + (play more than 67)",
        "Deck (58)",
        "Your hand, in its fixed order:",
        "1 2",
        "lemon 7 soda 8",
        "flip keep",
        "“flip”: turn over the Value card.",
        "“keep”: put a card from your hand face down in front of you.",
    ]


def test_cards_of_others_that_are_known_are_shown_at_their_places() -> None:
    state = play(three(), "draw left", "insert 2")
    assert "You 0 3 cards ?, peach 6, ? nothing" in table_shown(state, player=2)


@pytest.mark.parametrize(
    ("more", "wanted"),
    [
        ("value: -", "− (play less than 67)"),
        ("left: 6/grape", "+ (play more than 67, with two cards of one colour like the pair)"),
        ("left: 6/grape\nvalue: -", "− (play less than 67, with two cards of one colour like the pair)"),
    ],
)
def test_what_the_value_card_asks_for(more: str, wanted: str) -> None:
    assert f"Value card: {wanted}" in table_shown(three(more))


def test_a_long_hand_is_broken_into_lines() -> None:
    hand = " ".join(f"{n}/strawberry" for n in range(10))
    shown = table_shown(three(f"hand 1: {hand}\nflip: 9/strawberry"), width=60)
    hand_lines = shown[shown.index("Your hand, in its fixed order:") + 1 :]
    assert hand_lines == [
        "1 2 3 4",
        "strawberry 0 strawberry 1 strawberry 2 strawberry 3",
        "5 6 7 8",
        "strawberry 4 strawberry 5 strawberry 6 strawberry 7",
        "9 10",
        "strawberry 8 strawberry 9",
        "flip",
        "“flip”: turn over the Value card.",
    ]


def test_before_a_card_is_put_in_place_the_pair_and_the_hand_are_shown() -> None:
    shown = table_shown(play(three(), "draw left"))
    assert shown[0] == "Central Pair: 17 lemon 1, grape 7"
    assert shown[-1] == "lemon 7 soda 8"


def test_when_the_round_is_over_all_hands_are_seen_and_the_pair_is_not() -> None:
    shown = table_shown(play(three(), "play 1"), player=2)
    assert "[red]Cleo 16 2 cards soda 7, soda 9 nothing" in shown
    assert not [line for line in shown if "Pair" in line]


def test_what_is_asked() -> None:
    state = three("keep: 6/peach")
    assert happy_mochi.prompt_text("en", sees(state, 1)) == "Play two adjacent cards or draw a card."
    play(state, "draw left")
    assert happy_mochi.prompt_text("en", sees(state, 1)) == "Put the peach 6 anywhere in your hand. It stays there."
    stuck = three("hand 1: 1/sesame 8/soda")
    assert happy_mochi.prompt_text("en", sees(stuck, 1)) == "No two adjacent cards fit. Draw a card."
    over = play(three(), "play 1")
    assert happy_mochi.prompt_text("en", sees(over, 2)) == "Keep one card for later rounds."


def test_every_flavour_has_a_style_of_its_own() -> None:
    assert len({happy_mochi.STYLES[colour] for colour in Colour}) == len(Colour)


# --- Points ---


def test_what_a_hand_would_cost() -> None:
    shown = printed(lambda console: happy_mochi.show_points(console, "en", sees(three("kept 1: 9/grape"), 1)))
    assert shown == ["7 lemon 7", "8 soda 8", "Your hand would cost you 15 points. Kept cards don’t count."]


def test_the_end_of_a_round() -> None:
    state = play(three("scores: 3 4 5"), "play 1", "keep 1", "keep 1")
    assert printed(lambda console: happy_mochi.show_round(console, "en", state, NAMES, YOU)) == [
        "You win the round: your hand is empty!",
        "Player Penalty Total",
        "You +0 3",
        "Bob +11 15",
        "[red]Cleo +16 21",
        "The game ends at 30 points, and the lowest total wins.",
    ]


def test_the_end_of_the_game_shows_the_hands_and_the_winner() -> None:
    state = play(three("scores: 3 20 5"), "play 1")
    shown = printed(lambda console: happy_mochi.show_round(console, "en", state, NAMES, YOU))
    assert shown[1:4] == ["Player Hand Penalty Total", "You +0 3", "Bob soda 5, soda 6 +11 31"]
    outcome = GAME.outcome(state)
    assert outcome
    shown = printed(lambda console: show_outcome(console, "en", presentation_of(GAME), outcome, NAMES, YOU))
    assert shown == ["", "You win the game! The lowest total wins."]


def test_somebody_who_reads_a_game_of_others_is_not_addressed() -> None:
    state = play(three("scores: 3 20 5"), "play 1")
    names = ["[red]Ada", "Bob", "Cleo"]
    shown = printed(lambda console: happy_mochi.show_round(console, "en", state, names))
    assert shown[0] == "[red]Ada wins the round with an empty hand!"
    outcome = GAME.outcome(state)
    assert outcome
    shown = printed(lambda console: show_outcome(console, "en", presentation_of(GAME), outcome, names))
    assert shown == ["", "[red]Ada wins the game! The lowest total wins."]


def test_a_round_that_goes_on_has_no_result() -> None:
    assert printed(lambda console: happy_mochi.show_round(console, "en", three(), NAMES)) == []


def test_the_score_of_cards() -> None:
    shown = printed(lambda console: happy_mochi.show_score(console, "en", {"hand": ["9/lemon", "4/soda", "0/grape"]}))
    assert shown == ["lemon 9 9", "soda 4 4", "grape 0 0", "Penalty points 13"]
    assert happy_mochi.score_as_dict({"hand": ["9/lemon", "4/soda"]}) == happy_mochi.score_as_dict(
        {"hand": ["9/lemon", "4/soda"], "laid": []}
    )
    assert happy_mochi.score_as_dict({"hand": ["9/lemon", "4/soda"]}) == {"points": 13}


@pytest.mark.parametrize(
    ("hand", "laid", "complaint"),
    [
        (["9/lemon"], ["4/soda"], "In Happy Mochi, played cards don’t count: list only the hand."),
        (["9/lemon", "9/lemon"], [], "twice"),
        (["10/lemon"], [], "There’s no card “10/lemon”"),
    ],
)
def test_cards_that_cannot_be_scored(hand: list[str], laid: list[str], complaint: str) -> None:
    with pytest.raises(Problem, match=complaint):
        happy_mochi.score_as_dict({"hand": hand, "laid": laid})


# --- Whole games ---


def whole_game(language: str, players: int, seed: int) -> str:
    """All that a person reads who first asks for points and rules, mistypes, and then takes the last choice offered."""
    console = Console(file=io.StringIO(), width=100)
    assert isinstance(console.file, io.StringIO)
    page = console.file
    typed = iter(["p", "?", "0", *[""] * 1000])

    def ask(_: str) -> str:
        offered: list[str] = re.findall(r"^ {2,3}(\d+)  ", page.getvalue(), re.MULTILINE)
        return next(typed) or offered[-1]

    play_in_terminal(console, language, GAME, GAME.options(players), level_of("casual"), seed, ask)
    return page.getvalue()


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played(language: str) -> None:
    page = whole_game(language, 3, 6)
    assert say(language, "play-round", round=1) in page
    assert say(language, "mochi-lowest", target=30) in page
    assert say(language, "play-not-a-choice", most=99).split("99")[0] in page
    assert " ".join(say(language, happy_mochi.RULES_MESSAGE).split()) in " ".join(page.split())
    names = ["", *(say(language, "play-opponent", number=number) for number in (1, 2))]
    outcomes = [say(language, "mochi-outcome-target", **subject(name, not name), others="", count=1) for name in names]
    assert page.rstrip().splitlines()[-1] in outcomes


def test_the_rules_say_whose_effects_these_are() -> None:
    assert "The effects are printed only on the cards, so our deck is a guess." in say("en", happy_mochi.RULES_MESSAGE)
