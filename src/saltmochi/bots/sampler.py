"""Flat Monte Carlo, a baseline: every action is tried equally often on the same determinizations.

Rollouts are greedy.
"""

from __future__ import annotations

from typing import Any

from saltmochi.bots.search import rollout
from saltmochi.bots.workspace import SAMPLED, SIMULATED, Workspace
from saltmochi.table.ports import CERTAIN, apply, lead, over, sample_state, winners
from saltmochi.table.rule import rule
from saltmochi.table.seats import WATCHER

# The lead in points with which a player wins three games of four.
CLEAR_LEAD = 10


@rule
def sample_actions(workspace: Workspace, seat: int, trials: int) -> int:
    """Return the place in the list of the action with the best total; all actions share the trials equally."""
    actions = workspace.actions
    totals = workspace.search.totals
    for i in range(actions.count):
        totals[i] = 0
    for _ in range(trials // actions.count):
        sample_state(workspace.observation, workspace.rng, workspace.scratch, workspace.states[SAMPLED])
        for i in range(actions.count):
            workspace.states[SIMULATED] = workspace.states[SAMPLED]
            apply(workspace.states[SIMULATED], actions.ids[i])
            rollout(workspace.states[SIMULATED], workspace.replies, workspace.rng, WATCHER)
            totals[i] += estimate(workspace.states[SIMULATED], seat)
    best = 0
    for i in range(1, actions.count):
        if totals[i] > totals[best]:
            best = i
    return best


@rule
def estimate(state: Any, seat: int) -> int:
    """Estimate the win probability of a seat by the lead in points alone."""
    if over(state):
        won = winners(state)
        return CERTAIN // won.bit_count() if won >> seat & 1 else 0
    ahead = lead(state, seat)
    return CERTAIN // 2 + CERTAIN // 2 * ahead // (CLEAR_LEAD + abs(ahead))
