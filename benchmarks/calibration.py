"""`make calibration`: do chances come true as often as they say? Fit the corrections of `study`, and check them.

Bots that search play games; some decisions of each are assessed, and compared with who won. The corrections are checked
by cross-validation: each fifth of the games with corrections that were fitted to the others. All decisions are kept in
build/calibration, so that another run adds games to them; what they tell is kept in calibration.json, from which
`--write` draws the picture.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from saltmochi.arena.cores import run_on_cores
from saltmochi.arena.match import Chunk, Match
from saltmochi.arena.match_runner import MatchRunner
from saltmochi.bots.levels import level_of
from saltmochi.games import game, names
from saltmochi.study.assessment import Assessor
from saltmochi.study.calibration import LEAST, NONE, Correction, corrected
from saltmochi.study.review import TRIALS, best_of
from saltmochi.table.rng import new_rng, randbelow
from saltmochi.table.seats import DEALER
from saltmochi.terminal.plots import COLOURS, EDGE, FAINT, QUIET, add_axes_at, draw_figure, draw_text

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "calibration"
RESULTS = ROOT / "benchmarks" / "calibration.json"
PICTURE = ROOT / "docs" / "pictures" / "calibration.svg"
PLAYER = "search:200"
# Of each game about so many decisions are assessed: those of one game tell much the same.
DECISIONS = 18
BINS = 10
FOLDS = 5
# With fewer games the caution is not fitted: it would follow chance.
MANY_GAMES = 500
# The picture shows these numbers of players.
SHOWN = (2, 4)

Array = Any  # of NumPy


class Decisions(NamedTuple):
    """Assessed decisions: one row each."""

    chances: Array  # by seat, as the search says, after the chosen action
    acting: Array  # the seat
    result: Array  # by seat: 1 for a win, a part of it for a shared one
    number: Array  # of the game


# --- Playing ---


def play(name: str, players: int, first: int, games: int) -> list[dict[str, Any]]:
    """Play games with numbers from `first` on, and return the decisions of each."""
    chosen = game(name)
    match = Match(chosen, (level_of(PLAYER),), chosen.options(players), games, 1)
    runner, assessor = MatchRunner(match, with_moves=True), Assessor(chosen, TRIALS, 1)
    return [play_one(runner, assessor, number) for number in range(first, first + games)]


def play_one(runner: MatchRunner, assessor: Assessor, number: int) -> dict[str, Any]:
    """Play a game, and assess some of its decisions."""
    match = runner.match
    result = runner.run(Chunk((0,) * match.players, number, 1, 1)).games[0]
    state, rng, rows = match.game.start(match.options), new_rng(2, number), []
    for n, action in enumerate(result.moves):
        seat = match.game.actor(state)
        wanted = randbelow(rng, len(result.moves)) < DECISIONS
        if wanted and seat != DEALER and len(match.game.legal(state)) > 1:
            values = assessor.assess(match.game.view(state, seat), action, number << 12 | n)
            taken = next(value.values for value in values if value.action == action)
            rows.append((seat, best_of(seat, values).values, taken))
        match.game.apply(state, action)
    won = [1 / len(result.winners) if seat in result.winners else 0 for seat in range(match.players)]
    return {"number": number, "won": won, "rows": rows}


def add_games(name: str, players: int, games: int, cores: int | None, chunk: int = 20) -> None:
    """Play further games, and keep their decisions."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}-{players}.jsonl"
    first = len(path.read_text(encoding="utf-8").splitlines()) if path.exists() else 0
    starts = range(first, first + games, chunk)
    played = run_on_cores(lambda start: play(name, players, start, min(chunk, first + games - start)), starts, cores)
    with path.open("a", encoding="utf-8") as file:
        for some in played:
            file.writelines(json.dumps(each) + "\n" for each in some)
            file.flush()
            print(f"{name}, {players} players: {len(some)} games", flush=True)


def read(name: str, players: int) -> Decisions | None:
    """Read the decisions that were kept."""
    path = FOLDER / f"{name}-{players}.jsonl"
    if not path.exists():
        return None
    rows = [
        (taken, seat, each["won"], each["number"])
        for each in map(json.loads, path.read_text(encoding="utf-8").splitlines())
        for seat, _, taken in each["rows"]
    ]
    return Decisions(*(np.array(column) for column in zip(*rows, strict=True)))


# --- Fitting and checking ---


def fit(data: Decisions) -> Correction:
    """Return the correction under which the results are likeliest: Newton's method on a logistic model."""
    seats = data.chances.shape[1]
    logs = np.log(np.maximum(data.chances, LEAST))
    columns = [logs, np.eye(seats)[data.acting]]
    if seats > 2 and len(set(data.number.tolist())) >= MANY_GAMES:
        columns.append(np.log(np.maximum(1 - data.chances, LEAST)))
    features = np.stack(columns, axis=2)
    weights = np.eye(len(columns))[0]
    for _ in range(20):
        scores = features @ weights
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances = odds / odds.sum(axis=1, keepdims=True)
        mean = np.einsum("ns,nsf->nf", chances, features)
        gradient = np.einsum("ns,nsf->f", data.result - chances, features)
        spread = features - mean[:, None, :]
        curvature = np.einsum("ns,nsf,nsg->fg", chances, spread, spread)
        weights = weights + np.linalg.solve(curvature, gradient)
    return Correction(*(round(float(weight), 3) for weight in weights))


