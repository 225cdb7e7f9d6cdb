"""A game: one interface for all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from types import ModuleType
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from saltmochi.table.compiled import EVERYTHING, compiled
from saltmochi.table.dealer import DEALER, Dice, roll
from saltmochi.table.hearing import Hearing
from saltmochi.table.offers import Offers
from saltmochi.table.rule import bound
from saltmochi.texts import DEFAULT, Problem

S = TypeVar("S")
V = TypeVar("V")
F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Rules(Generic[S, V]):
    """The rules that every game has, in the dialect that can be compiled."""

    set_up: Callable[[S, int, int, int], None]
    actor: Callable[[S], int]
    over: Callable[[S], bool]
    round_over: Callable[[S], bool]
    chances: Callable[[S], int]
    chance: Callable[[S, int], int]
    legal: Callable[[S, Offers], None]
    apply: Callable[[S, int], None]
    winners: Callable[[S], int]
    see: Callable[[S, int, V], None]
    survey: Callable[[S, V], None]
    look_from: Callable[[S, int, V], None]
    recall: Callable[[S, int, V], None]
    suppose: Callable[[V, Dice, Any, S], bool]

    @classmethod
    def found_in(cls, *modules: ModuleType) -> Rules[S, V]:
        """The rules of a game that stand under these names in its modules."""
        names = [item.name for item in fields(cls)]
        return cls(**{name: next(vars(module)[name] for module in modules if name in vars(module)) for name in names})


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    reason: str  # why it is over
    tie_break: str  # what decided between equal totals: "" if nothing had to
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """All that can be done with a game, whichever it is."""

    name: str
    version: int  # of its rules: raised whenever the game plays differently
    seats: range
    editions: tuple[str, ...]
    edition_by_language: Mapping[str, str]
    endings: tuple[str, ...]  # how a round can end, by number
    rules: Rules[S, V]
    new_state: Callable[[], S]
    new_view: Callable[[], V]
    new_thought: Callable[[], Any]
    target: Callable[[int], int]  # by number of players, unless the table sets another
    judge: Callable[[S], Outcome]
    text_of: Callable[[int], str]
    action_of: Callable[[str], int]
    overheard: Callable[[S, int], Hearing]
    reveals: Callable[[S, int], bool]

    def deal(self, players: int = 2, edition: str | None = None, target: int | None = None) -> S:
        """A new game, before the dealer's first action."""
        state = self.new_state()
        self.rules.set_up(state, *self.options(players, edition, target))
        return state

    def options(self, players: int, edition: str | None = None, target: int | None = None) -> tuple[int, int, int]:
        """The same options as the rules take them: players, number of the edition, target."""
        if players not in self.seats:
            raise Problem("problem-players", players=players, least=self.seats[0], most=self.seats[-1])
        if edition is not None and edition not in self.editions:
            raise Problem("problem-edition", edition=edition, editions=", ".join(self.editions))
        if target is not None and not 1 <= target <= 1000:
            raise Problem("problem-target", target=target)
        number = self.editions.index(edition or self.edition_by_language[DEFAULT])
        return players, number, target if target is not None else self.target(players)

    def actor(self, state: S) -> int:
        """The seat that acts next, or DEALER."""
        return self.rules.actor(state)

    def over(self, state: S) -> bool:
        """Whether the game is over."""
        return self.rules.over(state)

    def legal(self, state: S) -> list[int]:
        """What may be done; the dealer's list names an action once for each card that it stands for."""
        offers = Offers()
        self.rules.legal(state, offers)
        return offers.actions[: offers.count]

    def apply(self, state: S, action: int) -> None:
        """Carry out a legal action."""
        self.rules.apply(state, action)

    def carry_out(self, state: S, action: int) -> Hearing:
        """Carry out a legal action; what is heard of it."""
        table: Any = state
        hearing, before = self.overheard(state, action), table.ending
        self.rules.apply(state, action)
        if not table.ending or table.ending == before:
            return hearing
        return replace(hearing, ending=f"{self.endings[table.ending]} {table.turn + 1}")

    def view(self, state: S, seat: int) -> V:
        """What this seat may know."""
        view = self.new_view()
        self.rules.see(state, seat, view)
        return view

    def imagine(self, view: V, dice: Dice) -> S:
        """A table that contradicts nothing in this view."""
        state = self.new_state()
        if not self.rules.suppose(view, dice, self.new_thought(), state):
            raise Problem("problem-view")
        return state

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.judge(state) if self.over(state) else None

    def chance(self, state: S, dice: Dice) -> int:
        """What a seeded dealer does next."""
        return self.rules.chance(state, roll(dice, self.rules.chances(state)))

    def deal_on(self, state: S, dice: Dice) -> list[int]:
        """Let a seeded dealer act until it is a player's turn; what it did."""
        done = []
        while not self.over(state) and self.actor(state) == DEALER:
            done.append(self.chance(state, dice))
            self.apply(state, done[-1])
        return done

    @cached_property
    def _names(self) -> dict[str, object]:
        return dict(vars(self.rules))

    def plain(self, function: F) -> F:
        """A rule for any game, to be played with this one."""
        return bound(function, self._names)

    def fast(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The same, compiled: meant for small loops that run often."""
        return compiled(self.plain(function), EVERYTHING)
