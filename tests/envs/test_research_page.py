"""The page for researchers is true, and the examples run."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.envs.fields_page import PAGE, with_tables

ROOT = Path(__file__).parent.parent.parent
# Few enough steps for the tests.
ARGUMENTS = {
    "batch_value.py": ["--steps", "300"],
    "gymnasium_learner.py": ["--games", "20"],
    "pettingzoo_agents.py": ["--players", "3"],
    "open_spiel_search.py": ["--simulations", "3"],
}


def test_the_tables_of_fields_are_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page) == page, "run make protocol"


@pytest.mark.no_cover
def test_the_python_of_the_page_runs() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted >= 5
    assert result.failed == 0


def test_the_page_names_every_example() -> None:
    named = set(re.findall(r"examples/(\w+\.py)", PAGE.read_text(encoding="utf-8")))
    assert named == set(ARGUMENTS) == {path.name for path in (ROOT / "examples").glob("*.py")}


@pytest.mark.no_cover
@pytest.mark.parametrize("example", ARGUMENTS)
def test_an_example_runs(example: str) -> None:
    command = [sys.executable, str(ROOT / "examples" / example), *ARGUMENTS[example]]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout
