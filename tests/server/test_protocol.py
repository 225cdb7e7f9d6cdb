"""The protocol's files are those of the protocol, and its page names every message."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from saltmochi.server.api.schema import FROM_CLIENT, FROM_SERVER, definitions
from tests.server.protocol_files import FILES, ROOT


@pytest.mark.parametrize(("path", "made"), FILES.items(), ids=lambda value: getattr(value, "name", ""))
def test_no_file_is_stale(path: Path, made: Callable[[], str]) -> None:
    assert path.read_text(encoding="utf-8") == made(), "run `make protocol`"


def test_the_page_explains_every_message_and_every_refusal() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for kind in (*FROM_CLIENT, *FROM_SERVER):
        assert f"`{kind.__struct_config__.tag}`" in page
    sentences = (ROOT / "src/saltmochi/locales/en/server.ftl").read_text(encoding="utf-8")
    for line in sentences.splitlines():
        if line.startswith("refused-"):
            code = line.split(" ")[0].removeprefix("refused-").replace("-", "_")
            assert f"`{code}`" in page, code


def test_every_type_is_explained() -> None:
    for name, schema in definitions().items():
        assert schema["description"].endswith((".", '".')), name
