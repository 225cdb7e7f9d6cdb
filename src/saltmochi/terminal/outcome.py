"""The end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from saltmochi.table.outcome import Outcome
from saltmochi.terminal.words import Words
from saltmochi.texts import say


def show_outcome(console: Console, language: str, words: Words, outcome: Outcome, names: Sequence[str]) -> None:
    """Print who has won, and why."""
    winners = ", ".join(names[seat] for seat in outcome.winners)
    sentence = say(language, f"{words.OUTCOME}{outcome.reason}", count=len(outcome.winners), winners=winners)
    console.print()
    console.print(sentence, style="bold green", markup=False)
    shared = ["shared"] if len(outcome.winners) > 1 and outcome.tie_break != "shared" else []
    for reason in (*filter(None, [outcome.tie_break]), *shared):
        console.print(say(language, f"tie-{reason.replace('_', '-')}"))
