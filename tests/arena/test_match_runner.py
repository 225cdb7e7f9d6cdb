"""Matches between bots."""

from __future__ import annotations

import threading
from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from saltmochi.arena.cores import run_on_cores
from saltmochi.arena.game_loop import Lineup, Progress, ResultRow, play_games
from saltmochi.arena.match import Chunk, FinishedChunk, GameResult, Match
from saltmochi.arena.match_runner import MatchRunner
from saltmochi.arena.observation import round_type
from saltmochi.arena.tournament import Tournament
from saltmochi.bots.bot import bind_for_bots
from saltmochi.bots.levels import Level, level_of
from saltmochi.bots.workspace import plain_workspace
from saltmochi.games import game as find_game
from saltmochi.table.game import Game
from saltmochi.table.game_record import format_record, parse_record
from saltmochi.table.record import unpack
from saltmochi.table.rng import Rng
from tests.games.every_game import GAMES

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def match(game: Game[Any, Any], bots: str, games: int, players: int = 2, coins: bool = False) -> Match:
    """Some bots at small tables."""
    levels = tuple(level_of(name) for name in bots.split())
    return Match(game, levels, game.options(players, game.editions[0]), games, seed=11, coins=coins)


def run(match: Match, with_moves: bool = False, cores: int | None = None) -> list[FinishedChunk]:
    """Play a match."""
    runner = MatchRunner(match, with_moves)
    return list(run_on_cores(runner.run, match.chunks(with_moves), cores, runner.stop))


def all_games(chunks: list[FinishedChunk]) -> list[GameResult]:
    """The games of some chunks, by number."""
    return sorted((game for chunk in chunks for game in chunk.games), key=lambda game: game.number)


# --- Who sits where ---


@pytest.mark.parametrize(
    ("bots", "players", "seatings"),
    [
        ("greedy random", 2, [(0, 1), (1, 0)]),
        ("greedy", 3, [(0, 0, 0), (0, 0, 0), (0, 0, 0)]),
        ("greedy random", 3, [(0, 1, 1), (1, 1, 0), (1, 0, 1)]),
        ("greedy random casual", 2, [(0, 1), (0, 2), (1, 2), (1, 0), (2, 0), (2, 1)]),
    ],
)
def test_every_bot_sits_everywhere(bots: str, players: int, seatings: list[tuple[int, ...]]) -> None:
    assert match(GAMES[0], bots, 1, players).seatings == seatings


@pytest.mark.parametrize("games", [1, 2, 5, 499, 500, 501, 2000])
@pytest.mark.parametrize("bots", ["greedy random", "search:9 greedy random"])
def test_the_chunks_of_a_match_are_all_its_games(games: int, bots: str) -> None:
    planned = match(GAMES[0], bots, games)
    numbers = [(chunk.first + n * chunk.step, chunk.seating) for chunk in planned.chunks() for n in range(chunk.games)]
    assert sorted(numbers) == [(n, planned.seatings[n % len(planned.seatings)]) for n in range(games)]


# --- Playing ---


@pytest.mark.no_cover
@each_game
def test_interpreted_and_compiled_matches_are_the_same(game: Game[Any, Any]) -> None:
    players = min(3, game.seats[-1])
    planned = match(game, "greedy novice search:4", 3, players)
    fast = all_games(run(planned, with_moves=True, cores=1))
    assert len(fast) == 3
    rule = bind_for_bots(game, play_games, "arena")
    for number, seating in enumerate(planned.seatings[:3]):
        bots = [planned.bots[bot] for bot in seating]
        lineup, progress = Lineup(), Progress()
        lineup.methods, lineup.trials = [bot.method for bot in bots], [bot.trials for bot in bots]
        results, rounds, moves = [ResultRow()], [round_type(game)() for _ in range(60)], [0] * 10_000
        workspace, state = plain_workspace(game, max(bot.nodes for bot in bots)), game.prepare(planned.options)
        rule(state, workspace, Rng(), lineup, progress, results, rounds, moves, planned.seed, number, 1)
        assert (progress.finished, progress.waiting) == (1, 0)
        assert tuple(moves[: results[0].steps]) == fast[number].moves
        assert tuple(results[0].scores[:players]) == fast[number].scores
        chunk = MatchRunner(planned).run(Chunk(seating, number, 1, 1))
        assert [unpack(round_type(game), row) for row in chunk.rounds] == rounds[: progress.rounds]


@each_game
def test_the_games_do_not_depend_on_the_cores(game: Game[Any, Any]) -> None:
    planned = match(game, "search:20 greedy", 6)
    one, three = (all_games(run(planned, cores=cores)) for cores in (1, 3))
    assert one == three
    assert [result.number for result in one] == list(range(6))
    assert all(result.winners for result in one)


@each_game
def test_a_match_can_be_written_down_and_read(game: Game[Any, Any]) -> None:
    planned = match(game, "greedy casual", 4)
    results = all_games(run(planned, with_moves=True))
    assert len(results) == 4
    for result in results:
        record = planned.record_of(result)
        assert record.names == {seat: planned.bots[bot].name for seat, bot in enumerate(result.seating)}
        assert parse_record(format_record(record), lambda _: game).actions == list(result.moves)
        outcome = game.outcome(record.end())
        assert outcome is not None
        assert (outcome.winners, outcome.scores) == (result.winners, result.scores)


@each_game
def test_a_game_does_not_depend_on_the_games_before_it(game: Game[Any, Any]) -> None:
    """Bots take notes in a game; the games here have one round, so that the next one is of the same number."""
    options = game.options(2, game.editions[0], target=1)
    planned = Match(game, (level_of("network-search:30"),), options, 12, seed=11)
    together = MatchRunner(planned).run(Chunk((0, 0), 0, 1, 12)).games
    alone = [MatchRunner(planned).run(Chunk((0, 0), number, 1, 1)).games[0] for number in range(12)]
    assert together == alone


