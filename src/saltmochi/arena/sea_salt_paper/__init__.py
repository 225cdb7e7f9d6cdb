"""Sea Salt & Paper in the arena: what is observed in a round, the coin experiment, and questions that players ask."""

from saltmochi.arena.sea_salt_paper.observation import Round, observe_action, observe_round, toss_coin
from saltmochi.arena.sea_salt_paper.questions import answers

__all__ = ["Round", "answers", "observe_action", "observe_round", "toss_coin"]
