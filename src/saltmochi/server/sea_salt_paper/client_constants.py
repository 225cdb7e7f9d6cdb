"""Constants of Sea Salt & Paper for the browser client."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from saltmochi.games.sea_salt_paper.actions import PAIRS
from saltmochi.games.sea_salt_paper.cards import (
    ALL_FACES,
    BOX,
    CARD_COUNT,
    CARDS,
    COPIES,
    FOUR_MERMAIDS,
    MULTIPLIER_KINDS,
    Colour,
)
from saltmochi.games.sea_salt_paper.editions import EDITIONS, Edition, EmptyDeck
from saltmochi.games.sea_salt_paper.events import BURDENS, EVENTS
from saltmochi.games.sea_salt_paper.notation import PILES, card_name, event_name
from saltmochi.games.sea_salt_paper.point_lines import COLLECTIONS, MULTIPLIERS
from saltmochi.games.sea_salt_paper.rules import ENOUGH, VOIDS


def client_constants() -> dict[str, Any]:
    """Return the cards, what they pay, and how editions differ."""
    return {
        "CARDS": {card_name(card): COPIES[card] for card in ALL_FACES},
        # Those of Extra Salt come last.
        "EXTRA_SALT_CARDS": [card_name(card) for card in ALL_FACES if card >= CARD_COUNT],
        "KINDS": [_name(kind) for kind in BOX],
        "EVENTS": [event_name(event) for event in EVENTS],
        # The events that go to the leader.
        "BURDENS": [event_name(event) for event in BURDENS],
        # Of colours that are equally common the first is named.
        "COLOURS": [_name(colour) for colour in Colour],
        "PILES": PILES,
        "DUOS": _partners(),
        # Points by number of cards held: none, one, two, ...
        "COLLECTIONS": {_name(kind): points for kind, points in COLLECTIONS.items()},
        # What each multiplier of the base game counts, and the points for each card counted.
        "MULTIPLIERS": {
            _name(kind): (_name(counted), points)
            for kind, (counted, points) in MULTIPLIERS.items()
            if kind in MULTIPLIER_KINDS
        },
        "POINTS_TO_CALL": ENOUGH,
        "MERMAIDS_TO_WIN": FOUR_MERMAIDS,
        "VOID_ROUNDS_TO_END": VOIDS,
        # Tables may show what perfect memory would know (§9.3).
        "HAS_OPEN_MEMORY": True,
        # The printed words for the two calls.
        "CALLS": {edition.name: {"stop": edition.stop, "chance": edition.last_chance} for edition in EDITIONS},
        "EDITION_SWITCHES": _switches(),
    }


def _name(member: IntEnum) -> str:
    return member.name.lower()


def _partners() -> dict[str, str]:
    """Return the partner of each duo kind."""
    kinds = {(CARDS[first].kind, CARDS[second].kind) for first, second in PAIRS}
    partners = {kind: partner for pair in sorted(kinds) for kind, partner in (pair, pair[::-1])}
    return {_name(kind): _name(partner) for kind, partner in sorted(partners.items())}


def _switches() -> dict[str, dict[str, str]]:
    """Return the answer of every edition to each switch of §8, in the words of the message keys."""
    answers = {edition.name: _answers(edition) for edition in EDITIONS}
    return {switch: {name: answer[switch] for name, answer in answers.items()} for switch in answers[EDITIONS[0].name]}


def _answers(edition: Edition) -> dict[str, str]:
    """Return one edition's answers. E2 is left out: all editions agree."""
    final_turns = "at-once" if edition.empty_deck == EmptyDeck.AT_ONCE else "at-turn-end"
    return {
        "e1": _word(edition.mermaids),
        "e3": "yes" if edition.final_steals else "no",
        "e4": _word(edition.empty_deck),
        "e5": final_turns if edition.empty_deck_in_final_turns else "ignored",
        "e6": _word(edition.starter),
        "e7": _word(edition.tie_break),
    }


def _word(member: IntEnum) -> str:
    return _name(member).replace("_", "-")
