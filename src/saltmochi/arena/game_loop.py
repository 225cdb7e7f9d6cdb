"""The compiled loop that plays games between bots, many of them in one call."""

from __future__ import annotations

from typing import Any

from saltmochi.arena.observation import observe_result, observe_starter
from saltmochi.bots.decision import Method, decide
from saltmochi.bots.policy import NO_ACTION, random_action
from saltmochi.bots.style import clear_notes
from saltmochi.bots.workspace import Workspace
from saltmochi.table.playout import MAX_ENDINGS
from saltmochi.table.ports import (
    NO_COIN,
    actor,
    apply,
    chance_action,
    chance_count,
    legal,
    observe_action,
    observe_round,
    over,
    round_over,
    set_up,
    toss_coin,
    winners,
    write_view,
)
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rng import Rng, randbelow, seed
from saltmochi.table.rule import rule
from saltmochi.table.seats import DEALER, MAX_SEATS

# Added to the seed for the bots' random stream, so that a bot that thinks longer does not change the deal.
BOT_STREAM = 1 << 40


@record
class Lineup:
    """How the bot in each seat decides."""

    methods: list[int] = numbers(MAX_SEATS)
    trials: list[int] = numbers(MAX_SEATS, bits=32)
    timed: list[int] = numbers(MAX_SEATS)  # whether decisions have a time limit
    coins: int = number()  # whether coins decide what an experiment asks about


@record
class Progress:
    """How far the games of a chunk have come; the loop returns and continues by it."""

    finished: int = number(bits=32)  # games
    playing: int = number()  # whether a game is under way
    rounds: int = number(bits=32)  # observed so far
    stop: int = number()  # set by another thread to end the loop
    waiting: int = number()  # whether the caller must decide, because there is a time limit and no clock in here
    decided: int = number(bits=16)  # the action that the caller decided on


@record
class ResultRow:
    """The result of a game between bots."""

    game: int = number(bits=64)
    steps: int = number(bits=32)
    rounds: int = number(bits=32)
    winners: int = number()  # a bit for each seat
    scores: list[int] = numbers(MAX_SEATS, bits=16)
    decisions: list[int] = numbers(MAX_SEATS, bits=32)
    endings: list[int] = numbers(MAX_ENDINGS, bits=16)


@rule
def play_games(
    state: Any,
    workspace: Workspace,
    rng: Rng,
    lineup: Lineup,
    progress: Progress,
    results: Any,
    rounds: Any,
    moves: list[int],
    series: int,
    first: int,
    step: int,
) -> None:
    """Play a game of the series with this seed for each row of results, and number them from `first` by `step`.

    Return early when asked to stop, or when a decision has a time limit: the caller then decides and calls again. Every
    round is observed as long as there is room; the moves of the last game are written down, as far as there is room.
    """
    while progress.finished < len(results):
        result = results[progress.finished]
        if not progress.playing:
            progress.playing = 1
            result.game = first + progress.finished * step
            seed(rng, series, result.game)
            seed(workspace.rng, series + BOT_STREAM, result.game)
            set_up(state)
            for seat in range(state.players):
                clear_notes(workspace.notes[seat])
        while not over(state):
            if progress.stop:
                return
            observed = rounds[progress.rounds]
            action = next_action(state, workspace, rng, lineup, progress, result, observed)
            if progress.waiting:
                return
            observe_starter(state, observed)
            observe_action(state, action, observed)
            if result.steps < len(moves):
                moves[result.steps] = action
            result.steps += 1
            apply(state, action)
            if round_over(state):
                observe_result(state, result.game, observed)
                observe_round(state, observed)
                progress.rounds = min(progress.rounds + 1, len(rounds) - 1)
                result.rounds += 1
                result.endings[state.ending] += 1
        result.winners = winners(state)
        for seat in range(state.players):
            result.scores[seat] = state.scores[seat]
        progress.playing = 0
        progress.finished += 1


@rule
def next_action(
    state: Any, workspace: Workspace, rng: Rng, lineup: Lineup, progress: Progress, result: Any, observed: Any
) -> int:
    """Return the next action of the dealer, a coin or a bot; a bot gets nothing but its view.

    A decision with a time limit is left to the caller, and taken from `progress` in the next call.
    """
    if progress.waiting:
        progress.waiting = 0
        return progress.decided
    seat = actor(state)
    if seat == DEALER:
        return chance_action(state, randbelow(rng, chance_count(state)))
    legal(state, workspace.actions)
    if workspace.actions.count == 1:
        return int(workspace.actions.ids[0])
    result.decisions[seat] += 1
    if lineup.coins:
        action = toss_coin(state, workspace.actions, workspace.rng, observed)
        if action != NO_COIN:
            return action
    if lineup.methods[seat] == Method.RANDOM:
        return random_action(workspace.actions, workspace.rng)
    write_view(state, seat, workspace.observation)
    if lineup.timed[seat]:
        progress.waiting = 1
        return NO_ACTION
    return decide(workspace, lineup.methods[seat], 0, lineup.trials[seat])
