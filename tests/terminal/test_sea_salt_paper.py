"""Sea Salt & Paper in the terminal, as a person reads it."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from rich.console import Console

from saltmochi.games.sea_salt_paper.state import State
from saltmochi.terminal import sea_salt_paper
from saltmochi.texts import LANGUAGES
from tests.games.sea_salt_paper.tables import play, sees, table

NAMES = ["[red]Ada", "Bob", "Cleo"]
ADA, BOB = 0, 1
SEVEN = "fish/yellow fish/green octopus/yellow octopus/purple octopus/grey"
HANDS = f"hand 1: {SEVEN}\nhand 2: crab/grey\nhand 3: crab/black"
EXAMPLE = f"players: 3\nphase: play\n{HANDS}\nleft: swimmer/black boat/black\n"
CALLS = {
    "italian": ("ALT", "SFIDA"),
    "spanish": ("ALTO", "ÚLTIMA OPORTUNIDAD"),
    "french": ("STOP", "DERNIÈRE CHANCE"),
    "online": ("STOP", "LAST CHANCE"),
}
every_edition = pytest.mark.parametrize("edition", CALLS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def printed(show: Callable[[Console], None]) -> list[str]:
    """What is printed, line by line, each with single spaces."""
    console = Console(file=io.StringIO(), width=120)
    show(console)
    assert isinstance(console.file, io.StringIO)
    return [" ".join(line.split()) for line in console.file.getvalue().splitlines()]


def table_shown(state: State, player: int) -> list[str]:
    """The table as a player sees it before a choice."""
    return printed(lambda console: sea_salt_paper.show_table(console, "en", sees(state, player), NAMES))


def round_shown(state: State, reader: int | None = None) -> list[str]:
    """The end of a round as a reader sees it."""
    return printed(lambda console: sea_salt_paper.show_round(console, "en", state, NAMES, reader))


def rules(language: str, edition: str) -> str:
    """The rules as a player at a table of this edition reads them."""
    return sea_salt_paper.rules_text(language, sees(table(EXAMPLE, edition), 1))


# --- The table ---


def test_the_table_at_the_beginning_of_a_turn() -> None:
    laid = "laid 2: crab/black crab/green\nleft: sailor/orange"
    state = table(f"players: 3\nhand 1: shell/grey shell/green\n{laid}\nscores: 3 4 5")
    assert table_shown(state, 1) == [
        "Player Total Hand Played",
        "[red]Ada 3 2 cards nothing",
        "Bob 4 0 cards black crab, green crab",
        "Cleo 5 0 cards nothing",
        "Left pile (1): orange sailor",
        "Right pile (0): empty",
        "Deck (53)",
        "Your hand: green shell, grey shell [2 points]",
    ]


@every_edition
def test_6_3_in_a_final_turn_the_call_of_the_edition_is_shown(edition: str) -> None:
    state = play(table(EXAMPLE, edition), "last_chance")
    assert table_shown(state, 2)[0] == f"[red]Ada called {CALLS[edition][1]}. This is your final turn!"


# --- Rules ---


@every_edition
@every_language
def test_6_2_the_rules_name_the_calls_of_the_tables_edition(language: str, edition: str) -> None:
    colon = "\u202f:" if language == "fr" else ":"
    text = rules(language, edition)
    named = {call for calls in CALLS.values() for call in calls if f" {call}{colon}" in text}
    assert named == {*CALLS[edition]}


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        ("italian", "Play all four mermaids and you win the game."),
        ("spanish", "Hold all four mermaids and you win the game."),
        ("french", "Play all four mermaids and you win the game."),
        ("online", "Collect all four mermaids and you win the game."),
    ],
)
def test_e1_the_rules_say_how_four_mermaids_win_in_the_tables_edition(edition: str, sentence: str) -> None:
    assert rules("en", edition).splitlines()[-1] == sentence


@every_language
def test_e1_each_mermaid_rule_has_a_sentence_of_its_own(language: str) -> None:
    italian, spanish, french, online = (rules(language, edition).splitlines()[-1] for edition in CALLS)
    assert italian == french
    assert len({italian, spanish, online}) == 3


# --- The end of a round ---


@every_edition
def test_6_2_a_stop_is_told_to_whoever_called_it_and_to_the_others(edition: str) -> None:
    state = play(table(EXAMPLE, edition), "stop")
    told = f"called {CALLS[edition][0]}: everyone scores their cards."
    assert round_shown(state, ADA)[0] == f"You {told}"
    assert round_shown(state, BOB)[0] == round_shown(state)[0] == f"[red]Ada {told}"


def test_6_4_a_bet_is_told_to_the_caller_with_what_was_paid_and_what_was_not() -> None:
    state = play(table(EXAMPLE + "scores: 1 2 3"), "last_chance", "take left", "end", "take left", "end")
    assert round_shown(state, ADA) == [
        "You won your bet! You score your cards and your colour bonus; the others score only their colour bonus.",
        "Colour",
        "Player Pairs Collectors Multipliers Mermaids Points bonus This round Total",
        "[red]Ada 1 6 0 0 7 2 +9 10",
        "Bob (0) (0) (0) (0) (0) 1 +1 3",
        "Cleo (0) (0) (0) (0) (0) 2 +2 5",
    ]
    assert round_shown(state, BOB)[0] == (
        "[red]Ada won the bet: cards and colour bonus for [red]Ada, only the colour bonus for everyone else."
    )


def test_a_round_that_goes_on_has_no_result() -> None:
    assert round_shown(table(EXAMPLE)) == []
