"""The networks that come with the program: one file of integer weights for each game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from saltmochi.bots.network import Network
from saltmochi.table.record import pack, unpack

FOLDER = Path(__file__).parent / "networks"


class Training(NamedTuple):
    """What training needs to be told to make the same network again."""

    seed: int
    iterations: int


def network_file(name: str) -> Path:
    """Return the file of a game's network."""
    return FOLDER / f"{name}.npz"


def save_network(network: Any, training: Training, path: Path) -> None:
    """Write a network to a file, and how it was trained; `network` is a NumPy record."""
    import numpy as np

    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **{name: network[name] for name in network.dtype.names}, **training._asdict())


def training_of(name: str) -> Training:
    """Return how the network of a game was trained; how to train one if it has none yet."""
    import numpy as np

    path = network_file(name)
    if not path.exists():
        return Training(seed=1, iterations=3_000)
    with np.load(path) as found:
        return Training(*(int(found[field]) for field in Training._fields))


@cache
def packed_network(name: str) -> Any:
    """Return the network of a game as a NumPy record, shared by all bots; one of zeros if the game has none."""
    import numpy as np

    network = pack(Network())
    path = network_file(name)
    if path.exists():
        with np.load(path) as found:
            for field in network.dtype.names or ():
                network[field] = found[field]
    else:
        network["heuristic_weight"] = 1
    return network


@cache
def plain_network(name: str) -> Network:
    """Return the network of a game for interpreted rules."""
    return unpack(Network, packed_network(name))
