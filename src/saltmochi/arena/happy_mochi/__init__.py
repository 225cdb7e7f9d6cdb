"""Happy Mochi in the arena: what is observed in a round, and questions that players ask."""

from saltmochi.arena.happy_mochi.observation import Round, observe_action, observe_round
from saltmochi.arena.happy_mochi.questions import answers

__all__ = ["Round", "answers", "observe_action", "observe_round"]
