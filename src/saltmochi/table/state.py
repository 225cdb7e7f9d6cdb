"""The fields that the state of every game has. Generic code may read these and no others."""

from __future__ import annotations

from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule
from saltmochi.table.seats import MAX_SEATS


@record
class TableState:
    """The fields that states and views of all games share. All of them are public."""

    # The options of the game; `set_up` leaves them as they are.
    players: int = number()
    edition: int = number()  # the index in the game's editions
    target: int = number(bits=16)
    # The progress of the game.
    phase: int = number()
    turn: int = number()
    starter: int = number()  # the player who began this round; once it is over, the one who begins the next
    round: int = number(bits=32)
    ending: int = number()  # how the round ended; 0 while it goes on
    finish: int = number()  # why the game is over; 0 while it goes on
    scores: list[int] = numbers(MAX_SEATS, bits=16)
    gains: list[int] = numbers(MAX_SEATS, bits=16)  # of the last finished round


@rule
def copy_table(source: TableState, target: TableState) -> None:
    """Copy the fields that all games share."""
    seats = max(source.players, target.players)  # a target with more players before keeps nothing of them
    target.players = source.players
    target.edition = source.edition
    target.target = source.target
    target.phase = source.phase
    target.turn = source.turn
    target.starter = source.starter
    target.round = source.round
    target.ending = source.ending
    target.finish = source.finish
    for seat in range(seats):
        target.scores[seat] = source.scores[seat]
        target.gains[seat] = source.gains[seat]
