"""`saltmochi arena`: bots against each other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from saltmochi.arena.match import GameResult
from saltmochi.arena.tournament import Tournament
from saltmochi.terminal.labels import game_label
from saltmochi.terminal.plots import INSTALL
from saltmochi.terminal.progress import games_progress
from saltmochi.terminal.records import show_folder, write_records
from saltmochi.terminal.simulation import show_setting
from saltmochi.texts import number_text, say, share_text


def run_tournament(console: Console, language: str, tournament: Tournament, folder: Path | None, ray: bool) -> None:
    """Play all games with a progress bar, and write their records if there is a folder for them."""
    match = tournament.match
    with games_progress(console, language, match.games) as advance:

        def on_finished(games: Sequence[GameResult]) -> None:
            advance(len(games))
            if folder:
                write_records(folder, match, games)

        tournament.play(on_finished, with_moves=folder is not None, ray=ray)


def show_tournament(console: Console, language: str, tournament: Tournament, folder: Path | None) -> None:
    """Print how every bot did."""
    match, games = tournament.match, len(tournament.games)
    text, number, share = partial(say, language), partial(number_text, language), partial(share_text, language)
    title = text("arena-title", games=games, game=game_label(language, match.game))
    console.print(title, style="bold", markup=False)
    show_setting(console, language, match.game, match.options, match.seed)
    if tournament.interrupted:
        console.print(text("arena-interrupted", games=games, planned=match.games), style="yellow")
    console.print()
    if not games:
        return
    standings = tournament.standings()
    rated = standings[0].rating is not None
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(text("arena-bot"))
    for column in ("arena-games", "simulate-wins", "arena-interval", *(["arena-rating"] if rated else [])):
        table.add_column(text(column), justify="right")
    for standing in standings:
        least, most = (share(end) for end in standing.interval)
        cells = [standing.name, number(standing.games), share(standing.win_rate), f"{least} – {most}"]
        if standing.rating:
            cells.append(f"{number(standing.rating.value, 1)} ± {number(standing.rating.error, 1)}")
        table.add_row(*cells)
    console.print(table)
    console.print()
    about = [text("arena-about", share=share(1 / match.players))]
    about.append(text("arena-about-rating") if rated else text("arena-no-rating", command=INSTALL))
    if match.timed:
        about.append(text("arena-about-timed"))
    console.print(" ".join(about), style="dim", markup=False)
    if folder:
        show_folder(console, language, folder, games)
