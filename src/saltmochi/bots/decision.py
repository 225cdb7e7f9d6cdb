"""The methods by which a bot can decide, for any game."""

from __future__ import annotations

from enum import IntEnum

from saltmochi.bots.determinization import open_notes, take_notes
from saltmochi.bots.network import network_action
from saltmochi.bots.policy import careless_action, greedy_action, heuristic_action, random_action
from saltmochi.bots.sampler import sample_actions
from saltmochi.bots.search import best_candidate, simulate, start_search
from saltmochi.bots.workspace import SAMPLED, Workspace
from saltmochi.table.ports import NO_CHART, actor, chart_action, legal, sample_state
from saltmochi.table.rule import rule

# The view contradicts itself: no state fits it.
IMPOSSIBLE = -1


class Method(IntEnum):
    """How a bot decides."""

    RANDOM = 0
    CARELESS = 1
    GREEDY = 2
    HEURISTIC = 3
    SAMPLER = 4
    SEARCH = 5
    CHART = 6  # by a chart where it says something, else by heuristics
    NETWORK = 7
    NETWORK_SEARCH = 8  # search with rollouts by the network, and with styles of the others


@rule
def decide(workspace: Workspace, method: int, begin: int, end: int) -> int:
    """Return the action that a bot chooses for the view in its workspace; IMPOSSIBLE if the view contradicts itself.

    This call makes the simulations from number `begin` to `end`, so that a search can be given time in slices.
    """
    if begin == 0:
        if not sample_state(workspace.observation, workspace.rng, workspace.scratch, workspace.states[SAMPLED]):
            return IMPOSSIBLE
        legal(workspace.states[SAMPLED], workspace.actions)
    if workspace.actions.count == 1:
        return int(workspace.actions.ids[0])
    if method == Method.SEARCH or method == Method.NETWORK_SEARCH:
        workspace.search.networked = int(method == Method.NETWORK_SEARCH)
        return search(workspace, begin, end)
    if method == Method.SAMPLER:
        return int(workspace.actions.ids[sample_actions(workspace, actor(workspace.states[SAMPLED]), end)])
    if method == Method.HEURISTIC:
        return heuristic_action(workspace.states[SAMPLED], workspace.actions, workspace.rng)
    if method == Method.NETWORK:
        return network_action(workspace.states[SAMPLED], workspace.actions, workspace.network, workspace.features)
    if method == Method.CHART:
        advised = chart_action(workspace.states[SAMPLED], workspace.actions)
        if advised != NO_CHART:
            return int(advised)
        return heuristic_action(workspace.states[SAMPLED], workspace.actions, workspace.rng)
    if method == Method.GREEDY:
        return greedy_action(workspace.states[SAMPLED], workspace.actions, workspace.rng)
    if method == Method.CARELESS:
        return careless_action(workspace.states[SAMPLED], workspace.actions, workspace.rng)
    return random_action(workspace.actions, workspace.rng)


@rule
def search(workspace: Workspace, begin: int, end: int) -> int:
    """Simulate until the budget is used up or one candidate is left; return the best candidate's action."""
    if begin == 0:
        open_notes(workspace)
        start_search(workspace)
    while workspace.search.simulations < end and workspace.search.remaining > 1:
        simulate(workspace)
    if workspace.search.networked:
        take_notes(workspace)
    return int(workspace.nodes[best_candidate(workspace.nodes, workspace.search)].action)
