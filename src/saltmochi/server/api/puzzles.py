"""The handlers of requests for puzzles. A puzzle is no secret: its answer comes with it."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from saltmochi.games import game as find_game
from saltmochi.server.api.bodies import Frame, PuzzleEntry, PuzzleInfo, PuzzleOption, Puzzles, ReasonInfo
from saltmochi.server.api.handlers import Api, json_response, number_in
from saltmochi.server.protocol.events import step_for
from saltmochi.server.refusal import Refusal
from saltmochi.server.tables.game_session import Position
from saltmochi.study.puzzle import Puzzle, PuzzleText
from saltmochi.study.puzzle_files import number_of_the_day, shipped_puzzles

# How many puzzles are cached: everybody asks for the puzzle of the day.
CACHED = 100


async def list_puzzles(_: Api, request: Request) -> Response:
    """List the puzzles of a game, or those with one theme."""
    puzzles = _puzzles_of(request)
    theme = request.query_params.get("theme", "")
    entries = [_entry(puzzle) for puzzle in puzzles if theme in ("", puzzle.header("theme"))]
    return json_response(Puzzles(request.path_params["game"], entries))


async def puzzle_of_the_day(_: Api, request: Request) -> Response:
    """Return the puzzle for a day: today in UTC, unless the request names one."""
    puzzles = _puzzles_of(request)
    if not puzzles:
        raise Refusal("no_puzzle")
    written = request.query_params.get("date", "")
    try:
        day = date.fromisoformat(written) if written else datetime.now(UTC).date()
    except ValueError as error:
        raise Refusal("date") from error
    number = number_of_the_day(len(puzzles), day)
    return json_response(_puzzle(request.path_params["game"], number))


async def one_puzzle(_: Api, request: Request) -> Response:
    """Return the puzzle with a number."""
    puzzles = _puzzles_of(request)
    number = number_in(request, "no_puzzle")
    if number > len(puzzles):
        raise Refusal("no_puzzle")
    return json_response(_puzzle(request.path_params["game"], number))


def _puzzles_of(request: Request) -> tuple[PuzzleText, ...]:
    return shipped_puzzles(find_game(request.path_params["game"]).name)


def _entry(puzzle: PuzzleText) -> PuzzleEntry:
    return PuzzleEntry(puzzle.number, puzzle.header("theme"), puzzle.header("difficulty"))


@lru_cache(CACHED)
def _puzzle(game: str, number: int) -> PuzzleInfo:
    return puzzle_info(number, shipped_puzzles(game)[number - 1].parse())


def puzzle_info(number: int, puzzle: Puzzle) -> PuzzleInfo:
    """Return a puzzle as clients get it: the round as the seat saw it, and the options with their values."""
    text_of, options = puzzle.game.text_of, puzzle.options
    return PuzzleInfo(
        game=puzzle.game.name,
        number=number,
        edition=options.edition,
        players=options.players,
        target=options.target,
        seat=puzzle.seat,
        theme=puzzle.theme,
        difficulty=puzzle.difficulty,
        frames=puzzle_frames(puzzle),
        answer=text_of(puzzle.answer),
        options=[puzzle_option(puzzle, *value) for value in puzzle.values],
    )


def puzzle_option(puzzle: Puzzle, action: int, value: float) -> PuzzleOption:
    """Return an action as clients get it, with the reasons against it."""
    reasons = dict(puzzle.reasons).get(action, ())
    return PuzzleOption(puzzle.game.text_of(action), value, [ReasonInfo(*reason) for reason in reasons])


def puzzle_frames(puzzle: Puzzle) -> list[Frame]:
    """Return every moment of the round up to the decision, as the seat saw and remembers it."""
    game, state, seat = puzzle.game, puzzle.begin(), puzzle.seat
    frames = [Frame(None, Position(game, state).seat_views((seat,), open_memory=True)[seat])]
    for move in puzzle.moves:
        step = step_for(seat, game.actor(state), game.apply_and_disclose(state, move))
        frames.append(Frame(step, Position(game, state).seat_views((seat,), open_memory=True)[seat]))
    return frames
