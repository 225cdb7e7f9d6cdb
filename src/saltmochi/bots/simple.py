"""A simple opponent: it looks one step ahead on a table that it imagines, and takes what pays most at once."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.actions import ACTIONS, Verb
from saltmochi.games.sea_salt_paper.rules import points_of
from saltmochi.games.sea_salt_paper.state import HAND, State, set_size
from saltmochi.games.sea_salt_paper.view import View
from saltmochi.table.dealer import Dice, roll
from saltmochi.table.record import duplicate

# From this many points it bets instead of stopping.
DARING = 11
# What a card may become worth later, next to a point that it is worth now.
HOPE_FOR_COLLECTOR = 0.5
HOPE_FOR_DUO = 0.3


class Simple:
    """Plays legally and sensibly, without a plan."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: View) -> int:
        """The action that leaves it best off, any of them if there are several."""
        table = GAME.imagine(view, self.dice)
        actions = GAME.legal(table)
        values = [self._value(table, view.seat, action) for action in actions]
        best = [action for action, value in zip(actions, values, strict=True) if value == max(values)]
        return best[roll(self.dice, len(best))]

    def _value(self, table: State, seat: int, action: int) -> float:
        verb = ACTIONS[action].verb
        points = points_of(table, seat)
        if verb == Verb.LAST_CHANCE:
            return 1000.0 if points >= DARING else -1000.0
        if verb == Verb.STOP:
            return 100.0
        if verb in (Verb.LAY, Verb.LAY_MERMAIDS):
            return 500.0
        if verb in (Verb.DRAW, Verb.LOOK, Verb.ROB):
            # What comes of it is open: it hopes for a useful card.
            return _worth(table, seat) + 1.0
        after = duplicate(table)
        GAME.apply(after, action)
        return _worth(after, seat)


def _worth(table: State, seat: int) -> float:
    """The points of a seat's cards, and a little for what they may become."""
    duos = table.duos[HAND + seat].bit_count()
    others = set_size(table, HAND + seat) - duos
    return points_of(table, seat) + HOPE_FOR_DUO * duos + HOPE_FOR_COLLECTOR * others
