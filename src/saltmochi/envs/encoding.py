"""Encodings of views: what a seat may know, as an array of small numbers with a fixed size."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saltmochi.envs.cells import Field, fields_of
from saltmochi.games import game as find_game
from saltmochi.games import room_module
from saltmochi.table.game import Game
from saltmochi.table.record import dtype_of, pack, unpack
from saltmochi.texts import Problem

Cells = NDArray[np.int8]


def encoder(game: str) -> ModuleType:
    """Return the module that encodes the views of a game."""
    module = room_module("envs", game)
    if module is None:
        raise LookupError(f"{game} has no encoding")
    return module


def game_of(game: str | Game[Any, Any]) -> Game[Any, Any]:
    """Return a game that is given by its name or as itself; environments are played without expansions."""
    found = find_game(game) if isinstance(game, str) else game
    return found.for_table(found.new_view())


def fields(game: str | Game[Any, Any]) -> tuple[Field, ...]:
    """Return the fields of a game's encoding, in the order of their cells."""
    return fields_of(encoder(game_of(game).name).Encoding)


def size(game: str | Game[Any, Any]) -> int:
    """Return the number of cells of an encoding."""
    last = fields(game)[-1]
    return last.start + last.size


def table_size(game: str | Game[Any, Any]) -> int:
    """Return the number of cells before those of the memory."""
    name = game_of(game).name
    return next(field.start for field in fields(name) if field.name == encoder(name).MEMORY)


def greatest(game: str | Game[Any, Any]) -> Cells:
    """Return the greatest number of each cell; the least is 0. A one-hot vector has one place more."""
    return np.concatenate([np.full(field.size, field.greatest, np.int8) for field in fields(game)])


def encode(game: str | Game[Any, Any], view: Any) -> Cells:
    """Return the encoding of a view, which must be of a game without expansions."""
    found = game_of(game)
    if found.has_expansions and found.has_expansions(view):
        raise Problem("problem-no-expansions")
    module = encoder(found.name)
    encoding = module.Encoding()
    module.encode_view(view, encoding)
    return np.frombuffer(pack(encoding).tobytes(), np.int8)


def decode(game: str | Game[Any, Any], encoded: Cells) -> Any:
    """Return the view that an encoding was made from."""
    module = encoder(game_of(game).name)
    row = np.ascontiguousarray(encoded, np.int8).view(dtype_of(module.Encoding))[0]
    return module.decode(unpack(module.Encoding, row))


def describe(numbers: Iterable[tuple[str, Any]]) -> str:
    """Return named numbers as text: a line for each name, without zeros at the end."""
    lines = ((name, np.ravel(values).tolist()) for name, values in numbers)
    return "\n".join(f"{name}: {_without_last_zeros(values)}" for name, values in lines if any(values))


def _without_last_zeros(values: list[int]) -> str:
    while not values[-1]:
        values.pop()
    return " ".join(map(str, values))
