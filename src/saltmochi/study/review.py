"""Review a finished game: what each decision was worth, and how much of the result was luck.

A decision is judged by what the acting seat knows: the chances of all seats after its best action, and after the chosen
one. The difference is the acting player's skill, and a gift to the others. Each player's own chances are known at every
own decision, after each round, and at the end of the game, where they are the result. What changes them from one of
these moments to the next, apart from gifts, is luck: cards that were dealt, and cards that had been hidden. So for
every player

    result - start = luck + skill + gifts

holds exactly: docs/study.md has an example.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from saltmochi.bots.bot import bind_for_bots
from saltmochi.bots.search import evaluate
from saltmochi.study.assessment import ActionValue, Assessor
from saltmochi.study.calibration import calibrate
from saltmochi.study.reasons import find_reasons
from saltmochi.study.reasons.reason import Reason
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord, actor_name
from saltmochi.table.seats import DEALER
from saltmochi.texts import Problem

# Simulations for each decision: a game of two players is then reviewed in a few seconds.
TRIALS = 3000
# Raised whenever a review of the same game comes out differently: stored reviews are then made again.
VERSION = 3
# How many decisions and moments a review points out.
HIGHLIGHTS = 3
# A decision that costs at least so much gets reasons.
NOTABLE_LOSS = 0.02

Chances = tuple[float, ...]  # to win, by seat


class Decision(NamedTuple):
    """A decision between several actions, judged by what the acting seat knew. Values are its chances to win."""

    number: int  # of its action in the record, counted from 1
    seat: int
    action: str
    value: float
    best: str
    best_value: float
    worst_value: float
    options: tuple[tuple[str, float], ...]  # all legal actions with their values, the best first
    reasons: tuple[Reason, ...] = ()  # why the best action is better, the strongest first

    @property
    def loss(self) -> float:
        """Return what the decision cost."""
        return self.best_value - self.value


class Swing(NamedTuple):
    """A change of a player's chances by luck, between two of the player's decisions or until the round ends."""

    number: int  # of the last action before the change is seen
    by: int  # who acted then: a seat, or DEALER
    seat: int
    change: float


class PlayerReview(NamedTuple):
    """What made a player's result: `start + luck + skill + gifts = result`."""

    seat: int
    start: float
    result: float
    luck: float
    skill: float  # from the player's own decisions: never positive
    gifts: float  # from the others' decisions
    accuracy: float  # 1 if every decision was the best one, 0 if every one was the worst

    @property
    def without_luck(self) -> float:
        """Return the result that the same decisions would have had with average luck."""
        return self.start + self.skill + self.gifts


class Review(NamedTuple):
    """The review of a game."""

    players: tuple[PlayerReview, ...]
    decisions: tuple[Decision, ...]
    swings: tuple[Swing, ...]
    curve: tuple[tuple[int, Chances], ...]  # after so many actions, the chance of each seat as that seat sees it

    def costly(self, seat: int | None = None, most: int = HIGHLIGHTS) -> list[Decision]:
        """Return the decisions that cost most, the worst first: of one seat, or of all."""
        own = [item for item in self.decisions if item.loss > 0 and seat in (None, item.seat)]
        return sorted(own, key=lambda item: -item.loss)[:most]

    def luckiest(self, seat: int, most: int = HIGHLIGHTS) -> list[Swing]:
        """Return the moments in which a seat was luckiest, the best first."""
        own = [item for item in self.swings if item.seat == seat and item.change > 0]
        return sorted(own, key=lambda item: -item.change)[:most]

    def unluckiest(self, seat: int, most: int = HIGHLIGHTS) -> list[Swing]:
        """Return the moments in which a seat was unluckiest, the worst first."""
        own = [item for item in self.swings if item.seat == seat and item.change < 0]
        return sorted(own, key=lambda item: item.change)[:most]

    def deserving(self) -> list[int]:
        """Return the seats that would have won with average luck: those whose decisions were worth most."""
        most = max(player.without_luck for player in self.players)
        return [player.seat for player in self.players if player.without_luck == most]

    def summary(self, seat: int | None = None) -> dict[str, Any]:
        """Return the review as JSON has it, with the decisions and the luck of one seat, or of all.

        Seats are counted from 1, as in game records.
        """
        return {
            "players": [_player_summary(player) for player in self.players],
            "decisions": [_decision_summary(item) for item in self.decisions if seat in (None, item.seat)],
            "swings": [
                {"number": item.number, "by": actor_name(item.by), "seat": item.seat + 1, "change": item.change}
                for item in self.swings
                if seat in (None, item.seat)
            ],
            "curve": [{"number": number, "chances": list(chances)} for number, chances in self.curve],
            "deserving": [seat + 1 for seat in self.deserving()],
        }


def _player_summary(player: PlayerReview) -> dict[str, Any]:
    return {**player._asdict(), "seat": player.seat + 1, "without_luck": player.without_luck}


def _decision_summary(decision: Decision) -> dict[str, Any]:
    return {
        "number": decision.number,
        "seat": decision.seat + 1,
        "action": decision.action,
        "value": decision.value,
        "best": decision.best,
        "best_value": decision.best_value,
        "loss": decision.loss,
        "options": [{"action": action, "value": value} for action, value in decision.options],
        "reasons": [reason.summary() for reason in decision.reasons],
    }


def review(
    record: GameRecord, trials: int = TRIALS, seed: int = 1, advance: Callable[[int, int], None] = lambda *_: None
) -> Review:
    """Review a finished game; `advance` is called with the number of actions done and of all actions."""
    reviewer = Reviewer(record, trials, seed)
    while reviewer.done < reviewer.steps:
        reviewer.step()
        advance(reviewer.done, reviewer.steps)
    return reviewer.finish()


