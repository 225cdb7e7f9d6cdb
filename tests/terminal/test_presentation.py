"""Who has won, as the player at the terminal and other readers are told."""

from __future__ import annotations

import io
from enum import StrEnum

import pytest
from rich.console import Console

from saltmochi.games.happy_mochi import GAME as HAPPY_MOCHI
from saltmochi.games.happy_mochi.results import Reason as MochiReason
from saltmochi.games.sea_salt_paper import GAME as SEA_SALT_PAPER
from saltmochi.games.sea_salt_paper.results import Decider, Reason
from saltmochi.table.outcome import Outcome
from saltmochi.terminal.presentation import Presentation, presentation_of, show_outcome
from tests.third_game.game import GAME as HIGH_CARD

NAMES = ["You", "Bob", "[red]Cleo"]
YOU, BOB, CLEO = 0, 1, 2


def outcome(*winners: int, reason: StrEnum = Reason.TARGET, tie_break: StrEnum = Decider.NONE) -> Outcome:
    """Return an outcome with these winners."""
    return Outcome(winners=winners, reason=reason, tie_break=tie_break, scores=(40, 40, 40))


def told(
    result: Outcome,
    presentation: Presentation,
    reader: int | None = YOU,
    language: str = "en",
    names: list[str] = NAMES,
) -> list[str]:
    """Return what is printed about an outcome, line by line."""
    console = Console(file=io.StringIO(), width=200)
    show_outcome(console, language, presentation, result, names, reader)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().split("\n")[1:-1]


SALT = presentation_of(SEA_SALT_PAPER)


@pytest.mark.parametrize(
    ("winners", "reader", "sentence"),
    [
        ([YOU], YOU, "You win the game!"),
        ([BOB], YOU, "Bob wins the game!"),
        ([CLEO], None, "[red]Cleo wins the game!"),
        ([YOU, BOB], YOU, "You share the win with Bob!"),
        ([YOU, BOB, CLEO], YOU, "You share the win with Bob and [red]Cleo!"),
        ([BOB, CLEO], YOU, "Bob and [red]Cleo share the win!"),
        ([BOB, CLEO], None, "Bob and [red]Cleo share the win!"),
        ([BOB, CLEO], CLEO, "You share the win with Bob!"),
    ],
)
def test_the_winner_is_addressed_and_others_are_named(winners: list[int], reader: int | None, sentence: str) -> None:
    assert told(outcome(*winners), SALT, reader)[0] == sentence


@pytest.mark.parametrize(
    ("language", "alone", "with_others", "another", "others"),
    [
        (
            "it",
            "Hai vinto la partita!",
            "Hai vinto la partita insieme a Bob e Cleo!",
            "Bob vince la partita!",
            "Bob e Cleo vincono insieme la partita!",
        ),
        (
            "es",
            "¡Has ganado la partida!",
            "¡Compartes la victoria con Bob y Cleo!",
            "¡Bob gana la partida!",
            "¡Bob y Cleo comparten la victoria!",
        ),
        (
            "fr",
            "Tu as gagné la partie\u202f!",
            "Tu partages la victoire avec Bob et Cleo\u202f!",
            "Bob gagne la partie\u202f!",
            "Bob et Cleo se partagent la victoire\u202f!",
        ),
    ],
)
def test_who_has_won_in_other_languages(language: str, alone: str, with_others: str, another: str, others: str) -> None:
    names = ["", "Bob", "Cleo"]
    cases = [outcome(YOU), outcome(YOU, BOB, CLEO), outcome(BOB), outcome(BOB, CLEO)]
    assert [told(case, SALT, YOU, language, names)[0] for case in cases] == [alone, with_others, another, others]


@pytest.mark.parametrize(
    ("presentation", "reason", "sentence"),
    [
        (SALT, Reason.TARGET, "Bob wins the game!"),
        (SALT, Reason.MERMAIDS, "Bob wins the game! Four mermaids beat everything."),
        (SALT, Reason.VOIDS, "Bob wins the game! After ten void rounds in a row the highest total wins."),
        (presentation_of(HAPPY_MOCHI), MochiReason.TARGET, "Bob wins the game! The lowest total wins."),
        (
            presentation_of(HAPPY_MOCHI),
            MochiReason.SCORELESS,
            "Bob wins the game! After ten rounds in a row without a point, the lowest total wins.",
        ),
        (presentation_of(HIGH_CARD), Reason.TARGET, "Bob wins the game!"),
    ],
)
def test_why_the_game_is_over_follows_who_has_won(presentation: Presentation, reason: StrEnum, sentence: str) -> None:
    assert told(outcome(BOB, reason=reason), presentation) == [sentence]


@pytest.mark.parametrize(
    ("winners", "tie_break", "sentence"),
    [
        ([BOB], Decider.LAST_ROUND, "A tie! The better last round decides it."),
        ([BOB], Decider.ENDER, "A tie! The player who ended the last round wins it."),
        ([BOB, CLEO], Decider.SHARED, "A tie, and nothing breaks it."),
    ],
)
def test_7_2_what_decided_between_equal_totals_follows(winners: list[int], tie_break: StrEnum, sentence: str) -> None:
    assert told(outcome(*winners, tie_break=tie_break), SALT)[1:] == [sentence]
