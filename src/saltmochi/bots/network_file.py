"""The networks that come with the program: one file of integer weights for each game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from saltmochi.bots.network import Network
from saltmochi.table.record import pack, unpack

FOLDER = Path(__file__).parent / "networks"


def network_file(name: str) -> Path:
    """Return the file of a game's network."""
    return FOLDER / f"{name}.npz"


def save_network(network: Any, path: Path) -> None:
    """Write a network to a file; `network` is a NumPy record."""
    import numpy as np

    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **{name: network[name] for name in network.dtype.names})


@cache
def packed_network(name: str) -> Any:
    """Return the network of a game as a NumPy record, shared by all bots; one of zeros if the game has none."""
    import numpy as np

    network = pack(Network())
    path = network_file(name)
    if path.exists():
        with np.load(path) as found:
            for field, array in found.items():
                network[field] = array
    else:
        network["heuristic_weight"] = 1
    return network


@cache
def plain_network(name: str) -> Network:
    """Return the network of a game for interpreted rules."""
    return unpack(Network, packed_network(name))
