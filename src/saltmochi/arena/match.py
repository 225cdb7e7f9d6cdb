"""Games between bots, many of them in one go."""

from __future__ import annotations

from typing import Any

from saltmochi.arena.watching import NO_COIN
from saltmochi.bots.desk import Desk
from saltmochi.bots.mind import Way, decide
from saltmochi.bots.policy import any_of
from saltmochi.table.rng import Rng, randbelow, seed
from saltmochi.table.seats import DEALER
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.playout import MOST_SEATS
from saltmochi.table.record import number, numbers, record
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
from saltmochi.table.rule import rule

# What the dealer and the bots randbelow with differs, so that a bot's thinking does not change the deal.
MINDS = 1 << 40


@record
class Seating:
    """Who sits where, and whether they should get up."""

    ways: list[int] = numbers(MOST_SEATS)
    trials: list[int] = numbers(MOST_SEATS, bits=32)
    leave: int = number()
    coins: int = number()  # whether coins decide what an experiment asks about
    rounds: int = number(bits=32)  # watched so far


@record
class Result:
    """How a game between bots went."""

    game: int = number(bits=64)
    steps: int = number(bits=32)
    rounds: int = number(bits=32)
    winners: int = number()  # a bit for each seat; none if the game was left
    scores: list[int] = numbers(MOST_SEATS, bits=16)
    decisions: list[int] = numbers(MOST_SEATS, bits=32)
    endings: list[int] = numbers(8, bits=16)


@rule
def play_games(
    state: Any,
    desk: Desk,
    rng: Rng,
    seating: Seating,
    results: Any,
    rounds: Any,
    moves: list[int],
    players: int,
    edition: int,
    target: int,
    series: int,
    first: int,
    step: int,
) -> int:
    """Play games of the series with this seed, one for each result there is room for; how many were played to the end.

    The games are numbered from the first-th on, by steps. Every round is watched as long as there is room for more; the
    moves of the last game are written down, as far as there is room.
    """
    for n in range(len(results)):
        result = results[n]
        result.game = first + n * step
        seed(rng, series, result.game)
        seed(desk.rng, series + MINDS, result.game)
        set_up(state, players, edition, target)
        while not over(state):
            if seating.leave:
                return n
            watched = rounds[seating.rounds]
            action = next_action(state, desk, rng, seating, result, watched)
            observe(state, action, watched)
            if result.steps < len(moves):
                moves[result.steps] = action
            result.steps += 1
            apply(state, action)
            if round_over(state):
                conclude(state, result.game, watched)
                seating.rounds = min(seating.rounds + 1, len(rounds) - 1)
                result.rounds += 1
                result.endings[state.ending] += 1
        result.winners = winners(state)
        for seat in range(players):
            result.scores[seat] = state.scores[seat]
    return len(results)


@rule
def next_action(state: Any, desk: Desk, rng: Rng, seating: Seating, result: Any, watched: Any) -> int:
    """What the dealer, a coin or a bot does next. A bot sees its view alone; what is legal is no secret."""
    seat = actor(state)
    if seat == DEALER:
        return chance(state, randbelow(rng, chance_count(state)))
    legal(state, desk.actions)
    if desk.actions.count == 1:
        return int(desk.actions.ids[0])
    result.decisions[seat] += 1
    if seating.coins:
        action = toss(state, desk.actions, desk.rng, watched)
        if action != NO_COIN:
            return action
    if seating.ways[seat] == Way.RANDOM:
        return any_of(desk.actions, desk.rng)
    see(state, seat, desk.seen)
    return decide(desk, seating.ways[seat], 0, seating.trials[seat])
