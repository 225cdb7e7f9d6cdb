"""The better action and the chosen one, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from saltmochi.study.assessment import ActionValue
from saltmochi.table.game import Game

# A difference is clear if it is so many standard errors. These are a little too small where one determinization follows
# from another (Markov chain Monte Carlo), so two would not be enough.
CLEAR_ERRORS = 4.0


class Difference(NamedTuple):
    """A figure after the better action and after the chosen one."""

    better: float
    chosen: float
    error: float  # the standard error of the difference

    @property
    def change(self) -> float:
        """Return how much higher the figure is after the better action."""
        return self.better - self.chosen

    def rises(self, least: float) -> bool:
        """Whether the figure is clearly higher after the better action, by at least so much."""
        return self.change >= max(least, CLEAR_ERRORS * self.error)

    def falls(self, least: float) -> bool:
        """Whether the figure is clearly lower after the better action, by at least so much."""
        return -self.change >= max(least, CLEAR_ERRORS * self.error)

    def not_below(self) -> bool:
        """Whether the figure is not lower after the better action, within the error."""
        return self.change >= -self.error

    def not_above(self) -> bool:
        """Whether the figure is not higher after the better action, within the error."""
        return self.change <= self.error


class Comparison(NamedTuple):
    """What a reason is made from: the view of the acting seat, and what was simulated after two actions."""

    game: Game[Any, Any]
    view: Any
    better: ActionValue
    chosen: ActionValue

    @property
    def seat(self) -> int:
        """Return the acting seat."""
        return int(self.view.seat)

    @property
    def rivals(self) -> list[int]:
        """Return all other seats."""
        return [seat for seat in range(self.view.players) if seat != self.seat]

    def own_gain(self) -> Difference:
        """Compare the points that the acting seat gets in this round."""
        return self._gain([self.seat])

    def rivals_gain(self) -> Difference:
        """Compare the points that each of the others gets in this round, on average."""
        return self._gain(self.rivals)

    def own_share(self, ending: int) -> Difference:
        """Compare how often the acting seat ends the round in this way."""
        return self._share(self.better.forecast.own_endings[ending], self.chosen.forecast.own_endings[ending])

    def wins(self) -> Difference:
        """Compare how often the game ends with this round, and the acting seat wins it."""
        return self._share(self.better.forecast.wins, self.chosen.forecast.wins)

    def losses(self) -> Difference:
        """Compare how often the game ends with this round, and the acting seat loses it."""
        return self._share(self.better.forecast.losses, self.chosen.forecast.losses)

    def _share(self, better: float, chosen: float) -> Difference:
        variance = better * (1 - better) / self.better.trials + chosen * (1 - chosen) / self.chosen.trials
        return Difference(better, chosen, sqrt(variance))

    def _gain(self, seats: Sequence[int]) -> Difference:
        better, chosen = (
            sum(each.forecast.gains[seat] for seat in seats) / len(seats) for each in (self.better, self.chosen)
        )
        # The error of a mean is at most the mean of the errors, whatever the gains have to do with each other.
        errors = [sum(each.forecast.errors[seat] for seat in seats) / len(seats) for each in (self.better, self.chosen)]
        return Difference(better, chosen, sqrt(sum(error * error for error in errors)))


def percent(share: float) -> int:
    """Return a share as a whole percentage."""
    return round(100 * share)
