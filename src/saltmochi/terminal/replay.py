"""`saltmochi replay`: a recorded game, move by move."""

from __future__ import annotations

from rich.console import Console

from saltmochi.table.game_record import GameRecord
from saltmochi.terminal.outcome import show_outcome
from saltmochi.terminal.words import words_of
from saltmochi.texts import say


def show_replay(console: Console, language: str, record: GameRecord) -> None:
    """Print what happened in every move, how every round ended, and who won."""
    game, state, words = record.game, record.start(), words_of(record.game.name)
    names = [record.names.get(seat) or say(language, "play-seat", number=seat + 1) for seat in range(record.players)]
    shown_round = 0
    for number, action in enumerate(record.actions, start=1):
        sentence = words.told(language, state, action, names)
        game.apply(state, action)
        if state.round > shown_round:
            shown_round = state.round
            console.print()
            console.rule(say(language, "play-round", round=state.round), align="left")
        console.print(f"{number:>5}  {sentence}", highlight=False, markup=False)
        if game.rules.round_over(state):
            console.print()
            words.show_round(console, language, state, names)
    outcome = game.outcome(state)
    if outcome:
        show_outcome(console, language, words, outcome, names)
    console.print()
    console.print(say(language, "cli-replay-checked", moves=len(record.actions)), style="dim")
