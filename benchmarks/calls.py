"""`make calls`: assess many decisions to call, and write the chart of calls that docs/findings.md shows.

Bots play, and where they may call, a coin decides, so that late calls are seen too. Each such decision is assessed with
the advice of `saltmochi.study`. Decisions that look alike to a player share a cell of the chart: the same own points,
cards in the deck, and points that the strongest other player has laid open. The chart names the choice with the highest
mean chance to win the game. A bot that follows the chart then plays against one that does not.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.calls_page import chart_text
from saltmochi.arena.match import Match
from saltmochi.arena.tournament import Tournament
from saltmochi.bots.bot import Bot
from saltmochi.bots.levels import level_of
from saltmochi.bots.sea_salt_paper.call_chart import cell_of
from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.actions import LAY_MERMAIDS, STOP, VERB, Verb
from saltmochi.games.sea_salt_paper.rules import points_of
from saltmochi.games.sea_salt_paper.scoring import points
from saltmochi.games.sea_salt_paper.state import DECK, LAID, State, set_size
from saltmochi.study.advice import Adviser
from saltmochi.table.rng import Rng, new_rng, randbelow
from saltmochi.table.seats import DEALER

RESULTS = Path(__file__).parent / "calls.json"
BOT = "thumb"
PLAYERS = (2, 3, 4)
# How many decisions are assessed for each number of players, and with how many determinizations.
DECISIONS = 3000
SAMPLES = 512
# How many games the bot with the chart plays.
GAMES = 40_000
SEED = 1

Cells = dict[str, list[list[float]]]


def play_and_assess(players: int, decisions: int) -> Cells:
    """Play games and return the chances after each choice, for every decision of each cell."""
    rng, adviser = new_rng(SEED, players), Adviser(GAME, SAMPLES, SEED)
    bot = Bot(GAME, level_of(BOT), rng)
    cells: Cells = defaultdict(list)
    count = 0
    state = GAME.deal(players)
    while count < decisions:
        if GAME.over(state):
            state = GAME.deal(players)
        actions = GAME.legal(state)
        if GAME.actor(state) == DEALER:
            action = actions[randbelow(rng, len(actions))]
        elif STOP in actions and not any(VERB[each] == Verb.LAY or each == LAY_MERMAIDS for each in actions):
            advice = adviser.advise(GAME.view(state, state.turn))
            cells[cell_name(state)].append([forecast.chance.value for forecast in advice.forecasts])
            action = toss(adviser, rng)
            count += 1
        else:
            action = bot.choose(GAME.view(state, state.turn))
        GAME.apply(state, action)
    return cells


def toss(adviser: Adviser, rng: Rng) -> int:
    """Choose by a coin that mostly waits, so that rounds last."""
    return int(adviser.actions[min(2, randbelow(rng, 4))])


def cell_name(state: State) -> str:
    """Return the cell that a decision belongs to: own points, tens of cards in the deck, open points of the others."""
    seat = state.turn
    others = [points(state.duos[LAID + n], state.others[LAID + n]) for n in range(state.players) if n != seat]
    return " ".join(map(str, cell_of(points_of(state, seat), set_size(state, DECK), max(others))))


def summarize(cells: Cells) -> dict[str, Any]:
    """Return for each cell how many decisions it has, the mean chances, and the lead of the best with its error."""
    found = {}
    for name, rows in cells.items():
        values = np.array(rows)
        means = values.mean(axis=0)
        best, following = np.argsort(-means)[:2]
        leads = values[:, best] - values[:, following]
        error = float(leads.std(ddof=1)) / len(leads) ** 0.5 if len(leads) > 1 else 1.0
        found[name] = {"n": len(rows), "chances": means.tolist(), "lead": float(leads.mean()), "error": error}
    return found


def play_matches(games: int, cores: int | None) -> dict[str, Any]:
    """Let a bot with the chart play against the same bot without it, and return how often it won."""
    found = {}
    for players in PLAYERS:
        levels = (level_of("chart"), level_of(BOT))
        tournament = Tournament(Match(GAME, levels, GAME.options(players), games, SEED))
        tournament.play(cores=cores)
        summary = tournament.summary()
        found[str(players)] = {"games": summary["games"], "bots": summary["bots"]}
    return found


def main() -> None:
    """Assess decisions, print the chart, or play the matches of the bot that follows it."""
    parser = argparse.ArgumentParser(description="Assess decisions to call, and check the chart by matches.")
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--cores", type=int, default=None, help="how many cores to use, if not all")
    parser.add_argument("--matches", action="store_true", help="assess nothing, and play the matches")
    wanted = parser.parse_args()
    results = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    if wanted.matches:
        results["matches"] = play_matches(wanted.games, wanted.cores)
    else:
        results["cells"] = {str(n): summarize(play_and_assess(n, wanted.decisions)) for n in PLAYERS}
        for players in PLAYERS:
            print(players, chart_text(results["cells"][str(players)]), sep="\n")
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
