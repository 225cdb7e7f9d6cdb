"""Game records: text files that a person can read and a program can replay.

saltmochi game record 1
game: NAME
rules: 1
edition: french
players: 2
target: 40
seat 1: Ada
result: seat 1 wins 41-32 (target)

# round 1
dealer: begin 2
dealer: deal 7/red
2: draw

Options that only one game has follow after `target`, if they differ from their defaults. Names of seats are optional. A
game that was dealt by a secret has more headers: `deal` is the hash that was published before the game, `secret` the
secret that it is the hash of, `starter` the seat that begins, if the table and not the dealer decided that. `mix 1` is
what seat 1 mixed into the deal: the hash of its seed, then the seed, unless it was never revealed. A line that starts
with # is a comment. Everything else is checked when the file is read.

A practice game, in which decisions were taken back, has the line `# practice` among its headers. It is written as a
comment, because programs that do not know it refuse unknown headers.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from saltmochi.table.emoji import EMOJI
from saltmochi.table.game import Game
from saltmochi.table.headers import FindGame, Headers, at, take_game, take_options
from saltmochi.table.mix import MIX, Mix, mix_headers
from saltmochi.table.options import Options, option_text, own_values
from saltmochi.table.outcome import Outcome
from saltmochi.table.seats import DEALER
from saltmochi.texts import Problem

FIRST_LINE = "saltmochi game record 1"
SEAT = "seat"
RESULT = "result"
DEALER_NAME = "dealer"
PRACTICE = "# practice"
# The size limit: no game comes near it.
MAX_CHARACTERS = 1_000_000
# The length of a name as people count it, where an emoji is one character, and as programs do.
MAX_NAME = 40
MAX_CODE_POINTS = 200
HASH = "[0-9a-f]{64}"


@dataclass
class GameRecord:
    """The options of a game and all its actions, including the dealer's."""

    game: Game[Any, Any]
    options: Options
    actions: list[int] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    deal: str = ""  # the hash of the secret, if the game was dealt by one: see `fair_deal`
    secret: str = ""  # once the game is over
    starter: int = 0  # the seat that begins, counted from 1, if the table decided that; 0 if the dealer did
    practice: bool = False  # whether decisions were taken back
    mix: tuple[Mix, ...] = ()  # by seat, what was mixed into the deal; empty if nothing was

    def start(self) -> Any:
        """Return the state before the first action."""
        return self.game.start(self.options)

    def end(self) -> Any:
        """Return the state after the last action."""
        state = self.start()
        for action in self.actions:
            self.game.apply(state, action)
        return state


def actor_name(actor: int) -> str:
    """Return the number of a seat, counted from 1, or the dealer's name."""
    return DEALER_NAME if actor == DEALER else str(actor + 1)


def check_name(name: str) -> str:
    """Check that a name can stand in a record and be shown anywhere, and return it.

    Invisible characters are allowed only within an emoji, which they hold together.
    """
    seen = EMOJI.sub("x", name)
    too_long = len(seen) > MAX_NAME or len(name) > MAX_CODE_POINTS
    if not name or too_long or not seen.isprintable() or name != name.strip():
        raise Problem("record-name", name=name, most=MAX_NAME)
    return name


def result_text(outcome: Outcome | None) -> str:
    """Write an outcome: `seat 2 wins 30-41 (target)`."""
    if outcome is None:
        return "unfinished"
    seats = " and ".join(f"seat {seat + 1}" for seat in outcome.winners)
    verb = "wins" if len(outcome.winners) == 1 else "share"
    reasons = ", ".join(filter(None, (outcome.reason, outcome.tie_break)))
    return f"{seats} {verb} {'-'.join(map(str, outcome.scores))} ({reasons})"


# --- Writing ---


