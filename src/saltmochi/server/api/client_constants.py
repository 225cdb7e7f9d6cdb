"""Constants of the rules for the browser client, as TypeScript modules.

The client must not repeat a number that the rules already have. What it has to know of one game alone comes from
`client_constants` in the game's module of this room.
"""

from __future__ import annotations

import json
from typing import Any

from saltmochi.bots.levels import LEVELS
from saltmochi.games import game as find_game
from saltmochi.games import room_module
from saltmochi.server.api.schema import definitions
from saltmochi.server.protocol.commands import MAX_TEXT
from saltmochi.table.disclosure import UNSEEN
from saltmochi.table.options import own_defaults
from saltmochi.texts import LANGUAGES

HEAD = "// Generated from the rules by `make protocol`. Do not edit.\n"


def shared_constants() -> dict[str, Any]:
    """Return the constants that belong to no single game."""
    return {
        "LANGUAGES": LANGUAGES,
        "LEVELS": [level.name for level in LEVELS],
        "UNSEEN": UNSEEN,
        "LONGEST_CHAT_MESSAGE": MAX_TEXT,
        "HIGHEST_TARGET": definitions()["NewTable"]["properties"]["target"]["maximum"],
    }


def game_constants(name: str) -> dict[str, Any]:
    """Return what every game has, and then what this game alone has."""
    game = find_game(name)
    module = room_module("server", name)
    own: dict[str, Any] = getattr(module, "client_constants", dict)()
    return {
        "NAME": name,
        # The place of the game among all games, in the order in which they are offered.
        "ORDER": game.order,
        "SEATS": {"least": game.seats[0], "most": game.seats[-1]},
        "TARGETS": {players: game.default_target(players) for players in game.seats},
        "EDITIONS": game.editions,
        "EDITION_BY_LANGUAGE": dict(game.edition_by_language),
        # The options that only this game has.
        "OPTIONS": [{"name": option, "default": value} for option, value in own_defaults(game.options_type).items()],
        **own,
    }


def typescript(constants: dict[str, Any]) -> str:
    """Write constants as a TypeScript module."""
    lines = [f"export const {name} = {json.dumps(value)} as const;" for name, value in constants.items()]
    return HEAD + "\n".join(lines) + "\n"
