"""The gradients of the training loss, for one sample after the other.

The features of a decision are few, so it is many times faster to touch only their weights than to multiply whole
matrices, as a framework for neural networks would.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, NamedTuple

import numpy as np

from saltmochi.table.features import HIDDEN
from saltmochi.table.ports import CERTAIN
from saltmochi.table.rule import rule
from saltmochi.training.samples import LOG_UNIT, MAX_CHOICES
from saltmochi.training.weights import HUNDREDTHS

# How far the probability of an action may move from the one with which it was chosen before it stops counting (PPO).
CLIP = 0.2
# The weight of the error of the value relative to that of the policy.
VALUE_WEIGHT = 0.5
# What `add_gradients` adds up: samples, squared errors of the value, entropies of the policy.
SAMPLES, SQUARED_ERRORS, ENTROPIES = range(3)


class Scratch(NamedTuple):
    """Memory for one sample."""

    hidden: Any
    hidden_slopes: Any
    vectors: Any  # by action
    logs: Any  # by action: the logarithm of its probability
    slopes: Any  # by action: of the loss by its logit


def new_scratch() -> Scratch:
    """Allocate the memory."""
    shapes = ((HIDDEN,), (HIDDEN,), (MAX_CHOICES, HIDDEN), (MAX_CHOICES,), (MAX_CHOICES,))
    return Scratch(*(np.zeros(shape, np.float32) for shape in shapes))


@rule
def add_gradients(
    samples: Any, order: Any, weights: Any, gradients: Any, scratch: Any, deviation: float, bonus: float, totals: Any
) -> None:
    """Add the gradients of some samples; `deviation` scales advantages, `bonus` rewards entropy."""
    for n in range(len(order)):
        sample = samples[order[n]]
        compute_hidden(sample, weights, scratch)
        entropy = compute_logs(sample, weights, scratch)
        chance = 1.0 / (1.0 + exp(-value(weights, scratch)))
        error = chance - sample.result / CERTAIN
        compute_slopes(sample, scratch, -error / deviation, bonus, entropy)
        propagate(sample, weights, gradients, scratch, VALUE_WEIGHT * error)
        totals[SAMPLES] += 1
        totals[SQUARED_ERRORS] += error * error
        totals[ENTROPIES] += entropy


@rule
def compute_hidden(sample: Any, weights: Any, scratch: Any) -> None:
    """Compute the hidden layer."""
    for j in range(HIDDEN):
        scratch.hidden[j] = 0.0
    for i in range(sample.state_count):
        row = weights.state_weights[sample.state[i]]
        for j in range(HIDDEN):
            scratch.hidden[j] += row[j]
    for j in range(HIDDEN):
        scratch.hidden[j] = max(scratch.hidden[j], 0.0)


@rule
def compute_logs(sample: Any, weights: Any, scratch: Any) -> float:
    """Compute the logarithms of the probabilities of all actions; return their entropy."""
    most = 0.0
    for i in range(sample.choices):
        scratch.logs[i] = logit(sample, weights, scratch, i)
        most = max(most, scratch.logs[i]) if i > 0 else scratch.logs[i]
    total = 0.0
    for i in range(sample.choices):
        total += exp(scratch.logs[i] - most)
    entropy = 0.0
    for i in range(sample.choices):
        scratch.logs[i] -= log(total) + most
        entropy -= exp(scratch.logs[i]) * scratch.logs[i]
    return entropy


@rule
def logit(sample: Any, weights: Any, scratch: Any, i: int) -> float:
    """Compute the vector of an action, and return its logit."""
    vector = scratch.vectors[i]
    for j in range(HIDDEN):
        vector[j] = 0.0
    total = -weights.heuristic_weight[0] * sample.deficits[i] / HUNDREDTHS
    for k in range(sample.action_counts[i]):
        total += weights.action_biases[sample.actions[i][k]]
        row = weights.action_weights[sample.actions[i][k]]
        for j in range(HIDDEN):
            vector[j] += row[j]
    for j in range(HIDDEN):
        total += scratch.hidden[j] * vector[j]
    return float(total)


@rule
def value(weights: Any, scratch: Any) -> float:
    """Return the log odds that the seat wins."""
    total = weights.value_bias[0]
    for j in range(HIDDEN):
        total += weights.value_weights[j] * scratch.hidden[j]
    return float(total)


@rule
def compute_slopes(sample: Any, scratch: Any, advantage: float, bonus: float, entropy: float) -> None:
    """Compute the slope of the loss by each logit: the clipped policy gradient, and the bonus for entropy."""
    ratio = exp(scratch.logs[sample.chosen] - sample.log_probability / LOG_UNIT)
    clipped = ratio > 1.0 + CLIP if advantage > 0.0 else ratio < 1.0 - CLIP
    weight = 0.0 if clipped else ratio * advantage
    for i in range(sample.choices):
        probability = exp(scratch.logs[i])
        scratch.slopes[i] = probability * (weight + bonus * (scratch.logs[i] + entropy))
    scratch.slopes[sample.chosen] -= weight


@rule
def propagate(sample: Any, weights: Any, gradients: Any, scratch: Any, value_slope: float) -> None:
    """Propagate the slopes back to all weights that took part."""
    gradients.value_bias[0] += value_slope
    for j in range(HIDDEN):
        gradients.value_weights[j] += value_slope * scratch.hidden[j]
        scratch.hidden_slopes[j] = value_slope * weights.value_weights[j]
    for i in range(sample.choices):
        propagate_action(sample, gradients, scratch, i)
    for j in range(HIDDEN):
        if scratch.hidden[j] <= 0.0:
            scratch.hidden_slopes[j] = 0.0
    for i in range(sample.state_count):
        row = gradients.state_weights[sample.state[i]]
        for j in range(HIDDEN):
            row[j] += scratch.hidden_slopes[j]


@rule
def propagate_action(sample: Any, gradients: Any, scratch: Any, i: int) -> None:
    """Propagate the slope of an action's logit."""
    slope = scratch.slopes[i]
    vector = scratch.vectors[i]
    gradients.heuristic_weight[0] -= slope * sample.deficits[i] / HUNDREDTHS
    for j in range(HIDDEN):
        scratch.hidden_slopes[j] += slope * vector[j]
    for k in range(sample.action_counts[i]):
        gradients.action_biases[sample.actions[i][k]] += slope
        row = gradients.action_weights[sample.actions[i][k]]
        for j in range(HIDDEN):
            row[j] += slope * scratch.hidden[j]
