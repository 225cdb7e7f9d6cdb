"""Judge whether a position is a puzzle: by what the acting seat knows, with more and more trials.

Most positions are dismissed after few trials. A puzzle is confirmed with many trials and several seeds. A position is
dismissed as obvious if all quick bots find the answer and it is far better than all other actions.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from saltmochi.bots.bot import Bot
from saltmochi.bots.levels import level_of
from saltmochi.study.assessment import ALL_ACTIONS, Assessor
from saltmochi.study.calibration import calibrate
from saltmochi.study.puzzle import EASY, HARD, MEDIUM, ReasonsOver, Value
from saltmochi.study.reasons import find_reasons
from saltmochi.table.game import Game
from saltmochi.table.rng import new_rng

# Trials to dismiss a position, to look closer, and to confirm that it is a puzzle.
SCREENING_TRIALS, TRIALS, CONFIRMING_TRIALS = 1_000, 3_000, 30_000
CONFIRMING_SEEDS = (1, 2, 3, 4, 5)
# The best action is better than the second best by so much chance to win: on average, and with each seed. While few
# trials were made, a little less is enough to look closer.
GAP, GAP_BY_SEED, SCREENING_GAP = 0.10, 0.05, 0.08
# A larger gap is obvious if all quick bots find the answer.
OBVIOUS_GAP = 0.15
# Bots that decide at once: an answer is easy if all of them find it, and hard if none does.
QUICK_BOTS = ("greedy", "thumb", "network")


class Judgement(NamedTuple):
    """The values of all actions, the best first, how hard the best one is to find, and why it is better than others."""

    values: tuple[Value, ...]
    difficulty: str
    reasons: tuple[ReasonsOver, ...]


class Judge:
    """Judges positions of one game. A judge belongs to one thread."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.screening = Assessor(game, SCREENING_TRIALS, 0)
        self.assessor = Assessor(game, TRIALS, 0)
        self.confirming = Assessor(game, CONFIRMING_TRIALS, 0)

    def judge(self, view: Any) -> Judgement | None:
        """Return the values of a puzzle; None if the position is not a puzzle."""
        if gap_of(self.values(self.screening, view, 0)) < SCREENING_GAP:
            return None
        values = self.values(self.assessor, view, 0)
        if gap_of(values) < GAP or self.obvious(view, values):
            return None
        return self.judge_closely(view)

    def judge_closely(self, view: Any) -> Judgement | None:
        """Judge a position with many trials and several seeds; None if it is not a puzzle."""
        values = self.confirm(view)
        if values is None or self.obvious(view, values):
            return None
        return Judgement(values, self.difficulty(view, values[0][0]), self.reasons(view, values))

    def confirm(self, view: Any, seeds: tuple[int, ...] = CONFIRMING_SEEDS) -> tuple[Value, ...] | None:
        """Return the mean values of all actions, the best first; None if the seeds do not agree on a clear answer."""
        found = [self.values(self.confirming, view, seed) for seed in seeds]
        answers = {values[0][0] for values in found}
        if len(answers) > 1 or min(map(gap_of, found)) < GAP_BY_SEED:
            return None
        sums: dict[int, float] = {}
        for action, value in (item for values in found for item in values):
            sums[action] = sums.get(action, 0.0) + value / len(seeds)
        mean = ranked(list(sums.items()))
        return mean if gap_of(mean) >= GAP else None

    def values(self, assessor: Assessor, view: Any, seed: int) -> tuple[Value, ...]:
        """Return the chance of the acting seat to win after each action, the best first."""
        assessor.seed = seed
        found = assessor.assess(view, ALL_ACTIONS, 0)
        return ranked([(item.action, calibrate(self.game.name, view.seat, item.values)[view.seat]) for item in found])

    def reasons(self, view: Any, values: tuple[Value, ...]) -> tuple[ReasonsOver, ...]:
        """Return why the best action is better than each of the others, as far as that is known."""
        self.confirming.seed = CONFIRMING_SEEDS[0]
        found = {item.action: item for item in self.confirming.assess(view, ALL_ACTIONS, 0)}
        (answer, _), *others = values
        reasons = [(action, find_reasons(self.game, view, found[answer], found[action])) for action, _ in others]
        return tuple((action, over) for action, over in reasons if over)

    def obvious(self, view: Any, values: tuple[Value, ...]) -> bool:
        """Whether the answer is far better than all other actions and every quick bot finds it."""
        return gap_of(values) > OBVIOUS_GAP and self.difficulty(view, values[0][0]) == EASY

    def difficulty(self, view: Any, answer: int) -> str:
        """Return how hard an answer is to find: by how many quick bots find it."""
        finders = sum(self._finds(bot, view, answer) for bot in QUICK_BOTS)
        return EASY if finders == len(QUICK_BOTS) else MEDIUM if finders else HARD

    def _finds(self, name: str, view: Any, answer: int) -> bool:
        bot: Bot[Any] = Bot(self.game, level_of(name), new_rng(0))
        return bot.choose(view) == answer


def ranked(values: list[Value]) -> tuple[Value, ...]:
    """Return values with the best first; equal ones by the order of the actions."""
    return tuple(sorted(values, key=lambda item: (-item[1], item[0])))


def gap_of(values: tuple[Value, ...]) -> float:
    """Return by how much the best action is better than the second best."""
    return values[0][1] - values[1][1]
