"""The compiled loop that steps many tables in one call, the dealer's actions included."""

from __future__ import annotations

from typing import Any

from saltmochi.envs.numbering import action_of, number_of
from saltmochi.envs.rewards import score_reward, win_reward
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.ports import (
    actor,
    apply,
    chance_action,
    chance_count,
    legal,
    over,
    set_up,
    update_encoding,
)
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import rule
from saltmochi.table.seats import DEALER

# Every action is legal.
ALL_LEGAL = -1
# No place in a list of legal actions.
ILLEGAL = -1


@rule
def start_tables(
    states: Any,
    rngs: Any,
    legals: Any,
    view: Any,
    encodings: Any,
    cells: Any,
    actors: Any,
    observations: Any,
    masks: Any,
) -> None:
    """Start a new game at every table."""
    for i in range(len(states)):
        start_game(states[i], rngs[i], cells[i])
        show_table(states[i], legals[i], view, encodings[i], cells[i], actors, observations[i], masks[i], i)


@rule
def step_tables(
    states: Any,
    rngs: Any,
    legals: Any,
    view: Any,
    encodings: Any,
    cells: Any,
    actors: Any,
    observations: Any,
    masks: Any,
    numbers: Any,
    rewards: Any,
    dones: Any,
    by_score: int,
) -> int:
    """Carry out one action at every table, and start a new game where one is over.

    If an action is illegal, do nothing and return the number of its table, otherwise ALL_LEGAL.
    """
    for i in range(len(states)):
        if place_of(action_of(numbers[i], actors[i], states[i].players), legals[i]) == ILLEGAL:
            return i
    for i in range(len(states)):
        state = states[i]
        apply(state, action_of(numbers[i], actors[i], state.players))
        deal(state, rngs[i])
        dones[i] = over(state)
        write_rewards(state, by_score, rewards[i])
        if over(state):
            start_game(state, rngs[i], cells[i])
        show_table(state, legals[i], view, encodings[i], cells[i], actors, observations[i], masks[i], i)
    return ALL_LEGAL


@rule
def sample_numbers(legals: Any, rngs: Any, actors: Any, players: int, numbers: Any) -> None:
    """Draw a random legal action for every table."""
    for i in range(len(legals)):
        numbers[i] = number_of(legals[i].ids[randbelow(rngs[i], legals[i].count)], actors[i], players)


@rule
def place_of(action: int, actions: LegalActions) -> int:
    """Return the place of an action in a list of legal actions, or ILLEGAL."""
    for place in range(actions.count):
        if actions.ids[place] == action:
            return place
    return ILLEGAL


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
def show_table(
    state: Any,
    actions: LegalActions,
    view: Any,
    encodings: Any,
    cells: Any,
    actors: Any,
    observation: Any,
    mask: Any,
    i: int,
) -> None:
    """Write down who acts at the i-th table, the legal actions, and what the player who acts knows."""
    seat = actor(state)
    actors[i] = seat
    legal(state, actions)
    for number in range(len(mask)):
        mask[number] = 0
    for place in range(actions.count):
        mask[number_of(actions.ids[place], seat, state.players)] = 1
    update_encoding(state, seat, view, encodings[seat])
    for cell in range(len(observation)):
        observation[cell] = cells[seat][cell]


@rule
def write_rewards(state: Any, by_score: int, rewards: Any) -> None:
    """Write the reward of each seat: they add up to 0, and are all 0 while the game goes on."""
    for seat in range(state.players):
        rewards[seat] = 0
    if over(state):
        for seat in range(state.players):
            rewards[seat] = score_reward(state, seat) if by_score else win_reward(state, seat)
