"""Constants of Happy Mochi for the browser client."""

from __future__ import annotations

from typing import Any

from saltmochi.games.happy_mochi.cards import CARD_COUNT, Colour, Effect, mandatory
from saltmochi.games.happy_mochi.deck import default_deck
from saltmochi.games.happy_mochi.notation import SIDES, card_name
from saltmochi.games.happy_mochi.rules import SCORELESS


def client_constants() -> dict[str, Any]:
    """Return the cards with their effects, and when a game without points ends."""
    return {
        "COLOURS": [colour.name.lower() for colour in Colour],
        # Every card, once, with its effect.
        "CARDS": {
            card_name(card): Effect(effect).name.lower()
            for card, effect in zip(range(CARD_COUNT), default_deck(), strict=True)
        },
        # Whether each effect must happen; the others may be declined.
        "EFFECTS": {effect.name.lower(): mandatory(effect) for effect in Effect if effect != Effect.NONE},
        "SIDES": SIDES,
        "SCORELESS_ROUNDS_TO_END": SCORELESS,
        # What a seat remembers is always shown, so there is nothing to switch on.
        "HAS_OPEN_MEMORY": False,
    }
