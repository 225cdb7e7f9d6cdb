"""Sea Salt & Paper for study."""

from __future__ import annotations

from saltmochi.games.sea_salt_paper.seat_position import format_seat_position, read_seat_position
from saltmochi.study.sea_salt_paper.calls import CHOICES, bet_won, find_obstacle
from saltmochi.study.sea_salt_paper.carried_events import carried, carried_names, carry
from saltmochi.study.sea_salt_paper.chances import CORRECTIONS
from saltmochi.study.sea_salt_paper.themes import THEMES, theme_of

__all__ = [
    "CHOICES",
    "CORRECTIONS",
    "THEMES",
    "bet_won",
    "carried",
    "carried_names",
    "carry",
    "find_obstacle",
    "format_seat_position",
    "read_seat_position",
    "theme_of",
]
