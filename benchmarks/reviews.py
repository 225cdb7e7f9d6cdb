"""`make reviews`: what the promises of docs/study.md about reviews are worth.

- Sums: start + luck + skill + gifts = result, in a thousand games with few trials.
- Luck: its mean for players who lead, which is not zero if their chances are overstated or understated, and its mean
  between players of different strength.
- Scores: how much more often than their scores say those win who begin the next round.
- Agreement: of the decisions that cost 10 points or more with one seed, how many do so with another.
- Time: of the review of a game between two players, on one core.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from statistics import mean, median, stdev
from time import process_time

from saltmochi.arena.match import Chunk, Match
from saltmochi.arena.match_runner import MatchRunner
from saltmochi.bots.levels import level_of
from saltmochi.games import game, names
from saltmochi.study.review import TRIALS, Review, chances_after_round, review
from saltmochi.table.game_record import GameRecord

FEW_TRIALS = 20
COSTLY = 0.1
# The seeds of two reviews that are compared, and of the games.
SEEDS = (1, 2)
GAMES_SEED = 2026
EXACT = 1e-9
# Between whom the luck of those who lead is measured. The luck of both in all games is zero by symmetry.
EQUAL_PLAYERS = ("network", "network")
UNEQUAL_PLAYERS = ("casual", "novice")


def games(name: str, players: int, bots: tuple[str, ...], count: int) -> Iterator[tuple[GameRecord, tuple[int, ...]]]:
    """Play games between bots that take turns in the seats; yield each with the bot of each seat."""
    chosen = game(name)
    match = Match(chosen, tuple(map(level_of, bots)), chosen.options(players), count, GAMES_SEED)
    runner = MatchRunner(match, with_moves=True)
    for number in range(count):
        seating = tuple((seat + number) % len(bots) for seat in range(players))
        played = runner.run(Chunk(seating, number, 1, 1)).games[0]
        yield GameRecord(chosen, match.options, list(played.moves)), seating


def largest_error(found: Review) -> float:
    """Return how far the sum of the parts is from the result."""
    return max(abs(each.start + each.luck + each.skill + each.gifts - each.result) for each in found.players)


def check_sums(count: int) -> None:
    """Review many games with few trials, and check their sums."""
    tables = [(name, players) for name in names() for players in game(name).seats]
    worst, reviewed = 0.0, 0
    for name, players in tables:
        for record, _ in games(name, players, ("novice", "casual"), -(-count // len(tables))):
            worst = max(worst, largest_error(review(record, FEW_TRIALS)))
            reviewed += 1
    print(f"sums: {reviewed} games, largest error {worst:.1e}: {'exact' if worst < EXACT else 'WRONG'}", flush=True)


def check_luck_of_leaders(name: str, count: int, trials: int) -> None:
    """Measure the mean luck of players in rounds that they begin with the better score."""
    luck = []
    for record, _ in games(name, 2, EQUAL_PLAYERS, count):
        leaders = leaders_of(record)
        swings = review(record, trials).swings
        luck.append(sum(swing.change for swing in swings if swing.number and leaders[swing.number - 1] == swing.seat))
    error = 1.96 * stdev(luck) / sqrt(count)
    bot = EQUAL_PLAYERS[0]
    print(f"luck: {name}, {count} games of {bot}: who leads has {mean(luck):+.3f} ± {error:.3f}", flush=True)


def leaders_of(record: GameRecord) -> list[int | None]:
    """Return for each action which of two seats leads in the game before it, by the chance that the scores give."""
    state, leaders = record.start(), []
    for action in record.actions:
        first, second = chances_after_round(record.game, state)
        leaders.append(None if first == second else 0 if first > second else 1)
        record.game.apply(state, action)
    return leaders


def check_luck(name: str, count: int, trials: int) -> None:
    """Measure the mean luck of the first of two unequal bots."""
    bots, luck, results, skill = UNEQUAL_PLAYERS, [], [], []
    for record, seating in games(name, 2, bots, count):
        player = review(record, trials).players[seating.index(0)]
        luck.append(player.luck)
        results.append(player.result)
        skill.append(player.skill + player.gifts)
    error = 1.96 * stdev(luck) / sqrt(count)
    print(
        f"luck: {name}, {count} games of {bots[0]} against {bots[1]}: the first wins {mean(results):.3f}, "
        f"decisions {mean(skill):+.3f}, luck {mean(luck):+.3f} ± {error:.3f}",
        flush=True,
    )


def check_starters(name: str, count: int) -> None:
    """Compare how often players who begin the next round win with the chance that the scores give them."""
    sums = []
    for record, _ in games(name, 2, EQUAL_PLAYERS, count):
        state, stated = record.start(), []
        for action in record.actions:
            record.game.apply(state, action)
            if record.game.rules.round_over(state) and not record.game.over(state):
                stated.append((state.starter, chances_after_round(record.game, state)))
        outcome = record.game.outcome(state)
        assert outcome
        won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(2)]
        sums.append((sum(won[seat] - chances[seat] for seat, chances in stated), len(stated)))
    rounds = sum(number for _, number in sums)
    found = sum(miss for miss, _ in sums) / rounds
    error = 1.96 * sqrt(sum((miss - found * number) ** 2 for miss, number in sums)) / rounds
    print(f"scores: {name}, {count} games: who begins the next round wins {found:+.3f} ± {error:.3f}", flush=True)


def check_agreement(name: str, count: int) -> None:
    """Review games with two seeds, and measure how long it takes."""
    costly = again = same = 0
    times, decisions = [], []
    for record, _ in games(name, 2, ("novice",), count):
        began = process_time()
        one = review(record, TRIALS, SEEDS[0])
        times.append(process_time() - began)
        decisions.append(len(one.decisions))
        two = review(record, TRIALS, SEEDS[1])
        for first, second in zip(one.decisions, two.decisions, strict=True):
            for each, other in ((first, second), (second, first)):
                if each.loss >= COSTLY:
                    costly += 1
                    again += other.loss >= COSTLY / 2
                    same += each.best == other.best
    if costly:
        print(
            f"agreement: {name}, {count} games: of {costly} decisions that cost 10 points, {again / costly:.3f} "
            f"cost at least 5 with the other seed, and {same / costly:.3f} have the same best action",
            flush=True,
        )
    print(
        f"time: {name}, two players: {median(times[1:]):.2f} s of one core (median), {max(times[1:]):.2f} at most, "
        f"{mean(decisions):.0f} decisions",
        flush=True,
    )


def main() -> None:
    """Check all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sums", type=int, default=1000)
    parser.add_argument("--luck", type=int, default=200)
    parser.add_argument("--luck-trials", type=int, default=1000)
    parser.add_argument("--agreement", type=int, default=20)
    parser.add_argument("--starters", type=int, default=1500)
    args = parser.parse_args()
    for name in names():
        check_starters(name, args.starters)
    for name in names():
        check_agreement(name, args.agreement)
    for name in names():
        check_luck_of_leaders(name, args.luck, args.luck_trials)
        check_luck(name, args.luck, args.luck_trials)
    check_sums(args.sums)


if __name__ == "__main__":
    main()