class Reviewer:
    """Reviews a finished game action by action, so that others can use the processor in between."""

    def __init__(self, record: GameRecord, trials: int = TRIALS, seed: int = 1) -> None:
        outcome = record.game.outcome(record.end())
        if outcome is None:
            raise Problem("review-unfinished")
        self.record = record
        self.outcome = outcome
        self.state = record.start()
        self.done = 0
        self.steps = len(record.actions)
        self.assessor = Assessor(record.game, trials, seed)
        self.decisions: list[Decision] = []
        self.accounts = [Account(seat, 1 / record.options.players) for seat in range(record.options.players)]
        self.curve = [(0, self._chances())]

    def step(self) -> None:
        """Review the next action."""
        game, state = self.record.game, self.state
        action, seat = self.record.actions[self.done], game.actor(state)
        if seat != DEALER and len(game.legal(state)) > 1:
            self._judge(seat, action)
        game.apply(state, action)
        self.done += 1
        self.actor = seat
        if game.rules.round_over(state) and not game.over(state):
            self._settle(chances_after_round(game, state))

    def finish(self) -> Review:
        """Return the review, now that all actions are done."""
        winners = self.outcome.winners
        self._settle(tuple(1 / len(winners) if account.seat in winners else 0.0 for account in self.accounts))
        return Review(
            players=tuple(account.player_review(self.decisions) for account in self.accounts),
            decisions=tuple(self.decisions),
            swings=tuple(sorted(swing for account in self.accounts for swing in account.swings)),
            curve=tuple(self.curve),
        )

    def _judge(self, seat: int, action: int) -> None:
        """Judge a decision, and book it to all players."""
        game, number, view = self.record.game, self.done + 1, self.record.game.view(self.state, seat)
        values = [
            value._replace(values=calibrate(game.name, seat, value.values))
            for value in self.assessor.assess(view, action, number)
        ]
        self.decisions.append(judge(game, number, view, action, values))
        best = best_of(seat, values).values
        chosen = next(value.values for value in values if value.action == action)
        self.accounts[seat].settle(best[seat], self.done, self.actor)
        self.curve.append((self.done, self._chances()))
        for account in self.accounts:
            account.book(seat, chosen[account.seat] - best[account.seat])
        self.curve.append((number, self._chances()))

    def _settle(self, chances: Chances) -> None:
        """Settle the accounts of all players by what everybody can see."""
        for account, chance in zip(self.accounts, chances, strict=True):
            account.settle(chance, self.done, self.actor)
        self.curve.append((self.done, self._chances()))

    def _chances(self) -> Chances:
        return tuple(account.chance for account in self.accounts)


class Account:
    """What changed a player's chances so far."""

    def __init__(self, seat: int, start: float) -> None:
        self.seat = seat
        self.start = start
        self.chance = start  # as the player last saw it
        self.skill = 0.0
        self.gifts = 0.0
        self.new_gifts = 0.0  # since the player last saw it
        self.swings: list[Swing] = []

    def settle(self, chance: float, number: int, by: int) -> None:
        """Book the change up to a moment in which the player's chance is known: what gifts do not explain is luck."""
        self.swings.append(Swing(number, by, self.seat, chance - self.chance - self.new_gifts))
        self.chance, self.new_gifts = chance, 0.0

    def book(self, seat: int, change: float) -> None:
        """Book a decision: to its player as skill, to others as a gift."""
        if seat == self.seat:
            self.skill += change
            self.chance += change
        else:
            self.gifts += change
            self.new_gifts += change

    def player_review(self, decisions: list[Decision]) -> PlayerReview:
        """Add up what made the player's result."""
        own = [decision for decision in decisions if decision.seat == self.seat]
        stakes = sum(decision.best_value - decision.worst_value for decision in own)
        return PlayerReview(
            seat=self.seat,
            start=self.start,
            result=self.chance,
            luck=sum(swing.change for swing in self.swings),
            skill=self.skill,
            gifts=self.gifts,
            accuracy=1 - sum(decision.loss for decision in own) / stakes if stakes else 1.0,
        )


def chances_after_round(game: Game[Any, Any], state: Any) -> Chances:
    """Return the chances of all seats by the scores after a round that did not end the game."""
    value = bind_for_bots(game, evaluate)
    values = [value(state, seat) for seat in range(state.players)]
    return tuple(each / sum(values) for each in values)


def best_of(seat: int, values: list[ActionValue]) -> ActionValue:
    """Return the best action for a seat among those that were never eliminated: the estimates of others are rough."""
    most = max(value.trials for value in values)
    return max((value for value in values if value.trials == most), key=lambda value: value.values[seat])


def judge(game: Game[Any, Any], number: int, view: Any, action: int, values: list[ActionValue]) -> Decision:
    """Compare the chosen action with all others, as the acting seat sees them."""
    seat = view.seat
    best = best_of(seat, values)
    chosen = next(value for value in values if value.action == action)
    ranked = sorted(values, key=lambda value: (value is not best, -value.values[seat]))
    notable = best.values[seat] - chosen.values[seat] >= NOTABLE_LOSS
    return Decision(
        number=number,
        seat=seat,
        action=game.text_of(action),
        value=chosen.values[seat],
        best=game.text_of(best.action),
        best_value=best.values[seat],
        worst_value=min(value.values[seat] for value in values),
        options=tuple((game.text_of(value.action), value.values[seat]) for value in ranked),
        reasons=find_reasons(game, view, best, chosen) if notable else (),
    )
