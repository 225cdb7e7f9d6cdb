"""A bot: it sees a view and chooses an action."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import perf_counter
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar, cast

from saltmochi.bots import happy_mochi, happy_mochi_reading, sea_salt_paper, sea_salt_paper_reading
from saltmochi.bots.desk import Desk, fast_desk, plain_desk
from saltmochi.bots.levels import Level
from saltmochi.bots.mind import IMPOSSIBLE, Way, decide
from saltmochi.bots.search import NONE, ROOT, SURE
from saltmochi.games import game as find_game
from saltmochi.table.compiled import compiled
from saltmochi.table.dealer import Dice
from saltmochi.table.game import Game
from saltmochi.table.offers import Offers
from saltmochi.table.record import packed, unpacked
from saltmochi.table.rule import bound
from saltmochi.texts import Problem

V = TypeVar("V")
F = TypeVar("F", bound=Callable[..., Any])

# Each game's rules of thumb.
THUMBS: dict[str, ModuleType] = {"sea-salt-paper": sea_salt_paper, "happy-mochi": happy_mochi}
RULES_OF_THUMB = ("favour", "prospect", "lead")
# How each game's players are read.
READINGS: dict[str, ModuleType] = {"sea-salt-paper": sea_salt_paper_reading, "happy-mochi": happy_mochi_reading}
WAYS_TO_READ = ("doubts", "reconsider", "FRESH", "CHANGES", "FIRST_CHANGES")
# Trials are made in so many slices, with a look at the clock between them; so much of the time is used: slices differ.
SLICES = 20
USABLE = 0.8


def for_bots(game: Game[Any, Any], rule: F, **more: object) -> F:
    """A rule for all games, filled in with the rules of this one, its rules of thumb, and perhaps more."""
    return cast(F, _filled_in(game.name, rule, tuple(more.items())))


@cache
def _filled_in(name: str, rule: Callable[..., Any], more: tuple[tuple[str, object], ...]) -> Callable[..., Any]:
    """The same rule each time, so that it is compiled once."""
    thumb = {filled: getattr(THUMBS[name], filled) for filled in RULES_OF_THUMB}
    reading = {filled: getattr(READINGS[name], filled) for filled in WAYS_TO_READ}
    return bound(rule, {**vars(find_game(name).rules), **thumb, **reading, **dict(more)})


class Opinion(NamedTuple):
    """What a bot thinks of an action."""

    action: int
    value: float  # by trials: the chance to win the game after it; by rules of thumb: how much they like it
    trials: int = 0


class Bot(Generic[V]):
    """Plays at a level, with dice of its own. Several may think side by side, each in its thread."""

    def __init__(self, game: Game[Any, V], level: Level, dice: Dice) -> None:
        self.game = game
        self.level = level
        rule = for_bots(game, decide)
        if level.trials:
            self.desk = fast_desk(game, level.nodes)._replace(dice=packed(dice))
            self.decide = compiled(rule)
        else:
            self.desk = plain_desk(game, level.nodes)._replace(dice=dice)
            self.decide = rule

    def prepare(self) -> None:
        """Compile what is needed, so that the first choice does not wait for it."""
        self.decide(self.desk, Way.RANDOM, 0, 0)

    def choose(self, view: V) -> int:
        """What to do; a bot that thinks stops when its trials or its time are used up."""
        start = perf_counter()
        level = self.level
        desk = self._facing(view)
        slice_ = level.trials // SLICES if level.seconds else level.trials
        end = slice_
        action: int = self.decide(desk, level.way, 0, end)
        while end < level.trials and perf_counter() - start < USABLE * level.seconds:
            begin, end = end, end + slice_
            action = self.decide(desk, level.way, begin, end)
        if action == IMPOSSIBLE:
            raise Problem("problem-view")
        return action

    def explain(self, view: V) -> list[Opinion]:
        """What it thinks of every legal action that it tried, the one that it would choose first."""
        chosen = self.choose(view)
        actions = self._offered()
        if len(actions) == 1:
            return [Opinion(chosen, 1.0)]
        if self.level.way == Way.SEARCH:
            opinions = self._searched()
        elif self.level.way == Way.SAMPLER:
            opinions = self._sampled(actions)
        else:
            favour, plain = THUMBS[self.game.name].favour, self.level.way != Way.THUMB
            opinions = [Opinion(action, favour(self.desk.tables[0], action, plain)) for action in actions]
        return sorted(opinions, key=lambda opinion: (opinion.action != chosen, -opinion.trials, -opinion.value))

    def _facing(self, view: V) -> Desk:
        return self.desk._replace(seen=packed(view) if self.level.trials else view)

    def _offered(self) -> list[int]:
        offers = unpacked(Offers, self.desk.offers) if self.level.trials else self.desk.offers
        return offers.actions[: offers.count]

    def _sampled(self, actions: list[int]) -> list[Opinion]:
        """By as many trials of each."""
        trials = max(1, self.level.trials // len(actions))
        totals = self.desk.notes["totals"].tolist()
        return [
            Opinion(action, total / (SURE * trials), trials) for action, total in zip(actions, totals, strict=False)
        ]

    def _searched(self) -> list[Opinion]:
        """By the branches of its tree."""
        opinions = []
        number = self.desk.nodes[ROOT]["first"]
        while number != NONE:
            node = self.desk.nodes[number]
            trials = int(node["visits"])
            opinions.append(Opinion(int(node["action"]), int(node["total"]) / (SURE * trials), trials))
            number = node["after"]
        return opinions
