"""No shared file of the browser client names a game: what belongs to a game is in the game's folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saltmochi.games import names
from saltmochi.games.happy_mochi.cards import Colour as Flavour
from saltmochi.games.sea_salt_paper.cards import Kind

SOURCES = Path(__file__).parent.parent.parent / "web" / "src"
GAMES = SOURCES / "games"
# The short names of the games in the client, now and before, and what lies on their tables.
WORDS = {"sea", "paper", "salt", "mochi", "sweet", "sweets", "counter", "mermaids", "crabs", "flavour", "flavours"}
WORDS |= {part for name in names() for part in name.split("-")} - {"happy"}
WORDS |= {part.lower() for kind in Kind for part in kind.name.split("_")} - {"of"}
WORDS |= {flavour.name.lower() for flavour in Flavour}


def shared_files(sources: Path = SOURCES) -> list[Path]:
    """All files outside the folders of the games."""
    folders = {sources / "games" / name for name in names()}
    return [path for path in sorted(sources.rglob("*")) if path.is_file() and not folders & set(path.parents)]


def words_in(text: str) -> set[str]:
    """The words of a text in small letters; `SeaTable`, `sea_table` and `sea-table` have two each."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)}


def named(path: Path) -> list[str]:
    """The lines of a file, and its name, that name a game or something of a game."""
    lines = [path.name, *path.read_text(encoding="utf-8").splitlines()]
    return [
        f"{path.name}:{number}: {line.strip()[:120]}" for number, line in enumerate(lines) if words_in(line) & WORDS
    ]


def test_there_is_a_folder_for_every_game() -> None:
    assert {path.name for path in GAMES.iterdir() if path.is_dir()} == set(names())


def test_no_shared_file_names_a_game() -> None:
    files = shared_files()
    assert len(files) > 50
    assert [line for path in files for line in named(path)] == []


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Board.svelte", '{#if game === "sea-salt-paper"}'),
        ("Board.svelte", "import SeaTable from './SeaTable.svelte';"),
        ("style.css", ".happy-mochi { gap: 3px; }"),
        ("icons.ts", "const MERMAID_ICON = 'M0 0';"),
        ("sweetActions.ts", ""),
    ],
)
def test_a_shared_file_that_names_a_game_is_found(tmp_path: Path, name: str, line: str) -> None:
    (tmp_path / "lib").mkdir()
    planted = tmp_path / "lib" / name
    planted.write_text(f"let seat = 1; // Saltmochi\n{line}\n", encoding="utf-8")
    own = tmp_path / "games" / names()[0] / name
    own.parent.mkdir(parents=True)
    own.write_text(line, encoding="utf-8")
    assert shared_files(tmp_path) == [planted]
    assert len(named(planted)) == 1
