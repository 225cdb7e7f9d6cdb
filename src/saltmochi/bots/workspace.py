"""The working memory of a bot: its view, its determinizations, and the search tree."""

from __future__ import annotations

from typing import Any, NamedTuple, SupportsIndex

from saltmochi.bots.network_file import packed_network, plain_network
from saltmochi.bots.style import Notes
from saltmochi.table.features import Features
from saltmochi.table.game import Game
from saltmochi.table.legal_actions import MAX_ACTIONS, LegalActions
from saltmochi.table.record import copy_record, dtype_of, number, numbers, pack, record
from saltmochi.table.rng import Rng
from saltmochi.table.seats import MAX_SEATS

# The maximum length of a path down the tree.
MAX_DEPTH = 60
# The root of the tree and a child for each legal action.
FIRST_NODES = 1 + MAX_ACTIONS
# The states of a workspace: a determinization, the state in which the belief replays its past, and the copy that a
# simulation plays on.
SAMPLED, PAST, SIMULATED = 0, 1, 2
STATES = 3


@record
class Node:
    """A node of the search tree: an action in its context, and its statistics."""

    action: int = number(bits=16)
    first_child: int = number(bits=32)
    next_sibling: int = number(bits=32)
    visits: int = number(bits=32)
    available: int = number(bits=32)  # how often the action was legal when its parent was visited
    total: int = number(bits=64)  # the sum of the win probabilities
    squares: int = number(bits=64)  # the sum of their squares


@record
class SearchState:
    """The variables of a search."""

    # Whether the network plays the rollouts and says what to try first, and the styles of the others are inferred.
    networked: int = number()
    simulations: int = number(bits=32)  # how many were made so far
    samples: int = number(bits=32)  # determinizations on which every remaining candidate was tried
    energy: int = number(bits=32)  # of the determinization: see `ports.energy`
    styles: list[int] = numbers(MAX_SEATS)  # by seat: see `bots.style`
    plain_samples: list[int] = numbers(MAX_SEATS, bits=32)  # by seat: how many had the style PLAIN
    remaining: int = number(bits=16)  # how many candidates are left
    candidates: list[int] = numbers(MAX_ACTIONS, bits=32)  # the nodes of the candidates
    nodes: int = number(bits=32)  # the number of nodes in the tree
    depth: int = number(bits=16)  # of the path down the tree
    path: list[int] = numbers(MAX_DEPTH + 1, bits=32)
    children: list[int] = numbers(MAX_ACTIONS, bits=32)  # by legal action: its node
    preferences: list[int] = numbers(MAX_ACTIONS, bits=64)  # by legal action: how good it looks before it is tried
    totals: list[int] = numbers(MAX_ACTIONS, bits=64)  # by legal action: the sum of the win probabilities


class Workspace(NamedTuple):
    """All that a decision reads and writes."""

    observation: Any  # the view; Numba would mistake an attribute named `view` for the method of arrays
    rng: Any
    scratch: Any  # for `sample_state`
    states: Any  # see SAMPLED, PAST, SIMULATED
    actions: Any  # the legal actions of the decision
    replies: Any  # the legal actions later in a simulation
    search: Any
    nodes: Any
    network: Any
    features: Any  # what the network reads
    notes: Any  # by seat: see `bots.style`


class Copies(list[Any]):
    """A list of records that stores copies, as an array does."""

    def __setitem__(self, place: SupportsIndex | slice, thing: Any) -> None:
        super().__setitem__(place, copy_record(thing))


def plain_workspace(game: Game[Any, Any], nodes: int) -> Workspace:
    """Make a workspace for interpreted rules, with room for this many nodes beyond the first ones."""
    return Workspace(
        observation=game.new_view(),
        rng=Rng(),
        scratch=game.new_scratch(),
        states=Copies([game.new_state() for _ in range(STATES)]),
        actions=LegalActions(),
        replies=LegalActions(),
        search=SearchState(),
        nodes=[Node() for _ in range(FIRST_NODES + nodes)],
        network=plain_network(game.name),
        features=Features(),
        notes=Copies([Notes() for _ in range(MAX_SEATS)]),
    )


def compiled_workspace(game: Game[Any, Any], nodes: int) -> Workspace:
    """Make a workspace for compiled rules."""
    import numpy as np

    plain = plain_workspace(game, 0)
    arrays = {
        "states": np.zeros(STATES, dtype_of(type(plain.states[0]))),
        "notes": np.zeros(MAX_SEATS, dtype_of(Notes)),
        "nodes": np.zeros(FIRST_NODES + nodes, dtype_of(Node)),
        "network": packed_network(game.name),
    }
    return Workspace(
        **{name: arrays[name] if name in arrays else pack(thing) for name, thing in plain._asdict().items()}
    )
