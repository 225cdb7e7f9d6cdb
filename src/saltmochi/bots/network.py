"""A small neural network that corrects the heuristics.

It reads a decision as two lists of features, which each game writes down: what the acting player knows
(`write_state_features`), and what an action does (`write_action_features`). The features of the state determine the
values of one hidden layer, those of an action a vector of the same length; the product of the two is added to the
heuristic value of the action. So a network of zeros plays by the heuristics, and training starts from there.

Weights are integers, so interpreted and compiled rules agree exactly.
"""

from __future__ import annotations

from typing import Any

from saltmochi.table.features import HIDDEN, Features
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.ports import heuristic_value, write_action_features, write_state_features
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule

# How many different features a game may have.
MAX_STATE_FEATURES = 512
MAX_ACTION_FEATURES = 192
# A weight of UNIT is a factor of 1. Logits are products of two weights, so their unit is its square.
UNIT = 1 << 10
# The network does not distinguish how much worse than the best one an action is beyond this heuristic value.
MAX_DEFICIT = 800


@record
class Network:
    """The weights of a network."""

    state_weights: list[list[int]] = numbers(MAX_STATE_FEATURES, HIDDEN, bits=16)
    action_weights: list[list[int]] = numbers(MAX_ACTION_FEATURES, HIDDEN, bits=16)
    action_biases: list[int] = numbers(MAX_ACTION_FEATURES, bits=32)
    heuristic_weight: int = number(bits=32)
    value_weights: list[int] = numbers(HIDDEN, bits=16)
    value_bias: int = number(bits=32)


@rule
def network_action(state: Any, actions: LegalActions, network: Network, features: Features) -> int:
    """Return the action with the highest logit; of several, the first in the list."""
    if actions.count == 1:
        return int(actions.ids[0])
    write_logits(state, actions, network, features)
    best = 0
    for i in range(1, actions.count):
        if features.logits[i] > features.logits[best]:
            best = i
    return int(actions.ids[best])


@rule
def write_logits(state: Any, actions: LegalActions, network: Network, features: Features) -> None:
    """Write down the logit of every legal action."""
    write_deficits(state, actions, features)
    features.state_count = 0
    write_state_features(state, features)
    write_hidden_layer(network, features)
    for i in range(actions.count):
        features.action_count = 0
        write_action_features(state, actions.ids[i], features)
        features.logits[i] = correction(network, features) - network.heuristic_weight * features.deficits[i]


@rule
def write_deficits(state: Any, actions: LegalActions, features: Features) -> None:
    """Write down how far the heuristic value of each legal action is below the best one."""
    best = heuristic_value(state, actions.ids[0], False)
    for i in range(actions.count):
        features.deficits[i] = heuristic_value(state, actions.ids[i], False)
        best = max(best, features.deficits[i])
    for i in range(actions.count):
        features.deficits[i] = min(MAX_DEFICIT, best - features.deficits[i])


@rule
def write_hidden_layer(network: Network, features: Features) -> None:
    """Add up the weights of the state's features; negative sums become zero.

    Sums in local variables, eight side by side, become one vector in compiled code: seven times as fast as one by one.
    """
    for j in range(0, HIDDEN, 8):
        a = b = c = d = e = f = g = h = 0
        for i in range(features.state_count):
            weights = network.state_weights[features.state[i]]
            a += weights[j]
            b += weights[j + 1]
            c += weights[j + 2]
            d += weights[j + 3]
            e += weights[j + 4]
            f += weights[j + 5]
            g += weights[j + 6]
            h += weights[j + 7]
        features.hidden[j] = max(0, a)
        features.hidden[j + 1] = max(0, b)
        features.hidden[j + 2] = max(0, c)
        features.hidden[j + 3] = max(0, d)
        features.hidden[j + 4] = max(0, e)
        features.hidden[j + 5] = max(0, f)
        features.hidden[j + 6] = max(0, g)
        features.hidden[j + 7] = max(0, h)


@rule
def correction(network: Network, features: Features) -> int:
    """Return the product of the hidden layer and the vector of an action, plus the action's bias."""
    total = 0
    for i in range(features.action_count):
        weights = network.action_weights[features.action[i]]
        for j in range(HIDDEN):
            total += features.hidden[j] * weights[j]
        total += network.action_biases[features.action[i]]
    return total


@rule
def value_logit(network: Network, features: Features) -> int:
    """Return the log odds that the acting player wins, by the hidden layer."""
    total = network.value_bias
    for j in range(HIDDEN):
        total += network.value_weights[j] * features.hidden[j]
    return int(total)
