"""The compiled loop that steps many tables in one call, the dealer's actions included."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from saltmochi.envs.numbering import action_of, number_of
from saltmochi.envs.rewards import score_reward, win_reward
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.ports import actor, apply, chance_action, chance_count, legal, over, set_up, update_encoding
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import rule
from saltmochi.table.seats import DEALER

# Every action is legal.
ALL_LEGAL = -1


class Batch(NamedTuple):
    """The tables, and what is shown of them: arrays with a row for each table."""

    states: Any
    rngs: Any  # of the dealer
    legals: Any
    observed: Any  # working memory for one view
    actors: Any
    observations: Any
    masks: Any
    encodings: Any  # of each seat
    cells: Any  # the same memory as `encodings`, as plain numbers

    def __reduce__(self) -> tuple[Any, ...]:
        """Leave the cells out of a deep copy, so that they share the memory of the copied encodings."""
        return batch_of, self[:-1]


def batch_of(*arrays: Any) -> Batch:
    """Return a batch of these arrays, which are all but the cells."""
    encodings = arrays[-1]
    return Batch._make((*arrays, encodings.view(np.int8).reshape(*encodings.shape, -1)))


@rule
def start_tables(batch: Batch) -> None:
    """Start a new game at every table."""
    for i in range(len(batch.states)):
        start_game(batch.states[i], batch.rngs[i], batch.cells[i])
        show_table(batch, i)


@rule
def step_tables(batch: Batch, numbers: Any, rewards: Any, dones: Any, by_score: int) -> int:
    """Carry out one action at every table, and start a new game where one is over.

    If an action is illegal, do nothing and return the number of its table, otherwise ALL_LEGAL.
    """
    for i in range(len(batch.states)):
        if not is_legal(batch, i, numbers[i]):
            return i
    for i in range(len(batch.states)):
        state = batch.states[i]
        apply(state, action_of(numbers[i], batch.actors[i], state.players))
        deal(state, batch.rngs[i])
        dones[i] = over(state)
        write_rewards(state, by_score, rewards[i])
        if over(state):
            start_game(state, batch.rngs[i], batch.cells[i])
        show_table(batch, i)
    return ALL_LEGAL


@rule
def sample_numbers(batch: Batch, rngs: Any, numbers: Any) -> None:
    """Draw a random legal action for every table."""
    for i in range(len(numbers)):
        action = batch.legals[i].ids[randbelow(rngs[i], batch.legals[i].count)]
        numbers[i] = number_of(action, batch.actors[i], batch.states[i].players)


@rule
def is_legal(batch: Batch, i: int, number: int) -> bool:
    """Whether the action with this number is legal at the i-th table."""
    actions: LegalActions = batch.legals[i]
    action = action_of(number, batch.actors[i], batch.states[i].players)
    for place in range(actions.count):
        if actions.ids[place] == action:
            return True
    return False


@rule
def start_game(state: Any, rng: Rng, cells: Any) -> None:
    """Start a new game at a table, deal, and empty the encodings of all seats."""
    set_up(state)
    deal(state, rng)
    for seat in range(state.players):
        for cell in range(len(cells[seat])):
            cells[seat][cell] = 0


@rule
def deal(state: Any, rng: Rng) -> None:
    """Carry out the dealer's actions until a player acts or the game is over."""
    while not over(state) and actor(state) == DEALER:
        apply(state, chance_action(state, randbelow(rng, chance_count(state))))


@rule
def show_table(batch: Batch, i: int) -> None:
    """Write down who acts at the i-th table, the legal actions, and what the player who acts knows."""
    state, actions, mask = batch.states[i], batch.legals[i], batch.masks[i]
    seat = actor(state)
    batch.actors[i] = seat
    legal(state, actions)
    for number in range(len(mask)):
        mask[number] = 0
    for place in range(actions.count):
        mask[number_of(actions.ids[place], seat, state.players)] = 1
    observe(batch, i, seat, batch.observations[i])


@rule
def observe(batch: Batch, i: int, seat: int, observation: Any) -> None:
    """Write down what a seat knows at the i-th table."""
    update_encoding(batch.states[i], seat, batch.observed, batch.encodings[i][seat])
    cells = batch.cells[i][seat]
    for cell in range(len(observation)):
        observation[cell] = cells[cell]


@rule
def write_rewards(state: Any, by_score: int, rewards: Any) -> None:
    """Write the reward of each seat: all are 0 while the game goes on."""
    for seat in range(state.players):
        rewards[seat] = reward_of(state, seat, by_score) if over(state) else 0.0


@rule
def reward_of(state: Any, seat: int, by_score: int) -> float:
    """Return the reward of a seat when the game is over."""
    return score_reward(state, seat) if by_score else win_reward(state, seat)
