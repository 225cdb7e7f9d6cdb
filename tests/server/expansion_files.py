"""Sentences and deals of games with expansions: the browser client, which tells and checks them by itself, must agree."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.events import ALL_EVENTS, Event
from saltmochi.games.sea_salt_paper.expansions import EXTRA_PEPPER, EXTRA_SALT, Expansion
from saltmochi.games.sea_salt_paper.explanation import describe_action
from saltmochi.games.sea_salt_paper.position import read_position
from saltmochi.games.sea_salt_paper.state import State
from saltmochi.server.sea_salt_paper.seat_view import private_part, public_part
from saltmochi.table.fair_deal import choice
from saltmochi.table.seats import DEALER, WATCHER
from saltmochi.texts import LANGUAGES

SEED = 68
GAMES = 40
# The target of the deal.
TARGET = 20
NAMES = ["Ada", "Bo", "Cleo"]
# Verbs that only expansions have, and notes that mean something only with them.
VERBS = ("event", "keep_event", "keep", "hide", "visit", "give", "get", "decline", "rob_pair")
NOTES = ("looked", "stung", "over", "dance", "lost", "to", "no")


# --- Sentences ---


def is_new(text: str, note: str) -> bool:
    """Whether only expansions have such an action."""
    verb, *objects = text.split()
    return verb in VERBS or note.startswith(NOTES) or (verb == "lay" and len(objects) == 3)


def role(state: State, text: str, note: str, seat: int | None) -> str:
    """What a reader has to do with an action."""
    if seat is None:
        return "all"
    concerned = f"{note} {text}".split()
    return "player" if seat == state.turn else "concerned" if str(seat + 1) in concerned else "other"


def told(state: State, action: int) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """What each reader sees of an action, with the sentences in all languages; and what kind of sentence it is."""
    disclosure, text = GAME.disclose(state, action), GAME.text_of(action)
    actor = GAME.actor(state)
    for seat in (*range(state.players), None):
        cards = [card.card for card in disclosure.cards] if seat is None else list(disclosure.cards_for(seat))
        seen = text if seat is None else disclosure.text_for(seat)
        step = {"by": actor, "action": seen, "cards": cards, "note": disclosure.note}
        what = (*(word for word in disclosure.note.split() if word in NOTES), role(state, text, disclosure.note, seat))
        yield (
            (text.split()[0], str(len(text.split())), *what),
            {
                "turn": state.turn,
                "own": seat,
                "step": step,
                "told": [describe_action(language, state, action, NAMES, seat) for language in LANGUAGES],
            },
        )


def random_actions(random: Random) -> Iterator[tuple[State, int]]:
    """The actions of random games."""
    for number in range(GAMES):
        edition = GAME.editions[number % len(GAME.editions)]
        state = GAME.deal(3, edition, 60, expansions=tuple(Expansion))
        while not GAME.over(state):
            action = random.choice(GAME.legal(state))
            yield state, action
            GAME.apply(state, action)


def rare_actions() -> Iterator[tuple[State, int]]:
    """Actions that random games hardly ever have."""
    state = both("phase: play\nhand 1: mermaid mermaid mermaid", "online")
    state.event = Event.DANCE_OF_THE_MERMAIDS
    yield state, GAME.action_of("lay_mermaids")
    state = both("phase: play\ncaller: 3\ndeck:", "online")
    state.stung = 0b010
    yield state, GAME.action_of("end")


def both(text: str, edition: str) -> State:
    """A position of three players at a table with both expansions."""
    state = read_position(f"edition: {edition}\nplayers: 3\n{text}")
    state.expansions = EXTRA_SALT | EXTRA_PEPPER
    state.event_deck = ALL_EVENTS
    return state


def sentences(random: Random) -> list[dict[str, Any]]:
    """One example of each kind."""
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for actions in (random_actions(random), rare_actions()):
        for state, action in actions:
            if is_new(GAME.text_of(action), GAME.disclose(state, action).note):
                for kind, example in told(state, action):
                    found.setdefault(kind, example)
    return [found[kind] for kind in sorted(found)]


# --- A deal ---


def open_view(state: State) -> dict[str, Any]:
    """What the dealer's choices depend on, as a table shows it at which nothing is hidden."""
    public = public_part(GAME.view(state, WATCHER))
    own = private_part(public, GAME.view(state, state.turn), open_memory=False)
    victim = public.victim
    robbed = None if victim is None else private_part(public, GAME.view(state, victim), open_memory=False).hands[victim]
    assert public.expanded
    assert own.expanded
    return {
        "deck": public.deck,
        "victim": victim,
        "robbed": robbed,
        "expanded": {
            "event": public.expanded.event,
            "held": public.expanded.held,
            "offered": public.expanded.offered,
            "discarded": public.expanded.discarded,
            "deck_cards": own.expanded.deck_cards,
        },
    }


def deal(random: Random, key: bytes) -> list[dict[str, Any]]:
    """A game that is dealt by a key: its steps, and what each changes."""
    state, number = GAME.deal(2, "italian", TARGET, expansions=tuple(Expansion)), 0
    last = open_view(state)
    frames: list[dict[str, Any]] = [last]
    while not GAME.over(state):
        actor = GAME.actor(state)
        action = random.choice(GAME.legal(state))
        if actor == DEALER:
            action = GAME.rules.chance_action(state, choice(key, number, GAME.rules.chance_count(state)))
            number += 1
        GAME.apply(state, action)
        now = open_view(state)
        changes = {name: value for name, value in now.items() if value != last[name]}
        frames.append({"by": actor, "action": GAME.text_of(action), **changes})
        last = now
    return frames


def sea_golden() -> str:
    """Sentences and a deal of Sea Salt & Paper."""
    key = bytes([SEED] * 32)
    rows = {"sentences": sentences(Random(SEED)), "frames": deal(Random(SEED), key)}
    lists = [f'"{name}": [\n' + ",\n".join(json.dumps(row) for row in found) + "\n]" for name, found in rows.items()]
    return "{\n" + ",\n".join([f'"key": "{key.hex()}"', *lists]) + "\n}\n"


# What the client is compared with, by the name of the game.
GOLDEN: dict[str, Callable[[], str]] = {"sea-salt-paper": sea_golden}
