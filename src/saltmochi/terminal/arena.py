"""`saltmochi arena`: bots against each other."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from saltmochi.arena.arena import Hall, Match, Played, on_cores
from saltmochi.arena.cluster import on_ray
from saltmochi.arena.standings import standings
from saltmochi.table.game_record import GameRecord, format_record
from saltmochi.terminal.play import edition_text
from saltmochi.terminal.progress import progress_bar
from saltmochi.texts import number_text, presentable, say, share_text


@dataclass
class Tournament:
    """A match, and what has been played of it."""

    match: Match
    games: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    def summary(self) -> dict[str, Any]:
        """The figures, as they are written in JSON."""
        match = self.match
        return {
            **match.as_dict(),
            "games": len(self.games),
            "interrupted": self.interrupted,
            "seconds": round(self.seconds, 1),
            "bots": [standing.as_dict() for standing in standings(match, self.games)],
        }


def run_tournament(console: Console, language: str, match: Match, folder: Path | None, ray: bool) -> Tournament:
    """Play all games, with a progress bar where somebody watches; an interrupt leaves those that are finished."""
    tournament = Tournament(match)
    with progress_bar(console) as progress:
        task = progress.add_task(say(language, "cli-simulate-compiling"), total=match.games)
        try:
            hall = None if ray else Hall(match, folder is not None)
            if hall:
                hall.prepare()
            progress.update(task, description=say(language, "cli-simulate-playing"))
            start = perf_counter()
            with closing(on_cores(hall) if hall else on_ray(match, folder is not None)) as finished:
                for batch in finished:
                    tournament.games += batch.games
                    tournament.seconds = perf_counter() - start
                    progress.advance(task, len(batch.games))
                    for game in batch.games if folder else ():
                        write_record(folder, match, game)
        except KeyboardInterrupt:
            tournament.interrupted = True
    return tournament


def write_record(folder: Path | None, match: Match, game: Played) -> None:
    """Write the record of a game into a folder, with the bots as the players."""
    assert folder
    record = GameRecord(match.game, match.players, match.game.editions[match.options[1]], match.options[2])
    record.names = {seat: match.bots[bot].name for seat, bot in enumerate(game.seating)}
    record.actions = list(game.moves)
    path = folder / f"{match.game.name}-{match.seed}-{game.number}.txt"
    path.write_text(format_record(record), encoding="utf-8")


def show_tournament(console: Console, language: str, tournament: Tournament, folder: Path | None) -> None:
    """Print how every bot did."""
    match, games = tournament.match, len(tournament.games)
    text, number, share = partial(say, language), partial(number_text, language), partial(share_text, language)
    console.print(text("arena-title", games=games, game=text(f"game-{match.game.name}")), style="bold")
    edition = edition_text(language, match.game, match.options[1])
    setting = {"players": match.players, "edition": edition, "target": match.options[2], "seed": str(match.seed)}
    console.print(text("simulate-setting", **setting), style="dim")
    if tournament.interrupted:
        console.print(text("arena-interrupted", games=games, planned=match.games), style="yellow")
    console.print()
    if not games:
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(text("arena-bot"))
    for column in ("arena-games", "simulate-wins", "arena-interval", "arena-rating"):
        table.add_column(text(column), justify="right")
    for standing in standings(match, tournament.games):
        least, most = (share(end) for end in standing.interval)
        rating = f"{number(standing.rating, 1)} ± {number(standing.rating_error, 1)}"
        table.add_row(standing.name, number(standing.games), share(standing.win_rate), f"{least} – {most}", rating)
    console.print(table)
    console.print()
    console.print(text("arena-about", share=share(1 / match.players)), style="dim")
    if folder:
        console.print(text("simulate-records", count=games, folder=presentable(str(folder))), markup=False)


def as_json(tournament: Tournament) -> str:
    """The figures as one JSON object."""
    return json.dumps(tournament.summary())
