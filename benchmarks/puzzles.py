"""`python -m benchmarks.puzzles`: whether the answers of the puzzles that ship are stable over five new seeds.

With `--write` every puzzle is judged anew, with the seeds that puzzles are made with: its values and reasons are
written, and it is left out if it is no puzzle any more. That is needed after a change of the search, of its calibration
or of the reasons.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from saltmochi.games import game as find_game
from saltmochi.games import names
from saltmochi.study.puzzle import Puzzle, format_puzzles, parse_puzzles
from saltmochi.study.puzzle_files import shipped_file
from saltmochi.study.puzzle_judge import Judge
from saltmochi.study.themes import theme_of

NEW_SEEDS = (101, 102, 103, 104, 105)


def stable(judge: Judge, puzzle: Puzzle, seeds: tuple[int, ...] = NEW_SEEDS) -> bool:
    """Whether every new seed finds the answer of a puzzle."""
    view = puzzle.view()
    return all(judge.values(judge.confirming, view, seed)[0][0] == puzzle.answer for seed in seeds)


def judged_anew(judge: Judge, puzzle: Puzzle) -> Puzzle | None:
    """Return a puzzle with new values, or None if it is no puzzle any more."""
    view = puzzle.view()
    judgement = judge.judge_closely(view)
    if judgement is None:
        return None
    (best, _), (second, _) = judgement.values[:2]
    return puzzle._replace(theme=theme_of(puzzle.game, view, best, second), **judgement._asdict())


def check(name: str, puzzles: list[Puzzle], judge: Judge) -> int:
    """Print how many answers are stable, and return how many are not."""
    wrong = [number for number, puzzle in enumerate(puzzles, start=1) if not stable(judge, puzzle)]
    print(f"{name}: {len(puzzles) - len(wrong)} of {len(puzzles)} answers are stable; not stable: {wrong}")
    return len(wrong)


def write(name: str, path: Path, puzzles: list[Puzzle], judge: Judge, game: Any) -> None:
    """Judge all puzzles anew and write those that are still puzzles."""
    kept = [new for puzzle in puzzles if (new := judged_anew(judge, puzzle))]
    path.write_text(format_puzzles(game, kept), encoding="utf-8")
    print(f"{name}: {len(kept)} of {len(puzzles)} are still puzzles")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="judge all puzzles anew and write them")
    arguments = parser.parse_args()
    unstable = 0
    for name in names():
        game, path = find_game(name), shipped_file(name)
        puzzles = parse_puzzles(path.read_text(encoding="utf-8"), find_game)
        judge = Judge(game)
        if arguments.write:
            write(name, path, puzzles, judge, game)
        else:
            unstable += check(name, puzzles, judge)
    sys.exit(unstable > 0)


if __name__ == "__main__":
    main()
