"""Who may import whom: imports point one way, and the games know nothing of the machine."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import saltmochi
from saltmochi import server
from saltmochi.games import names as game_names

PACKAGE = Path(saltmochi.__file__).parent
# Each room may import itself and the rooms before it; rooms on one line do not know each other.
ORDER = [
    ["texts"],
    ["table"],
    ["games"],
    ["bots"],
    ["arena"],
    ["study", "envs", "training"],
    ["server"],
    ["terminal"],
    ["commands"],
    ["cli"],
    ["__main__"],
]
MODULES = sorted(PACKAGE.rglob("*.py"))
# What no game may need: compilers, networks, clocks, logs, other sources of chance than the dealer. Files are not among
# them: a game may read its own data, as Happy Mochi reads its deck.
FOREIGN_TO_GAMES = {
    "numba",
    "numpy",
    "asyncio",
    "socket",
    "http",
    "urllib",
    "time",
    "datetime",
    "logging",
    "random",
    "os",
}
LAZY = {"numba", "numpy", "fluent", "rich", "click"}


def room_of(path: Path) -> str:
    """The room that a module belongs to; the package itself opens the games."""
    first = path.relative_to(PACKAGE).parts[0]
    return "games" if first == "__init__.py" else first.removesuffix(".py")


def level_of(room: str) -> int:
    """How far from the table a room is."""
    return next(level for level, rooms in enumerate(ORDER) if room in rooms)


def test_the_order_lists_every_room_and_no_other() -> None:
    assert sorted(room for rooms in ORDER for room in rooms) == sorted({room_of(path) for path in MODULES})


def imports(tree: ast.AST) -> set[str]:
    """The full names of the modules that a piece of code imports."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            names.add(node.module or "")
    return names


def server_layer(module: str) -> int:
    """The layer of a module or folder of the server; a game's modules begin with its name."""
    games = tuple(name.replace("-", "_") for name in game_names())
    name = server.GAMES if module.startswith(games) else module
    return next(number for number, layer in enumerate(server.LAYERS) if name in layer)


def parsed(path: Path) -> ast.Module:
    """The syntax of a module."""
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    room = room_of(path)
    for name in imports(parsed(path)):
        parts = name.split(".")
        if parts[0] == "saltmochi":
            other = parts[1] if len(parts) > 1 else "games"
            assert other == room or level_of(other) < level_of(room), f"{room} imports {name}"


SERVER = PACKAGE / "server"
SERVER_MODULES = [path for path in MODULES if path.is_relative_to(SERVER) and path != SERVER / "__init__.py"]


def names_imported(path: Path) -> set[str]:
    """The modules and names that a module imports, by their full names."""
    found = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found | imports(parsed(path))


@pytest.mark.parametrize("path", SERVER_MODULES, ids=lambda path: str(path.relative_to(SERVER)))
def test_imports_between_the_layers_of_the_server_point_one_way(path: Path) -> None:
    own = path.relative_to(SERVER).parts[0].removesuffix(".py")
    for name in names_imported(path):
        parts = name.split(".")
        if parts[:2] == ["saltmochi", "server"] and len(parts) > 2 and parts[2] != own:
            assert server_layer(parts[2]) < server_layer(own), f"{own} imports {name}"


@pytest.mark.parametrize("path", [path for path in MODULES if room_of(path) == "games"], ids=lambda path: path.name)
def test_games_import_no_machinery(path: Path) -> None:
    assert not {name.split(".")[0] for name in imports(parsed(path))} & FOREIGN_TO_GAMES


@pytest.mark.parametrize("path", [path for path in MODULES if room_of(path) == "games"], ids=str)
def test_games_do_not_know_each_other(path: Path) -> None:
    inside = path.relative_to(PACKAGE).parts
    if len(inside) > 2:
        for name in imports(parsed(path)):
            if name.startswith("saltmochi.games."):
                assert name.split(".")[2] == inside[1]


@pytest.mark.parametrize("path", [p for p in MODULES if room_of(p) in ("table", "games", "texts")], ids=str)
def test_heavy_libraries_are_imported_only_when_needed(path: Path) -> None:
    for node in parsed(path).body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            assert not {name.split(".")[0] for name in imports(node)} & LAZY
