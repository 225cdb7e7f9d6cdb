"""`saltmochi puzzles`: find puzzles and solve them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.table import Table

from saltmochi.study.puzzle import Puzzle, PuzzleText, file_head, format_puzzle
from saltmochi.study.puzzle_files import append_puzzle
from saltmochi.terminal.files import writing
from saltmochi.terminal.labels import edition_label
from saltmochi.terminal.play import Ask, Person, Quit
from saltmochi.terminal.presentation import presentation_of
from saltmochi.terminal.progress import puzzles_progress
from saltmochi.terminal.reasons import reason_text
from saltmochi.texts import label, say, share_text

# --- Making ---


def make_puzzles(
    console: Console, language: str, found: Generator[Puzzle, None, None], count: int, path: Path | None, before: int
) -> int | None:
    """Write so many puzzles into a file, which has some before, or to standard output, with a progress bar.

    Return how many were found when the search was interrupted (Ctrl-C), else None.
    """
    done = 0
    try:
        with puzzles_progress(console, language, count) as advance, closing(found), writing(path):
            for puzzle in islice(found, count):
                done += 1
                if path:
                    append_puzzle(path, puzzle, before + done)
                else:
                    head = [file_head(puzzle.game)] if done == 1 else []
                    sys.stdout.write("\n".join([*head, format_puzzle(puzzle, done), ""]))
                advance(1)
    except KeyboardInterrupt:
        return done
    return None


# --- Solving ---


def solve_puzzles(console: Console, language: str, puzzles: Iterable[PuzzleText], ask: Ask) -> None:
    """Let a person solve puzzles, one after the other, until there is none left or the person stops."""
    console.print(say(language, "play-keys"), style="dim")
    solved = tried = 0
    try:
        for text in puzzles:
            if tried:
                ask(say(language, "puzzle-enter"))
            solved += solve_puzzle(console, language, text.number, text.parse(), ask)
            tried += 1
    except (Quit, EOFError, KeyboardInterrupt):
        console.print()
    console.print(say(language, "puzzle-solved", solved=solved, count=tried))


def solve_puzzle(console: Console, language: str, number: int, puzzle: Puzzle, ask: Ask) -> bool:
    """Show a puzzle, let a person choose an action, and explain; return whether it was the best one."""
    names = player_names(language, puzzle)
    presentation = presentation_of(puzzle.game)
    person = Person(console, language, presentation, names, ask)
    show_heading(console, language, number, puzzle)
    tell_round(person, puzzle)
    state = puzzle.position()
    view = puzzle.game.view(state, puzzle.seat)
    if not presentation.looks_around(view):
        console.print()
        presentation.show_surroundings(console, language, view, names)
    chosen = person.choose(view, puzzle.game.legal(state))
    values = dict(puzzle.values)
    right = chosen == puzzle.answer
    console.print()
    if right:
        console.print(say(language, "puzzle-right"), style="bold green")
    else:
        best = presentation.choice_text(language, view, puzzle.answer, names)
        lost = round(100 * (values[puzzle.answer] - values[chosen]))
        console.print(say(language, "puzzle-wrong", best=best, points=lost), style="bold yellow", markup=False)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say(language, "puzzle-option"))
    table.add_column(say(language, "puzzle-chance"), justify="right")
    for action, value in puzzle.values:
        style = "bold green" if action == puzzle.answer else "yellow" if action == chosen else ""
        choice = presentation.choice_text(language, view, action, names)
        table.add_row(choice, share_text(language, value), style=style)
    console.print(table)
    explain_answer(
        console, language, puzzle, chosen, lambda action: presentation.choice_text(language, view, action, names)
    )
    return right


def explain_answer(
    console: Console, language: str, puzzle: Puzzle, chosen: int, describe: Callable[[int], str]
) -> None:
    """Print why the answer is better than the chosen action, or than another one if the answer was chosen."""
    explanation = puzzle.explanation(chosen)
    if explanation is None:
        return
    action, reasons = explanation
    console.print()
    console.print(say(language, "compared-with", action=describe(action)), style="bold", markup=False)
    for reason in reasons:
        console.print(f"· {reason_text(language, presentation_of(puzzle.game), reason)}", highlight=False, markup=False)


def player_names(language: str, puzzle: Puzzle) -> list[str]:
    """Return the names of all players as the one who has to decide calls them."""
    players = puzzle.options.players
    distance = [(seat - puzzle.seat) % players for seat in range(players)]
    return [say(language, "play-opponent", number=away) if away else say(language, "play-you") for away in distance]


def show_heading(console: Console, language: str, number: int, puzzle: Puzzle) -> None:
    """Print which puzzle it is and what the table plays."""
    theme, difficulty = theme_label(language, puzzle), say(language, f"puzzle-difficulty-{puzzle.difficulty}")
    console.print()
    console.rule(say(language, "puzzle-heading", number=number, theme=theme, difficulty=difficulty), align="left")
    edition = edition_label(language, puzzle.options.edition)
    console.print(say(language, "play-setting", edition=edition, target=puzzle.options.target), style="dim")


def theme_label(language: str, puzzle: Puzzle) -> str:
    """Return what a puzzle is about, in a few words."""
    return label(language, f"puzzle-{puzzle.game.name}-{puzzle.theme}", puzzle.theme)


def tell_round(person: Person, puzzle: Puzzle) -> None:
    """Print what the player has seen of the round so far."""
    game, state = puzzle.game, puzzle.begin()
    for move in puzzle.moves:
        describe = person.presentation.describe_action
        sentence = describe(person.language, state, move, person.names, puzzle.seat)
        game.apply(state, move)
        if sentence:
            person.console.print(f"· {sentence}", style="dim", highlight=False, markup=False)
