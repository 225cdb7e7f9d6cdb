"""Games that a network plays against itself, as samples for training: one for each decision."""

from __future__ import annotations

from math import exp, log
from typing import Any

from saltmochi.bots.network import UNIT, Network, write_logits
from saltmochi.bots.search import evaluate
from saltmochi.table.features import ACTION_SIZE, STATE_SIZE, Features
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.ports import (
    actor,
    apply,
    chance_action,
    chance_count,
    legal,
    over,
    round_over,
    set_up,
    write_action_features,
)
from saltmochi.table.record import number, numbers, record
from saltmochi.table.rng import Rng, randbelow, seed
from saltmochi.table.rule import rule
from saltmochi.table.seats import DEALER

# Decisions between more actions are made, but not learned from.
MAX_CHOICES = 12
# Logarithms of probabilities are stored as multiples of 1 / LOG_UNIT.
LOG_UNIT = 1 << 20
# Room for the decisions of the longest game, so that no game is cut off.
LONGEST_GAME = 2_000
# A random number strictly between 0 and 1 is a multiple of 1 / RESOLUTION.
RESOLUTION = 1 << 30


@record
class Sample:
    """A decision: its features, what was chosen, and what came of it."""

    seat: int = number()
    state: list[int] = numbers(STATE_SIZE, bits=16)
    state_count: int = number(bits=16)
    choices: int = number()
    actions: list[list[int]] = numbers(MAX_CHOICES, ACTION_SIZE, bits=16)
    action_counts: list[int] = numbers(MAX_CHOICES)
    deficits: list[int] = numbers(MAX_CHOICES, bits=16)
    chosen: int = number()  # the place of the chosen action in the list
    log_probability: int = number(bits=32)  # with which it was chosen
    result: int = number(bits=16)  # the win probability of the seat after the round, out of CERTAIN


@rule
def play_samples(
    state: Any,
    actions: LegalActions,
    rng: Rng,
    network: Network,
    features: Features,
    samples: Any,
    series: int,
    game: int,
) -> int:
    """Play whole games from number `game` on while there is room; return how many samples were written.

    The network plays all seats, and chooses actions at random with the probabilities that its logits say.
    """
    written = 0
    while written + LONGEST_GAME <= len(samples):
        seed(rng, series, game)
        set_up(state)
        first = written
        while not over(state):
            seat = actor(state)
            if seat == DEALER:
                action = chance_action(state, randbelow(rng, chance_count(state)))
            else:
                legal(state, actions)
                action = actions.ids[0]
                if actions.count > 1:
                    write_logits(state, actions, network, features)
                    place = sample_place(actions, features, rng)
                    action = actions.ids[place]
                    if actions.count <= MAX_CHOICES and written < len(samples):
                        write_sample(state, actions, features, place, samples[written])
                        samples[written].seat = seat
                        written += 1
            apply(state, action)
            if round_over(state):
                for i in range(first, written):
                    samples[i].result = evaluate(state, samples[i].seat)
                first = written
        game += 1
    return written


@rule
def sample_place(actions: LegalActions, features: Features, rng: Rng) -> int:
    """Return the place of a random action, as likely as its logit says (the Gumbel-max trick)."""
    best = 0
    most = 0.0
    for i in range(actions.count):
        uniform = (randbelow(rng, RESOLUTION - 1) + 1) / RESOLUTION
        noisy = features.logits[i] / (UNIT * UNIT) - log(-log(uniform))
        if i == 0 or noisy > most:
            most = noisy
            best = i
    return best


@rule
def log_probability(actions: LegalActions, features: Features, place: int) -> float:
    """Return the logarithm of the probability with which an action is chosen."""
    most = features.logits[0]
    for i in range(1, actions.count):
        most = max(most, features.logits[i])
    total = 0.0
    for i in range(actions.count):
        total += exp((features.logits[i] - most) / (UNIT * UNIT))
    return (features.logits[place] - most) / (UNIT * UNIT) - log(total)


@rule
def write_sample(state: Any, actions: LegalActions, features: Features, place: int, sample: Any) -> None:
    """Write down a decision."""
    sample.chosen = place
    sample.log_probability = int(LOG_UNIT * log_probability(actions, features, place))
    sample.state_count = features.state_count
    for i in range(features.state_count):
        sample.state[i] = features.state[i]
    sample.choices = actions.count
    for i in range(actions.count):
        sample.deficits[i] = features.deficits[i]
        features.action_count = 0
        write_action_features(state, actions.ids[i], features)
        sample.action_counts[i] = features.action_count
        for k in range(features.action_count):
            sample.actions[i][k] = features.action[k]
