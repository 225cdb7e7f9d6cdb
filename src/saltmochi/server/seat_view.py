"""Seat views: the game as a message shows it to one seat.

Each game has a module here, found by its name, whose `SEAT_VIEWS` turns a view of the game into a message. A game
without one gets the default.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from saltmochi.games import names, room_module
from saltmochi.server.value import Value
from saltmochi.table import phase

PHASE_NAMES = {
    phase.BEGIN: "begin",
    phase.DEAL: "deal",
    phase.ROUND_OVER: "round_over",
    phase.GAME_OVER: "game_over",
}


class SeatView(Value, frozen=True):
    """What the seat views of all games have. A game's own is tagged with the game's name, in the field `game`."""

    phase: str
    round: int
    turn: int
    starter: int
    scores: list[int]


def never(_: Any) -> bool:
    """Return False: the default of `SeatViewMaker.needs_memory`."""
    return False


class SeatViewMaker(NamedTuple):
    """How a game turns views into seat views.

    The public part is made once for all seats of a table: that is a third of the cost of a move.
    """

    type: type[SeatView]
    public: Callable[[Any], Any]  # makes the part that everybody sees from any seat's view
    private: Callable[[Any, Any, bool], Any]  # adds what the view's seat sees, and its memory if memory is open
    needs_memory: Callable[[Any], bool] = never  # whether a seat view needs memory even where memory is not open

    def make(self, view: Any, open_memory: bool) -> Any:
        """Return the whole seat view of one view."""
        return self.private(self.public(view), view, open_memory)


class DefaultSeatView(SeatView, frozen=True):
    """The seat view of a game that brings none of its own: its view, field by field."""

    game: str
    view: dict[str, Any]


@cache
def seat_views_of(game: str) -> SeatViewMaker:
    """Return how this game turns views into seat views."""
    module = room_module("server", game)
    return getattr(module, "SEAT_VIEWS", None) or _default_seat_views(game)


def packaged_types() -> tuple[type[SeatView], ...]:
    """Return the seat views of the games in this package: those that the protocol's schema describes."""
    modules = (room_module("server", name) for name in names())
    ours = (module for module in modules if module and module.__name__.startswith(f"{__package__}."))
    makers = (getattr(module, "SEAT_VIEWS", None) for module in ours)
    return tuple(maker.type for maker in makers if maker)


def _default_seat_views(game: str) -> SeatViewMaker:
    """Show all fields of a view: a view holds nothing that its seat may not know."""

    def public(view: Any) -> DefaultSeatView:
        return DefaultSeatView(
            phase=PHASE_NAMES.get(view.phase, str(view.phase)),
            round=view.round,
            turn=view.turn,
            starter=view.starter,
            scores=view.scores[: view.players],
            game=game,
            view={},
        )

    def private(common: DefaultSeatView, view: Any, open_memory: bool) -> DefaultSeatView:  # noqa: ARG001
        # The view is scratch memory: its lists are copied.
        return replace(common, view={field.name: _copy(getattr(view, field.name)) for field in fields(view)})

    return SeatViewMaker(DefaultSeatView, public, private, needs_memory=lambda _: True)


def _copy(value: Any) -> Any:
    return [_copy(item) for item in value] if isinstance(value, list) else value
