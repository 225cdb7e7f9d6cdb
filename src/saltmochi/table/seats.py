"""Seats are numbered from 0 in turn order; negative numbers stand for those who are not players."""

from __future__ import annotations

from saltmochi.table.rule import rule

# The chance player, who acts when a card comes off the deck.
DEALER = -1
# A spectator, who sees what is public.
WATCHER = -2
# The maximum number of players of any game.
MAX_SEATS = 6


@rule
def left_of(seat: int, players: int) -> int:
    """Return the next seat in turn order."""
    return seat + 1 if seat + 1 < players else 0
