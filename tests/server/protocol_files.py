"""The files that are made from the protocol and the rules: `make protocol` writes them, a test sees that none is stale."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from saltmochi.games import names
from saltmochi.server.api import client_constants, schema
from tests.server import expansion_files, scoring_files

ROOT = Path(__file__).parent.parent.parent
CLIENT = ROOT / "web" / "src"


def shared_constants() -> str:
    """The constants that belong to no single game, as TypeScript."""
    return client_constants.typescript(client_constants.shared_constants())


def game_constants(name: str) -> str:
    """The constants of a game, as TypeScript."""
    return client_constants.typescript(client_constants.game_constants(name))


def game_files(name: str) -> dict[Path, Callable[[], str]]:
    """The files in the folder of a game."""
    folder = CLIENT / "games" / name
    golden = {"scoring": scoring_files.GOLDEN.get(name), "expansions": expansion_files.GOLDEN.get(name)}
    return {
        folder / "constants.ts": partial(game_constants, name),
        folder / "protocol.ts": partial(schema.game_typescript, name),
        **{folder / f"{what}.golden.json": made for what, made in golden.items() if made},
    }


FILES: dict[Path, Callable[[], str]] = {
    ROOT / "docs" / "protocol" / "messages.json": schema.json_schema,
    ROOT / "docs" / "protocol" / "openapi.json": schema.openapi,
    CLIENT / "protocol.ts": schema.typescript,
    CLIENT / "constants.ts": shared_constants,
    **{path: made for name in names() for path, made in game_files(name).items()},
}


def main() -> None:
    """Write all of them anew."""
    for path, made in FILES.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made(), encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
