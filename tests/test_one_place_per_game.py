"""A game is one module per room, found by its name: no shared Python file names a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saltmochi
from saltmochi.games import names

PACKAGE = Path(saltmochi.__file__).parent
# `sea-salt-paper`, `sea_salt_paper`, `Sea Salt & Paper`, `SeaSaltPaper`; and words that only one of the games has.
NAMES = [r"[\W_]*(?:and|&)?[\W_]*".join(name.split("-")) for name in names()]
OWN_WORDS = (r"crab", r"mermaid", r"octopus", r"lighthouse", r"flavour", r"sweet", r"last[-_ ]chance")
A_GAME = re.compile("|".join((*NAMES, *OWN_WORDS)), re.IGNORECASE)


def belongs_to_a_game(path: Path) -> bool:
    """Whether a file is a game's own: in a folder of its name, or a module whose name begins with it."""
    modules = tuple(name.replace("-", "_") for name in names())
    return any(part.startswith(modules) for part in path.relative_to(PACKAGE).parts)


def is_frozen(path: Path) -> bool:
    """Whether a file is a database migration, which keeps what was true when it was written."""
    return "versions" in path.parts


SHARED = sorted(path for path in PACKAGE.rglob("*.py") if not belongs_to_a_game(path) and not is_frozen(path))


def mentions(text: str) -> list[str]:
    """The lines of a text that name a game."""
    return [line for line in text.splitlines() if A_GAME.search(line)]


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_shared_file_names_no_game(path: Path) -> None:
    assert mentions(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line", ['if game.name == "sea-salt-paper":', "import happy_mochi", "# Sea Salt & Paper", "HappyMochi", "a crab"]
)
def test_the_search_finds_a_game(line: str) -> None:
    assert mentions(line) == [line]


def test_the_product_is_not_a_game() -> None:
    assert mentions("from saltmochi.games import names") == []
    assert len(SHARED) > 60
