"""How another player may play: a search imagines each of the others in one style."""

from __future__ import annotations

from enum import IntEnum

from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule
from saltmochi.table.seats import MAX_SEATS


class Style(IntEnum):
    """How a player decides."""

    NETWORK = 0
    PLAIN = 1


@rule
def other_style(style: int) -> int:
    """Return the other one of the two styles."""
    return Style.PLAIN if style == Style.NETWORK else Style.NETWORK


@record
class Notes:
    """What a bot found out about the others' styles in the rounds of a game."""

    round: int = number(bits=32)  # the last one in which it searched
    # By seat: the log odds, in hundredths, that the player has the style PLAIN.
    before: list[int] = numbers(MAX_SEATS, bits=16)  # after the earlier rounds
    now: list[int] = numbers(MAX_SEATS, bits=16)  # with the present one


@rule
def clear_notes(notes: Notes) -> None:
    """Forget the last game, before a new one begins."""
    notes.round = 0
    for seat in range(MAX_SEATS):
        notes.before[seat] = 0
        notes.now[seat] = 0


@rule
def start_decision(notes: Notes, round_: int) -> None:
    """Get the notes ready for a decision in a round: what was found out in the last one counts from now on."""
    if round_ != notes.round:
        for seat in range(MAX_SEATS):
            notes.before[seat] = notes.now[seat]
    notes.round = round_
