"""The bot pool: bots run in processes of their own, so that compiling and searching never block the server."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from secrets import randbits
from typing import Any, TypeVar

from saltmochi.bots.bot import Bot, Evaluation
from saltmochi.bots.levels import level_of
from saltmochi.games import game as find_game
from saltmochi.games import names
from saltmochi.table.rng import new_rng

T = TypeVar("T")

# Who plays for somebody who is away, and who gives hints.
STAND_IN = "casual"
ADVISER = "expert"
# After this many seconds a search is given up, and heuristics decide.
TIMEOUT_SECONDS = 20.0
# The scheduling priority of bot processes: the server comes first.
NICENESS = 10

logger = logging.getLogger(__name__)


# --- In the processes of the pool ---


@cache
def _bot(game: str, level: str) -> Bot[Any]:
    return Bot(find_game(game), level_of(level), new_rng(randbits(62)))


def _initialize() -> None:
    """Lower the priority of a bot process, and end it with the server rather than on Ctrl-C."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_server, daemon=True).start()


def _exit_with_server() -> None:
    server = multiprocessing.parent_process()
    if server:
        server.join()
    os._exit(0)


def _choose(game: str, level: str, view: Any) -> int:
    return _bot(game, level).choose(view)


def _evaluate(game: str, level: str, view: Any) -> list[Evaluation]:
    return _bot(game, level).evaluate(view)


def _prepare(game: str) -> None:
    _bot(game, ADVISER).prepare()


# --- In the server ---


class BotPool:
    """Two pools of processes: bots that use heuristics do not wait for those that search."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.heuristic_pool = self._new_pool(1)
        self.search_pool = self._new_pool(processes)

    def _new_pool(self, processes: int) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=_initialize)

    def prepare(self) -> None:
        """Compile what the searching bots need, in the background."""
        for game in names():
            self.search_pool.submit(_prepare, game)

    async def choose(self, game: str, level: str, view: Any) -> int:
        """Return the action that a bot of this level chooses; if its search takes too long, heuristics decide."""
        if level_of(level).trials:
            try:
                return await asyncio.wait_for(self._search(_choose, game, level, view), TIMEOUT_SECONDS)
            except TimeoutError:
                logger.warning("bot too slow", extra={"game": game, "bot": level})
        return await self._decide_quickly(_choose, game, STAND_IN if level_of(level).trials else level, view)

    async def evaluate(self, game: str, view: Any) -> list[Evaluation]:
        """Return what the strongest bot thinks of every legal action."""
        return await asyncio.wait_for(self._search(_evaluate, game, ADVISER, view), TIMEOUT_SECONDS)

    async def _search(self, work: Callable[..., T], *values: Any) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.search_pool, work, *values)
        except BrokenProcessPool:
            self.search_pool = self._new_pool(self.processes)
            raise TimeoutError from None

    async def _decide_quickly(self, work: Callable[..., T], *values: Any) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self.heuristic_pool, work, *values), TIMEOUT_SECONDS)
        except BrokenProcessPool:
            self.heuristic_pool = self._new_pool(1)
            return await asyncio.wait_for(loop.run_in_executor(self.heuristic_pool, work, *values), TIMEOUT_SECONDS)

    def close(self) -> None:
        """Stop all processes."""
        for pool in (self.heuristic_pool, self.search_pool):
            pool.shutdown(wait=False, cancel_futures=True)
