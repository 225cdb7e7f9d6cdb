"""`saltmochi score --jsonl`: many hands, a line of JSON each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TextIO

from saltmochi.terminal.words import Words
from saltmochi.texts import Problem

# A line of input that is longer is not a hand of cards.
MOST_CHARACTERS = 100_000


def score_lines(source: TextIO, language: str, words: Words) -> Iterator[tuple[bool, str]]:
    """For every line of JSON that describes a hand: whether it is sound, and the line of JSON that answers it."""
    for number, line in enumerate(_lines(source), start=1):
        if not line.strip():
            continue
        try:
            yield True, json.dumps(words.scored(_entry(line)))
        except Problem as problem:
            told = Problem("record-line", line=number, reason=problem).localized(language)
            yield False, json.dumps({"error": told})


def _lines(source: TextIO) -> Iterator[str]:
    """The lines of a text; of one that is too long only the beginning."""
    while line := source.readline(MOST_CHARACTERS + 1):
        rest = line
        while rest and not rest.endswith("\n"):
            rest = source.readline(MOST_CHARACTERS)
        yield line


def _entry(line: str) -> dict[str, list[str]]:
    """The hand in a line."""
    if len(line) > MOST_CHARACTERS:
        raise Problem("jsonl-long")
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        raise Problem("jsonl-json") from None
    if not isinstance(entry, dict) or not {"hand"} <= entry.keys() <= {"hand", "laid"}:
        raise Problem("jsonl-keys")
    for names in entry.values():
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise Problem("jsonl-names")
    return entry
