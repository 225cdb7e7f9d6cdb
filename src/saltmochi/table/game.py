"""The interface that all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from dataclasses import replace as replace_fields
from functools import cached_property
from types import ModuleType
from typing import Any, Generic, TypeVar, cast

from msgspec.structs import replace

from saltmochi.table.compiled import EVERYTHING, compiled
from saltmochi.table.disclosure import Disclosure
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.options import MAX_TARGET, RESERVED, Options, make_options, own_fields
from saltmochi.table.outcome import Outcome
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import bind
from saltmochi.table.state import TableState
from saltmochi.texts import DEFAULT, Problem

S = TypeVar("S", bound=TableState)
V = TypeVar("V", bound=TableState)
F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Rules(Generic[S, V]):
    """The rules that every game has, in the subset of Python that can be compiled: see `ports` for what each does."""

    set_up: Callable[[S], None]
    actor: Callable[[S], int]
    over: Callable[[S], bool]
    round_over: Callable[[S], bool]
    chance_count: Callable[[S], int]
    chance_action: Callable[[S, int], int]
    legal: Callable[[S, LegalActions], None]
    apply: Callable[[S, int], None]
    winners: Callable[[S], int]
    write_view: Callable[[S, int, V], None]
    write_public: Callable[[S, V], None]
    write_private: Callable[[S, int, V], None]
    write_memory: Callable[[S, int, V], None]
    sample_state: Callable[[V, Rng, Any, S], bool]

    @classmethod
    def found_in(cls, *modules: ModuleType) -> Rules[S, V]:
        """Collect the rules of a game by their names from its modules."""
        names = [item.name for item in fields(cls)]
        return cls(**{name: next(vars(module)[name] for module in modules if name in vars(module)) for name in names})


def accept_options(options: Options) -> None:
    """Accept all options: the check of a game whose options cannot contradict each other."""


def player_in_turn(state: Any) -> int:
    """Return the player whose turn it is: who ends a round, unless a game says otherwise."""
    return int(state.turn)


def write_no_options(options: Options, state: Any) -> None:
    """Write nothing into a state: for a game that has only the options that every game has."""


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """A game: its rules, its options, and all that can be done with it."""

    name: str
    version: int  # of the rules; raised whenever the game plays differently
    order: int  # the position in lists of games
    seats: range
    editions: tuple[str, ...]
    edition_by_language: Mapping[str, str]
    endings: tuple[str, ...]  # how a round can end, by number
    rules: Rules[S, V]
    new_state: Callable[[], S]
    new_view: Callable[[], V]
    new_scratch: Callable[[], Any]  # working memory for `sample_state`
    default_target: Callable[[int], int]  # by number of players, unless the table sets another
    find_outcome: Callable[[S], Outcome]
    text_of: Callable[[int], str]
    action_of: Callable[[str], int]
    disclose: Callable[[S, int], Disclosure]
    reveals: Callable[[S, int], bool]
    options_type: type[Options] = Options
    check_options: Callable[[Any], None] = accept_options
    write_options: Callable[[Any, Any], None] = write_no_options  # those that only this game has
    ender: Callable[[S], int] = player_in_turn  # who ended the round that is over
    ending_name: Callable[[S], str] | None = None  # how it ended, where `endings` is too coarse
    has_expansions: Callable[[Any], bool] | None = None  # whether a state or view has any; None if there are none
    lean: bool = False  # whether what only expansions need is left out of rules that are bound or compiled

    def __post_init__(self) -> None:
        """Refuse an option whose name a game record has for something else."""
        reserved = RESERVED & set(own_fields(self.options_type))
        if reserved:
            raise ValueError(f"{self.name}: no option can be called {', '.join(sorted(reserved))}")

    def __getstate__(self) -> dict[str, Any]:
        """Return what is pickled: the fields, without what was derived from them."""
        return {item.name: getattr(self, item.name) for item in fields(self)}

    # --- Options ---

    def edition_for(self, language: str) -> str:
        """Return the edition that a player of this language most likely owns."""
        return self.edition_by_language.get(language, self.editions[0])

    def options(self, players: int = 2, edition: str | None = None, target: int | None = None, **own: Any) -> Options:
        """Return validated options; those that are left out get their defaults."""
        if players not in self.seats:
            raise Problem("problem-players", players=players, least=self.seats[0], most=self.seats[-1])
        if edition is not None and edition not in self.editions:
            raise Problem("problem-edition", edition=edition, editions=", ".join(self.editions))
        if target is not None and not 1 <= target <= MAX_TARGET:
            raise Problem("problem-target", target=target)
        chosen = {
            "players": players,
            "edition": edition or self.edition_for(DEFAULT),
            "target": target if target is not None else self.default_target(players),
        }
        options = make_options(self.options_type, {**chosen, **own})
        if target is None:
            options = replace(options, target=options.usual_target(options.target))
        self.check_options(options)
        return options

    def prepare(self, options: Options) -> S:
        """Return a state that contains only the options: what `set_up` starts from."""
        state = self.new_state()
        state.players = options.players
        state.edition = self.editions.index(options.edition)
        state.target = options.target
        self.write_options(options, state)
        if self.lean and self.has_expansions and self.has_expansions(state):
            raise Problem("problem-no-expansions")
        return state

    def start(self, options: Options) -> S:
        """Return the state of a new game, before the dealer's first action."""
        state = self.prepare(options)
        self.rules.set_up(state)
        return state

    def deal(self, players: int = 2, edition: str | None = None, target: int | None = None, **own: Any) -> S:
        """Return the state of a new game with these options, before the dealer's first action."""
        return self.start(self.options(players, edition, target, **own))

    # --- Expansions ---

    def for_options(self, options: Options) -> Game[S, V]:
        """Return the game to compile for tables with these options."""
        return self.for_table(self.prepare(options))

    def for_table(self, table: S | V) -> Game[S, V]:
        """Return the game to compile for tables like this one: a lean game if it is played without expansions."""
        return self if self.lean or not self.has_expansions or self.has_expansions(table) else self._lean

    @cached_property
    def _lean(self) -> Game[S, V]:
        """The same game without what only expansions need: at tables without them it plays alike, and faster."""
        rules = {name: bind(cast(Any, function), {}, lean=True) for name, function in self._implementations.items()}
        return replace_fields(self, rules=Rules(**cast(Any, rules)), lean=True)

    # --- Playing ---

    def actor(self, state: S) -> int:
        """Return the seat that acts next, or DEALER."""
        return self.rules.actor(state)

    def over(self, state: S) -> bool:
        """Whether the game is over."""
        return self.rules.over(state)

    def legal(self, state: S) -> list[int]:
        """Return the legal actions; the dealer's list repeats an action once for each card that it stands for."""
        actions = LegalActions()
        self.rules.legal(state, actions)
        return actions.ids[: actions.count]

    def apply(self, state: S, action: int) -> None:
        """Carry out a legal action."""
        self.rules.apply(state, action)

    def apply_and_disclose(self, state: S, action: int) -> Disclosure:
        """Carry out a legal action, and return what each seat learns from it."""
        disclosure, before = self.disclose(state, action), state.ending
        self.rules.apply(state, action)
        if not state.ending or state.ending == before:
            return disclosure
        name = self.ending_name(state) if self.ending_name else self.endings[state.ending]
        return replace(disclosure, ending=f"{name} {self.ender(state) + 1}")

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        return self.find_outcome(state) if self.over(state) else None

    # --- Seats ---

    def view(self, state: S, seat: int) -> V:
        """Return what this seat may know."""
        view = self.new_view()
        self.rules.write_view(state, seat, view)
        return view

    def imagine(self, view: V, rng: Rng) -> S:
        """Return a determinization: a whole state that contradicts nothing in this view."""
        state = self.new_state()
        if not self.rules.sample_state(view, rng, self.new_scratch(), state):
            raise Problem("problem-view")
        return state

    # --- Chance ---

    def sample_chance(self, state: S, rng: Rng) -> int:
        """Draw the dealer's action."""
        return self.rules.chance_action(state, randbelow(rng, self.rules.chance_count(state)))

    # --- Generic rules, bound to this game ---

    @cached_property
    def _implementations(self) -> dict[str, object]:
        return dict(vars(self.rules))

    def bind(self, function: F) -> F:
        """Bind a generic rule to this game."""
        return bind(function, self._implementations, self.lean)

    def compile(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Bind and compile a generic rule: meant for small loops that run often."""
        return compiled(self.bind(function), EVERYTHING)
