"""A game as a text file that a person can read and a program can replay.

saltmochi game record 1
game: sea-salt-paper
rules: 1
edition: french
players: 2
target: 40
seat 1: Ada
result: seat 1 wins 41-32 (target)

# round 1
dealer: begin 2
dealer: deal crab/green
2: draw

Names of seats may be left out. A game that was dealt by a secret has more headers: `deal` is the hash that was promised
before the game, `secret` what it was the hash of, `starter` who begins if the table and not the dealer decided it. A
line that starts with # is a remark. All else is checked when the file is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from saltmochi.table.dealer import DEALER
from saltmochi.table.game import Game, Outcome
from saltmochi.texts import Problem

T = TypeVar("T")

FIRST_LINE = "saltmochi game record 1"
SEAT = "seat"
RESULT = "result"
DEALER_NAME = "dealer"
FindGame = Callable[[str], Game[Any, Any]]
# No game comes near this; a file that does is something else.
MOST_CHARACTERS = 1_000_000
MOST_NAME = 40
HASH = "[0-9a-f]{64}"


@dataclass
class GameRecord:
    """The options of a game and all that was done in it, the dealer's actions among them."""

    game: Game[Any, Any]
    players: int
    edition: str
    target: int
    actions: list[int] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    deal: str = ""  # the hash of the secret that dealt, if one did: see `secret`
    secret: str = ""  # once the game is over
    starter: int = 0  # the seat, counted from one, that the table let begin; 0 if the dealer chose

    def start(self) -> Any:
        """The table before the first action."""
        return self.game.deal(self.players, self.edition, self.target)

    def end(self) -> Any:
        """The table after the last one."""
        state = self.start()
        for action in self.actions:
            self.game.apply(state, action)
        return state


def actor_name(actor: int) -> str:
    """A seat's number as people count, or the dealer."""
    return DEALER_NAME if actor == DEALER else str(actor + 1)


def checked_name(name: str) -> str:
    """A name that can stand in a record and be shown anywhere."""
    if not 0 < len(name) <= MOST_NAME or not name.isprintable() or name != name.strip():
        raise Problem("record-name", name=name, most=MOST_NAME)
    return name


def result_text(outcome: Outcome | None) -> str:
    """`seat 2 wins 30-41 (target)`."""
    if outcome is None:
        return "unfinished"
    seats = " and ".join(f"seat {seat + 1}" for seat in outcome.winners)
    verb = "wins" if len(outcome.winners) == 1 else "share"
    reasons = ", ".join(filter(None, (outcome.reason, outcome.tie_break)))
    return f"{seats} {verb} {'-'.join(map(str, outcome.scores))} ({reasons})"


# --- Writing ---


def written(record: GameRecord) -> str:
    """A record as text."""
    game = record.game
    state = record.start()
    moves = ["", "# round 1"]
    for number, action in enumerate(record.actions, start=1):
        moves.append(f"{actor_name(game.actor(state))}: {game.text_of(action)}")
        game.apply(state, action)
        if game.rules.round_over(state):
            gains = " ".join(f"{gain:+}" for gain in state.gains[: record.players])
            moves.append(f"# {game.endings[state.ending]}: {gains}")
            if number < len(record.actions):
                moves += ["", f"# round {state.round + 1}"]
    headers = [
        FIRST_LINE,
        f"game: {game.name}",
        f"rules: {game.version}",
        f"edition: {record.edition}",
        f"players: {record.players}",
        f"target: {record.target}",
        *(f"{SEAT} {seat + 1}: {checked_name(name)}" for seat, name in sorted(record.names.items())),
        *(f"{name}: {value}" for name, value in _dealt(record).items() if value),
        f"{RESULT}: {result_text(game.outcome(state))}",
    ]
    return "\n".join(headers + moves) + "\n"


def _dealt(record: GameRecord) -> dict[str, str | int]:
    """The headers of a game that was dealt by a secret."""
    return {"deal": record.deal, "secret": record.secret, "starter": record.starter}


# --- Reading ---


