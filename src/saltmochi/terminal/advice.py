"""Advice on a choice as a table, for `saltmochi advise`."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from saltmochi.study.advice import Advice, Estimate, Forecast
from saltmochi.terminal.presentation import module_with
from saltmochi.texts import number_text, say, share_text

# So many standard errors make the margin of 95 %.
MARGIN = 1.96


def show_advice(console: Console, language: str, game: str, view: Any, advice: Advice) -> None:
    """Print what each choice brings, and which is best."""
    module = module_with(game, "call_name")

    def name(forecast: Forecast) -> str:
        return str(module.call_name(language, view, forecast.choice)) if module else forecast.choice

    table = Table(box=None, padding=(0, 3, 0, 0))
    table.add_column("", style="bold")
    for heading in ("win", "own", "others", "bet"):
        table.add_column(say(language, f"advice-{heading}"), justify="right")
    for forecast in advice.forecasts:
        others = [gain for seat, gain in enumerate(forecast.gains) if seat != advice.seat]
        table.add_row(
            name(forecast),
            chance_text(language, forecast.chance),
            points_text(language, forecast.gains[advice.seat]),
            " · ".join(number_text(language, gain.value, 1) for gain in others),
            chance_text(language, forecast.bet) if forecast.bet else "",
            style="bold" if forecast.choice == advice.best else "",
        )
    console.print(table)
    ranked = sorted(advice.forecasts, key=lambda forecast: -forecast.chance.value)
    best, following = (name(forecast) for forecast in ranked[:2])
    if advice.clear:
        console.print(say(language, "advice-best", choice=best), style="bold")
    else:
        console.print(say(language, "advice-close", choice=best, other=following), style="bold")
    console.print(say(language, "advice-margin"), style="dim")


def chance_text(language: str, chance: Estimate) -> str:
    """Return a chance with its margin, in percent."""
    return f"{share_text(language, chance.value)} ± {number_text(language, 100 * MARGIN * chance.error, 1)}"


def points_text(language: str, points: Estimate) -> str:
    """Return points with their margin."""
    return f"{number_text(language, points.value, 1)} ± {number_text(language, MARGIN * points.error, 1)}"