def format_record(record: GameRecord) -> str:
    """Write a record as text."""
    game = record.game
    state = record.start()
    moves = ["", "# round 1"]
    for number, action in enumerate(record.actions, start=1):
        moves.append(f"{actor_name(game.actor(state))}: {game.text_of(action)}")
        game.apply(state, action)
        if game.rules.round_over(state):
            gains = " ".join(f"{gain:+}" for gain in state.gains[: state.players])
            moves.append(f"# {game.endings[state.ending]}: {gains}")
            if number < len(record.actions):
                moves += ["", f"# round {state.round + 1}"]
    headers = [
        FIRST_LINE,
        f"game: {game.name}",
        f"rules: {game.version}",
        f"edition: {record.options.edition}",
        f"players: {record.options.players}",
        f"target: {record.options.target}",
        *(f"{name}: {option_text(value)}" for name, value in own_values(record.options).items()),
        *(f"{SEAT} {seat + 1}: {check_name(name)}" for seat, name in sorted(record.names.items())),
        *(f"{name}: {value}" for name, value in _fair_deal_headers(record).items() if value),
        *practice_lines(record.practice),
        f"{RESULT}: {result_text(game.outcome(state))}",
    ]
    return "\n".join(headers + moves) + "\n"


def practice_lines(practice: bool) -> list[str]:
    """Return the line that marks a practice game."""
    return [f"{PRACTICE}: decisions were taken back"] if practice else []


def _fair_deal_headers(record: GameRecord) -> dict[str, str | int]:
    """Return the headers of a game that was dealt by a secret."""
    return {"deal": record.deal, "secret": record.secret, **mix_headers(record.mix), "starter": record.starter}


# --- Reading ---


def parse_record(text: str, find_game: FindGame) -> GameRecord:
    """Parse a record and check every move; `find_game` finds games by name."""
    if len(text) > MAX_CHARACTERS:
        raise Problem("record-too-long")
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    comments = [(number, line) for number, line in lines if line.startswith("#")]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != FIRST_LINE:
        raise Problem("record-first-line", line=lines[0][0] if lines else 1, expected=FIRST_LINE)
    split = next((i for i, (_, line) in enumerate(lines) if line.startswith(f"{RESULT}:")), None)
    if split is None:
        raise Problem("record-header-missing", line=lines[-1][0], header=RESULT)
    result_line, result = lines[split][0], lines[split][1].partition(":")[2].strip()
    record = _record_from(Headers(lines[1 : split + 1], result_line), find_game)
    record.practice = any(line.startswith(PRACTICE) for number, line in comments if number < result_line)
    state = _replay(record, lines[split + 1 :])
    if result != result_text(record.game.outcome(state)):
        raise Problem("record-result", line=result_line, written=result, played=result_text(record.game.outcome(state)))
    return record


def _record_from(headers: Headers, find_game: FindGame) -> GameRecord:
    """Make a record without moves from its headers."""
    game = take_game(headers, find_game)
    options = take_options(headers, game)
    headers.take(RESULT)
    names = {}
    for seat in range(options.players):
        if f"{SEAT} {seat + 1}" in headers:
            line, name = headers.take(f"{SEAT} {seat + 1}")
            names[seat] = at(line, partial(check_name, name))
    record = GameRecord(game, options, names=names)
    for name in ("deal", "secret"):
        if name in headers:
            line, value = headers.take(name)
            if not re.fullmatch(HASH, value):
                raise Problem("record-hash", line=line, header=name)
            setattr(record, name, value)
    record.mix = _parse_mix(headers, options.players)
    if "starter" in headers:
        line, record.starter = headers.take_number("starter")
        if not 1 <= record.starter <= options.players:
            raise Problem("record-number", line=line, header="starter", text=record.starter)
    headers.refuse_others()
    return record


def _parse_mix(headers: Headers, players: int) -> tuple[Mix, ...]:
    """Take out the headers that tell what was mixed into the deal, and return it by seat."""
    names = [f"{MIX} {seat + 1}" for seat in range(players)]
    found = [_parse_seat_mix(name, *headers.left.pop(name, (0, ""))) for name in names]
    return tuple(found) if any(each.promise for each in found) else ()


def _parse_seat_mix(name: str, line: int, value: str) -> Mix:
    if value and not re.fullmatch(f"{HASH}( {HASH})?", value):
        raise Problem("record-mix", line=line, header=name)
    promise, _, seed = value.partition(" ")
    return Mix(promise, seed)


def _replay(record: GameRecord, lines: list[tuple[int, str]]) -> Any:
    """Check the moves and add them to the record; return the last state."""
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
        action = at(number, partial(game.action_of, text.strip()))
        if action not in game.legal(state):
            raise Problem("record-illegal", line=number, move=text.strip())
        game.apply(state, action)
        record.actions.append(action)
    return state
