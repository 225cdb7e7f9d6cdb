"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import closing

import pytest

from saltmochi.games import game as find_game
from saltmochi.server.tables.automation import pad_turn
from saltmochi.server.tables.bot_pool import NICENESS, BotPool


def test_bots_stand_back_where_the_server_wants_a_core() -> None:
    with closing(BotPool(1)) as bots:
        for pool in (bots.heuristic_pool, bots.search_pool):
            assert pool.submit(os.nice, 0).result() == min(19, os.nice(0) + NICENESS)


@pytest.mark.parametrize(("spent", "rest"), [(0.0, 1.0), (0.25, 0.75), (1.5, 0.5), (2.0, 1.0)])
def test_a_bot_takes_a_whole_number_of_turns(spent: float, rest: float) -> None:
    assert pad_turn(1.0, spent) == rest
    assert pad_turn(0.0, spent) == 0.0


def test_who_stops_thinking_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saltmochi.server.tables.bot_pool.TIMEOUT_SECONDS", 0.2)
    game = find_game("sea-salt-paper")
    view = game.view(game.deal(2), 0)
    with closing(BotPool(1)) as bots:
        process = bots.heuristic_pool.submit(os.getpid).result()
        os.kill(process, signal.SIGSTOP)
        try:
            with pytest.raises(TimeoutError):
                asyncio.run(bots.choose(game.name, "casual", view))
        finally:
            os.kill(process, signal.SIGCONT)
