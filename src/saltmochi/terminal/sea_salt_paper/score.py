"""The points of a hand of Sea Salt & Paper, for `saltmochi score`."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from saltmochi.games.sea_salt_paper.cards import set_of
from saltmochi.games.sea_salt_paper.editions import own_edition, terms
from saltmochi.games.sea_salt_paper.explanation import (
    Line,
    counted_colour_text,
    explain_points,
    largest_colour,
    line_text,
)
from saltmochi.games.sea_salt_paper.notation import cards_from
from saltmochi.games.sea_salt_paper.results import parts
from saltmochi.texts import say

# The part of the score that a line belongs to, by the second word of its message.
PART_OF = {"pairs": "duos", "collection": "collectors", "multiplier": "multipliers", "mermaid": "mermaids"}


def show_score(console: Console, language: str, entry: dict[str, list[str]]) -> None:
    """Print the points of a hand, part by part."""
    cards = all_cards(entry)
    found = parts(*set_of(cards))
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_column()
    table.add_column(justify="right")
    last = ""
    for line in explain_points(cards):
        part = part_of(line)
        heading = "" if part == last else say(language, f"part-{part}")
        table.add_row(heading, line_text(language, line), str(line.points))
        last = part
    table.add_row(say(language, "part-points"), "", str(found.points), style="bold")
    colour, count = largest_colour(cards)
    named = counted_colour_text(language, colour, count)
    why = say(language, "part-colour-bonus-why", count=count, colour=named, **terms(own_edition(language)))
    table.add_row(say(language, "part-colour-bonus"), why, str(found.colour_bonus), style="dim")
    console.print(table)


def score_as_dict(entry: dict[str, list[str]]) -> dict[str, Any]:
    """Return the points of a hand as JSON has them."""
    found = parts(*set_of(all_cards(entry)))
    return {
        "points": found.points,
        "colour_bonus": found.colour_bonus,
        "parts": {
            "duos": found.duos,
            "collectors": found.collectors,
            "multipliers": found.multipliers,
            "mermaids": found.mermaids,
        },
    }


def all_cards(entry: dict[str, list[str]]) -> list[int]:
    """Return the cards of an entry, in hand and laid."""
    return cards_from([*entry["hand"], *entry.get("laid", [])])


def part_of(line: Line) -> str:
    """Return the part of the score that a line of an explanation belongs to."""
    return PART_OF[line.message.split("-")[1]]
