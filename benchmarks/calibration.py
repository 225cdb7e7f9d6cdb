"""`make calibration`: do chances come true as often as they say? Fit the corrections of `study`, and check them.

Bots play games. Some decisions of each are assessed, rare chances more often than common ones. From each assessed
decision the bots play on many times with the cards as they lie, so that little depends on the luck of a single game.
Corrections are fitted to the games of one seed, and those in use are checked on the games of another seed. All
decisions are kept in build/calibration, so that another run adds games to them; what they tell is kept in
calibration.json, from which `--write` draws the picture.
"""

from __future__ import annotations

import argparse
import json
import threading
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.progress import track

from saltmochi.arena.cores import run_on_cores
from saltmochi.arena.match import Chunk, Match
from saltmochi.arena.match_runner import MatchRunner
from saltmochi.bots.levels import level_of
from saltmochi.games import game, names
from saltmochi.study.assessment import Assessor
from saltmochi.study.calibration import LEAST, NONE, Correction, calibrate, corrected, correction_of
from saltmochi.study.review import TRIALS
from saltmochi.table.rng import new_rng, randbelow
from saltmochi.table.seats import DEALER
from saltmochi.terminal.plots import COLOURS, EDGE, FAINT, QUIET, add_axes_at, draw_figure, draw_text
from saltmochi.texts import say

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "calibration"
RESULTS = ROOT / "benchmarks" / "calibration.json"
PICTURE = ROOT / "docs" / "pictures" / "calibration.svg"
# The bot that plays. It decides at once, so that many games can be played; the option `--player` names another one.
PLAYER = "network"
# The seeds of the games to which corrections are fitted, and of those on which they are checked.
FITTING_SEED, CHECKING_SEED = 2, 3
# How likely a decision gets a first, rough assessment. Its result decides how likely the decision is assessed
# thoroughly, so that every tenth of the scale gets enough decisions.
ROUGH_SHARE = 0.2
ROUGH_TRIALS = 100
# By tenth, with two players and with more.
SHARES_OF_TWO = (0.25, 0.25, 0.2, 0.15, 0.12, 0.12, 0.15, 0.2, 0.25, 0.25)
SHARES_OF_MORE = (0.03, 0.03, 0.04, 0.25, 0.5, 0.8, 1.0, 1.0, 1.0, 1.0)
# How often the bots play on from an assessed decision.
CONTINUATIONS = 16
BINS = 10
# A tenth of the scale with fewer games says nothing.
FEW_GAMES = 20
# With fewer games caution and stretch are not fitted: they would follow chance.
MANY_GAMES = 300
# The picture shows these numbers of players.
SHOWN = (2, 4)

Array = Any  # of NumPy


class Source(NamedTuple):
    """Where decisions come from: games with so many players, all of them played by this bot."""

    game: str
    players: int
    player: str
    seed: int

    @property
    def path(self) -> Path:
        """Return the file in which the decisions are kept."""
        return FOLDER / f"{self.game}-{self.players}-{self.player.replace(':', '-')}-{self.seed}.jsonl"


class Decisions(NamedTuple):
    """Assessed decisions: one row each."""

    chances: Array  # by seat, as the search says, after the chosen action
    acting: Array  # the seat
    result: Array  # by seat: how often it won
    number: Array  # of the game
    weight: Array  # how many decisions this one stands for


# --- Playing ---