def read(text: str, find_game: FindGame) -> GameRecord:
    """The record in a text, checked move by move; `find_game` knows the games by name."""
    if len(text) > MOST_CHARACTERS:
        raise Problem("record-too-long")
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != FIRST_LINE:
        raise Problem("record-first-line", line=lines[0][0] if lines else 1, expected=FIRST_LINE)
    split = next((i for i, (_, line) in enumerate(lines) if line.startswith(f"{RESULT}:")), None)
    if split is None:
        raise Problem("record-header-missing", line=lines[-1][0], header=RESULT)
    headers = _headers(lines[1 : split + 1])
    record = _options(headers, find_game, lines[split][0])
    state = _replayed(record, lines[split + 1 :])
    line, result = headers[RESULT]
    if result != result_text(record.game.outcome(state)):
        raise Problem("record-result", line=line, written=result, played=result_text(record.game.outcome(state)))
    return record


def _headers(lines: list[tuple[int, str]]) -> dict[str, tuple[int, str]]:
    """The headers with their lines."""
    headers: dict[str, tuple[int, str]] = {}
    for number, line in lines:
        name, colon, value = line.partition(":")
        if not colon or not value.strip():
            raise Problem("record-header", line=number, text=line)
        if name in headers:
            raise Problem("record-header-twice", line=number, header=name)
        headers[name] = (number, value.strip())
    return headers


def _options(headers: dict[str, tuple[int, str]], find_game: FindGame, last: int) -> GameRecord:
    """A record without moves, by its headers."""
    left = dict(headers)

    def header(name: str) -> tuple[int, str]:
        if name not in left:
            raise Problem("record-header-missing", line=last, header=name)
        return left.pop(name)

    def number(name: str) -> tuple[int, int]:
        line, value = header(name)
        if not (value.isascii() and value.isdigit() and len(value) <= 6):
            raise Problem("record-number", line=line, header=name, text=value)
        return line, int(value)

    line, name = header("game")
    game = _at(line, partial(find_game, name))
    line, version = number("rules")
    if version != game.version:
        raise Problem("record-version", line=line, written=version, ours=game.version)
    line, edition = header("edition")
    _at(line, partial(game.options, game.seats[0], edition))
    line, players = number("players")
    _at(line, partial(game.options, players, edition))
    line, target = number("target")
    _at(line, partial(game.options, players, edition, target))
    header(RESULT)
    names = {}
    for seat in range(players):
        if f"{SEAT} {seat + 1}" in left:
            line, name = left.pop(f"{SEAT} {seat + 1}")
            names[seat] = _at(line, partial(checked_name, name))
    record = GameRecord(game, players, edition, target, names=names)
    for name in ("deal", "secret"):
        if name in left:
            line, value = left.pop(name)
            if not re.fullmatch(HASH, value):
                raise Problem("record-hash", line=line, header=name)
            setattr(record, name, value)
    if "starter" in left:
        line, record.starter = number("starter")
        if not 1 <= record.starter <= players:
            raise Problem("record-number", line=line, header="starter", text=record.starter)
    for name, (line, _) in left.items():
        raise Problem("record-header-unknown", line=line, header=name)
    return record


def _replayed(record: GameRecord, lines: list[tuple[int, str]]) -> Any:
    """Play the moves, each checked, into the record; the last table."""
    game = record.game
    state = record.start()
    for number, line in lines:
        who, colon, text = line.partition(":")
        if not colon:
            raise Problem("record-move", line=number, text=line)
        if game.over(state):
            raise Problem("record-after-end", line=number, text=line)
        if who.strip() != actor_name(game.actor(state)):
            raise Problem("record-actor", line=number, written=who, expected=actor_name(game.actor(state)))
        action = _at(number, partial(game.action_of, text.strip()))
        if action not in game.legal(state):
            raise Problem("record-illegal", line=number, move=text.strip())
        game.apply(state, action)
        record.actions.append(action)
    return state


def _at(line: int, check: Callable[[], T]) -> T:
    """The result of a check; a problem that it finds is told with the line."""
    try:
        return check()
    except Problem as problem:
        raise Problem("record-line", line=line, reason=problem) from problem
