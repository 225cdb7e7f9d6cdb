"""`saltmochi score`: what cards are worth, and why."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, TextIO

from rich.console import Console
from rich.table import Table

from saltmochi.games.sea_salt_paper.cards import BIT, DUO_COUNT
from saltmochi.games.sea_salt_paper.explanation import Line, colours, explained, line_text, word
from saltmochi.games.sea_salt_paper.notation import cards_from
from saltmochi.games.sea_salt_paper.results import Parts, parts
from saltmochi.texts import Problem, say

# A line of input that is longer is not a hand of cards.
MOST_CHARACTERS = 100_000
PART_OF = {"pairs": "duos", "collection": "collectors", "multiplier": "multipliers", "mermaid": "mermaids"}


def worth(cards: list[int]) -> Parts:
    """The parts of what cards are worth."""
    duos = sum(BIT[card] for card in cards if card < DUO_COUNT)
    return parts(duos, sum(BIT[card] for card in cards if card >= DUO_COUNT))


def show_score(console: Console, language: str, names: list[str]) -> None:
    """Print the points of these cards, part by part."""
    cards = cards_from(names)
    found = worth(cards)
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column(justify="left", style="bold")
    table.add_column(justify="left")
    table.add_column(justify="right")
    last = ""
    for line in explained(cards):
        part = part_of(line)
        title = "" if part == last else say(language, f"part-{part}")
        table.add_row(title, line_text(language, line), str(line.points))
        last = part
    table.add_section()
    table.add_row(say(language, "part-points"), "", str(found.points), style="bold")
    colour, count = colours(cards)[0]
    why = say(language, "part-colour-bonus-why", count=count, colour=say(language, f"colour-{word(colour)}"))
    table.add_row(say(language, "part-colour-bonus"), why, str(found.colour_bonus), style="dim")
    console.print(table)


def part_of(line: Line) -> str:
    """The part of the score that a line of an explanation belongs to."""
    return PART_OF[line.message.split("-")[1]]


def score_lines(source: TextIO, language: str) -> Iterator[tuple[bool, str]]:
    """For every line of JSON that describes a hand: whether it is sound, and the line of JSON that answers it."""
    number = 0
    while line := source.readline(MOST_CHARACTERS + 1):
        number += 1
        try:
            if len(line) > MOST_CHARACTERS:
                raise Problem("jsonl-long")
            yield True, json.dumps(_scored(_hand(line)))
        except Problem as problem:
            told = Problem("record-line", line=number, reason=problem).told(language)
            yield False, json.dumps({"error": told}, ensure_ascii=False)
            if len(line) > MOST_CHARACTERS:
                return


def _scored(names: list[str]) -> dict[str, Any]:
    found = worth(cards_from(names))
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


def _hand(line: str) -> list[str]:
    """All cards of a line, those in hand and those laid."""
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        raise Problem("jsonl-json") from None
    if not isinstance(entry, dict) or not {"hand"} <= entry.keys() <= {"hand", "laid"}:
        raise Problem("jsonl-keys")
    names: list[str] = []
    for row in entry.values():
        if not isinstance(row, list) or not all(isinstance(name, str) for name in row):
            raise Problem("jsonl-names")
        names += row
    return names
