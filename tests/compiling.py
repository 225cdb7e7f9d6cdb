"""`python -m tests.compiling`: compile all rules before the tests, side by side as far as they share nothing.

Tests that come to them at the same time would compile them twice, and more slowly while coverage is measured.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

import numpy as np

from saltmochi.arena.arena import Hall, Match
from saltmochi.bots.bot import Bot
from saltmochi.bots.levels import level_of
from saltmochi.games import game, names
from saltmochi.table.compiled import compiled
from saltmochi.table.rng import Rng, new_rng
from saltmochi.table.legal_actions import LegalActions
from saltmochi.table.playout import Tally, play_series
from saltmochi.table.record import pack


def compile_bots(name: str) -> None:
    """Compile the rules of a game, the bots that think, and the arena."""
    chosen = game(name)
    for rule in (chosen.rules.legal, chosen.rules.apply, chosen.rules.write_view, chosen.rules.sample_state):
        compiled(rule)
    Bot(chosen, level_of("expert"), new_rng(1)).prepare()
    Hall(Match(chosen, (level_of("random"),), chosen.options(2), 1, 1)).prepare()


def compile_playouts(name: str) -> None:
    """Compile random games, into which all rules are written."""
    chosen = game(name)
    table = (pack(thing) for thing in (chosen.new_state(), LegalActions(), Rng(), Tally()))
    chosen.compile(play_series)(*table, np.zeros(0, np.int64), *chosen.options(2), 1, 0, 1)


if __name__ == "__main__":
    with ProcessPoolExecutor() as processes:
        for done in [processes.submit(work, name) for work in (compile_bots, compile_playouts) for name in names()]:
            done.result()