@each_game
@pytest.mark.parametrize("bot", ["greedy", "network-search:20"])
def test_a_game_is_played_on_from_any_state(game: Game[Any, Any], bot: str) -> None:
    """From a state before its last move a game ends as it did; from the start, the number decides how."""
    planned = match(game, bot, 1)
    runner = MatchRunner(planned, with_moves=True)
    result = runner.run(Chunk((0, 0), 0, 1, 1)).games[0]
    state = game.start(planned.options)
    played = [runner.play_on(state, number) for number in (0, 0, *range(20))]
    assert played[0] == played[1] == played[2]
    assert len(set(played)) > 1
    for action in result.moves[:-1]:
        game.apply(state, action)
    ends = {runner.play_on(state, number) for number in range(20)}
    assert result.winners in ends


@each_game
def test_games_can_be_stopped(game: Game[Any, Any]) -> None:
    planned = match(game, "search:1000000 greedy", 4)
    runner = MatchRunner(planned)
    runner.stop()
    chunks = list(run_on_cores(runner.run, planned.chunks(), stop=runner.stop))
    assert [chunk.games for chunk in chunks] == [[]] * 4


@each_game
def test_closing_the_generator_stops_the_games(game: Game[Any, Any]) -> None:
    planned = match(game, "greedy random", 100_000)
    runner = MatchRunner(planned)
    chunks = run_on_cores(runner.run, planned.chunks(), stop=runner.stop)
    assert next(chunks).games
    chunks.close()
    assert runner.stopped


# --- Time limits ---


@each_game
def test_a_timed_decision_ends_when_the_games_are_stopped(game: Game[Any, Any]) -> None:
    """The loop waits for a decision outside it when it is stopped: it must not ask for the same one again and again."""
    planned = match(game, "skilled skilled", 1000)
    runner = MatchRunner(planned)
    runner.prepare()
    thread = threading.Thread(target=runner.run, args=(Chunk((0, 1), 0, 1, 1000),), daemon=True)
    thread.start()
    while not any(progress["waiting"] for progress in list(runner.running.values())):
        pass
    runner.stop()
    thread.join(timeout=60)
    assert not thread.is_alive()


@each_game
def test_a_level_with_time_to_spare_plays_as_without_a_limit(game: Game[Any, Any]) -> None:
    """Decisions in slices, outside the compiled loop, are the same as those inside it."""
    planned = match(game, "search:200 greedy", 4)
    patient = replace(planned, bots=(replace(planned.bots[0], seconds=1000.0), planned.bots[1]))
    assert patient.timed
    assert not planned.timed
    inside, outside = (all_games(run(some, with_moves=True)) for some in (planned, patient))
    assert inside == outside
    assert len(inside) == 4


@each_game
def test_a_time_limit_holds_for_every_decision(game: Game[Any, Any]) -> None:
    """Without the limit each decision would make 300,000 trials, which take many seconds."""
    level = replace(level_of("search:300000"), seconds=0.005)
    tournament = Tournament(Match(game, (level, level_of("greedy")), game.options(2), 2, seed=3))
    tournament.play(cores=1)
    decisions = sum(result.decisions[result.seating.index(0)] for result in tournament.games)
    assert len(tournament.games) == 2
    assert tournament.seconds / decisions < 1


def test_levels_for_people_are_measured_with_their_limits() -> None:
    levels: list[Level] = [level_of(name) for name in ("skilled", "expert")]
    assert all(level.seconds > 0 for level in levels)
    assert not any(level_of(name).seconds for name in ("search", "search:20000", "sampler"))


# --- Observing rounds ---


@each_game
def test_every_round_is_observed(game: Game[Any, Any]) -> None:
    chunks = run(match(game, "greedy random", 40))
    results = all_games(chunks)
    rounds = np.concatenate([chunk.rounds for chunk in chunks])
    assert Counter(rounds["game"].tolist()) == {result.number: result.rounds for result in results}
    endings = Counter(rounds["ending"].tolist())
    assert endings == Counter({n: sum(result.endings[n] for result in results) for n in endings})
    for result in results:
        own = rounds[rounds["game"] == result.number]
        last = own[own["round"].argmax()]
        assert tuple(last["scores"][: len(result.scores)].tolist()) == result.scores
        assert own["gains"].sum(axis=0)[: len(result.scores)].tolist() == list(result.scores)


@each_game
def test_the_starter_of_a_round_is_whoever_the_record_says_began(game: Game[Any, Any]) -> None:
    planned = match(game, "greedy random", 12)
    chunks = run(planned, with_moves=True)
    for chunk in chunks:
        for result in chunk.games:
            state, starters = game.start(planned.options), []
            for action in result.moves:
                if state.ending == 0:
                    starter = state.starter
                game.apply(state, action)
                if game.rules.round_over(state):
                    starters.append(starter)
            own = chunk.rounds[chunk.rounds["game"] == result.number]
            assert own["starter"].tolist() == starters
            assert len(starters) == result.rounds


def test_a_coin_decides_once_in_a_round() -> None:
    chunks = run(match(find_game("sea-salt-paper"), "greedy", 300, coins=True))
    rounds = [row for chunk in chunks for row in chunk.rounds]
    said = Counter(int(row["coin"]) for row in rounds)
    assert min(said[side] for side in (1, 2, 3)) > 0.25 * sum(said.values())
    stopped = [row for row in rounds if row["coin"] == 2]
    assert all(row["caller"] == row["tossed"] and row["own"] == row["tossed_own"] >= 7 for row in stopped)
    assert {int(row["ending"]) for row in stopped} == {1}
