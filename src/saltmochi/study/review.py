"""Review a finished game: what each decision was worth, and how much of the result was luck.

The chances of all players are known at three kinds of moments, always by what the acting seat knows: before a decision
(the chances after its best action), after it (those after the chosen action), and at the end of the game (the result).
From a decision to the next one, cards are dealt and shown: that change is luck. From before a decision to after it,
the change is the acting player's skill, and a gift to the others. So for every player

    result - start = luck + skill + gifts

holds exactly: docs/study.md has an example.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from saltmochi.study.assessment import ActionValue, Assessor
from saltmochi.study.calibration import calibrate
from saltmochi.table.game_record import GameRecord, actor_name
from saltmochi.table.seats import DEALER
from saltmochi.texts import Problem

# Simulations for each decision: a game of two players is then reviewed in a few seconds.
TRIALS = 3000
# How many decisions and moments a review points out.
HIGHLIGHTS = 3

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

    @property
    def loss(self) -> float:
        """Return what the decision cost."""
        return self.best_value - self.value


class Swing(NamedTuple):
    """A change of a player's chances by luck, from one decision to the next."""

    number: int  # of the first action after the last decision
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
    curve: tuple[tuple[int, Chances], ...]  # the chances of all seats after so many actions

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

    def summary(self) -> dict[str, Any]:
        """Return the review as JSON has it: seats are counted from 1, as in game records."""
        return {
            "players": [_player_summary(player) for player in self.players],
            "decisions": [_decision_summary(decision) for decision in self.decisions],
            "swings": [
                {"number": item.number, "by": actor_name(item.by), "seat": item.seat + 1, "change": item.change}
                for item in self.swings
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
    }


class _Moment(NamedTuple):
    """The chances of all seats around a decision."""

    number: int
    seat: int
    before: Chances
    after: Chances


def review(
    record: GameRecord,
    trials: int = TRIALS,
    seed: int = 1,
    advance: Callable[[int, int], None] = lambda *_: None,
) -> Review:
    """Review a finished game; `advance` is called with the number of actions done and of all actions."""
    game, state = record.game, record.start()
    assessor = Assessor(game, trials, seed)
    actors: list[int] = []
    decisions: list[Decision] = []
    moments: list[_Moment] = []
    for number, action in enumerate(record.actions, start=1):
        seat = game.actor(state)
        actors.append(seat)
        if seat != DEALER and len(game.legal(state)) > 1:
            values = calibrated(game.name, seat, assessor.assess(game.view(state, seat), action, number))
            decisions.append(judge(game, number, seat, action, values))
            moments.append(moment(number, seat, action, values))
        game.apply(state, action)
        advance(number, len(record.actions))
    outcome = game.outcome(state)
    if outcome is None:
        raise Problem("review-unfinished")
    seats = range(record.options.players)
    result = tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in seats)
    start = tuple(1 / len(seats) for _ in seats)
    return Review(
        players=tuple(player_review(seat, start, result, decisions, moments) for seat in seats),
        decisions=tuple(decisions),
        swings=tuple(swings(actors, start, result, moments)),
        curve=curve(len(actors), start, result, moments),
    )


def calibrated(game: str, seat: int, found: list[ActionValue]) -> list[ActionValue]:
    """Return the values as chances that come true as often as they say."""
    return [value._replace(values=calibrate(game, seat, value.values)) for value in found]


def best_of(seat: int, values: list[ActionValue]) -> ActionValue:
    """Return the best action for a seat among those that were never eliminated: the estimates of others are rough."""
    most = max(value.trials for value in values)
    return max((value for value in values if value.trials == most), key=lambda value: value.values[seat])


def judge(game: Any, number: int, seat: int, action: int, values: list[ActionValue]) -> Decision:
    """Compare the chosen action with all others."""
    best = best_of(seat, values)
    chosen = next(value for value in values if value.action == action)
    ranked = sorted(values, key=lambda value: -value.values[seat])
    return Decision(
        number=number,
        seat=seat,
        action=game.text_of(action),
        value=chosen.values[seat],
        best=game.text_of(best.action),
        best_value=best.values[seat],
        worst_value=ranked[-1].values[seat],
        options=tuple((game.text_of(value.action), value.values[seat]) for value in ranked),
    )


def moment(number: int, seat: int, action: int, values: list[ActionValue]) -> _Moment:
    """Return the chances of all seats before and after a decision."""
    chosen = next(value for value in values if value.action == action)
    return _Moment(number, seat, best_of(seat, values).values, chosen.values)


def player_review(
    seat: int, start: Chances, result: Chances, decisions: list[Decision], moments: list[_Moment]
) -> PlayerReview:
    """Add up what made a player's result."""
    skill = sum(item.after[seat] - item.before[seat] for item in moments if item.seat == seat)
    gifts = sum(item.after[seat] - item.before[seat] for item in moments if item.seat != seat)
    own = [decision for decision in decisions if decision.seat == seat]
    stakes = sum(decision.best_value - decision.worst_value for decision in own)
    losses = sum(decision.loss for decision in own)
    return PlayerReview(
        seat=seat,
        start=start[seat],
        result=result[seat],
        luck=result[seat] - start[seat] - skill - gifts,
        skill=skill,
        gifts=gifts,
        accuracy=1 - losses / stakes if stakes else 1.0,
    )


def swings(actors: list[int], start: Chances, result: Chances, moments: list[_Moment]) -> list[Swing]:
    """Return every change by luck: from the start to the first decision, between decisions, and to the result."""
    found = []
    number, chances = 0, start
    for until, later in [*((item.number, item.before) for item in moments), (len(actors) + 1, result)]:
        first = min(number + 1, len(actors))
        by = actors[first - 1] if number + 1 < until else actors[number - 1]
        found += [Swing(first, by, seat, later[seat] - chances[seat]) for seat in range(len(start))]
        if until <= len(actors):
            number, chances = until, next(item.after for item in moments if item.number == until)
    return found


def curve(actions: int, start: Chances, result: Chances, moments: list[_Moment]) -> tuple[tuple[int, Chances], ...]:
    """Return how the chances went, as points of a line: by number of actions, the chances of all seats."""
    points = [(0, start)]
    for item in moments:
        points += [(item.number - 1, item.before), (item.number, item.after)]
    return (*points, (actions, result))
