"""Seeds that players mix into a deal: each is promised by its hash before anybody reveals one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

MIX = "mix"


@dataclass(frozen=True, slots=True)
class Mix:
    """What a seat adds to the deal: the promise is the hash of its seed. Both are empty if it takes no part."""

    promise: str = ""
    seed: str = ""  # empty until it is revealed; some never are


def mix_headers(mix: Iterable[Mix]) -> dict[str, str]:
    """Return the headers of a game record that tell what was mixed in: `mix 1: PROMISE SEED`, or the promise alone."""
    return {
        f"{MIX} {seat}": f"{each.promise} {each.seed}".rstrip()
        for seat, each in enumerate(mix, start=1)
        if each.promise
    }
