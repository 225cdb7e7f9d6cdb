"""`saltmochi replay`: a recorded game, move by move."""

from __future__ import annotations

from rich.console import Console

from saltmochi.table.game_record import GameRecord
from saltmochi.terminal.presentation import presentation_of, show_outcome
from saltmochi.texts import say


def show_replay(console: Console, language: str, record: GameRecord) -> None:
    """Print what happened in every move, how every round ended, and who won."""
    game, state, presentation = record.game, record.start(), presentation_of(record.game)
    seats = range(record.options.players)
    names = [record.names.get(seat) or say(language, "play-seat", number=seat + 1) for seat in seats]
    shown_round = 0
    for number, action in enumerate(record.actions, start=1):
        sentence = presentation.describe_action(language, state, action, names)
        game.apply(state, action)
        if state.round > shown_round:
            shown_round = state.round
            console.print()
            console.rule(say(language, "play-round", round=state.round), align="left")
        if sentence:
            console.print(f"{number:>5}  {sentence}", highlight=False, markup=False)
        if game.rules.round_over(state):
            console.print()
            presentation.show_round(console, language, state, names)
    outcome = game.outcome(state)
    if outcome:
        show_outcome(console, language, presentation, outcome, names)
    console.print()
    console.print(say(language, "cli-replay-checked", moves=len(record.actions)), style="dim")