class Examiner:
    """Plays games, and assesses some of their decisions. Each thread needs its own."""

    def __init__(self, source: Source) -> None:
        self.game = game(source.game)
        self.match = Match(self.game, (level_of(source.player),), self.game.options(source.players), 1, source.seed)
        self.runner = MatchRunner(self.match, with_moves=True)
        self.rough = Assessor(self.game, ROUGH_TRIALS, source.seed + 1)
        self.thorough = Assessor(self.game, TRIALS, source.seed)
        self.shares = SHARES_OF_TWO if source.players == 2 else SHARES_OF_MORE

    def examine(self, number: int) -> dict[str, Any]:
        """Play a game, and assess some of its decisions."""
        played = self.runner.run(Chunk((0,) * self.match.players, number, 1, 1)).games[0]
        state, rng, rows = self.game.start(self.match.options), new_rng(self.match.seed + 2, number), []
        for n, action in enumerate(played.moves):
            seat = self.game.actor(state)
            chosen = seat != DEALER and len(self.game.legal(state)) > 1 and happens(rng, ROUGH_SHARE)
            view = self.game.view(state, seat) if chosen else None
            self.game.apply(state, action)
            if chosen:
                decision = number << 12 | n
                share = self.share(view, action, decision)
                if happens(rng, share):
                    chances = chances_after(self.thorough, view, action, decision)
                    rows.append((seat, chances, self.results(state, decision), round(1 / share, 2)))
        return {"number": number, "rows": rows}

    def share(self, view: Any, action: int, number: int) -> float:
        """Return how likely a decision is assessed thoroughly."""
        chances = calibrate(self.game.name, view.seat, chances_after(self.rough, view, action, number))
        return self.shares[min(int(chances[view.seat] * BINS), BINS - 1)]

    def results(self, state: Any, decision: int) -> list[float]:
        """Let the bots play on from here, many times; return how often each seat won. A shared win counts in parts."""
        numbers = range(decision * CONTINUATIONS, (decision + 1) * CONTINUATIONS)
        winners = [self.runner.play_on(state, number) for number in numbers]
        seats = range(self.match.players)
        return [sum((seat in each) / len(each) for each in winners) / CONTINUATIONS for seat in seats]


def happens(rng: Any, share: float) -> bool:
    """Return True with this probability."""
    return randbelow(rng, 1 << 20) < share * (1 << 20)


def chances_after(assessor: Assessor, view: Any, action: int, number: int) -> tuple[float, ...]:
    """Return the chances of all seats after an action, as the search says."""
    return next(value.values for value in assessor.assess(view, action, number) if value.action == action)


