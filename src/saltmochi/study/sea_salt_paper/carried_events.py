"""§14: the events that go on to the next round."""

from __future__ import annotations

from collections.abc import Mapping

from saltmochi.games.sea_salt_paper.events import Event
from saltmochi.games.sea_salt_paper.expansion_position import refuse_event
from saltmochi.games.sea_salt_paper.expansion_rules import hand_on_event
from saltmochi.games.sea_salt_paper.expansions import EXTRA_PEPPER
from saltmochi.games.sea_salt_paper.notation import event_from, event_name
from saltmochi.games.sea_salt_paper.state import State
from saltmochi.table.record import copy_record
from saltmochi.texts import Problem

HELD, OFFERED, DISCARDED = "held", "offered", "discarded"


def carried(state: State) -> dict[str, str]:
    """Return which events the players hold in the next round, which one is offered, and which are discarded."""
    after = copy_record(state)
    hand_on_event(after)
    held = {f"{HELD} {seat + 1}": event_name(after.held[seat]) for seat in range(state.players) if after.held[seat]}
    offered = {OFFERED: event_name(after.offered)} if after.offered else {}
    discarded = " ".join(event_name(event) for event in Event if after.event_discard >> event & 1)
    return {**held, **offered, **({DISCARDED: discarded} if discarded else {})}


def carry(state: State, values: Mapping[str, str]) -> None:
    """Put the events where they were when the round began."""
    for name, text in values.items():
        events = [event_from(word) for word in text.split()]
        for event in events:
            if not state.expansions & EXTRA_PEPPER:
                refuse_event(event)
            if not state.event_deck >> event & 1 or (name != DISCARDED and len(events) > 1):
                raise Problem("position-line", text=f"{name}: {text}")
            state.event_deck &= ~(1 << event)
            if name == DISCARDED:
                state.event_discard |= 1 << event
            elif name == OFFERED:
                state.offered = event
            else:
                state.held[int(name.removeprefix(HELD)) - 1] = event


def carried_names(players: int) -> list[str]:
    """Return the names of the facts that can be carried into a round."""
    return [*(f"{HELD} {seat + 1}" for seat in range(players)), OFFERED, DISCARDED]
