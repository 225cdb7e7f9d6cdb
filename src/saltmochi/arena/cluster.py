"""Runs chunks of games on a Ray cluster: the one that the environment names, or one on this machine."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from saltmochi.arena.match import Chunk, FinishedChunk, Match
from saltmochi.arena.match_runner import MatchRunner
from saltmochi.texts import Problem


def run_on_ray(match: Match, with_moves: bool = False) -> Generator[FinishedChunk, None, None]:
    """Play all games of a match, and yield its chunks as they are finished anywhere in the cluster."""
    yield from run_chunks_on_ray(MatchRunner, (match, with_moves), match.chunks(with_moves))


def run_chunks_on_ray(
    runner: type[Any], arguments: tuple[Any, ...], chunks: Iterable[Chunk]
) -> Generator[Any, None, None]:
    """Run all chunks by runners, one on each core of the cluster, and yield the results as they are finished."""
    with connected_ray() as ray:
        from ray.util import ActorPool

        actor = ray.remote(num_cpus=1)(runner)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        pool: Any = ActorPool([actor.remote(*arguments) for _ in range(cores)])
        waiting = iter(chunks)
        for chunk in islice(waiting, 2 * cores):
            pool.submit(lambda runner, chunk: runner.run.remote(chunk), chunk)
        while pool.has_next():
            yield pool.get_next_unordered()
            for chunk in islice(waiting, 1):
                pool.submit(lambda runner, chunk: runner.run.remote(chunk), chunk)


@contextmanager
def connected_ray() -> Iterator[Any]:
    """Return Ray's module, connected to a cluster; one that was started for this is shut down in the end."""
    ray = _import_ray()
    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False, include_dashboard=False, logging_level="error")
    try:
        yield ray
    finally:
        if started:
            ray.shutdown()


def _import_ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise Problem("problem-ray", command='pip install "saltmochi[ray]"') from error
    return ray
