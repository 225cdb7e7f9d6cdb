"""Commands on a Ray cluster give the same results as on the cores of this machine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from saltmochi.arena.cluster import connected_ray
from saltmochi.training.__main__ import train
from saltmochi.training.trainer import Course
from tests.test_cli import output


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """Start one cluster for all tests here: that takes longer than the tests."""
    with connected_ray():
        yield


@pytest.mark.no_cover
def test_a_match_is_the_same_on_a_cluster() -> None:
    args = ("arena", "sea-salt-paper", "--bots", "greedy,random", "--games", "40", "--json")
    here, there = (json.loads(output(*args, "--on", where)) for where in ("cores", "ray"))
    assert {**here, "seconds": 0} == {**there, "seconds": 0}


@pytest.mark.no_cover
def test_the_same_puzzles_are_found_on_a_cluster() -> None:
    args = ("puzzles", "make", "happy-mochi", "--count", "1", "--seed", "3")
    assert output(*args, "--on", "ray") == output(*args)


@pytest.mark.no_cover
def test_training_is_the_same_on_a_cluster(tmp_path: Path) -> None:
    course = Course("happy-mochi", seed=5, iterations=1)
    here, there = (train(course, tmp_path / where, 2, where == "ray") for where in ("cores", "ray"))
    assert all((a == b).all() for a, b in zip(here.weights, there.weights, strict=True))
