"""The options that only this game has: its expansions and a house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from saltmochi.games.sea_salt_paper.expansions import BITS, Expansion
from saltmochi.games.sea_salt_paper.state import State
from saltmochi.table.options import Options
from saltmochi.texts import Problem


class SeaOptions(Options, frozen=True, kw_only=True):
    """The options of Sea Salt & Paper."""

    expansions: tuple[Expansion, ...] = ()
    double_points: bool = False  # the usual targets are doubled: 80, 70 and 60 points

    FLAGS: ClassVar[Mapping[str, str]] = {"expansions": "with"}

    @classmethod
    def check_values(cls, values: Mapping[str, Any]) -> None:
        """Refuse an unknown expansion."""
        expansions = values.get("expansions", ())
        for name in expansions if isinstance(expansions, list | tuple) else ():
            if name not in [*Expansion]:
                raise Problem("problem-expansion", expansion=name, expansions=", ".join(Expansion))

    def __post_init__(self) -> None:
        """Sort the expansions, so that equal tables have equal options."""
        msgspec.structs.force_setattr(self, "expansions", tuple(each for each in Expansion if each in self.expansions))

    def usual_target(self, target: int) -> int:
        """Return the target, doubled by the house rule."""
        return 2 * target if self.double_points else target


def write_options(options: SeaOptions, state: State) -> None:
    """Write the expansions into a state."""
    state.expansions = sum(BITS[expansion] for expansion in options.expansions)
