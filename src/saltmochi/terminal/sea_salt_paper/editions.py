"""How the printed editions of Sea Salt & Paper differ, side by side, for `saltmochi editions`."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Console
from rich.table import Table

from saltmochi.games.sea_salt_paper.editions import EDITIONS, Edition, EmptyDeck, terms
from saltmochi.games.sea_salt_paper.expansions import Expansion, expansion_from
from saltmochi.texts import say


def _name(member: object) -> str:
    return str(getattr(member, "name", "")).lower().replace("_", "-")


def _fifth(edition: Edition) -> str:
    if not edition.empty_deck_in_final_turns:
        return "ignored"
    return "at-once" if edition.empty_deck == EmptyDeck.AT_ONCE else "at-turn-end"


# Each row: the message that names it, and the message that an edition shows there.
ROWS: dict[str, Callable[[Edition], str]] = {
    "edition-e1": lambda edition: f"edition-e1-{_name(edition.mermaids)}",
    "edition-e2": lambda _: "cli-yes",
    "edition-e3": lambda edition: f"edition-e3-{'yes' if edition.final_steals else 'no'}",
    "edition-e4": lambda edition: f"edition-e4-{_name(edition.empty_deck)}",
    "edition-e5": lambda edition: f"edition-e5-{_fifth(edition)}",
    "edition-e6": lambda edition: f"edition-e6-{_name(edition.starter)}",
    "edition-e7": lambda edition: f"edition-e7-{_name(edition.tie_break)}",
}
# The same with expansions, and the expansion that a row belongs to. All but the first are played alike in all editions.
EXPANSION_ROWS: dict[str, tuple[Expansion, Callable[[Edition], str]]] = {
    "edition-x1": (
        Expansion.EXTRA_PEPPER,
        lambda edition: f"edition-x1-{'after-takes' if edition.angelfish_after_takes else 'at-turn-end'}",
    ),
    "edition-x2": (Expansion.EXTRA_SALT, lambda _: "edition-x2-all"),
    "edition-x3": (Expansion.EXTRA_PEPPER, lambda _: "edition-x3-all"),
    "edition-x4": (Expansion.EXTRA_SALT, lambda _: "edition-x4-all"),
    "edition-x5": (Expansion.EXTRA_PEPPER, lambda _: "edition-x5-all"),
    "edition-x6": (Expansion.EXTRA_PEPPER, lambda _: "edition-x6-all"),
}


def show_editions(console: Console, language: str, expansions: Iterable[str] = ()) -> None:
    """Print the table of §8, and the rows of §18 for these expansions."""
    chosen = {expansion_from(name) for name in expansions}
    rows = ROWS | {title: answer for title, (expansion, answer) in EXPANSION_ROWS.items() if expansion in chosen}
    table = Table(title=say(language, "cli-editions-title"), show_lines=True, title_justify="left")
    table.add_column("", style="bold")
    for edition in EDITIONS:
        table.add_column(say(language, f"edition-{edition.name}"))
    table.add_row(say(language, "edition-calls"), *(f"{edition.stop}, {edition.last_chance}" for edition in EDITIONS))
    for title, answer in rows.items():
        name = f"{title.removeprefix('edition-').upper()} {say(language, title)}"
        table.add_row(name, *(say(language, answer(edition), **terms(edition)) for edition in EDITIONS))
    console.print(table)
