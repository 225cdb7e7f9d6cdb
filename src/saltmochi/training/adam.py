"""Adam, the optimizer: steps along the mean gradient, shorter where gradients vary."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from saltmochi.training.weights import Weights, zeros_like

MEAN_DECAY, SQUARE_DECAY = 0.9, 0.999
# Keeps the step finite where there was no gradient yet.
TINY = 1e-8
# Longer gradients are shortened to this length.
LONGEST = 1.0


class Moments(NamedTuple):
    """The decaying means of the gradients and of their squares, and the number of steps."""

    means: Weights
    squares: Weights
    steps: int


def no_moments(weights: Weights) -> Moments:
    """Return the moments before the first step."""
    return Moments(zeros_like(weights), zeros_like(weights), 0)


def step(weights: Weights, moments: Moments, gradients: Weights, rate: float) -> Moments:
    """Change the weights by one step of this learning rate; return the new moments."""
    length = float(np.sqrt(sum(float(np.vdot(gradient, gradient)) for gradient in gradients)))
    scale = np.float32(min(1.0, LONGEST / (length + TINY)))
    steps = moments.steps + 1
    faded, faded_squares = np.float32(1 - MEAN_DECAY**steps), np.float32(1 - SQUARE_DECAY**steps)
    for weight, mean, square, gradient in zip(weights, moments.means, moments.squares, gradients, strict=True):
        mean[:] += np.float32(1 - MEAN_DECAY) * (scale * gradient - mean)
        square[:] += np.float32(1 - SQUARE_DECAY) * ((scale * gradient) ** 2 - square)
        weight[:] -= np.float32(rate) * (mean / faded) / (np.sqrt(square / faded_squares) + np.float32(TINY))
    return moments._replace(steps=steps)
