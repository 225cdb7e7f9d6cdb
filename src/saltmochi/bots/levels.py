"""The bots by name: levels for players, and baselines for research."""

from __future__ import annotations

from dataclasses import dataclass, replace

from saltmochi.bots.decision import Method
from saltmochi.texts import Problem


@dataclass(frozen=True)
class Level:
    """How a bot decides, and how much it may compute for a decision."""

    name: str
    method: Method
    trials: int = 0  # simulations for each decision
    seconds: float = 0.0  # the time limit for a decision, on one core; 0: no limit

    @property
    def nodes(self) -> int:
        """Return how many nodes the search tree may have beyond the first ones."""
        return NODES_PER_TRIAL * self.trials if self.method in SEARCHES else 0


NODES_PER_TRIAL = 3
SEARCHES = (Method.SEARCH, Method.NETWORK_SEARCH)
MAX_TRIALS = 1_000_000

# For players, from the weakest to the strongest.
LEVELS = (
    Level("novice", Method.CARELESS),
    Level("casual", Method.HEURISTIC),
    Level("skilled", Method.SEARCH, trials=1_500, seconds=0.02),
    Level("expert", Method.NETWORK_SEARCH, trials=4_000, seconds=0.5),
)
# For research: the methods that the levels use, and baselines.
BASELINES = (
    Level("random", Method.RANDOM),
    Level("greedy", Method.GREEDY),
    Level("thumb", Method.HEURISTIC),
    Level("chart", Method.CHART),
    Level("network", Method.NETWORK),
    Level("sampler", Method.SAMPLER, trials=4_000),
    Level("search", Method.SEARCH, trials=5_000),
    Level("network-search", Method.NETWORK_SEARCH, trials=5_000),
)
BY_NAME = {level.name: level for level in (*LEVELS, *BASELINES)}


def level_of(text: str) -> Level:
    """Return the level that a text names; levels with trials may set their number: `search:20000`."""
    name, colon, trials = text.partition(":")
    if name not in BY_NAME:
        raise Problem("problem-bot", bot=name, bots=", ".join(BY_NAME))
    level = BY_NAME[name]
    if not colon:
        return level
    sound = trials.isascii() and trials.isdigit() and len(trials) < 10 and 1 <= int(trials) <= MAX_TRIALS
    if not level.trials or not sound:
        raise Problem("problem-bot-trials", bot=text, most=MAX_TRIALS)
    return replace(level, name=text, trials=int(trials), seconds=0.0)
