"""Happy Mochi for bots: heuristics, and features for the network."""

from saltmochi.bots.happy_mochi.features import write_action_features, write_state_features
from saltmochi.bots.happy_mochi.heuristics import heuristic_value, lead, win_probability

__all__ = ["heuristic_value", "lead", "win_probability", "write_action_features", "write_state_features"]
