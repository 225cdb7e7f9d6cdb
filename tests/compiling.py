"""`python -m tests.compiling`: compile all rules before the tests, side by side as far as they share nothing.

Tests that need them at the same time would compile them twice, and more slowly while coverage is measured.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

from saltmochi.arena.match import Match
from saltmochi.arena.match_runner import MatchRunner
from saltmochi.arena.playout_runner import PlayoutRunner
from saltmochi.bots.bot import Bot
from saltmochi.bots.levels import level_of
from saltmochi.envs.batch import Tables
from saltmochi.games import room_module
from saltmochi.study.advice import Adviser, advised_games
from saltmochi.study.assessment import Assessor
from saltmochi.table.compiled import compiled
from saltmochi.table.rng import new_rng
from tests.games.every_game import GAMES, OWN_OPTIONS


def compile_bots(number: int) -> None:
    """Compile the rules of a game, the bots that think, the game loop of matches, and batches of tables."""
    chosen = GAMES[number].for_options(GAMES[number].options())
    for rule in (chosen.rules.legal, chosen.rules.apply, chosen.rules.write_view, chosen.rules.sample_state):
        compiled(rule)
    Bot(chosen, level_of("expert"), new_rng(1)).prepare()
    Assessor(chosen, 1, 1)
    if chosen.name in advised_games():
        Adviser(chosen).prepare()
    MatchRunner(Match(chosen, (level_of("random"),), chosen.options(), 1, 1)).prepare()
    if room_module("envs", chosen.name):
        tables = Tables(chosen, 1)
        tables.step(tables.sample())


def compile_playouts(number: int) -> None:
    """Compile random games, into which all rules are inlined."""
    chosen = GAMES[number]
    PlayoutRunner(chosen, chosen.options(), 1).prepare()


def compile_with_own_options(number: int) -> None:
    """Compile the rules of a game that are only needed with options of its own, such as expansions."""
    chosen = GAMES[number]
    for own in OWN_OPTIONS.get(chosen.name, [])[:1]:
        full = chosen.for_options(chosen.options(**own))
        for rule in (full.rules.legal, full.rules.apply, full.rules.write_view, full.rules.sample_state):
            compiled(rule)
        PlayoutRunner(chosen, chosen.options(**own), 1).prepare()


if __name__ == "__main__":
    with ProcessPoolExecutor() as processes:
        works = (compile_bots, compile_playouts, compile_with_own_options)
        for done in [processes.submit(work, n) for work in works for n in range(len(GAMES))]:
            done.result()
