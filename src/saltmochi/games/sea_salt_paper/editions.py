"""§8: the printed editions. Each is one row of data: how it differs from the defaults."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class Mermaids(IntEnum):
    """E1: how four mermaids win."""

    LAID = 0  # when all four are laid in the play step
    HELD = 1  # automatically, as soon as one hand has four
    LAID_OR_SHOWN = 2  # when laid, and automatically when the turn ends or a call is made


class EmptyDeck(IntEnum):
    """E4: when an empty deck voids the round."""

    AT_TURN_END = 0  # checked when a turn ends; a stop comes first
    AT_ONCE = 1  # as soon as the last card leaves the deck
    UNLESS_CALLED = 2  # checked when a turn ends without a call


class Starter(IntEnum):
    """E6: who starts the round after one that was scored."""

    LEFT_OF_LAST_TURN = 0
    LEFT_OF_CALLER = 1


class TieBreakRule(IntEnum):
    """E7: what decides between equal totals."""

    LAST_ROUND = 0  # most points in the last round
    ENDER = 1  # whoever ended the last round


class Edition(NamedTuple):
    """The settings of one edition for the switches E1 to E7 and X1.

    E2 has no field: white is a colour in all editions. X2 to X6 have none either: they are played alike in all.
    """

    name: str
    stop: str  # §6.2: the words printed in this edition for the two calls; they are names, the same in every language
    last_chance: str  # §6.3
    mermaids: Mermaids = Mermaids.LAID  # E1
    final_steals: bool = True  # E3: whether final turns may steal from hands not yet revealed
    empty_deck: EmptyDeck = EmptyDeck.AT_TURN_END  # E4
    empty_deck_in_final_turns: bool = True  # E5: whether it voids the round there too
    starter: Starter = Starter.LEFT_OF_CALLER  # E6
    tie_break: TieBreakRule = TieBreakRule.LAST_ROUND  # E7
    angelfish_after_takes: bool = False  # X1: whether the piles are compared after each take, not when the turn ends


ITALIAN = Edition("italian", "ALT", "SFIDA", starter=Starter.LEFT_OF_LAST_TURN)
SPANISH = Edition(
    "spanish",
    "ALTO",
    "ÚLTIMA OPORTUNIDAD",
    mermaids=Mermaids.HELD,
    final_steals=False,
    empty_deck=EmptyDeck.AT_ONCE,
)
FRENCH = Edition("french", "STOP", "DERNIÈRE CHANCE", tie_break=TieBreakRule.ENDER)
ONLINE = Edition(
    "online",
    "STOP",
    "LAST CHANCE",
    mermaids=Mermaids.LAID_OR_SHOWN,
    empty_deck=EmptyDeck.UNLESS_CALLED,
    empty_deck_in_final_turns=False,
    angelfish_after_takes=True,
)

EDITIONS = (ITALIAN, SPANISH, FRENCH, ONLINE)
NAMES = tuple(edition.name for edition in EDITIONS)

# §8: the edition that a player of each language most likely owns.
BY_LANGUAGE = {"it": "italian", "es": "spanish", "fr": "french", "en": "online"}

# The switches as the rules read them: one column for each switch, indexed by edition.
E1 = tuple(edition.mermaids for edition in EDITIONS)
E3 = tuple(edition.final_steals for edition in EDITIONS)
E4 = tuple(edition.empty_deck for edition in EDITIONS)
E5 = tuple(edition.empty_deck_in_final_turns for edition in EDITIONS)
E6 = tuple(edition.starter for edition in EDITIONS)
E7 = tuple(edition.tie_break for edition in EDITIONS)
X1 = tuple(edition.angelfish_after_takes for edition in EDITIONS)


def own_edition(language: str) -> Edition:
    """Return the edition that a player of this language most likely owns."""
    return EDITIONS[NAMES.index(BY_LANGUAGE[language])]


def terms(edition: Edition) -> dict[str, str]:
    """Return what messages say differently by edition: the two calls, and how four mermaids win."""
    mermaids = edition.mermaids.name.lower().replace("_", "-")
    return {"stop": edition.stop, "chance": edition.last_chance, "mermaids": mermaids}
