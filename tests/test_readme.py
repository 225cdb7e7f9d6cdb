"""What the README shows works."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import saltmochi

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["README.md", "docs/bots.md", "docs/python.md", "docs/study.md"])
def test_the_python_of_a_page_runs(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted >= 5
    assert result.failed == 0


def test_the_version_is_stated_once_more_only_where_it_must_be() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert re.search(r'^version = "(.*)"$', project, re.M)[1] == saltmochi.__version__  # type: ignore[index]


def test_every_path_that_the_readme_names_exists() -> None:
    for path in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / path).exists(), path
