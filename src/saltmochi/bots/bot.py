"""A bot gets a view and chooses an action."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import perf_counter
from types import FunctionType
from typing import Any, Generic, NamedTuple, TypeVar, cast

from saltmochi.bots.decision import IMPOSSIBLE, Method, decide
from saltmochi.bots.levels import SEARCHES, Level
from saltmochi.bots.search import NO_NODE, ROOT
from saltmochi.bots.style import Notes
from saltmochi.bots.workspace import SAMPLED, Workspace, compiled_workspace, plain_workspace
from saltmochi.games import room_module
from saltmochi.table import ports
from saltmochi.table.compiled import compiled
from saltmochi.table.game import Game, Rules
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.ports import CERTAIN, heuristic_value
from saltmochi.table.record import copy_into, pack, unpack
from saltmochi.table.rng import Rng
from saltmochi.table.rule import bind, is_port, rule
from saltmochi.table.state import TableState
from saltmochi.texts import Problem

V = TypeVar("V", bound=TableState)
F = TypeVar("F", bound=Callable[..., Any])

# A search with a time limit looks at the clock after each of so many slices of its trials, and stops early enough
# that a slow slice does not exceed the limit.
SLICES = 20
USABLE_TIME = 0.8


def bind_for_bots(game: Game[Any, Any], function: F, *rooms: str) -> F:
    """Bind a generic rule to a game, its heuristics and belief, and what it has in further rooms."""
    return cast(F, _bind(game.rules, game.name, game.lean, function, ("bots", *rooms)))


@cache
def _bind(
    rules: Rules[Any, Any], name: str, lean: bool, function: Callable[..., Any], rooms: tuple[str, ...]
) -> Callable[..., Any]:
    """Return the same bound rule each time, so that it is compiled once."""
    implementations: dict[str, object] = dict(vars(rules))
    for room in rooms:
        implementations |= _ports_in(room, name)
    return bind(function, implementations, lean)


def _ports_in(room: str, name: str) -> dict[str, FunctionType]:
    """Return the ports that a game's module in a room fills in."""
    module = room_module(room, name)
    filled = {port: getattr(module, port, None) for port, stub in vars(ports).items() if is_port(stub)}
    return {port: function for port, function in filled.items() if function is not None}


def compile_for_bots(game: Game[Any, Any], table: Any, function: F, *rooms: str) -> F:
    """Bind and compile a generic rule for tables like this state or view: without expansions if it has none."""
    return cast(F, compiled(bind_for_bots(game.for_table(table), function, *rooms)))


@rule
def value_of(state: Any, action: int, plain: bool) -> int:
    """Return the heuristic value of an action."""
    return heuristic_value(state, action, plain)


def decide_in_time(decide: Callable[..., Any], workspace: Workspace, level: Level, seconds: float | None = None) -> int:
    """Decide on the view in a workspace; a level with a time limit looks at the clock after each slice of trials.

    `seconds` can shorten the time limit; the slices become shorter too.
    """
    start = perf_counter()
    limit = level.seconds if seconds is None else min(seconds, level.seconds)
    slice_ = max(1, int(level.trials * limit / level.seconds) // SLICES) if level.seconds else level.trials
    end = slice_
    action: int = decide(workspace, level.method, 0, end)
    while end < level.trials and perf_counter() - start < USABLE_TIME * limit:
        begin, end = end, end + slice_
        action = decide(workspace, level.method, begin, end)
    if action == IMPOSSIBLE:
        raise Problem("problem-view")
    return action


class Evaluation(NamedTuple):
    """How a bot evaluates an action."""

    action: int
    value: float  # the win probability if there were trials, else the heuristic value
    trials: int = 0


class Bot(Generic[V]):
    """A bot of a level, with its own random stream. Several bots may run at the same time, each in its own thread."""

    def __init__(self, game: Game[Any, V], level: Level, rng: Rng) -> None:
        self.game = game
        self.level = level
        if level.trials:
            self.workspace = compiled_workspace(game, level.nodes)._replace(rng=pack(rng))
        else:
            self.workspace = plain_workspace(game, level.nodes)._replace(rng=rng)

    def prepare(self, table: Any = None) -> None:
        """Compile what is needed, so that the first decision does not wait for it.

        `table` is a state or view of the table to prepare for; without one, that is any table without expansions.
        """
        self._decider(table or self.game.new_view())(self.workspace, Method.RANDOM, 0, 0)

    def choose(self, view: V, seconds: float | None = None, notes: Notes | None = None) -> int:
        """Choose an action; a search stops when its trials or its time are used up. `seconds` can shorten its time.

        `notes` are what the bot noted about the others in its earlier decisions of the game; they are brought up to
        date. Without them it knows nothing of earlier rounds.
        """
        seat: int = cast(Any, view).seat
        self._write_notes(seat, notes or Notes())
        action = decide_in_time(self._decider(view), self._with_view(view), self.level, seconds)
        if notes:
            self._read_notes(seat, notes)
        return action

    def evaluate(self, view: V, seconds: float | None = None) -> list[Evaluation]:
        """Return the evaluation of every legal action that was tried, the one that the bot would choose first."""
        chosen = self.choose(view, seconds)
        actions = self._legal_actions()
        if len(actions) == 1:
            return [Evaluation(chosen, 1.0)]
        if self.level.method in SEARCHES:
            found = self._searched()
        elif self.level.method == Method.SAMPLER:
            found = self._sampled(actions)
        else:
            value = bind_for_bots(self.game, value_of)
            plain = self.level.method != Method.HEURISTIC
            found = [Evaluation(action, value(self.workspace.states[SAMPLED], action, plain)) for action in actions]
        return sorted(found, key=lambda item: (item.action != chosen, -item.trials, -item.value))

    def _decider(self, table: Any) -> Callable[..., Any]:
        if self.level.trials:
            return compile_for_bots(self.game, table, decide)
        return bind_for_bots(self.game, decide)

    def _with_view(self, view: V) -> Workspace:
        return self.workspace._replace(observation=pack(view) if self.level.trials else view)

    def _write_notes(self, seat: int, notes: Notes) -> None:
        self.workspace.notes[seat] = pack(notes) if self.level.trials else notes

    def _read_notes(self, seat: int, notes: Notes) -> None:
        found = self.workspace.notes[seat]
        copy_into(notes, unpack(Notes, found) if self.level.trials else found)

    def _legal_actions(self) -> list[int]:
        actions = unpack(LegalActions, self.workspace.actions) if self.level.trials else self.workspace.actions
        return actions.ids[: actions.count]

    def _sampled(self, actions: list[int]) -> list[Evaluation]:
        """Evaluate by equally many trials of each action."""
        trials = max(1, self.level.trials // len(actions))
        totals = self.workspace.search["totals"].tolist()
        return [
            Evaluation(action, total / (CERTAIN * trials), trials)
            for action, total in zip(actions, totals, strict=False)
        ]

    def _searched(self) -> list[Evaluation]:
        """Evaluate by the children of the root."""
        found = []
        number = self.workspace.nodes[ROOT]["first_child"]
        while number != NO_NODE:
            node = self.workspace.nodes[number]
            trials = int(node["visits"])
            found.append(Evaluation(int(node["action"]), int(node["total"]) / (CERTAIN * trials), trials))
            number = node["next_sibling"]
        return found
