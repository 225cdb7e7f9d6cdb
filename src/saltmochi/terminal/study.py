"""`saltmochi simulate --bots`: many games between bots, and what they say to players."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from saltmochi.arena.arena import Match
from saltmochi.arena.study import Study
from saltmochi.terminal.answers import show_answers
from saltmochi.terminal.arena import write_record
from saltmochi.terminal.play import edition_text
from saltmochi.terminal.progress import progress_bar
from saltmochi.terminal.simulate import show_seats
from saltmochi.texts import number_text, presentable, say


def run_study(console: Console, language: str, match: Match, folder: Path | None) -> Study:
    """Play all games, with a progress bar where somebody watches; an interrupt leaves those that are finished."""
    study = Study(match)
    with progress_bar(console) as progress:
        total = sum(part.games for part in study.parts)
        task = progress.add_task(say(language, "cli-simulate-compiling"), total=total)
        try:
            with closing(study.play(folder is not None)) as finished:
                for batch in finished:
                    progress.update(task, description=say(language, "cli-simulate-playing"), advance=len(batch.games))
                    for game in batch.games:
                        if game.moves:
                            write_record(folder, match, game)
        except KeyboardInterrupt:
            study.interrupted = True
    return study


def summary(study: Study) -> dict[str, Any]:
    """The figures, as they are written in JSON."""
    match, games = study.match, study.games
    rounds, seats = study.rounds(), range(match.players)
    alone = [game.winners[0] for game in games if len(game.winners) == 1]
    points = rounds["gains"][:, : match.players].mean(axis=0) if len(rounds) else np.zeros(match.players)
    ends = np.bincount(rounds["ending"], minlength=len(match.game.endings))
    return {
        **match.as_dict(),
        "bots": [bot.name for bot in match.bots],
        "games": len(games),
        "interrupted": study.interrupted,
        "wins": [alone.count(seat) for seat in seats],
        "shared_wins": len(games) - len(alone),
        "rounds": len(rounds),
        "endings": {name: int(ends[number]) for number, name in enumerate(match.game.endings) if number},
        "points_per_round": [round(float(points[seat]), 3) for seat in seats],
        "rounds_per_game": _per(len(rounds), len(games)),
        "decisions_per_game": _per(sum(sum(game.decisions) for game in games), len(games)),
        "games_per_s": _per(len(games), study.seconds),
        "answers": {answer.name.replace("-", "_"): answer.as_dict() for answer in study.answers()},
    }


def _per(count: float, number: float) -> float:
    return round(count / number, 3) if number else 0.0


def show_study(console: Console, language: str, study: Study, folder: Path | None) -> None:
    """Print what came of the games, and the answers."""
    games = len(study.games)
    show_head(console, language, study)
    if study.interrupted:
        console.print(say(language, "study-interrupted", games=games, planned=study.match.games), style="yellow")
    console.print()
    if not games:
        return
    figures = summary(study)
    show_seats(console, language, figures)
    speed = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    speed.add_column()
    speed.add_column(justify="right")
    speed.add_row(say(language, "simulate-rounds"), number_text(language, figures["rounds_per_game"], 2))
    speed.add_row(say(language, "study-decisions"), number_text(language, figures["decisions_per_game"], 1))
    speed.add_row(say(language, "simulate-games-per-s"), number_text(language, figures["games_per_s"], 1))
    console.print(speed)
    console.print()
    show_answers(console, language, study.answers())
    if folder:
        console.print()
        text = say(language, "simulate-records", count=games, folder=presentable(str(folder)))
        console.print(text, markup=False)


def show_head(console: Console, language: str, study: Study) -> None:
    """Print what was played."""
    match = study.match
    console.print(study_title(language, study), style="bold", markup=False)
    setting = {
        "players": match.players,
        "edition": edition_text(language, match.game, match.options[1]),
        "target": match.options[2],
        "seed": str(match.seed),
    }
    console.print(say(language, "simulate-setting", **setting), style="dim")


def study_title(language: str, study: Study) -> str:
    """What was played, in one line."""
    match = study.match
    bots = ", ".join(bot.name for bot in match.bots)
    return say(
        language, "study-title", games=len(study.games), game=say(language, f"game-{match.game.name}"), bots=bots
    )


def as_json(study: Study) -> str:
    """The figures as one JSON object."""
    return json.dumps(summary(study))
