"""Mixing: between the promise of a game and its first card, players reveal the seeds that they have promised."""

from __future__ import annotations

from dataclasses import dataclass

from saltmochi.table.fair_deal import commitment, is_seed_of
from saltmochi.table.mix import Mix


@dataclass
class Mixing:
    """The deal of a game that is about to begin. Nothing but the revealed seeds can change it any more."""

    secret: str
    mix: list[Mix]  # by seat

    @property
    def commitment(self) -> str:
        """Return the hash of the secret."""
        return commitment(bytes.fromhex(self.secret))

    @property
    def complete(self) -> bool:
        """Whether every promised seed has been revealed."""
        return all(mix.seed or not mix.promise for mix in self.mix)

    def awaits(self, seat: int, seed: str) -> bool:
        """Whether a seat has promised this seed and not revealed it yet."""
        return not self.mix[seat].seed and is_seed_of(self.mix[seat], seed)

    def reveal(self, seat: int, seed: str) -> None:
        """Add the seed of a seat."""
        self.mix[seat] = Mix(self.mix[seat].promise, seed)