def add_games(source: Source, games: int, cores: int | None, chunk: int = 20) -> None:
    """Play further games, and keep their decisions; an interrupted run leaves gaps, which the next one fills."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    known = {each["number"] for each in played_games(source)}
    numbers = list(islice((number for number in count() if number not in known), games))
    local = threading.local()

    def examine(some: list[int]) -> list[dict[str, Any]]:
        if not hasattr(local, "examiner"):
            local.examiner = Examiner(source)
        return [local.examiner.examine(number) for number in some]

    chunks = [numbers[first : first + chunk] for first in range(0, games, chunk)]
    title = f"{source.game}, {source.players} players, seed {source.seed}"
    with source.path.open("a", encoding="utf-8") as file:
        for played in track(run_on_cores(examine, chunks, cores), title, total=len(chunks)):
            file.writelines(json.dumps(each) + "\n" for each in played)
            file.flush()


def played_games(source: Source) -> list[dict[str, Any]]:
    """Return the games that were kept, each with its assessed decisions."""
    text = source.path.read_text(encoding="utf-8") if source.path.exists() else ""
    return [json.loads(line) for line in text.splitlines()]


def read(source: Source) -> Decisions | None:
    """Read the decisions that were kept, if there are any."""
    rows = [
        (chances, seat, result, played["number"], weight)
        for played in played_games(source)
        for seat, chances, result, weight in played["rows"]
    ]
    return Decisions(*(np.array(column) for column in zip(*rows, strict=True))) if rows else None


# --- Fitting and checking ---


def fit(data: Decisions) -> Correction:
    """Return the correction under which the results are likeliest: Newton's method on a logistic model.

    Rare chances count more than in games, so that the correction is right for them too.
    """
    seats, weight = data.chances.shape[1], np.sqrt(data.weight)
    logs = np.log(np.maximum(data.chances, LEAST))
    columns = {"slope": logs, "acting": np.eye(seats)[data.acting]}
    if len(set(data.number.tolist())) >= MANY_GAMES:
        columns["stretch"] = data.chances
        if seats > 2:
            columns["caution"] = np.log(np.maximum(1 - data.chances, LEAST))
    features = np.stack(list(columns.values()), axis=2)
    weights = np.eye(len(columns))[0]
    for _ in range(20):
        scores = features @ weights
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances = odds / odds.sum(axis=1, keepdims=True)
        mean = np.einsum("ns,nsf->nf", chances, features)
        gradient = np.einsum("n,ns,nsf->f", weight, data.result - chances, features)
        spread = features - mean[:, None, :]
        curvature = np.einsum("n,ns,nsf,nsg->fg", weight, chances, spread, spread)
        weights = weights + np.linalg.solve(curvature, gradient)
    return Correction(**{name: round(float(weight), 3) for name, weight in zip(columns, weights, strict=True)})


def state_chances(data: Decisions, correction: Correction) -> Array:
    """Return the corrected chance of the acting seat in each decision."""
    rows = zip(data.acting.tolist(), data.chances.tolist(), strict=True)
    return np.array([corrected(correction, seat, tuple(chances))[seat] for seat, chances in rows])


def tenths(data: Decisions, stated: Array) -> Iterator[dict[str, float]]:
    """Yield for each tenth of the scale what was stated on average, how often it came true, and half the interval of
    the difference.

    The decisions of one game are not independent, so the interval counts games.
    """
    true = data.result[np.arange(len(stated)), data.acting]
    places = np.minimum((stated * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        chosen = places == place
        numbers, games = np.unique(data.number[chosen], return_inverse=True)
        if len(numbers) >= FEW_GAMES:
            weight, misses = data.weight[chosen], true[chosen] - stated[chosen]
            miss = np.average(misses, weights=weight)
            by_game = np.bincount(games, weight * (misses - miss))
            mean = float(np.average(stated[chosen], weights=weight))
            yield {
                "stated": round(mean, 4),
                "true": round(mean + float(miss), 4),
                "error": round(1.96 * float(np.sqrt((by_game**2).sum()) / weight.sum()), 4),
                "decisions": int(chosen.sum()),
                "games": len(by_game),
            }


def check(name: str, players: int, player: str) -> dict[str, Any] | None:
    """Fit a correction to the games of one seed, and check the one in use on those of the other."""
    fitting, checking = (read(Source(name, players, player, seed)) for seed in (FITTING_SEED, CHECKING_SEED))
    if fitting is None or checking is None:
        return None
    return {
        "game": name,
        "players": players,
        "games": len(set(checking.number.tolist())),
        "decisions": len(checking.number),
        "fitted": list(fit(fitting)),
        "in_use": list(correction_of(name, players)),
        "held_out": list(tenths(checking, state_chances(checking, correction_of(name, players)))),
        "uncorrected": list(tenths(checking, state_chances(checking, NONE))),
    }


# --- The picture ---


def draw(results: list[dict[str, Any]]) -> None:
    """Draw what was stated against what came true, with intervals."""
    shown = [result for result in results if result["players"] in SHOWN]
    side = 2.5

    def paint(figure: Any) -> None:
        for place, result in enumerate(shown):
            left, top = 0.6 + (place % 2) * (side + 0.75), 2.2 * EDGE + (place // 2) * (side + 0.9)
            title = f"{say('en', 'game-' + result['game'])}, {result['players']} players"
            draw_text(figure, title, left, top - 0.27, weight="bold")
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


def stored_results() -> dict[tuple[str, int], dict[str, Any]]:
    """Return the stored results by configuration."""
    stored = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    return {(each["game"], each["players"]): each for each in stored}


def show(result: dict[str, Any]) -> None:
    """Print how far the stated chances are off in each tenth, and the corrections."""
    print(f"{result['game']}, {result['players']} players, {result['games']} games, {result['decisions']} decisions")
    for row in result["held_out"]:
        miss, error = 100 * (row["true"] - row["stated"]), 100 * row["error"]
        print(f"  {100 * row['stated']:5.1f} % stated: {miss:+.1f} ± {error:.1f} points, {row['games']} games")
    print(f"  correction in use {result['in_use']}, fitted {result['fitted']}")


def main() -> None:
    """Play, fit, check and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="further games of each seed for each number of players")
    parser.add_argument("--only", default="", help="one configuration, such as happy-mochi-2")
    parser.add_argument("--player", default=PLAYER, help="the bot that plays; results of another one are only printed")
    parser.add_argument("--cores", type=int, default=None)
    parser.add_argument("--write", action="store_true", help="only draw the picture from the results that are kept")
    args = parser.parse_args()
    results = stored_results()
    for name, players in () if args.write else configurations():
        if args.only not in ("", f"{name}-{players}"):
            continue
        for seed in (FITTING_SEED, CHECKING_SEED) if args.games else ():
            add_games(Source(name, players, args.player, seed), args.games, args.cores)
        if found := check(name, players, args.player):
            results[name, players] = found
    kept = [results[each] for each in configurations() if each in results]
    for result in kept:
        show(result)
    if args.player == PLAYER:
        RESULTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        draw(kept)


if __name__ == "__main__":
    main()
