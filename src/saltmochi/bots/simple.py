"""A simple opponent: it looks one step ahead on a table that it imagines, and takes what pays most at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from saltmochi.table.dealer import Dice, roll
from saltmochi.table.game import Game

S = TypeVar("S")
V = TypeVar("V")


class Simple(Generic[S, V]):
    """Plays legally and sensibly, without a plan."""

    def __init__(self, game: Game[S, V], dice: Dice, value: Callable[[S, int], float]) -> None:
        self.game = game
        self.dice = dice
        self.value = value

    def choose(self, view: V) -> int:
        """The action of the highest value for whoever acts, any of them if there are several."""
        table = self.game.imagine(view, self.dice)
        actions = self.game.legal(table)
        values = [self.value(table, action) for action in actions]
        best = [action for action, value in zip(actions, values, strict=True) if value == max(values)]
        return best[roll(self.dice, len(best))]
