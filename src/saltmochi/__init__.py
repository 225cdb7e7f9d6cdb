"""Saltmochi: play, learn and study small-box card games."""

from __future__ import annotations

from saltmochi.games import game
from saltmochi.table.rng import new_rng
from saltmochi.table.seats import DEALER

# The former name of `new_rng`, for programs written before it was renamed.
new_dice = new_rng

__all__ = ["DEALER", "__version__", "game", "new_dice", "new_rng"]
__version__ = "0.1.0"
