"""Saltmochi: play, learn and study Sea Salt & Paper and Happy Mochi."""

from __future__ import annotations

from saltmochi.games import game
from saltmochi.table.dealer import DEALER, new_dice

__all__ = ["DEALER", "__version__", "game", "new_dice"]
__version__ = "0.1.0"
