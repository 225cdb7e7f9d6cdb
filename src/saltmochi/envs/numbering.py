"""The numbers of the players' actions in environments.

The players' actions are numbered from 0 without gaps, in the order of the game. An action that names a seat counts
seats from the player who acts, as encodings do.
"""

from __future__ import annotations

from saltmochi.envs.cells import absolute, relative
from saltmochi.table.ports import first_action, first_seat_action
from saltmochi.table.rule import rule


@rule
def number_of(action: int, seat: int, players: int) -> int:
    """Return the number of an action of the player in this seat."""
    named = action - first_seat_action()
    if 0 <= named < players:
        return first_seat_action() + relative(named, seat, players) - first_action()
    return action - first_action()


@rule
def action_of(number: int, seat: int, players: int) -> int:
    """Return the action with this number of the player in this seat."""
    action = number + first_action()
    distance = action - first_seat_action()
    return first_seat_action() + absolute(distance, seat, players) if 0 <= distance < players else action
