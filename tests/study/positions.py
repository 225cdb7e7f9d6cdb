"""Positions of games as puzzles, with values that nobody has computed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from saltmochi.games import game as find_game
from saltmochi.study.puzzle import DIFFICULTIES, Puzzle
from saltmochi.study.puzzle_finder import Position
from saltmochi.study.reasons.reason import reason
from saltmochi.study.themes import theme_of
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord, parse_record
from saltmochi.table.options import Options
from saltmochi.table.rng import new_rng, randbelow
from saltmochi.table.seats import DEALER

REASONS = (
    reason("reason-wins-game", share=31, instead=12),
    reason("reason-mochi-penalty", points=7.0, instead=9.5),
)
GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))


def golden_record(path: Path) -> GameRecord:
    """A whole game."""
    return parse_record(path.read_text(encoding="utf-8"), find_game)


def random_game(game: Game[Any, Any], options: Options, seed: int, most: int) -> GameRecord:
    """The first actions of a game in which everybody acts at random."""
    rng, state = new_rng(seed), game.start(options)
    actions: list[int] = []
    while not game.over(state) and len(actions) < most:
        legal = game.legal(state)
        dealer = game.actor(state) == DEALER
        actions.append(game.sample_chance(state, rng) if dealer else legal[randbelow(rng, len(legal))])
        game.apply(state, actions[-1])
    return GameRecord(game, options, actions)


def puzzle_at(record: GameRecord, position: Position, difficulty: str = DIFFICULTIES[0]) -> Puzzle:
    """A decision as a puzzle, with values as if earlier actions were better, and reasons against the second."""
    game, state = record.game, position.state
    legal, seat = game.legal(state), game.actor(state)
    values = tuple((action, round(0.9 - 0.001 * i, 3)) for i, action in enumerate(legal))
    theme = theme_of(game, game.view(state, seat), legal[0], legal[1])
    reasons = ((legal[1], REASONS),)
    return Puzzle(game, record.options, position.start, position.moves, seat, theme, difficulty, values, reasons)
