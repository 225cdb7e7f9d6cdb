"""§1.3: which cards carry which effect, as a file that the owner of a box can edit.

One line for each card, in any order: `"7/matcha" = "keep"`. The file is TOML, and each line alone is too; so an error
has a line.
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

# A file with a line for each card and long remarks is shorter; one that is not is something else.
MOST_CHARACTERS = 50_000

_EFFECTS = {effect.name.lower(): effect for effect in Effect}


def read_deck(text: str) -> Deck:
    """The deck in a text."""
    if len(text) > MOST_CHARACTERS:
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
    """What a line says; nothing, if it is empty or a remark."""
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
    """A deck as text that reads back."""
    lines = ["# Happy Mochi: the effect printed on each card: none, flip, draw, pass or keep."]
    for card in range(CARD_COUNT):
        if CARDS[card].number % NUMBERS == 0:
            lines.append("")
        lines.append(f'"{card_name(card)}" = "{deck[card].name.lower()}"')
    return "\n".join(lines) + "\n"


@cache
def default_deck() -> Deck:
    """The deck of those who have not written their own."""
    return read_deck(Path(__file__).with_name("deck.toml").read_text(encoding="utf-8"))
