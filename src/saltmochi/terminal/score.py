"""`saltmochi score --jsonl`: many hands, a line of JSON each."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TextIO

from saltmochi.texts import Problem

# A line of input that is longer is not a hand of cards.
MAX_CHARACTERS = 100_000


# A hand: lists of names, some of which a game may group in lists of their own.
Entry = dict[str, list[Any]]
# What an entry may have besides `hand`; the module of a game in this room may bring `SCORE_KEYS` of its own.
KEYS = ("laid",)


def score_lines(
    source: TextIO, language: str, score_as_dict: Callable[[Entry], dict[str, Any]], keys: Sequence[str] = KEYS
) -> Iterator[tuple[bool, str]]:
    """Score every line of JSON that describes a hand; yield whether it was valid, and a line of JSON as the answer."""
    for number, line in enumerate(_lines(source), start=1):
        if not line.strip():
            continue
        try:
            yield True, json.dumps(score_as_dict(_parse_entry(line, keys)))
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


def _parse_entry(line: str, keys: Sequence[str]) -> Entry:
    """Read the hand in a line of JSON."""
    if len(line) > MAX_CHARACTERS:
        raise Problem("jsonl-long")
    try:
        entry: Any = json.loads(line)
    except (ValueError, RecursionError):
        raise Problem("jsonl-json") from None
    if not isinstance(entry, dict) or not {"hand"} <= entry.keys() <= {"hand", *keys}:
        raise Problem("jsonl-keys", keys=", ".join(f'"{key}"' for key in keys))
    for key in entry:
        check_names(key, entry[key], grouped=key != "hand")
    valid: Entry = entry
    return valid


def check_names(key: str, value: Any, grouped: bool = False) -> None:
    """Check that this is a list of names, some of which may be grouped in lists of their own."""
    if not isinstance(value, list):
        raise Problem("jsonl-names", key=key)
    for item in value:
        if grouped and isinstance(item, list):
            check_names(key, item)
        elif not isinstance(item, str):
            raise Problem("jsonl-names", key=key)
