"""Assess a decision: the chance of every seat to win after each legal action, judged by what the acting seat knows.

The search tries all actions on the same determinizations, so that the differences between them do not depend on which
cards were imagined. Clearly worse actions are eliminated; the action that was really chosen never is. With ALL_ACTIONS
as the chosen one none is eliminated, so that all values are equally exact.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from saltmochi.bots.bot import bind_for_bots
from saltmochi.bots.decision import IMPOSSIBLE
from saltmochi.bots.levels import NODES_PER_TRIAL
from saltmochi.bots.search import (
    COMPARE_INTERVAL,
    eliminate,
    evaluate,
    sample_determinization,
    simulate_candidate,
    start_search,
)
from saltmochi.bots.workspace import SAMPLED, SIMULATED, Workspace, compiled_workspace
from saltmochi.table.compiled import compiled
from saltmochi.table.game import Game
from saltmochi.table.legal_actions import MAX_ACTIONS
from saltmochi.table.ports import CERTAIN, legal, sample_state
from saltmochi.table.record import numbers, pack, record
from saltmochi.table.rng import new_rng
from saltmochi.table.rule import rule
from saltmochi.table.seats import MAX_SEATS
from saltmochi.texts import Problem

# Stands for the chosen action if none may be eliminated.
ALL_ACTIONS = -1


@record
class Tally:
    """The sums of win probabilities over all simulations of each action."""

    trials: list[int] = numbers(MAX_ACTIONS, bits=32)
    totals: list[int] = numbers(MAX_ACTIONS * MAX_SEATS, bits=64)  # by action, then by seat


@rule
def assess(workspace: Workspace, tally: Tally, chosen: int, trials: int) -> int:
    """Simulate every action on the same determinizations; return the number of legal actions, or IMPOSSIBLE."""
    state = workspace.states[SAMPLED]
    if not sample_state(workspace.observation, workspace.rng, workspace.scratch, state):
        return IMPOSSIBLE
    legal(state, workspace.actions)
    start_search(workspace)
    search = workspace.search
    for action in range(search.remaining):
        tally.trials[action] = 0
        for seat in range(state.players):
            tally.totals[MAX_SEATS * action + seat] = 0
    while search.simulations < trials:
        simulate_for_all_seats(workspace, tally)
        if chosen != ALL_ACTIONS and search.samples % COMPARE_INTERVAL == 0:
            eliminate_others(workspace, chosen)
    return int(workspace.actions.count)


@rule
def simulate_for_all_seats(workspace: Workspace, tally: Tally) -> None:
    """Make one simulation of every remaining action on a new determinization, and add up the chances of all seats."""
    search = workspace.search
    sample_determinization(workspace)
    for i in range(search.remaining):
        workspace.states[SIMULATED] = workspace.states[SAMPLED]
        simulate_candidate(workspace, workspace.states[SIMULATED], search.candidates[i])
        action = search.candidates[i] - 1  # the first nodes after the root are the actions, in order
        tally.trials[action] += 1
        for seat in range(workspace.states[SIMULATED].players):
            tally.totals[MAX_SEATS * action + seat] += evaluate(workspace.states[SIMULATED], seat)
    search.simulations += search.remaining
    search.samples += 1


@rule
def eliminate_others(workspace: Workspace, chosen: int) -> None:
    """Drop the actions that are significantly worse than the best one, except the chosen one."""
    search = workspace.search
    before = search.remaining
    eliminate(workspace.nodes, search)
    if search.remaining < before:
        for i in range(search.remaining):
            if workspace.nodes[search.candidates[i]].action == chosen:
                return
        for action in range(workspace.actions.count):
            if workspace.actions.ids[action] == chosen:
                search.candidates[search.remaining] = action + 1
                search.remaining += 1
                return


class ActionValue(NamedTuple):
    """The chances after an action, by seat, and how many simulations they come from."""

    action: int
    values: tuple[float, ...]
    trials: int


class Assessor:
    """Assesses decisions of one game."""

    def __init__(self, game: Game[Any, Any], trials: int, seed: int) -> None:
        self.game = game
        self.trials = trials
        self.seed = seed
        self.workspace = compiled_workspace(game, NODES_PER_TRIAL * trials)
        self.tally = pack(Tally())
        self._assess = compiled(bind_for_bots(game, assess))

    def prepare(self) -> None:
        """Compile what is needed, so that the first assessment does not wait for it."""
        self._assess(self.workspace, self.tally, 0, 0)

    def assess(self, view: Any, chosen: int, number: int) -> list[ActionValue]:
        """Return the chances of all seats after each legal action, by what the view tells.

        Each decision has its own random stream by its number, so that its assessment depends on nothing else.
        """
        workspace = self.workspace._replace(observation=pack(view), rng=pack(new_rng(self.seed, number)))
        count = self._assess(workspace, self.tally, chosen, self.trials)
        if count == IMPOSSIBLE:
            raise Problem("problem-view")
        actions = workspace.actions["ids"][:count].tolist()
        trials = self.tally["trials"][:count].tolist()
        totals = self.tally["totals"].reshape(MAX_ACTIONS, MAX_SEATS)[:count, : view.players].tolist()
        return [
            ActionValue(action, tuple(total / (CERTAIN * tried) for total in sums), tried)
            for action, tried, sums in zip(actions, trials, totals, strict=True)
        ]
