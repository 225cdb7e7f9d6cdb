"""The ports of generic code: functions that it calls and that each game implements.

Playouts, search, bots and matches are written once for all games. They import these stubs, and `bind` replaces them by
the rules of a game. A port with a body is optional: the body is the default for games that do not implement it.
"""

from __future__ import annotations

from typing import Any

from saltmochi.table.features import Features
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.rng import Rng
from saltmochi.table.rule import optional_port, port, unbound

# --- The rules of a game, in `games/<game>/` ---


@port
def set_up(state: Any) -> None:
    """Start a new game with the options that are written in the state."""
    unbound()


@port
def actor(state: Any) -> int:
    """Return the seat that acts next, or DEALER."""
    unbound()


@port
def over(state: Any) -> bool:
    """Whether the game is over."""
    unbound()


@port
def round_over(state: Any) -> bool:
    """Whether a round has just been finished: true for one state of each round."""
    unbound()


@port
def chance_count(state: Any) -> int:
    """Return how many equally likely outcomes the dealer's next action has."""
    unbound()


@port
def chance_action(state: Any, n: int) -> int:
    """Return the dealer's action for the n-th outcome."""
    unbound()


@port
def legal(state: Any, actions: LegalActions) -> None:
    """Write down every legal action."""
    unbound()


@port
def apply(state: Any, action: int) -> None:
    """Carry out a legal action."""
    unbound()


@port
def winners(state: Any) -> int:
    """Return who has won, a bit each."""
    unbound()


@port
def write_view(state: Any, seat: int, view: Any) -> None:
    """Write down what a seat may know: the public part, the private part, and its memory."""
    unbound()


@port
def write_public(state: Any, view: Any) -> None:
    """Write down what everybody sees."""
    unbound()


@port
def write_private(state: Any, seat: int, view: Any) -> None:
    """Add what only this seat sees, in place of what another seat saw."""
    unbound()


@port
def write_memory(state: Any, seat: int, view: Any) -> None:
    """Write down what this seat remembers, with perfect memory."""
    unbound()


@port
def sample_state(view: Any, rng: Rng, scratch: Any, state: Any) -> bool:
    """Write a determinization: a whole state that the view's seat cannot tell from the true one. False if none fits."""
    unbound()


# --- Heuristics and belief, in `bots/<game>.py` ---

# A win probability of 1, in the integers that rules use.
CERTAIN = 10_000


@optional_port
def heuristic_value(state: Any, action: int, plain: bool) -> int:
    """Return how good an action looks to the acting player; a plain player considers less. By default all are equal."""
    return 0


@optional_port
def win_probability(state: Any, seat: int) -> int:
    """Return the probability, out of CERTAIN, that a seat wins the game, after a round that did not end it."""
    return CERTAIN // int(state.players)


@optional_port
def lead(state: Any, seat: int) -> int:
    """Return how many points a seat is ahead of the best other one."""
    return 0


@optional_port
def energy(state: Any, past: Any, seat: int, styles: list[int]) -> int:
    """Return the energy of a determinization, its negative log likelihood: how unlikely it makes the others' actions.

    `past` is a state in which the round may be replayed; each player is supposed to play in a style (`bots.style`).
    """
    return 0


@optional_port
def metropolis_step(view: Any, rng: Rng, scratch: Any, state: Any, past: Any, styles: list[int], before: int) -> int:
    """Propose a small change to a determinization and accept or reject it; return the energy afterwards."""
    return before


@optional_port
def mcmc_restart_interval() -> int:
    """Return after how many determinizations the chain restarts from an independent one."""
    return 1


@optional_port
def mcmc_burn_in() -> int:
    """Return how many steps the chain makes after a restart."""
    return 0


@optional_port
def mcmc_thinning() -> int:
    """Return how many steps the chain makes from one determinization to the next."""
    return 0


# `chart_action` has no advice.
NO_CHART = -1


@optional_port
def chart_action(state: Any, actions: LegalActions) -> int:
    """Return the action that a chart for players recommends to the player in turn, or NO_CHART."""
    return NO_CHART


@optional_port
def write_state_features(state: Any, features: Features) -> None:
    """Add the features of what the acting player knows, for the network."""


@optional_port
def write_action_features(state: Any, action: int, features: Features) -> None:
    """Add the features of what an action does, for the network; those of the state were written before."""


# --- What matches observe, in `arena/<game>.py` ---

# `toss_coin` leaves the decision to the players.
NO_COIN = -1


@optional_port
def toss_coin(state: Any, actions: LegalActions, rng: Rng, observed: Any) -> int:
    """Return the action that an experiment decides by a coin, or NO_COIN."""
    return NO_COIN


@optional_port
def observe_action(state: Any, action: int, observed: Any) -> None:
    """Record observations before an action."""


@optional_port
def observe_round(state: Any, observed: Any) -> None:
    """Record observations when a round is over."""


# --- What advice tallies, in `study/<game>` ---


@optional_port
def bet_won(state: Any, seat: int) -> bool:
    """Whether a seat made a bet in the round that is over, and won it."""
    return False


# --- What reasons are made from, in `study/reasons/<game>` ---


@optional_port
def ender(state: Any) -> int:
    """Return who ended the round that is over: by default the player in turn."""
    return int(state.turn)


# --- Encodings of views and numbers of actions, in `envs/<game>` ---


@port
def encode_view(view: Any, encoding: Any) -> None:
    """Write the encoding of a view over another encoding for the same number of players."""
    unbound()


@port
def update_encoding(state: Any, seat: int, view: Any, encoding: Any) -> None:
    """Bring the encoding of a seat's view up to date, or complete an empty one; `view` is working memory."""
    unbound()


@port
def first_action() -> int:
    """Return the first action of a player; those before it are the dealer's."""
    unbound()


@port
def first_seat_action() -> int:
    """Return the first of the actions that name a seat."""
    unbound()


@port
def net_score(state: Any, seat: int) -> int:
    """Return the score of a seat, counted so that more is better."""
    unbound()
