"""The compiled loop for one learner at each table: the opponents act between the learner's actions."""

from __future__ import annotations

from typing import Any, NamedTuple

from saltmochi.bots.policy import greedy_action
from saltmochi.envs.numbering import action_of
from saltmochi.envs.stepping import Batch, deal, is_legal, observe, reward_of, show_table, start_game
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.ports import actor, apply, legal, over, sample_state, write_view
from saltmochi.table.rng import Rng, randbelow
from saltmochi.table.rule import optional_port, rule
from saltmochi.table.seats import left_of

# The reward for an illegal action, which ends the game.
ILLEGAL_REWARD = -1


class Learners(NamedTuple):
    """The learners' seats and last observations, and working memory for the opponents."""

    seats: Any
    finals: Any  # what each learner knew when its last game ended
    rngs: Any  # of the opponents
    imagined: Any  # a state
    scratch: Any


@optional_port
def opponent_action(state: Any, actions: LegalActions, rng: Rng, view: Any, imagined: Any, scratch: Any) -> int:  # noqa: ARG001
    """Return the action of an opponent: by default a random one."""
    return actions.ids[randbelow(rng, actions.count)]


@rule
def greedy_opponent(state: Any, actions: LegalActions, rng: Rng, view: Any, imagined: Any, scratch: Any) -> int:
    """Return the action that looks best to a plain player, who knows only what the seat may know."""
    write_view(state, actor(state), view)
    if not sample_state(view, rng, scratch, imagined):
        return actions.ids[0]
    legal(imagined, actions)
    return greedy_action(imagined, actions, rng)


@rule
def start_learners(batch: Batch, learners: Learners) -> None:
    """Start a new game at every table, and let the opponents act until the learner does."""
    for i in range(len(batch.states)):
        begin_game(batch, learners, i)


@rule
def step_learners(batch: Batch, learners: Learners, numbers: Any, rewards: Any, dones: Any, by_score: int) -> None:
    """Carry out each learner's action and let the opponents act; start a new game where one is over."""
    for i in range(len(batch.states)):
        state, seat = batch.states[i], learners.seats[i]
        allowed = is_legal(batch, i, numbers[i])
        if allowed:
            apply(state, action_of(numbers[i], seat, state.players))
            play_others(batch, learners, i)
        dones[i] = over(state) or not allowed
        rewards[i] = 0.0
        if dones[i]:
            rewards[i] = reward_of(state, seat, by_score) if allowed else ILLEGAL_REWARD
            observe(batch, i, seat, learners.finals[i])
            learners.seats[i] = left_of(seat, state.players)
            begin_game(batch, learners, i)
        else:
            show_table(batch, i)


@rule
def begin_game(batch: Batch, learners: Learners, i: int) -> None:
    """Start games at the i-th table until the learner has something to decide."""
    start_game(batch.states[i], batch.rngs[i], batch.cells[i])
    play_others(batch, learners, i)
    while over(batch.states[i]):
        start_game(batch.states[i], batch.rngs[i], batch.cells[i])
        play_others(batch, learners, i)
    show_table(batch, i)


@rule
def play_others(batch: Batch, learners: Learners, i: int) -> None:
    """Carry out the actions of the dealer and of the opponents until the learner acts or the game is over."""
    state, actions, rng = batch.states[i], batch.legals[i], learners.rngs[i]
    deal(state, batch.rngs[i])
    while not over(state) and actor(state) != learners.seats[i]:
        legal(state, actions)
        apply(state, opponent_action(state, actions, rng, batch.observed, learners.imagined, learners.scratch))
        deal(state, batch.rngs[i])
