"""Positions as text, for tests, puzzles and analysis.

edition: french
players: 2
scores: 12 30
turn: 1
phase: play
hand 1: crab/green crab/yellow shell/grey
laid 2: boat/black boat/black
left: octopus/green fish/black
right: mermaid

Piles are written from the bottom up. Lines that are left out mean zero or empty; the default phase is `take`, there is
no caller, and edition and target are those of a new game. The deck consists of the cards not named elsewhere, unless a
line `deck:` names its cards: then the others are set aside, where no determinization puts them back.

With expansions there are more lines:

expansions: extra-salt,extra-pepper
event: kraken
discarded: sunfish dolphins
held 2: tornado
stung: 2
laid 1: boat/black boat/yellow | fish/green fish/black starfish/yellow
shell 1: shell/grey

The shell lies face down. Bars separate pairs and trios; without them the laid cards are pairs in this order, each with
the starfish that follows it. Events not named elsewhere are in the event deck.
"""

from __future__ import annotations

from collections.abc import Container, Iterable

from saltmochi.games.sea_salt_paper.cards import NO_CARD, cards_in
from saltmochi.games.sea_salt_paper.editions import BY_LANGUAGE, NAMES
from saltmochi.games.sea_salt_paper.expansion_position import (
    EXPANSION_LINES,
    SHELL_LINES,
    check_cards,
    check_shells,
    expansion_lines,
    expansions_of,
    laid_text,
    read_events,
    read_groups,
    shell_lines,
    without_bars,
)
from saltmochi.games.sea_salt_paper.memory import Seen, remember
from saltmochi.games.sea_salt_paper.notation import PILES, card_name, cards_from
from saltmochi.games.sea_salt_paper.rules import TARGETS, VOIDS, set_up
from saltmochi.games.sea_salt_paper.state import (
    DECK,
    HAND,
    LAID,
    MAX_HEIGHT,
    NOBODY,
    SEATS,
    Phase,
    State,
    add,
    cover,
    remove,
)
from saltmochi.texts import DEFAULT, Problem

PHASES = {phase.name.lower(): phase for phase in (Phase.TAKE, Phase.PUT, Phase.PLAY)}
NUMBERS = ("players", "target", "turn", "caller", "round", "voids")
CARD_LINES = (
    *(f"{place} {seat + 1}" for place in ("hand", "laid") for seat in range(SEATS)),
    *SHELL_LINES,
    *PILES,
    "drawn",
    "deck",
)
LINES = ("edition", "phase", "scores", *NUMBERS, *EXPANSION_LINES, *CARD_LINES)


def read_position(text: str) -> State:
    """Return the state that a text describes."""
    lines = lines_of(text, LINES)
    numbers = {name: number_of(name, lines[name]) for name in NUMBERS if name in lines}
    scores = [number_of("scores", score) for score in lines.get("scores", "").split()]
    players = numbers.get("players", 2)
    target = numbers.get("target", TARGETS.get(players, 0))
    edition = lines.get("edition", BY_LANGUAGE[DEFAULT])
    phase = lines.get("phase", "take")
    if edition not in NAMES:
        raise Problem("problem-edition", edition=edition, editions=", ".join(NAMES))
    if phase not in PHASES:
        raise Problem("position-phase", phase=phase, phases=", ".join(PHASES))
    turn, caller = numbers.get("turn", 1), numbers.get("caller", 0)
    seats = range(1, players + 1)
    if players not in TARGETS or turn not in seats or caller not in range(players + 1) or caller == turn:
        raise Problem("position-seat", players=players)
    if len(scores) > players or target < 1 or max(scores, default=0) >= target or numbers.get("voids", 0) >= VOIDS:
        raise Problem("position-scores")
    cards = _cards(lines)
    _check_places(cards, players, phase)
    state = State()
    state.players, state.edition, state.target = players, NAMES.index(edition), target
    state.expansions = expansions_of(lines)
    set_up(state)
    state.phase = PHASES[phase]
    state.turn = state.starter = turn - 1
    state.caller = caller - 1
    state.round = numbers.get("round", 1)
    state.voids = numbers.get("voids", 0)
    state.scores[: len(scores)] = scores
    check_cards(state.expansions, (card for row in cards.values() for card in row))
    read_events(state, lines)
    read_groups(state, lines, cards)
    check_shells(state, lines, cards)
    _lay_out(state, cards)
    return state


