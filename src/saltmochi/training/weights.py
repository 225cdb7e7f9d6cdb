"""The weights of a network while it is trained: floating-point numbers, rounded to integers for play."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from saltmochi.bots.network import MAX_ACTION_FEATURES, MAX_STATE_FEATURES, UNIT, Network
from saltmochi.table.features import HIDDEN
from saltmochi.table.record import pack

# While training, the heuristic weight is that of a hundred units of heuristic value, so that it is as large as others.
HUNDREDTHS = 100
# The weights at first: those of the hidden layer are random, those of actions much smaller, and the heuristic weight is
# large, so the network plays nearly as the heuristics do.
FIRST_STATE_WEIGHT = 0.15
FIRST_ACTION_WEIGHT = 0.02
FIRST_HEURISTIC_WEIGHT = 3.0

Array = Any  # of NumPy


class Weights(NamedTuple):
    """The fields of `Network`, as arrays."""

    state_weights: Array
    action_weights: Array
    action_biases: Array
    heuristic_weight: Array
    value_weights: Array
    value_bias: Array


def first_weights(seed: int) -> Weights:
    """Return the weights with which training starts."""
    rng = np.random.default_rng(seed)
    return Weights(
        _floats(FIRST_STATE_WEIGHT * rng.normal(size=(MAX_STATE_FEATURES, HIDDEN))),
        _floats(FIRST_ACTION_WEIGHT * rng.normal(size=(MAX_ACTION_FEATURES, HIDDEN))),
        _floats(np.zeros(MAX_ACTION_FEATURES)),
        _floats(np.array([FIRST_HEURISTIC_WEIGHT])),
        _floats(np.zeros(HIDDEN)),
        _floats(np.zeros(1)),
    )


def zeros_like(weights: Weights) -> Weights:
    """Return arrays of the same shapes, all zero."""
    return Weights(*map(np.zeros_like, weights))


def round_weights(weights: Weights) -> Any:
    """Return the network with these weights, rounded, as a NumPy record."""
    network = pack(Network())
    network["state_weights"] = _rounded(weights.state_weights, UNIT)
    network["action_weights"] = _rounded(weights.action_weights, UNIT)
    network["action_biases"] = _rounded(weights.action_biases, UNIT * UNIT)
    network["heuristic_weight"] = _rounded(weights.heuristic_weight / HUNDREDTHS, UNIT * UNIT)[0]
    network["value_weights"] = _rounded(weights.value_weights, UNIT)
    network["value_bias"] = _rounded(weights.value_bias, UNIT * UNIT)[0]
    return network


def _floats(array: Array) -> Array:
    return np.ascontiguousarray(array, np.float32)


def _rounded(array: Array, unit: int) -> Array:
    return np.rint(array.astype(np.float64) * unit).astype(np.int64)
