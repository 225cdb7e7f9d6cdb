"""Information-set Monte Carlo tree search (ISMCTS), for any game.

At the root the candidates race: each is tried on the same determinizations, and those that are clearly worse are
eliminated. A simulation selects a path down the tree by PUCT as long as the searching player or chance acts, expands
one new node, plays a rollout to the end of the round, evaluates the state there as a win probability, and
backpropagates it along the path. The network or heuristics play the rollouts. The tree ends where another player acts:
in a determinization that player would act on cards that the searching player cannot know.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from saltmochi.bots.determinization import sample_determinization
from saltmochi.bots.network import network_action, write_logits
from saltmochi.bots.policy import NO_ACTION, argmax_action, greedy_action, heuristic_action
from saltmochi.bots.style import Style
from saltmochi.bots.workspace import MAX_DEPTH, SAMPLED, SIMULATED, SearchState, Workspace
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.ports import (
    CERTAIN,
    actor,
    apply,
    chance_action,
    chance_count,
    heuristic_value,
    legal,
    over,
    round_over,
    win_probability,
    winners,
)
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import rule
from saltmochi.table.seats import DEALER

# The weight of the exploration term of PUCT.
EXPLORATION = 0.6
# Candidates are compared after every so many determinizations; so many standard errors behind the best eliminate one.
COMPARE_INTERVAL = 50
ELIMINATION_ERRORS = 3.0
ROOT = 0
NO_NODE = 0


# --- The race at the root ---


@rule
def start_search(workspace: Workspace) -> None:
    """Start with an empty tree and all actions as candidates; the one that looks best at first wins ties."""
    search = workspace.search
    search.nodes = 0
    search.simulations = 0
    search.samples = 0
    search.remaining = workspace.actions.count
    add_node(workspace.nodes, search, 0)
    best = first_choice(workspace)
    for i in range(search.remaining):
        search.candidates[i] = child(workspace.nodes, search, ROOT, workspace.actions.ids[i])
        if workspace.actions.ids[i] == best:
            search.candidates[i] = search.candidates[0]
            search.candidates[0] = child(workspace.nodes, search, ROOT, best)


@rule
def first_choice(workspace: Workspace) -> int:
    """Return the action that looks best before any is tried."""
    state = workspace.states[SAMPLED]
    if workspace.search.networked:
        return network_action(state, workspace.actions, workspace.network, workspace.features)
    return heuristic_action(state, workspace.actions, workspace.rng)


@rule
def simulate(workspace: Workspace) -> None:
    """Sample a determinization, and make one simulation of every remaining candidate on it."""
    search = workspace.search
    sample_determinization(workspace)
    for i in range(search.remaining):
        workspace.states[SIMULATED] = workspace.states[SAMPLED]
        simulate_candidate(workspace, workspace.states[SIMULATED], search.candidates[i])
    search.simulations += search.remaining
    search.samples += 1
    if search.samples % COMPARE_INTERVAL == 0:
        eliminate(workspace.nodes, search)


@rule
def simulate_candidate(workspace: Workspace, state: Any, candidate: int) -> None:
    """Make one simulation: selection and expansion, rollout, evaluation, backpropagation."""
    search = workspace.search
    search.depth = 0
    search.path[0] = candidate
    apply(state, workspace.nodes[candidate].action)
    select_and_expand(workspace, state)
    if search.networked:
        network_rollout(workspace, state)
    else:
        rollout(state, workspace.replies, workspace.rng, workspace.observation.seat)
    backpropagate(workspace.nodes, search, evaluate(state, workspace.observation.seat))


@rule
def best_candidate(nodes: Any, search: SearchState) -> int:
    """Return the node of the candidate with the highest total; all were tried equally often."""
    best = search.candidates[0]
    for i in range(1, search.remaining):
        if nodes[search.candidates[i]].total > nodes[best].total:
            best = search.candidates[i]
    return best


@rule
def eliminate(nodes: Any, search: SearchState) -> None:
    """Drop the candidates that are significantly worse than the best one."""
    best = nodes[best_candidate(nodes, search)]
    remaining = search.remaining
    search.remaining = 0
    for i in range(remaining):
        node = nodes[search.candidates[i]]
        behind = mean_value(best) - mean_value(node)
        errors = ELIMINATION_ERRORS * ELIMINATION_ERRORS * (variance(best) + variance(node))
        if behind * behind * best.visits <= errors:
            search.candidates[search.remaining] = search.candidates[i]
            search.remaining += 1


@rule
def mean_value(node: Any) -> float:
    """Return the mean win probability of a node; an even one if it was never visited."""
    if node.visits == 0:
        return 0.5
    return float(node.total / (CERTAIN * node.visits))


@rule
def variance(node: Any) -> float:
    """Return the variance of a node's win probabilities."""
    mean = mean_value(node)
    return float(max(0.0, node.squares / (CERTAIN * CERTAIN * node.visits) - mean * mean))


# --- Selection and expansion ---


