"""The end of a round and of a game, explained part by part."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from saltmochi.games.sea_salt_paper.results import round_result
from saltmochi.games.sea_salt_paper.state import State
from saltmochi.table.game import Outcome
from saltmochi.texts import say

PARTS = ("duos", "collectors", "multipliers", "mermaids", "points", "colour_bonus")


def show_round(console: Console, language: str, state: State, names: Sequence[str]) -> None:
    """Print how the round on the table ended and what everybody got for what; what was not paid is dim."""
    result = round_result(state)
    if result is None:
        return
    console.print()
    console.print(say(language, f"ending-{result.ending.replace('_', '-')}"), style="bold")
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column(say(language, "play-player"), style="bold")
    for part in PARTS:
        table.add_column(say(language, f"part-{part.replace('_', '-')}"), justify="right", overflow="fold")
    table.add_column(say(language, "play-gained"), justify="right", style="bold")
    table.add_column(say(language, "play-total"), justify="right", style="bold")
    for seat, name in enumerate(names):
        paid = {part: result.bonus_paid[seat] if part == "colour_bonus" else result.cards_paid[seat] for part in PARTS}
        cells = [
            str(getattr(result.parts[seat], part))
            if paid[part]
            else f"[dim]({getattr(result.parts[seat], part)})[/dim]"
            for part in PARTS
        ]
        table.add_row(name, *cells, f"+{result.gains[seat]}", str(state.scores[seat]))
    console.print(table)


def show_outcome(console: Console, language: str, outcome: Outcome, names: Sequence[str]) -> None:
    """Print who has won, and why."""
    winners = ", ".join(names[seat] for seat in outcome.winners)
    console.print()
    sentence = say(language, f"outcome-{outcome.reason}", count=len(outcome.winners), winners=winners)
    console.print(sentence, style="bold green")
    if outcome.tie_break:
        console.print(say(language, f"tie-{outcome.tie_break.replace('_', '-')}"))
