"""What the browser client has to know of the games, taken from where the rules have it."""

from __future__ import annotations

import json
from typing import Any

from saltmochi.games import game as find_game
from saltmochi.games import names
from saltmochi.games.happy_mochi.cards import CARD_COUNT, Colour, Effect
from saltmochi.games.happy_mochi.deck import default_deck
from saltmochi.games.happy_mochi.notation import card_name as sweet_name
from saltmochi.games.sea_salt_paper import editions, scoring
from saltmochi.games.sea_salt_paper.cards import BOX, CARDS, COPIES, FACES
from saltmochi.games.sea_salt_paper.notation import card_name

HEAD = "// Made from the rules by `make protocol`. Do not edit.\n"


def facts() -> dict[str, Any]:
    """All facts, by name."""
    return {
        "SEA_CARDS": {card_name(card): COPIES[card] for card in FACES},
        "SEA_KINDS": [kind.name.lower() for kind in BOX],
        "SEA_COLOURS": list(dict.fromkeys(card.colour.name.lower() for card in CARDS)),
        "SHELL_POINTS": scoring.SHELL_POINTS,
        "OCTOPUS_POINTS": scoring.OCTOPUS_POINTS,
        "PENGUIN_POINTS": scoring.PENGUIN_POINTS,
        "SAILOR_POINTS": scoring.SAILOR_POINTS,
        "EDITIONS": editions.NAMES,
        "EDITION_BY_LANGUAGE": dict(editions.BY_LANGUAGE),
        "SWEET_FLAVOURS": [colour.name.lower() for colour in Colour],
        "SWEET_EFFECTS": {
            sweet_name(card): Effect(effect).name.lower()
            for card, effect in zip(range(CARD_COUNT), default_deck(), strict=True)
        },
        "TARGETS": {name: {n: find_game(name).default_target(n) for n in find_game(name).seats} for name in names()},
    }


def typescript() -> str:
    """The facts as a TypeScript module."""
    lines = [f"export const {name} = {json.dumps(value)} as const;" for name, value in facts().items()]
    return HEAD + "\n".join(lines) + "\n"
