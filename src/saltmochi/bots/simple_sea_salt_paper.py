"""What the simple opponent values in Sea Salt & Paper."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.actions import ACTIONS, Verb
from saltmochi.games.sea_salt_paper.rules import apply, points_of
from saltmochi.games.sea_salt_paper.state import HAND, State, set_size
from saltmochi.table.record import duplicate

# From this many points it bets instead of stopping.
DARING = 11
# What a card may become worth later, next to a point that it is worth now.
HOPE_FOR_COLLECTOR = 0.5
HOPE_FOR_DUO = 0.3
# What a card that it does not know yet may be worth.
HOPE_FOR_CARD = 1.0


def value(table: State, action: int) -> float:
    """How good an action is for the player in turn."""
    verb = ACTIONS[action].verb
    if verb == Verb.LAY_MERMAIDS:
        return 2000.0
    if verb == Verb.LAST_CHANCE:
        return 1000.0 if points_of(table, table.turn) >= DARING else -1000.0
    if verb == Verb.LAY:
        return 500.0
    if verb == Verb.STOP:
        return 100.0
    if verb in (Verb.DRAW, Verb.LOOK, Verb.ROB):
        return worth(table, table.turn) + HOPE_FOR_CARD
    after = duplicate(table)
    apply(after, action)
    return worth(after, table.turn)


def worth(table: State, seat: int) -> float:
    """The points of a seat's cards, and a little for what they may become."""
    duos = table.duos[HAND + seat].bit_count()
    others = set_size(table, HAND + seat) - duos
    return points_of(table, seat) + HOPE_FOR_DUO * duos + HOPE_FOR_COLLECTOR * others