@rule
def select_and_expand(workspace: Workspace, state: Any) -> None:
    """Go down the tree to the first node that is new, while the searching player or chance acts."""
    search = workspace.search
    expanded = False
    while not expanded and not round_over(state) and search.depth < MAX_DEPTH:
        parent = search.path[search.depth]
        seat = actor(state)
        if seat == DEALER:
            action = chance_action(state, randbelow(workspace.rng, chance_count(state)))
        elif seat == workspace.observation.seat:
            legal(state, workspace.replies)
            action = workspace.replies.ids[select(workspace, state, parent)]
        else:
            return
        apply(state, action)
        node = child(workspace.nodes, search, parent, action)
        if node == NO_NODE:
            return
        search.depth += 1
        search.path[search.depth] = node
        expanded = seat != DEALER and workspace.nodes[node].visits == 0


@rule
def select(workspace: Workspace, state: Any, parent: int) -> int:
    """Return the place in the list of the legal action with the highest PUCT score."""
    if workspace.replies.count == 1:
        return 0
    look_up_children(workspace, state, parent)
    best = 0
    most = -1.0
    for i in range(workspace.replies.count):
        score = puct_score(workspace, parent, i)
        if score > most:
            most = score
            best = i
    return best


@rule
def look_up_children(workspace: Workspace, state: Any, parent: int) -> None:
    """Write down how good every legal action looks, and its node if there is one."""
    search = workspace.search
    if search.networked:
        write_logits(state, workspace.replies, workspace.network, workspace.features)
    for i in range(workspace.replies.count):
        if search.networked:
            search.preferences[i] = workspace.features.logits[i]
        else:
            search.preferences[i] = heuristic_value(state, workspace.replies.ids[i], False)
        node = find_child(workspace.nodes, parent, workspace.replies.ids[i])
        search.children[i] = node
        if node != NO_NODE:
            workspace.nodes[node].available += 1


@rule
def puct_score(workspace: Workspace, parent: int, i: int) -> float:
    """Return the PUCT score of a legal action: its mean value and an exploration term weighted by its prior.

    The number of the parent's visits is replaced by how often the action was available (ISMCTS).
    """
    weight = EXPLORATION * prior(workspace.search, workspace.replies.count, i)
    if workspace.search.children[i] == NO_NODE:
        return mean_value(workspace.nodes[parent]) + weight * sqrt(1 + workspace.nodes[parent].visits)
    node = workspace.nodes[workspace.search.children[i]]
    return float(mean_value(node) + weight * sqrt(node.available) / (1 + node.visits))


@rule
def prior(search: SearchState, count: int, i: int) -> float:
    """Return the prior of a legal action by the rank of its preference: the n-th gets a share of 1/n."""
    rank = 1
    shares = 0.0
    for j in range(count):
        better = search.preferences[j] > search.preferences[i]
        rank += int(better or (search.preferences[j] == search.preferences[i] and j < i))
        shares += 1.0 / (j + 1)
    return 1.0 / (rank * shares)


@rule
def find_child(nodes: Any, parent: int, action: int) -> int:
    """Return the child for an action; NO_NODE if there is none."""
    node: int = nodes[parent].first_child
    while node != NO_NODE and nodes[node].action != action:
        node = nodes[node].next_sibling
    return node


@rule
def child(nodes: Any, search: SearchState, parent: int, action: int) -> int:
    """Return the child for an action, adding it if need be; NO_NODE if there is no more room."""
    node = find_child(nodes, parent, action)
    if node == NO_NODE and search.nodes < len(nodes):
        node = add_node(nodes, search, action)
        nodes[node].next_sibling = nodes[parent].first_child
        nodes[parent].first_child = node
    return node


@rule
def add_node(nodes: Any, search: SearchState, action: int) -> int:
    """Add a node without statistics, and return its number."""
    number = search.nodes
    node = nodes[number]
    node.action = action
    node.first_child = NO_NODE
    node.next_sibling = NO_NODE
    node.visits = 0
    node.available = 0
    node.total = 0
    node.squares = 0
    search.nodes += 1
    return number


# --- Rollout, evaluation, backpropagation ---


@rule
def rollout(state: Any, actions: LegalActions, rng: Rng, seat: int) -> None:
    """Play to the end of the round: this seat by all heuristics, the others as plain players do."""
    while not round_over(state):
        player = actor(state)
        if player == DEALER:
            action = chance_action(state, randbelow(rng, chance_count(state)))
        else:
            legal(state, actions)
            action = argmax_action(state, actions, rng, player != seat, NO_ACTION)
        apply(state, action)


@rule
def network_rollout(workspace: Workspace, state: Any) -> None:
    """Play to the end of the round: this seat by the network, the others each in its style."""
    actions = workspace.replies
    while not round_over(state):
        player = actor(state)
        if player == DEALER:
            action = chance_action(state, randbelow(workspace.rng, chance_count(state)))
        else:
            legal(state, actions)
            if player == workspace.observation.seat or workspace.search.styles[player] == Style.NETWORK:
                action = network_action(state, actions, workspace.network, workspace.features)
            else:
                action = greedy_action(state, actions, workspace.rng)
        apply(state, action)


@rule
def evaluate(state: Any, seat: int) -> int:
    """Return the probability, out of CERTAIN, that a seat wins the game, now that the round is over."""
    if not over(state):
        return win_probability(state, seat)
    won = winners(state)
    return CERTAIN // won.bit_count() if won >> seat & 1 else 0


@rule
def backpropagate(nodes: Any, search: SearchState, value: int) -> None:
    """Add the value of a simulation to every node on its path."""
    for i in range(search.depth + 1):
        nodes[search.path[i]].visits += 1
        nodes[search.path[i]].total += value
        nodes[search.path[i]].squares += value * value
