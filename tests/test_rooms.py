"""Who may import whom: imports point one way, and the games know nothing of the machine."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import saltmochi

PACKAGE = Path(saltmochi.__file__).parent
# Each room may import itself and the rooms before it; rooms on one line do not know each other.
ORDER = [
    ["texts"],
    ["table"],
    ["games"],
    ["bots"],
    ["arena", "study", "rl", "server"],
    ["terminal"],
    ["commands"],
    ["cli"],
    ["__main__"],
]
MODULES = sorted(PACKAGE.rglob("*.py"))
# What no game may need: compilers, networks, clocks, logs, files of the operating system.
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
