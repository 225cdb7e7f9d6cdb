"""`saltmochi score --jsonl`: many hands, a line of JSON each."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, TextIO

from saltmochi.texts import Problem

# A line of input that is longer is not a hand of cards.
MAX_CHARACTERS = 100_000


Entry = dict[str, list[str]]


def score_lines(
    source: TextIO, language: str, score_as_dict: Callable[[Entry], dict[str, Any]]
) -> Iterator[tuple[bool, str]]:
    """Score every line of JSON that describes a hand; yield whether it was valid, and a line of JSON as the answer."""
    for number, line in enumerate(_lines(source), start=1):
        if not line.strip():
            continue
        try:
            yield True, json.dumps(score_as_dict(_parse_entry(line)))
        except Problem as problem:
            error = Problem("record-line", line=number, reason=problem).localized(language)
            yield False, json.dumps({"error": error})


def _lines(source: TextIO) -> Iterator[str]:
    """Yield the lines of a text; a line that is too long is cut."""
    while line := source.readline(MAX_CHARACTERS + 1):
        rest = line
        while rest and not rest.endswith("\n"):
            rest = source.readline(MAX_CHARACTERS)
        yield line


def _parse_entry(line: str) -> Entry:
    """Read the hand in a line of JSON."""
    if len(line) > MAX_CHARACTERS:
        raise Problem("jsonl-long")
    try:
        entry: Any = json.loads(line)
    except (ValueError, RecursionError):
        raise Problem("jsonl-json") from None
    if not isinstance(entry, dict) or not {"hand"} <= entry.keys() <= {"hand", "laid"}:
        raise Problem("jsonl-keys")
    for names in entry.values():
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise Problem("jsonl-names")
    valid: Entry = entry
    return valid