def _check_places(cards: dict[str, list[int]], players: int, phase: str) -> None:
    """Check that every hand has a player, no pile is too high, and exactly the phase `put` has two drawn cards."""
    strange = [line for line in cards if line[-1].isdigit() and int(line[-1]) > players]
    high = [pile for pile in PILES if len(cards.get(pile, [])) > MAX_HEIGHT]
    if strange or high or len(cards.get("drawn", [])) != (2 if phase == "put" else 0):
        raise Problem("position-places")


def lines_of(text: str, names: Container[str]) -> dict[str, str]:
    """Return the lines of a text by what stands before their colons: each of these names at most once."""
    lines: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        name, colon, value = line.partition(":")
        if not colon or name not in names or name in lines:
            raise Problem("position-line", text=line)
        lines[name] = value.strip()
    return lines


def number_of(name: str, text: str) -> int:
    """Return the number in a line."""
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        raise Problem("position-number", name=name, text=text)
    return int(text)


def _cards(lines: dict[str, str]) -> dict[str, list[int]]:
    """Return the cards of each line; copies get different numbers."""
    names = {line: without_bars(line, lines).split() for line in CARD_LINES if line in lines}
    cards = iter(cards_from(name for row in names.values() for name in row))
    return {line: [next(cards) for _ in row] for line, row in names.items()}


def _lay_out(state: State, cards: dict[str, list[int]]) -> None:
    """Put the cards where they belong, and write a memory in which each player has seen what they can have seen.

    The player in turn comes last.
    """
    for row in cards.values():
        for card in row:
            remove(state, DECK, card)
    for pile, line in enumerate(PILES):
        for card in cards.get(line, []):
            cover(state, pile, card)
            remember(state, Seen.PILED, state.turn, pile, card)
    for distance in range(1, state.players + 1):
        seat = (state.turn + distance) % state.players
        for place, line in ((HAND + seat, f"hand {seat + 1}"), (LAID + seat, f"laid {seat + 1}")):
            for card in cards.get(line, []):
                add(state, place, card)
                remember(state, Seen.DREW, seat, 0, card)
                if place >= LAID:
                    remember(state, Seen.LAID, seat, 0, card)
        for card in cards.get(SHELL_LINES[seat], []):
            state.shells[seat] = card
            state.sheltered |= 1 << seat
            remember(state, Seen.DREW, seat, 0, card)
            remember(state, Seen.HID, seat, 0, card)
    for i, card in enumerate(cards.get("drawn", [])):
        state.drawn[i] = card
    if "deck" in cards:
        state.duos[DECK] = state.others[DECK] = 0
        for card in cards["deck"]:
            add(state, DECK, card)


def format_position(state: State) -> str:
    """Return the text of a state in one of the phases that can be written."""
    if state.phase not in PHASES.values():
        raise Problem("position-phase", phase=Phase(state.phase).name.lower(), phases=", ".join(PHASES))
    lines = {
        "edition": NAMES[state.edition],
        "players": str(state.players),
        "target": str(state.target),
        "scores": " ".join(map(str, state.scores[: state.players])),
        "round": str(state.round),
        "voids": str(state.voids),
        "turn": str(state.turn + 1),
        "phase": Phase(state.phase).name.lower(),
        "caller": "" if state.caller == NOBODY else str(state.caller + 1),
        **expansion_lines(state),
        **{f"hand {seat + 1}": _set_text(state, HAND + seat) for seat in range(state.players)},
        **{
            f"laid {seat + 1}": laid_text(state, seat) or _set_text(state, LAID + seat) for seat in range(state.players)
        },
        **shell_lines(state),
        **{name: _names(state.piles[pile][: state.heights[pile]]) for pile, name in enumerate(PILES)},
        "drawn": _names(card for card in state.drawn if card != NO_CARD),
        "deck": _set_text(state, DECK),
    }
    return "".join(f"{name}: {text}\n" for name, text in lines.items() if text or name == "deck")


def _set_text(state: State, place: int) -> str:
    return _names(cards_in(state.duos[place], state.others[place]))


def _names(cards: Iterable[int]) -> str:
    return " ".join(map(card_name, cards))
