"""Runs chunks of a match on a Ray cluster: the one that the environment names, or one on this machine."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from saltmochi.arena.match import FinishedChunk, Match
from saltmochi.arena.match_runner import MatchRunner
from saltmochi.texts import Problem


def run_on_ray(match: Match, with_moves: bool = False) -> Generator[FinishedChunk, None, None]:
    """Play all games of a match, and yield its chunks as they are finished anywhere in the cluster."""
    ray = _import_ray()
    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False, include_dashboard=False, logging_level="error")
    try:
        from ray.util import ActorPool

        actor = ray.remote(num_cpus=1)(MatchRunner)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        pool: Any = ActorPool([actor.remote(match, with_moves) for _ in range(cores)])
        yield from pool.map_unordered(lambda runner, chunk: runner.run.remote(chunk), list(match.chunks(with_moves)))
    finally:
        if started:
            ray.shutdown()


def _import_ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise Problem("problem-ray", command='pip install "saltmochi[ray]"') from error
    return ray
