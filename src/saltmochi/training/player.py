"""Plays games by a network against itself, on this machine or on a machine of a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import cycle
from typing import Any, NamedTuple

import numpy as np

from saltmochi.arena.cluster import connected_ray
from saltmochi.bots.bot import bind_for_bots
from saltmochi.bots.network import Network
from saltmochi.games import game
from saltmochi.table.compiled import compiled
from saltmochi.table.features import Features
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.record import dtype_of, pack
from saltmochi.table.rng import Rng
from saltmochi.training.samples import Sample, play_samples


class Part(NamedTuple):
    """A part of the games of an iteration."""

    network: bytes  # the record with the weights
    players: int
    series: int
    size: int  # the room for samples


class Player:
    """Plays the parts of iterations for one game."""

    def __init__(self, name: str) -> None:
        chosen = game(name)
        self.game = chosen.for_options(chosen.options())
        self.play = compiled(bind_for_bots(self.game, play_samples))

    def run(self, part: Part) -> Any:
        """Play a part, and return its samples."""
        network = np.frombuffer(part.network, dtype_of(Network))[0]
        state = pack(self.game.start(self.game.options(part.players)))
        samples = np.zeros(part.size, dtype_of(Sample))
        memory = pack(LegalActions()), pack(Rng())
        written = self.play(state, *memory, network, pack(Features()), samples, part.series, 0)
        return samples[:written]


Play = Callable[[list[Part]], list[Any]]


@contextmanager
def local_player(name: str, cores: int) -> Iterator[Play]:
    """Return a function that plays parts on this machine; compiled code releases the GIL, so threads are enough."""
    player = Player(name)
    with ThreadPoolExecutor(cores) as pool:
        yield lambda parts: list(pool.map(player.run, parts))


@contextmanager
def ray_player(name: str, cores: int) -> Iterator[Play]:  # noqa: ARG001
    """Return a function that plays parts on a Ray cluster."""
    with connected_ray() as ray:
        remote = ray.remote(num_cpus=1)(Player)
        players = [remote.remote(name) for _ in range(max(1, int(ray.cluster_resources().get("CPU", 1))))]

        def play(parts: list[Part]) -> list[Any]:
            return list(ray.get([player.run.remote(part) for player, part in zip(cycle(players), parts, strict=False)]))

        yield play
