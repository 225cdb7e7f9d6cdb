"""The bots by name: levels that a player understands, and those that students compare with."""

from __future__ import annotations

from dataclasses import dataclass, replace

from saltmochi.bots.mind import Way
from saltmochi.texts import Problem


@dataclass(frozen=True)
class Level:
    """A bot's way to decide, and how much it thinks before."""

    name: str
    way: Way
    trials: int = 0  # imagined continuations for each decision
    seconds: float = 0.0  # that a decision takes at most, on one core

    @property
    def nodes(self) -> int:
        """How many nodes its tree may have beyond the first."""
        return NODES_PER_TRIAL * self.trials if self.way == Way.SEARCH else 0


NODES_PER_TRIAL = 3
MOST_TRIALS = 1_000_000

# For players, from the gentlest to the strongest.
LEVELS = (
    Level("novice", Way.CARELESS),
    Level("casual", Way.THUMB),
    Level("skilled", Way.SEARCH, trials=1_500, seconds=0.02),
    Level("expert", Way.SEARCH, trials=20_000, seconds=0.5),
)
# For students: what the levels are made of, and the yardstick.
PLAIN = (
    Level("random", Way.RANDOM),
    Level("greedy", Way.GREEDY),
    Level("thumb", Way.THUMB),
    Level("sampler", Way.SAMPLER, trials=4_000),
    Level("search", Way.SEARCH, trials=5_000),
)
BY_NAME = {level.name: level for level in (*LEVELS, *PLAIN)}


def level_of(text: str) -> Level:
    """The level that a text names; those that think may say how much: `search:20000`."""
    name, colon, trials = text.partition(":")
    if name not in BY_NAME:
        raise Problem("problem-bot", bot=name, bots=", ".join(BY_NAME))
    level = BY_NAME[name]
    if not colon:
        return level
    sound = trials.isascii() and trials.isdigit() and len(trials) < 10 and 1 <= int(trials) <= MOST_TRIALS
    if not level.trials or not sound:
        raise Problem("problem-bot-trials", bot=text, most=MOST_TRIALS)
    return replace(level, name=text, trials=int(trials), seconds=0.0)
