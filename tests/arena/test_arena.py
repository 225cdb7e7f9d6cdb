"""Matches between bots."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from saltmochi.arena.arena import WATCHERS, Batch, Hall, Match, Played, Share, on_cores, shares
from saltmochi.arena.match import Result, Seating, play_games
from saltmochi.bots.bot import for_bots
from saltmochi.bots.desk import plain_desk
from saltmochi.bots.levels import level_of
from saltmochi.table.rng import Rng
from saltmochi.table.game import Game
from saltmochi.table.game_record import GameRecord, parse_record, format_record
from saltmochi.table.record import unpack
from tests.games.every_game import GAMES

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def match(game: Game[Any, Any], bots: str, games: int, players: int = 2, coins: bool = False) -> Match:
    """Some bots at small tables."""
    levels = tuple(level_of(name) for name in bots.split())
    return Match(game, levels, game.options(players, game.editions[0]), games, seed=11, coins=coins)


def all_games(batches: list[Batch]) -> list[Played]:
    """The games of some batches, by number."""
    return sorted((game for batch in batches for game in batch.games), key=lambda game: game.number)


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
def test_the_shares_of_a_match_are_all_its_games(games: int, bots: str) -> None:
    played = match(GAMES[0], bots, games)
    numbers = [
        (share.first + n * share.step, share.seating)
        for share in shares(played, with_moves=False)
        for n in range(share.games)
    ]
    assert sorted(numbers) == [(n, played.seatings[n % len(played.seatings)]) for n in range(games)]


# --- Playing ---


@pytest.mark.no_cover
@each_game
def test_interpreted_and_compiled_matches_are_the_same(game: Game[Any, Any]) -> None:
    played = match(game, "greedy novice search:4", 3, players=3)
    fast = all_games(list(on_cores(Hall(played, with_moves=True), 1)))
    watcher = WATCHERS[game.name]
    rule = for_bots(game, play_games, toss=watcher.toss, observe=watcher.observe, conclude=watcher.conclude)
    for number, seating in enumerate(played.seatings):
        bots = [played.bots[bot] for bot in seating]
        plain = Seating()
        plain.ways, plain.trials = [bot.way for bot in bots], [bot.trials for bot in bots]
        results, rounds, moves = [Result()], [watcher.Round() for _ in range(60)], [0] * 10_000
        desk = plain_desk(game, max(bot.nodes for bot in bots))
        setting = (*played.options, played.seed, number, 1)
        assert rule(game.new_state(), desk, Rng(), plain, results, rounds, moves, *setting) == 1
        assert tuple(moves[: results[0].steps]) == fast[number].moves
        assert tuple(results[0].scores[:3]) == fast[number].scores
        batch = Hall(played).played(Share(seating, number, 1, 1))
        assert [unpack(watcher.Round, row) for row in batch.rounds] == rounds[: plain.rounds]


@each_game
def test_the_games_do_not_depend_on_the_cores(game: Game[Any, Any]) -> None:
    played = match(game, "search:20 greedy", 6)
    one, three = (all_games(list(on_cores(Hall(played), cores))) for cores in (1, 3))
    assert one == three
    assert [len(played.winners) > 0 for played in one] == [True] * 6


@each_game
def test_a_match_can_be_written_down_and_read(game: Game[Any, Any]) -> None:
    played = match(game, "greedy casual", 4)
    for result in all_games(list(on_cores(Hall(played, with_moves=True)))):
        record = GameRecord(game, 2, game.editions[0], played.options[2], list(result.moves))
        assert read(written(record), lambda _: game).actions == list(result.moves)
        outcome = game.outcome(record.end())
        assert outcome is not None
        assert (outcome.winners, outcome.scores) == (result.winners, result.scores)


@each_game
def test_all_can_be_asked_to_leave(game: Game[Any, Any]) -> None:
    hall = Hall(match(game, "search:1000000 greedy", 4))
    hall.leave()
    assert [batch.games for batch in on_cores(hall)] == [[]] * 4


@each_game
def test_who_asks_for_no_more_is_not_kept_waiting(game: Game[Any, Any]) -> None:
    hall = Hall(match(game, "greedy random", 100_000))
    first = next(iter(on_cores(hall)))
    assert first.games


# --- Watching rounds ---


@each_game
def test_every_round_is_watched(game: Game[Any, Any]) -> None:
    batches = list(on_cores(Hall(match(game, "greedy random", 40))))
    rounds = Counter(int(number) for batch in batches for number in batch.rounds["game"])
    assert rounds == {played.number: played.rounds for played in all_games(batches)}
    endings = Counter(int(ending) for batch in batches for ending in batch.rounds["ending"])
    assert endings == Counter({n: sum(played.endings[n] for played in all_games(batches)) for n in endings})


def test_a_coin_decides_once_in_a_round() -> None:
    batches = list(on_cores(Hall(match(GAMES[0], "greedy", 300, coins=True))))
    rounds = [row for batch in batches for row in batch.rounds]
    said = Counter(int(row["coin"]) for row in rounds)
    assert min(said[side] for side in (1, 2, 3)) > 0.25 * sum(said.values())
    stopped = [row for row in rounds if row["coin"] == 2]
    assert all(row["caller"] == row["tossed"] and row["own"] == row["tossed_own"] >= 7 for row in stopped)
    assert {int(row["ending"]) for row in stopped} == {1}
