"""§1.3: which cards carry which effect, as a file that the owner of a box can edit.

The file has one line for each card, in any order: `"7/matcha" = "keep"`. It is TOML, and so is each line on its own:
lines are parsed one by one, so that an error message can give the line number.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from saltmochi.games.happy_mochi.cards import CARD_COUNT, CARDS, NUMBERS, Effect
from saltmochi.games.happy_mochi.notation import card_from, card_name
from saltmochi.texts import Problem

# The effect of every card, by the card's number.
Deck = tuple[Effect, ...]

# The size limit: far more than a line for each card and long comments.
MAX_CHARACTERS = 50_000

_EFFECTS = {effect.name.lower(): effect for effect in Effect}


def read_deck(text: str) -> Deck:
    """Parse the text of a deck file."""
    if len(text) > MAX_CHARACTERS:
        raise Problem("mochi-deck-too-long")
    lines = text.split("\n")
    effects: dict[int, Effect] = {}
    for number, line in enumerate(lines, start=1):
        for name, effect in _read_line(number, line.strip()).items():
            card = _card(number, name)
            if card in effects:
                raise Problem("mochi-deck-twice", line=number, card=name)
            effects[card] = _effect(number, name, effect)
    for card in range(CARD_COUNT):
        if card not in effects:
            raise Problem("mochi-deck-missing", line=len(lines), card=card_name(card))
    return tuple(effects[card] for card in range(CARD_COUNT))


def _read_line(number: int, line: str) -> dict[str, object]:
    """Parse a line; the result is empty if the line is blank or a comment."""
    try:
        return tomllib.loads(line)
    except (ValueError, RecursionError):
        raise Problem("mochi-deck-line", line=number) from None


def _card(number: int, name: str) -> int:
    try:
        return card_from(name)
    except Problem as problem:
        raise Problem("mochi-deck-card", line=number, reason=problem) from problem


def _effect(number: int, name: str, effect: object) -> Effect:
    if not isinstance(effect, str) or effect not in _EFFECTS:
        raise Problem("mochi-deck-effect", line=number, card=name, effects=", ".join(_EFFECTS))
    return _EFFECTS[effect]


def format_deck(deck: Deck) -> str:
    """Write a deck as text that `read_deck` reads back."""
    lines = ["# Happy Mochi: the effect printed on each card: none, flip, draw, pass or keep."]
    for card in range(CARD_COUNT):
        if CARDS[card].number % NUMBERS == 0:
            lines.append("")
        lines.append(f'"{card_name(card)}" = "{deck[card].name.lower()}"')
    return "\n".join(lines) + "\n"


@cache
def default_deck() -> Deck:
    """Return the deck that is used unless the players have their own."""
    return read_deck(Path(__file__).with_name("deck.toml").read_text(encoding="utf-8"))
