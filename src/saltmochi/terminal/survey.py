"""`saltmochi simulate --bots`: many games between bots, and answers to what players ask."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from saltmochi.arena.match import GameResult
from saltmochi.arena.survey import Survey
from saltmochi.terminal.answers import show_answers
from saltmochi.terminal.labels import game_label
from saltmochi.terminal.progress import games_progress
from saltmochi.terminal.records import show_folder, write_records
from saltmochi.terminal.simulation import show_figures, show_seats, show_setting
from saltmochi.texts import number_text, say


def run_survey(console: Console, language: str, survey: Survey, folder: Path | None) -> None:
    """Play all games with a progress bar, and write the records of those without coins if there is a folder."""
    match = survey.match
    with games_progress(console, language, sum(part.games for part in survey.parts)) as advance:

        def on_finished(games: Sequence[GameResult]) -> None:
            advance(len(games))
            if folder:
                write_records(folder, match, games)

        survey.play(on_finished, with_moves=folder is not None)


def show_survey(console: Console, language: str, survey: Survey, folder: Path | None) -> None:
    """Print the results of the games, and the answers."""
    games = len(survey.games)
    console.print(survey_title(language, survey), style="bold", markup=False)
    show_setting(console, language, survey.match.game, survey.match.options, survey.match.seed)
    if survey.interrupted:
        console.print(say(language, "survey-interrupted", games=games, planned=survey.match.games), style="yellow")
    console.print()
    if not games:
        return
    figures = survey.summary()
    show_seats(console, language, figures)
    show_figures(
        console,
        {
            say(language, "simulate-rounds"): number_text(language, figures["rounds_per_game"], 2),
            say(language, "survey-decisions"): number_text(language, figures["decisions_per_game"], 1),
            say(language, "simulate-games-per-s"): number_text(language, figures["games_per_s"], 1),
        },
    )
    console.print()
    show_answers(console, language, survey.answers())
    if folder:
        console.print()
        show_folder(console, language, folder, games)


def survey_title(language: str, survey: Survey) -> str:
    """Return what was played, in one line."""
    match = survey.match
    bots = ", ".join(bot.name for bot in match.bots)
    return say(language, "survey-title", games=len(survey.games), game=game_label(language, match.game), bots=bots)
