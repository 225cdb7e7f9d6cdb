"""Where the terminal finds what a game shows and says: a module of this room for each game, all with the same names."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import Console


class Words(Protocol):
    """What a game shows and says in the terminal."""

    # The beginning of the names of sentences that say why the game ended, and the sentence that explains the rules.
    OUTCOME: str
    RULES: str

    def told(self, language: str, state: Any, action: int, names: Sequence[str], seat: int | None = None) -> str:
        """What is about to happen at a table, as this seat sees it (None: as one who sees all); "" for nothing."""

    def asked(self, language: str, view: Any) -> str:
        """What is expected of the player."""

    def choice_text(self, language: str, view: Any, action: int, names: Sequence[str]) -> str:
        """What a player may choose."""

    def show_table(self, console: Console, language: str, view: Any, names: Sequence[str]) -> None:
        """Print the table as the player of a view sees it, when a choice begins."""

    def explain(self, console: Console, language: str, view: Any) -> None:
        """Print why the player's cards are worth what they are worth."""

    def show_round(self, console: Console, language: str, state: Any, names: Sequence[str]) -> None:
        """Print how the round on the table ended and what everybody got for what."""

    def show_score(self, console: Console, language: str, entry: dict[str, list[str]]) -> None:
        """Print the points of a hand."""

    def scored(self, entry: dict[str, list[str]]) -> dict[str, Any]:
        """The points of a hand, as they are written in JSON."""


def words_of(game: str) -> Words:
    """What this game shows and says."""
    return cast(Words, import_module(f"saltmochi.terminal.{game.replace('-', '_')}"))
