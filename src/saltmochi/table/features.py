"""The features of a decision, which a game writes down for a network."""

from __future__ import annotations

from saltmochi.table.legal_actions import MAX_ACTIONS
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rule import rule

# How many features one state and one action may have.
STATE_SIZE = 64
ACTION_SIZE = 16
# The length of the network's hidden layer.
HIDDEN = 48


@record
class Features:
    """The numbers of the features that are present, and what the network computes from them."""

    state: list[int] = numbers(STATE_SIZE, bits=16)
    state_count: int = number(bits=16)
    action: list[int] = numbers(ACTION_SIZE, bits=16)
    action_count: int = number(bits=16)
    counts: list[int] = numbers(32)  # for the game's own use
    hidden: list[int] = numbers(HIDDEN, bits=32)
    deficits: list[int] = numbers(MAX_ACTIONS, bits=32)  # by legal action
    logits: list[int] = numbers(MAX_ACTIONS, bits=64)  # by legal action


@rule
def add_state_feature(features: Features, feature: int) -> None:
    """Add a feature of the state."""
    features.state[features.state_count] = feature
    features.state_count += 1


@rule
def add_action_feature(features: Features, feature: int) -> None:
    """Add a feature of the action."""
    features.action[features.action_count] = feature
    features.action_count += 1


class Blocks:
    """Numbers the features of a game block by block."""

    def __init__(self) -> None:
        self.size = 0

    def block(self, size: int) -> int:
        """Return the number of the first feature of a new block."""
        first = self.size
        self.size += size
        return first


@rule
def clamp(value: int, least: int, most: int) -> int:
    """Return the value, or the nearer end of the range if it lies outside."""
    return max(least, min(most, value))
