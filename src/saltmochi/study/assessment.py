"""Assess a decision: the chance of every seat to win after each legal action, judged by what the acting seat knows.

The search tries all actions on the same determinizations, so that the differences between them do not depend on which
cards were imagined. Clearly worse actions are eliminated; the action that was really chosen never is. With ALL_ACTIONS
as the chosen one none is eliminated, so that all values are equally exact. What happened in the simulated rounds is
counted too: the reasons for a judgement are made from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from saltmochi.bots.bot import compile_for_bots
from saltmochi.bots.decision import IMPOSSIBLE
from saltmochi.bots.determinization import sample_determinization
from saltmochi.bots.levels import NODES_PER_TRIAL
from saltmochi.bots.search import (
    COMPARE_INTERVAL,
    eliminate,
    evaluate,
    simulate_candidate,
    start_search,
)
from saltmochi.bots.workspace import SAMPLED, SIMULATED, Workspace, compiled_workspace
from saltmochi.table.game import Game
from saltmochi.table.legal_actions import MAX_ACTIONS
from saltmochi.table.ports import CERTAIN, ender, legal, over, sample_state, winners
from saltmochi.table.record import numbers, pack, record
from saltmochi.table.rng import new_rng
from saltmochi.table.rule import rule
from saltmochi.table.seats import MAX_SEATS
from saltmochi.texts import Problem

# Stands for the chosen action if none may be eliminated.
ALL_ACTIONS = -1
# The room in which games say who ended a round.
REASONS = "study.reasons"
# The maximum number of ways in which a round of any game can end.
MAX_ENDINGS = 8


@record
class Tally:
    """Sums over all simulations of each action."""

    trials: list[int] = numbers(MAX_ACTIONS, bits=32)
    # By action, then by seat: win probabilities, points of the round, and their squares.
    totals: list[int] = numbers(MAX_ACTIONS * MAX_SEATS, bits=64)
    gains: list[int] = numbers(MAX_ACTIONS * MAX_SEATS, bits=64)
    squares: list[int] = numbers(MAX_ACTIONS * MAX_SEATS, bits=64)
    # By action, then by number of the ending: how often the round ended so, and how often the acting seat ended it.
    endings: list[int] = numbers(MAX_ACTIONS * MAX_ENDINGS, bits=32)
    own_endings: list[int] = numbers(MAX_ACTIONS * MAX_ENDINGS, bits=32)
    # How often the game ended with the round, and the acting seat won it or lost it.
    wins: list[int] = numbers(MAX_ACTIONS, bits=32)
    losses: list[int] = numbers(MAX_ACTIONS, bits=32)


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
        clear(tally, action)
    while search.simulations < trials:
        simulate_for_all_seats(workspace, tally)
        if chosen != ALL_ACTIONS and search.samples % COMPARE_INTERVAL == 0:
            eliminate_others(workspace, chosen)
    return int(workspace.actions.count)


@rule
def clear(tally: Tally, action: int) -> None:
    """Set the sums of an action to zero."""
    tally.trials[action] = 0
    tally.wins[action] = 0
    tally.losses[action] = 0
    for i in range(MAX_SEATS * action, MAX_SEATS * (action + 1)):
        tally.totals[i] = 0
        tally.gains[i] = 0
        tally.squares[i] = 0
    for i in range(MAX_ENDINGS * action, MAX_ENDINGS * (action + 1)):
        tally.endings[i] = 0
        tally.own_endings[i] = 0


@rule
def simulate_for_all_seats(workspace: Workspace, tally: Tally) -> None:
    """Make one simulation of every remaining action on a new determinization, and add up the results of all seats."""
    search = workspace.search
    sample_determinization(workspace)
    for i in range(search.remaining):
        workspace.states[SIMULATED] = workspace.states[SAMPLED]
        simulate_candidate(workspace, workspace.states[SIMULATED], search.candidates[i])
        # The first nodes after the root are the actions, in order.
        add_round(tally, search.candidates[i] - 1, workspace.states[SIMULATED], workspace.observation.seat)
    search.simulations += search.remaining
    search.samples += 1


@rule
def add_round(tally: Tally, action: int, state: Any, acting: int) -> None:
    """Add up how a simulated round ended: the chances and the points of all seats, who ended it, who won."""
    tally.trials[action] += 1
    for seat in range(state.players):
        gain = state.gains[seat]
        tally.totals[MAX_SEATS * action + seat] += evaluate(state, seat)
        tally.gains[MAX_SEATS * action + seat] += gain
        tally.squares[MAX_SEATS * action + seat] += gain * gain
    tally.endings[MAX_ENDINGS * action + state.ending] += 1
    tally.own_endings[MAX_ENDINGS * action + state.ending] += int(ender(state) == acting)
    if over(state):
        won = winners(state) >> acting & 1
        tally.wins[action] += won
        tally.losses[action] += 1 - won


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


class RoundForecast(NamedTuple):
    """What happened in the simulated rounds after an action."""

    gains: tuple[float, ...]  # the mean points of the round, by seat
    errors: tuple[float, ...]  # their standard errors
    endings: tuple[float, ...]  # by number of the ending: how often the round ended so
    own_endings: tuple[float, ...]  # and how often the acting seat ended it so
    wins: float  # how often the game ended with the round, and the acting seat won it
    losses: float  # and how often it lost it


class ActionValue(NamedTuple):
    """The chances after an action, by seat, how many simulations they come from, and what happened in these."""

    action: int
    values: tuple[float, ...]
    trials: int
    forecast: RoundForecast


class Assessor:
    """Assesses decisions of one game."""

    def __init__(self, game: Game[Any, Any], trials: int, seed: int) -> None:
        if len(game.endings) > MAX_ENDINGS:
            raise ValueError(f"{game.name}: a round can end in {len(game.endings)} ways, more than {MAX_ENDINGS}")
        self.game = game
        self.trials = trials
        self.seed = seed
        self.workspace = compiled_workspace(game, NODES_PER_TRIAL * trials)
        self.tally = pack(Tally())

    def prepare(self) -> None:
        """Compile what is needed at tables without expansions, so that the first assessment does not wait for it."""
        self._assess(self.game.new_view())(self.workspace, self.tally, 0, 0)

    def _assess(self, view: Any) -> Callable[..., Any]:
        return compile_for_bots(self.game, view, assess, REASONS)

    def assess(self, view: Any, chosen: int, number: int) -> list[ActionValue]:
        """Return the chances of all seats after each legal action, judged by the view alone.

        Each decision has its own random stream by its number, so that its assessment depends on nothing else.
        """
        workspace = self.workspace._replace(observation=pack(view), rng=pack(new_rng(self.seed, number)))
        count = self._assess(view)(workspace, self.tally, chosen, self.trials)
        if count == IMPOSSIBLE:
            raise Problem("problem-view")
        return action_values(self.tally, workspace.actions["ids"][:count].tolist(), view.players)


def action_values(tally: Any, actions: list[int], players: int) -> list[ActionValue]:
    """Return the means of a packed tally for these actions."""
    trials = tally["trials"][: len(actions), None]

    def means(sums: str, columns: int, used: int) -> Any:
        return tally[sums].reshape(MAX_ACTIONS, columns)[: len(actions), :used] / trials

    gains, squares = means("gains", MAX_SEATS, players), means("squares", MAX_SEATS, players)
    columns = (
        means("totals", MAX_SEATS, players) / CERTAIN,
        trials[:, 0],
        gains,
        ((squares - gains * gains).clip(0) / trials) ** 0.5,
        means("endings", MAX_ENDINGS, MAX_ENDINGS),
        means("own_endings", MAX_ENDINGS, MAX_ENDINGS),
        means("wins", 1, 1)[:, 0],
        means("losses", 1, 1)[:, 0],
    )
    found = []
    for action, *row in zip(actions, *(column.tolist() for column in columns), strict=True):
        values, tried, gained, errors, endings, own_endings, wins, losses = row
        forecast = RoundForecast(tuple(gained), tuple(errors), tuple(endings), tuple(own_endings), wins, losses)
        found.append(ActionValue(action, tuple(values), tried, forecast))
    return found