def state_chances(data: Decisions, correction: Correction) -> Array:
    """Return the corrected chance of the acting seat in each decision."""
    rows = zip(data.acting.tolist(), data.chances.tolist(), strict=True)
    return np.array([corrected(correction, seat, tuple(chances))[seat] for seat, chances in rows])


def cross_validated(data: Decisions) -> Array:
    """Return the chances of each fold by corrections that were fitted to the others."""
    stated = np.zeros(len(data.number))
    for fold in range(FOLDS):
        chosen = data.number % FOLDS == fold
        stated[chosen] = state_chances(part(data, chosen), fit(part(data, ~chosen)))
    return stated


def tenths(data: Decisions, stated: Array) -> Iterator[dict[str, float]]:
    """Yield for each tenth of the scale what was stated on average, how often it came true, and half its interval.

    The decisions of one game are not independent, so the interval counts games.
    """
    true = data.result[np.arange(len(stated)), data.acting]
    places = np.minimum((stated * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        chosen = places == place
        if chosen.any():
            misses = true[chosen] - stated[chosen]
            by_game = np.bincount(np.unique(data.number[chosen], return_inverse=True)[1], misses - misses.mean())
            yield {
                "stated": round(float(stated[chosen].mean()), 4),
                "true": round(float(true[chosen].mean()), 4),
                "error": round(1.96 * float(np.sqrt((by_game**2).sum())) / int(chosen.sum()), 4),
                "decisions": int(chosen.sum()),
                "games": len(by_game),
            }


def part(data: Decisions, chosen: Array) -> Decisions:
    """Return some of the decisions."""
    return Decisions(*(column[chosen] for column in data))


def check(name: str, players: int) -> dict[str, Any] | None:
    """Fit a correction to all games, and check it by cross-validation."""
    data = read(name, players)
    if data is None:
        return None
    return {
        "game": name,
        "players": players,
        "games": len(set(data.number.tolist())),
        "decisions": len(data.number),
        "correction": list(fit(data)),
        "held_out": list(tenths(data, cross_validated(data))),
        "uncorrected": list(tenths(data, state_chances(data, NONE))),
    }


# --- The picture ---


def draw(results: list[dict[str, Any]]) -> None:
    """Draw what was stated against what came true, with intervals."""
    shown = [result for result in results if result["players"] in SHOWN]
    side = 2.5

    def paint(figure: Any) -> None:
        for place, result in enumerate(shown):
            left, top = 0.6 + (place % 2) * (side + 0.75), 2.2 * EDGE + (place // 2) * (side + 0.9)
            draw_text(figure, f"{result['game']}, {result['players']} players", left, top - 0.27, weight="bold")
            axes = add_axes_at(figure, left, top, side, side)
            axes.plot((0, 1), (0, 1), color=QUIET, linewidth=0.9)
            for key, colour in (("uncorrected", FAINT), ("held_out", COLOURS[0])):
                for row in result[key]:
                    ends = (row["true"] - row["error"], row["true"] + row["error"])
                    axes.plot((row["stated"], row["stated"]), ends, color=colour, linewidth=2, alpha=0.6)
                    axes.plot((row["stated"],), (row["true"],), "o", color=colour, markersize=5)
            axes.set_xlim(0, 1)
            axes.set_ylim(0, 1)
            axes.grid(axis="y", color=FAINT, linewidth=0.6)
            axes.set_xlabel("stated chance", size=8)
            axes.set_ylabel("came true", size=8)

    draw_figure(PICTURE, 2 * (side + 0.75) + 0.5, 2 * (side + 0.9) + 0.5, paint)


def configurations() -> list[tuple[str, int]]:
    """Return every game with every number of players."""
    return [(name, players) for name in names() for players in game(name).seats]


def main() -> None:
    """Play, fit, check and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="further games for each number of players")
    parser.add_argument("--only", default="", help="one configuration, such as happy-mochi-2")
    parser.add_argument("--cores", type=int, default=None)
    parser.add_argument("--play", action="store_true", help="only play")
    parser.add_argument("--write", action="store_true", help="only draw the picture from the results that are kept")
    args = parser.parse_args()
    if not args.write:
        for name, players in configurations():
            if args.games and args.only in ("", f"{name}-{players}"):
                add_games(name, players, args.games, args.cores)
        if args.play:
            return
        found = [check(name, players) for name, players in configurations()]
        RESULTS.write_text(json.dumps([each for each in found if each], indent=1) + "\n", encoding="utf-8")
    results = json.loads(RESULTS.read_text(encoding="utf-8"))
    draw(results)
    for each in results:
        worst = max(each["held_out"], key=lambda row: abs(row["true"] - row["stated"]))
        print(
            f"{each['game']}, {each['players']} players: {each['correction']} from {each['games']} games, worst tenth "
            f"{100 * (worst['true'] - worst['stated']):+.1f} ± {100 * worst['error']:.1f} points"
        )


if __name__ == "__main__":
    main()
