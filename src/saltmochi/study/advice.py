"""Advice on a choice: what each action brings in this round and for the game, judged by what the seat knows.

A game's module in this room names the actions in CHOICES, and says in `find_obstacle` when there is no such choice. All
of them are tried on the same determinizations, so the differences do not depend on which cards were imagined.
Determinizations come in chains; the chains are independent, so the standard errors come from the means of the chains.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from saltmochi.bots.bot import bind_for_bots, compile_for_bots
from saltmochi.bots.determinization import sample_determinization
from saltmochi.bots.search import evaluate, rollout
from saltmochi.bots.workspace import SAMPLED, SIMULATED, Workspace, compiled_workspace
from saltmochi.games import game as find_game
from saltmochi.games import names, room_module
from saltmochi.study.calibration import calibrate
from saltmochi.study.choice import Choice
from saltmochi.table.game import Game
from saltmochi.table.ports import CERTAIN, apply, bet_won, mcmc_restart_interval, sample_state
from saltmochi.table.record import pack
from saltmochi.table.rng import new_rng
from saltmochi.table.rule import rule
from saltmochi.table.seats import MAX_SEATS
from saltmochi.texts import Problem

if TYPE_CHECKING:
    import numpy as np

# The text of a position has at most so many characters.
MAX_CHARACTERS = 4000
# Determinizations for one piece of advice: about 30 milliseconds.
SAMPLES = 4096
# What is added up for each choice: the chances of all seats, their points of the round, and bets that were won.
CHANCES, GAINS, BETS = 0, MAX_SEATS, 2 * MAX_SEATS
COLUMNS = BETS + 1
# The best choice is clearly better than the next if it leads by more than so many standard errors.
CLEAR_ERRORS = 2.0
# A step of a chance that is small enough to measure how calibration stretches it.
STEP = 0.001


@rule
def tally_choices(workspace: Workspace, actions: Any, sums: Any) -> bool:
    """Try every action on the same determinizations, and add up by chain and action what it brought.

    Return False if no state fits the view.
    """
    if not sample_state(workspace.observation, workspace.rng, workspace.scratch, workspace.states[SAMPLED]):
        return False
    workspace.search.samples = 0
    for n in range(len(sums)):
        for _ in range(mcmc_restart_interval()):
            sample_determinization(workspace)
            workspace.search.samples += 1
            for i in range(len(actions)):
                workspace.states[SIMULATED] = workspace.states[SAMPLED]
                try_action(workspace, workspace.states[SIMULATED], actions[i], sums[n][i])
    return True


@rule
def try_action(workspace: Workspace, state: Any, action: int, sums: Any) -> None:
    """Play a round to its end after an action, and add up what it brought."""
    seat = workspace.observation.seat
    apply(state, action)
    rollout(state, workspace.replies, workspace.rng, seat)
    for player in range(state.players):
        sums[CHANCES + player] += evaluate(state, player)
        sums[GAINS + player] += state.gains[player]
    sums[BETS] += int(bet_won(state, seat))


@rule
def chain_length() -> int:
    """Return how many determinizations a chain has."""
    return mcmc_restart_interval()


class Estimate(NamedTuple):
    """A figure and its standard error."""

    value: float
    error: float


class Forecast(NamedTuple):
    """What a choice brings."""

    choice: str
    action: str
    chance: Estimate  # to win the game
    gains: tuple[Estimate, ...]  # points of the round, by seat
    bet: Estimate | None  # the chance to win the bet, if it is one


class Advice(NamedTuple):
    """What each choice brings to a seat."""

    seat: int
    forecasts: tuple[Forecast, ...]
    best: str  # the choice with the highest chance to win the game
    lead: Estimate  # of the best choice over the next: the difference of the chances

    @property
    def clear(self) -> bool:
        """Whether the best choice is clearly better than the next."""
        return self.lead.value > CLEAR_ERRORS * self.lead.error

    def summary(self) -> dict[str, Any]:
        """Return the advice as JSON has it: seats are counted from 1, as in game records."""
        return {
            "seat": self.seat + 1,
            "best": self.best,
            "clear": self.clear,
            "lead": self.lead._asdict(),
            "choices": [_forecast_summary(forecast) for forecast in self.forecasts],
        }


def _forecast_summary(forecast: Forecast) -> dict[str, Any]:
    return {
        "choice": forecast.choice,
        "action": forecast.action,
        "chance": forecast.chance._asdict(),
        "points": [gain._asdict() for gain in forecast.gains],
        "bet": forecast.bet and forecast.bet._asdict(),
    }


def advised_games() -> list[str]:
    """Return the games that have a choice to give advice on."""
    return [name for name in names() if hasattr(room_module("study", name), "CHOICES")]


def advising_module(game: str) -> ModuleType:
    """Return the module of a game that has a choice to give advice on; refuse other games."""
    module = room_module("study", game)
    if module is None or not hasattr(module, "CHOICES"):
        raise Problem("advice-game", game=game, games=", ".join(advised_games()))
    return module


def read_position(text: str) -> tuple[Game[Any, Any], Any]:
    """Return the game and the view of a position in text.

    The line `game:` names the game. Without this line it is the first game that has a choice to give advice on.
    """
    if len(text) > MAX_CHARACTERS:
        raise Problem("position-long", most=MAX_CHARACTERS)
    lines = text.splitlines()
    chosen = [line.partition(":")[2].strip() for line in lines if line.startswith("game:")]
    name = chosen[0] if chosen else advised_games()[0]
    game = find_game(name)
    rest = [line for line in lines if not line.startswith("game:")]
    return game, advising_module(name).read_seat_position("\n".join(rest))


def check_advisable(game: str, view: Any) -> None:
    """Refuse a view whose seat does not have the choice that advice is about."""
    obstacle: Problem | None = advising_module(game).find_obstacle(view)
    if obstacle:
        raise obstacle


class Adviser:
    """Gives advice on the choices of one game."""

    def __init__(self, game: Game[Any, Any], samples: int = SAMPLES, seed: int = 1) -> None:
        import numpy as np

        self.game = game
        self.module = advising_module(game.name)
        self.choices: tuple[Choice, ...] = self.module.CHOICES
        self.seed = seed
        self.actions = np.array([choice.action for choice in self.choices], np.int64)
        self.length: int = bind_for_bots(game, chain_length)()
        self.chains = max(2, samples // self.length)
        self.workspace = compiled_workspace(game, 0)

    def prepare(self) -> None:
        """Compile what is needed at tables without expansions, so that the first advice does not wait for it."""
        import numpy as np

        tally = self._tally(self.game.new_view())
        tally(self.workspace, self.actions, np.zeros((0, len(self.choices), COLUMNS), np.int64))

    def _tally(self, view: Any) -> Callable[..., Any]:
        return compile_for_bots(self.game, view, tally_choices, "study")

    def may_advise(self, view: Any) -> bool:
        """Whether the seat of a view has the choice that advice is about."""
        return self.module.find_obstacle(view) is None

    def advise(self, view: Any) -> Advice:
        """Return what each choice brings, judged by the view alone. The same view always gives the same advice."""
        import numpy as np

        check_advisable(self.game.name, view)
        sums = np.zeros((self.chains, len(self.choices), COLUMNS), np.int64)
        workspace = self.workspace._replace(observation=pack(view), rng=pack(new_rng(self.seed)))
        if not self._tally(view)(workspace, self.actions, sums):
            raise Problem("problem-view")
        means = sums / self.length
        means[:, :, CHANCES:GAINS] /= CERTAIN
        return self._advice(view, means)

    def _advice(self, view: Any, means: np.ndarray[Any, Any]) -> Advice:
        forecasts = tuple(self._forecast(view, choice, means[:, n]) for n, choice in enumerate(self.choices))
        ranked = sorted(range(len(forecasts)), key=lambda n: -forecasts[n].chance.value)
        best, following = ranked[:2]
        own = means[:, :, CHANCES + view.seat]
        stretch = forecasts[best].chance.error / max(estimate(own[:, best]).error, STEP / CERTAIN)
        lead = forecasts[best].chance.value - forecasts[following].chance.value
        error = stretch * estimate(own[:, best] - own[:, following]).error
        return Advice(view.seat, forecasts, forecasts[best].choice, Estimate(lead, error))

    def _forecast(self, view: Any, choice: Choice, means: np.ndarray[Any, Any]) -> Forecast:
        chances = tuple(float(means[:, CHANCES + seat].mean()) for seat in range(view.players))
        error = estimate(means[:, CHANCES + view.seat]).error
        return Forecast(
            choice=choice.name,
            action=self.game.text_of(choice.action),
            chance=calibrated_chance(self.game.name, view.seat, chances, error),
            gains=tuple(estimate(means[:, GAINS + seat]) for seat in range(view.players)),
            bet=estimate(means[:, BETS]) if choice.bet else None,
        )


def estimate(means: np.ndarray[Any, Any]) -> Estimate:
    """Return the mean of independent values and its standard error."""
    return Estimate(float(means.mean()), float(means.std(ddof=1)) / len(means) ** 0.5)


def calibrated_chance(game: str, seat: int, chances: tuple[float, ...], error: float) -> Estimate:
    """Return the calibrated chance of a seat, with its error scaled by the slope of the calibration."""
    chance = calibrate(game, seat, chances)[seat]
    less = chances[seat] - (STEP if chances[seat] > STEP else -STEP)
    others = (1 - less) / max(1 - chances[seat], STEP)
    moved = tuple(less if player == seat else chances[player] * others for player in range(len(chances)))
    return Estimate(chance, error * abs(calibrate(game, seat, moved)[seat] - chance) / STEP)
