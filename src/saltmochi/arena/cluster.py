"""The same on a Ray cluster: the one that the environment names, or one of this machine."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from saltmochi.arena.arena import Batch, Hall, Match, shares
from saltmochi.texts import Problem


def on_ray(match: Match, with_moves: bool = False) -> Generator[Batch, None, None]:
    """All games of a match, as they are finished anywhere in the cluster."""
    ray = _ray()
    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False, include_dashboard=False, logging_level="error")
    try:
        from ray.util import ActorPool

        host = ray.remote(num_cpus=1)(Hall)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        pool: Any = ActorPool([host.remote(match, with_moves) for _ in range(cores)])
        yield from pool.map_unordered(lambda hall, share: hall.played.remote(share), list(shares(match, with_moves)))
    finally:
        if started:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise Problem("problem-ray", command='pip install "saltmochi[ray]"') from error
    return ray
