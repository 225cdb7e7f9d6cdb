"""The games, found by name: each is a package in this folder, and may have a module in every other room."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from saltmochi.table.game import Game
from saltmochi.texts import Problem

# Games from outside the package, by name, with their modules by room.
_registered: dict[str, tuple[Game[Any, Any], dict[str, ModuleType]]] = {}


def names() -> tuple[str, ...]:
    """Return the names of all games, in the order in which they are listed."""
    found = [game(name) for name in (*_packaged(), *_registered)]
    return tuple(item.name for item in sorted(found, key=lambda item: (item.order, item.name)))


def game(name: str) -> Game[Any, Any]:
    """Return the game with this name."""
    if name in _registered:
        return _registered[name][0]
    if name not in _packaged():
        raise Problem("problem-game", game=name, games=", ".join(names()))
    found: Game[Any, Any] = import_module(f"saltmochi.games.{_module(name)}").GAME
    return found


def room_module(room: str, name: str) -> ModuleType | None:
    """Return the module that a game has in a room, such as `bots`; None where it needs none."""
    if name in _registered:
        return _registered[name][1].get(room)
    path = f"saltmochi.{room}.{_module(name)}"
    return import_module(path) if find_spec(path) else None


def register(new: Game[Any, Any], **modules: ModuleType) -> None:
    """Add a game that is not in the package, with its modules by room (`bots=...`, `server=...`)."""
    _registered[new.name] = (new, modules)


@cache
def _packaged() -> tuple[str, ...]:
    return tuple(module.name.replace("_", "-") for module in iter_modules(__path__) if module.ispkg)


def _module(name: str) -> str:
    return name.replace("-", "_")
