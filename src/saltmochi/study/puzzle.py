"""Puzzles: positions in which one action is clearly the best, as text that a person can read and a program can replay.

saltmochi puzzles 1
game: NAME
rules: 1

puzzle: 1
edition: french
players: 2
target: 40
round: 4
scores: 12 31
starter: 2
seat: 1
theme: turn
difficulty: hard
answer: play 3
options: play 3 62.1; draw 48.0; draw left 41.3
over draw: reason-wins-game share=31 instead=12
moves: deal 7/red; draw;
  take left

A file has many puzzles of one game. Each tells how the round started and all moves up to the decision. The person who
solves it sees only what the acting seat sees. `options` are all legal actions with the chance to win after each in
percent, the best first. `over` an action says why the answer is better than it, if that is known: messages with their
values. What a game carries over from the last round follows after `starter`. A line that starts with a
blank continues the one before; a line that starts with # is a comment. Everything else is checked when a file is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from itertools import pairwise
from textwrap import wrap
from typing import Any, NamedTuple

from saltmochi.study.reasons.reason import Reason, format_reason, parse_reason
from saltmochi.study.round_start import RoundStart, begin_round, carried_names
from saltmochi.study.themes import themes
from saltmochi.table.game import Game
from saltmochi.table.headers import FindGame, Headers, at, take_game, take_options
from saltmochi.table.options import Options, option_text, own_values
from saltmochi.texts import Problem

FIRST_LINE = "saltmochi puzzles 1"
PUZZLE = "puzzle"
OVER = "over"
SEPARATOR = ";"
WIDTH = 118
# Stands for a blank at which a line must not be broken: textwrap does not take it for white space.
_BLANK = "\u00a0"
# The size limit: a file with a thousand puzzles stays below it.
MAX_CHARACTERS = 4_000_000
# From the easiest to the hardest.
EASY, MEDIUM, HARD = DIFFICULTIES = ("easy", "medium", "hard")

Value = tuple[int, float]  # an action, and the chance to win after it
ReasonsOver = tuple[int, tuple[Reason, ...]]  # an action, and why the answer is better


class Puzzle(NamedTuple):
    """A decision with one clearly best action."""

    game: Game[Any, Any]
    options: Options
    start: RoundStart
    moves: tuple[int, ...]  # of the round, up to the decision
    seat: int
    theme: str
    difficulty: str
    values: tuple[Value, ...]  # all legal actions, the best first
    reasons: tuple[ReasonsOver, ...] = ()  # in the order of `values`

    @property
    def answer(self) -> int:
        """Return the best action."""
        return self.values[0][0]

    @property
    def gap(self) -> float:
        """Return by how much the best action is better than the second best."""
        return self.values[0][1] - self.values[1][1]

    def explanation(self, chosen: int) -> ReasonsOver | None:
        """Return why the answer is better than the chosen action; if that is not known, than the best other action."""
        return min(self.reasons, key=lambda over: over[0] != chosen, default=None)

    def begin(self) -> Any:
        """Return the state before the first move."""
        return begin_round(self.game, self.options, self.start)

    def position(self) -> Any:
        """Return the state in which the seat has to decide."""
        state = self.begin()
        for move in self.moves:
            self.game.apply(state, move)
        return state

    def view(self) -> Any:
        """Return all that the seat knows."""
        return self.game.view(self.position(), self.seat)


# --- Writing ---


def format_puzzles(game: Game[Any, Any], puzzles: Iterable[Puzzle], first: int = 1) -> str:
    """Write a file of puzzles, numbered from `first`."""
    return "\n".join([file_head(game), *(format_puzzle(puzzle, first + i) for i, puzzle in enumerate(puzzles))])


def file_head(game: Game[Any, Any]) -> str:
    """Return what a file of puzzles starts with."""
    return f"{FIRST_LINE}\ngame: {game.name}\nrules: {game.version}\n"


def format_puzzle(puzzle: Puzzle, number: int) -> str:
    """Write a puzzle as text."""
    text_of, options, start = puzzle.game.text_of, puzzle.options, puzzle.start
    values = [f"{text_of(action)} {100 * value:.1f}" for action, value in puzzle.values]
    lines = [
        f"{PUZZLE}: {number}",
        f"edition: {options.edition}",
        f"players: {options.players}",
        f"target: {options.target}",
        *(f"{name}: {option_text(value)}" for name, value in own_values(options).items()),
        f"round: {start.round}",
        f"scores: {' '.join(map(str, start.scores))}",
        f"starter: {start.starter + 1}",
        *(f"{name}: {value}" for name, value in start.carried),
        f"seat: {puzzle.seat + 1}",
        f"theme: {puzzle.theme}",
        f"difficulty: {puzzle.difficulty}",
        f"answer: {text_of(puzzle.answer)}",
        _wrapped("options", values),
        *(_wrapped(f"{OVER} {text_of(action)}", list(map(format_reason, found))) for action, found in puzzle.reasons),
        _wrapped("moves", list(map(text_of, puzzle.moves))),
    ]
    return "\n".join(lines) + "\n"


def _wrapped(name: str, items: list[str]) -> str:
    """Write a list as a header of several lines; no line ends within an item."""
    joined = f"{SEPARATOR} ".join(item.replace(" ", _BLANK) for item in items)
    text = f"{name}: {joined}"
    lines = wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False, break_long_words=False)
    return "\n".join(lines).replace(_BLANK, " ")


# --- Reading ---

Line = tuple[int, str]  # with its number


class PuzzleText(NamedTuple):
    """A puzzle that is not parsed yet."""

    game: Game[Any, Any]
    number: int
    headers: dict[str, Line]

    def header(self, name: str) -> str:
        """Return a header as it is written, or "" if it is missing."""
        return self.headers.get(name, (0, ""))[1]

    def parse(self) -> Puzzle:
        """Parse the puzzle and check that its moves can be made and its options are the legal actions."""
        lines = [(line, f"{name}: {value}") for name, (line, value) in self.headers.items()]
        return _parse(self.game, Headers(lines, self.headers[PUZZLE][0]))


def parse_puzzles(text: str, find_game: FindGame) -> list[Puzzle]:
    """Parse a file of puzzles and check every one; `find_game` finds games by name."""
    return [found.parse() for found in split_puzzles(text, find_game)]


def split_puzzles(text: str, find_game: FindGame) -> list[PuzzleText]:
    """Split a file into its puzzles, numbered from 1 without gaps. They are parsed when they are needed."""
    if len(text) > MAX_CHARACTERS:
        raise Problem("puzzle-file-too-long")
    lines = _joined(text)
    if not lines or lines[0][1] != FIRST_LINE:
        raise Problem("puzzle-first-line", line=lines[0][0] if lines else 1, expected=FIRST_LINE)
    starts = [i for i, (_, line) in enumerate(lines) if line.startswith(f"{PUZZLE}:")] + [len(lines)]
    head = Headers(lines[1 : starts[0]], lines[starts[0] - 1][0])
    game = take_game(head, find_game)
    head.refuse_others()
    found = []
    for number, (begin, end) in enumerate(pairwise(starts), start=1):
        headers = Headers(lines[begin:end], lines[begin][0]).left
        line, written = headers[PUZZLE]
        if written != str(number):
            raise Problem("puzzle-number", line=line, expected=number, written=written)
        found.append(PuzzleText(game, number, headers))
    return found


def _joined(text: str) -> list[Line]:
    """Join continued lines, and drop empty lines and comments."""
    lines: list[Line] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace() and lines:
            lines[-1] = (lines[-1][0], f"{lines[-1][1]} {line.strip()}")
        else:
            lines.append((number, line.strip()))
    return lines


def _parse(game: Game[Any, Any], headers: Headers) -> Puzzle:
    headers.take(PUZZLE)
    options = take_options(headers, game)
    start, line = _take_start(game, options, headers)
    state = at(line, partial(begin_round, game, options, start))
    seat = _take_seat("seat", options, headers)
    theme = _take_one_of("theme", themes(game), headers)
    difficulty = _take_one_of("difficulty", DIFFICULTIES, headers)
    answer_line, answer = headers.take("answer")
    values_line, values = _take_values(game, headers)
    reasons = _take_reasons(game, values, headers)
    moves = _take_moves(game, state, headers)
    headers.refuse_others()
    if game.actor(state) != seat:
        raise Problem("puzzle-seat", line=headers.last, seat=seat + 1)
    if sorted(action for action, _ in values) != sorted(game.legal(state)) or len(values) < 2:
        raise Problem("puzzle-options", line=values_line)
    if at(answer_line, partial(game.action_of, answer)) != values[0][0]:
        raise Problem("puzzle-answer", line=answer_line)
    return Puzzle(game, options, start, moves, seat, theme, difficulty, values, reasons)


def _take_start(game: Game[Any, Any], options: Options, headers: Headers) -> tuple[RoundStart, int]:
    """Take out how the round started, and return the line at which to report problems with it."""
    line, number = headers.take_number("round")
    if number < 1:
        raise Problem("record-number", line=line, header="round", text=number)
    line, written = headers.take("scores")
    if not re.fullmatch(r"\d{1,4}( +\d{1,4})*", written, re.ASCII):
        raise Problem("puzzle-scores", line=line, players=options.players, target=options.target)
    scores = tuple(map(int, written.split()))
    if len(scores) != options.players or max(scores) >= options.target:
        raise Problem("puzzle-scores", line=line, players=options.players, target=options.target)
    starter = _take_seat("starter", options, headers)
    carried = []
    for name in carried_names(game, options.players):
        if name in headers:
            line, value = headers.take(name)
            carried.append((name, " ".join(value.split())))
    return RoundStart(number, scores, starter, tuple(carried)), line


def _take_seat(name: str, options: Options, headers: Headers) -> int:
    line, seat = headers.take_number(name)
    if not 1 <= seat <= options.players:
        raise Problem("record-number", line=line, header=name, text=seat)
    return seat - 1


def _take_one_of(name: str, choices: tuple[str, ...], headers: Headers) -> str:
    line, value = headers.take(name)
    if value not in choices:
        raise Problem("puzzle-choice", line=line, header=name, text=value, choices=", ".join(choices))
    return value


def _take_values(game: Game[Any, Any], headers: Headers) -> tuple[int, tuple[Value, ...]]:
    """Take out all options with their values, and check that they are sorted."""
    line, text = headers.take("options")
    values = []
    for item in _items(text):
        name, _, value = item.rpartition(" ")
        if not re.fullmatch(r"\d{1,3}\.\d", value, re.ASCII):
            raise Problem("puzzle-value", line=line, text=item)
        values.append((at(line, partial(game.action_of, name)), round(float(value) / 100, 3)))
    if any(later > before for (_, before), (_, later) in pairwise(values)):
        raise Problem("puzzle-order", line=line)
    return line, tuple(values)


def _take_reasons(game: Game[Any, Any], values: tuple[Value, ...], headers: Headers) -> tuple[ReasonsOver, ...]:
    """Take out why the answer is better than other actions, as far as the file says it."""
    found = []
    for action, _ in values[1:]:
        name = f"{OVER} {game.text_of(action)}"
        if name in headers:
            line, text = headers.take(name)
            found.append((action, tuple(at(line, partial(parse_reason, item)) for item in _items(text))))
    return tuple(found)


def _take_moves(game: Game[Any, Any], state: Any, headers: Headers) -> tuple[int, ...]:
    """Take out the moves, and make them."""
    line, text = headers.take("moves")
    moves = []
    for move in _items(text):
        action = at(line, partial(game.action_of, move))
        if game.rules.round_over(state) or action not in game.legal(state):
            raise Problem("record-illegal", line=line, move=move)
        game.apply(state, action)
        moves.append(action)
    return tuple(moves)


def _items(text: str) -> list[str]:
    return [item.strip() for item in text.split(SEPARATOR) if item.strip()]
