"""§13: the event cards of Extra Pepper."""

from __future__ import annotations

from enum import IntEnum


class Event(IntEnum):
    """An event card; NONE stands for no card."""

    NONE = 0
    HERMIT_CRAB = 1
    SUNFISH = 2
    WATER_RODEO = 3
    DANCE_OF_THE_SHELLS = 4
    KRAKEN = 5
    TORNADO = 6
    DANCE_OF_THE_MERMAIDS = 7
    TREASURE_CHEST = 8
    DIODON_FISH = 9
    ANGELFISH = 10
    DOLPHINS = 11
    CORAL_REEF = 12


EVENTS = tuple(Event)[1:]
# §13.2: the events with a +, which go to the leader. The others have a - and go to the last.
BURDENS = (Event.KRAKEN, Event.TORNADO, Event.TREASURE_CHEST, Event.DIODON_FISH)

# Sets of events have a bit for each.
ALL_EVENTS = sum(1 << event for event in EVENTS)
BURDEN_BITS = sum(1 << event for event in BURDENS)
