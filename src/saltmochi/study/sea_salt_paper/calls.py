"""The choice between stopping, last chance and waiting."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.actions import END_TURN, LAST_CHANCE, STOP
from saltmochi.games.sea_salt_paper.events import Event
from saltmochi.games.sea_salt_paper.results import parts_of
from saltmochi.games.sea_salt_paper.rules import points_to_call
from saltmochi.games.sea_salt_paper.state import NOBODY, Ending, Phase, State
from saltmochi.games.sea_salt_paper.steps import is_active
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.study.choice import Choice
from saltmochi.table.rule import rule
from saltmochi.texts import Problem

CHOICES = (Choice("stop", STOP), Choice("last_chance", LAST_CHANCE, bet=True), Choice("wait", END_TURN))


@rule
def bet_won(state: State, seat: int) -> bool:
    """§6.4: whether a seat called last chance in the round that is over, and nobody has more points."""
    return state.ending == Ending.LAST_CHANCE_WON and state.caller == seat


def find_obstacle(view: View) -> Problem | None:
    """Return why the seat may not call now; None if it may."""
    if view.caller != NOBODY:
        return Problem("advice-called")
    if view.phase != Phase.PLAY or view.turn != view.seat:
        return Problem("advice-turn")
    if is_active(view, Event.DIODON_FISH):
        return Problem("advice-no-stop")
    points, needed = parts_of(view, view.seat).points, points_to_call(view)
    return Problem("advice-points", points=points, needed=needed) if points < needed else None
