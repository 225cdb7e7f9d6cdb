"""`python -m tests.envs.fields_page`: write the tables of fields in docs/research.md."""

from __future__ import annotations

from pathlib import Path

from saltmochi.envs.encoding import fields, size, table_size
from tests.envs.positions import GAMES

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"


def table_of(name: str) -> str:
    """The fields of a game's encoding as a table."""
    rows = [
        f"| {field.start} | `{field.name}` | {' × '.join(map(str, field.shape)) or 1} | {field.greatest} | {field.meaning} |"
        for field in fields(name)
    ]
    head = f"{size(name)} cells, of which the first {table_size(name)} are the table and the rest is memory.\n"
    return "\n".join([head, "| cell | field | shape | greatest | meaning |", "|---|---|---|---|---|", *rows])


def with_tables(page: str) -> str:
    """A page with the tables that it should have."""
    for game in GAMES:
        begin, end = f"<!-- fields of {game.name}: made by `make protocol` -->", f"<!-- end of {game.name} -->"
        before, rest = page.split(begin)
        _, after = rest.split(end)
        page = f"{before}{begin}\n\n{table_of(game.name)}\n\n{end}{after}"
    return page


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
