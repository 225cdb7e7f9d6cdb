"""The files that are made from the protocol: `make protocol` writes them, a test sees that they are not stale."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from saltmochi.server.api import client_constants
from saltmochi.server.api.schema import json_schema, openapi, typescript
from tests.server import scoring_files

ROOT = Path(__file__).parent.parent.parent
FILES: dict[Path, Callable[[], str]] = {
    ROOT / "docs" / "protocol" / "messages.json": json_schema,
    ROOT / "docs" / "protocol" / "openapi.json": openapi,
    ROOT / "web" / "src" / "protocol.ts": typescript,
    ROOT / "web" / "src" / "facts.ts": client_constants.typescript,
    ROOT / "web" / "src" / "lib" / "scoring.golden.json": scoring_files.golden,
}


def main() -> None:
    """Write all of them anew."""
    for path, made in FILES.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made(), encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
