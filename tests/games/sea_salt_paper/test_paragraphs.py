"""Every numbered paragraph about the expansions has a test that carries its number."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules" / "sea-salt-paper-expansions.md"
# About names, not about how to play.
NO_RULES = {"13.4"}


def test_every_numbered_paragraph_and_every_point_of_difference_has_a_test() -> None:
    page = PAGE.read_text(encoding="utf-8")
    tests = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    paragraphs = set(re.findall(r"^(?:\*\*)?(1[0-7]\.\d+)\b", page, re.MULTILINE)) - NO_RULES
    differences = set(re.findall(r"^\*\*(X\d),", page, re.MULTILINE))
    assert len(paragraphs) > 50
    assert len(differences) == 6
    tested = {number.replace("_", ".") for number in re.findall(r"def test_(?:\w+_and_)?(\d+_\d+)_", tests)}
    assert paragraphs - tested == set()
    assert differences - {name.upper() for name in re.findall(r"def test_(x\d)_", tests)} == set()
